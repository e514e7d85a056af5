"""What needs more than the standard library. Each module names the extra of the package that brings it."""


def lacking(module: str, extra: str, error: ImportError) -> ImportError:
    """The error with what to install to mend it."""
    return type(error)(f'{module} needs `pip install ".[{extra}]"`, in the folder of rami: {error}', name=error.name)
