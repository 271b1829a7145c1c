# sort: stable, key, reverse, mixed numbers, errors, own algorithms against it.


def quicksort(items):
    if len(items) < 2:
        return items
    pivot = items[len(items) // 2]
    return (quicksort([x for x in items if x < pivot]) + [x for x in items if x == pivot]
            + quicksort([x for x in items if x > pivot]))


def insertion(items):
    items = items[:]
    for i in range(1, len(items)):
        j = i
        while j > 0 and items[j - 1] > items[j]:
            items[j - 1], items[j] = items[j], items[j - 1]
            j -= 1
    return items


def heapsort(items):
    heap = items[:]
    n = len(heap)

    def sift(start, end):
        root = start
        while (child := 2 * root + 1) < end:
            if child + 1 < end and heap[child] < heap[child + 1]:
                child += 1
            if heap[root] >= heap[child]:
                return
            heap[root], heap[child] = heap[child], heap[root]
            root = child

    for start in range(n // 2 - 1, -1, -1):
        sift(start, n)
    for end in range(n - 1, 0, -1):
        heap[0], heap[end] = heap[end], heap[0]
        sift(0, end)
    return heap


data = [i * 7919 % 257 - 100 for i in range(130)]
expected = sorted(data)
print(quicksort(data) == expected, insertion(data) == expected, heapsort(data) == expected, expected[:5])
pairs = [(i % 3, -i) for i in range(9)]
print(sorted(pairs, key=lambda p: p[0]), sorted(pairs, key=lambda p: p[0], reverse=True)[:4])
mixed = [3, 1.5, True, -2, 2**70, 0.0]
mixed.sort()
print(mixed, sorted("hello"), sorted([[2], [1, 5], []]), sorted([("b", 1), ("a", 2)]))
for bad in ([1, "a"], [None, 1], [[], ()]):
    try:
        bad.sort()
    except TypeError as e:
        print(e)
words = ["pear", "fig", "apple", "kiwi"]
words.sort(key=len)
print(words, words.sort(), words)
