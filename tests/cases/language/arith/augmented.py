# Augmented assignment on names, attributes, items and slices, with every operator.


class Box:
    pass


def all_operators(a, b):
    out = []
    x = a; x += b; out.append(x)
    x = a; x -= b; out.append(x)
    x = a; x *= b; out.append(x)
    x = a; x //= b; out.append(x)
    x = a; x %= b; out.append(x)
    x = a; x /= b; out.append(x)
    x = a; x **= 2; out.append(x)
    x = a; x <<= 3; out.append(x)
    x = a; x >>= 1; out.append(x)
    x = a; x &= b; out.append(x)
    x = a; x |= b; out.append(x)
    x = a; x ^= b; out.append(x)
    return out


print(all_operators(37, 5))
print(all_operators(-2**65, 3))
box = Box()
box.n = 0
cells = [0] * 5
table = {"k": 0}
for i in range(250):
    box.n += i
    cells[i % 5] += i
    cells[-1] ^= i
    table["k"] -= i
print(box.n, cells, table)
order = []


def at(k):
    order.append(k)
    return k


cells[at(1)] += at(2)
print(cells, order)
alias = cells
cells += (1, 2)
print(alias is cells, alias)
t = (1, 2)
keep = t
t += (3,)
print(keep, t)
s = "a"
s *= 3
s += "b"
print(s)
