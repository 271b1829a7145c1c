# atexit: the last one first, and exceptions do not stop the others.
import atexit

atexit.register(print, "first registered", end="!\n")


@atexit.register
def late():
    print("decorated")


def gone():
    print("never")


atexit.register(gone)
atexit.unregister(gone)
atexit.register(lambda *a, **k: print(a, k), 1, x=2)
print("body")
try:
    atexit.register(5)
except TypeError as e:
    print(e)
