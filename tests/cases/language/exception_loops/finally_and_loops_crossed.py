# break, continue, return and raise in try, except, else and finally of nested loops: which one wins, with the state after each, hot.
def run(kind_try, kind_exc, kind_fin, n=3):
    log = []
    def do(kind, where):
        if kind == "raise": raise KeyError(where)
        if kind == "div": 1 / 0
        log.append(where[0])
    def inner():
        for i in range(n):
            try:
                if kind_try == "break": break
                if kind_try == "continue": continue
                if kind_try == "return": return "t"
                do(kind_try, "try")
            except KeyError:
                if kind_exc == "break": break
                if kind_exc == "continue": continue
                if kind_exc == "return": return "e"
                do(kind_exc, "except")
            else:
                log.append("else")
            finally:
                if kind_fin == "break": break
                if kind_fin == "continue": continue
                if kind_fin == "return": return "f"
                do(kind_fin, "finally")
        else: log.append("loop else")
        return "end"
    try: r = inner()
    except Exception as e: r = repr(e), repr(e.__context__)
    return r, log
kinds = ("pass", "break", "continue", "return", "raise", "div")
digest = {}
for rounds in range(2):
    for t in kinds:
        for e in kinds:
            for f in kinds:
                r, log = run(t, e, f)
                digest[str(r) + " " + " ".join(log)] = digest.get(str(r) + " " + " ".join(log), []) + [t[0] + e[0] + f[0]]
for k, v in digest.items(): print(len(v), v[0], k)
def deep(n):
    out = 0
    for a in range(n):
        try:
            for b in range(a):
                try:
                    if b == 3: raise ValueError(b)
                    if a % 4 == 1 and b == 2: break
                    for c in (1, 2):
                        try:
                            if c == 2 and b == 1: continue
                            out += c
                        finally:
                            out += 10
                            if a == n - 1 and b == 2: return out
                except ValueError: out += 100; continue
                finally:
                    out += 1000
                    if a == 7 and b == 5: break
                out += 5
            else: out += 7
        finally: out -= 1
    return -out
print([deep(n) for n in range(12)], sum(deep(k % 12) for k in range(60)))
def counters(n):
    i = ok = bad = fin = 0
    while i < n:
        i += 1
        try:
            if i % 3 == 0: continue
            if i % 50 == 49: i += 5; raise IndexError
            if i > n - 5: break
            ok += 1
        except IndexError:
            bad += 1
            if bad == 3: break
        finally:
            fin += 1
            while fin % 7 == 0: fin += 1
    else: return "else", i, ok, bad, fin
    return i, ok, bad, fin
print(counters(40), counters(100), counters(400), counters(0), counters(3))
def swallow():
    for i in range(100):
        try: raise KeyboardInterrupt if i % 2 else SystemExit
        finally:
            if i < 99: continue
            return i
print(swallow())
def regen():
    for i in range(6):
        try: yield i
        finally:
            if i == 3: continue
            yield -i
g = regen(); print(next(g), next(g), next(g), g.throw(KeyError("x")) if False else g.send(1), list(g))
def star(n):
    for i in range(n):
        try:
            try: raise ExceptionGroup("g", [KeyError(i), ValueError(i)][: i % 3]) if i % 3 else OSError
            except* KeyError: total[0] += 1
            finally: total[1] += 1
        except* ValueError: total[2] += 1
        except* OSError: total[3] += 1
total = [0] * 4; star(150); print(total)
