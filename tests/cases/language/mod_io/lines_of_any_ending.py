# Lines of texts in memory and of files whose lines end in any way: each ending is kept where `newline` is "", and one place of a text is found without looking through what follows it.
import io
import os
import tempfile

TEXTS = [
    "",
    "one",
    "one\n",
    "a\rb\nc\r\nd",
    "\r\r\n\n\r",
    "é\rß\n€uro\r\n\U0001f600\r\rend\r",
    "x" * 9000 + "\r\n" + "é" * 9000 + "\r" + "last",
]


def shown(lines):
    return [line if len(line) < 20 else (line[:2], len(line), line[-3:]) for line in lines]


for text in TEXTS:
    for newline in ("", None, "\n", "\r", "\r\n"):
        file = io.StringIO(text, newline=newline)
        print(repr(newline), shown(file), end=" ")
        file.seek(0)
        print(file.readline(3) == file.getvalue()[:3], shown(file.readlines()), file.newlines)
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "it")
        with open(name, "w", encoding="utf-8", newline="") as out:
            out.write(text)
        for newline in ("", None, "\r"):
            with open(name, encoding="utf-8", newline=newline) as file:
                print(shown(file), file.newlines)

# Many lines: each is found from where it begins.
for ending in ("\n", "\r", "\r\n"):
    text = ending.join("line %d" % i for i in range(40000))
    print(sum(map(len, io.StringIO(text, newline=""))), sum(1 for _ in io.StringIO("é" + text, newline="")))
