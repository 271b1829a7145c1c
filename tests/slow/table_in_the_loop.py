# A dict of constants, made in each iteration.
# code: SW202
# fix: Make `{"a": 1, "b": 3, "c": 3, "d": 2, "e": 1,…` once before the loop

def score(words, times):
    total = 0
    for _ in range(times):
        for word in words:
            weights = {"a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4}  # slow
            total += weights.get(word, 0)
    return total


print(score(list("abcdefghijkl") * 5, 40000))
