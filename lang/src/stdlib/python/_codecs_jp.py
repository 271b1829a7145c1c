"""The encodings of the family: Japanese."""

from _multibytecodec import _codec


def getcodec(encoding, /):
    """The codec of an encoding."""
    return _codec(encoding, "shift_jis cp932 euc_jp shift_jis_2004 euc_jis_2004 euc_jisx0213 shift_jisx0213".split())
