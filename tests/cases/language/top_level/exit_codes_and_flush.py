# exit: 1
# SystemExit with a message: it goes to stderr, the status is 1, finally blocks and output come first.
import sys
class Loud:
    def __str__(self): return "loud message"
def code(v):
    try: sys.exit(v)
    except SystemExit as e: return repr(e.code), e.args
print([code(v) for v in (None, 0, 5, "text", [3], 2.5, True)])
try: raise SystemExit
except SystemExit as e: print(e.code, e.args)
try: raise SystemExit(1, 2)
except SystemExit as e: print(e.code)
with open(sys.argv[0]) as f: print(f.readline().strip())
try:
    try: raise ValueError("first")
    finally: sys.exit(Loud())
finally:
    print("finally runs")
