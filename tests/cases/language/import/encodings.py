# Source encodings: a declared one, a byte order mark, an unknown one.
from _latin import text
import _bom

print(ascii(text), _bom.name)
try:
    import _unknown
except SyntaxError as e:
    print("SyntaxError", e.msg if "foobar" in str(e) else e)
exec(b"# coding: latin-1\nprint(ascii('\xe9'))")
exec("# coding: latin-1\nprint(ascii('\xe9'))")
