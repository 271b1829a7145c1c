# A list that is searched in each iteration.
# code: SW301
# fix: Look `stock` up in a set that is made before the loop
# report: https://github.com/pypy/pypy/issues/1652

def known(words, stock):
    count = 0
    for word in words:
        if word in stock:  # slow
            count += 1
    return count


stock = ["item%d" % i for i in range(600)]
words = ["item%d" % (i % 1200) for i in range(120000)]
print(known(words, stock))
