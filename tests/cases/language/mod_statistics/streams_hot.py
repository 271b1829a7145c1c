# statistics over many windows and kinds of numbers in loops: moving medians, fits, quantiles of every n, modes, normal distributions.
import statistics as st
from decimal import Decimal
from fractions import Fraction

data = [(i * i * 37 + i * 11) % 101 - 50 for i in range(120)]
out = {}
for f in (st.mean, st.fmean, st.median, st.median_low, st.median_high, st.mode, st.pstdev, st.stdev, st.pvariance):
    out[f.__name__] = round(sum(float(f(data[i:i + 9])) for i in range(0, 110, 5)), 8)
print(out)
for kind in (int, float, Fraction, Decimal):
    values = [kind(v) for v in data[:25]]
    print(kind.__name__, st.mean(values), st.median(values), st.pvariance(values), type(st.variance(values)).__name__, st.fsum(values) if hasattr(st, "fsum") else "", st.mean(values[:1]), st.median_grouped([float(v) for v in values]))
print([st.quantiles(data, n=n)[n // 2 - 1] for n in range(2, 12)], [round(st.quantiles(data, n=5, method="inclusive")[k], 6) for k in range(4)])
xs = list(range(40))
for k in range(1, 5):
    ys = [x * k - 3 + (x * 7 % 5) for x in xs]
    line = st.linear_regression(xs, ys)
    print(round(line.slope, 9), round(line.intercept, 9), round(st.correlation(xs, ys), 9), round(st.covariance(xs, ys), 9), st.linear_regression(xs, ys, proportional=True).intercept)
modes = set()
for i in range(60):
    modes.add(st.mode([i % 3, i % 2, 1, i % 5]))
print(sorted(modes), st.multimode("mississippi"), st.multimode([]), st.mode(["b", "a", "a", "b"]), st.mode(x % 2 for x in range(5)))
total, norms = 0.0, [st.NormalDist(k, k / 2 + 1) for k in range(6)]
for i in range(100):
    n = norms[i % 6] + norms[(i + 1) % 6] * 0.5 - i / 50
    total += n.cdf(i / 10) + n.pdf(0) + n.inv_cdf((i + 1) / 102) + n.zscore(1) + n.overlap(norms[0])
print(round(total, 7), norms[2], sum(norms[1:], norms[0]), norms[3] == st.NormalDist(3, 2.5), [round(q, 6) for q in norms[4].quantiles(3)])
print(round(st.geometric_mean([54, 24, 36]), 9), st.harmonic_mean([2.5, 3, 10]), st.harmonic_mean([40, 60], weights=[5, 30]), st.fmean([3.5, 4.0, 5.25], [1, 2, 1]), st.mean([Fraction(1, 3), Fraction(5, 7)]), st.mean([Decimal("0.5"), Decimal("0.75")]), st.median_grouped([10, 20, 20, 30], interval=10))
tally = {}
for i in range(90):
    try:
        (st.mean, st.variance, st.quantiles, st.geometric_mean, st.harmonic_mean, st.correlation)[i % 6](*([[], [1], [1, "x"], [-1, 2], [None], [0, 0]][i % 5],) * (2 if i % 6 == 5 else 1))
        got = "fine"
    except (st.StatisticsError, TypeError) as e:
        got = type(e).__name__
    tally[i % 6, got] = tally.get((i % 6, got), 0) + 1
print(tally)
