# Module level hot loops whose state is all in globals: rebound, deleted, retyped, through functions.
x, y, mode, hist = 0, 1.5, "up", []
def bump():
    global x
    x += step
def retype():
    global y, step
    y, step = step, y
step = 1
for i in range(200):
    bump()
    if mode == "up": y = y * 1.01 if isinstance(y, float) else y + 1
    elif mode == "down": y -= 0.5
    else: y = str(y)[:4]
    if i == 50: retype()
    if i == 80: mode = "down"; step = 2
    if i == 120: mode = None
    if i == 140: mode = "down"; y = 3
    if i == 160: del mode; mode = "up"; y = 2 ** 61
    if i % 40 == 39: hist.append((round(x, 3), y if isinstance(y, (int, str)) else round(y, 6)))
print(hist)
while x > 0:
    x -= step * 7
    if x < 100: step = 0.25 * 7
print(round(x, 3), i)
for k in range(3):
    for i in range(50):
        if i == 25: break
        z = i if k == 0 else float(i) if k == 1 else str(i)
    else: print("no")
    print(i, z, end=" ")
print()
try:
    for i in range(100):
        if i == 70: del i
        w = i
except NameError as e: print(e, w)
def outer():
    global total
    total = 0
    for v in range(60):
        inner(v)
        if v == 30: total = 0.0
    return total
def inner(v):
    global total
    total += v
print(outer(), total)
n = 0
for n in range(100):
    if n % 3 == 0: globals()["n"] = n + 1
    if n > 97: locals()["n"] = "last"
print(n)
