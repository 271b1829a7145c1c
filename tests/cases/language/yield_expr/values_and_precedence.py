# yield as an expression: what it gives, how it groups, where parentheses may go.
def g():
    x = yield
    y = yield x
    z = yield x, y
    x += yield z
    print("sum", x, (yield) , not (yield "not"), [(yield 1), (yield 2)])
    a = b = yield "chain"
    print(a, b)
    lst = [0, 0]
    lst[(yield "index")] = yield "value"
    print(lst)
    d = {(yield "k"): (yield "v")}
    print(d, f"{(yield 'f')!r:>{(yield 'w')}}")
    print((yield "cond") if (yield "test") else (yield "other"))
    assert (yield "assert") or True
    for i in (yield "iter"): print("item", i)
    with_default = (lambda q=(yield "default"): q)()
    print(with_default)
    return (yield "last")
it, sent = g(), []
value, i = next(it), 0
answers = [1, 2, 3, 4, "p", "", "a", "b", "both", "stored", 1, "key", "val", "x", 5, False, "els", 0, [7, 8], "dflt", "final"]
try:
    while True:
        sent.append(value)
        value = it.send(answers[i]); i += 1
except StopIteration as e: print("returned", e.value)
print(sent, i)
def echo():
    r = None
    while True:
        try: r = yield r
        except ValueError as e: r = ("caught", str(e))
e = echo(); next(e)
total = 0
for i in range(120):
    v = i if i % 3 else str(i) if i % 2 else float(i)
    r = e.send(v) if i % 10 else e.throw(ValueError(i))
    total += r is v or len(r[0])
print(total)
def accumulate():
    total = 0
    while True: total += yield total
a = accumulate(); next(a)
for v in list(range(50)) + [0.5] * 10 + [2 ** 62, 2 ** 62, 2 ** 62]: last = a.send(v)
print(last)
try: a.send("text")
except TypeError as ex: print(ex)
try: a.send(1)
except StopIteration as ex: print("finished", ex.value)
try: accumulate().send(1)
except TypeError as ex: print(ex)
def two(): (yield); yield
print(list(two()), [x for x in (lambda: (yield 5))()], list((lambda: [(yield 1), (yield 2)])()))
