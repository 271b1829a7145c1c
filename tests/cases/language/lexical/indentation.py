# Indentation: spaces of any number, tabs to eight, mixtures that are refused.
def step(n):
 if n:
            n -= 1
            while n > 3:
             n -= 1
             if n == 5:
                                  n = 0
 else:
        n = 99
 return n
print([step(i) for i in range(8)], step(50))
def say(source):
    try:
        names = {}
        exec(source, names)
        print(repr(source), "->", names.get("x"))
    except IndentationError as e:
        print(repr(source), "->", type(e).__name__, e.msg, e.lineno)
    except SyntaxError as e:
        print(repr(source), "->", type(e).__name__, e.msg, e.lineno)
say("if 1:\n\tx = 1\n\tx += 1")
say("if 1:\n        x = 1\n\tx += 1")
say("if 1:\n  x = 1\n   x = 2")
say("if 1:\n    x = 1\n  x = 2")
say("  x = 1")
say("x = 1\n  y = 2")
say("if 1:\nx = 1")
say("def f():\nreturn 1")
say("class A:\n\nx = 3")
say("if 1:\n    # only a comment\nx = 4")
say("for i in 1, 2:\n\n    # c\n# at the margin\n    x = i\n\n")
say("while 0:\n  pass\nelse:\n      x = 'else'")
say("if 1: x = 1; x += 5")
say("if 1: if 2: x = 1")
say("if 1: x = 1\n    x = 2")
say("if 1:\n    x = (1,\n2,\n            3)")
say("if 1:\n    x = '''a\nb'''\n    x += 'c'")
say("\x0cx = 1")
say("if 1:\n    x = 1\n \n\n  \n    x += 1")
say("try:\nx = 1")
say("if 1:\n  x=1\nelse:\nx=2")
say("with open('x') as f:\npass")
say("for i in []:\npass")
say("match 1:\ncase 1: pass")
say("match 1:\n  case 1:\n  pass")
