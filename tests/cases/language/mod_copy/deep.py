# copy.deepcopy: shared parts stay shared, circles close, hooks get the memo.
import copy

a = [1, [2, 3], {"k": [4]}, (5, [6])]
b = copy.deepcopy(a)
b[1].append(9)
b[2]["k"].append(9)
b[3][1].append(9)
print(a, b)
shared = [1]
pair = copy.deepcopy([shared, shared])
print(pair[0] is pair[1], pair[0] is shared)
loop = []
loop.append(loop)
c = copy.deepcopy(loop)
print(c[0] is c, c is loop)
t = (1, "a", (2,))
print(copy.deepcopy(t) is t, copy.deepcopy((1, [])) == (1, []), copy.deepcopy({1, 2}), copy.deepcopy(frozenset([(1,)])), copy.deepcopy(len) is len)


class Node:
    def __init__(self, v):
        self.v = v
        self.next = None


n = Node([1])
n.next = Node(n)
m = copy.deepcopy(n)
print(m is n, m.next.v is m, m.v == n.v, m.v is n.v)


class Hook:
    def __deepcopy__(self, memo):
        return ("deep", type(memo).__name__)


class Slots:
    __slots__ = ("a", "b")


s = Slots()
s.a = [1]
r = copy.deepcopy(s)
print(copy.deepcopy(Hook()), copy.deepcopy([Hook()]), r.a, r.a is s.a, hasattr(r, "b"))


class M(dict):
    pass


x = M(k=[1])
x.self = x
y = copy.deepcopy(x)
print(y, y.self is y, type(y).__name__, y["k"] is x["k"], copy.deepcopy(Node) is Node)
total = 0
for i in range(60):
    d = {"l": [i, {"x": (i, [i])}]}
    e = copy.deepcopy(d)
    e["l"][1]["x"][1].append(1)
    total += len(d["l"][1]["x"][1]) + len(e["l"][1]["x"][1])
print(total)
