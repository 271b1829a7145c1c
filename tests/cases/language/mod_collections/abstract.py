# collections.abc: who is what, mixins, and what is abstract.
import collections.abc as A

checks = [([], "MutableSequence"), ((), "Sequence"), ("", "Sequence"), ({}, "MutableMapping"), (set(), "MutableSet"), (frozenset(), "Set"), ({}.keys(), "KeysView"), (iter([]), "Iterator"), (range(3), "Sequence"), (len, "Callable"), (b"", "ByteString"), (5, "Hashable")]
print([isinstance(v, getattr(A, n)) for v, n in checks], isinstance([], A.Hashable), isinstance(5, A.Iterable), issubclass(dict, A.Mapping), isinstance((i for i in ()), A.Generator), isinstance({}, A.Reversible), isinstance(set(), A.Reversible))


class S(A.Set):
    def __init__(self, it):
        self.d = list(dict.fromkeys(it))

    def __iter__(self):
        return iter(self.d)

    def __len__(self):
        return len(self.d)

    def __contains__(self, x):
        return x in self.d


print(list(S("abc") & S("bcd")), list(S("ab") | S("bc")), S("ab") <= S("abc"), S("ab") == S("ba"), list(S("abc") ^ S("bcd")), list(S("abc") - "b"), S("a").isdisjoint("b"), S("ab") < S("ab"))


class M(A.MutableMapping):
    def __init__(self):
        self.d = {}

    def __getitem__(self, k):
        return self.d[k]

    def __setitem__(self, k, v):
        self.d[k] = v

    def __delitem__(self, k):
        del self.d[k]

    def __iter__(self):
        return iter(self.d)

    def __len__(self):
        return len(self.d)


m = M()
m.update(a=1, b=2)
print(list(m.items()), m.pop("a"), m.setdefault("c", 3), m.get("zz"), m == {"b": 2, "c": 3}, m.popitem(), "c" in m, list(m.keys()), list(m.values()), m.clear(), len(m))


class Q(A.Sequence):
    def __len__(self):
        return 3

    def __getitem__(self, i):
        if i >= 3:
            raise IndexError
        return i * 10


print(list(Q()), list(reversed(Q())), Q().index(20), Q().count(10), 10 in Q(), isinstance(Q(), A.Collection))
for cls in (A.Mapping, A.Sequence, A.Iterator, A.MutableSet):
    try:
        cls()
    except TypeError as e:
        print(e)


class Duck:
    def __len__(self):
        return 0

    def __iter__(self):
        return iter(())

    def __contains__(self, x):
        return False


print(isinstance(Duck(), A.Collection), isinstance(Duck(), A.Sized), issubclass(Duck, A.Sequence))
A.Sequence.register(Duck)
print(issubclass(Duck, A.Sequence), isinstance(Duck(), A.Reversible))
print(sum(isinstance(x, A.Iterable) for x in [1, [], "a", {}, None] * 20))
