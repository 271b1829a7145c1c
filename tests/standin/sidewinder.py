"""Stands in for Sidewinder's module where another Python runs a hinted program: the hints do nothing."""


def promote(value):
    return value


def elidable(function):
    return function


def unroll_safe(function):
    return function


def dont_look_inside(function):
    return function
