# What goes over a string of ASCII loads each character out of a table: an iterator that is never made, alone and in an enumerate, and a comparison
# with one character is one of bytes. In mid-loop there is a string of other characters in its place, then an iterator that another loop has begun.
def run(text):
    total = 0
    for c in text:  # jit: body.operations=15 body.guards=5 body.allocations=0 body.residual_calls=0
        if c == "a":
            total += 1
        elif "b" != c:
            total += 2
    return total


def places(text):
    total = 0
    for at, c in enumerate(text):  # jit: body.operations=20 body.guards=6 body.allocations=0 body.residual_calls=0
        if c == "q":
            return -1
        total += at
    return total


def apart(lines):
    total = 0
    for line in lines:
        total += run(line)
    return total


def longer(words):
    found = 0
    for word in words:
        if word == "a" or "é" == word or word != "b":
            found += 1
    return found


class Text(str):
    def __iter__(self):
        return reversed(str.__str__(self))


plain = "abcab cba" * 300
print(run(plain), run("äbc€a" * 400), run(Text(plain + "a")), run(""), run("\x7f\x80" * 500), run("a"))
print(places(plain), places("é" * 2000), places(""), places("xq"))
print(apart([plain, "é" * 50, "", plain[:7], plain + "ü", "a" * 1000, ("ab" * 200) + ("ba" * 200)] * 3))
print(longer(["a", "b", "aa", "", "é", "\xff", "ab" * 150 + "c", chr(97), "A".lower(), bytes([98]).decode()] * 300))
it = iter(plain)
print(next(it), run(it), list(it), next(it, "end"))
built = ""
for k in range(400):
    built += "ab"
print(run(built), places(built), run(built + "é"), list(zip("abc", built))[:2], list(map(ord, "ab")))
it = iter("éa")
print(next(it), next(it), next(it, None), next(it, None))
