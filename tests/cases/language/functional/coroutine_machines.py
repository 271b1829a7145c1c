# Coroutines by send as state machines: a parser of frames, a running average, a broadcast tree.
def coroutine(f):
    def start(*a):
        g = f(*a)
        next(g)
        return g
    return start
@coroutine
def frames(target):
    while True:
        while (yield) != 0x7E: pass
        size = yield
        body, check = [], 0
        for _ in range(size):
            b = yield
            if b == 0x7D: b = (yield) ^ 0x20
            body.append(b)
            check ^= b
        target.send(bytes(body) if (yield) == check else ValueError(f'bad check {check:#x}'))
@coroutine
def collect(out):
    while True:
        v = yield
        out.append(str(v) if isinstance(v, Exception) else v)
def frame(data):
    c = 0
    for b in data: c ^= b
    body = b''.join(bytes([0x7D, b ^ 0x20]) if b in (0x7E, 0x7D) else bytes([b]) for b in data)
    return bytes([0x7E, len(data)]) + body + bytes([c])
out = []
f = frames(collect(out))
stream = b'noise' + frame(b'hello') + frame(b'a~b}c') + b'\x7e\x02ab\x00' + b'xx' + frame(b'') + b''.join(frame(b'm%d' % i) for i in range(30))
for b in stream: f.send(b)
print(out[:6], out[-1], len(out))
@coroutine
def average():
    total, n, mean = 0.0, 0, None
    while True:
        try: v = yield mean
        except KeyError: total, n, mean = 0.0, 0, None; continue
        total, n = total + v, n + 1
        mean = total / n
a = average()
means = [a.send(i * i % 17) for i in range(100)]
print(means[:4], round(means[-1], 4), a.throw(KeyError), a.send(5))
@coroutine
def broadcast(*targets):
    while True:
        v = yield
        for t in targets: t.send(v)
@coroutine
def keep(pred, target):
    while True:
        v = yield
        if pred(v): target.send(v)
evens, big, rest = [], [], []
tree = broadcast(keep(lambda v: v % 2 == 0, collect(evens)), keep(lambda v: v > 95, broadcast(collect(big), collect(rest))))
for i in range(101): tree.send(i)
print(len(evens), big, rest == big)
for bad in (lambda: a.send('x'), lambda: a.send(1), lambda: tree.throw(OSError('pipe')), lambda: tree.send(1), lambda: average.__closure__[0].cell_contents().send(1)):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
