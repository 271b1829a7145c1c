# while: the condition's kind changes between rounds, else, nested breaks, conditions with effects.
def run(start, step):
    x, rounds = start, 0
    while x:
        x = step(x); rounds += 1
        if rounds > 60: break
    else:
        return "else", rounds, x
    return "broken", rounds, x
class Falsy:
    left = 5
    def __bool__(self): Falsy.left -= 1; return Falsy.left > 0
Falsy.__repr__ = lambda s: "F"
print(run(10, lambda x: x - 1), run(1.5, lambda x: x - 0.5), run("abc", lambda x: x[1:]), run([1, 2], lambda x: x[:-1]), run(1, lambda x: x * 2), run(2 ** 70, lambda x: x >> 1), run(Falsy(), lambda x: x), run(1, lambda x: None), run(5, lambda x: [x] if isinstance(x, int) else 0.0), run(True, lambda x: x ^ True), run(1e-320, lambda x: x / 2), run({1: 2}, lambda x: x.popitem() and x), run(float("nan"), lambda x: x))
def find(grid, want):
    y = 0
    while y < len(grid):
        x = 0
        while x < len(grid[y]):
            if grid[y][x] == want: break
            x += 1
        else:
            y += 1
            continue
        break
    else: return None
    return y, x
print(find([[1, 2], [3, 4]], 3), find([[1]], 9), find([], 1), find([[], [5.0]], 5))
n = 0
while (n := n + 1) < 5 and n != 3: pass
print(n)
while True:
    n -= 1
    if n < -50: break
    if n % 2: continue
    while n > 0: n -= 3
    else: n -= 1
print(n)
while 0: print("never")
else: print("else at once")
out = []
while len(out) < 100:
    i = len(out)
    if i < 30: out.append(i)
    elif i < 60: out.append(out[-1] + 0.5)
    elif i < 80: out += [str(i)] * 2
    else: out.append((i, out[-1].__class__.__name__) if i % 2 else 2 ** i)
print(out[29:31], out[59:61], out[-2:])
x = y = 0
while not (x := x + 1) > 90 or y < 100:
    y += x if x % 3 else -x
    if x > 300: break
print(x, y)
