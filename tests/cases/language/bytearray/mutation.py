# Everything that changes a bytearray.

def attempt(f, *args):
    try:
        return repr(f(*args))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

a = bytearray(b"hello")
alias = a
a.append(33); a.extend(b" wo"); a.extend([114, 108]); a.extend(range(100, 101)); a.insert(0, 62); a.insert(-1, 45); a.insert(100, 46); a.insert(-100, 60)
print(a, alias is a, len(a), a.pop(), a.pop(0), a.pop(-2), a)
a.remove(ord("l")); a.reverse()
print(a, a.copy(), a.copy() is a, a.count(b"o"))
a[0] = 65; a[-1] = 90; a[1:3] = b"--"; a[2:2] = b"ins"; a[5:] = []; a[:1] = [1, 2, 3]
print(a)
a[::2] = b"xyzw"[:len(a[::2])]
print(a)
del a[0]; del a[1:3]; print(a)
a = bytearray(range(20)); del a[::3]; print(a); del a[::-2]; print(a); del a[5:2]; print(a); a[1:2] = bytearray(b"abc"); print(a); a[:] = a; print(a); a[2:4] = a; print(a)
a = bytearray(b"ab"); a *= 3; b = a; a += b"!"; a += bytearray(b"?"); a += memoryview(b"m"); print(a, b is a, a * 2, 2 * bytearray(b"x"), bytearray(b"x") * -1)
a.clear(); print(a, bool(a), bool(bytearray(1)), a == b"", bytearray() == bytearray())
a = bytearray(b"abc")
def set_item(k, v): a[k] = v
def del_item(k): del a[k]
def add(v):
    global a
    a += v
for f, args in [(a.append, (256,)), (a.append, ("x",)), (a.append, (-1,)), (a.append, (1.5,)), (a.extend, ("str",)), (a.extend, (5,)), (a.extend, ([256],)), (a.extend, (["x"],)), (a.insert, (0, 300)), (a.insert, ("x", 1)), (a.pop, (10,)), (a.pop, ("x",)), (bytearray().pop, ()), (a.remove, (200,)), (a.remove, (300,)), (a.remove, (b"a",)), (set_item, (10, 1)), (set_item, (0, 256)), (set_item, (0, b"x")), (set_item, ("x", 1)), (set_item, (slice(0, 1), 5)), (set_item, (slice(0, 1), "x")), (set_item, (slice(0, 1), None)), (set_item, (slice(0, 3, 2), b"xyz")), (set_item, (slice(0, 1), [300])), (del_item, (10,)), (del_item, ("x",)), (add, ("x",)), (add, (5,)), (add, ([1],)), (hash, (a,)), (lambda: a["x"], ()), (lambda: a[99], ()), (a.fromhex, ("zz",))]:
    print(args, attempt(f, *args))
print(a)
a = bytearray(b"x")
a.__init__(b"again"); print(a); a.__init__(); print(a); a.__init__("é", "utf-8"); print(a)
log = bytearray()
for k in range(100):
    log.append(k % 256)
    if k % 3 == 0:
        log.extend(bytes([k, k]))
    if k % 7 == 0:
        del log[:2]
    if log[-1] > 90:
        log[-1] = 0
print(len(log), log[:8], sum(log), log.find(b"\x05"), log.__alloc__() > len(log))
print(repr(bytearray(b"'\"\xff")), str(bytearray(b"s")), [bytearray(b"in list")], list(bytearray(b"ab")), list(reversed(bytearray(b"ab"))), bytearray(b"ab")[::-1], bytearray(b"abc")[1], bytearray(b"abc")[:2], type(bytearray(b"abc")[:2]))
it = iter(bytearray(b"ab")); grow = bytearray(b"a"); seen = []
for byte in grow:
    seen.append(byte)
    if len(grow) < 5:
        grow.append(byte + 1)
print(seen, next(it), type(it).__name__, it.__length_hint__() if hasattr(it, "__length_hint__") else 1)
