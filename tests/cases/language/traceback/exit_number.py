# exit: 3
# A number of a class of the program is a status, and is not shown; so is a number past 64 bits.
import enum
import subprocess
import sys


class Code(enum.IntEnum):
    USAGE = 3


for code in ("1 << 70", "-(1 << 70)", "(1 << 40) + 5", "True", "False", "type('N', (int,), {})(7)"):
    done = subprocess.run([sys.executable, "-c", f"raise SystemExit({code})"], capture_output=True, text=True)
    print(code, done.returncode, repr(done.stderr))
sys.exit(Code.USAGE)
