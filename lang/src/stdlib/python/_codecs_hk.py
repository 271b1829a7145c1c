"""The encodings of the family: Hong Kong's."""

from _multibytecodec import _codec


def getcodec(encoding, /):
    """The codec of an encoding."""
    return _codec(encoding, "big5hkscs".split())
