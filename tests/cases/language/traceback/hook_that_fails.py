# Hook that fails: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
import sys
def hook(t, v, tb):
    raise RuntimeError('in hook')
sys.excepthook = hook
1/0
