# Church numerals, booleans, pairs and a fixed-point combinator; converted back and counted.
zero = lambda f: lambda x: x
succ = lambda n: lambda f: lambda x: f(n(f)(x))
add = lambda a: lambda b: lambda f: lambda x: a(f)(b(f)(x))
mul = lambda a: lambda b: lambda f: a(b(f))
power = lambda a: lambda b: b(a)
true = lambda a: lambda b: a
false = lambda a: lambda b: b
pair = lambda a: lambda b: lambda s: s(a)(b)
is_zero = lambda n: n(lambda _: false)(true)
pred = lambda n: n(lambda p: pair(succ(p(true)))(p(true)))(pair(zero)(zero))(false)
sub = lambda a: lambda b: b(pred)(a)
def number(n): return n(lambda x: x + 1)(0)
def church(k):
    n = zero
    for _ in range(k): n = succ(n)
    return n
two, three = church(2), church(3)
print([number(n) for n in (zero, two, add(two)(three), mul(two)(three), power(two)(three), power(three)(two), power(two)(church(8)), pred(church(9)), sub(church(7))(three), sub(two)(three))])
print(two(lambda s: s + '!')('hi'), three(lambda l: l + [len(l)])([]), church(100)(lambda x: x * 2)(1), church(40)(lambda x: x / 2)(1.0))
print(is_zero(zero)('yes')('no'), is_zero(two)('yes')('no'), true(1)(2), false(1)(2))
Y = lambda f: (lambda x: x(x))(lambda x: f(lambda *a: x(x)(*a)))
fact = Y(lambda self: lambda n: 1 if n < 2 else n * self(n - 1))
fib = Y(lambda self: lambda n: n if n < 2 else self(n - 1) + self(n - 2))
ack = Y(lambda self: lambda m, n: n + 1 if not m else self(m - 1, 1) if not n else self(m - 1, self(m, n - 1)))
print(fact(20), fact(25), [fib(i) for i in range(15)], ack(2, 3))
nil = lambda c: lambda n: n
cons = lambda h: lambda t: lambda c: lambda n: c(h)(t(c)(n))
def of(*vs):
    l = nil
    for v in reversed(vs): l = cons(v)(l)
    return l
def to_list(l): return l(lambda h: lambda t: [h] + t)([])
l = of(3, 'x', 2.5)
print(to_list(l), l(lambda h: lambda t: t + 1)(0), to_list(of(*range(60)))[-3:], of(*range(101))(lambda h: lambda t: h + t)(0))
S, K, I = lambda x: lambda y: lambda z: x(z)(y(z)), lambda x: lambda y: x, lambda x: x
print(S(K)(K)(5), S(K(S(I)))(K)('a')(str.upper), K(I)(1)(2))
for i in range(60):
    n = church(i % 5)
    if number(n) != i % 5 or number(add(n)(two)) != i % 5 + 2: print('wrong', i)
try: number(lambda f: lambda x: f)
except Exception as e: print(type(e).__name__)
else: print('a function came back')
try: two(5)(1)
except TypeError as e: print(e)
