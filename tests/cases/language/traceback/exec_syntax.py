# exit: 1
def run(src):
    exec(src)
try:
    run("x = = 1")
except SyntaxError as e:
    print(e, e.args)
run("def f():\n    return 1 +\n")
