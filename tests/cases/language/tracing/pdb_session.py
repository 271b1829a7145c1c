# pdb: sessions by script, as CPython writes them.
import io, os, pdb, sys, traceback
def inner(a):
    b = a + 1
    for i in range(2):
        b += i
        if b > 100:
            pass
        else:
            continue
    return b
def gen():
    yield 1
    yield 2
def outer(n):
    x = inner(n)
    y = [inner(v) for v in (1, 2)]
    for item in gen():
        x += item
    try:
        1 / 0
    except ZeroDivisionError:
        x = 0
    return x, y
def session(commands, function, *args):
    out = io.StringIO()
    debugger = pdb.Pdb(stdin=io.StringIO(commands), stdout=out, nosigint=True, readrc=False)
    try:
        print("result", debugger.runcall(function, *args), file=out)
    except BaseException as error:
        print("ended", type(error).__name__, file=out)
    text = out.getvalue().replace(__file__, os.path.basename(__file__))
    print(text)
    print("=====")
session("s\ns\nn\nn\nn\np b\npp locals()\nu\np n\nd\nargs\nr\nn\nc\n", outer, 3)
session("b inner\nc\ncondition 1 a == 2\nc\np a\ncommands 1\nsilent\np 'hit', a\nend\ntbreak outer\nbreak\nclear 1\nbreak\nunt\nuntil 12\nretval\nreturn\nretval\nc\n", outer, 3)
session("n\nn\nn\nn\nn\nn\nn\nn\nn\nn\nn\nn\nn\nn\nn\n", outer, 3)
session("n\nj 25\nn\np x\nj 17\nj 100\nn\nc\n", outer, 3)
session("l 1,5\nll\nwhatis n\nn\n!x = 50\np x\ndisplay x\nn\nundisplay x\nsource inner\nfoo\nb nothing\nq\n", outer, 3)
session("s\ns\nq\n", outer, 3)
def fails():
    value = 5
    return inner(None)
try:
    fails()
except TypeError as error:
    out = io.StringIO()
    p = pdb.Pdb(stdin=io.StringIO("w\np a\nu\np value\nq\n"), stdout=out, nosigint=True, readrc=False)
    p.reset()
    p.interaction(None, error.__traceback__)
    print(out.getvalue().replace(__file__, os.path.basename(__file__)))
# breakpoint() stops in the frame that calls it.
def stops():
    a = 1
    breakpoint()
    if a:
        pass
    b = 2
    return a + b
out = io.StringIO()
sys.breakpointhook = lambda: pdb.Pdb(stdin=io.StringIO("n\nn\np a\nn\nn\nn\nc\n"), stdout=out, nosigint=True, readrc=False).set_trace(sys._getframe(1))
print(stops())
print(out.getvalue().replace(__file__, os.path.basename(__file__)))
