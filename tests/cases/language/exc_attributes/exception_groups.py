# ExceptionGroup: constructor rules, subgroup, split, derive, nesting, attributes, except*.
def t(f, *a, **k):
    try: return f(*a, **k)
    except BaseException as e: return e
G, B = ExceptionGroup, BaseExceptionGroup
v, k, o = ValueError(1), KeyError("k"), OSError(2, "x")
g = G("msg", [v, G("in", [k, o])])
print(g, repr(g), g.message, g.exceptions, g.args, str(G("", [v])), repr(G("m", (v,))), type(B("b", [v])).__name__, type(B("b", [KeyboardInterrupt()])).__name__)
for a in ((), ("m",), ("m", []), ("m", 5), ("m", [5]), (5, [v]), ("m", [v], 1), ("m", [ValueError]), ("m", [KeyboardInterrupt()]), ("m", "ab"), ("m", (x for x in [v]))):
    print(repr(t(G, *a)))
print(repr(g.subgroup(ValueError)), repr(g.subgroup(OSError)), g.subgroup(TypeError), g.subgroup(Exception) is g, repr(g.subgroup((KeyError, ValueError))), repr(g.subgroup(lambda e: isinstance(e, KeyError))), repr(t(g.subgroup, 5)), repr(t(g.subgroup, (5,))))
print([repr(x) for x in g.split(KeyError)], [repr(x) for x in g.split(TypeError)], [repr(x) for x in g.split(Exception)], [repr(x) for x in g.split(lambda e: isinstance(e, G))][1])
class M(G):
    def __new__(cls, m, e, code): self = super().__new__(cls, m, e); self.code = code; return self
    def derive(self, excs): return M(self.message, excs, self.code + 1)
m = M("mine", [v, k], 5); m.add_note("note"); a, b = m.split(KeyError); print(type(a).__name__, a.code, b.code, a.__notes__, b.exceptions, a.__notes__ is m.__notes__)
print(repr(g.derive([v])), t(setattr, g, "message", 5), t(setattr, g, "exceptions", ()), G[int] if hasattr(G, "__class_getitem__") else "", issubclass(G, Exception), issubclass(B, Exception), issubclass(G, B))
class S(B): pass
print(repr(t(S, "m", [v])), repr(t(type("T", (B, ValueError), {}), "m", [KeyboardInterrupt()])))
n = 0
for i in range(60):
    try: raise G("g", [ValueError(i), KeyError(i), G("n", [OSError(i, "e"), TypeError()])] [: i % 3 + 1])
    except* ValueError as x: n += len(x.exceptions)
    except* (KeyError, OSError) as x: n += 10 * len(x.exceptions) + len(x.message)
    except* TypeError: n += 100
print(n)
