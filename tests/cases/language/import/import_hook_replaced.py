# builtins.__import__ replaced: what it is called with, what its answer is used for.
import builtins, sys
calls, real = [], builtins.__import__
class Mod:
    def __init__(self, n): self.n = n
    def __getattr__(self, k):
        if k == "missing" or k == "__file__": raise AttributeError(k)
        return f"{self.n}.{k}"
def hook(name, globals=None, locals=None, fromlist=(), level=0):
    calls.append((name, fromlist, level, globals["__name__"] if globals else None))
    if name.startswith("x"): return Mod(name)
    if name == "five": return 5
    if name == "fails": raise ValueError("hooked")
    return real(name, globals, locals, fromlist, level)
builtins.__import__ = hook
try:
    import x
    import x.y.z
    import xx.y as w
    from x1 import a, b as c
    from . import rel
except ImportError as e: print("relative:", e)
try:
    print(x.n, w, a, c)
    import five
    print(five)
    from five import real as r5
    print(r5)
    try: from x import missing
    except ImportError as e: print(e)
    try: import fails
    except ValueError as e: print(e)
    import math
    print(math.pi)
    total = 0
    for i in range(90):
        from x import attr
        import xloop as l
        total += len(attr) + len(l.n)
        if i == 30: hook.__defaults__ = (None, None, (), 0)
        if i == 60: builtins.__import__ = lambda *a, **k: Mod("other")
    print(total)
finally:
    builtins.__import__ = real
print(len(calls), calls[:9])
import json
print(json.__name__)
try:
    del builtins.__import__
    import math
except ImportError as e: print(e)
finally: builtins.__import__ = real
