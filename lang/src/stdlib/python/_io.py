"""Files and streams, as far as CPython has them in C."""

from _io_base import UnsupportedOperation, _BufferedIOBase, _IOBase, _RawIOBase, _TextIOBase
from _io_memory import BytesIO, StringIO
from _io_files import FileIO, BufferedReader, BufferedWriter, BufferedRandom, BufferedRWPair, TextIOWrapper, IncrementalNewlineDecoder
from _io_files import open_code, text_encoding, DEFAULT_BUFFER_SIZE

BlockingIOError = BlockingIOError
open = open

# As CPython's says.
__name__ = "io"
