# Exceptions made by hand: args, text, attributes of the kinds that have some, notes, pickled state.
for e in (ValueError(), ValueError("a"), ValueError("a", 1), ValueError(None), KeyError("k"), KeyError("a", "b"), KeyError(), OSError(2, "msg"), OSError(2, "msg", "file"), OSError(2, "msg", "f", None, "g"), OSError("one"), OSError(13, "p"), StopIteration(5), StopIteration(), SystemExit(3), UnicodeDecodeError("utf8", b"ab\xff", 2, 3, "bad"), UnicodeEncodeError("ascii", "aé", 1, 2, "bad"), ImportError("m", name="n", path="p"), NameError("n", name="x"), AttributeError("a", name="n", obj=5), SyntaxError("s"), SyntaxError("s", ("f", 1, 2, "text")), StopAsyncIteration(1), BaseException(1, 2), AssertionError([1]), UnicodeTranslateError("aé", 0, 1, "r")):
    print(type(e).__name__, repr(e), "|", str(e), "|", e.args, sorted(k for k in ("errno", "strerror", "filename", "filename2", "value", "code", "name", "path", "obj", "msg", "lineno", "offset", "text", "start", "end", "reason", "object", "encoding") if getattr(e, k, None) is not None))
e = ValueError(1); e.args = [1, 2]; print(e.args, repr(e)); e.args = "ab"; print(e)
for bad in ("e.args = 5", "del e.args", "OSError(x=1)", "ValueError(x=1)", "ImportError(x=1)", "StopIteration(x=1)", "e.add_note(5)", "NameError(name=5).name", "BaseException.__new__(ValueError, 1, 2).args", "ValueError.__init__(e, 7) or e.args"):
    try: print(bad, "=", eval(bad) if "=" not in bad or "(" in bad else exec(bad))
    except (TypeError, SyntaxError) as x: print(bad, "->", x)
e.add_note("one"); e.add_note("two"); print(e.__notes__); 
class Own(Exception):
    def __init__(self, a, *, b=2): super().__init__(a); self.b = b
    def __str__(self): return f"own {self.b}"
o = Own(1, b=3); o.extra = 4; print(repr(o), str(o), o.__reduce__()[1:], vars(o))
class Multi(KeyError, AttributeError): pass
m = Multi("x"); print(str(m), m.name, isinstance(m, LookupError), Multi.__mro__[1:4] == (KeyError, LookupError, AttributeError))
total = 0
for i in range(150):
    c = (ValueError, KeyError, OSError, Own, StopIteration)[i % 5]
    x = c(i); x.tag = i if i < 90 else str(i)
    total += len(repr(x)) + len(str(x)) + x.args[0]
    if i == 100: Own.__str__ = lambda s: "patched"; Own.__repr__ = lambda s: "R"
print(total)
