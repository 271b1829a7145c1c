# Literal, value and singleton patterns: equality for values, identity for the three singletons.
class Color:
    RED = 1
    GREEN = "green"

    class Deep:
        BLUE = (3, 4)


def kind(x):
    match x:
        case 0:
            return "zero"
        case -1:
            return "minus one"
        case 1.5 | -2.5:
            return "some float"
        case "a" "b":
            return "ab"
        case b"raw":
            return "bytes"
        case None:
            return "none"
        case True:
            return "true"
        case False:
            return "false"
        case Color.GREEN:
            return "green"
        case Color.Deep.BLUE:
            return "blue"
        case 10000000000000000000000:
            return "big"
    return "?"


for value in (0, 0.0, False, -1, -1.0, 1, True, 1.5, -2.5, "ab", "a", b"raw", None, "green", (3, 4), [3, 4], 10**22, 1e22):
    print(repr(value), kind(value))


class Loud:
    def __eq__(self, other):
        print("==", other)
        return other == "stop"


match Loud():
    case 1:
        print("one")
    case "go" | "stop" | "never":
        print("stopped")
    case _:
        print("none")

total = 0
for i in range(200):
    match i % 7:
        case 0:
            total += 1
        case 1 | 2:
            total += 10
        case 6:
            total += 1000
        case n if n > 4:
            total += 100
print(total, n)
