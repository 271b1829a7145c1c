"""Files of the system: `open`, and the buffers of the standard streams."""

import posix as _posix
from _io_base import UnsupportedOperation
from _io_buffers import BufferedRandom, BufferedReader, BufferedRWPair, BufferedWriter, DEFAULT_BUFFER_SIZE, FileIO, _texts, _write_files, _writers
from _operator import _class_name
from _io_text import IncrementalNewlineDecoder, TextIOWrapper


def text_encoding(encoding, stacklevel=2):
    """The encoding that is meant."""
    return "locale" if encoding is None else encoding


def open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    """Opens a file."""
    if not isinstance(mode, str):
        raise TypeError(f"open() argument 'mode' must be str, not {_class_name(mode)}")
    # A number is asked for its value when the file is opened, behind the checks.
    if not hasattr(type(file), "__index__"):
        file = _posix.fspath(file)
    if not isinstance(buffering, int):
        raise TypeError(f"'{type(buffering).__name__}' object cannot be interpreted as an integer")
    if encoding is not None and not isinstance(encoding, str):
        raise TypeError(f"open() argument 'encoding' must be str or None, not {type(encoding).__name__}")
    if errors is not None and not isinstance(errors, str):
        raise TypeError(f"open() argument 'errors' must be str or None, not {type(errors).__name__}")
    letters = set(mode)
    if letters - set("axrwb+t") or len(mode) > len(letters):
        raise ValueError(f"invalid mode: {mode!r}")
    binary = "b" in letters
    if "t" in letters and binary:
        raise ValueError("can't have text and binary mode at once")
    if len(letters & set("xrwa")) != 1:
        raise ValueError(
            "Must have exactly one of create/read/write/append mode and at most one plus"
            if not letters & set("xrwa") else "must have exactly one of create/read/write/append mode"
        )
    if binary and encoding is not None:
        raise ValueError("binary mode doesn't take an encoding argument")
    if binary and errors is not None:
        raise ValueError("binary mode doesn't take an errors argument")
    if binary and newline is not None:
        raise ValueError("binary mode doesn't take a newline argument")
    if _writers or _texts:
        _write_files()
    raw = FileIO(file, mode.replace("b", "").replace("t", ""), closefd, opener)
    try:
        line_buffering = buffering == 1 or buffering < 0 and raw.isatty()
        if buffering < 0 or buffering == 1:
            buffering = DEFAULT_BUFFER_SIZE
        if buffering == 0:
            if binary:
                return raw
            raise ValueError("can't have unbuffered text I/O")
        if "+" in letters:
            buffer = BufferedRandom(raw, buffering)
        elif "r" in letters:
            buffer = BufferedReader(raw, buffering)
        else:
            buffer = BufferedWriter(raw, buffering)
        if binary:
            return buffer
        text = TextIOWrapper(buffer, encoding, errors, newline, line_buffering)
        text.mode = mode
        return text
    except BaseException:
        raw.close()
        raise


def open_code(path):
    """Opens a file with code."""
    return open(path, "rb")


class _Standard(BufferedWriter):
    """The bytes below a standard stream: what was written as text comes first."""

    def __init__(self, file):
        self._file = file
        super().__init__(FileIO(file.fileno(), "w", closefd=False))
        self._raw.name = file.name

    def write(self, data, /):
        self._file.flush()
        count = super().write(data)
        self._write_pending()
        return count


_Standard.__name__ = _Standard.__qualname__ = "BufferedWriter"
_buffers = {}


def _buffer_of(file):
    """The bytes below a standard stream."""
    buffer = _buffers.get(file.fileno())
    if buffer is None:
        if file.readable():
            buffer = BufferedReader(FileIO(file.fileno(), "r", closefd=False))
        else:
            buffer = _Standard(file)
        _buffers[file.fileno()] = buffer
    return buffer
