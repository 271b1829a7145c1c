# SyntaxError: fields from arguments and from the compiler, IndentationError, TabError, str with places.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return e
for a in ((), ("m",), ("m", ("f", 1, 2, "text")), ("m", ("f", 1, 2, "text", 3, 4)), ("m", (None, None, None, None)), ("m", ("a/b.py", 5, 1, None)), ("m", ["f", 1, 2, "t"])):
    e = SyntaxError(*a); print(e.msg, e.filename, e.lineno, e.offset, e.text, e.end_lineno, e.end_offset, e.print_file_and_line, e.args, str(e))
e = SyntaxError("m"); e.filename = "dir/new.py"; e.lineno = 7; e.msg = "new msg"; print(e, e.args); e.filename = None; print(e); e.lineno = "x"; print(e)
print(issubclass(TabError, IndentationError), issubclass(IndentationError, SyntaxError), str(IndentationError("i", ("f", 1, 1, "x"))))
n = 0
for i in range(60):
    try: compile("\n" * (i % 7) + "x" * (i % 5 + 1) + " = = 1\n", "<l>", "exec")
    except SyntaxError as e: n = n * 5 + e.lineno * 3 + e.offset + len(e.text) & 0xffffff
print(n)
