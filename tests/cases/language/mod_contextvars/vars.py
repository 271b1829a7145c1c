# contextvars.
import contextvars

v = contextvars.ContextVar("v", default=5)
w = contextvars.ContextVar("w")
print(v.get(), w.get("d"), v.name)
token = v.set(6)
print(v.get(), token.var is v, token.old_value is contextvars.Token.MISSING)
v.reset(token)
print(v.get())
ctx = contextvars.copy_context()


def change():
    v.set(100)
    w.set("in")
    return v.get()


print(ctx.run(change), v.get(), ctx[v], ctx.get(w), w in ctx, len(ctx) >= 2)
for bad in (lambda: w.get(), lambda: v.reset(token), lambda: ctx[5], lambda: contextvars.ContextVar(5), lambda: w.reset(v.set(1))):
    try:
        print(bad())
    except (LookupError, RuntimeError, TypeError, ValueError) as e:
        print(type(e).__name__)
total = 0
for i in range(100):
    t = v.set(i)
    total += v.get()
    v.reset(t)
print(total, v.get())
