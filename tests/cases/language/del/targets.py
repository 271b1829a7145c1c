# del: names, attributes, items, slices, nested lists of targets, left to right, errors in the middle.
log = []
class T:
    def __init__(self): self.d = dict.fromkeys("abcdef", 1)
    def __delitem__(self, k): log.append(("item", k)); del self.d[k]
    def __delattr__(self, k): log.append(("attr", k)); object.__delattr__(self, k)
t = T(); t.p = t.q = 1
x, y, z = 1, 2, 3
del x, (y, [z]), t["a"], [t["b"], t.p], t.q
print(log, sorted(t.d)); log.clear()
for n in "xyz":
    try: eval(n)
    except NameError as e: print(e)
a = b = 1
try: del a, t["nope"], b
except KeyError as e: print(repr(e), "a" in globals(), b)
try: del t.missing
except AttributeError as e: print(e)
del (b)
del (), []
l = list(range(10)); del l[0], l[0], l[-1]; print(l); del l[1:3], l[::2]; print(l)
l2 = l; del l[:]; print(l2, l is l2)
d = {1: 2}
for bad in ("del d[5]", "del d.x", "del l[0]", "del l['a']", "del (1,)[0]", "del 'abc'[0]", "del d[[]]", "del range(3)[0]", "del undefined", "del len", "del None.x", "del {1}[0]", "del l[0:'a']", "del b''[0]"):
    try: exec(bad)
    except Exception as e: print(bad, "->", type(e).__name__, e)
def local():
    v = 1
    del v
    try: v
    except UnboundLocalError as e: print(e)
    v = 2
    return v
print(local())
def hot(n):
    box, seen = {}, 0
    for i in range(n):
        box[i] = i
        if i % 3 == 0: tmp = i
        if i >= 5: del box[i - 5]
        if i % 3 == 2: del tmp
        if i % 6 == 4: seen += tmp + len(box)
    return seen, sorted(box)
print(hot(100))
