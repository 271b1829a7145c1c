# string.Template.
from string import Template

t = Template("$who likes ${what}s, $$5 for $who")
print(t.substitute(who="tim", what="kung pao"), t.substitute({"who": "a", "what": "b"}), t.substitute({"who": "a", "what": "b"}, who="c"), t.template)
print(t.safe_substitute(who="x"), Template("$ $1 ${").safe_substitute(), t.get_identifiers(), t.is_valid(), Template("$").is_valid())
for bad in (lambda: t.substitute(who="x"), lambda: Template("a $ b").substitute(), lambda: Template("x\n  ${bad").substitute(), lambda: Template("$1").substitute()):
    try:
        print(bad())
    except (KeyError, ValueError) as e:
        print(type(e).__name__, e)


class Percent(Template):
    delimiter = "%"
    idpattern = "[a-z]+_[a-z]+"


print(Percent("%a_b %% %c").safe_substitute(a_b=1), Percent("%{a_b}!").substitute(a_b=2))
out = ""
for i in range(50):
    out += Template("$a-${b};").substitute(a=i, b=i * i)[-3:]
print(out[:40], len(out))
