# Classes that inherit from builtin ones, in loops: their builtin methods, `len`, and calls of the class work on what is inside.
class Stack(list):
    def push(self, x):
        self.append(x)
        return self
    def top(self):
        return self[-1]


class Named(list):
    def __init__(self, name, *items):
        super().__init__(items)
        self.name = name


class Registry(dict):
    def __init__(self):
        self.hits = 0
    def find(self, key):
        self.hits += 1
        return self.get(key, -1)


class Meters(float):
    pass


class Id(int):
    def __add__(self, other):
        return Id(int(self) + int(other))


class Text(str):
    pass


class Seen(set):
    pass


def stacks(n):
    s = Stack()
    total = 0
    for i in range(n):
        s.push(i)
        total += len(s) + s.top()
        if len(s) > 50:
            total += s.pop() + s.pop(0)
            s.clear()
    return total, list(s), type(s.copy()).__name__, s


def fresh(n):
    total = 0
    for i in range(n):
        s = Stack()
        s.push(i).push(i + 1)
        total += len(s) + s[0]
        d = Registry()
        d['a'] = i
        total += d.find('a') + d.find('b') + d.hits + len(d)
        k = Named('n%d' % (i & 3), i, i)
        total += len(k) + k[1] + len(k.name)
    return total


def numbers(n):
    a, t, m, text = Id(0), Id(1 << 70), 0.0, 0
    for i in range(n):
        a = a + 1
        m += Meters(1.5) * 2
        w = Text('abc')
        text += len(w) + len(Text(w))
        assert type(a) is Id and type(w) is Text and type(Meters(i)) is Meters
        assert type(int(a)) is int and type(w + 'd') is str
    return a, t + 1, type(t + 1).__name__, m, text, Id('12'), Id(True), Id(2.9), Id(), Meters(), Text(), Text(5), Text(b'x', 'ascii')


def sets(n):
    s = Seen()
    for i in range(n):
        s.add(i % 17)
    return len(s), sorted(s)[:3], type(s | {1}).__name__


class Loud(list):
    def append(self, x):
        super().append(x)
        super().append('!')
    def __len__(self):
        return 100


class Odd(int):
    def __int__(self):
        return 7
    def __new__(cls, v=0):
        return super().__new__(cls, v * 2 + 1)


class Strict(dict):
    def get(self, key, default=None):
        return self[key]
    def __missing__(self, key):
        return 'missing ' + str(key)


def overridden(n):
    total = 0
    for i in range(n):
        l = Loud()
        l.append(i)
        total += len(l) + list.__len__(l)
        total += int(Odd(i)) + Odd(i)
        s = Strict(a=1)
        total += len(s.get(i & 1)) + dict.get(s, 'a') + dict.get(s, 'b', 5) + s.setdefault('c', 2) + s.pop('c') + len(s)
    return total


class Key(str):
    hashed = 0
    def __hash__(self):
        Key.hashed += 1
        return str.__hash__(self)
    def __eq__(self, other):
        return str.__eq__(self, other)


def keys(n):
    d, s = Registry(), Seen()
    for i in range(n):
        d[Key(i % 7)] = i
        s.add(Key(i % 5))
        assert d.get(Key(i % 7)) == i
    return len(d), len(s), Key.hashed


# A method that a class gets later goes before the one that it inherits, and one that an object has in its attributes, too.
def later(n):
    out = []
    s = Stack([1, 2])
    for i in range(n):
        s.append(i)
        if i == n // 2:
            Stack.append = lambda self, x: list.append(self, -x)
        if i == n - 10:
            s.append = lambda x: out.append(x)
    del Stack.append
    return s[-12:], out, len(s)


def extended(n):
    for i in range(n):
        s = Stack()
        s.append(i)
        if i == n // 2:
            Stack.__len__ = lambda self: 77
    r = len(s), s.__len__(), list.__len__(s)
    del Stack.__len__
    return r, len(s)


for n in (3, 2000):
    print(stacks(n)[:3], fresh(n), numbers(n), sets(n), overridden(n), keys(n))
    print(later(max(n, 20)), extended(n))
for bad in (lambda: Stack(1, 2), lambda: Id('x'), lambda: Meters('x'), lambda: Registry(1), lambda: Named(), lambda: Stack().push(), lambda: Text(1, 2, 3, 4), lambda: Stack().pop(), lambda: Registry().pop('k')):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
