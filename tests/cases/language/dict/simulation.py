# A key-value store with transactions, a cellular automaton on a sparse board, an event counter.


class Store:
    def __init__(self):
        self.data = {}
        self.undo = []

    def begin(self):
        self.undo.append({})

    def set(self, key, value):
        if self.undo and key not in self.undo[-1]:
            self.undo[-1][key] = self.data.get(key, Store)
        self.data[key] = value

    def rollback(self):
        for key, value in self.undo.pop().items():
            if value is Store:
                del self.data[key]
            else:
                self.data[key] = value

    def commit(self):
        changes = self.undo.pop()
        if self.undo:
            for key, value in changes.items():
                self.undo[-1].setdefault(key, value)


s = Store()
s.set("a", 1)
s.begin()
s.set("a", 2)
s.set("b", 3)
s.begin()
s.set("b", 4)
s.set("c", 5)
s.commit()
print(s.data)
s.rollback()
print(s.data)
for i in range(120):
    s.begin()
    s.set(i % 7, i)
    s.set("last", i)
    if i % 3 == 0:
        s.rollback()
    else:
        s.commit()
print(s.data)


def ant(steps):
    black = {}
    x = y = 0
    dx, dy = 0, 1
    for _ in range(steps):
        if black.pop((x, y), None):
            dx, dy = -dy, dx
        else:
            black[x, y] = True
            dx, dy = dy, -dx
        x, y = x + dx, y + dy
    return len(black), x, y


print(ant(100), ant(1000))
rules = {f"{i:03b}": "01"[110 >> i & 1] for i in range(8)}
cells = {30: "1"}
for _ in range(40):
    cells = {k: v for k in range(31) if (v := rules["".join([cells.get(k + d, "0") for d in (-1, 0, 1)])]) == "1"}
print("".join([cells.get(k, ".") for k in range(31)]))
events = {}
for i in range(300):
    kind = ("load", "save", "quit")[i * i % 3 if i % 4 else 2]
    user = "u" + str(i % 5)
    entry = events.setdefault(user, dict.fromkeys(("load", "save", "quit"), 0))
    entry[kind] += 1
print(events["u0"], {u: sum(e.values()) for u, e in events.items()}, max(events, key=lambda u: (events[u]["quit"], u)))
