"""Sorts the same list for each query: what a fix is proven for."""


def ranks(scores, queries):
    total = 0
    for query in queries:
        total += sorted(scores)[query]
    return total


print(ranks([(i * 7919) % 1000 for i in range(300)], [i % 300 for i in range(30000)]))
