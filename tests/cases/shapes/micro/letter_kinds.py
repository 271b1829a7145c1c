# What is asked of one character of ASCII is a load out of a table, and so is what it becomes; a digit is its byte. In mid-loop there are other
# characters, longer strings, the empty one and one of a class of the program.
def run(parts):
    total = 0
    for c in parts:  # jit: body.operations=17 body.guards=7 body.allocations=0 body.residual_calls=0
        if c.isalpha():
            total += 1
        else:
            total += 3
    return total


class Text(str):
    def isalpha(self):
        return "asked"


others = ["é", "½", "", "ab", "a1", Text("7"), "x" * 300, "ß", " "]
plain = list("abcabc cba" * 300)
print(run(plain), run(plain + others * 30 + plain))
names = (
    "upper lower casefold title capitalize swapcase strip lstrip rstrip isdigit isdecimal isnumeric isalpha isalnum isspace isupper islower "
    "istitle isascii isidentifier isprintable"
).split()
everything = [chr(code) for code in range(128)] + ["é", "ß", "ab", "", "ǆ", "٣"]
for name in names:
    scope = {}
    exec(f"def ask(parts):\n    found = []\n    for c in parts:\n        found.append(c.{name}())\n    return found", scope)
    given = scope["ask"](everything * 12)
    print(name, given == [getattr(c, name)() for c in everything] * 12, "".join(str(answer)[:1] for answer in given[:134]).encode())
