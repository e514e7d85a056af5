"""What needs more than the standard library. Each module names the extra of the package that brings it."""
