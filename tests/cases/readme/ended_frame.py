# sidewinder: {}
import sys
def f():
    local = 42
    raise ValueError
try:
    f()
except ValueError as e:
    print(e.__traceback__.tb_next.tb_frame.f_locals)
