# assert: messages of any kind, evaluated only when needed, AssertionError looked up directly.
def say(x, v): print("say", x); return v
for cond, msg in ((1, 2), (0, "text"), ([], None), ("", ("a", "b")), (None, ValueError("v")), (0.0, 5)):
    try:
        assert cond, msg
        print("fine")
    except AssertionError as e: print(repr(e), e.args, str(e))
try: assert False
except AssertionError as e: print(repr(e), e.args)
assert say("cond", True), say("message", "never")
try: assert say("cond", False), say("message", "m")
except AssertionError as e: print(e)
try: assert 0, say("raises", 1) / 0
except ZeroDivisionError as e: print(e, type(e.__context__))
AssertionError_, AssertionError = AssertionError, KeyError
try: assert False, "still the builtin"
except AssertionError_ as e: print("builtin", e)
AssertionError = AssertionError_
class Truth:
    def __bool__(self): raise RuntimeError("truth")
try: assert Truth(), "no"
except RuntimeError as e: print(e)
def check(n):
    assert isinstance(n, int), f"not int: {n!r}"
    assert n >= 0
    assert n % 7, n
    return n
good = bad = 0
for i in range(-10, 110):
    v = i if i % 9 else str(i)
    try: good += check(v)
    except AssertionError as e: bad += len(e.args) * 1000 + len(str(e))
print(good, bad)
assert (x := 5) and x > 4, x
assert not (0, ) == (), "tuples"
assert [] == [] and {} == {}, "empty"
print(__debug__)
