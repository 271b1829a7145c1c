# json.loads: values, hooks, and every error with its place.
import json

for s in ('{"a": [1, 2.5, true, null, "x\\u00e9\\n"], "b": {}}', "[]", '"abc"', "-1e5", "NaN", "[-Infinity, Infinity]", "123456789012345678901234567890", '"\\ud83d\\ude00"', ' \n[1 ,\t2 ] ', '"\\/\\b\\f\\r\\t\\\\\\""', "0", "-0", "-0.0", "1E+2"):
    print(repr(json.loads(s)))
for s in ("[1,", "{", '{"a"', '{"a":', '{"a":1', "[1 2]", '"abc', '"\\q"', '"\\u12"', "", "  ", "[1,]", '{"a":1,}', "nul", "1 2", '"\t"', "[1]]", "{1:2}", "01", "-", "1.", '{"a" 1}', "[,]", '"a\nb"', "\n\n [x]", "{'a': 1}", "[1}", "tru", "+1", ".5", "[1,\n2,\n  ?]"):
    try:
        print(json.loads(s))
    except json.JSONDecodeError as e:
        print(repr(s), e, "|", e.msg, e.pos, e.lineno, e.colno)
print(json.loads('{"a": 1.5, "b": [1]}', parse_float=str, parse_int=lambda s: s + "!", object_hook=lambda d: sorted(d.items())), json.loads('{"a": 1, "a": 2}', object_pairs_hook=list), json.loads("[NaN]", parse_constant=lambda c: c.lower()))
print(json.JSONDecoder().raw_decode("[1] x"), json.JSONDecoder(strict=False).decode('"a\tb"'), json.loads(b'{"a": "\xc3\xa9"}'), json.loads('{"a": 1, "a": 2}'), json.loads(bytearray(b"[1]")))
for bad in (lambda: json.loads(5), lambda: json.loads("\ufeff1"), lambda: json.loads(None), lambda: json.loads("[1]", object_hook=5), lambda: json.loads('{"a":1}', object_hook=5)):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
total = 0
for i in range(100):
    total += sum(json.loads(f'[{i}, {i * 2}, {{"k": [1, 2.5, "x"]}}]')[:2])
print(total)
