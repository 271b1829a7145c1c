# bytearray: append, extend, insert, pop, remove, reverse, clear, copy, +=, *=.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
b = bytearray(b"ab")
print(t(b.append, 99), t(b.append, 256), t(b.append, -1), t(b.append, "a"), t(b.append, b"a"), t(b.append), t(b.append, 1.5), t(b.append, True), b)
print(t(b.extend, b"de"), t(b.extend, [102]), t(b.extend, (x for x in (103, 104))), t(b.extend, "a"), t(b.extend, 5), t(b.extend, [1, 256]), t(b.extend, ["a"]), t(b.extend, [None]), b)
print(t(b.insert, 0, 1), t(b.insert, -1, 2), t(b.insert, 100, 3), t(b.insert, -100, 4), t(b.insert, 0, 300), t(b.insert, "a", 1), t(b.insert, 0), b)
print(b.pop(), b.pop(0), b.pop(-1), t(b.pop, 50), t(b.pop, -50), t(b.pop, "a"), t(bytearray().pop), b, t(b.remove, 97), t(b.remove, 250), t(b.remove, 256), t(b.remove, b"b"), t(b.remove, "b"), b)
b.reverse(); c = b.copy(); print(b, c is b, c == b, b.clear(), b, c, t(c.copy, 1), t(c.clear, 1), t(c.reverse, 1))
d = c; c += b"zz"; c *= 2; print(d is c, c, c * 0, 2 * bytearray(b"ab"), bytearray(b"a") + b"b", b"a" + bytearray(b"b"), t(lambda: c + "a"), t(lambda: c + [1]), t(lambda: c * 1.5), t(lambda: c * b""), t(c.__iadd__, "a"), t(c.__iadd__, [1]), t(c.__imul__, -1), c)
print(t(hash, c), c == b"", bytearray(b"b") > b"a", bytearray(b"a") in [b"a"], t(lambda: {bytearray(b"a"): 1}), bytearray(b"abc").__alloc__() >= 3, bytearray(b"x").__reduce_ex__(2)[1][0] if False else "", bool(c), [*bytearray(b"hi")], list(reversed(bytearray(b"abc"))))
b, n = bytearray(), 0
for i in range(200):
    b.append(i % 256)
    if i % 3 == 0: b.insert(i % 7, 255)
    if i % 4 == 0: n += b.pop(len(b) // 2)
    if i % 50 == 49: b.reverse()
    if i % 9 == 0 and 255 in b: b.remove(255)
    b += b[:1]
print(n, len(b), sum(b))
