# Methods that are looked up before arguments that run code, in loops that are compiled: functions, builtins, values, properties, super, many classes.
class P:
    @property
    def m(self):
        print('get m'); return lambda *a: a
    def __getattr__(self, n):
        print('getattr', n); return lambda *a: (n, a)
    @classmethod
    def c(cls, *a): return cls, a
    @staticmethod
    def s(*a): return a
    def n(self, *a): return a
class Q(P):
    def n(self, *a):
        print('Q.n'); return super().n(*a), super().n(ev(7)), super().s(ev(8)), super().c(ev(9))
def ev(x):
    print('ev', x); return x
q = Q()
for i in range(40):
    print(q.m(ev(1)), q.zork(ev(2)), q.c(ev(3)), q.s(ev(4)), Q.s(ev(5)), q.n(ev(6)), [].append(ev(1)), "a,b".split(ev(',')), Q.n(q, ev(2)), dict.fromkeys(ev([1])), "x".join(str(ev(i)) for i in range(3)))
class L(list): pass
l = L()
for i in range(200): l.append(i + 1)
print(sum(l))
import math
t = 0
for i in range(300):
    t += math.sqrt(i * 1.0 + 1)
print(t)
def f(o):
    s = 0
    for i in range(400):
        s += o.bit_length(*()) + o.__add__(i + 1)
    return s
print(f(3))
class S(str):
    pass
print(S(",").join(c for c in "abc"))
class J:
    join = "abc"
try: J().join(ev(c) for c in "abc")
except TypeError as e: print(e)
class A:
    def area(self, k): return 1 + k
class B:
    def area(self, k): return 2 + k
class C:
    def area(self, k): return 3 + k
class D(A): pass
class E(B): pass
def poly(xs):
    t = 0
    for i in range(700):
        t += xs[i % len(xs)].area(i * 2)
    return t
print(poly([A(), B(), C(), D(), E(), A()]))
def gen(o):
    while True:
        o.append((yield len(o)))
g = gen([]); next(g)
for i in range(400): r = g.send(i)
print(r)
class Acc:
    def __init__(self): self.t = 0
    def add(self, xs): self.t += sum(xs); return self
    def put(self, *xs): self.t += len(xs); return self
def loops(n):
    a = Acc()
    for i in range(n):
        # The loop of the comprehension runs while the method waits for its argument.
        a.add([j * i for j in range(i % 7)]).put(*[i]).put(i, i + 1)
    return a.t
print(loops(300))
class Changes:
    def first(self, x): return 1
    def second(self, x): return 2
    def turn(self, i):
        if i % 50 == 0: Changes.first, Changes.second = Changes.second, Changes.first
        if i % 70 == 0: self.first = lambda x: 3
        if i % 90 == 0: del self.__dict__["first"]
        return i
def changes():
    c = Changes(); c.first = None; seen = []
    for i in range(1, 500):
        try: seen.append(c.first(c.turn(i)))
        except (TypeError, KeyError) as e: seen.append(str(e))
    return seen
print(changes())
def fails(xs):
    n = 0
    for x in xs:
        try: x.upper(ev2(x))
        except AttributeError as e: n += 1
        except TypeError as e: n += 10
    return n
calls = 0
def ev2(x):
    global calls
    calls += 1; return x
print(fails([None, "a", 1, b"b"] * 60), calls)
