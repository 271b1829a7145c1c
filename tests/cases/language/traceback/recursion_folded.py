# exit: 1
# Repeated lines of a recursion are folded; mutual recursion is not; the message comes last.
def down(n):
    if n == 0: raise ValueError("bottom")
    down(n - 1)
def even(n):
    return odd(n - 1) if n else down(8)
def odd(n): return even(n - 1)
for i in range(20):
    try: even(4)
    except ValueError: pass
try: even(2)
except ValueError as e:
    raise RuntimeError("again") from e
