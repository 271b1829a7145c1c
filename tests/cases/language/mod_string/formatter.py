# string: constants, capwords, Formatter and its hooks.
import string

print(string.ascii_lowercase, string.digits, string.hexdigits, string.punctuation, len(string.printable), repr(string.whitespace), string.octdigits)
print(string.capwords("hello  wORLD foo"), string.capwords("a-b-c", "-"))
f = string.Formatter()
print(f.format("{0} {1!r:>5} {name:{width}} {2[a]} {3.real}", 1, "x", {"a": 5}, 2 + 3j, name="n", width=4), f.format("{} {}", 1, 2), f.vformat("{a}", (), {"a": 1}))
print(list(f.parse("a{b!r:c}d{{e}}{}")), f.format("{{}}"))


class Upper(string.Formatter):
    def get_value(self, key, args, kwargs):
        if isinstance(key, str):
            return kwargs.get(key, f"<{key}>")
        return super().get_value(key, args, kwargs)

    def format_field(self, value, spec):
        return super().format_field(value, spec).upper()

    def check_unused_args(self, used, args, kwargs):
        print("used", sorted(map(str, used)))


print(Upper().format("{a} {zz} {0}", "arg", a="b"))
for bad in (lambda: f.format("{"), lambda: f.format("}"), lambda: f.format("{0}"), lambda: f.format("{a}"), lambda: f.format("{} {0}", 1), lambda: f.format("{0} {}", 1), lambda: f.format("{0!x}", 1),
            lambda: f.format(), lambda: f.format("{0.q}", 1), lambda: f.format("{0[", 1)):
    try:
        print(bad())
    except (ValueError, IndexError, KeyError, TypeError, AttributeError) as e:
        print(type(e).__name__, str(e)[:50])
print(len("".join(f.format("{:03d}{x}", i, x=i % 7) for i in range(60))))
