# break and continue belong to the innermost loop, through if, try, with, match and comprehension around them.
def f(n):
    out = []
    for i in range(n):
        while True:
            if i % 2: break
            with open("/dev/null"):
                if i % 3 == 0: break
            match i:
                case 4: break
                case 8: out.append("eight"); break
            try:
                if i == 10: break
            finally: out.append(f"f{i}")
            for k in [x for x in range(5) if x % 2]:
                if k == 3: break
            else: out.append("never")
            out.append(("w", i))
            break
        else: out.append("no else")
        if i == 5: continue
        for j in range(i):
            if j == 2: continue
            if j == 4: break
            out.append(j)
        else:
            out.append("else")
            continue
        out.append("broke")
    return out
print(f(6)); print(len(f(60)), f(12)[-12:])
def g():
    for a in range(3):
        for b in range(3):
            for c in range(3):
                if c == 1: continue
                if b == 1: break
                if a == 2: return a, b, c
                yield a, b, c
            else:
                continue
            if a: break
print(list(g()))
def h(data):
    total = 0
    for row in data:
        try:
            for v in row:
                if v is None: continue
                if v < 0: break
                total += v
            else: total += 1000
        except TypeError: continue
        finally:
            if total > 5000: break
        total += 1
    return total
print(h([[1, 2], [None, 3], [1, -1, 9], 5, [2.5], ["x"], []]), h([[i] for i in range(50)]), sum(h([[i, -i, None, i / 2]] * 3) for i in range(60)))
n = 0
while n < 50:
    n += 1
    if n % 5: continue
    for k in "ab":
        if k == "b": break
        n += 1
        if n > 30: continue
        n += 1
    else: break
print(n, k)
