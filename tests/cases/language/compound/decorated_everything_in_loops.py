# def, class, async def, lambda and with inside hot loops: fresh objects each round, closures and defaults right.
out, objs = [], []
for i in range(90):
    def f(x, y=i, *, z=[i]): z.append(x); return x + y + i + len(z)
    class K:
        tag = i if i % 2 else str(i)
        def m(self, o=f): return o(1)
    async def co(n=i): return n * 2
    def gen(n=i % 4):
        for k in range(n): yield k + i
    lam = lambda a, b=i: a * b
    try: co().send(None)
    except StopIteration as e: v = e.value
    out.append(f(i) + K().m() + v + sum(gen()) + lam(2))
    if i % 30 == 0: objs.append((f, K, gen, lam))
print(sum(out), out[:3], out[-1])
print([(f(0), K.tag, K().m(), list(g()), l(1)) for f, K, g, l in objs], len({id(f.__code__) for f, *_ in objs}) <= 4, [f is objs[0][0] for f, *_ in objs])
def factory(kind):
    if kind % 3 == 0:
        def made(x): return x + kind
    elif kind % 3 == 1:
        class made:
            def __new__(cls, x): return x * kind
    else: made = lambda x: x / kind
    return made
print(sum(factory(k)(10) for k in range(90)), factory(4).__name__, factory(3).__qualname__, factory(5).__qualname__)
fs = [factory(k % 6) for k in range(30)]
total = 0
for i in range(150):
    total += fs[i % 30](i)
    if i == 75: fs = [fs[0]] * 30
print(round(total, 6))
with_results = []
for i in range(60):
    class CM:
        def __enter__(self): return i
        def __exit__(self, *a): return a[0] is (KeyError if i % 2 else ValueError)
    try:
        with CM() as c:
            if i % 3 == 0: raise KeyError(i)
            with_results.append(c)
    except KeyError as e: with_results.append(-e.args[0])
print(sum(with_results), len(with_results))
