# string.Formatter and Template subclasses in loops: own conversions, fields, specs, default values, own delimiters, nested templates.
import re
import string
from string import Formatter, Template


class Shell(Formatter):
    def get_value(self, key, args, kwargs):
        if isinstance(key, str) and key not in kwargs:
            return f"<no {key}>"
        return super().get_value(key, args, kwargs)

    def convert_field(self, value, conversion):
        if conversion == "u":
            return str(value).upper()
        if conversion == "q":
            return "'" + str(value).replace("'", "''") + "'"
        return super().convert_field(value, conversion)

    def format_field(self, value, spec):
        if spec.startswith("*"):
            return str(value) * int(spec[1:])
        return super().format_field(value, spec)

    def check_unused_args(self, used, args, kwargs):
        self.unused = sorted(set(kwargs) - used), len(args) - len([k for k in used if isinstance(k, int)])


f = Shell()
print(f.format("{0!u} {name!q} {x:*3} {missing} {0:>{w}}", "a", name="o'b", x="-", w=5, spare=1), f.unused, f.vformat("{}{}", (1, 2), {}), f.unused)
total = 0
for i in range(200):
    total += len(f.format("{0:05d}|{1!r:>{w}}|{d[k]}|{l[1]:x}|{z.real}|{missing!u}", i, "s" * (i % 4), d={"k": i}, l=[0, i], z=i, w=i % 9))
print(total)
for bad in (lambda: f.format("{"), lambda: f.format("}"), lambda: f.format("{}{0}", 1), lambda: f.format("{0}{}", 1), lambda: f.format("{5}"), lambda: f.format("{0!z}", 1), lambda: f.format("{0.nope}", 1), lambda: f.format("{0[9]}", [1]), lambda: Formatter().format("{k}"), lambda: f.format("{0:{1:{2}}}", 1, 2, 3), lambda: f.format(), lambda: f.format("{0[}", 1), lambda: f.format("{:d}", "x"), lambda: Formatter().vformat("{0}", 5, {})):
    try:
        print(bad())
    except (ValueError, IndexError, KeyError, AttributeError, TypeError) as e:
        print(type(e).__name__, "|", e)
print(list(f.parse("a{b!r:c{d}}e{{f}}{}")), f.get_field("0.real", (5,), {}), f.get_value(0, "x", {}), f.convert_field(5, None), f.format_field(3.14159, ".2f"))


class Percent(Template):
    delimiter = "%"
    idpattern = "[a-z]+_[a-z]+"


class Braced(Template):
    pattern = r"""\[\[(?:(?P<escaped>\[\[)|(?P<named>\w+)\]\]|(?P<braced>\b\B)|(?P<invalid>))"""


class Loud(Template):
    flags = re.VERBOSE
    idpattern = "[A-Z]+"
    braceidpattern = "[a-z]+"


print(Percent("%a_b %x %% %{c_d}z").safe_substitute(a_b=1, c_d=2), Braced("[[name]] and [[other]]").substitute(name=1, other=2), Loud("$A ${b} $c ${D}").safe_substitute(A=1, b=2, c=3, D=4))
t = Template("$who likes ${what}s, costs $$5 or $more")
print(t.safe_substitute(who="tim"), t.substitute({"who": 1, "what": 2}, more=3), t.template, t.is_valid(), t.get_identifiers(), Template("$ x $1").is_valid(), Template("$é $a").get_identifiers() if False else "")
for bad in (lambda: t.substitute(who=1), lambda: Template("a\nb $ c").substitute(), lambda: Template("$1").substitute({}), lambda: t.substitute(5), lambda: t.substitute({}, {}), lambda: Template("$"). substitute(), lambda: Template("x ${a b}").get_identifiers(), lambda: Template(5).substitute()):
    try:
        print(bad())
    except (KeyError, ValueError, TypeError) as e:
        print(type(e).__name__, "|", e)
n = 0
for i in range(200):
    n += len(Template("$a-${b}-$c$$" * (i % 3)).safe_substitute(a=i, b="x" * (i % 5))) + len(Percent("%k_%n_m").safe_substitute(n_m=i)) + len(string.capwords(f"some wORDS {i}"))
print(n, string.capwords("a-b c", "-"), string.capwords("  x   y "), string.punctuation[:5], len(string.printable), string.whitespace.isspace())
