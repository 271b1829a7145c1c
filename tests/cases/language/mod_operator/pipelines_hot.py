# operator in loops: getters as sort keys, callers, in-place forms, index, length hints, comparison dispatch, a stack machine, errors.
import operator as op
from operator import attrgetter, itemgetter, methodcaller


class Item:
    def __init__(self, n):
        self.n, self.name, self.inner = n, f"i{n % 10}", self if n else None
        self.pair = (n % 3, -n)

    def shout(self, times=1, *, end="!"):
        return self.name.upper() * times + end


items = [Item(i * 37 % 100) for i in range(100)]
print([x.n for x in sorted(items, key=attrgetter("pair"))][:6], [x.n for x in sorted(items, key=attrgetter("name", "n"))][:6], max(items, key=attrgetter("inner.inner.n") if items[0].n else attrgetter("n")) is not None if all(x.inner for x in items) else "", attrgetter("pair", "n")(items[3]), itemgetter(1, -1)("abc"), itemgetter(slice(1, 3))("abcd"), itemgetter("k")({"k": 5}), methodcaller("shout", 2, end="?")(items[1]), repr(itemgetter(1, "a")), repr(attrgetter("a.b")), repr(methodcaller("m", 1, k=2)))
binary = {"+": op.add, "-": op.sub, "*": op.mul, "//": op.floordiv, "%": op.mod, "&": op.and_, "|": op.or_, "^": op.xor, "<<": op.lshift, ">>": op.rshift, "max": max, "**": lambda a, b: pow(a % 10, b % 4)}
stack, trace = [1], 0
for i in range(300):
    name = list(binary)[i * 7 % len(binary)]
    stack.append(i % 13 + 1)
    b, a = stack.pop(), stack.pop()
    try:
        stack.append(binary[name](a, b % 5 if name in ("<<", ">>") else b) % 100003)
    except ZeroDivisionError:
        stack.append(1)
    trace = op.xor(op.mul(trace, 31) % 65537, stack[-1])
print(stack, trace)
acc, text, bits, nums = [0], "", 0, 0
for i in range(120):
    acc = op.iadd(acc, [i])
    text = op.iconcat(text, str(i % 10))
    bits = op.ior(bits, 1 << i % 20)
    nums = op.isub(op.imul(nums, 3), i) % 1009
    op.setitem(acc, 0, op.getitem(acc, 0) + i)
    if op.gt(len(acc), 50):
        op.delitem(acc, slice(10, None))
    nums += op.countOf(text, "5") + op.indexOf(text, "0") + op.contains(text, "9") + op.truth(i % 2) + op.not_(i) + op.is_(i, i) + op.index(True) + op.length_hint(iter([1] * (i % 4)))
print(acc[:5], len(text), bits, nums)
print([f.__name__ for f in (op.add, op.__add__, op.not_, op.iadd, op.matmul, op.pos, op.inv, op.call)], op.add is op.__add__, op.call(max, 3, 4, key=op.neg), op.invert(5), op.pos(-3), op.neg(3), op.abs(-3), op.truediv(7, 2), op.concat([1], [2]), op.is_not(1, None), op.length_hint(5, 9), op.lt(1, 2), op.ge("b", "a"), op.eq(1, 1.0), op.ne([], ()), op.le({1}, {1, 2}))


class Odd:
    def __index__(self):
        return 3

    def __length_hint__(self):
        return -1

    def __matmul__(self, other):
        return "mat"

    def __ilshift__(self, n):
        return self

    def __getattr__(self, name):
        return name * 2


o = Odd()
print(op.index(o), op.matmul(o, 1), op.imatmul(o, 1), op.ilshift(o, 1) is o, attrgetter("ab")(o), attrgetter("a.real" if False else "x.upper")(o)(), "abcd"[o])
for bad in (lambda: op.length_hint(o), lambda: op.length_hint([], "x"), lambda: op.index(1.5), lambda: op.add(1, "a"), lambda: op.add(1), lambda: op.concat(1, 2), lambda: op.iconcat([1], 5), lambda: op.indexOf([1], 2), lambda: op.getitem([], 0), lambda: itemgetter(1)(5), lambda: itemgetter(9)([1]), lambda: attrgetter(5), lambda: attrgetter("n.x")(items[0]), lambda: methodcaller(5), lambda: methodcaller("nope")(5), lambda: op.setitem((1,), 0, 2), lambda: op.matmul(1, 2), lambda: op.neg("a")):
    try:
        print(bad())
    except (TypeError, ValueError, IndexError, AttributeError) as e:
        print(type(e).__name__, "|", e)
