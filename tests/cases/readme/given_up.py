# sidewinder: 
def g():
    try:
        yield 1
    finally:
        print("closed")
next(g())
import gc
gc.collect()
