# difflib: SequenceMatcher, close matches, unified, context and n-diffs, restore, junk.
import difflib
from difflib import SequenceMatcher

s = SequenceMatcher(None, "private Thread currentThread;", "private volatile Thread currentThread;")
print(round(s.ratio(), 6), s.quick_ratio() >= s.ratio(), s.real_quick_ratio() >= s.ratio(), s.get_matching_blocks(), s.find_longest_match(), s.find_longest_match(0, 5, 3, 9))
for op in s.get_opcodes():
    print(*op, repr(s.a[op[1]:op[2]]), repr(s.b[op[3]:op[4]]))
j = SequenceMatcher(lambda x: x == " ", " abcd", "abcd abcd")
print(j.find_longest_match(0, 5, 0, 9), sorted(j.bjunk), j.bpopular, SequenceMatcher(None, "", "").ratio(), SequenceMatcher(a=[1, 2, 3], b=[1, 3]).get_opcodes())
p = SequenceMatcher(None, "b", "b" * 250 + "a")
print(p.bpopular, SequenceMatcher(None, "b", "b" * 250, autojunk=False).bpopular)
s.set_seq1("volatile")
print(round(s.ratio(), 4))
s.set_seqs("abxcd", "abcd")
print(s.ratio(), list(s.get_grouped_opcodes(1)))
print(difflib.get_close_matches("appel", ["ape", "apple", "peach", "puppy"]), difflib.get_close_matches("wheel", ["heel", "while", "eel"], n=1, cutoff=0.5), difflib.get_close_matches("q", ["z"]))
for bad in ({"n": 0}, {"cutoff": 1.5}):
    try:
        difflib.get_close_matches("a", ["b"], **bad)
    except ValueError as e:
        print(e)
a = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n".splitlines(True)
b = "zero\none\ntree\nfour\nfive\nsix\nseven\neighty\nnine\n".splitlines(True)
print("".join(difflib.unified_diff(a, b, "before.txt", "after.txt", "then", "now", n=1)))
print("".join(difflib.context_diff(a, b, "x", "y", n=0)))
d = list(difflib.ndiff(a, b))
print("".join(d), "".join(difflib.restore(d, 1)) == "".join(a), "".join(difflib.restore(d, 2)) == "".join(b), difflib.IS_LINE_JUNK(" # \n"), difflib.IS_CHARACTER_JUNK("\t"))
print(list(difflib.diff_bytes(difflib.unified_diff, [b"a", b"\xff"], [b"a", b"b"], b"f", b"t", lineterm=b"")))
total = 0.0
for i in range(40):
    x = [(k * k + i) % 7 for k in range(12)]
    y = [(k * k + i + k // 5) % 7 for k in range(12)]
    m = SequenceMatcher(None, x, y)
    total += m.ratio() + len(m.get_opcodes())
print(round(total, 6))
