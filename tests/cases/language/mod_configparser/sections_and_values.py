# configparser: reading, interpolation, defaults, typed getters, writing, and every error.
import configparser
import io

TEXT = """\
[DEFAULT]
root = /srv
port = 80
[web]
path = %(root)s/web
debug = yes
ratio : 2.5
# a comment
; another
lines = one
    two

    three
empty =
[db]
port = 5432
name = db-%(port)s
percent = 100%%
"""
c = configparser.ConfigParser()
c.read_string(TEXT)
print(c.sections(), c.defaults(), c.options("web"), "web" in c, "nope" in c, len(c))
print(c["web"]["path"], c.get("web", "path", raw=True), c.getint("db", "port"), c.getfloat("web", "ratio"), c.getboolean("web", "debug"), repr(c["web"]["lines"]), repr(c["web"]["empty"]), c["db"]["name"], c["db"]["percent"])
print(c.get("web", "zzz", fallback="fell"), c["web"].get("zzz", "fell"), c["web"].getint("port"), c.get("web", "root", vars={"root": "v"}), c.has_option("web", "PORT"), c.items("db"), c["db"])
for bad in (lambda: c["nope"], lambda: c.get("nope", "x"), lambda: c.get("web", "nope"), lambda: c.getint("web", "path"), lambda: c.getboolean("web", "ratio"), lambda: c.add_section("web"), lambda: c.add_section("DEFAULT"), lambda: c.set("web", "a", 5), lambda: c.set("web", "a", "%x"), lambda: c.set("q", "a", "1")):
    try:
        print(bad())
    except (configparser.Error, KeyError, ValueError, TypeError) as e:
        print(type(e).__name__, "|", e)
for text in ("x = 1", "[a]\nx = 1\nx = 2", "[a]\n[a]\n", "[a]\njust words\n", "[a\nx=1"):
    try:
        configparser.ConfigParser().read_string(text, "where")
    except configparser.Error as e:
        print(type(e).__name__, "|", str(e).replace("\n", "/"))
c["new"] = {"a": "1", "B": "2"}
c.remove_option("web", "lines")
print(c.remove_section("db"), c.remove_section("db"), c.has_section("new"))
out = io.StringIO()
c.write(out)
print(out.getvalue())
loop = configparser.ConfigParser()
loop.read_dict({"s": {"a": "%(b)s", "b": "%(a)s", "c": "%(nope)s"}})
for key in "ac":
    try:
        loop.get("s", key)
    except configparser.InterpolationError as e:
        print(type(e).__name__, str(e).splitlines()[0])
total = 0
for i in range(60):
    loop["s"]["n"] = str(i)
    loop["s"]["m"] = "%(n)s%(n)s"
    total += loop["s"].getint("m")
print(total)
