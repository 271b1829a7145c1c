# What is asked of descriptors, terminals, limits and accounts.

import fcntl, grp, os, pwd, resource, struct, syslog, tempfile, termios


def tell(name, how):
    try:
        print(name, how())
    except Exception as e:
        print(name, type(e).__name__, e)


# Descriptors.
r, w = os.pipe()
print(fcntl.fcntl(r, fcntl.F_GETFD), fcntl.fcntl(w, fcntl.F_GETFL) & os.O_NONBLOCK)
fcntl.fcntl(r, fcntl.F_SETFL, fcntl.fcntl(r, fcntl.F_GETFL) | os.O_NONBLOCK)
print(os.get_blocking(r))
os.write(w, b"12345")
print(struct.unpack("i", fcntl.ioctl(r, termios.FIONREAD, bytes(4))))
room = bytearray(4)
print(fcntl.ioctl(r, termios.FIONREAD, room), room, fcntl.ioctl(r, termios.FIONREAD, room, False))
with tempfile.NamedTemporaryFile() as f:
    fcntl.flock(f, fcntl.LOCK_EX)
    with open(f.name) as other:
        tell("flock", lambda: fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB))
    fcntl.flock(f, fcntl.LOCK_UN)
    fcntl.lockf(f, fcntl.LOCK_EX, 10, 5)
    pid = os.fork()
    if pid == 0:
        with open(f.name, "r+") as other:
            try:
                fcntl.lockf(other, fcntl.LOCK_EX | fcntl.LOCK_NB, 10, 0)
            except OSError as e:
                os._exit(e.errno)
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    lock = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, 0, 0, 0)
    print(struct.unpack("hhqq", fcntl.fcntl(f, fcntl.F_GETLK, lock)[:24]))
tell("a text", lambda: fcntl.fcntl("x", 1))
tell("negative", lambda: fcntl.fcntl(-1, 1))
tell("large", lambda: fcntl.fcntl(2**31, 1))
tell("closed", lambda: fcntl.fcntl(999, 1))
tell("argument", lambda: fcntl.fcntl(r, 1, 1.5))
tell("long", lambda: fcntl.fcntl(r, 1, bytes(2000)))
tell("lockf", lambda: fcntl.lockf(r, 0))
tell("ioctl", lambda: fcntl.ioctl(r, termios.TIOCGWINSZ, bytes(8)))

# Terminals.
tell("no terminal", lambda: termios.tcgetattr(r))
try:
    termios.tcgetattr(r)
except termios.error as e:
    print(e.args, isinstance(e, OSError))
master, slave = os.openpty()
mode = termios.tcgetattr(slave)
print(len(mode), len(mode[6]), mode[6][termios.VINTR], mode[6][termios.VMIN], mode[4] == termios.B38400)
mode[3] &= ~(termios.ECHO | termios.ICANON)
mode[6][termios.VMIN] = 1
mode[6][termios.VTIME] = b"\x02"
termios.tcsetattr(slave, termios.TCSANOW, mode)
mode = termios.tcgetattr(slave)
print(mode[3] & termios.ECHO, mode[6][termios.VMIN], mode[6][termios.VTIME])
tell("short", lambda: termios.tcsetattr(slave, 0, mode[:5]))
tell("short", lambda: termios.tcsetattr(slave, 0, mode[:6] + [[]]))
tell("elements", lambda: termios.tcsetattr(slave, 0, mode[:6] + [["x"] * 32]))
termios.tcsetwinsize(slave, (24, 100))
print(termios.tcgetwinsize(slave), os.get_terminal_size(slave))
tell("size", lambda: termios.tcsetwinsize(slave, (1,)))
termios.tcflush(slave, termios.TCIOFLUSH)
import tty, pty

tty.setraw(slave)
os.write(master, b"a\x03b")
print(os.read(slave, 9), os.isatty(slave), os.ttyname(slave)[:9])

# Limits.
soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0], resource.prlimit(0, resource.RLIMIT_NOFILE)[0])
resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
tell("which", lambda: resource.getrlimit(99))
tell("pair", lambda: resource.setrlimit(resource.RLIMIT_CORE, (1,)))
tell("order", lambda: resource.setrlimit(resource.RLIMIT_CORE, (5, 4)))
usage = resource.getrusage(resource.RUSAGE_SELF)
print(len(usage), usage.ru_maxrss > 1000, usage.ru_utime + usage[1] > 0, type(usage))
tell("who", lambda: resource.getrusage(77))
print(resource.RLIM_INFINITY, resource.error is OSError, resource.getpagesize())

# Accounts.
me = pwd.getpwuid(0)
print(me, me.pw_name, me[6] == me.pw_shell, pwd.getpwnam("root") == me, me in pwd.getpwall())
print(grp.getgrgid(0), grp.getgrnam("root").gr_gid, len(grp.getgrall()) > 3)
tell("uid", lambda: pwd.getpwuid(4242))
tell("uid", lambda: pwd.getpwuid(-2))
tell("uid", lambda: pwd.getpwuid(2**70))
tell("name", lambda: pwd.getpwnam("nobody at all"))
tell("name", lambda: pwd.getpwnam(b"root"))
tell("gid", lambda: grp.getgrgid(4242))
tell("name", lambda: grp.getgrnam("nobody at all"))

# The log.
print(syslog.LOG_MASK(3), syslog.LOG_UPTO(3), syslog.setlogmask(0), syslog.setlogmask(255))
tell("syslog", lambda: syslog.syslog("a message"))
tell("syslog", lambda: syslog.syslog(1, 2))
tell("syslog", lambda: syslog.syslog())
