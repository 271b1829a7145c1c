# Functions as values: tables, attributes, defaults from other functions, docstrings, names.


def add(a, b):
    "Add two things."
    return a + b


def sub(a, b):
    return a - b


def curry(f, a):
    def curried(b):
        return f(a, b)

    return curried


table = {"+": add, "-": sub, "*": lambda a, b: a * b, "max": max}


def rpn(text):
    stack = []
    for token in text.split():
        if token in table:
            b = stack.pop()
            a = stack.pop()
            stack.append(table[token](a, b))
        else:
            stack.append(int(token))
    return stack.pop()


print(rpn("3 4 + 2 *"), rpn("10 2 3 * -"), rpn("5 9 max 1 +"))
total = 0
for i in range(200):
    total += rpn(f"{i} {i % 7} {'+-*'[i % 3]}")
print(total)
print(add.__name__, add.__doc__, sub.__doc__, (lambda: 0).__name__, add.__qualname__, curry(add, 1).__qualname__)
add.calls = 3
print(add.calls, add.__dict__, hasattr(sub, "calls"), add.__module__)
inc = curry(add, 1)
print(inc(5), [f(2) for f in [inc, abs, curry(sub, 10)]])
print(add == add, add == sub, add in [sub, add], len({add, sub, add}))


def nothing():
    pass


def early(x):
    if x:
        return
    return x


print(nothing(), early(1), early(0))
print(add.__code__.co_argcount, add.__code__.co_varnames, add.__code__.co_name)
