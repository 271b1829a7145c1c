# Numbers of any precision: constants, functions, roots, integrals, sums, matrices, series.
# pip: mpmath==1.4.1
from mpmath import (chop, cos, diff, e, eig, erf, euler, exp, findroot, gamma, hyp2f1, identify, inf, iv, limit, linspace, log, lu_solve, matrix, mp, mpc, mpf, mpi, nprint, nsum, nstr, pi, polyroots, pslq,
                    quad, quadosc, sin, sqrt, taylor, workdps, zeta, zetazero)

mp.dps = 50
print(pi, e, euler, sqrt(2), mpf("0.1") + mpf(1) / 3)
print(gamma(mpf("0.5")), zeta(3), erf(1), hyp2f1(1, 2, 3, mpf("0.25")), log(mpc(-1, 1)), mpc(1, 2) ** mpc(0, 1))
mp.dps = 25
print(quad(lambda x: exp(-(x**2)), [-inf, inf]), quad(lambda x, y: cos(x + y / 2), [-pi / 2, pi / 2], [0, pi]), quadosc(lambda x: sin(x) / x, [0, inf], omega=1))
print(findroot(cos, 1.5), polyroots([1, 0, -2, 5]), nsum(lambda n: 1 / n**4, [1, inf]), limit(lambda n: (1 + 1 / n) ** n, inf), diff(lambda x: x**3 * sin(x), 2, 2))
print(taylor(sin, 0, 5), pslq([pi / 4, mp.atan(mpf(1) / 5), mp.atan(mpf(1) / 239)]), identify(mpf("0.75")), zetazero(1))
m = matrix([[2, 1], [1, 3]])
print(m**-1, mp.det(m), lu_solve(m, [1, 2]), [nstr(v, 15) for v in eig(m)[0]], mp.norm(m, 1), mp.expm(m * 0))
with workdps(5):
    nprint([pi, linspace(0, 1, 3)])
print(iv.mpf([1, 2]) * iv.mpf([-1, 3]), mpi(1, 2), chop(mpc(1, 1e-40)), mpf("1e-30") == mpf(10) ** -30, nstr(mpf(2) ** 1000, 10), mp.mpf("inf") - 1, repr(mpf(1) / 3))
print(mp.besselj(0, 1), mp.lambertw(1), mp.ellipk(0.5), mp.legendre(5, 0.3), mp.bernoulli(20), mp.primepi(1000), mp.fib(100))
for wrong in (lambda: mpf("x"), lambda: mpf(1) / 0, lambda: findroot(lambda x: x**2 + 1, 3), lambda: gamma(-1)):
    try:
        wrong()
    except (ValueError, ZeroDivisionError) as error:
        print(type(error).__name__, str(error).splitlines()[:1])
