# contextvars: contexts copied and run in loops, tokens and resets, mapping access, nested runs, generators and coroutines inside one.
import contextvars
from contextvars import Context, ContextVar, Token, copy_context

level, name = ContextVar("level", default=0), ContextVar("name")


def t(f, *a):
    try:
        return f(*a)
    except (LookupError, ValueError, RuntimeError, TypeError) as e:
        return f"{type(e).__name__}"


print(level.get(), t(name.get), name.get("given"), level.name, repr(level).split(" at ")[0][:28])
token = name.set("first")
print(token.old_value is Token.MISSING, token.var is name, name.get(), name.reset(token), t(name.get), t(name.reset, token))


def work(n):
    token = level.set(level.get() + n)
    if n:
        inner = work(n - 1)
        level.reset(token)
        return inner + level.get()
    return level.get()


ctx = copy_context()
print(ctx.run(work, 5), ctx.get(level), level.get(), work(3), level.get(), level in ctx, name in ctx, len(ctx) >= 1, ctx.get(name, "none"), t(lambda: ctx[name]))
level.set(100)
empty = Context()
print(empty.run(level.get), list(empty), len(empty), t(empty.run), t(lambda: ctx.run(ctx.run, work, 1)), copy_context().run(lambda: (level.get(), level.set(1), level.get())[::2]), level.get())
total = 0
contexts = [copy_context() for _ in range(5)]
for i in range(200):
    c = contexts[i % 5]
    total += c.run(lambda: (level.set(level.get() + i), level.get())[1])
print(total, [c[level] for c in contexts], level.get())
snap = contexts[0].copy()
contexts[0].run(level.set, -1)
print(snap[level], contexts[0][level], snap == contexts[0], snap == snap.copy(), sorted(v for v in snap.values() if isinstance(v, int)), [k.name for k in snap.keys() if k is level], dict(snap.items())[level])


def gen():
    for i in range(3):
        level.set(level.get() * 2)
        yield level.get()


g = gen()
level.set(1)
print(next(g), level.get(), copy_context().run(next, g), level.get(), next(g))


async def co():
    token = level.set(50)
    try:
        return level.get()
    finally:
        level.reset(token)


try:
    co().send(None)
except StopIteration as s:
    print(s.value, level.get())
for bad in (lambda: ContextVar(5), lambda: ContextVar(), lambda: Token(), lambda: level.reset(name.set(1)), lambda: Context(1), lambda: ctx.__setitem__(level, 1), lambda: ctx[5], lambda: hash(level) == hash(level), lambda: snap.run(lambda: 1 / 0)):
    try:
        print(bad())
    except (TypeError, ValueError, KeyError, AttributeError, RuntimeError, ZeroDivisionError) as e:
        print(type(e).__name__)
other = copy_context().run(level.set, 9)
print(t(level.reset, other), level.get())
