# The values of a dict, listed in each iteration.
# code: SW301
# fix: Do `list(table.values())` once before the loop

def lookups(table, n):
    total = 0
    for i in range(n):
        total += list(table.values())[i % 40]  # slow
    return total


print(lookups({"k%d" % i: i for i in range(40)}, 200000))
