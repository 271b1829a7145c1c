# A loop whose branches open one after another, each late and each with its own kinds of values.
def step(i, s, d):
    if i < 40: return s + 1
    if i < 60: return s + 0.5
    if i % 7 == 0:
        if i > 100: return s * 2 if i != 119 else 'str'
        return s - 1
    if i % 5 == 0:
        d[i] = s
        return len(d)
    if isinstance(s, float) and i > 80: return int(s)
    return s + (i in d)
d, s, trail = {}, 0, []
for i in range(160):
    try: s = step(i, s, d)
    except TypeError as e: trail.append(str(e)); s = 1000
    if i % 13 == 0: trail.append(s)
print(trail, s, list(d.items())[-3:])
def collatz_kind(n):
    kinds = [0] * 4
    while n != 1:
        if n & 1:
            n = 3 * n + 1
            if n % 8 == 0: kinds[0] += 1
            else: kinds[1] += 1
        elif n & 2: n >>= 1; kinds[2] += 1
        else: n >>= 2; kinds[3] += 1; n = n or 1
        if n > 10**19: return 'big', kinds
    return kinds
print([collatz_kind(n) for n in (7, 27, 97, 703, 2**61 + 1, 2**64 - 1)])
state, word, count = 'a', 'abcaabbcabcd' * 14, {}
for n, c in enumerate(word):
    match state, c:
        case 'a', 'b': state = 'b'
        case 'b', ('c' | 'b') if n % 3: state = 'c'
        case 'c', 'd': state = ('tuple', n)
        case ('tuple', k), _: state = 'a' if n - k > 1 else state
        case _, 'a': state = 'a'
        case 'a' | 'b', _: pass
        case _: state = 'z'
    key = state if isinstance(state, str) else state[0]
    count[key] = count.get(key, 0) + 1
print(count, state)
x = y = 0
for i in range(300):
    if i & 1: x += 1
    else: y += 1
    if i & 2: x, y = y, x
    if i & 64:
        x ^= 3
        if i & 128: y -= x
        elif i == 199: y = 0.25
    if x < 0 > y: x = -x
print(x, y)
