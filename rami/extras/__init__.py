"""What needs more than the standard library. Each module names the extra of the package that brings it."""


def lacking(module: str, extra: str, error: ImportError) -> ImportError:
    """What to install where the import of something failed."""
    return ImportError(f'{module} needs `pip install ".[{extra}]"`, in the folder of rami: {error}')
