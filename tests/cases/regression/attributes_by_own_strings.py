# Keys of a `__dict__` that are strings of the program's own classes are attributes like any other, in a hot loop too.
class Keyed(str):
    pass

class Strange(str):
    def __hash__(self):
        return str.__hash__(self)
    def __eq__(self, other):
        seen.append(str(other))
        return str.__eq__(self, other)

class Scaled:
    factor = 2
    def __init__(self, n):
        self.n = n
    def value(self):
        return self.n * self.factor

seen = []

for kind in Keyed, Strange:
    o = Scaled(3)
    print(o.value())
    o.__dict__[kind('factor')] = 100
    print(o.factor, o.value(), getattr(o, 'factor'), hasattr(o, 'factor'), vars(o)['factor'])
    o.factor = 5
    print(o.__dict__, [type(k).__name__ for k in o.__dict__], o.factor)
    del o.factor
    print(o.__dict__, o.factor)
    try:
        del o.factor
    except AttributeError as e:
        print(e)
    def run(n):
        o = Scaled(3)
        total = 0
        for i in range(n):
            total += o.factor
            if i == n - 100:
                o.__dict__[kind('factor')] = 100
            if i == n - 50:
                o.factor = 7
            if i == n - 20:
                del o.factor
        return total
    print(run(3000), run(300))
    def other(n):
        o = Scaled(3)
        o.__dict__
        o.__dict__[kind('factor')] = 100
        total = 0
        for i in range(n):
            total += o.factor
            if i == n - 50:
                o.factor = 7
            if i == n - 20:
                del o.factor
        return total
    print(other(3000), other(300))
    o = Scaled(3)
    o.__dict__[kind('value')] = lambda: 'own'
    print(o.value(), sum(len(o.value()) for _ in range(2000)))
    print(len(seen) > 0)

def f(): pass
f.__dict__[Keyed('y')] = 4
print(f.y, sum(f.y for _ in range(2000)))
class E(Exception): pass
e = E()
e.__dict__[Keyed('z')] = 5
print(e.z)
o = Scaled(1)
setattr(o, Keyed('w'), 6)
print(o.w)
print(getattr(o, Keyed('w')), getattr(o, Strange('w')))
o = Scaled(1)
o.__dict__.update({Keyed('factor'): 9})
print(o.factor)
o.__dict__ = {Keyed('factor'): 11, 'n': 2}
print(o.factor, o.value())
