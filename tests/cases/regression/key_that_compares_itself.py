# Looking for a plain number in a dict may run the `__eq__` of another key, which changes what the loop has read.


class Box:
    def __init__(self, value):
        self.value = value
        self.asked = 0

    def __hash__(self):
        return hash(self.value)

    def __eq__(self, other):
        self.asked += 1
        return other == self.value


def run(table, keys, box):
    found = 0
    for i in range(120):
        before = box.asked
        if table[keys[i % 3]] > 0 and keys[i % 3] in table:
            found += 1
        table[keys[i % 3]] = 1 + box.asked - before
        found += box.asked - before
    return found


plain = {3: 1, 4: 1, 5: 1}
box = Box(4)
print(run(plain, [3, 4, 5], box), box.asked)
mixed = {3: 1, box: 1, 5: 1}
print(run(mixed, [3, 4, 5], box), box.asked)
print(run({Box(3): 1, 4: 1, 5: 1}, [3, 4, 5], box), box.asked, 3 in {Box(3)}, 4 in {box: 0})
