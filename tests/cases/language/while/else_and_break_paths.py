# while-else in functions with returns, nested else, try inside, break from inner with flags.
def search(rows, want, limit=50):
    i = n = 0
    while i < len(rows):
        row = rows[i]; i += 1; j = 0
        while j < len(row):
            n += 1
            if n > limit: return "limit"
            try:
                if row[j] == want: break
                if row[j] is None: raise LookupError(i)
            except LookupError as e:
                if e.args[0] > 2: return "error", e.args
                continue
            finally: j += 1
        else: continue
        break
    else: return "nothing", n
    return i - 1, j - 1, n
print(search([[1, 2], [3, 4]], 3), search([[1, 2], [3, 4]], 9), search([], 1), search([[None, 5]], 5), search([[], [], [None]], 1), search([[0] * 30] * 3, 1), search([[1.0]], True), search([[float("nan")]], float("nan")))
n = 10
while n > 0:
    n -= 1
    if n == 5: continue
    while True:
        if n % 2: break
        n -= 1
        if n <= 0: break
    else: print("never")
else: print("else", n)
out, k = [], 0
while k < 60:
    k += 1
    if k % 15 == 0: out.append("FB"); continue
    if k % 5 == 0: out.append("B"); continue
    if k % 3 == 0: out.append("F"); continue
    if k > 50: break
    out.append(k)
else: out.append("end")
print(out[-5:], len(out), k)
def gcd(a, b):
    while b: a, b = b, a % b
    else: return a
print([gcd(48, 18), gcd(0, 5), gcd(2 ** 70, 6 ** 30), gcd(1.5, 0.5), gcd(-4, 6), gcd(True, 2)])
print(sum(gcd(i, j) for i in range(40) for j in range(1, 10)))
