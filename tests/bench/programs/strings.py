# Text built and taken apart: by +=, by join, by formatting; split, replaced, compared, counted.


def letters(n):
    state = 99
    out = []
    for _ in range(n):
        state = (state * 69069 + 1) & 0xFFFFFFFF
        out.append(chr(97 + (state >> 16) % 26))
        if state >> 28 == 3:
            out.append(" ")
    return "".join(out)


def grown(n):
    text = ""
    for i in range(n):
        text += chr(65 + i % 26)
        if i % 60 == 59:
            text += "\n"
    return text


def caesar(text, shift):
    out = []
    for ch in text:
        if "a" <= ch <= "z":
            out.append(chr((ord(ch) - 97 + shift) % 26 + 97))
        else:
            out.append(ch)
    return "".join(out)


def run_lengths(text):
    out = ""
    i = 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i]:
            j += 1
        if j - i > 1:
            out += str(j - i)
        out += text[i]
        i = j
    return out


def table(rows):
    lines = []
    for i in range(rows):
        lines.append(f"{i:05d}|{i * i % 997:>6}|{i / 8:.2f}|{'x' * (i % 5):<5}|")
        lines.append("%d-%s;" % (i, "even" if i % 2 == 0 else "odd"))
        lines.append("{}:{}".format(i % 10, i % 100))
    return "\n".join(lines)


def words(text):
    counts = {}
    for word in text.split():
        key = word.capitalize() if len(word) > 4 else word.upper()
        counts[key] = counts.get(key, 0) + 1
    best = max(counts.values())
    return len(counts), best, min(word for word in counts if counts[word] == best)


def wrapped(text, width):
    lines = []
    line = ""
    for word in text.split(" "):
        if len(line) + len(word) + 1 > width and line:
            lines.append(line)
            line = word
        elif line:
            line += " " + word
        else:
            line = word
    lines.append(line)
    return lines


def palindromes(text):
    found = 0
    n = len(text)
    for middle in range(n):
        left = middle - 1
        right = middle + 1
        while left >= 0 and right < n and text[left] == text[right]:
            found += 1
            left -= 1
            right += 1
    return found


def checksum(text):
    a = 1
    b = 0
    for ch in text:
        a = (a + ord(ch)) % 65521
        b = (b + a) % 65521
    return b << 16 | a


def cleaned(lines):
    total = 0
    for line in lines:
        text = line.strip().replace("ab", "-").replace("c", "cc")
        if text.startswith("-") or text.endswith("z"):
            total += 1
        total += text.find("q") + text.count("e")
        total += len(text.partition("m")[2])
    return total


def main():
    text = letters(150000)
    print(len(text), checksum(text))
    for shift in range(1, 5):
        print(checksum(caesar(text, shift)))
    for _ in range(5):
        print(checksum(grown(20000)), checksum(run_lengths(text[:30000])))
    print(checksum(table(40000)))
    for _ in range(3):
        print(words(text))
    for width in (40, 60, 80):
        lines = wrapped(text, width)
        print(len(lines), checksum("\n".join(lines)), cleaned(lines))
    print(palindromes(text), palindromes("abba" * 200))


if __name__ == "__main__":
    main()
