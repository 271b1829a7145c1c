"""Generators that are given up half-way, some of them in a `try`."""


def plain(start):
    while True:
        yield start
        start += 1


def careful(start):
    try:
        yield from plain(start)
    finally:
        start = None


def one(turn):
    generator = careful(turn) if turn % 2 else plain(turn)
    assert next(generator) == turn
    assert next(generator) == turn + 1
