# dedent and indent.
import textwrap

print(repr(textwrap.dedent("  a\n    b\n  c\n")), repr(textwrap.dedent("\ta\n\tb")), repr(textwrap.dedent("  a\n\tb")), repr(textwrap.dedent("a\n b")), repr(textwrap.dedent("  a\n\n   \n  b")), repr(textwrap.dedent("")), repr(textwrap.dedent("   x")))
print(repr(textwrap.indent("a\n\nb\n", "> ")), repr(textwrap.indent("a\n\nb", "> ", lambda line: True)), repr(textwrap.indent("a\nbb\n", "-", lambda line: len(line) > 2)), repr(textwrap.indent("", "x")), repr(textwrap.indent("a\r\nb", "#")))
text = """
    def f():
        return 1
"""
print(textwrap.dedent(text))
w = textwrap.TextWrapper(width=12, initial_indent="- ")
print(w.wrap("some words to wrap here"), w.fill("some words"), w.width)
w.width = 8
print(w.wrap("some words"))
total = 0
for i in range(60):
    total += len(textwrap.dedent(" " * (i % 7) + "a\n" + " " * (i % 5) + "b"))
print(total)
