# Comprehensions: first iterable outside, the rest inside, names, order, errors half way.
log = []
def e(v): log.append(v); return v
x = "outer"
print([x for x in range(3)], x, [[x for x in range(y)] for y in range(3)], [y for y in (lambda: [x, x])()])
print([e((i, j)) for i in e(range(2)) if e(i) for j in e([i, i + 1]) if e(j) > 1], log); log.clear()
print({e(k): e(v) for k, v in e([(1, 2), (3, 4)])}, log); log.clear()
print({e(v) % 2 for v in e([1, 2, 3])}, log); log.clear()
class C:
    items = [1, 2]; n = 5
    a = [i for i in items]
    b = [i * n for i in range(2)] if "n" in globals() else None
    c = {i: j for i in items for j in [i]}
print(C.a, C.b, C.c)
try:
    class D:
        n = 2
        bad = [i * n for i in range(2)]
except NameError as err: print(err)
try: [u for u in range(2)]; u
except NameError as err: print(err)
done = []
try: [done.append(10 // (3 - i)) for i in range(6)]
except ZeroDivisionError: print(done)
try: print([a + b for a, b in [(1, 2), (3,)]])
except ValueError as err: print(err)
for bad in ("[i for i in 5]", "[i for i in [1] for j in i]", "{[]: 1 for i in 'a'}", "{[] for i in 'a'}", "[i for i, in [1]]", "[undefined for i in 'a']", "[i for i in undefined]", "{**d for d in []}" if 0 else "[*i for i in 'a'] if 0 else 1" if 0 else "[i.x for i in [1]]"):
    try: print(eval(bad))
    except Exception as err: print(bad, type(err).__name__, err)
l = [1, 2, 3]
print([l.append(i) or i for i in l if len(l) < 8], l, [i for i in l if l.remove(i) or True], l)
print([(x := i, x)[1] for i in "ab"], x, [lambda: i for i in range(2)][0](), [i for i in range(3) for i in range(i)], [*map(lambda i: [i for i in range(i)], [2])])
obj = type("O", (), {})()
print([obj.v for obj.v in range(3)], obj.v, [l[0] for l[0] in "xy"], l, [k for k, *v in [(1, 2, 3)]], [v for k, *v in ["abc"]])
total = 0
for r in range(100):
    n = r if r < 60 else r / 2
    total += sum([i * n for i in range(r % 5) if i != 2]) + len({i % 3 for i in range(r % 7)}) + len({i: n for i in range(r % 4)})
print(total)
