# return passes through finally and with; the last return wins; values are fixed when evaluated.
log = []
def f(n):
    try:
        log.append("body")
        if n == 0: return "try"
        if n == 1: raise ValueError(n)
        if n == 2: return [n for n in range(3)]
        x = 1 / (n - 3)
    except ValueError:
        return "except"
    except ZeroDivisionError as e:
        return str(e)
    else:
        return "else", x
    finally:
        log.append("finally")
        if n == 5: return "finally wins"
print([f(i) for i in range(6)], len(log))
def value_fixed():
    x = [1]; y = 1
    try: return x, y
    finally: x.append(2); y = 2
print(value_fixed())
def swallow():
    try: raise KeyError("lost")
    finally: return "swallowed"
print(swallow())
def loop_continue():
    out = []
    for i in range(5):
        try:
            if i == 3: return out
            raise ValueError
        except ValueError: out.append(i); continue
        finally:
            if i < 4: out.append("f")
    return "never"
print(loop_continue())
def breaks():
    while True:
        try: return "lost too"
        finally: break
    return "after break"
print(breaks())
def nested():
    try:
        try: return "inner"
        finally: log.append(1 / 0)
    except ZeroDivisionError: return "outer"
    finally: log.append("end")
print(nested(), log[-1])
class CM:
    def __enter__(self): return self
    def __exit__(self, *a): log.append(a[0]); return True
def with_return(n):
    with CM() as c, CM():
        if n: return n
        raise TypeError
    return "suppressed"
print(with_return(5), with_return(0), log[-4:])
total = 0
for i in range(120):
    r = f(i % 7) if i % 2 else with_return(i % 3)
    total += len(str(r))
print(total, len(log), (lambda: None)(), (lambda: ())())
