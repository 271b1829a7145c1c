# Functions made by hand from wrong parts; methods of small ints and their owners.
import types


def base():
    return 1


try:
    types.FunctionType(base.__code__)
except TypeError as e:
    print(e)

for wrong in ((base.__code__, {}, 5), (base.__code__, 5), (base.__code__, {}, "name", 5)):
    try:
        types.FunctionType(*wrong)
    except TypeError as e:
        print(e)
print(repr((5).bit_length).split(" at ")[0], (5).bit_length.__self__, (-7).__abs__.__self__)
