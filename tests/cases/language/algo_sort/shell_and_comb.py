# Four simple sorts beside each other, each counting its swaps.
def shell(a):
    swaps, gap = 0, len(a) // 2
    while gap:
        for i in range(gap, len(a)):
            v, j = a[i], i
            while j >= gap and a[j - gap] > v:
                a[j] = a[j - gap]
                j -= gap
                swaps += 1
            a[j] = v
        gap = gap // 2 if gap != 2 else 1
    return swaps
def comb(a):
    gap, swaps, dirty = len(a), 0, True
    while dirty or gap > 1:
        gap = max(1, int(gap / 1.3))
        dirty = False
        for i in range(len(a) - gap):
            if a[i] > a[i + gap]:
                a[i], a[i + gap] = a[i + gap], a[i]
                dirty = True
                swaps += 1
    return swaps
def cocktail(a):
    swaps, lo, hi = 0, 0, len(a) - 1
    while lo < hi:
        for rng in (range(lo, hi), range(hi - 1, lo - 1, -1)):
            for i in rng:
                if a[i + 1] < a[i]:
                    a[i:i + 2] = a[i + 1], a[i]
                    swaps += 1
        lo += 1; hi -= 1
    return swaps
def gnome(a):
    i = swaps = 0
    while i < len(a):
        if i == 0 or a[i - 1] <= a[i]:
            i += 1
        else:
            a[i - 1], a[i] = a[i], a[i - 1]
            i -= 1
            swaps += 1
    return swaps
base = [(i * 37 + 11) % 41 for i in range(41)]
for sort in (shell, comb, cocktail, gnome):
    for data in (base, base[::-1], sorted(base), [v * 0.5 for v in base[:20]], list('sidewinder')):
        copy = data[:]
        n = sort(copy)
        print(sort.__name__, n, copy == sorted(data), copy[:3], copy[-1])
