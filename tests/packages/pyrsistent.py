# Vectors, maps, sets, records and bags that never change; changes give new ones.
# pip: pyrsistent==0.20.0
import pickle

from pyrsistent import CheckedPMap, CheckedPVector, InvariantException, PClass, PRecord, b, discard, dq, field, freeze, get_in, inc, l, m, mutant, ny, pdeque, pmap, pset, pvector, pvector_field, rex, s, thaw, v

one = v(1, 2, 3)
two = one.append(4).set(0, "x").extend([5, 6]).delete(1)
print(one, two, two[1:3], one + [9], one.transform([ny], inc), two.index(5), hash(v(1, 2)) == hash(v(1, 2)), v(1) < v(2))
big = pvector(range(3000))
changed = big.evolver()
for n in range(0, 3000, 7):
    changed[n] = -n
changed = changed.persistent()
print(len(big), sum(big), sum(changed), big[2999], changed[-3:])
table = m(a=1, b=m(c=v(1, 2)))
print(sorted(table.set("z", 3).items(), key=str), table.transform(["b", "c", ny], lambda n: n * 10), table.update_with(lambda x, y: x + y, {"a": 5})["a"], table.remove("a"), table.discard("q") is table, get_in(["b", "c", 1], table))
print(table.transform(["b", rex("c.*"), 0], discard), sum(pmap({n: n * n for n in range(500)}).values()), pmap({1: 2}) == {1: 2}, len(table.evolver().set("k", 1).persistent()))
print(s(1, 2) | s(3), pset([1, 2, 2]) & {2}, b(1, 1, 2).count(1), dq(1, 2, 3).appendleft(0).rotate(1).pop(), l(1, 2).cons(0).reverse(), pdeque([1, 2], 2).append(3))
print(freeze({"a": [1, {2, 3}]}), thaw(freeze({"a": [1, {"b": (2,)}]})))


class Point(PRecord):
    x = field(type=int, mandatory=True, invariant=lambda n: (n >= 0, "negative"))
    y = field(type=(int, float), initial=0, factory=lambda n: n)
    __invariant__ = lambda r: (r.x >= r.y, "x below y")


class Node(PClass):
    name = field(type=str)
    parts = pvector_field(int)


class Numbers(CheckedPVector):
    __type__ = int


class Ages(CheckedPMap):
    __key_type__, __value_type__ = str, int
    __invariant__ = lambda key, value: (value < 200, "too old")


point = Point(x=3)
print(point, point.set(x=5, y=2), point.serialize(), Node(name="n", parts=[1]).set(parts=[2, 3]), Numbers([1, 2]).append(3), Ages({"a": 3}))
for wrong in (lambda: Point(), lambda: Point(x=-1), lambda: point.set(y=9), lambda: point.set(z=1), lambda: Point(x="1"), lambda: Numbers([1, "a"]), lambda: Ages({"m": 969}), lambda: setattr(Node(name="x"), "name", "y"), lambda: one.set(9, 1), lambda: table.remove("q")):
    try:
        wrong()
    except (InvariantException, TypeError, AttributeError, IndexError, KeyError) as error:
        print(type(error).__name__, getattr(error, "invariant_errors", ""), getattr(error, "missing_fields", ""), str(error).split(", invariant")[0])


@mutant
def frozen(a, items=()):
    return a, items


print(frozen([1], items={"k": [2]}), pickle.loads(pickle.dumps(two)) == two, pickle.loads(pickle.dumps(table)) == table)
