# What subclasses of builtin classes say: `!=` is not what their `__eq__` says where the builtin class has a `!=`, complex() asks for `__complex__`, `%d` for `__int__`.
import array, collections, types
class D(collections.deque):
    def __eq__(self, other): return True
class O(collections.OrderedDict):
    def __eq__(self, other): return True
class N(types.SimpleNamespace):
    def __eq__(self, other): return True
class A(array.array):
    def __eq__(self, other): return True
class L(list):
    def __eq__(self, other): return True
for one, same, other in ((D([1]), D([1]), D([2])), (O(a=1), O(a=1), O(a=2)), (N(a=1), N(a=1), N(a=2)), (A("i", [1]), A("i", [1]), A("i", [2])), (L([1]), L([1]), L([2]))):
    for _ in range(60): found = [one == 1, one != 1, one == other, one != other, one != same]
    print(type(one).__name__, found)
print(collections.deque([1]) != collections.deque([1]), collections.deque() != 5, types.SimpleNamespace() != 5, array.array("i") != 5)
class C(complex):
    def __complex__(self): return 3j
class Plain(complex): pass
class F(float):
    def __int__(self): return 4
class G(float): pass
class I(int):
    def __int__(self): return 9
class X(float):
    def __index__(self): return 17
print(complex(C()), complex(C(), 1), complex(Plain(1 + 2j)), complex(1, Plain(2)), abs(C(1)), C(2) + 1)
print("%d %i %u" % (F(0.5), F(1.5), F(2.5)), "%d" % G(2.5), "%d" % I(3), "%d" % 2.5, "%x" % X(1.0), b"%d" % F(1))
for bad in (lambda: "%x" % F(1), lambda: "%d" % "1", lambda: "%d" % 1j, lambda: complex("1", 2), lambda: complex([])):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
