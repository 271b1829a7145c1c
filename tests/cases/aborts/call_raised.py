# Unpacking asks a set for its items, which runs as one call, and raises where no guard can stand.
# run: threshold=10


def misfits(all_values):
    count = 0
    for values in all_values:  # aborts: call-raised
        try:
            first, second = values
        except ValueError:
            count += 1
    return count


print(misfits([{1, 2, 3}] * 300))
