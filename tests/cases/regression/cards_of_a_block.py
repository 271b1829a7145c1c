# The cards of a list of more than four million items fill a block: the collector took the list for another object's rest and freed it.
def g():
    f = [1] * 4300000
    i = 0
    while i < 1000: i = i + 1
    return f[0], f[2000000], f[4299999]
print(g())
