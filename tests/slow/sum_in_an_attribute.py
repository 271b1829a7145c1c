# A float that is an attribute in each iteration, of an argument.
# code: SW203
# fix: Keep `account.balance` in a local variable during the loop

class Account:
    def __init__(self):
        self.balance = 0.0


def book(account, amounts, times):
    for _ in range(times):
        for amount in amounts:
            account.balance += amount * 0.01  # slow
    return account.balance


print(round(book(Account(), [float(i % 100) for i in range(500)], 100000), 3))
