# String prefixes in every case and order, escapes and what raw strings keep.
print(u"u", U"U", r"\n", R"\t", b"b", B"B", br"\n", rb"\n", bR"\d", Rb"\d", BR"\x", rB"\0", f"{1}", F"{2}", fr"\{3}", rf"\{4}", Fr"{5}\n", RF"{6}\d")
print("\a\b\f\n\r\t\v\\\'\"\0\07\007\1234\x41\u0041\U00000041\N{LATIN SMALL LETTER A}".encode("unicode_escape"))
print(b"\a\b\f\r\t\v\\\'\"\0\07\1234\x41", b'\'', b"\"", r'\'', r"\"", br'\'')
print(len("\u00e9"), len("\N{SNOWMAN}"), len("\U0001F600"), len(b"\xff\377"), "\377", "\x7f".isprintable())
print("a" "b" 'c' """d""" '''e''' r"\f" f"{1}" u"g", b"1" rb"\2" b'3')
print('''a"b'c''d"""e''', """a'b"c""d'''e""", "'" '"', '""', "''", """\"""" '''\'''')
print("""
 line
	tab
""".splitlines(), '''a\
b''')
for s in ['ur"x"', 'bu"x"', 'fb"x"', 'bf"{1}"', 'rr"x"', '"a" b"b"', 'b"é"', r'"\x4"', r'"\u004"', r'"\U00110000"', r'"\N{NO SUCH NAME}"', r'"\N"', r'b"\u0041"', r'"\400"', r'b"\400"', "'abc", '"""abc', r'r"\"', r'"\8"', r'"\z"', 'f"{1}" b"2"', 'rb"\\xg"', "''''a''''", '"a""b"', "'a'''", r'"\x"', r'"\u"']:
    import warnings
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            print(s, "=", ascii(eval(s)))
        except SyntaxError as e:
            print(s, "->", e.msg)
out = 0
for i in range(60):
    s = "\x00" "a" if i % 2 else r"\x00" 'é'
    out += len(s) + ord(s[0])
print(out)
