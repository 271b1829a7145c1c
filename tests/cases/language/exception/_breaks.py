LIMIT = 10


def check(n):
    if n > LIMIT:
        raise ValueError(f"{n} is over {LIMIT}")
    return n


TABLE = [check(n) for n in (1, 5, 11)]
