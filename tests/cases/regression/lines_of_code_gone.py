# Code that is run once lies where other code lay before: a trace that knows the line of a position knows which code it is about.
def lines(e):
    at, rows = e.__traceback__, []
    while at:
        rows.append((at.tb_frame.f_code.co_name, at.tb_lineno))
        at = at.tb_next
    return rows[1:]


def run(text):
    try:
        exec(compile(text, "<text>", "exec"), {})
    except Exception as e:
        return lines(e)


for turn in range(40):
    above = "\n" * (turn % 7)
    print(run(above + "def f(x):\n    return [x.y for a in [1]]\nf(1)"))
    print(run(above + "pass\npass\ndef g(x):\n    return [b.c for b in [x]]\ng([g])"))
