# Objects of subclasses of list and tuple are written with the items that they give, not with those that they have.
import json
from collections import UserList


class Both(UserList, list):
    pass


class Doubled(list):
    def __iter__(self):
        return (item * 2 for item in super().__iter__())


class Pair(tuple):
    pass


class Broken(list):
    def __iter__(self):
        raise ValueError("no items")


print(json.dumps([Both([1, "a"]), Both(), Doubled([1, [2]]), Pair("xy"), []]))
print(json.dumps({"a": Both([{"b": Doubled("c")}])}, indent=1, sort_keys=True))
try:
    json.dumps([Broken()])
except ValueError as error:
    print(error)
total = 0
for n in range(200):
    total += len(json.dumps(Doubled([n, str(n)])))
print(total)
