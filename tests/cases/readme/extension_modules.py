# sidewinder: is an extension module in C, which Sidewinder does not load
import os
import sys
import tempfile

with tempfile.TemporaryDirectory() as folder:
    os.mkdir(os.path.join(folder, "fast"))
    for name, text in (("__init__.py", "from . import _core\n"), ("_core.cpython-311-x86_64-linux-gnu.so", "machine code")):
        with open(os.path.join(folder, "fast", name), "w") as file:
            file.write(text)
    sys.path.insert(0, folder)
    try:
        import fast
    except ImportError as error:
        print(str(error).replace(folder, ""))
