# A finally clause that returns, breaks or continues only in one late round.
def swallow(n, at, how):
    done = []
    for i in range(n):
        try:
            if i == at: raise ValueError(i)
            if i == at + 2 and how == 'return': return 'from try', done
        finally:
            done.append(i)
            if i == at:
                if how == 'break': break
                if how == 'continue': continue
        if i % 10 == 0: done.append('.')
    else: return 'else', len(done)
    return 'after', len(done), done[-2:]
for at in (3, 100, 119, 200):
    for how in ('break', 'continue', 'nothing'):
        try: print(at, how, swallow(120, at, how))
        except ValueError as e: print(at, how, 'ValueError', e)
print(swallow(120, 90, 'return') if False else 'skip')
def nested(i, log):
    try:
        try:
            if i == 130: raise KeyError('inner')
            return i
        finally:
            log.append('a') if i > 128 else None
            if i == 131: return 'overridden'
    except KeyError as e:
        try: raise TypeError('second') from e
        finally: log.append('b')
    finally:
        if i > 128: log.append('c')
        if i == 133: raise RuntimeError('from finally')
log, out = [], []
for i in range(135):
    try: out.append(nested(i, log))
    except (TypeError, RuntimeError) as e: out.append((type(e).__name__, type(e.__context__).__name__, type(e.__cause__).__name__))
print(out[127:], ''.join(log))
def loops():
    s = 0
    for i in range(60):
        while True:
            try:
                s += i
                if i == 50: return s
                break
            finally:
                s += 1
                if i == 50:
                    for j in range(3): s += 100
    return -1
print(loops())
def gen():
    for i in range(120):
        try: yield i
        finally:
            if i == 110: return
print(sum(gen()), list(gen())[-1])
def deep(n):
    try: return deep(n - 1) if n else 1 // n
    except ZeroDivisionError: return 'caught at ' + str(n)
    finally: trail.append(n)
trail = []
for _ in range(30): r = deep(4)
print(r, len(trail), trail[:6])
