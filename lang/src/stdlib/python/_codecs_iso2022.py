"""The encodings of the family: ISO 2022."""

from _multibytecodec import _codec


def getcodec(encoding, /):
    """The codec of an encoding."""
    return _codec(encoding, "iso2022_kr iso2022_jp iso2022_jp_1 iso2022_jp_2 iso2022_jp_2004 iso2022_jp_3 iso2022_jp_ext".split())
