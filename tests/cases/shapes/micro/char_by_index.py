# A character of a string of ASCII by its index is two loads. In mid-loop there is a string of other characters, then an index that is not inside.
def run(text, n):
    total = 0
    for i in range(n):  # jit: body.operations=16 body.guards=5 body.allocations=0 body.residual_calls=0
        if text[i & 15] == "x":
            total += i
    return total


def scan(text):
    at = 0
    while text[at] != ";":
        at += 1
    return at


class Key(str):
    def __getitem__(self, index):
        return "x" if index == 3 else str.__getitem__(self, index)


text = "abxdefghijklmnopqrstuvwxyz"
print(run(text, 3000), run(text.upper(), 3000), run("äöxdefghijklmnop", 3000), run(Key(text), 300))
for short in text[:11], "é" * 11, "":
    try:
        run(short, 3000)
    except IndexError as error:
        print(error)
print(scan("a" * 3000 + ";"), scan("é" * 300 + ";"), scan(";"))
try:
    scan("b" * 2000)
except IndexError as error:
    print(error)
print(text[-1], text[True], text[-26], ("ab" * 200 + "c" * 200)[-1], "\x80x"[0], "\x7f"[0])
for index in -100, 100, 1 << 70, "x", 1.5:
    try:
        print(text[index])
    except (IndexError, TypeError) as error:
        print(type(error).__name__, error)
