# Limit of frames: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
import sys
sys.tracebacklimit = 1
def f(): g()
def g(): 1/0
f()
