# stdin: first line\nsecond line\nthird\n
# sys.stdin, stdout and stderr: reading lines, input(), writing without newlines, print's options.

import sys

name = input()
print("got", repr(name))
print(repr(sys.stdin.readline()), repr(input("prompt> ")), file=sys.stdout)
try:
    input()
except EOFError as e:
    print("EOFError", e)
print(repr(sys.stdin.read()), repr(sys.stdin.readline()))
print("a", "b", sep="", end="")
print("c", end="\n\n")
print()
print(1, 2, 3, sep=", ", end=".\n", flush=True)
written = sys.stdout.write("text\n")
print(written)
for i in range(120):
    sys.stdout.write(".") if i % 10 else print("|", end="")
print()
print("error text", file=sys.stderr)


class Tee:
    def __init__(self):
        self.parts = []

    def write(self, text):
        self.parts.append(text)
        return len(text)

    def flush(self):
        self.parts.append("<flush>")


tee = Tee()
print("hello", 5, file=tee)
print("x", "y", sep="-", end="!", file=tee, flush=True)
print(tee.parts)
old = sys.stdout
sys.stdout = tee
for i in range(100):
    print(i, end=" ")
sys.stdout = old
print(len(tee.parts), tee.parts[-2:], "".join(tee.parts[7:])[:20])
for bad in (lambda: print("x", sep=1), lambda: print("x", end=b""), lambda: print("x", file=5), lambda: sys.stdout.write(5), lambda: print("x", nope=1)):
    try:
        bad()
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
print(None, True, [1, "a"], ("t",), {"k": None})
