"""Objects that refer to each other go through pickle, copy and json and come back: persons, firms and parts with
cycles, shared members and classes that say themselves how they are kept. Every copy is walked and compared with what it
was made of, so a copy that shares too much or too little shows."""

import copy
import io
import json
import pickle
import random
from collections import OrderedDict, deque, namedtuple
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta

Address = namedtuple("Address", "street number town")


class Person:
    def __init__(self, name, born, address):
        self.name = name
        self.born = born
        self.address = address
        self.friends = []
        self.boss = None
        self.tags = set()

    def befriend(self, other):
        self.friends.append(other)
        other.friends.append(self)


class Firm:
    """Keeps an index that is made anew instead of kept."""

    def __init__(self, name):
        self.name = name
        self.staff = []
        self.index = {}

    def hire(self, person, boss=None):
        person.boss = boss
        self.staff.append(person)
        self.index[person.name] = person

    def __getstate__(self):
        state = self.__dict__.copy()
        del state["index"]
        return state

    def __setstate__(self, state):
        self.__dict__.update(state)
        self.index = {person.name: person for person in self.staff}


class Money:
    """A value without a dict, made by a call when it is read back."""

    __slots__ = ("cents",)

    def __init__(self, cents):
        self.cents = cents

    def __reduce__(self):
        return Money, (self.cents,)

    def __eq__(self, other):
        return isinstance(other, Money) and self.cents == other.cents

    def __hash__(self):
        return hash(self.cents)


class Once:
    """One object that stays the same, however often it is copied."""

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


@dataclass
class Part:
    code: str
    price: int
    weights: list = field(default_factory=list)
    options: dict = field(default_factory=dict)

    @classmethod
    def from_json(cls, data):
        return cls(data["code"], data["price"], list(data["weights"]), dict(data["options"]))


@dataclass(frozen=True)
class Point:
    x: int
    y: int


def build(rng, persons):
    firm = Firm("Acme & Söhne")
    street = ["Main", "Low", "High", "Ö"]
    towns = [Address(rng.choice(street), number, "Town") for number in range(12)]
    for number in range(persons):
        born = date(1950, 1, 1) + timedelta(days=rng.randrange(18000))
        person = Person(f"P{number:03d}", born, rng.choice(towns))
        person.tags = {rng.choice("abcdefgh") for _ in range(3)}
        firm.hire(person, firm.staff[number // 5] if number else None)
    for person in firm.staff:
        for other in rng.sample(firm.staff, 3):
            if other is not person:
                person.befriend(other)
    return firm


def summary(firm):
    """What can be seen from the boss of all, by way of friends: the sum must be the same for every copy."""
    root = firm.staff[0]
    numbers = {id(root): 0}
    queue = deque([root])
    total = 0
    while queue:
        person = queue.popleft()
        here = numbers[id(person)]
        total = (total * 31 + person.born.toordinal() + len(person.tags)) % 1000000007
        for friend in person.friends:
            if id(friend) not in numbers:
                numbers[id(friend)] = len(numbers)
                queue.append(friend)
            total = (total * 3 + here * numbers[id(friend)]) % 1000000007
    shared = len({id(person.address) for person in firm.staff})
    bosses = sum(person.boss is not None and person.boss is firm.index[person.boss.name] for person in firm.staff)
    return total, len(numbers), shared, bosses


class Keeper(pickle.Pickler):
    """Leaves persons out, and keeps their names instead."""

    def persistent_id(self, value):
        return value.name if isinstance(value, Person) else None


class Finder(pickle.Unpickler):
    def __init__(self, file, persons):
        super().__init__(file)
        self.persons = persons

    def persistent_load(self, name):
        return self.persons[name]


def parts(rng, count):
    made = []
    for number in range(count):
        options = {rng.choice("xyz") * (1 + i): [i, str(i), None, i / 4] for i in range(rng.randrange(4))}
        made.append(Part(f"T-{number}", rng.randrange(10**6), [rng.random() for _ in range(5)], options))
    return made


def main():
    rng = random.Random(99)
    firm = build(rng, 120)
    print(summary(firm))
    for protocol in (2, 4, 5):
        again = pickle.loads(pickle.dumps(firm, protocol))
        print(protocol, summary(again), again is not firm, again.staff[5] is again.index["P005"])
    for _ in range(20):
        firm = pickle.loads(pickle.dumps(firm, pickle.HIGHEST_PROTOCOL))
    for _ in range(8):
        firm = copy.deepcopy(firm)
    print(summary(firm), sorted(firm.staff[3].tags))

    shallow = copy.copy(firm)
    print(shallow.staff is firm.staff, shallow.index == firm.index, shallow.index is not firm.index)
    file = io.BytesIO()
    teams = {Point(i % 7, i): [firm.staff[i], firm.staff[-i], Money(i * 100)] for i in range(100)}
    Keeper(file, 4).dump(teams)
    file.seek(0)
    found = Finder(file, firm.index).load()
    print(found == teams, found[Point(3, 3)][0] is firm.staff[3], found[Point(1, 8)][2].cents)

    once = Once()
    row = [once, [1, 2], (3, [4])]
    nested = {"rows": [row, row], "order": OrderedDict(b=1, a=2), "queue": deque([1, [2]], 5), "bytes": bytearray(b"xyz")}
    nested["self"] = nested
    for _ in range(3000):
        nested = copy.deepcopy(nested)
    print(nested["self"] is nested, nested["rows"][0] is nested["rows"][1], nested["rows"][0][0] is once, nested["order"])

    stock = parts(rng, 400)
    for turn in range(30):
        text = json.dumps([asdict(part) for part in stock], sort_keys=turn % 2 == 0, indent=turn % 3 or None)
        again = [Part.from_json(data) for data in json.loads(text)]
        if again != stock:
            print("different after", turn)
        stock = again
    print(len(text), sum(part.price for part in stock), "%.6f" % sum(sum(part.weights) for part in stock))
    compact = json.dumps({"firm": firm.name, "stock": stock[:2]}, default=asdict, separators=(",", ":"))
    print(compact[:60], json.loads(compact, object_pairs_hook=OrderedDict)["stock"][1]["code"])


if __name__ == "__main__":
    main()
