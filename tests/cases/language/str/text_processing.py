# Word wrap, justification, columns, title case, counting lines: text work in loops.

TEXT = """It was a bright cold day in April, and the clocks were striking thirteen. The hallway smelt of boiled
cabbage and old rag mats. At one end of it a coloured poster, too large for indoor display, had been tacked to the wall."""


def wrap(text, width):
    lines = []
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = line + " " + word if line else word
    if line:
        lines.append(line)
    return lines


def justify(line, width):
    words = line.split()
    if len(words) == 1:
        return line.ljust(width)
    gaps = len(words) - 1
    spaces = width - sum([len(w) for w in words])
    out = words[0]
    for i, w in enumerate(words[1:]):
        out += " " * (spaces // gaps + (1 if i < spaces % gaps else 0)) + w
    return out


for line in wrap(TEXT, 40):
    print("|" + justify(line, 40) + "|")
checks = 0
for width in range(12, 80):
    lines = wrap(TEXT, width)
    checks = checks * 31 % 1000003 + len(lines) + sum([len(justify(l, width)) for l in lines])
print(checks)
counts = {}
for ch in TEXT.lower():
    if ch.isalpha():
        counts[ch] = counts.get(ch, 0) + 1
top = sorted(counts, key=lambda c: (-counts[c], c))[:6]
print("".join(top), [counts[c] for c in top])
vowels = "".join([c for c in TEXT if c in "aeiou"])
print(len(vowels), vowels[:20], TEXT.count("the"), TEXT.lower().count("the"), len(TEXT.splitlines()))
pig = []
for word in TEXT.replace(",", "").replace(".", "").split()[:10]:
    pig.append(word + "way" if word[0].lower() in "aeiou" else word[1:] + word[0].lower() + "ay")
print(" ".join(pig))
acronym = "".join([w[0].upper() for w in "portable network graphics".split()])
print(acronym, "-".join(reversed("one two three".split())), " ".join([w.capitalize() for w in "hELLO wORLD".split()]))
