# Branches that become hot one after the other, deep nests, loops entered from the middle.
def f(n):
    a = b = c = d = 0
    for i in range(n):
        if i % 2:
            a += i
            if i % 3: b += a
            elif i % 5: b -= 1; continue
        elif i % 7 == 0: c += 1.5; a = a // 2
        else:
            for j in range(i % 4):
                if j == 2: break
                d += j * i
                if d % 10 == 7: d += 1
            else: d -= 1
        if a > 10 ** 6: a %= 1000
        while b > 5000:
            b -= 777
            if b % 2: b -= 1; continue
            b //= 2
    return a, b, c, d
print(f(10), f(50), f(300))
def g(kind, n):
    x, s = 1, 0
    while n:
        n -= 1
        if kind == "int": x = x * 3 % 1009
        elif kind == "float": x = x * 1.5 % 7
        elif kind == "str": x = str(x)[-3:]; x = int(x) + n
        else: x = -x
        s += x
        if n == 30 and kind == "int": kind = "float"
        if n == 20 and kind == "float": x = int(x); kind = "other"
    return round(s, 6)
print([g(k, n) for k in ("int", "float", "str", "other") for n in (15, 60)])
def h(table, start):
    state, steps, trail = start, 0, []
    while state != "end" and steps < 80:
        state, weight = table[state]
        steps += 1
        trail.append(weight)
        if steps == 40: table["b"] = ("c", 2.5)
        if steps == 60: table["c"] = ("end", "w")
    return steps, trail[-3:], sum(w for w in trail if not isinstance(w, str))
print(h({"a": ("b", 1), "b": ("a", 2), "c": ("b", 3)}, "a"))
def prime(n):
    i = 2
    while i * i <= n:
        if n % i == 0: return False
        i += 1
    return n > 1
print(sum(prime(i) for i in range(200)), [i for i in (2 ** 13 - 1, 2 ** 17 - 1, 10 ** 6 + 3) if prime(i)])
