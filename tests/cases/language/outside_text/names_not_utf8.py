# Names of files that are not UTF-8: made, listed, opened, found and removed, as text and as bytes.

import glob
import os
import pathlib
import tempfile

NAMES = [b"plain", "\u00e9\u20ac".encode(), b"a\xffb", b"\xe2\x82", b"\xed\xa0\x80", b"\xf5.txt", b"x\xc3\xa9\xfe.txt"]

folder = tempfile.mkdtemp()
below = os.fsencode(folder)
for number, name in enumerate(NAMES):
    with open(os.path.join(below, name), "wb") as file:
        file.write(bytes([number]) * number)

# Bytes in, bytes out; text in, text out; and both are the same names.
as_bytes = sorted(os.listdir(below))
as_text = sorted(os.listdir(folder), key=os.fsencode)
print(as_bytes == sorted(NAMES), [ascii(name) for name in as_text])
print([os.fsencode(name) for name in as_text] == as_bytes, [os.fsdecode(name) for name in as_bytes] == as_text)

# Each listed name can be opened, asked and taken apart.
total = 0
for _ in range(20):
    for name in as_text:
        path = os.path.join(folder, name)
        with open(path, "rb") as file:
            data = file.read()
        total += len(data) + os.stat(path).st_size + os.path.exists(path) + os.path.isfile(os.fsencode(path))
print(total)
for entry in sorted(os.scandir(folder), key=lambda entry: os.fsencode(entry.name)):
    print(ascii(entry.name), entry.is_file(), entry.stat().st_size, ascii(os.path.splitext(entry.name)), os.fsencode(entry.path) == os.path.join(below, os.fsencode(entry.name)))
for entry in sorted(os.scandir(below), key=lambda entry: entry.name):
    print(entry.name, entry.is_file(), entry.path == os.path.join(below, entry.name))
print([[sorted(os.fsencode(file) for file in files), folders] for _, folders, files in os.walk(folder)])
print([[sorted(files), folders] for _, folders, files in os.walk(below)])

# What is built on them.
print(sorted(ascii(os.path.basename(path)) for path in glob.glob(os.path.join(folder, "*.txt"))))
print(sorted(os.path.basename(path) for path in glob.glob(os.path.join(below, b"*.txt"))))
print(sorted(ascii(path.name) for path in pathlib.Path(folder).iterdir()))
print(sorted(bytes(path)[len(below) + 1 :] for path in pathlib.Path(folder).glob("*.txt")))
print(pathlib.PurePosixPath("/a\udcff").as_uri())

# Other ways to use a name.
odd = os.path.join(folder, "a\udcffb")
other = os.path.join(folder, "c\udc80d")
os.rename(odd, other)
os.symlink("c\udc80d", os.path.join(folder, "link\udcfe"))
print(ascii(os.readlink(os.path.join(folder, "link\udcfe"))), os.readlink(os.path.join(below, b"link\xfe")))
print(ascii(os.path.basename(os.path.realpath(os.path.join(folder, "link\udcfe")))))
os.mkdir(os.path.join(folder, "d\udc81"))
old = os.getcwd()
os.chdir(os.path.join(folder, "d\udc81"))
print(ascii(os.path.basename(os.getcwd())), os.path.basename(os.getcwdb()), ascii(os.path.basename(os.path.abspath("e\udc82"))))
os.chdir(old)

# A module whose path is no UTF-8.
import sys

with open(os.path.join(below, b"d\x81", b"found_there.py"), "w") as file:
    file.write("where = __file__\ndef fail():\n    raise ValueError('from there')\n")
sys.path.insert(0, os.path.join(folder, "d\udc81"))
import found_there

print(ascii(found_there.where[len(folder) :]), ascii(found_there.fail.__code__.co_filename[len(folder) :]))
import traceback

try:
    found_there.fail()
except ValueError:
    print(ascii(traceback.format_exc().splitlines()[-2:]))

# Printing such a name is an error, and so is a surrogate that stands for no byte.
import io

strict = io.TextIOWrapper(io.BytesIO(), "utf-8")
for action in (
    lambda: print("a\udcffb", file=strict),
    lambda: open("\ud800"),
    lambda: os.stat("x\udfff"),
    lambda: os.listdir("\udc7f"),
    lambda: os.fsencode("\ud8ff"),
    lambda: "\udcff".encode(),
    lambda: os.stat("a\0b"),
):
    try:
        action()
    except ValueError as error:
        print(type(error).__name__, ascii(str(error)))

# Errors are about the name as it was given.
for path in ("nope\udcff", b"nope\xff"):
    for action in (os.stat, os.listdir, os.remove, os.rmdir, os.chdir, os.readlink, os.scandir, open, lambda path: os.rename(path, path), lambda path: os.mkdir(os.path.join(path, path))):
        try:
            action(path)
        except OSError as error:
            print(type(error).__name__, ascii(error.filename), ascii(error.filename2), ascii(str(error)))

for root, folders, files in os.walk(below, topdown=False):
    for name in files:
        os.remove(os.path.join(root, name))
    os.rmdir(root)
print(os.path.exists(folder))
