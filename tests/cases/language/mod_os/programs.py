# Functions of `os` that start programs, and those that walk over open folders.
import os
import sys
import tempfile

print(os.spawnlp(os.P_WAIT, "sh", "sh", "-c", "exit 3"), os.spawnvpe(os.P_WAIT, "sh", ["sh", "-c", "exit $CODE"], {"CODE": "5", "PATH": os.defpath}))
print(os.waitpid(os.spawnl(os.P_NOWAIT, "/bin/sh", "sh", "-c", "exit 2"), 0)[1] >> 8)
sys.stdout.flush()
with os.popen("cat; exit 1", "w") as file:
    file.write("to a program\n")
    file.flush()
file = os.popen("echo from a program; exit 3")
print(file.read(), file.close())
sys.stdout.flush()
if (child := os.fork()) == 0:
    try:
        os.execlpe("sh", "sh", "-c", "exit $CODE", {"CODE": "7"})
    finally:
        os._exit(1)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
with tempfile.TemporaryDirectory() as folder:
    os.makedirs(os.path.join(folder, "a", "b"))
    open(os.path.join(folder, "a", "f"), "w").close()
    for root, folders, files, descriptor in os.fwalk(folder):
        print(os.path.relpath(root, folder), folders, files, isinstance(descriptor, int))
    opened = os.open(os.path.join(folder, "a"), os.O_RDONLY)
    print(sorted([entry.name for entry in os.scandir(opened)]))
    os.close(opened)
print(os.scandir in os.supports_fd, os.PathLike.__class_getitem__(int), os.get_exec_path({"PATH": "a:b"}), os.environ.__class__.__name__)
try:
    os.execvp("no such program", ["x"])
except OSError as error:
    print(error)
