# Keywords cannot be names; match, case, type-like and _ can.
import keyword
match = {"case": 5}
case = "case"
print(match[case], match.get("x"))
def match_(match, case=1, *, _=2):
    match(case)
    return _
print(match_(print, "called"))
_ = 3
match _:
    case case:
        print("captured", case, _)
match = [1, 2]
match [0:1]
print(match[0], [case for case in match], {match[1]: case for _ in "a"})
match match:
    case [_, _]:
        print("two", _)
class case:
    match = 1
    def case(self): return self.match
print(case().case(), case.match)
match = case()
match.case
match.match = 5
print(match.case())
match, case = 1, 2
match * case
match -case
match in [case]
print(match if match else case, match or case)
for word in keyword.kwlist:
    for form in ("{} = 1", "def {}(): pass", "x.{}", "import {}", "f({}=1)", "global {}"):
        try:
            compile(form.format(word), "<w>", "exec")
            print("accepted", form.format(word))
        except SyntaxError as e:
            if form == "{} = 1" and word not in ("await", "not", "try"):
                print(word, e.msg)
for word in keyword.softkwlist:
    exec(f"{word} = 1")
for i in range(60):
    match i % 3:
        case 0: match = i
        case 1: case = match
        case _: _ = case
print(match, case, _, keyword.softkwlist)
