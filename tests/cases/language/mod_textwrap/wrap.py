# wrap, fill, shorten: widths, indents, long words, hyphens.
import textwrap

text = "The quick brown fox jumped over the lazy dog's well-known tail -- twice, no three-times!  Then it ran off.\nA new line\twith a tab."
for width in (10, 20, 33, 70):
    print(textwrap.wrap(text, width))
print(textwrap.fill("aaa bbb ccc ddd", 7, initial_indent="* ", subsequent_indent="  "))
print(textwrap.wrap("averyveryverylongword short", 8), textwrap.wrap("averyveryverylongword short", 8, break_long_words=False), textwrap.wrap("well-known fact", 6, break_on_hyphens=False), textwrap.wrap("", 5), textwrap.wrap("   ", 5))
print(textwrap.wrap("a  b   c", 3, drop_whitespace=False), textwrap.wrap("one. Two", 20, fix_sentence_endings=True), textwrap.wrap("a\tb", 20, expand_tabs=False, replace_whitespace=False), textwrap.wrap("one two three four", 9, max_lines=2), textwrap.wrap("one two three four", 9, max_lines=1, placeholder="~"))
print(textwrap.shorten("Hello  world, how are you?", 15), textwrap.shorten("Hello", 3) if False else "", textwrap.shorten("Hello world!", 12), textwrap.shorten("Hello world", width=10, placeholder="..."))
for bad in (lambda: textwrap.wrap("a", 0), lambda: textwrap.shorten("hello world", 3), lambda: textwrap.wrap("a b", 5, max_lines=1, placeholder="too long")):
    try:
        print(bad())
    except ValueError as e:
        print(e)
total = 0
for i in range(5, 40):
    total = total * 3 + len(textwrap.wrap(text, i)) & 0xFFFFF
print(total)
