# `__index__` releases the view that is asked.
m = memoryview(bytearray(b'abcdefgh'))
class I:
    def __index__(self): m.release(); return 4
try: print(m[I()])
except ValueError as e: print(e)
m = memoryview(bytearray(b'abcdefgh'))
class R:
    def __index__(s): m.release(); return 1
for f in (lambda: m[R()], lambda: m[R(),], lambda: m.__setitem__(R(), 1), lambda: m.__setitem__(0, R()), lambda: m.__setitem__((R(),), 1)):
    m = memoryview(bytearray(b'abcdefgh'))
    try: print(f())
    except ValueError as e: print(e)
