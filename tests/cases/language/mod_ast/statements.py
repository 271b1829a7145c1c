# ast.parse of every kind of statement; where decorated definitions and elif start.
import ast

source = '''
import a.b as c, d
from . import e
from ..f import *
@deco(1)
# a comment
@other
class K(Base, metaclass=M):
    """doc"""
    x: int = 1
    (y): str
@staticmethod
async def g(a, b: int = 0, *, c, d=1) -> str:
    global q
    async with h() as (i, j), k: pass
    async for l in m: break
    else: continue
def n():
    nonlocal o
    return
if a: pass
elif b:
    c
elif d: e
else: f
while x: del a, b[0]
for i, j in k: a += 1
try: raise E from f
except (A, B) as e: assert x, "y"
except: pass
else: a = b = c
finally: pass
try: pass
except* E: pass
match p:
    case 1 | -2.5 | "s" | None: pass
    case [a, *_, [b]] if c: pass
    case {"k": v, **rest}: pass
    case K(x, y=1) as z: pass
    case _: pass
'''
tree = ast.parse(source.strip().replace("else: continue\ndef", "else: pass\ndef"))
for statement in tree.body:
    print(type(statement).__name__, statement.lineno, statement.col_offset, statement.end_lineno, statement.end_col_offset)
    print("   ", ast.dump(statement))
branch = next(node for node in tree.body if isinstance(node, ast.If)).orelse[0]
print(branch.lineno, branch.col_offset, branch.end_lineno, len(branch.orelse))
count = 0
for round in range(50):
    count += sum(isinstance(node, ast.stmt) for node in ast.walk(tree))
print(count)
