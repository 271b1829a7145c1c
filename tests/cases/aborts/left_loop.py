# A loop that is left in the iteration in which it gets hot, each time.
# run: threshold=10


def first_above(values, bound):
    for value in values:  # aborts: left-loop
        if value > bound:
            return value
    return None


found = 0
for n in range(300):
    found += first_above([n], n - 1)
print(found)
