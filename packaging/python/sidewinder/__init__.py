"""Stands in for Sidewinder's module where another Python runs a hinted program: the hints do nothing.

The wheel installs it, and the tests run hinted programs with it under CPython.
"""


def promote(value):
    return value


def elidable(function):
    return function


def unroll_safe(function):
    return function


def dont_look_inside(function):
    return function


class JitDriver:
    def __init__(self, greens=(), reds=(), get_printable_location=None, virtualizables=()):
        pass

    def jit_merge_point(self, /, **variables):
        pass

    def can_enter_jit(self, /, **variables):
        pass


def set_param(driver, name, value):
    pass


def we_are_jitted():
    return False


def isconstant(value):
    return False


def isvirtual(value):
    return False
