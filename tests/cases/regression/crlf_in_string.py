# Lines of a source end in a newline, also those of strings.
exec(compile(b"s = '''a\r\nb\rc'''\nprint(ascii(s))\n", 'x', 'exec'))
