# Truth tables, a SAT solver by trial, three-valued logic, parity: boolean operators as arithmetic.


def table(f, n):
    out = ""
    for k in range(1 << n):
        out += "1" if f(*[bool(k >> i & 1) for i in range(n)]) else "0"
    return out


print(table(lambda a, b: a and b, 2), table(lambda a, b: a or b, 2), table(lambda a, b: a ^ b, 2), table(lambda a, b: not a or b, 2), table(lambda a, b, c: a + b + c >= 2, 3))


def solve(clauses, names):
    for k in range(1 << len(names)):
        values = {n: bool(k >> i & 1) for i, n in enumerate(names)}
        for clause in clauses:
            for literal in clause:
                if literal.startswith("-"):
                    if not values[literal[1:]]:
                        break
                elif values[literal]:
                    break
            else:
                break
        else:
            return [n for n in names if values[n]]
    return None


print(solve([["a", "b"], ["-a", "c"], ["-b", "-c"], ["b", "d"], ["-d", "-a"]], "abcd"), solve([["a"], ["-a"]], "a"), solve([], "xy"))


def and3(a, b):
    return False if a is False or b is False else None if a is None or b is None else True


def or3(a, b):
    return True if a is True or b is True else None if a is None or b is None else False


kinds = [True, None, False]
print([[and3(a, b) for b in kinds] for a in kinds], [[or3(a, b) for b in kinds] for a in kinds])
counts = {}
for i in range(240):
    r = and3(kinds[i % 3], or3(kinds[i // 3 % 3], kinds[i // 9 % 3]))
    counts[r] = counts.get(r, 0) + 1
print(counts)
lamps = [False] * 101
for step in range(1, 101):
    for i in range(step, 101, step):
        lamps[i] = not lamps[i]
print([i for i, on in enumerate(lamps) if on], sum(lamps))
state = True
flips = 0
for i in range(200):
    new = (i % 3 == 0) != state and not (i % 7 == 0 and state)
    flips += new != state
    state = new
print(state, flips, type(state).__name__)
print(True & True, True | False, True ^ True, ~True & 1, True and 5, 0 or False, not 0, bool(1) is True, (1 == 1) + (2 > 3), [False, True][True], -True, True * "ab")
