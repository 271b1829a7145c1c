# A loop gets hot in its second iteration, the first in which the loop inside comes round.
# run: threshold=2


def triangle(rows):
    total = 0
    for row in range(rows):  # aborts: inner-loop
        column = row
        while column > 0:
            total += column
            column -= 1
    return total


print(triangle(60))
