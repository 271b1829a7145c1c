# textwrap: each option, long words, hyphens, placeholders, dedent and indent corners, errors.
import textwrap
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
s = "The quick brown fox--jumped over   the lazy\tdog's well-known back. \"Yes!\"  he said.\nNew line here; superlongwordthatdoesnotfit ok."
for k in ({}, {"width": 20}, {"width": 10, "break_long_words": False}, {"width": 12, "break_on_hyphens": False}, {"width": 25, "expand_tabs": False}, {"width": 25, "tabsize": 2}, {"width": 25, "replace_whitespace": False}, {"width": 25, "drop_whitespace": False}, {"width": 30, "fix_sentence_endings": True}, {"width": 18, "initial_indent": "* ", "subsequent_indent": "  "}, {"width": 20, "max_lines": 2}, {"width": 20, "max_lines": 2, "placeholder": "~"}, {"width": 1}, {"width": 500}):
    print(k, textwrap.wrap(s, **k))
print(t(textwrap.wrap, s, 0), t(textwrap.wrap, s, -5), t(textwrap.wrap, s, 3, max_lines=1), t(textwrap.wrap, s, 10, initial_indent=" " * 12)[:2], textwrap.wrap(""), textwrap.wrap("   "), textwrap.fill("a b c", 3), textwrap.shorten("Hello  world again", 12), textwrap.shorten("Hello", 3, placeholder="…") if False else "", textwrap.shorten("Hello world", 11), textwrap.shorten("aaaa bbbb", 8, placeholder=".."), t(textwrap.shorten, "Hello world", 4), t(textwrap.wrap, 5), t(textwrap.wrap, "a", foo=1), t(textwrap.fill, None), textwrap.wrap("a-b-c-d-e", 4), textwrap.wrap("--option x --other-opt", 8), textwrap.wrap("end. Next? \"Q.\" A", 30, fix_sentence_endings=True), textwrap.wrap("été\u00a0là x", 4))
print(ascii([textwrap.dedent(x) for x in ("  a\n    b\n  c", "\ta\n  b", "  a\n\n  b\n ", "a\n  b", "    \n  x\n", "", "\n\n", "  a\n \t b", " \ta\n \tb", "  a\r\n  b")]), ascii([textwrap.indent(x, "> ") for x in ("a\nb", "a\n\nb\n", "", "\n", "  \nx")]), repr(textwrap.indent("a\n\nb", "-", lambda l: True)), textwrap.indent("a\nb\n", "+", predicate=lambda l: "b" in l), t(textwrap.indent, 5, "x"))
w = textwrap.TextWrapper(width=15, initial_indent=">"); print(w.wrap("some text that wraps"), w.fill("x y"), w.width, w.max_lines); w.width = 6; print(w.wrap("some text that wraps"))
n = 0
for i in range(5, 60):
    r = textwrap.wrap(s, i, break_on_hyphens=i % 2 == 0, drop_whitespace=i % 3 != 0)
    n = n * 31 + len(r) + max(map(len, r)) + len(textwrap.dedent(textwrap.indent("\n".join(r), " " * (i % 4)))) & 0xffffff
print(n)
