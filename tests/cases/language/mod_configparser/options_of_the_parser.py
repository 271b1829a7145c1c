# configparser: RawConfigParser, ExtendedInterpolation, own delimiters and comments, no values, converters, optionxform.
import configparser
import io

e = configparser.ConfigParser(interpolation=configparser.ExtendedInterpolation())
e.read_string("[a]\nhome = /h\nsub = ${home}/s\n[b]\nx = ${a:sub}/t$$\nbad = ${a:b:c}\nmiss = ${a:q}\n")
print(e["a"]["sub"], e["b"]["x"])
for key in ("bad", "miss"):
    try:
        print(e["b"][key])
    except configparser.InterpolationError as error:
        print(type(error).__name__, repr(str(error)))
r = configparser.RawConfigParser(delimiters=("->",), comment_prefixes=("//",), inline_comment_prefixes=("!",), allow_no_value=True, strict=False, default_section="base", empty_lines_in_values=False)
r.optionxform = str
r.read_string("[base]\nAll -> 1\n[s]\nKey -> v=1:2 ! note\n// hidden\nbare\nKey -> second\n[s]\nMore -> %(x)s\n")
print(r.sections(), list(r["s"].items()), r.default_section, r["s"]["bare"], r.defaults())
out = io.StringIO()
r.write(out, space_around_delimiters=False)
print(out.getvalue())
v = configparser.ConfigParser(converters={"list": lambda s: [p.strip() for p in s.split(",")]}, interpolation=None, defaults={"d": "x, y"})
v.read_dict({"one": {"items": "a, b,c", "raw": "%(no)s", "n": 5}, "two": {}})
print(v.getlist("one", "items"), v["one"].getlist("items"), v["two"].getlist("d"), v["two"].getlist("none", fallback=[]), v["one"]["raw"], v["one"]["n"])
section = v["one"]
print(section.name, section.parser is v, list(section), "d" in section, sorted(section.keys()), section.get("zz"), section.getlist("zz"))
section["new"] = "1"
del section["items"]
try:
    del section["items"]
except KeyError as error:
    print("KeyError", error)
print(v.popitem()[0], v.sections(), v.BOOLEAN_STATES["on"], v.read(["/nowhere/at/all.ini"]))
v.clear()
print(v.sections(), list(v))
total = 0
for i in range(40):
    c = configparser.ConfigParser(interpolation=None)
    c.read_string("".join(f"[s{k}]\nv={k * i}\n" for k in range(4)))
    total += sum(c.getint(s, "v") for s in c.sections())
print(total)
