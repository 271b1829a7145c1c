# Exc info and with traceback: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
import sys
def f():
    try: 1/0
    except: 
        t, v, tb = sys.exc_info()
        print(t, v, tb.tb_lineno, tb.tb_frame.f_code.co_name, tb.tb_next)
    print(sys.exc_info())
f()
try:
    f.x
except AttributeError as e:
    tb = e.__traceback__
    e.with_traceback(None)
    print(e.__traceback__)
    e.__traceback__ = tb
    print(e.__traceback__ is tb)
    try: e.__traceback__ = 1
    except TypeError as x: print(x)
    try: tb.tb_next = tb
    except ValueError as x: print(x)
    tb.tb_next = None
    raise e
