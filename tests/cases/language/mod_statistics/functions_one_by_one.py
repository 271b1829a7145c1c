# statistics: every function on ints, floats, fractions, with its errors.
import statistics as st
from fractions import Fraction as F
from decimal import Decimal as D
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
data = ([1, 2, 3, 4], [2.5, 3.25, 5.5], [F(1, 2), F(1, 3)], [D("0.5"), D("1.25")], [5], [1, 1, 2, 2, 3], [-1, 0, 1e10], [True, False, True])
for d in data:
    print(d, *[t(f, d) for f in (st.mean, st.fmean, st.median, st.median_low, st.median_high, st.mode, st.multimode, st.variance, st.pvariance, st.stdev, st.pstdev)])
for f in (st.mean, st.fmean, st.geometric_mean, st.harmonic_mean, st.median, st.median_low, st.median_high, st.median_grouped, st.mode, st.multimode, st.variance, st.pvariance, st.stdev, st.quantiles):
    print(f.__name__, t(f, []), t(f, iter([1, 2, 4])), t(f, 5), t(f, ["a", "b"])[:50] if isinstance(t(f, ["a", "b"]), str) else t(f, ["a", "b"]))
print(st.geometric_mean([1, 2, 4]), t(st.geometric_mean, [1, 0]), t(st.geometric_mean, [-1]), st.harmonic_mean([40, 60]), st.harmonic_mean([40, 60], weights=[5, 30]), st.harmonic_mean([0, 1]), t(st.harmonic_mean, [-1]), st.fmean([1, 2], weights=[3, 1]), t(st.fmean, [1, 2], [1]), t(st.fmean, [1, 2], [0, 0]), st.median_grouped([1, 2, 2, 3, 4, 4, 4, 4, 4, 5]), st.median_grouped([1, 3, 3, 5, 7], interval=2), st.mode("aabb"), st.multimode("aabbc"), st.pvariance([1, 2, 3], 2), st.variance([1, 2, 3], xbar=2), st.quantiles([1, 2, 3, 4, 5]), st.quantiles(range(11), n=10, method="inclusive"), t(st.quantiles, [1, 2], n=0), t(st.quantiles, [1]), t(st.quantiles, [1, 2], method="x"), st.variance([F(1, 2), F(3, 2)]), st.mean([F(1, 3), D("0.5")]) if False else "", st.mean([1, F(1, 2)]), st.mean([float("inf"), 1]), st.median([float("-inf"), 1, 5]))
print(st.covariance([1, 2, 3], [1, 2, 4]), st.correlation([1, 2, 3], [1, 2, 4]), t(st.covariance, [1], [2]), t(st.covariance, [1, 2], [1]), t(st.correlation, [1, 1], [1, 2]), st.linear_regression([1, 2, 3], [2, 4, 7]), st.linear_regression([1, 2], [2, 5], proportional=True), t(st.linear_regression, [1, 1], [1, 2]))
N = st.NormalDist(10, 2); M = st.NormalDist.from_samples([1, 2, 3, 4])
print(N, N.mean, N.median, N.mode, N.stdev, N.variance, N.pdf(10), N.cdf(12), N.inv_cdf(0.975), t(N.inv_cdf, 0), N.quantiles(4), N + 5, N * 2, N / 2, N - N, -N, N == st.NormalDist(10, 2), N.overlap(M), N.zscore(14), M, t(st.NormalDist, 0, -1), hash(N) == hash(st.NormalDist(10, 2)), [round(x, 9) for x in N.samples(3, seed=5)], t(st.NormalDist(0, 0).pdf, 1), N + M, t(lambda: N * N), issubclass(st.StatisticsError, ValueError))
s = 0.0
for i in range(2, 25):
    d = [(i * k) % 11 for k in range(1, i + 2)]
    s += st.mean(d) + st.median(d) + st.pstdev(d) + sum(st.quantiles(d, n=3)) + len(st.multimode(d))
print(round(s, 8))
