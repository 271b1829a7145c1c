# Lookup goes local, enclosing, global, builtin; globals shadow and unshadow while loops are hot.
import builtins
def count(n):
    total = 0
    for i in range(n):
        total += len([i])
    return total
print(count(30))
len = lambda v: 10
print(count(30))
del len
print(count(30))
builtins.len, saved = (lambda v: 100), builtins.len
print(count(30))
builtins.len = saved
def flip(n):
    global abs
    out = []
    for i in range(n):
        if i == 20: abs = lambda v: "mine"
        if i == 40: del abs
        if i == 60: builtins.abs, keep = (lambda v: "theirs"), builtins.abs
        if i == 80: builtins.abs = keep
        if i % 10 == 5: out.append(abs(-i))
    return out
print(flip(100))
builtins.brand_new = 5
print(brand_new, "brand_new" in globals())
brand_new = 6
print(brand_new); del brand_new; print(brand_new)
del builtins.brand_new
try: brand_new
except NameError as e: print(e)
try: del brand_new
except NameError as e: print(e)
env = {"__builtins__": {"print": print, "limited": 3}}
exec("print(limited)\ntry:\n    len\nexcept BaseException as e: print('no')" if 0 else "print(limited)", env)
try:
    exec("len('x')", env)
except NameError as e: print(e)
exec("print(sorted(globals()))", {"print": print, "sorted": sorted, "__builtins__": {"globals": globals, "print": print, "sorted": sorted}})
g = {}
exec("a = 1\ndef f(): return a", g)
print(g["f"](), "__builtins__" in g, sorted(k for k in g if k[0] != "_"))
g["a"] = 2; print(g["f"]()); del g["a"]
try: g["f"]()
except NameError as e: print(e)
