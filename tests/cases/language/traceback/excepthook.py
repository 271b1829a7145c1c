# exit: 1
import sys
def hook(*a):
    print("hook", a[0].__name__, a[1])
sys.excepthook = hook
raise ValueError("hooked")
