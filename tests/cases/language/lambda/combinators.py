# Lambdas all the way: church numerals, y combinators, currying, folds, in hot loops with changing numbers.
zero = lambda f: lambda x: x
succ = lambda n: lambda f: lambda x: f(n(f)(x))
add = lambda m: lambda n: lambda f: lambda x: m(f)(n(f)(x))
mul = lambda m: lambda n: lambda f: m(n(f))
power = lambda m: lambda n: n(m)
num = lambda n: n(lambda k: k + 1)(0)
church = lambda k: zero if k == 0 else succ(church(k - 1))
three, four = church(3), church(4)
print(num(add(three)(four)), num(mul(three)(four)), num(power(three)(four)), num(power(four)(three)), three(lambda s: s + "!")("x"), four(lambda v: v * 2.5)(1))
true, false = (lambda a: lambda b: a), (lambda a: lambda b: b)
iszero = lambda n: n(lambda _: false)(true)
pair = lambda a: lambda b: lambda s: s(a)(b)
pred = lambda n: n(lambda p: pair(p(false))(succ(p(false))))(pair(zero)(zero))(true)
print([iszero(church(k))("zero")("not") for k in range(3)], [num(pred(church(k))) for k in range(4)])
Z = lambda f: (lambda x: f(lambda *a: x(x)(*a)))(lambda x: f(lambda *a: x(x)(*a)))
fact = Z(lambda self: lambda n: 1 if n < 2 else n * self(n - 1))
gcd = Z(lambda self: lambda a, b: a if not b else self(b, a % b))
print(fact(20), fact(30), gcd(1071, 462), [fact(k) for k in range(6)])
compose = lambda *fs: (lambda x: x) if not fs else lambda x: fs[0](compose(*fs[1:])(x))
curry = lambda f, n: f if n <= 1 else lambda a: curry(lambda *r: f(a, *r), n - 1)
fold = lambda f, acc, l: acc if not l else fold(f, f(acc, l[0]), l[1:])
print(compose(str, abs, lambda x: x - 10)(3), curry(lambda a, b, c: a * b - c, 3)(2)(3)(4), fold(lambda a, b: a * 10 + b, 0, [1, 2, 3]), fold(lambda a, b: b + a, "", "abc"))
total = 0
for i in range(100):
    f = [lambda x: x + i, lambda x: x * 0.5, lambda x: -x, str][i % 4 if i < 90 else i % 3]
    v = compose(f, lambda x: x % 7)(i)
    total += len(v) if isinstance(v, str) else v
print(total, (lambda f, *a, **k: f(*a, **k))(lambda *a, s=0: sum(a) + s, 1, 2, s=3), (lambda: (yield 1))().__next__(), (lambda n: (lambda m: n + m))(1)(2))
