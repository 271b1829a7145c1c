# A list that is sorted in each iteration.
# code: SW301
# fix: Do `sorted(scores)` once before the loop

def ranks(scores, queries):
    total = 0
    for query in queries:
        total += sorted(scores)[query]  # slow
    return total


scores = [(i * 7919) % 1000 for i in range(200)]
print(ranks(scores, [i % 200 for i in range(100000)]))
