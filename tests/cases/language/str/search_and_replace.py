# Substring search by hand against the methods: naive, Knuth-Morris-Pratt, replace, split, templates.


def naive(text, word):
    found = []
    for i in range(len(text) - len(word) + 1):
        if text[i : i + len(word)] == word:
            found.append(i)
    return found


def kmp(text, word):
    border = [0] * len(word)
    k = 0
    for i in range(1, len(word)):
        while k and word[i] != word[k]:
            k = border[k - 1]
        if word[i] == word[k]:
            k += 1
        border[i] = k
    found = []
    k = 0
    for i, ch in enumerate(text):
        while k and ch != word[k]:
            k = border[k - 1]
        if ch == word[k]:
            k += 1
        if k == len(word):
            found.append(i - k + 1)
            k = border[k - 1]
    return found


def by_find(text, word):
    found = []
    at = text.find(word)
    while at >= 0:
        found.append(at)
        at = text.find(word, at + 1)
    return found


text = "abababcabababab" * 9
for word in ("abab", "abc", "c", "zzz", "babab"):
    results = [naive(text, word), kmp(text, word), by_find(text, word)]
    print(word, results[0] == results[1] == results[2], len(results[0]), text.count(word), text.rfind(word))


def replace(text, old, new):
    out = ""
    i = 0
    while i < len(text):
        if text.startswith(old, i):
            out += new
            i += len(old)
        else:
            out += text[i]
            i += 1
    return out


print(replace("banana", "an", "<>") == "banana".replace("an", "<>"), replace("aaaa", "aa", "b"), "aaaa".replace("aa", "b", 1))


def fill(template, values):
    parts = template.split("{")
    out = parts[0]
    for part in parts[1:]:
        name, rest = part.split("}", 1)
        out += str(values[name]) + rest
    return out


print(fill("Dear {name}, you owe {sum}.", {"name": "Ann", "sum": 12.5}))
try:
    fill("{a} {b}", {"a": 1})
except KeyError as e:
    print("KeyError", e)
print("a,b;c,d".replace(";", ",").split(","), "x=1&y=2&z".split("&"), "2026-11-21".split("-", 1), "a::b".split("::"), "  pad ".split(" "))
print("ab12cd".strip("abcd"), "xxabxx".lstrip("x"), "mississippi".strip("mip"), "www.example.com".removeprefix("www."))
