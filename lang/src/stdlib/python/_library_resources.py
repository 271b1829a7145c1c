"""The files of the library inside the command, for `importlib.resources`."""

import _imp
import io
from importlib.resources.abc import Traversable, TraversableResources


class Path(Traversable):
    """A file or folder."""

    def __init__(self, path):
        self._path = path

    def __repr__(self):
        return f"{type(self).__name__}({self._path!r})"

    @property
    def name(self):
        return self._path.rpartition("/")[2]

    def iterdir(self):
        names = _imp._library_list(self._path)
        if names is None:
            raise NotADirectoryError(20, "Not a directory", self._path)
        for name in names:
            yield Path(f"{self._path}/{name}")

    def is_dir(self):
        return _imp._library_list(self._path) is not None

    def is_file(self):
        return _imp._library_data(self._path) is not None

    def joinpath(self, *descendants):
        path = self._path
        for part in descendants:
            for name in str(part).split("/"):
                if name == "..":
                    path = path.rpartition("/")[0]
                elif name not in ("", "."):
                    path = f"{path}/{name}"
        return Path(path)

    def __truediv__(self, child):
        return self.joinpath(child)

    def read_bytes(self):
        data = _imp._library_data(self._path)
        if data is None:
            raise FileNotFoundError(2, "No such file or directory", self._path)
        return data

    def read_text(self, encoding=None):
        with self.open(encoding=encoding) as file:
            return file.read()

    def open(self, mode="r", *args, **kwargs):
        file = io.BytesIO(self.read_bytes())
        return file if "b" in mode else io.TextIOWrapper(file, *args, **kwargs)


class Reader(TraversableResources):
    """The files of a package."""

    def __init__(self, path):
        self._path = path

    def files(self):
        return Path(self._path)
