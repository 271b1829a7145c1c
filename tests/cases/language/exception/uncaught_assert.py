# exit: 1
# A failed assertion that nobody catches, in a method called from a comprehension in a loop.


class Ledger:
    def __init__(self):
        self.balance = 0
        self.entries = []

    def post(self, amount):
        self.entries.append(amount)
        self.balance += amount
        self.check()

    def check(self):
        assert sum(self.entries) == self.balance, f"off by {sum(self.entries) - self.balance}"
        assert self.balance >= 0


ledger = Ledger()
for i in range(130):
    ledger.post(i % 5)
print(ledger.balance)
ledger.entries[3] = 10
[ledger.post(k) for k in (1, 2)]
