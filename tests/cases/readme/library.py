# Modules of the library of a CPython 3.11 on this machine, in its own Python.
import calendar
import colorsys
import difflib
import enum
import fractions
import shlex
import statistics


class Colour(enum.Flag):
    RED = enum.auto()
    BLUE = enum.auto()


print(Colour.RED | Colour.BLUE, Colour(2))
print(calendar.monthrange(2024, 2), colorsys.rgb_to_hsv(0.2, 0.4, 0.4))
print(fractions.Fraction(3, 4) + fractions.Fraction("0.1"), statistics.mean([1, 2, 3, 5]))
print(difflib.get_close_matches("appel", ["ape", "apple", "peach"]), shlex.split("a 'b c' d"))
