# Exception groups: making, splitting, deriving.
eg = ExceptionGroup("msg", [ValueError(1), ExceptionGroup("in", [TypeError(2), OSError(3)])])
print(repr(eg), str(eg), eg.message, eg.exceptions, eg.args)
print(ExceptionGroup.__mro__, type(BaseExceptionGroup("x", [ValueError()])).__name__, type(BaseExceptionGroup("x", [KeyboardInterrupt()])).__name__)
for arguments in ((), ("a",), ("a", 5), ("a", []), ("a", [1]), (5, [ValueError()]), ("a", [ValueError(), 2]), ("a", [KeyboardInterrupt()]), ("a", {1: 2}), ("a", (ValueError(),))):
    try:
        print(repr(ExceptionGroup(*arguments)))
    except Exception as e:
        print(type(e).__name__, e)
print(eg.split(TypeError))
print(eg.split((ValueError, OSError)))
print(eg.split(lambda e: isinstance(e, OSError)))
print(eg.split(KeyError), eg.subgroup(KeyError), eg.subgroup(ExceptionGroup) is eg)
print(eg.subgroup(ValueError))
for bad in (5, "x", (ValueError, 5), int):
    try:
        eg.split(bad)
    except TypeError as e:
        print(e)


class Mine(ExceptionGroup):
    def derive(self, exceptions):
        return Mine(self.message + "!", exceptions)


mine = Mine("m", [ValueError(1), TypeError(2)])
mine.add_note("noted")
mine.__cause__ = KeyError("cause")
match, rest = mine.split(ValueError)
print(repr(match), repr(rest), match.__notes__, match.__notes__ is mine.__notes__, repr(rest.__cause__))
try:
    mine.message = "x"
except AttributeError as e:
    print(type(e).__name__)
try:
    class Bad(ExceptionGroup):
        pass

    Bad("x", [KeyboardInterrupt()])
except TypeError as e:
    print(e)
print(isinstance(eg, Exception), issubclass(BaseExceptionGroup, Exception))
try:
    raise eg
except ExceptionGroup as caught:
    print(caught is eg)
import builtins

print(builtins.ExceptionGroup is ExceptionGroup, ExceptionGroup.__module__, ExceptionGroup.__name__)
