# Where a key was that has just said it is the one, there is another by then, in the same storage or in a new one: that is asked, too.
class Key:
    table = None
    acts = False

    def __init__(self, v):
        self.v = v

    def __hash__(self):
        return 1

    def __eq__(self, other):
        if Key.acts:
            Key.acts = False
            act(Key.table)
        return self.v == other.v


def another_dict_entry(d):
    d.popitem()
    d[Key(77)] = 777


def other_dict_entries(d):
    d.clear()
    for k in range(77, 97):
        d[Key(k)] = k


def another_item(s):
    s.pop()
    s.add(Key(77))


def other_items(s):
    s.pop()
    for k in range(77, 97):
        s.add(Key(k))


def gets(n):
    out = 0
    for i in range(n):
        d = {}
        d[Key(0)] = 1
        Key.table, Key.acts = d, True
        out += d.get(Key(0), -1)
    return out


def is_in(n):
    out = 0
    for i in range(n):
        d = {}
        d[Key(0)] = 1
        Key.table, Key.acts = d, True
        if Key(0) in d:
            out += 1
    return out


def is_in_set(n):
    out = 0
    for i in range(n):
        s = set()
        s.add(Key(0))
        Key.table, Key.acts = s, True
        if Key(0) in s:
            out += 1
    return out


N = 1500
for act in another_dict_entry, other_dict_entries:
    print(act.__name__, gets(N), is_in(N))
for act in another_item, other_items:
    print(act.__name__, is_in_set(N))
