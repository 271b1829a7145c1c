# The name in except ... as: deleted at the end, rebound inside, in loops, in generators, as global.
def f():
    e = "before"
    try: 1 / 0
    except ZeroDivisionError as e: inner = e
    try: return e
    except UnboundLocalError as x: return str(x), str(inner)
print(f())
try: 1 / 0
except ZeroDivisionError as g: pass
print("g" in globals())
try: 1 / 0
except ZeroDivisionError as h: h = "rebound"
print("h" in globals())
try: 1 / 0
except ZeroDivisionError as d: del d
print("d" in globals())
class K:
    try: [][0]
    except IndexError as e: kept = str(e)
print(hasattr(K, "e"), K.kept)
def gl():
    global ge
    try: {}["k"]
    except KeyError as ge: return ge.args
print(gl(), "ge" in globals())
def gen():
    for i in range(3):
        try: yield i
        except ValueError as e:
            yield f"caught {e}"
            yield str(e)
it = gen(); print(next(it), it.throw(ValueError("v")), next(it), next(it))
def nested():
    try: raise ValueError("outer")
    except ValueError as e:
        try: raise KeyError("inner")
        except KeyError as e: pass
        try: return e
        except UnboundLocalError: return "gone"
print(nested())
def cell():
    try: raise ValueError(1)
    except ValueError as e: get = lambda: e.args
    try: return get()
    except NameError as n: return str(n)
print(cell())
def early(n):
    for i in range(n):
        try: raise ValueError(i)
        except ValueError as e:
            if i % 3 == 0: continue
            if i == 7: break
            if i == 50: return e
    return "e" in locals(), i
print(early(5), early(20))
total = 0
for i in range(100):
    try: [1, 2][i % 4]
    except IndexError as e: total += len(e.args)
    else: e = i
    total += "e" in globals()
print(total)
