# Builtins composed: pipelines of map, filter, zip, enumerate, sorted, sum, any, all, min, max, iter.
nums = [k * 37 % 101 for k in range(40)]
print(sum(map(lambda p: p[0] * p[1], enumerate(nums))), max(zip(nums, range(40))), min(enumerate(nums), key=lambda p: p[1]), list(map(divmod, nums[:5], [7] * 5)), dict(zip(map(chr, range(97, 102)), nums)))
print(list(filter(None, map(lambda x: x % 3 and x, nums)))[:8], any(x > 100 for x in nums), all(map(str.isalpha, "abc")), sorted(map(str, nums), key=len)[:5], list(map(lambda *a: sum(a), nums, reversed(nums), range(3))))
it = iter(nums)
print(list(zip(it, it, it))[:4], next(it, None), list(iter(lambda it=iter(range(9)): next(it), 6)), [*map(abs, (-1, 1.5, 3j))], tuple(reversed(list(map(hex, range(3))))))
def chunks(seq, n):
    return [seq[k:k + n] for k in range(0, len(seq), n)]
def compose(*fs):
    def run(x):
        for f in fs: x = f(x)
        return x
    return run
f = compose(str, len, bin, ord if False else len, lambda x: x ** 2, float, round, hex)
print(chunks(list(map(f, range(0, 2000, 137))), 4), list(map(compose(abs, str), range(-3, 1))))
total = 0
for k in range(100):
    total += len(list(filter(lambda x: x & k, range(k % 20)))) + sum(a * b for a, b in zip(range(k % 9), range(9, 0, -1))) + max(map(len, map(str, range(k + 1)))) + pow(k, 2, 7) + round(k / 3, 1).__trunc__() + int(bin(k)[2:], 2)
print(total, isinstance(print, type(len)), callable(map), type(iter(())), repr(sorted), abs(min(map(float, ("1", "-2.5")))))
