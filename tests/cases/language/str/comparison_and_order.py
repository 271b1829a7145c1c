# Strings compared, sorted, as keys, with prefixes, across ASCII, Latin and all planes.
words = ["", "a", "A", "ab", "b", "é", "e\u0301", "z", "Z", "ß", "ss", "€", "\uffff", "\U00010000", "😀", "a\0", "a\x01", "abc" * 100, "abc" * 100 + "d"]
print([ascii(w[:6]) for w in sorted(words)], [ascii(w[:6]) for w in sorted(words, reverse=True)][:4])
table = [[(a < b) + (a <= b) * 2 + (a == b) * 4 for b in words] for a in words]
for row in table:
    print("".join(map(str, row)))
same = "".join(["ab", "c"])
print(same == "abc", same is not "abc"[:2], hash(same) == hash("abc"), {same: 1}["abc"], same in ["abc"], same > "abb", "abc".startswith(same), min(words[1:], key=len), max(words, key=lambda w: (len(w), w))[-3:])
count = 0
for k in range(100):
    a, b = chr(97 + k % 26) * 3, chr(97 + k * 7 % 26) * 3
    if a < b: count += 1
    elif a == b: count += 100
    if a + "é" > b: count += 3
    if a != b[::-1]: count += 5
print(count, ("a", 1) < ("a", 2) < ("b",), ["é"] > ["z"], not "" , bool(" "))
