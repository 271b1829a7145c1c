# Generator coroutines fed by send in hot loops: parsers, averages, demultiplexers, state that changes type.
def primed(f):
    def w(*a): g = f(*a); next(g); return g
    return w
@primed
def grep(pat, target):
    try:
        while True:
            line = yield
            if pat in line: target.send(line)
    except GeneratorExit: target.close(); raise
@primed
def collect(out):
    n = 0
    try:
        while True: out.append((yield n)); n += 1
    finally: out.append(("closed", n))
@primed
def fork(*ts):
    while True:
        v = yield
        for t in ts: t.send(v)
a, b = [], []
ts = grep("a", collect(a)), grep("7", collect(b)); f = fork(*ts)
for i in range(100): f.send(f"{'ab'[i % 2]}{i}")
f.close(); [t.close() for t in ts]; print(len(a), len(b), a[:3], b[-2:])
@primed
def tokens(out):
    word = ""
    while True:
        c = yield len(word)
        if c is None or c in " ,": out.append(word) if word else None; word = ""
        elif c.isdigit() and word and not word[-1].isdigit(): out.append(word); word = c
        else: word += c
out = []; t = tokens(out)
sizes = [t.send(c) for c in "let x1, yy22 = foo42bar ,end " * 3]
t.send(None); print(out[:9], len(out), sum(sizes))
@primed
def stats():
    lo = hi = None; n = 0
    while True:
        v = yield lo, hi, n
        if v is None: lo = hi = None; continue
        lo = v if lo is None or v < lo else lo; hi = v if hi is None or v > hi else hi; n += 1
s = stats()
for i in range(150): r = s.send((i * 37 % 101) if i < 60 else (i * 37 % 101) / 3 if i < 100 else 2 ** 62 + i if i % 2 else None if i == 120 else -i)
print(r)
def machine():
    state = "idle"
    while True:
        ev = yield state
        state = {"idle": {"go": "run"}, "run": {"stop": "idle", "fail": "err"}, "err": {"reset": "idle"}}[state].get(ev, state)
m = machine(); next(m); print([m.send(e) for e in ["go", "go", "fail", "stop", "reset", "go", "stop"] * 2], "".join(m.send(("go", "stop", "fail", "reset")[i * 3 % 4])[0] for i in range(60)))
