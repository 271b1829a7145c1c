# argv: one two
# A program with functions, a main guard, arguments, and an exit status taken from its result.

import sys


def parse(argv):
    options = {}
    rest = []
    for word in argv:
        if word.startswith("--"):
            key, _, value = word[2:].partition("=")
            options[key] = value or True
        else:
            rest.append(word)
    return options, rest


def work(words, repeat):
    out = []
    for i in range(repeat):
        out.append(words[i % len(words)][:: -1 if i % 2 else 1])
    return out


def main(argv):
    options, rest = parse(argv)
    result = work(rest, 120)
    print(len(result), result[:4], options)
    print(parse(["--x", "--y=3", "z", "--", "-a"]))
    if "fail" in options:
        return 5
    return 0


print(__name__, sys.argv[1:])
if __name__ == "__main__":
    status = main(sys.argv[1:])
    print("status", status, main(["a", "--fail"]))
    sys.exit(status)
print("not reached")
