# An exception for most keys.
# code: SW301
# fix: Look the key up with `prices.get` instead of catching KeyError
# report: https://github.com/LuaJIT/LuaJIT/issues/1029

def tally(words, prices, times):
    total = 0
    for _ in range(times):
        for word in words:
            try:
                price = prices[word]  # slow
            except KeyError:
                price = 1
            total += price
    return total


prices = {"k%d" % i: i for i in range(0, 1000, 50)}
words = ["k%d" % (i % 1000) for i in range(3000)]
print(tally(words, prices, 600))
