# The same slices of lists, tuples, strings, bytes, bytearrays, ranges and memoryviews agree.
base = list(range(65, 91))
kinds = [base, tuple(base), "".join(map(chr, base)), bytes(base), bytearray(base), range(65, 91), memoryview(bytes(base))]
def plain(x):
    return [ord(c) if isinstance(c, str) else c for c in x]
checked = 0
for start in (None, 0, 3, -4, 30, -40, 25):
    for stop in (None, 0, 7, -2, 99, -99):
        for step in (None, 1, 2, -1, -3, 40):
            parts = [plain(k[start:stop:step]) for k in kinds]
            assert all(p == parts[0] for p in parts), (start, stop, step)
            checked += len(parts[0])
print(checked)
l = base[:]
l[2:8:2] = "abc"; l[:0] = [1]; l[-2:] = (); del l[5:-5:3]
b = bytearray(base)
b[2:8:2] = b"abc"; b[:0] = [1]; b[-2:] = b""; del b[5:-5:3]
print(l, b, len(l) == len(b))
for k in range(60):
    s = slice(k % 9 - 4, None, (k % 5 - 2) or 1)
    assert "".join(map(chr, base[s])) == kinds[2][s] and bytes(base[s]) == kinds[3][s] == bytes(kinds[6][s])
print(kinds[2][::-5], kinds[3][-6:-1], kinds[5][4:20:6], type(kinds[4][1:2]).__name__, type(kinds[5][1:2]).__name__, type(kinds[6][1:2]).__name__)
