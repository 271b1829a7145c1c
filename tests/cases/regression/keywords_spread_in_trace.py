# Decorators that pass keywords on, whose dicts change in mid-loop; attributes of functions.
def named(**k): return sorted(k.items())
def two(a, b=2, *, c=3, **rest): return a, b, c, rest
def outer(*args, **kw):
    outer.calls += 1
    if outer.calls == 700: outer.more = 1
    if outer.calls == 900: kw["z"] = 1; kw.pop("c", None)
    if outer.calls > 1000 and outer.calls % 3: kw = {k: kw[k] for k in reversed(list(kw))}
    return two(*args, **kw)
outer.calls = 0
def f(n):
    last = None
    total = 0
    for i in range(n):
        kw = {"b": i} if i % 2 else {"c": i, "d": 1}
        r = outer(i, **kw)
        total += r[1] + r[2] + len(r[3])
        last = r
        if i == n // 2:
            outer.__name__ = "other"
            named.x = i
        if i > n // 2 + 2:
            total += named.x
        if i == n // 2 + 50:
            named.x = "text"
            named.x = 2.5
    return total, last, outer.__name__, outer.__dict__, named(**kw, p=1)
for n in 300, 1500, 1501:
    print(f(n))
for bad in ({1: 2}, {"a": 1}, {"b": 1, "a": 2}):
    for i in range(60):
        try:
            two(0, **bad)
        except TypeError as e:
            r = str(e)
    print(r)
