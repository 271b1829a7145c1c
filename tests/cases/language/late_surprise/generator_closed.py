# A generator is closed, thrown into, exhausted or swapped late while a hot loop draws from it.
def count(name, log):
    n = 0
    try:
        while True:
            got = yield n
            n += 1 if got is None else got
    except KeyError as e:
        log.append(f'{name} caught {e}')
        yield -1
    finally: log.append(f'{name} ends at {n}')
def drive(at, action):
    log = []
    g = count('g', log)
    s, left = 0, 0
    for i in range(150):
        try: s += next(g)
        except StopIteration: left += 1
        if i == at:
            try: r = action(g)
            except Exception as e: r = f'{type(e).__name__}: {e}'
            log.append(r)
    g.close()
    return s, left, log
for action in (lambda g: g.close(), lambda g: g.send(1000), lambda g: g.throw(KeyError('k')), lambda g: g.throw(ValueError, 'v'), lambda g: g.send(2**64), lambda g: g.gi_frame.f_locals['n'], lambda g: sum(zip(range(3), g), ())):
    print(*drive(130, action))
def inner(k):
    for i in range(k):
        try: yield i
        except GeneratorExit: done.append(i); raise
    return 'full'
def outer():
    while True:
        r = yield from inner(5)
        done.append(r) if len(done) < 3 else None
done, s = [], 0
o = outer()
for i, v in enumerate(o):
    s += v
    if i == 122: break
o.close()
print(s, done, o.gi_frame, next(o, 'over'))
def late_raise():
    for i in range(200):
        if i == 150: raise LookupError('in the generator')
        yield i
total = 0
try:
    for v in late_raise(): total += v
except LookupError as e: print(total, v, e, e.__traceback__.tb_next.tb_frame.f_code.co_name)
src, out = iter(range(120)), []
for i in src:
    out.append(i)
    if i == 100: src = iter('replaced')
    if i == 110: next(src)
print(len(out), out[-1], list(src)[:3])
def stop():
    yield 1
    raise StopIteration('inside')
try: list(stop())
except RuntimeError as e: print(e, repr(e.__cause__))
