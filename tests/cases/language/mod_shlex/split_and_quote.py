# shlex: split in both modes, join, quote, the lexer's attributes, push, source and errors.
import io
import shlex


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except ValueError as e:
        return f"ValueError: {e}"


for text in ("a b  c", "a 'b c' d", 'a "b \\" c" d', "a\\ b c", "'it'\\''s'", "x#y z", "a=b;c|d>e", "''", '"\\n\\$"', "a 'b", 'a "b', "a\\", "é ü", "a\tb\nc"):
    print(repr(text), t(shlex.split, text), t(shlex.split, text, posix=False), t(shlex.split, text, comments=True))
print([shlex.quote(s) for s in ("", "plain", "a b", "it's", "$x", "a/b.c-d_e@%+=:,", "é", "*")])
print(shlex.join(["a", "b c", "it's", ""]), shlex.split(shlex.join(["q r", "\\", '"'])))
print(list(shlex.shlex("a && b || c; d > e >> 'f g' (h)", punctuation_chars=True)))
print(list(shlex.shlex("a-b c.d 12 x='y z' # gone\nlast")), list(shlex.shlex("a-b c.d # no", posix=True, punctuation_chars="-")))
lex = shlex.shlex("one two", posix=True)
lex.whitespace += ","
lex.whitespace_split = True
lex.push_token("zero")
print(lex.get_token(), lex.get_token(), lex.lineno, lex.token, lex.get_token(), lex.get_token(), lex.eof)
lex = shlex.shlex("a\nb 'c\nd'", infile="here", posix=True)
print(list(lex), lex.lineno, lex.error_leader(), lex.error_leader("f", 9))
lex.push_source(io.StringIO("pushed source"), "name")
print(lex.infile, list(lex))
lex = shlex.shlex("k: v", posix=True)
lex.wordchars += ":"
lex.commenters = ""
print(list(lex), shlex.shlex("x").wordchars[:3], repr(shlex.shlex("x").quotes), repr(shlex.shlex("", posix=True).get_token()), repr(shlex.shlex("").get_token()))
n = 0
for i in range(60):
    words = ["w" * (k % 4) + " '\"\\$"[(i + k) % 6:][:2] for k in range(4)]
    assert shlex.split(shlex.join(words)) == words, words
    n += len(shlex.join(words))
print(n)
