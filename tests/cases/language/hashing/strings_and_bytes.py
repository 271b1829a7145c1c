# Hashes of strings and bytes with the seed that is no seed, equal to those of memoryviews, kept over dicts and sets.
for s in ("", "a", "b", "ab", "abc", "hello", "é", "ß☕", "\U0001f600", "\0", "x" * 7, "x" * 8, "x" * 9, "x" * 100, " ", "A", "\ud800"): print(ascii(s)[:12], hash(s))
for b in (b"", b"a", b"abc", b"\xff", b"x" * 16, b"hello"): print(b, hash(b), hash(b) == hash(memoryview(b)))
print(hash("abc") == hash(b"abc"), hash("a" + "bc") == hash("abc"), hash("x" * 1000), hash(str(10 ** 50)))
class S(str): pass
class E(str):
    def __eq__(self, o): return str.__eq__(self, o)
class O(str):
    def __hash__(self): return 7
print(hash(S("abc")) == hash("abc"), {"abc": 1}[S("abc")], {S("k"): 2}["k"], E.__hash__, hash(O("q")), O("q") in {"q"}, "q" in {O("q")})
try: hash(E("x"))
except TypeError as e: print(e)
print(hash(("a", "b")), hash(("a", ("b", 1))))
total, words = 0, {}
for i in range(200):
    w = "w" + str(i * i % 37) if i % 2 else f"{i % 11:03d}"
    total = (total * 31 + hash(w)) % (10 ** 9 + 7)
    words[w] = words.get(w, 0) + hash(w) % 10
print(total, len(words), sum(words.values()))
buckets = [0] * 8
for i in range(160): buckets[hash(f"key{i}") & 7] += 1
print(buckets)
big = None
print(list({"one", "two", f"{'three'}", "four"}), list(frozenset("hello world")), sorted({"b", "a"}), list({1, "1", 1.5, (1,), big is None}))
big = {f"n{i}" for i in range(30)}
print(list(big)[:12], big.pop() in big)
for i in range(20): big.discard(f"n{i}")
print(list(big))
