# Globals that come and go between calls of hot functions: through globals(), setattr, exec, import and del.
import sys
me = sys.modules["__main__"]
def read(): return late
def total(n):
    t = 0
    for _ in range(n): t += late
    return t
out = []
for i in range(120):
    step = i % 12
    if step == 0: late = 1
    elif step == 2: globals()["late"] = 2.5
    elif step == 4: setattr(me, "late", 2 ** 62)
    elif step == 6: exec("late = True")
    elif step == 8: del late
    elif step == 10: globals().setdefault("late", -1)
    elif step == 11: globals().pop("late")
    try: out.append(total(5))
    except NameError: out.append("none")
print(out[:12], out == out[:12] * 10)
def maker():
    global made
    def made(): return "made"
    class made2: pass
    globals().update(made2=made2)
for i in range(40): maker()
print(made(), made2.__name__, "maker" in globals(), read.__globals__ is globals())
names = [k for k in list(globals()) if k.startswith("made")]
for k in names: del globals()[k]
try: made()
except NameError as e: print(e)
print(names, [k for k in globals() if k.startswith("made")])
