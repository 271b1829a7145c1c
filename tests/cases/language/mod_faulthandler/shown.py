# Tracebacks of crashes, of what takes too long, and where a signal asks for one.

import faulthandler, os, re, signal, subprocess, sys, tempfile, time


def run(*arguments):
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True)
    print(done.returncode, re.sub("0x[0-9a-f]+", "0x", done.stderr))


with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as f:
    f.write("""import faulthandler
faulthandler.enable()
def crash():
    faulthandler._sigsegv()
def many():
    return [crash() for i in range(3)]
many()
""")
done = subprocess.run([sys.executable, f.name], capture_output=True, text=True)
print(done.returncode, re.sub("0x[0-9a-f]+", "0x", done.stderr).replace(f.name, "FILE"))
os.unlink(f.name)
run("-c", "import faulthandler; faulthandler.enable(); faulthandler._read_null()")
run("-X", "faulthandler", "-c", "import faulthandler; faulthandler._sigabrt()")
run("-X", "dev", "-c", "import os, signal; os.kill(os.getpid(), signal.SIGBUS)")
run("-c", "import faulthandler; faulthandler.enable(); print(faulthandler.disable()); faulthandler._sigsegv()")


def shown(how):
    with tempfile.TemporaryFile("w+") as file:
        how(file)
        file.seek(0)
        print(re.sub("0x[0-9a-f]+", "0x", file.read()).replace(__file__, "FILE"))


def written(file):
    # To its last line: a machine that is busy may stop the writing anywhere,
    # and it goes on at the place that the file is read from.
    return os.pread(file.fileno(), 10_000, 0).endswith(b"in <module>\n")


def waits(file):
    # However long a busy machine takes.
    while not written(file):
        sum(range(100))


def now(file):
    faulthandler.dump_traceback(file)
    faulthandler.dump_traceback(file.fileno(), all_threads=False)


def cancelled(file):
    faulthandler.dump_traceback_later(0.2, file=file)
    faulthandler.cancel_dump_traceback_later()
    time.sleep(0.4)


def asleep(file):
    faulthandler.dump_traceback_later(0.2, file=file)
    while not written(file): time.sleep(0.4)


def by_signal(file):
    faulthandler.register(signal.SIGUSR1, file=file, all_threads=False)
    os.kill(os.getpid(), signal.SIGUSR1)
    print(faulthandler.unregister(signal.SIGUSR1), faulthandler.unregister(signal.SIGUSR1))


def chained(file):
    signal.signal(signal.SIGUSR1, lambda *_: print("the handler"))
    faulthandler.register(signal.SIGUSR1, file=file, chain=True)
    os.kill(os.getpid(), signal.SIGUSR1)
    faulthandler.unregister(signal.SIGUSR1)


for how in (now, cancelled, asleep, by_signal, chained):
    shown(how)

with tempfile.TemporaryFile("w+") as file:
    faulthandler.dump_traceback_later(0.2, file=file)
    waits(file)
    file.seek(0)
    print(file.read().splitlines()[0])

for how in (
    lambda: faulthandler.enable(file=5.5),
    lambda: faulthandler.enable(-1),
    lambda: faulthandler.dump_traceback_later(0),
    lambda: faulthandler.dump_traceback_later("a"),
    lambda: faulthandler.register(0),
    lambda: faulthandler.register(signal.SIGSEGV),
    lambda: faulthandler.unregister(signal.SIGUSR2),
):
    try:
        print(how())
    except Exception as e:
        print(type(e).__name__, e)
print(faulthandler.is_enabled(), faulthandler.disable())
faulthandler.enable()
print(faulthandler.is_enabled(), faulthandler.disable(), faulthandler.is_enabled())
