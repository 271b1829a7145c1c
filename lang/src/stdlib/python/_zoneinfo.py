"""The class of time zones: the library's, shown as the one in C is."""

from zoneinfo._zoneinfo import ZoneInfo as _Base


class ZoneInfo(_Base):
    __module__ = "zoneinfo"
    __doc__ = None

    def __repr__(self, /):
        name = "zoneinfo.ZoneInfo" if type(self) is ZoneInfo else type(self).__name__
        return f"{name}.from_file({self._file_repr})" if self._key is None else f"{name}(key={self._key!r})"
