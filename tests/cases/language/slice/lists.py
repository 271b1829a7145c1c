# Slices of lists: reading, writing, deleting, steps, out of range.

n = list(range(10))
print(n[2:5], n[:3], n[7:], n[:], n[-3:], n[:-7], n[::2], n[::-1], n[8:2:-2], n[5:2], n[100:], n[-100:2], n[2:100])
total = 0
for i in range(-12, 12):
    for j in range(-12, 12):
        for step in (1, 2, -1, -3):
            part = n[i:j:step]
            total = (total * 31 + len(part) * 7 + (part[0] if part else 0)) % 1000003
print(total)
a = list(range(8))
a[2:4] = ["x"]
print(a)
a[1:1] = [100, 101]
print(a)
a[:2] = []
print(a)
a[::2] = "ABCDEFG"[: len(a[::2])]
print(a)
a[len(a):] = (7, 8)
a[-1:] = "yz"
print(a)
for f in (lambda: a.__setitem__(slice(0, 4, 2), [1]), lambda: a[::0], lambda: a["x":2], lambda: a.__setitem__(slice(0, 1), 5), lambda: a[1.5:]):
    try:
        f()
    except (ValueError, TypeError) as e:
        print(e)
b = list(range(12))
del b[1:3], b[::3]
print(b)
del b[-2:]
del b[100:]
print(b)
c = [1, 2, 3]
c[:] = c + c
d = c
d[1:3] = d
print(c, c is d)
s = slice(1, 9, 3)
print(n[s], s, s.start, s.stop, s.step, s.indices(5), slice(None, 3), s == slice(1, 9, 3))


class Shows:
    def __getitem__(self, key):
        return key


print(Shows()[1:2], Shows()[::3], Shows()[1:2, 3], Shows()[()], Shows()[..., 0])
