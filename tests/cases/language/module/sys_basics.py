# exit: 3
# argv: alpha -b 7
# sys: argv, exit, modules, stdout.write, stderr, maxsize, recursion limit, path.

import sys

print(len(sys.argv), sys.argv[1:], sys.argv[0].endswith("sys_basics.py"))
sys.stdout.write("written\n")
print("to stdout", file=sys.stdout)
print("to stderr", file=sys.stderr)
sys.stderr.write("again\n")
print(sys.maxsize == 2**63 - 1, sys.byteorder, sys.getrecursionlimit() >= 1000, isinstance(sys.path, list), "sys" in sys.modules)
print(sys.version_info[0], sys.version_info >= (3, 8), sys.modules["__main__"].__name__)


def deep(n):
    return 0 if n == 0 else 1 + deep(n - 1)


old = sys.getrecursionlimit()
sys.setrecursionlimit(2500)
print(deep(2000))
sys.setrecursionlimit(old)
for status in (0, None, "text", 5, True):
    try:
        sys.exit(status)
    except SystemExit as e:
        print(repr(e.code), e.args)
total = 0
for i in range(200):
    try:
        if i % 50 == 49:
            sys.exit(i)
        total += i
    except SystemExit as e:
        total -= e.code
print(total)
try:
    sys.exit(3)
finally:
    print("cleaned up")
