"""The encodings of the family: Chinese."""

from _multibytecodec import _codec


def getcodec(encoding, /):
    """The codec of an encoding."""
    return _codec(encoding, "gb2312 gbk gb18030 hz".split())
