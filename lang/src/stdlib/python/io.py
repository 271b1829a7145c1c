"""Files and streams."""

import posix as _posix
from _io_base import IOBase, RawIOBase, BufferedIOBase, TextIOBase, UnsupportedOperation
from _io_memory import BytesIO, StringIO
from _io_files import FileIO, BufferedReader, BufferedWriter, BufferedRandom, BufferedRWPair, TextIOWrapper, IncrementalNewlineDecoder
from _io_files import open, open_code, text_encoding, DEFAULT_BUFFER_SIZE

__all__ = [
    "BlockingIOError", "open", "open_code", "IOBase", "RawIOBase", "FileIO", "BytesIO", "StringIO", "BufferedIOBase", "BufferedReader", "BufferedWriter",
    "BufferedRWPair", "BufferedRandom", "TextIOBase", "TextIOWrapper", "UnsupportedOperation", "SEEK_SET", "SEEK_CUR", "SEEK_END", "text_encoding",
    "DEFAULT_BUFFER_SIZE", "IncrementalNewlineDecoder",
]

BlockingIOError = BlockingIOError
SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2
