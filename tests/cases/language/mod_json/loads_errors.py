# json.loads: every kind of broken text with its message and place; hooks; numbers; duplicates.
import json
def t(f, *a, **k):
    try: return f(*a, **k)
    except json.JSONDecodeError as e: return f"{e} | {e.msg} {e.pos} {e.lineno} {e.colno}"
    except Exception as e: return f"{type(e).__name__}: {e}"
for s in ("", " ", "{", "[", "[1", "[1,", "[1,]", "[,]", "{}x", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{a:1}", "{1:2}", "'a'", "\"a", "\"a\nb\"", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\", "tru", "True", "nul", "01", "1.", ".5", "+1", "-", "1e", "1e+", "--1", "[1 2]", "{\"a\" 1}", "NaN1", "-Inf", "\ufeff1", "1 2", "[1]]", "\n\n  x", "{\"a\":1 \"b\":2}", "\"\t\"", "[[[", "0x1", "Infinity ", "// c\n1"):
    print(repr(s), t(json.loads, s))
print([json.loads(s) for s in ("1", " -0 ", "-0.0", "1e5", "1E-2", "12345678901234567890123", "1.5e300", "1e400", "NaN", "-Infinity", "true", "null", '"\\u00e9\\ud83d\\ude00\\n\\/\\b\\f\\""', '""', "[]", "{}", " [ 1 , { \"a\" : [ ] } ] ", '"\\ud800"', '"\\ud800\\u0041"')].__repr__().encode("ascii", "backslashreplace").decode())
print(json.loads('{"a": 1, "a": 2}'), json.loads('{"a": {"b": 1}}', object_hook=lambda d: sorted(d)), json.loads('{"a": 1, "a": 2}', object_pairs_hook=list), json.loads("[1.5, 2]", parse_float=str, parse_int=lambda s: s + "!"), json.loads("[NaN, -Infinity]", parse_constant=str.lower), json.loads('"a\nb\t"', strict=False), json.loads(b'{"a": 1}'), json.loads(bytearray("é".join('""').encode())), json.loads('"x"'.encode("utf-16")), json.loads('[1]'.encode("utf-32-le")), t(json.loads, 5), t(json.loads, None), t(json.loads, b"\xff"), t(json.loads, "[1.5]", parse_float=lambda s: 1 / 0))
d = json.JSONDecoder(); print(d.decode(" [1] "), d.raw_decode("[1] rest"), t(d.raw_decode, " 1"), t(d.raw_decode, "x", 0), d.raw_decode("ab 12", 3), json.JSONDecoder(object_hook=len).decode('{"a":1,"b":2}'), t(json.JSONDecodeError, "m", "ab\ncd", 4).colno if False else str(json.JSONDecodeError("m", "ab\ncd", 4)), json.JSONDecodeError("m", "d", 0).doc, t(json.loads, "1" * 5000)[:60])
n = 0
for i in range(80):
    s = json.dumps({"k%d" % i: [i, i / 3, str(i), None, True, {"x": [i] * (i % 4)}]}, indent=i % 3)
    v = json.loads(s); n = n * 31 + len(s) + v["k%d" % i][0] + len(v["k%d" % i][5]["x"]) & 0xffffff
    try: json.loads(s[:-1 - i % 9])
    except ValueError as e: n += e.pos
print(n)
