# SimpleNamespace, MappingProxyType, new_class and the classes that types names.
import types

n = types.SimpleNamespace(a=1, b="x")
n.c = [n]
print(n, n == types.SimpleNamespace(a=1, b="x"), types.SimpleNamespace() == types.SimpleNamespace(), types.SimpleNamespace(**{"x": 1}), n.a)
del n.a
print(hasattr(n, "a"), sorted(vars(n)))


class Sub(types.SimpleNamespace):
    pass


print(Sub(x=1))


def gen():
    yield


print([t.__name__ for t in (types.FunctionType, types.GeneratorType, types.ModuleType, types.MethodType, types.BuiltinFunctionType, types.CodeType, types.NoneType, types.TracebackType)])
print(isinstance(gen, types.FunctionType), isinstance(gen(), types.GeneratorType), isinstance(types, types.ModuleType), isinstance(len, types.BuiltinFunctionType), types.LambdaType is types.FunctionType, isinstance(None, types.NoneType), isinstance([].append, types.BuiltinMethodType))
C = types.new_class("C", (list,), {}, lambda ns: ns.update(x=5, f=lambda self: len(self)))
print(C.__name__, C.x, C([1, 2]).f(), C.__mro__[1].__name__, types.prepare_class("X", (int,))[0].__name__, types.resolve_bases((int, str)))
for bad in (lambda: types.SimpleNamespace(1, 2), lambda: hash(n), lambda: types.new_class("X", (int, str))):
    try:
        print(bad())
    except TypeError as e:
        print(type(e).__name__)


class E:
    @types.DynamicClassAttribute
    def value(self):
        return 7


print(E().value)
try:
    E.value
except AttributeError:
    print("not on the class")
print(sum(types.SimpleNamespace(i=i).i for i in range(100)))
