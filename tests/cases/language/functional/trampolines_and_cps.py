# Tail calls by trampoline, continuation passing, generators as coroutine stacks, early exits.
def bounce(f, *args): return lambda: f(*args)
def run(t):
    n = 0
    while callable(t): t, n = t(), n + 1
    return t, n
def even(n): return True if n == 0 else bounce(odd, n - 1)
def odd(n): return False if n == 0 else bounce(even, n - 1)
def total(n, acc=0): return acc if n == 0 else bounce(total, n - 1, acc + n)
print(run(even(200)), run(odd(7)), run(total(300)), run(total(5, 2**64)), run('plain'))
def fact(n, k): return k(1) if n == 0 else fact(n - 1, lambda v: k(n * v))
print(fact(10, lambda v: v), fact(25, str), fact(3, lambda v: [v]))
def find(tree, want, ok, fail):
    match tree:
        case (l, v, r): return ok(v) if v == want else bounce(find, l, want, ok, lambda: bounce(find, r, want, ok, fail))
        case None: return fail
    return fail
t = None
for v in (5, 2, 8, 1, 9, 3):
    def ins(t, v): return (None, v, None) if t is None else (ins(t[0], v), t[1], t[2]) if v < t[1] else (t[0], t[1], ins(t[2], v))
    t = ins(t, v)
for w in (9, 3, 7): print(run(find(t, w, lambda v: f'found {v}', lambda: 'none'))[0])
def evaluate(gen):
    stack, value, steps = [gen], None, 0
    while stack:
        steps += 1
        try:
            r = stack[-1].send(value)
            value = None
            if hasattr(r, 'send'): stack.append(r)
            else: value = r
        except StopIteration as e:
            stack.pop()
            value = e.value
    return value, steps
def depth(n): return (yield depth(n - 1)) + 1 if n else 0
def fib(n): return n if n < 2 else (yield fib(n - 1)) + (yield fib(n - 2))
print(evaluate(depth(150)), evaluate(fib(9)))
class Exit(Exception): pass
def call_ec(f):
    def k(v): raise Exit(k, v)
    try: return f(k)
    except Exit as e:
        if e.args[0] is not k: raise
        return e.args[1]
def product(ns): return call_ec(lambda k: [k(0) if n == 0 else n for n in ns])
print(product([1, 2, 3]), product([1, 0, 3]), call_ec(lambda a: 1 + call_ec(lambda b: a(10))), call_ec(lambda a: 1 + call_ec(lambda b: b(10))))
out = []
for i in range(120): out.append(call_ec(lambda k: i if i % 40 else k(-i)))
print(out[:3], out[40], out[80], sum(out))
saved = []
call_ec(saved.append)
try: saved[0](5)
except Exit as e: print('too late', e.args[1])
