# Attributes of the builtin exceptions: notes, arguments, what each class adds.
e = ValueError(1, 2); e.add_note("x"); e.add_note("y"); print(e.__notes__, e.__dict__)
try: e.add_note(5)
except TypeError as x: print(x)
o = OSError(2, "no", "f"); print(type(o), o, o.errno, o.strerror, o.filename, o.args, o.filename2)
o = OSError(17, "e", "a", None, "b"); print(type(o), o, o.filename2)
for n in (1, 2, 4, 10, 11, 13, 17, 20, 21, 32, 103, 104, 110, 111, 3, 99): print(n, type(OSError(n, "m")).__name__)
print(OSError("a"), OSError("a").errno, repr(OSError(2, "m")), OSError().args)
o.errno = 5; print(o.errno, o.args)
k = KeyError("a"); print(k, str(KeyError("a", "b")), repr(k), str(KeyError()))
s = StopIteration(5, 6); print(s.value, s.args); s.value = 3; print(s.value, StopIteration().value)
x = SystemExit(3); print(x.code, SystemExit().code, SystemExit(1, 2).code)
i = ImportError("m", name="n", path="p"); print(i.msg, i.name, i.path, i, i.__dict__, ImportError().msg)
try: ImportError("m", foo=1)
except TypeError as z: print(z)
try: ValueError(a=1)
except TypeError as z: print(z)
a = AttributeError("m", name="n", obj=5); print(a.name, a.obj, a.__dict__, AttributeError().name)
try: (5).foo
except AttributeError as z: print(z.name, z.obj, z.__dict__)
try: foo
except NameError as z: print(z.name, z.__dict__)
u = UnicodeDecodeError("utf-8", b"abc", 1, 2, "bad"); print(u, u.encoding, u.object, u.start, u.end, u.reason); u.reason = "worse"; print(u.reason)
u = UnicodeEncodeError("ascii", "a\xe9b", 1, 2, "bad"); print(u, u.object)
class E(Exception):
    def __init__(self, a): self.a = a
    def __str__(self): return f"<{self.a}>"
z = E(5); print(z, repr(z), z.args, z.a, z.__dict__, E.__base__)
print(z.__reduce__(), ValueError(1).__reduce__())
try: z.with_traceback(5)
except TypeError as t: print(t)
try: z.__cause__ = 5
except TypeError as t: print(t)
try: z.args = 5
except TypeError as t: print(t)
z.args = [1, 2]; print(z.args)
print(z.__suppress_context__); z.__cause__ = ValueError(); print(z.__suppress_context__, z.__context__)
class M(OSError, ValueError): pass
print(M(2, "x"), type(M(2, "x")), M.__mro__[1:3])
try:
    class N(OSError, ImportError): pass
except TypeError as t: print(t)
class KA(KeyError, AttributeError): pass
print(KA("a"), KA.__base__)
t = 0
for i in range(100):
    try: raise AttributeError(str(i), name="n", obj=i)
    except AttributeError as q: t += q.obj
    try: raise E(i)
    except E as q: t += q.a
print(t)
