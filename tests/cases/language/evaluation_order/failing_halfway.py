# What has happened when an expression fails in the middle.
log = []
def e(v):
    log.append(v)
    if isinstance(v, type): raise v(len(log))
    return v
def attempt(f):
    try: f()
    except Exception as ex: print(type(ex).__name__, ex, log)
    log.clear()
x, d = [1, 2, 3], {}
def a1(): x[e(0)], d[e(KeyError)], x[e(1)] = e("a"), e("b"), e("c")
def a2(): x[e(1)] = d["missing"]
def a3(): d[e("k")] = e(ValueError)
def a4(): d["p"] = d["q"] = e(ZeroDivisionError)
def a5(): x[9] = d["r"] = e(1)
def a6(): d["s"] = x[9] = e(2)
def a7(): d["t"], d["u"] = e(1), e(2), e(3)
def a8(): d["v"], *d["w"], d["y"] = e([1])
def a9(): [d["z"], e] = 5
def b1(): e(1) + e(TypeError) + e(2)
def b2(): (d)(e(1), e(2))
def b3(): len(e(1), *e(5), e(2))
def b4(): dict(k=e(3), **e({1: 2}))
def b5(): d[e([])] = e("hashless")
def b6(): d.nope.more(e(1))
def b7(): {e(1): e(2), e([]): e(3), e(4): e(5)}
def b8(): {e(1), e({}), e(2)}
def b9(): [*e(1), e(2)]
def c1(): f"{e(1)}{e('x'):d}{e(2)}"
def c2(): x[e("a"):e("b")]
def c3(): e(1) < e("a") < e(2)
def c4(): (e(1), e(0))[e(5)]
def c5(): d[e("aug")] += e("never")
def c6(): x[e(0)] += e("bad")
def c7(): e(3) @ e(4)
def c8(): print(e(1), nope=e(2))
def c9(): (lambda a: 0)(*e([1]), a=e(2))
for f in (a1, a2, a3, a4, a5, a6, a7, a8, a9, b1, b2, b3, b4, b5, b6, b7, b8, b9, c1, c2, c3, c4, c5, c6, c7, c8, c9):
    attempt(f)
print(x, d)
def hot(n, v):
    y = [0, 0]
    for i in range(n):
        try:
            y[0], y[i % 3], y[1] = i, v[i % 4], i
        except (IndexError, KeyError, TypeError) as ex:
            y[1] += len(str(ex))
    return y
print(hot(100, [1, 2, 3, 4]), hot(100, [1, 2]), hot(60, {0: 1, 2: 5}), hot(30, None))
