# Strings are sorted by their first eight bytes where these differ, floats and ints as numbers; what is equal keeps its place.
words = ["b", "a", "", "a\0", "a\0\0", "aaaaaaaa", "aaaaaaaab", "aaaaaaaa\0", "aaaaaaa", "ä", "z", "Z", "aé", "a€", "a😀", "\uffff", "\x7f", "\x80", "abcdefgh2", "abcdefgh1", "abcdefgi"]
print([word.encode() for word in sorted(words)])
print(sorted(words, reverse=True) == sorted(words)[::-1])
odd = words + ["\ud800", "a\udfff", "a\ud800b", "\uffff", "😀"]
print([word.encode("utf-8", "surrogatepass") for word in sorted(odd)])
print(sorted(odd) == sorted(odd[::-1]), [hash(word) == hash(word) for word in sorted(odd, reverse=True)][:2])


class Tagged(str):
    pass


same = [chr(65 + i % 3) * 9 + chr(66) for i in range(12)]
pairs = list(enumerate(same))
print(sorted(pairs, key=lambda pair: pair[1]))
print(sorted(pairs, key=lambda pair: pair[1], reverse=True))
numbers = [0.0, -0.0, 1.5, -1.5, float("inf"), float("-inf"), 5e-324, -5e-324, 1e300, -1e300, 0.0]
print(sorted(numbers), sorted(numbers, reverse=True))
print(sorted(enumerate([0.0, -0.0, 0.0, -0.0]), key=lambda pair: pair[1]))
print(sorted(enumerate([0.0, -0.0, 0.0, -0.0]), key=lambda pair: pair[1], reverse=True))
whole = [3, -1, 2**62 - 1, -(2**62), 0, 7, -7, 3]
print(sorted(whole), sorted(whole, reverse=True), sorted(enumerate(whole), key=lambda pair: pair[1])[-4:])
print(sorted(enumerate(whole), key=lambda pair: pair[1], reverse=True))
print(sorted([2**70, 1, -(2**70)]), sorted([1, 1.5, True, 2]), sorted([float("nan"), 1.0])[1], sorted([Tagged("b"), "a"]))
names = ["k%d" % (i * 7919 % 1000) for i in range(1000)]
ordered = sorted(names)
print(ordered[:5], ordered[-3:], all(ordered[i] <= ordered[i + 1] for i in range(999)), names.sort(reverse=True), names == ordered[::-1])
