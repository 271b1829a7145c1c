# The marks under what fails in each kind of statement: del, assert, augmented, unpacking, for, with, raise, import, return, lambda.
import traceback
source = '''
del {}["k"]
assert 1 + 1 == 3, "sum " + 5
x = [1]; x[0] += "s"
a, b = 1, 2, 3
a, *b, c = ()
for q in 5: pass
for p, q in [(1, 2), 3]: pass
with 5: pass
with open: pass
raise 5
raise ValueError from 5
import nothing_like_this
x.y.z = 1
(lambda v: v.w)(3)
x[0:2] = 5
x[::2] = 1, 2
{**5}
[*5]
print(*5)
print(**5)
print(sep=1)
f"{x.z}"
f"{1:{2}.{3}f}" + f"{1!r:5d}"
not_defined
x = not_defined + 1
global_thing: int = undefined_thing
{[]: 1}
{1, {}}
(yes := 1 / 0)
"a" "b" + 1 * "c" ** 2
x if y_ else z_
1 < "s" < 3
-"s" + ~1.5
x[1][2].attr(3)
x(1)(2)
int("a" + "b")
class K(5): pass
class K(int, metaclass=str): pass
@5
def deco(): pass
match 5:
    case undefined.attr: pass
while len(5): pass
try: 1 / 0
except 5: pass
'''
blocks, lines = [], source.strip().split("\n")
while lines:
    block = [lines.pop(0)]
    while lines and (lines[0].startswith(("    ", "def ", "except"))): block.append(lines.pop(0))
    blocks.append("\n".join(block))
import linecache
for k, block in enumerate(blocks):
    name = f"<part {k}>"
    linecache.cache[name] = len(block), None, [l + "\n" for l in block.split("\n")], name
    for r in range(3):
        try: exec(compile(block, name, "exec"), {"x": [1]}); print("fine", block)
        except Exception as e: text = "".join(traceback.format_exception(e))
    print(text.split("exec(compile", 1)[1].split("\n", 2)[2] if "^^^" in text.split("exec(compile", 1)[1].split("\n")[1] else text)
