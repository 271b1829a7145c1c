# statistics.
import statistics as s

data = [2, 4, 4, 4, 5, 5, 7, 9]
print(s.mean(data), s.median(data), s.median_low(data), s.median_high(data), s.mode(data), s.multimode("aabbc"), s.pstdev(data), s.stdev(data), s.variance(data), s.pvariance(data), s.fmean(data), s.harmonic_mean([40, 60]), s.geometric_mean([1, 4, 16]), s.quantiles(data, n=4))
print(s.mean([1.5, 2.5]), s.median([1, 3]), s.median([5]), s.median_grouped([1, 2, 2, 3]), s.correlation([1, 2, 3], [2, 4, 7]), s.covariance([1, 2, 3], [1, 2, 3]), s.linear_regression([1, 2, 3], [2, 4, 6]))
for bad in (lambda: s.mean([]), lambda: s.median([]), lambda: s.stdev([1]), lambda: s.mode([]), lambda: s.quantiles([1])):
    try:
        print(bad())
    except s.StatisticsError as e:
        print(e)
n = s.NormalDist(10, 2)
print(n.mean, n.stdev, round(n.cdf(12), 6), round(n.pdf(10), 6), n + 5, n.zscore(14))
print(sum(s.median(range(i + 1)) for i in range(40)))
