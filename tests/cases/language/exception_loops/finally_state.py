# Locals, attributes and counters after try/finally are what they were when the exception flew.
class Box:
    def __init__(self): self.a = self.b = 0
def touch(box, i, log):
    x = i
    try:
        box.a += 1
        x += 1
        y = 100 // (i % 50 - 49) if i > 40 else 1
        x += 1
        box.b += 1
        return x
    except ZeroDivisionError:
        log.append((x, box.a - box.b))
        x = -1
        raise
    finally:
        box.a += x
        log.append(x) if x < 0 or i > 147 else None
        x = 'gone'
b, log, s = Box(), [], 0
for i in range(150):
    try: s += touch(b, i, log)
    except ZeroDivisionError as e: s -= 1
print(s, b.a, b.b, log)
def swap(i):
    a, c = 1, 2
    try:
        a, c = c, a
        if i == 120: a, c = c // 0, 9
        a += 10
    except ZeroDivisionError: return a, c
    finally: a = None
    return a, c
print(swap(1), [r for r in map(swap, range(130)) if r[0] is not None][0] if 0 else swap(120))
def order(i):
    out = []
    def note(v):
        out.append(v)
        if v == i: raise LookupError(v)
        return v
    try: return note(1) + note(2) * note(3), {note(4): note(5)}, [note(6), *map(note, (7, 8))], out
    except LookupError as e: return e.args, out
print([order(k) for k in range(10)])
def nested(n, at):
    done = []
    for i in range(n):
        try:
            for j in range(3):
                try:
                    if (i, j) == at: raise E1
                    done.append(j)
                finally: done.append('f')
            done.append('k')
        except E1: done.append('E')
        else: done.append('e')
    return ''.join(map(str, done[-14:])), len(done)
class E1(Exception): pass
print(nested(100, (99, 1)), nested(100, (0, 0)), nested(100, None))
def aug(i):
    l = [0, 1]
    try: l[0 if i % 60 != 59 else 5] += i
    except IndexError: l.append('miss')
    d = {}
    try: d['k' if i % 2 else 'q'] = l[2 if i % 7 == 3 else 0]
    except IndexError: d['err'] = i
    return len(l) + len(d)
print(sum(map(aug, range(130))))
def gen_state():
    i = 0
    try:
        while True:
            try: got = yield i; i += got or 1
            except ValueError: i = -i
    finally: log2.append(i)
log2, g, seen = [], gen_state(), []
next(g)
for k in range(110): seen.append(g.throw(ValueError) if k in (50, 90) else g.send(k % 3 if k != 100 else 0.5))
g.close()
print(seen[48:53], seen[88:92], seen[-1], log2)
