# Assertions, custom exception trees, exceptions with state compared and matched, in hot loops.
class Problem(Exception):
    weight = 1
    def __init__(self, *args, **info):
        super().__init__(*args)
        self.__dict__.update(info)
    def __eq__(self, o): return type(self) is type(o) and self.args == o.args
    __hash__ = Exception.__hash__
class Minor(Problem): weight = 2
class Major(Problem): weight = 10
class Both(Minor, ArithmeticError): pass
class Quiet(BaseException): pass
def check(i):
    assert i != 60, f'sixty: {i}'
    if i % 37 == 36: raise Major(i, where='check')
    if i % 29 == 28: raise Minor(i)
    if i % 31 == 30: raise Both('b', i)
    if i == 140: raise Quiet('shh')
    return i
score, order, kept = 0, [], []
for i in range(150):
    try: score += check(i)
    except Major as e:
        score += e.weight
        order.append(('M', e.where))
    except ArithmeticError as e:
        order.append(('A', e.args, e.weight))
    except Minor as e: kept.append(e)
    except AssertionError as e: order.append(str(e))
    except BaseException as e: order.append(repr(e))
print(score, *order, kept, sep='\n')
print(Minor(28) in kept, kept[0] == Minor(28), Minor(28) == Major(28), kept.index(Minor(57)), len({*kept}))
print([c.__name__ for c in Both.__mro__], str(Problem()), repr(Problem(1, 2)), str(Problem(1, 2)), Problem('x').args, repr(Problem('x')))
kinds = (KeyError, (IndexError, TypeError), Exception)
def classify(f):
    try: f()
    except kinds[0]: return 0
    except kinds[1]: return 1
    except kinds[2] as e: return type(e).__name__
    return None
fs = [lambda: {}['k'], lambda: [][0], lambda: 1 + 'a', lambda: 1 / 0, lambda: None, lambda: int('z'), lambda: (1).x, lambda: undefined]
print([classify(f) for f in fs], [classify(fs[i % 8]) for i in range(100)].count(1))
kinds = (ValueError, LookupError, OSError)
print([classify(f) for f in fs[:2]])
for bad in [lambda: classify(fs[3])]:
    try: bad()
    except ZeroDivisionError as e: print('through', e)
kinds = (5, 6, 7)
try: classify(fs[0])
except TypeError as e: print(e, '|', repr(e.__context__))
for f in (lambda: exec('raise 5'), lambda: exec('raise int'), lambda: exec('raise Minor from 3'), lambda: exec('raise Minor("t") from None'), lambda: exec('assert (), "empty"')):
    try: f()
    except Exception as e: print(type(e).__name__, e)
