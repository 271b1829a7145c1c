# Subscripts with tuples, slices, ellipsis, starred and assignment expressions, chained and nested.
class K:
    def __init__(self): self.d = {}
    def __getitem__(self, k): return self.d.get(str(k), k)
    def __setitem__(self, k, v): self.d[str(k)] = v
    def __delitem__(self, k): del self.d[str(k)]
k = K()
k[1, 2] = "pair"; k[1:2] = "slice"; k[...] = "dots"; k[1:2, ..., None] = "mix"; k[()] = "empty"; k[(1,)] = "one"; k[*"ab"] = "star"; k[1, *(2, 3)] = "more"; k[[1]] = "list"; k[x := 5] = "walrus"; k[lambda: 0 if 0 else 1 if 0 else 2] if 0 else None
print(sorted(k.d.items()), x)
print(k[1, 2], k[(1, 2)], k[1:2], k[..., ], k[::], k[:, :], k[1:2:3, 4], k[not 1], k[1 if 0 else 2], k["a" "b"], k[-1], k[2 ** 3:-1], k[slice(None)] == slice(None))
del k[1, 2], k[...]; print(len(k.d))
try: del k[99]
except KeyError as e: print(e)
grid = [[i * j for j in range(5)] for i in range(5)]
print(grid[2][3], grid[-1][-1], grid[1:3][0][::2], [r[1] for r in grid[::2]], grid[grid[1][1]][grid[1][2]])
grid[grid[0][0]][grid[1][1]], grid[1][grid[0][2]] = 3, 8; print(grid[0], grid[1])
total = 0
for i in range(150):
    key = (i % 3, i % 2) if i < 50 else i % 3 if i < 100 else slice(i % 3, None)
    k[key] = i; total += k[key] + len(k.d)
    grid[i % 5][i // 5 % 5] += grid[i % 5][-1] if i % 7 else 0.5
    if i == 120: K.__getitem__ = lambda self, k: 1
print(total, [round(sum(r), 2) for r in grid])
