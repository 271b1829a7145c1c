# The operators as functions, with their errors and their names.
import operator as op

print(op.add(1, 2), op.sub(5, 3), op.mul("a", 3), op.truediv(7, 2), op.floordiv(-7, 2), op.mod(-7, 3), op.pow(2, 10), op.neg(3), op.pos(-2), op.invert(5), op.abs(-4))
print(op.lshift(1, 5), op.rshift(64, 2), op.and_(6, 3), op.or_(6, 3), op.xor(6, 3), op.not_(0), op.truth([1]), op.is_(None, None), op.is_not(1, None), op.index(True))
print(op.lt(1, 2), op.le(2, 2), op.eq("a", "a"), op.ne(1, 1.0), op.gt(3, 2), op.ge(1, 2), op.contains([1, 2], 2), op.countOf([1, 2, 1], 1), op.indexOf("abc", "c"))
data = [1, 2, 3]
op.setitem(data, 0, 9)
op.delitem(data, 1)
print(data, op.getitem(data, -1), op.concat([1], [2]), op.getitem("hello", slice(1, 3)), op.length_hint([1, 2]), op.length_hint(5, 7), op.call(max, 1, 5))
x = y = [1]
x = op.iadd(x, [2])
print(x is y, op.iadd(1, 2), op.imul("a", 2), op.iconcat([1], [2]), op.ior({1}, {2}), op.__add__(1, 1), op.__not__(1))
for bad in (lambda: op.add(1), lambda: op.add(1, "a"), lambda: op.concat(1, 2), lambda: op.indexOf([1], 5), lambda: op.contains(5, 1), lambda: op.index(1.5),
            lambda: op.length_hint(1, "x"), lambda: op.lt(1, "a"), lambda: op.neg("a"), lambda: op.getitem([1], 5), lambda: op.not_(), lambda: op.setitem((1,), 0, 1)):
    try:
        print(bad())
    except (TypeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
print(op.add, op.itemgetter(1), op.add.__name__)
total = 0
for i in range(100):
    total = op.add(total, op.mul(i, op.mod(i, 7)))
    total = op.xor(total, i)
print(total)
