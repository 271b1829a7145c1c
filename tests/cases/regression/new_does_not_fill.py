# __new__ of a mutable container makes it empty; only a call of the class, or __init__, fills it.
print(set.__new__(set, 'ab'), list.__new__(list, 'ab'), bytearray.__new__(bytearray, b'ab'))
print(dict.__new__(dict, {1: 2}, a=1), list.__new__(list, 1, 2, x=3), property.__new__(property, 1).fget)


class Listed(list):
    def __new__(cls, items):
        return super().__new__(cls, items)


print(Listed("ab"), Listed.__new__(Listed, "ab"), list("ab"), dict(a=1), sorted(set("ab")), bytearray(b"ab"))
