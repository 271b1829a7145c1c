# exit: 1
import sys
class E(Exception): pass
try:
    sys.exit(3)
except SystemExit as e:
    print(e.code, e.args, repr(e))
try:
    raise SystemExit("msg", 2)
except SystemExit as e:
    print(e.code)
raise SystemExit("bye")
