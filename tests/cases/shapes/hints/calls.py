# What a trace does at a call: it follows, it calls what has a loop or hides, it keeps what is elidable.

from sidewinder import dont_look_inside, elidable, unroll_safe


def has_loop(n):
    total = 0
    for i in range(3):
        total += n
    return total


@unroll_safe
def unrolled(n):
    total = 0
    for i in range(3):
        total += n
    return total


@dont_look_inside
def hidden(n):
    return n * 3


@elidable
def known(n):
    return sum([n, n, n])


def call(n):
    total = i = 0
    while i < n:  # jit: body.residual_calls=1
        total += has_loop(i)
        i += 1
    return total


def follow(n):
    total = i = 0
    while i < n:  # jit: body.residual_calls=0
        total += unrolled(i)
        i += 1
    return total


def hide(n):
    total = i = 0
    while i < n:  # jit: body.residual_calls=1
        total += hidden(i)
        i += 1
    return total


def keep(n):
    total = i = 0
    while i < n:  # jit: body.residual_calls=0
        total += known(7) + i
        i += 1
    return total


print(call(9000), follow(9000), hide(9000), keep(9000))
