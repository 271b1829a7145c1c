# int, float, complex, bool, str, bytes, list, tuple, dict, set, frozenset, bytearray, range, slice, enumerate … of every kind of argument: a table of answers.
class Ix:
    def __index__(self): return 3
class Fl:
    def __float__(self): return 2.5
class In:
    def __int__(self): return 7
class Bad:
    def __int__(self): return "x"
    def __float__(self): return 1
    def __index__(self): return 1.5
    def __complex__(self): return "c"
    def __bool__(self): return 2
    def __str__(self): return b"s"
    def __bytes__(self): return "b"
    def __iter__(self): return 5
    def __len__(self): return -1
    def __hash__(self): return "h"
    def __repr__(self): return 5
    def __format__(self, s): return None
    def __reversed__(self): return 3
    def __round__(self, n=None): return "r"
    def __abs__(self): return None
    def __dir__(self): return 5
    def __trunc__(self): return 1
class SubInt(int): pass
class TrueInt(int):
    def __int__(self): return 2
    def __index__(self): return True
class Len:
    def __len__(self): return 2 ** 70
class Seq:
    def __len__(self): return 2
    def __getitem__(self, i):
        if i > 1: raise IndexError
        return i, i * 2
args = {"int": 5, "neg": -1, "big": 2 ** 70, "flt": 2.9, "inf": float("inf"), "cpx": 1j, "str": "12", "txt": "abc", "emp": "", "byt": b"12", "raw": b"\xff", "lst": [1, 2], "prs": [("a", 1), ("b", 2)], "odd": [("a", 1), "xyz"], "uns": [[1], [2]], "dct": {"k": 1}, "non": None, "tru": True, "ell": ..., "ix": Ix(), "fl": Fl(), "in": In(), "bad": Bad(), "ti": TrueInt(2), "len": Len(), "seq": Seq(), "typ": int, "fun": len, "obj": object()}
calls = [int, float, complex, bool, str, bytes, bytearray, list, tuple, dict, set, frozenset, range, slice, enumerate, iter, reversed, len, abs, round, hash, hex, ord, chr, divmod, sum, min, sorted, any, zip, map, next, memoryview, format, repr, ascii, callable, dir, vars, type, super, pow, bin, oct, print, input, open, isinstance, getattr, setattr, compile, exec, eval, __import__, classmethod, staticmethod, property, filter, globals, locals, issubclass, delattr, id]
skip = {hash: ("str", "txt", "emp", "non", "ell", "typ", "fun", "obj", "byt", "raw", "ix", "fl", "in", "len", "seq"), repr: ("obj",), ascii: ("obj",), str: ("obj",), format: ("obj",), dir: tuple(k for k in args if k != "bad"), print: tuple(args), input: tuple(args), open: tuple(k for k in args if k not in ("flt", "cpx", "lst", "non", "fl")), id: tuple(args), exec: ("str", "txt", "byt", "raw"), eval: ("fun", "raw"), iter: (), globals: (), locals: (), reversed: (), bytes: ("obj",), bytearray: ("bad",), zip: ("bad",), type: ("bad",)}
rows = 0
for f in calls:
    groups = {}
    for k, v in args.items():
        if k in skip.get(f, ()): continue
        try:
            r = f(v)
            s = f"{r!r:.30}" if isinstance(r, (int, float, complex, str, bytes, bytearray, list, tuple, dict, frozenset, range, slice, bool, type(None))) and not isinstance(r, (Bad,)) else type(r).__name__
            if " object at" in s: s = type(r).__name__
        except Exception as e: s = f"{type(e).__name__}: {e}"
        groups.setdefault(s, []).append(k)
    for s, ks in groups.items(): print(f.__name__, " ".join(ks), "=>", s); rows += 1
print(rows)
total = 0
for i in range(200):
    v = (i, float(i), str(i), True, b"%d" % i, Ix(), None, "x", [i])[i % 9]
    for f in (int, float, str, bool, list):
        try: r = f(v); total += len(r) if isinstance(r, (str, list)) else int(r)
        except (TypeError, ValueError) as e: total += len(str(e))
print(total)
