# exit: 1
e = ValueError("with notes")
e.add_note("first")
e.__notes__.append(5)
e.__notes__ += ["multi\nline"]
try:
    raise e
except ValueError as x:
    y = TypeError("outer")
    y.__cause__ = x
    y.add_note("n")
    raise y
