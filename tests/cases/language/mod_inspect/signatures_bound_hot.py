# inspect: signatures bound and changed, from many kinds of callables, getcallargs, source-free members, closures, stacks, in loops.
import functools
import inspect
from inspect import Parameter, Signature, signature


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (TypeError, ValueError, AttributeError) as e:
        return f"{type(e).__name__}: {e}"


def f(a, b=2, /, c: int = 3, *args: str, d, e=5, **kw) -> float: ...


s = signature(f)
print(s, list(s.parameters), s.return_annotation, [(p.name, p.kind.name, p.default if p.default is not Parameter.empty else "-", p.annotation is not Parameter.empty) for p in s.parameters.values()], str(s.parameters["args"]), repr(s.parameters["c"]), s == signature(f), hash(s) == hash(signature(f)))
for args, kwargs in (((1,), {"d": 4}), ((1, 2, 3, "x", "y"), {"d": 4, "z": 9}), ((), {"d": 1}), ((1,), {}), ((1,), {"b": 5, "d": 1}), ((1, 2), {"a": 3, "d": 4, "b": 1}), ((1, 2, 3), {"c": 3, "d": 1})):
    b = t(s.bind, *args, **kwargs)
    print(args, kwargs, b if isinstance(b, str) else (b, b.args, b.kwargs))
p = s.bind_partial(7)
p.apply_defaults()
print(p.arguments, p.signature is s, s.bind_partial().args)
changed = s.replace(parameters=[Parameter("q", Parameter.POSITIONAL_ONLY), Parameter("r", Parameter.KEYWORD_ONLY, default=1, annotation="R")], return_annotation=Signature.empty)
print(changed, s.parameters["c"].replace(name="z", default=Parameter.empty), Signature(), t(Signature, [Parameter("a", Parameter.KEYWORD_ONLY), Parameter("b", Parameter.POSITIONAL_ONLY)]), t(Signature, [Parameter("a", 1, default=1), Parameter("b", 1)]), t(Signature, [Parameter("a", 1), Parameter("a", 1)]), t(Parameter, "1a", 1), t(Parameter, "a", 9), t(Parameter, "a", Parameter.VAR_POSITIONAL, default=1), t(Parameter, 5, 1), t(Parameter, "def", 1))


class C:
    def __init__(self, x, *, y=1): ...

    def m(self, a): ...

    @classmethod
    def c(cls, b): ...

    @staticmethod
    def s(d): ...

    def __call__(self, z=0): ...

    part = functools.partialmethod(m, 5)


class New:
    def __new__(cls, n): ...


class Meta(type):
    def __call__(cls, meta_arg): ...


class Made(metaclass=Meta): ...


@functools.wraps(f)
def wrapper(*a, **k): ...


wrapper2 = lambda *a: 1
wrapper2.__signature__ = Signature([Parameter("own", 1)])
for name, value in (("C", C), ("C()", C(1)), ("m", C.m), ("bound", C(1).m), ("c", C.c), ("s", C.s), ("New", New), ("Made", Made), ("partial", functools.partial(f, 1, d=5)), ("wrapper", wrapper), ("own", wrapper2), ("lambda", lambda *, k=1: k), ("part", C(1).part), ("wrapped not", t(signature, wrapper, follow_wrapped=False)), ("five", 5)):
    print(name, t(signature, value) if not isinstance(value, Signature) else value)
print(inspect.getfullargspec(f), inspect.getfullargspec(C.m).args, t(inspect.getcallargs, f, 1, d=2), t(inspect.getcallargs, f), inspect.formatannotation(int), inspect.formatannotation("x"), t(inspect.getfullargspec, 5))


def outer():
    x, y = 1, [2]

    def inner():
        return x, len, missing, y

    return inner


print(inspect.getclosurevars(outer()).nonlocals, sorted(inspect.getclosurevars(outer()).builtins), [fr.function for fr in inspect.stack()[:1]], inspect.getmro(C), [n for n, _ in inspect.getmembers(C, inspect.isfunction)], [a.name + ":" + a.kind for a in inspect.classify_class_attrs(C) if not a.name.startswith("__")], inspect.isabstract(C), inspect.getattr_static(C, "s").__class__.__name__, [inspect.ismethoddescriptor(x) for x in (str.upper, C.m, property())], inspect.isawaitable(5), inspect.iscode(f.__code__), inspect.isframe(inspect.currentframe()), inspect.indentsize("\t a"), inspect.cleandoc("a\n   b\n   c\n"), inspect.getmodulename("/x/y.py"), inspect.get_annotations(f)["return"].__name__)


def checked(fn):
    sig = signature(fn)

    @functools.wraps(fn)
    def call(*a, **k):
        bound = sig.bind(*a, **k)
        bound.apply_defaults()
        for name, value in bound.arguments.items():
            want = sig.parameters[name].annotation
            if isinstance(want, type) and not isinstance(value, want):
                raise TypeError(f"{name} is not {want.__name__}")
        return fn(*a, **k)

    return call


@checked
def area(w: int, h: int = 2, *, scale: float = 1.0):
    return w * h * scale


total, wrong = 0, 0
for i in range(150):
    try:
        total += area(i, scale=0.5 if i % 3 else 2.0) + area(i, i % 4) + (area("x") if i % 10 == 0 else 0)
    except TypeError:
        wrong += 1
print(total, wrong, signature(area))
