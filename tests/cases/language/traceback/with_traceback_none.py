# With traceback none: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def f():
    1 / 0
def g():
    try: f()
    except Exception as e:
        raise e.with_traceback(None)
g()
