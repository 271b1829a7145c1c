# tokenize and token: kinds and positions, errors, untokenize, encodings, keyword and exact types.
import io
import token
import tokenize

SOURCE = '''\
def f(a, *b: int) -> "x":  # note
    """doc
    more"""
    if a != 0x1F and not b:
        return f"{a}" + rb'y' @ 1_000.5e3j

    x: list = [1,
      2]; y **= ~3 ; z = a if a else ...
\tpass
'''
SOURCE = SOURCE.replace("\tpass", "    lambda: (yield)")
tokens = list(tokenize.generate_tokens(io.StringIO(SOURCE).readline))
for t in tokens:
    print(tokenize.tok_name[t.type], tokenize.tok_name[t.exact_type], repr(t.string), t.start, t.end)
print(tokens[0], tokens[1].line == "def f(a, *b: int) -> \"x\":  # note\n")
print(tokenize.untokenize(tokens) == SOURCE, repr(tokenize.untokenize((t.type, t.string) for t in tokens[:12])))
for bad in ('x = """open', "(1,", "a\n  b\n c\n", "'open\n", "a $ b ? `", "x = 5 \\", "0777 1__0 0b2"):
    try:
        print(repr(bad), [(tokenize.tok_name[t.type], t.string) for t in tokenize.generate_tokens(io.StringIO(bad).readline)])
    except (tokenize.TokenError, IndentationError) as e:
        print(repr(bad), type(e).__name__, e.args)
for head in (b"# coding: latin-1\nx", b"\xef\xbb\xbfx = 1", b"x", b"#!/x\n# -*- coding: utf-8 -*-\n", b"# coding: nope\n", b"\xef\xbb\xbf# coding: latin-1\n", b"\xff\n"):
    try:
        print(head, tokenize.detect_encoding(io.BytesIO(head).readline))
    except SyntaxError as e:
        print(head, type(e).__name__, e)
print(next(tokenize.tokenize(io.BytesIO(b"x").readline)), token.ISOPERATOR(token.PLUS) if False else token.ISTERMINAL(token.NAME), token.ISNONTERMINAL(300), token.ISEOF(0), tokenize.EXACT_TOKEN_TYPES["->"] == token.RARROW, len(tokenize.EXACT_TOKEN_TYPES), token.tok_name[token.NEWLINE])
n = 0
for i in range(30):
    text = f"value_{i} = [{i}, {i * 2}.5, 'item']  # {i}\n" * 2
    n += sum(t.end[1] - t.start[1] for t in tokenize.generate_tokens(io.StringIO(text).readline))
print(n)
