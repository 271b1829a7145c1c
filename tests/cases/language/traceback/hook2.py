# exit: 1
import sys
def hook(*a):
    raise KeyError("in hook")
sys.excepthook = hook
raise ValueError("hooked")
