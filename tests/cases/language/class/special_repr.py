# __repr__, __str__, __format__, __hash__, __len__ and where each is used.


class Card:
    suits = "CDHS"

    def __init__(self, rank, suit):
        self.rank = rank
        self.suit = suit

    def __repr__(self):
        return f"Card({self.rank}, {self.suit!r})"

    def __str__(self):
        return "%s%d" % (self.suit, self.rank)

    def __format__(self, spec):
        return f"<{str(self):{spec}}>"

    def __eq__(self, other):
        return isinstance(other, Card) and self.rank == other.rank and self.suit == other.suit

    def __hash__(self):
        return self.rank * 4 + Card.suits.index(self.suit)


class Plain:
    def __repr__(self):
        return "plain!"


class Silent:
    def __str__(self):
        return 5


c = Card(7, "H")
print(c, repr(c), [c], (c,), {c: c}, f"{c} {c!r} {c!s:>5} {c:>5}", "%s %r" % (c, c), "{} {!r} {:^7}".format(c, c, c))
print(Plain(), str(Plain()), [Plain()], f"{Plain()}")
try:
    print(Silent())
except TypeError as e:
    print(e)
deck = {}
for i in range(208):
    card = Card(i % 13, "CDHS"[i % 4])
    deck[card] = deck.get(card, 0) + 1
print(len(deck), deck[Card(3, "S")], Card(99, "C") in deck, hash(Card(1, "D")))


class NoHash:
    def __eq__(self, other):
        return True


try:
    {NoHash(): 1}
except TypeError as e:
    print(e)
print(NoHash() == 5, NoHash() != 5)
