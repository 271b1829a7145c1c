# collections.abc: the methods that mixins give to Sequence, MutableSequence, Set, Mapping, and their errors.
import collections.abc as c
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
class Sq(c.Sequence):
    def __init__(self, *d): self.d = d
    def __len__(self): return len(self.d)
    def __getitem__(self, i): return self.d[i]
s = Sq(3, 1, 3, 2)
print(list(s), 3 in s, 9 in s, s.index(3), s.index(3, 1), t(s.index, 9), t(s.index, 3, 3), s.index(2, -1), s.count(3), list(reversed(s)), t(Sq.__lt__, s, s), isinstance(s, c.Reversible), isinstance(s, c.Collection), t(c.Sequence), t(type("B", (c.Sequence,), {"__len__": len})))
class Ms(c.MutableSequence):
    def __init__(self, d=()): self.d = list(d)
    def __len__(self): return len(self.d)
    def __getitem__(self, i): return self.d[i]
    def __setitem__(self, i, v): self.d[i] = v
    def __delitem__(self, i): del self.d[i]
    def insert(self, i, v): self.d.insert(i, v)
m = Ms("abc"); m.append("d"); m.extend("ef"); m.reverse(); m.remove("c"); print(m.d, m.pop(), m.pop(0), m.d, t(m.remove, "zz"), t(m.pop, 99)); m += "xy"; m.extend(m); print(m.d, m.clear(), m.d, t(m.pop), t(m.append))
class St(c.Set):
    def __init__(self, d=()): self.d = list(dict.fromkeys(d))
    def __contains__(self, x): return x in self.d
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
    def __repr__(self): return f"St({self.d})"
a, b = St("abc"), St("bcd")
print(a & b, a | b, a - b, a ^ b, a <= b, a < a, a >= St("a"), a == {"a", "b", "c"}, a == b, a != b, a.isdisjoint("xyz"), {"a", "z"} & a, {"z"} | a if False else "", {"a", "z"} - a, a & "az", t(lambda: a & 5), t(lambda: a | 5), t(lambda: a < 5), a == 5, t(hash, a), a._hash() == hash(frozenset("abc")), a ^ "ax", "ab" - a if False else "", St() <= a)
class Mt(St, c.MutableSet):
    def add(self, x): self.d.append(x) if x not in self.d else None
    def discard(self, x): self.d.remove(x) if x in self.d else None
q = Mt("ab"); q |= "cd"; q &= "bcd"; q -= "b"; q ^= "cz"; print(q, q.pop(), q, t(q.remove, "nope"), q.remove("z"), q, t(q.pop), q.clear()); q ^= q; q -= q; print(q)
class Mp(c.MutableMapping):
    def __init__(self, **k): self.d = k
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k] = v
    def __delitem__(self, k): del self.d[k]
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
p = Mp(a=1, b=2)
print(p.get("a"), p.get("z", 0), "a" in p, list(p.keys()), list(p.values()), list(p.items()), p == {"a": 1, "b": 2}, p == 5, p != Mp(), p.pop("a"), p.pop("q", 7), t(p.pop, "q"), p.setdefault("s", []), p.setdefault("s", 1), p.update({"x": 1}, y=2), p.update([("z", 3)]), p.d, p.popitem(), t(Mp().popitem), p.keys() & {"x"}, ("x", 1) in p.items(), 1 in p.values(), repr(p.keys())[:8], p.clear(), p.d, t(p.update, 5), t(hash, p), t(p.__reversed__) if p.__reversed__ else "no reversed", {**Mp(k=1)}, dict(Mp(w=2)))
n = 0
for i in range(80):
    m.append(i); q.add(i % 7); p[str(i % 5)] = i
    n = n * 31 + len(m) + m.count(i % 3) + len(q & range(4)) + sum(p.values()) + p.get(str(i % 9), 1) & 0xffffff
print(n)
