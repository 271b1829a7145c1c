# Places in texts outside ASCII: patterns, searches and slices agree on them, in texts that were made at once and in those that were built piece by piece.
import re
import random

random.seed(11)
LETTERS = ["a", "b", " ", "é", "ß", "漢", "字", "😀", "\n", "x1", "\ud800"]


def made(count):
    return "".join(random.choice(LETTERS) for _ in range(count))


def built(text):
    whole = ""
    for at in range(0, len(text), 7):
        whole += text[at : at + 7]
    return whole


def check(text):
    codes = list(text)
    for pattern in ("é", "[a-z]+", r"\w\W", "漢?字", r"(\s)(.)?", "", r"(?<=b).", "😀"):
        program = re.compile(pattern)
        for _ in range(12):
            start = random.randrange(-3, len(text) + 4)
            end = random.randrange(-3, len(text) + 4)
            low, high = min(max(start, 0), len(text)), max(min(end, len(text)), 0)
            found = program.search(text, start, end)
            if found is not None:
                at, to = found.span()
                assert low <= at <= to <= high
                assert found.group() == "".join(codes[at:to]) == text[at:to], (pattern, at, to)
                # What matches there is found there, and nothing before.
                assert program.match(text, at, end).span() == (at, to)
                if "<" not in pattern:
                    assert all(program.match(text, before, end) is None for before in range(max(at - 5, low), at))
            spans = [each.span() for each in program.finditer(text, start, end)]
            assert len(spans) == len(program.findall(text, start, end))
            assert all(a[1] <= b[0] for a, b in zip(spans, spans[1:]))
        for part in ("é", "漢字", "a", "😀\n"):
            start = random.randrange(len(text) + 1)
            end = random.randrange(start, len(text) + 1)
            window = "".join(codes[start:end])
            at = window.find(part)
            assert text.find(part, start, end) == (at if at < 0 else at + start)
            at = window.rfind(part)
            assert text.rfind(part, start, end) == (at if at < 0 else at + start)
            assert text.count(part, start, end) == window.count(part)
            assert text.startswith(part, start, end) == window.startswith(part)
            assert text.endswith(part, start, end) == window.endswith(part)


for size in (1, 5, 63, 64, 65, 128, 300, 2000):
    text = made(size)
    check(text)
    check(built(text))
    assert built(text) == text


# A parser that matches at one place after another: each match takes the time of what it matches, not of what is before it.
def parse(text):
    space, word, number = re.compile(r"\s*"), re.compile(r"[^\W\d]+"), re.compile(r"\d+")
    at, words, total = 0, 0, 0
    while at < len(text):
        at = space.match(text, at).end()
        for kind in (word, number):
            found = kind.match(text, at)
            if found:
                at = found.end()
                if kind is word:
                    words += 1
                else:
                    total += int(found.group())
                break
        else:
            break
    return at, words, total


print(parse("größe 12 漢字 7\n" * 12000))
print(parse(built("naïve 1 😀"[:8] + "x" * 300 + " déjà 5 " * 9000)))
import json

shared = built(json.dumps([{"clé": "é" * (n % 5), "n": n} for n in range(3000)], ensure_ascii=False))
print(len(json.loads(shared)), json.loads(shared)[17])
