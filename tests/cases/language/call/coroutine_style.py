# Callbacks, continuations and trampolines: control flow made of calls in a hot loop.


def trampoline(f, *args):
    result = f(*args)
    while callable(result):
        result = result()
    return result


def even(n):
    return True if n == 0 else lambda: odd(n - 1)


def odd(n):
    return False if n == 0 else lambda: even(n - 1)


print(trampoline(even, 5000), trampoline(odd, 301), sum([trampoline(even, n) for n in range(60)]))


def fact(n, k):
    return k(1) if n == 0 else lambda: fact(n - 1, lambda r: lambda: k(r * n))


print(trampoline(fact, 25, lambda r: r))


class Emitter:
    def __init__(self):
        self.listeners = {}

    def on(self, name, f):
        self.listeners.setdefault(name, []).append(f)
        return lambda: self.listeners[name].remove(f)

    def emit(self, name, *args):
        return [f(*args) for f in self.listeners.get(name, [])]


bus = Emitter()
seen = []
off = bus.on("tick", lambda n: n * 2)
bus.on("tick", seen.append)
bus.on("stop", lambda: "stopped")
total = 0
for i in range(160):
    results = bus.emit("tick", i)
    total += results[0] or 0
    if i == 100:
        off()
        bus.on("tick", lambda n: -n)
        seen.clear()
print(total, len(seen), bus.emit("stop"), bus.emit("none"))


def state_machine(text):
    def start(ch):
        return word if ch.isalpha() else number if ch.isdigit() else start

    def word(ch):
        counts["word"] += 1
        return word if ch.isalnum() else start

    def number(ch):
        counts["number"] += 1
        return number if ch.isdigit() else start(ch) if ch.isalpha() else start

    counts = {"word": 0, "number": 0}
    state = start
    for ch in text:
        state = state(ch)
    return counts, state.__name__


print(state_machine("abc 123 x9 7y z" * 20), state_machine(""))


def retry(f, times, *args):
    for attempt in range(times):
        try:
            return attempt, f(attempt, *args)
        except ValueError:
            continue
    return times, None


def flaky(attempt, need):
    if attempt < need:
        raise ValueError(attempt)
    return attempt * 10


print([retry(flaky, 5, n) for n in (0, 3, 9)], sum([retry(flaky, 4, i % 6)[0] for i in range(120)]))
