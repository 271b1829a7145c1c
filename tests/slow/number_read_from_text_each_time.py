# A text that is read as a number in each iteration.
# code: SW301
# fix: Do `float(rate)` once before the loop

def taxed(prices, rate, times):
    total = 0.0
    for _ in range(times):
        for price in prices:
            total += price * float(rate)  # slow
    return total


print(round(taxed([float(i) for i in range(100)], "0.19", 30000), 3))
