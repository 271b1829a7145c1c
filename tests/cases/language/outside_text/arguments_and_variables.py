# Arguments and variables of the environment that are not UTF-8, passed to a child and seen there.

import os
import subprocess
import sys
import tempfile

CHILD = r"""
import os, sys
print(ascii(sys.argv[1:]), [os.fsencode(word) for word in sys.argv[1:]])
print(ascii(os.environ.get("ODD")), os.environb.get(b"ODD"), ascii(os.getenv("ODD")), os.getenvb(b"ODD"))
print(ascii(os.environ.get("N\udcfe")), os.environb.get(b"N\xfe"))
print(ascii(os.path.basename(__file__)))
"""

folder = tempfile.mkdtemp()
program = os.path.join(folder, "child\udcff.py")
with open(program, "w") as file:
    file.write(CHILD)

words = ["plain", "\u00e9", "a\udcffb", b"c\x80d", "\udced\udca0\udc80"]
environment = dict(os.environ)
environment["ODD"] = "x\udcfey"
environment["N\udcfe"] = "\udc80"
ran = subprocess.run([sys.executable, program] + words, env=environment, capture_output=True)
print(ran.stdout.decode(), ran.stderr.decode("utf-8", "backslashreplace"), ran.returncode)
ran = subprocess.run([os.fsencode(sys.executable), os.fsencode(program), b"\xff"], env=environment, capture_output=True, text=True)
print(ran.stdout, ran.stderr, ran.returncode)

# One environment, as text and as bytes.
os.environ["ODD"] = "v\udc99"
print(os.environb[b"ODD"], b"ODD" in os.environb, "ODD" in os.environ)
os.environb[b"B\xff"] = b"\xfe"
print(ascii(os.environ["B\udcff"]), ascii([key for key in os.environ if key.startswith("B\udcff")]))
print(subprocess.run(["/bin/sh", "-c", "printf %s \"$ODD\""], capture_output=True).stdout)
del os.environb[b"ODD"]
print("ODD" in os.environ, os.environb.get(b"ODD", b"gone"))
os.environ["PLACE"] = "p\udcff"
print(ascii(os.path.expandvars("$PLACE/x")), os.path.expandvars(b"$PLACE/x"))
count = 0
for turn in range(200):
    os.environ["TURN"] = f"{turn}\udcaa"
    count += len(os.environb[b"TURN"])
print(count)

for action in (
    lambda: os.environ[b"A"],
    lambda: os.environb["A"],
    lambda: os.environ.__setitem__("A", 1),
    lambda: os.environb.__setitem__(b"A", "x"),
    lambda: os.environ.__setitem__("A", "\ud800"),
    lambda: os.environ.__setitem__("A=B", "x"),
    lambda: os.environ.__setitem__("", "x"),
    lambda: os.environ.__setitem__("A\0", "x"),
    lambda: os.environ["MISSING\udcff"],
    lambda: os.environb[b"MISSING"],
    lambda: os.environ.__delitem__("MISSING"),
    lambda: os.unsetenv("A=B"),
    lambda: subprocess.run(["a\ud800"]),
    lambda: subprocess.run(["missing\udcff"]),
):
    try:
        print(action())
    except (ValueError, TypeError, KeyError, OSError) as error:
        print(type(error).__name__, ascii(str(error)))

os.remove(program)
os.rmdir(folder)
