# operator: every function against the syntax it stands for, in-place forms, errors.
import operator as op
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
for n in ("lt", "le", "eq", "ne", "gt", "ge", "add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "lshift", "rshift", "and_", "or_", "xor", "is_", "is_not", "contains", "concat", "countOf", "indexOf", "getitem", "matmul"):
    print(n, t(getattr(op, n), [1, 2], [3]), t(getattr(op, n), "ab", "b"), t(getattr(op, n), 1))
for n in ("neg", "pos", "abs", "invert", "inv", "not_", "truth", "index", "length_hint"):
    print(n, t(getattr(op, n), -5), t(getattr(op, n), "a"), t(getattr(op, n), []), t(getattr(op, n), 2.5))
l = [1]; print(op.iadd(l, [2]) is l, op.iconcat(l, [3]), op.imul(l, 2), op.isub(5, 3), op.ior({1}, {2}), op.iand(6, 3), op.ixor(6, 3), op.ipow(2, 5), op.ilshift(1, 4), op.irshift(16, 2), op.imod(7, 4), op.ifloordiv(7, 2), op.itruediv(7, 2), t(op.iadd, 1, "a"), t(op.iconcat, 1, 2), t(op.imatmul, 1, 2))
d = {"a": 1}; print(op.setitem(d, "b", 2), d, op.delitem(d, "a"), d, t(op.delitem, d, "z"), t(op.setitem, (1,), 0, 1), op.getitem([1, 2, 3], slice(1, None)), op.length_hint(iter([1, 2])), op.length_hint(5 .__class__, 3), t(op.length_hint, [], "a"), op.countOf([1, 2, 1], 1), t(op.indexOf, [1], 9), op.call(max, 3, 4), op.call(dict, a=1), op.concat([1], [2]), t(op.concat, 1, 2), op.__add__(1, 2), op.__not__(0), sorted(set(op.__all__) - set(dir(op))))
s = 0
for i in range(1, 120):
    s += op.add(i, 2) * op.mod(i, 7) - op.floordiv(i, 3) + op.xor(i, 5) + op.lt(i, 60) + op.countOf("banana", "abn"[i % 3]) + op.getitem((3, 1, 2), i % 3) + op.pow(i % 5, 2)
print(s)
