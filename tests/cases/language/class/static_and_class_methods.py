# staticmethod, classmethod, alternative constructors, inheritance of both.


class Money:
    made = 0
    currency = "EUR"

    def __init__(self, cents):
        self.cents = cents
        Money.made += 1

    @classmethod
    def parse(cls, text):
        whole, _, part = text.partition(".")
        return cls(int(whole) * 100 + int((part + "00")[:2]))

    @staticmethod
    def pretty(cents):
        return str(cents // 100) + "." + str(cents % 100).zfill(2)

    @classmethod
    def count(cls):
        return cls.__name__, cls.made, cls.currency

    def __str__(self):
        return self.pretty(self.cents) + " " + self.currency


class Dollar(Money):
    currency = "USD"

    @staticmethod
    def pretty(cents):
        return "$" + Money.pretty(cents)

    @classmethod
    def parse(cls, text):
        return super().parse(text.lstrip("$"))


print(Money.parse("12.5"), Dollar.parse("$3"), Dollar.parse("0.07"))
print(type(Dollar.parse("1")).__name__, Money.pretty(5), Dollar(1).pretty(99))
total = 0
for i in range(150):
    m = (Money if i % 2 else Dollar).parse(f"{i}.{i % 10}")
    total += m.cents
print(total, Money.count(), Dollar.count(), Dollar(5).count())
print(Money.parse.__name__, Money.pretty.__name__, Money.__dict__["currency"])
