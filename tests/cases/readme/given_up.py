# A generator that is given up runs its finally block when it is collected.
def g():
    try:
        yield 1
    finally:
        print("closed")
next(g())
import gc
gc.collect()
