# What is wrong first is what is said: `%` with a name asks for a mapping before it reads the name, and a limit of recursion that does not fit is none.
import sys

for template in ("%(a", "%(a)", "%(", "%()s", "%(a)s", "x%(a(b", "%%(a"):
    for values in (5, "text", (1,), [1], {"a": 1}, {"": 2}, {}, None):
        for made, given in ((template, values), (template.encode(), {key.encode(): 3 for key in values} if isinstance(values, dict) else values)):
            for _ in range(20):
                try:
                    said = made % given
                except Exception as error:
                    said = f"{type(error).__name__}: {error}"
            print(said, end="; ")
    print()

limit = sys.getrecursionlimit()
for given in (2**31, 2**40, 2**63, -(2**31) - 1, 0, -1, 1.5, "a"):
    for _ in range(20):
        try:
            sys.setrecursionlimit(given)
        except Exception as error:
            said = f"{type(error).__name__}: {error}"
    print(given, said)
print(sys.getrecursionlimit() == limit)
sys.setrecursionlimit(2**31 - 1)
print(sys.getrecursionlimit())
