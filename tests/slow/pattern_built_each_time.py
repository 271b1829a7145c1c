# A pattern that is built in each iteration.
# code: SW301
# fix: Do `re.escape(word)` once before the loop
# report: https://github.com/pypy/pypy/issues/3574

import re


def matches(lines, word):
    count = 0
    for line in lines:
        if re.search(re.escape(word) + "[0-9]", line):  # slow
            count += 1
    return count


lines = ["abc%d some text" % (i % 100) for i in range(30000)]
print(matches(["(x)" * 20 + line for line in lines], "(x)" * 20 + "abc"))
