# Algebra: derivatives, integrals, equations, series, matrices, and how they are printed.
# pip: mpmath==1.3.0 sympy==1.14.0
from sympy import (Eq, Function, Integer, Matrix, Rational, Symbol, apart, cos, diff, dsolve, exp, expand, factor, factorint, integrate, latex,
                   limit, nsimplify, oo, pi, pretty, primerange, series, simplify, sin, solve, sqrt, summation, symbols, together)

x, y = symbols("x y")
n = Symbol("n", integer=True, positive=True)
print(expand((x + y) ** 5), factor(x**4 - 5 * x**2 + 4))
print(diff(sin(x) * exp(x**2), x, 2))
print(integrate(x**2 * exp(-x), x), integrate(exp(-x**2), (x, -oo, oo)))
print(solve(x**3 - 2 * x + 1, x), solve([x + y - 3, x * y - 2], [x, y]))
print(series(cos(x) / (1 - x), x, 0, 6), limit(sin(3 * x) / x, x, 0))
print(simplify(sin(x) ** 2 + cos(x) ** 2), together(1 / x + 1 / y), apart(1 / (x**2 - 1)))
m = Matrix([[2, 1, 0], [1, 2, 1], [0, 1, 2]])
print(m.det(), m.eigenvals(), m.inv())
f = Function("f")
print(dsolve(Eq(f(x).diff(x, 2) + f(x), 0), f(x)))
print(summation(1 / n**2, (n, 1, oo)), summation(n**3, (n, 1, 10)))
print(pi.evalf(50), sqrt(Rational(8, 9)), nsimplify(0.125))
print(factorint(2**64 - 1), list(primerange(50)), Integer(100).factors())
print(latex(integrate(sqrt(1 - x**2), x)))
print(pretty(Eq(x**2 / y, sqrt(y + 1)), use_unicode=True))
