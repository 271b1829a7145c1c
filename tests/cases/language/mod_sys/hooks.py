# displayhook, excepthook, audit and the other hooks, called by hand.
import builtins
import sys

sys.displayhook(5)
sys.displayhook(None)
sys.displayhook("text")
print(builtins._)
print(sys.warnoptions, sys.dont_write_bytecode in (True, False), sys.platform, sys.getswitchinterval(), sys.call_tracing(max, (1, 2)), sys.addaudithook(lambda *a: None), sys.audit("x", 1))


class Out:
    def __init__(self):
        self.parts = []

    def write(self, text):
        self.parts.append(text)

    def flush(self):
        self.parts.append("<flush>")


old = sys.stdout
sys.stdout = out = Out()
print("a", 1, sep="-", flush=True)
sys.displayhook([1])
sys.stdout = old
print(out.parts)
sys.stderr.write("")
print(sys.stdout.write("abc\n"), sys.stdout.writelines(["x", "y\n"]))
