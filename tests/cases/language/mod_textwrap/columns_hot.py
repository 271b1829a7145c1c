# textwrap in loops: paragraphs at every width, justified columns, dedent and indent undone, shortened lines, long words, tabs, hyphens.
import textwrap
from textwrap import TextWrapper, dedent, fill, indent, shorten, wrap

TEXT = "It was the best-of-times case, the worst of times; an anti-dis-establishment of 1,000,000 words -- or more --- that\tran on. Ends here.  Then (another) e.g. sentence! And_a_very_long_identifier_that_does_not_break."
total = 0
for width in range(1, 90):
    lines = wrap(TEXT, width)
    total += len(lines) * width + sum(map(len, lines))
    assert all(len(line) <= width for line in lines), width
    assert "".join("".join(lines).split()) == "".join(TEXT.split())
print(total, wrap(TEXT, 30)[:4])
for options in ({"break_long_words": False}, {"break_on_hyphens": False}, {"fix_sentence_endings": True}, {"drop_whitespace": False}, {"replace_whitespace": False}, {"expand_tabs": False}, {"tabsize": 2}, {"max_lines": 3}, {"max_lines": 2, "placeholder": "~"}, {"initial_indent": "* ", "subsequent_indent": "  "}, {"max_lines": 1, "placeholder": ""}):
    w = TextWrapper(width=24, **options)
    print(options, w.wrap(TEXT), len(w.fill(TEXT)))


def justify(text, width):
    for line in wrap(text, width)[:-1]:
        words = line.split()
        gaps, spare = len(words) - 1, width - sum(map(len, words))
        if gaps:
            line = "".join(w + " " * (spare // gaps + (i < spare % gaps) if i < gaps else 0) for i, w in enumerate(words))
        yield line


print("\n".join(justify(TEXT, 40)))
columns = [wrap(TEXT, w) for w in (14, 20, 9)]
print("\n".join(" | ".join((c[i] if i < len(c) else "").ljust(w) for c, w in zip(columns, (14, 20, 9))) for i in range(6)))
block = """
    first
      second

    \tthird
   \t
    last"""
print(repr(dedent(block)), repr(dedent("\ta\n\t b\n")), repr(dedent(" a\n\tb")), repr(dedent("  x\n y\nz")), repr(dedent("")), repr(dedent("   \n  \n")), repr(dedent("  a\\\n  b")))
print(repr(indent("a\n\n b\n  \nc", "> ")), repr(indent("a\n\nb", "- ", lambda line: True)), repr(indent("x\r\ny\n", "--", str.strip)), repr(indent("", "p")), dedent(indent("k\nl", "    ")) == "k\nl")
print([shorten(TEXT, w) for w in (10, 20, 45)], shorten("  hello   world  ", 11), shorten("hello world", 10), shorten("hello", 5), shorten("a b c d", 5, placeholder="..."), repr(shorten("", 5)))
w = TextWrapper()
w.width, w.subsequent_indent = 10, "    "
print(w.wrap("abcdefghijklmnop qr"), w.wrap(""), w.wrap("   "), wrap("a\n\nb\nc"), fill("x " * 30, 12, initial_indent="#"), wrap("--opt=value -x --long-option", 8), wrap("well-known e-mail a-b-c -- --", 6), wrap("\u00a0nbsp\u00a0kept here", 6), wrap("tab\there", 8), w.__class__.sentence_end_re.pattern)
for bad in (lambda: wrap("a", 0), lambda: wrap("a", -1), lambda: wrap(5), lambda: shorten("abc def", 3), lambda: wrap("a", "x"), lambda: indent("a", 5), lambda: wrap("a b", 5, nope=1), lambda: wrap("x" * 30, 10, max_lines=1, placeholder=" too long a holder")):
    try:
        print(bad())
    except (ValueError, TypeError, AttributeError) as e:
        print(type(e).__name__)
