# sys.settrace and sys.setprofile: which events there are, in which order, and on which lines.
import sys
log = []
def tracer(frame, event, arg):
    if frame.f_code.co_filename != __file__:
        return None
    if event == "exception":
        arg = arg[0].__name__
    elif type(arg) in (Manager, Counts):
        arg = type(arg).__name__
    log.append((frame.f_code.co_name, event, frame.f_lineno - base, arg if event != "call" else None))
    return tracer
def show(function, *args):
    global base
    base = function.__code__.co_firstlineno
    log.clear()
    sys.settrace(tracer)
    try:
        result = function(*args)
    except Exception as error:
        result = type(error).__name__
    sys.settrace(None)
    print(function.__name__, result)
    for row in log:
        print("   ", *row)
def plain(n):
    """No line of its own."""
    global something
    total = 0
    for i in range(n):
        if i == 1:
            continue
        elif i == 2:
            pass
        else:
            total += 1
        total += 10
    else:
        "a constant"
    while total < 30: total += 10
    while True:
        break
    return (total,
            n)
def tries(what):
    try:
        if what:
            raise what
        return 1
    except ValueError as error:
        x = error
    except (TypeError,
            KeyError):
        return 2
    else:
        y = 1
    finally:
        z = 1
def nested():
    for x in 1, 2:
        try:
            try:
                continue
            finally:
                a = x
        finally:
            b = x
    try:
        {}[1]
    except LookupError:
        try:
            raise
        except KeyError:
            pass
class Manager:
    def __enter__(self):
        return self
    def __exit__(self, *args):
        return True
def withs():
    with Manager() as m:
        x = 1
    with Manager(), \
            Manager():
        1 / 0
    assert x
def generates():
    received = yield 1
    try:
        yield received
    except ValueError:
        yield 3
    return 4
def generating():
    g = generates()
    next(g)
    g.send(5)
    g.throw(ValueError)
    for item in g:
        pass
    return [x for x in generates()
            if x]
def delegates():
    x = yield from generates()
    return x
def delegating():
    return list(delegates())
@staticmethod
def decorated():
    @property
    @staticmethod
    def inner(a=1, *, b=2):
        return a
    class C(object):
        """A docstring."""
        x = 1
        def method(self): return 1
    f = lambda: 5
    return (f() +
            C().method())
def matches(x):
    match x:
        case 1:
            y = 1
        case [a, b]:
            y = a
        case _:
            y = 3
    return y
class Counts:
    def __init__(self):
        self.n = 0
    def __iter__(self):
        return self
    def __next__(self):
        self.n += 1
        if self.n > 1:
            raise StopIteration
        return self.n
def iterates():
    for x in Counts():
        y = x
    return sorted([2, 1], key=lambda v: -v)
async def awaited():
    return 1
async def awaits():
    x = await awaited()
    return x
def coroutine():
    try:
        awaits().send(None)
    except StopIteration as stop:
        return stop.value
show(plain, 4)
show(tries, None)
show(tries, ValueError())
show(tries, KeyError())
show(tries, OSError())
show(nested)
show(withs)
show(generating)
show(delegating)
show(decorated.__func__)
show(matches, 1)
show(matches, [1, 2])
show(matches, "x")
show(iterates)
show(coroutine)

# What is returned becomes the frame's; lines and instructions may be wanted or not.
def local(frame, event, arg):
    log.append((event, frame.f_lineno - base, frame.f_trace is local))
    return None if event == "line" else local
def start(frame, event, arg):
    frame.f_trace_lines = "no lines" not in frame.f_code.co_name
    return local if frame.f_code.co_filename == __file__ else None
def two():
    a = 1
    return a
base = two.__code__.co_firstlineno
log.clear()
sys.settrace(start)
two()
sys.settrace(None)
print(log)

# Who traces raises: the frame does, and nobody traces any more.
def bad(frame, event, arg):
    if event == "line":
        raise OSError(event)
    return bad
sys.settrace(bad)
try:
    two()
except OSError as error:
    print("raised", error, sys.gettrace())

# Profiles: calls of functions of the program and of builtin ones.
def profiler(frame, event, arg):
    name = frame.f_code.co_name if not event.startswith("c_") else arg.__name__
    if frame.f_code.co_filename == __file__:
        calls.append((event, name))
def calling():
    len([1]), "a".upper(), [].append(1)
    try:
        [].pop()
    except IndexError:
        pass
    return max(map(abs, [1, -2]))
calls = []
sys.setprofile(profiler)
calling()
sys.setprofile(None)
for row in calls:
    print(row)

# In hot loops, tracing begins and ends: the results are the same, and so is what is told.
def work(n):
    total = 0
    for i in range(n):
        total += i & 7
        if i % 1000 == 999:
            total ^= i
    return total
def counting(frame, event, arg):
    counts[event] = counts.get(event, 0) + 1
    return counting
for turn in range(4):
    before = work(3000)
    counts = {}
    sys.settrace(counting)
    during = work(100)
    sys.settrace(None)
    print(before, during, work(3000), counts)
def toggles(n):
    total = 0
    for i in range(n):
        if i == n - 20:
            sys.settrace(counting)
            sys._getframe().f_trace = counting
        total += i
    sys.settrace(None)
    return total
counts = {}
print(toggles(5000), counts)

# Frames are the same objects from event to event, and their callers too.
seen = []
def same(frame, event, arg):
    seen.append((frame, frame.f_back))
    return same
def outer():
    return inner_one() + inner_one()
def inner_one():
    x = 1
    return x
sys.settrace(same)
outer()
sys.settrace(None)
frames = [frame for frame, _ in seen]
print(len(seen), len({id(frame) for frame in frames}), all(back is frames[0] for frame, back in seen if frame.f_code is inner_one.__code__))
