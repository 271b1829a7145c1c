# Objects made of closures and dictionaries: counters, stacks, inheritance by hand, message passing.


def make_stack():
    items = []

    def push(x):
        items.append(x)
        return len(items)

    def pop():
        if not items:
            raise IndexError("empty stack")
        return items.pop()

    def dispatch(message, *args):
        methods = {"push": push, "pop": pop, "size": lambda: len(items), "peek": lambda: items[-1] if items else None}
        if message not in methods:
            raise AttributeError(message)
        return methods[message](*args)

    return dispatch


s = make_stack()
for i in range(150):
    s("push", i)
    if i % 3 == 2:
        s("pop")
print(s("size"), s("peek"), s("pop"))
other = make_stack()
for message in ("pop", "fly"):
    try:
        other(message)
    except (IndexError, AttributeError) as e:
        print(type(e).__name__, e)


def animal(name, sound):
    def speak():
        return f"{name} says {sound}"

    def rename(new):
        nonlocal name
        name = new

    return {"speak": speak, "rename": rename}


def dog(name):
    self = animal(name, "woof")
    parent_speak = self["speak"]
    tricks = []

    def speak():
        return parent_speak() + "!" * len(tricks)

    def learn(t):
        tricks.append(t)
        return self

    self.update(speak=speak, learn=learn)
    return self


d = dog("Rex")
d["learn"]("sit")["learn"]("roll")
d["rename"]("Max")
print(d["speak"](), animal("Cat", "meow")["speak"]())


def pair(a, b):
    return lambda pick: pick(a, b)


def first(p):
    return p(lambda a, b: a)


def second(p):
    return p(lambda a, b: b)


chain = None
for i in range(120):
    chain = pair(i, chain)
total = 0
while chain:
    total = total * 3 % 9973 + first(chain)
    chain = second(chain)
print(total)


def observable(value):
    watchers = []

    def get():
        return value

    def set(new):
        nonlocal value
        old, value = value, new
        for w in watchers:
            w(old, new)

    return get, set, watchers.append


get, set_value, watch = observable(0)
changes = []
watch(lambda old, new: changes.append(new - old))
for i in range(110):
    set_value(get() + i % 5)
print(get(), sum(changes), len(changes), changes[:6])
