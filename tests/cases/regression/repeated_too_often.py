# Repeating by a count that does not fit, or to a length that does not.
for seq in ("ab", "a", "", [1], [], (1, 2), (), b"ab", b""):
    for n in (2**60, 2**61, 2**62, 2**63 - 1, 2**63, -2**63 - 1, -2**70):
        try:
            print(repr(seq), n.bit_length(), repr(seq * n)[:20])
        except (OverflowError, MemoryError) as e:
            print(repr(seq), n.bit_length(), type(e).__name__, e)
