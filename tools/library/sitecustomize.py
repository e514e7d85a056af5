"""Runs when the worker's Python starts: `pyscript` is imported compiled, from this library.

PyScript also writes the sources of that package into the working folder, which stands first on the path; compiling them
would take as long as importing all of Rami.
"""

import sys
from zipimport import zipimporter

LIBRARY = zipimporter(sys.path[0])


class Compiled:
    """A finder that knows one package."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        return LIBRARY.find_spec(name) if name == "pyscript" else None


sys.meta_path.insert(0, Compiled)
