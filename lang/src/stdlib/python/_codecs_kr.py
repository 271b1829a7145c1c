"""The encodings of the family: Korean."""

from _multibytecodec import _codec


def getcodec(encoding, /):
    """The codec of an encoding."""
    return _codec(encoding, "euc_kr cp949 johab".split())
