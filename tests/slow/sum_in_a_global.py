# A float that is a global in each iteration.
# code: SW203
# fix: Keep `balance` in a local variable during the loop

balance = 0.0


def book(amounts, times):
    global balance
    for _ in range(times):
        for amount in amounts:
            balance += amount * 0.01  # slow
    return balance


print(round(book([float(i % 100) for i in range(500)], 100000), 3))
