# What natives ask the program for, and when: before they look at what it may change.
import collections, functools, heapq, io, itertools, operator, struct


class Acts:
    def __init__(self, value, act=lambda: None):
        self.value, self.act = value, act

    def __index__(self):
        self.act()
        return self.value

    def __len__(self):
        return self

    def __eq__(self, other):
        print("eq", self.value)
        self.act()
        return self.value == other

    def __hash__(self):
        print("hash", self.value)
        return hash(self.value)

    def __lt__(self, other):
        self.act()
        return True

    def __repr__(self):
        return f"Acts({self.value})"


class Own(list):
    def __iter__(self):
        print("iter")
        return list.__iter__(self)


def tell(how):
    for turn in range(3):
        try:
            value = how()
        except Exception as e:
            value = f"{type(e).__name__}: {e}"
    print(value)


class Declines:
    def __ne__(self, other):
        return NotImplemented


tell(lambda: Declines() != Acts(1))
tell(lambda: collections.deque() != Acts(1))
tell(lambda: (Acts(1), 2) == (3,))
tell(lambda: bool(Acts(2)))
tell(lambda: bool(Acts(Acts(1))))
tell(lambda: operator.length_hint(5, Acts(3)))
tell(lambda: list(iter(iter([1, 2, 3]).__next__, Acts(2))))
for make in (list, set, bytearray):
    def again():
        made = make([1, 2])
        made.__init__(x for x in range(len(made), 2))
        return made
    tell(again)
    tell(lambda: make.__init__(made, 3.5) if (made := make([1, 2])) else None)
d = {Acts(1): 2}
tell(lambda: d.keys() - Own([1]))
tell(lambda: d.items() & [5, (7, 8)])
tell(lambda: Own([2]) & d.keys())
tell(lambda: d.keys().isdisjoint(Own([2])))
d = {1: 1}
tell(lambda: Acts(3, d.clear) in d.values())
d = {1: 1, 2: 2}
tell(lambda: Acts(3, d.clear) in d.values())
b = bytearray(b"ab")
tell(lambda: b.join(x for x in [b"x", b.append(1)]))
tell(lambda: operator.iadd(b, b))
tell(lambda: b"%d" % Acts(1))
tell(lambda: memoryview(b).cast("B", 3))
view = memoryview(bytearray(4))
tell(lambda: view[Acts(1, view.release) :])
view = memoryview(bytearray(4))
tell(lambda: view.__setitem__(slice(Acts(1, view.release), None), b"abc"))
tell(lambda: print("not written", flush=Acts("no")))
tell(lambda: heapq.heappush(h, Acts(1, h.clear)) if (h := [3, 4]) else None)
q = collections.deque([Acts(1)])
q[0].act = q.clear
tell(lambda: q == collections.deque([5]))
tell(lambda: collections.deque([1]) * Acts(2))
tell(lambda: list(itertools.islice([1, 2, 3], Acts(1), Acts(2), Acts(0))))
tell(lambda: io.BytesIO(b"abc").read(Acts(2)))
tell(lambda: io.StringIO("abc").seek(Acts(1), Acts(0)))
tell(lambda: struct.unpack_from("B", b, Acts(1, b.clear)))
tell(lambda: struct.pack_into("B", b, Acts(0, b.clear), 5))
tell(lambda: functools.cmp_to_key(lambda a, b: a - b)(1) < functools.cmp_to_key(lambda a, b: b - a)(2))
tell(lambda: [Acts(1)] > [2, 3])
tell(lambda: __import__("math").comb(2**70, 2))
tell(lambda: __import__("math").lcm(0, "x"))
print(bytearray(b"ab"))
