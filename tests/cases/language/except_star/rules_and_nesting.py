# except*: the rest raised again, new exceptions collected, return and continue of the surrounding, nesting inside loops and functions, syntax refused.
def tree(g, depth=0):
    if isinstance(g, BaseExceptionGroup): return [g.message, *(tree(e) for e in g.exceptions)]
    return repr(g)
def run(f, *a):
    try: return f(*a)
    except BaseExceptionGroup as g: return tree(g)
    except Exception as e: return ("plain", repr(e), repr(e.__context__))
def partly(g):
    log = []
    try: raise g
    except* ValueError as e: log.append(tree(e))
    except* (OSError, KeyError) as e: log.append(tree(e)); raise LookupError("new") from e
    finally: out.append(log)
    return log
out = []
G = ExceptionGroup
nest = G("a", [ValueError(1), G("b", [KeyError(2), G("c", [OSError(3), TypeError(4)])]), ValueError(5)])
for g in (nest, G("v", [ValueError(0)]), G("t", [TypeError(0)]), ValueError("bare"), TypeError("bare"), BaseExceptionGroup("base", [KeyError(1), KeyboardInterrupt(2)])): print(run(partly, g), out[-1])
def many():
    try: raise G("m", [ValueError(1), TypeError(2), KeyError(3)])
    except* ValueError: raise ValueError("from v")
    except* TypeError as e: raise
    except* KeyError: raise G("k", [KeyError("x")])
print(run(many))
def inner_return(n):
    for i in range(n):
        try:
            if i % 3 == 0: raise G("loop", [ValueError(i), TypeError(i)][:1 + i % 2])
        except* ValueError as e:
            def helper():
                return len(e.exceptions)
            found.append(helper())
        except* TypeError: found.append("t")
        else: found.append(".")
    return len(found)
found = []
print(run(inner_return, 60), found[:12])
def deep(n):
    try:
        if n: deep(n - 1)
        else: raise G("deep", [ValueError(k) for k in range(4)] + [TypeError("t")])
    except* ValueError as e:
        if len(e.exceptions) > 1: raise G(f"less {n}", e.exceptions[1:])
print(run(deep, 0)); print(run(deep, 2)); print(run(deep, 5))
def context():
    try:
        try: raise G("one", [ValueError(1)])
        except* ValueError: 1 / 0
    except* ZeroDivisionError as e: r = tree(e), [repr(x.__context__) for x in e.exceptions]
    return r
print(run(context))
class My(G):
    def derive(self, excs): return My(self.message + "*", excs)
def own():
    try: raise My("mine", [ValueError(1), KeyError(2), My("in", [ValueError(3), OSError(4)])])
    except* ValueError as e: kinds.append((type(e).__name__, tree(e)))
kinds = []
print(run(own), kinds)
for body in ("break", "continue", "for q in (): break\n  while 0: continue", "def g(): return 1", "lambda: (yield)"):
    for frame in ("while 1:\n try: pass\n except* ValueError:\n  {}", "def f():\n try: pass\n except* ValueError:\n  {}"):
        try: compile(frame.format(body), "s", "exec"); print("fine", end=" ")
        except SyntaxError as e: print(e.msg, e.lineno, end=" | ")
print()
for s in ("try: pass\nexcept*: pass", "try: pass\nexcept* ValueError: pass\nexcept TypeError: pass", "try: pass\nexcept ValueError: pass\nexcept* TypeError: pass", "try: pass\nexcept * ValueError as a.b: pass", "try: pass\nexcept* A, B: pass"):
    try: compile(s, "s", "exec"); print("fine")
    except SyntaxError as e: print(e.msg, e.lineno)
total = 0
for i in range(120):
    kinds_now = [ValueError(i), TypeError(i), KeyError(i)][: i % 4]
    try:
        try:
            if kinds_now: raise G("hot", kinds_now) if i != 77 else KeyError("bare")
        except* (ValueError if i < 60 else TypeError) as e: total += len(e.exceptions)
    except* Exception as e: total += 100 * len(e.exceptions)
print(total)
