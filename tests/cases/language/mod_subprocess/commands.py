# subprocess: run, pipes, exit codes, input and output as bytes and text, timeouts, errors.
import subprocess
from subprocess import DEVNULL, PIPE, STDOUT, CalledProcessError, CompletedProcess, Popen, TimeoutExpired, check_call, check_output, getoutput, getstatusoutput, list2cmdline, run

r = run(["echo", "hello", "two words"], capture_output=True)
print(r, r.stdout, r.stderr, r.returncode, r.args, r.check_returncode())
print(run("echo out; echo err >&2; exit 3", shell=True, capture_output=True, text=True))
print(run(["cat"], input="text é\n", stdout=PIPE, encoding="utf-8").stdout, run(["cat"], input=b"\x00\xff", stdout=PIPE).stdout, run(["sh", "-c", "echo a; echo b >&2"], stdout=PIPE, stderr=STDOUT).stdout, run(["echo"], stdout=DEVNULL).stdout, run(["sh", "-c", "printf 'a\\r\\nb'"], stdout=PIPE, universal_newlines=True).stdout)
for bad in (lambda: run(["sh", "-c", "echo no >&2; exit 4"], check=True, stderr=PIPE), lambda: check_call(["false"]), lambda: check_output("echo x; exit 2", shell=True), lambda: run(["sh", "-c", "kill -9 $$"], check=True), lambda: run(["no-such-command-anywhere"]), lambda: run(["sleep", "5"], timeout=0.02), lambda: run(["cat"], input="x", stdin=PIPE), lambda: run([], shell=False), lambda: run(["true"], capture_output=True, stdout=PIPE), lambda: check_output(["true"], stdout=PIPE)):
    try:
        print(bad())
    except CalledProcessError as e:
        print(type(e).__name__, e, e.returncode, e.output, e.stderr)
    except TimeoutExpired as e:
        print(type(e).__name__, e.cmd, e.output)
    except (FileNotFoundError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
print(check_output(["printf", "%s", "ok"], text=True), getoutput("echo a; echo b"), getstatusoutput("exit 5"), check_output(["cat"], input=b"in"), list2cmdline(["a b", 'q"r', "", "c\\"]))
with Popen(["cat"], stdin=PIPE, stdout=PIPE, text=True) as p:
    print(p.poll(), p.stdin.write("line one\nline two\n"), p.stdin.close(), p.stdout.readline(), p.stdout.read(), end="")
print(p.returncode, p.poll(), p.wait(), p.args, p.stdin.closed)
p = Popen(["sleep", "9"])
p.terminate()
print(p.wait(), p.returncode, p.kill())
p = Popen("cat; echo $VAR; pwd", shell=True, stdin=PIPE, stdout=PIPE, env={"VAR": "set", "PATH": "/usr/bin:/bin"}, cwd="/")
print(p.communicate(b"given\n"), CompletedProcess(["x"], 0) , repr(CalledProcessError(1, "c")), str(CalledProcessError(-9, "c")), str(TimeoutExpired("c", 2)))
total = 0
for i in range(12):
    total += int(run(["sh", "-c", f"echo $(({i} * 3))"], stdout=PIPE, text=True).stdout)
print(total)
