# copyreg and pickle: reductions of several shapes, state, new arguments, registered functions, protocols.
import copyreg
import io
import pickle


class Plain:
    def __init__(self):
        self.x, self.y = 1, [2]

    def __eq__(self, other):
        return type(self) is type(other) and vars(self) == vars(other)


class Stated:
    def __init__(self, a):
        self.a, self.cache = a, object()

    def __getstate__(self):
        return {"a": self.a}

    def __setstate__(self, state):
        self.a, self.cache = state["a"], "again"


class Slotted:
    __slots__ = ("p", "q")


class New(tuple):
    def __new__(cls, a, b):
        return super().__new__(cls, (a, b))

    def __getnewargs__(self):
        return tuple(self)


class NewEx(int):
    def __new__(cls, value, *, scale=1):
        self = super().__new__(cls, value * scale)
        self.scale = scale
        return self

    def __getnewargs_ex__(self):
        return (int(self) // self.scale,), {"scale": self.scale}


class Reduced:
    def __init__(self, n):
        self.n = n

    def __reduce__(self):
        return Reduced, (self.n,), {"extra": self.n}, iter(()), iter(())


class Bag(dict):
    def __init__(self, *a):
        super().__init__(*a)
        self.tag = "t"


ONE = Plain()


class Single:
    def __reduce__(self):
        return "LONE"


LONE = Single()


s = Slotted()
s.p = 5
for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
    def there(value):
        return pickle.loads(pickle.dumps(value, protocol))

    st, bag, red = there(Stated(3)), there(Bag({"a": 1})), there(Reduced(4))
    print(protocol, there(ONE) == ONE, st.a, st.cache, there(New(1, 2)), type(there(New(1, 2))).__name__, red.n, red.extra, bag, bag.tag, there(LONE) is LONE)
    try:
        n = there(NewEx(3, scale=2))
        print(int(n), n.scale, there(s).p, hasattr(there(s), "q"))
    except (TypeError, pickle.PicklingError) as e:
        print(type(e).__name__, e)


class Point:
    def __init__(self, x):
        self.x = x


copyreg.pickle(Point, lambda p: (Point, (p.x * 10,)))
print(pickle.loads(pickle.dumps(Point(7))).x, Point in copyreg.dispatch_table, copyreg._slotnames(Slotted), copyreg.__newobj__(list))
print(ONE.__reduce_ex__(2)[1:3], New(1, 2).__reduce_ex__(4)[1], (5).__reduce_ex__(4)[1] if False else Reduced(1).__reduce__()[1])


class Own(pickle.Pickler):
    def reducer_override(self, value):
        return (str, (value.x,)) if isinstance(value, Point) else NotImplemented

    def persistent_id(self, value):
        return ("id", 9) if value is ONE else None


class Back(pickle.Unpickler):
    def persistent_load(self, pid):
        return pid[1]

    def find_class(self, module, name):
        if name == "eval":
            raise pickle.UnpicklingError("no eval here")
        return super().find_class(module, name)


out = io.BytesIO()
Own(out, 4).dump([Point("x"), ONE, {1: ONE}])
print(Back(io.BytesIO(out.getvalue())).load())
for bad in (lambda: pickle.loads(b""), lambda: pickle.dumps((i for i in ())), lambda: Back(io.BytesIO(pickle.dumps(eval))).load(), lambda: copyreg.pickle(5, 5), lambda: copyreg.constructor(5), lambda: pickle.dumps(1, 99)):
    try:
        print(bad())
    except (pickle.PickleError, TypeError, AttributeError, EOFError, ValueError) as e:
        print(type(e).__name__)
print(sum(len(pickle.loads(pickle.dumps([New(i, str(i)), {i: Plain()}] * 3))) for i in range(40)))
