# Slices in loops: moving averages, merges, matrix blocks, string chunks, in-place rotation.


def averages(values, width):
    return [sum(values[i : i + width]) / width for i in range(len(values) - width + 1)]


print(averages([1, 2, 3, 4, 5, 6], 3), averages(list(range(10)), 10), averages([1], 2))


def merge_sort(values):
    if len(values) <= 1:
        return values
    half = len(values) // 2
    left, right = merge_sort(values[:half]), merge_sort(values[half:])
    out = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            out.append(left[i])
            i += 1
        else:
            out.append(right[j])
            j += 1
    return out + left[i:] + right[j:]


data = [i * 7919 % 1013 for i in range(120)]
print(merge_sort(data) == sorted(data), merge_sort([3, 1, 2]))


def chunks(text, n):
    return [text[i : i + n] for i in range(0, len(text), n)]


print(chunks("abcdefghij", 3), chunks("", 2), "-".join(chunks("1234567890", 4)), chunks([1, 2, 3], 2))


def rotate(values, k):
    values[:] = values[k:] + values[:k]


ring = list(range(9))
for i in range(150):
    rotate(ring, i % 4)
    ring[i % 9 : i % 9 + 1] = [ring[i % 9] + 1]
print(ring)
sieve = [True] * 200
sieve[:2] = [False, False]
for p in range(2, 15):
    if sieve[p]:
        sieve[p * p :: p] = [False] * len(sieve[p * p :: p])
print(sum(sieve))
bits = [0] * 20
bits[::3] = [1] * 7
bits[1::4] = [2] * 5
bits[::-5] = [9] * 4
print(bits)
line = list("the end")
line[0:3] = "THE"
line[len(line):] = "!"
line[:0] = ">"
print("".join(line), line[-4:-1], line[::-2])
del line[::2]
print(line)
t = tuple(range(10))
print(t[3:] + t[:3], t[-1:-4:-1], t[::4], t[2:2], t[:], t[:] is t)
