"""Files and streams."""

import _io
import abc
import sys
from _io import BlockingIOError, BufferedRandom, BufferedReader, BufferedRWPair, BufferedWriter, BytesIO, DEFAULT_BUFFER_SIZE, FileIO
from _io import IncrementalNewlineDecoder, StringIO, TextIOWrapper, UnsupportedOperation, open, open_code, text_encoding

__all__ = [
    "BlockingIOError", "open", "open_code", "IOBase", "RawIOBase", "FileIO", "BytesIO", "StringIO", "BufferedIOBase", "BufferedReader", "BufferedWriter",
    "BufferedRWPair", "BufferedRandom", "TextIOBase", "TextIOWrapper", "UnsupportedOperation", "SEEK_SET", "SEEK_CUR", "SEEK_END", "text_encoding",
    "DEFAULT_BUFFER_SIZE", "IncrementalNewlineDecoder",
]

SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2


class IOBase(_io._IOBase, metaclass=abc.ABCMeta):
    __doc__ = _io._IOBase.__doc__


class RawIOBase(_io._RawIOBase, IOBase):
    __doc__ = _io._RawIOBase.__doc__


class BufferedIOBase(_io._BufferedIOBase, IOBase):
    __doc__ = _io._BufferedIOBase.__doc__


class TextIOBase(_io._TextIOBase, IOBase):
    __doc__ = _io._TextIOBase.__doc__


RawIOBase.register(FileIO)
for _class in (BytesIO, BufferedReader, BufferedWriter, BufferedRandom, BufferedRWPair):
    BufferedIOBase.register(_class)
for _class in (StringIO, TextIOWrapper, type(sys.__stdout__)):
    TextIOBase.register(_class)
del _class
