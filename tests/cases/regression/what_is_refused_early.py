# Errors of the compiler and of descriptors that came too late or not at all.
for source in (
    "if 1:\n    from __future__ import annotations\n",
    "try:\n    from __future__ import annotations\nfinally:\n    pass\n",
    "def f():\n    from __future__ import annotations\n",
    "match x:\n    case {0: _, -0: _}:\n        pass\n",
    "match x:\n    case {0: _, 0j: _}:\n        pass\n",
    "match x:\n    case {0.0: _, False: _}:\n        pass\n",
    "from __future__ import annotations\nmatch {0: 1, -1: 2}:\n    case {0: a, -1: b}:\n        print(a, b)\n",
):
    try:
        exec(compile(source, "<text>", "exec"), {"x": {}})
    except SyntaxError as error:
        print(error.msg, error.lineno)
for function, value in ((str.upper, 5), (list.append, ()), (int.__add__, "a"), (dict.get, [])):
    try:
        function.__get__(value)
    except TypeError as error:
        print(error)
print(str.upper.__get__("ab")(), list.append.__get__([], list).__name__)
for arguments in ((int, 1, 2), (int, 1, 2, 3)):
    try:
        super(*arguments)
    except TypeError as error:
        print(error)
error = ImportError("no", name="n", path="p")
error.__init__("again")
print(error, error.name, error.path, error.__reduce__()[1:], ImportError("a", name="b").__reduce__()[1:])
print(OSError(2, "no", "file").__reduce__()[1], OSError(2, "no", "a", None, "b").__reduce__()[1])
error = UnicodeEncodeError("utf-8", "abc", 0, 2, "why")
error.reason, error.encoding = 5, "latin-1"
print(error)
