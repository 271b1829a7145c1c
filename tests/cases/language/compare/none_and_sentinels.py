# Comparison with None and sentinels, identity tests that guard a branch, optional values in loops.

MISSING = object()


def lookup(table, key, default=MISSING):
    value = table.get(key, MISSING)
    if value is MISSING:
        if default is MISSING:
            raise KeyError(key)
        return default
    return value


table = {"a": None, "b": 0, "c": ""}
print([lookup(table, k, "dflt") for k in "abcd"], lookup(table, "a"), lookup(table, "zz", None))
try:
    lookup(table, "d")
except KeyError as e:
    print("KeyError", e)


class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


def build(n):
    head = None
    for i in range(n):
        head = Node(i, head)
    return head


def find(node, value):
    while node is not None and node.value != value:
        node = node.next
    return node


head = build(130)
print(find(head, 5).value, find(head, 500), find(None, 1), find(head, 129) is head)


def reverse(node):
    previous = None
    while node is not None:
        node.next, previous, node = previous, node, node.next
    return previous


head = reverse(head)
values = []
node = head
while node:
    values.append(node.value)
    node = node.next
print(values == list(range(130)))
print(None == None, None is None, None != 0, None == False, None in [0, None], [None] == [None], not None)
optional = [None if i % 4 == 0 else i for i in range(160)]
total = nothing = 0
previous = None
for v in optional:
    if v is None:
        nothing += 1
    elif previous is None:
        total += 1000
    else:
        total += v - previous
    previous = v
print(total, nothing)


class Weird:
    def __eq__(self, other):
        return other is None


w = Weird()
print(w == None, w is None, w != None, None == w, w in [None], [None].count(w))
try:
    None < 1
except TypeError as e:
    print(e)
print(max([v for v in optional if v is not None]), ... is Ellipsis, NotImplemented is NotImplemented)
