# exit: 1
try:
    try:
        raise KeyError("one")
    finally:
        raise ValueError("two")
except ValueError as e:
    print(repr(e.__context__))
try:
    raise TypeError("x")
except TypeError as e:
    err = e
def r():
    raise err
try:
    r()
except TypeError as e:
    print(e is err, e.__context__)
try:
    raise ValueError from KeyError
except ValueError as e:
    print(repr(e.__cause__), e.__suppress_context__)
try:
    raise 5
except TypeError as e: print(e)
try:
    raise ValueError from 5
except TypeError as e: print(e)
try:
    try:
        raise ValueError(1)
    except ValueError:
        raise
except ValueError as e: print(e.__context__, e.__traceback__.tb_lineno)
try: raise
except RuntimeError as e: print(e)
a = ValueError("a"); b = ValueError("b")
a.__context__ = b; b.__context__ = a
try: raise a
except ValueError as e:
    try: raise b
    except ValueError as f: print(f.__context__ is a, a.__context__)
a.__cause__ = a
raise a
