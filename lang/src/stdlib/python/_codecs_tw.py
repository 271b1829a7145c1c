"""The encodings of the family: Taiwan's."""

from _multibytecodec import _codec


def getcodec(encoding, /):
    """The codec of an encoding."""
    return _codec(encoding, "big5 cp950".split())
