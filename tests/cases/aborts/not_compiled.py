# A trace longer than the evaluator takes.
# run: evaluate,threshold=3,trace_limit=1000000
body = "".join(f"    x = x * 3 + n - {k}\n    x %= 1009\n" for k in range(4000))
source = "def f(times, x=1):\n  for n in range(times):\n" + body + "  return x\n"
space = {}
exec(source, space)
print(space["f"](12))
