# Partial application, pipelines, flipping, tracing wrappers: functions that make functions.


def partial(f, *args, **kwargs):
    def call(*more, **extra):
        merged = dict(kwargs)
        merged.update(extra)
        return f(*args, *more, **merged)

    return call


def pipe(*functions):
    def run(x):
        for f in functions:
            x = f(x)
        return x

    return run


def flip(f):
    return lambda a, b: f(b, a)


def traced(f, log):
    def wrapper(*args):
        log.append((f.__name__, args))
        result = f(*args)
        log.append(result)
        return result

    return wrapper


def sub(a, b, scale=1):
    return (a - b) * scale


print(partial(sub, 10)(3), partial(sub, scale=2)(5, 1), partial(sub, 1, scale=3)(2, scale=4), flip(sub)(1, 5))
inc = partial(lambda a, b: a + b, 1)
double = partial(lambda a, b: a * b, 2)
print(pipe(inc, double, str, len)(49), pipe()(7))
log = []
t = traced(sub, log)
print(t(5, 3), t(1, 1), log)
steps = [inc, double, partial(flip(sub), 3), abs]
total = 0
for i in range(200):
    total += pipe(*steps[: i % 5])(i)
print(total)


def curry(f, n):
    def take(args):
        def one(x):
            got = args + (x,)
            return f(*got) if len(got) == n else take(got)

        return one

    return take(())


print(curry(lambda a, b, c: (a, b, c), 3)(1)(2)(3), [curry(sub, 2)(i)(1) for i in range(4)])


def y(f):
    return (lambda x: x(x))(lambda x: f(lambda *a: x(x)(*a)))


print(y(lambda self: lambda n: 1 if n == 0 else n * self(n - 1))(15))
church = lambda n: lambda f: lambda x: x if n == 0 else f(church(n - 1)(f)(x))
print(church(30)(lambda k: k + 2)(0), [church(n)(double)(1) for n in range(6)])
