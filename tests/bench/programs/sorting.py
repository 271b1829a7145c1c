# Sorting with keys: functions, attributes, tuples, comparisons; smallest and largest; heaps and bisection.

import bisect
import functools
import heapq
import operator


class Person:
    def __init__(self, name, age, height):
        self.name = name
        self.age = age
        self.height = height

    def __lt__(self, other):
        return self.height < other.height


def people(n):
    state = 42
    out = []
    for _ in range(n):
        state = (state * 1103515245 + 12345) % 2147483648
        age = (state >> 8) % 90
        state = (state * 1103515245 + 12345) % 2147483648
        name = "%c%c%d" % (65 + (state >> 8) % 26, 97 + (state >> 14) % 26, state % 100)
        out.append(Person(name, age, 100 + (state >> 10) % 10000 / 100))
    return out


def weigh(rows):
    total = 0
    for i, row in enumerate(rows):
        total = (total * 31 + row.age * i + len(row.name)) % 1000003
    return total


def by_functions(rows):
    yield sorted(rows, key=lambda row: row.age)
    yield sorted(rows, key=lambda row: (row.name, -row.age), reverse=True)
    yield sorted(rows, key=operator.attrgetter("name"))
    yield sorted(rows, key=operator.attrgetter("age", "height"))
    yield sorted(rows, key=lambda row: row.height * 2 - row.age)
    yield sorted(rows)


def compare(left, right):
    if left.age % 10 != right.age % 10:
        return left.age % 10 - right.age % 10
    return (left.name > right.name) - (left.name < right.name)


def merge_sort(items, key):
    if len(items) < 2:
        return items
    middle = len(items) // 2
    left = merge_sort(items[:middle], key)
    right = merge_sort(items[middle:], key)
    out = []
    i = j = 0
    while i < len(left) and j < len(right):
        if key(right[j]) < key(left[i]):
            out.append(right[j])
            j += 1
        else:
            out.append(left[i])
            i += 1
    return out + left[i:] + right[j:]


def quick_sort(items, low, high):
    while low < high:
        pivot = items[(low + high) // 2]
        i = low
        j = high
        while i <= j:
            while items[i] < pivot:
                i += 1
            while pivot < items[j]:
                j -= 1
            if i <= j:
                items[i], items[j] = items[j], items[i]
                i += 1
                j -= 1
        if j - low < high - i:
            quick_sort(items, low, j)
            low = i
        else:
            quick_sort(items, i, high)
            high = j


def medians(values):
    window = []
    total = 0
    for i, value in enumerate(values):
        bisect.insort(window, value)
        if i >= 100:
            del window[bisect.bisect_left(window, values[i - 100])]
        total += window[len(window) // 2]
    return total


def schedule(rows):
    heap = []
    for i, row in enumerate(rows):
        heapq.heappush(heap, (row.age, i))
    total = 0
    while heap:
        age, i = heapq.heappop(heap)
        total = (total * 7 + i) % 1000003
        if age % 5 == 0 and age < 50:
            heapq.heappush(heap, (age + 3, i))
    return total


def extremes(rows, rounds):
    total = 0
    for k in range(rounds):
        part = rows[k : k + 50]
        total += min(part, key=lambda row: row.height).age
        total += max(part, key=lambda row: (row.age + k) % 17).age
    return total


def main():
    rows = people(30000)
    for ordered in by_functions(rows):
        print(weigh(ordered))
    print(weigh(sorted(rows, key=functools.cmp_to_key(compare))))
    rows.sort(key=lambda row: row.name.lower())
    rows.sort(key=lambda row: row.age, reverse=True)
    print(weigh(rows))
    print(weigh(merge_sort(rows, lambda row: row.height)))
    print(schedule(rows))
    print(extremes(rows, 5000))
    values = [row.age * 1000 + i * 7919 % 1000 for i, row in enumerate(people(100000))]
    print(medians(values[:20000]))
    ordered = values[:]
    quick_sort(ordered, 0, len(ordered) - 1)
    print(ordered == sorted(values), ordered[:5])
    table = {i: value for i, value in enumerate(values)}
    best = sorted(table.items(), key=lambda item: (-item[1], item[0]))[:5]
    print(best, sorted(table, key=table.get)[:5])


if __name__ == "__main__":
    main()
