# exit: 1
# An uncaught exception of an own class, with __str__, raised under a with statement and a finally.


class Overdrawn(Exception):
    def __init__(self, account, amount):
        self.account = account
        self.amount = amount

    def __str__(self):
        return f"{self.account} lacks {self.amount}"


class Session:
    def __enter__(self):
        print("open")
        return self

    def __exit__(self, kind, value, traceback):
        print("close", kind.__name__, value)


def withdraw(balances, account, amount):
    if balances[account] < amount:
        raise Overdrawn(
            account,
            amount - balances[account],
        )
    balances[account] -= amount


balances = {"ann": 100, "bob": 5000}
with Session():
    for i in range(200):
        try:
            withdraw(balances, "bob", i % 30)
        finally:
            balances["ann"] += 1
    print(balances)
    withdraw(balances, "ann", 301)
