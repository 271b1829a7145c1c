# signal: handlers that are called while a loop runs or a call of the system waits, timers, masks, the descriptor that wakes up.
import signal, time, os, sys, select, socket
log = []
def handler(number, frame):
    log.append((number, frame.f_code.co_name if frame else None))
print(signal.signal(signal.SIGALRM, handler), signal.getsignal(signal.SIGALRM) is handler)
def wait(count):
    n = 0
    while len(log) < count:
        n += 1
    return n >= 0
print(signal.setitimer(signal.ITIMER_REAL, 0.05))
print(wait(1), [number for number, _ in log])
signal.setitimer(signal.ITIMER_REAL, 0.02, 0.02)
for i in range(5): wait(i + 2)
print(len(log) >= 6, {number for number, _ in log}, signal.getitimer(0)[1], signal.setitimer(0, 0)[1])
del log[:]
class Late(Exception): pass
def late(n, f):
    signal.setitimer(0, 0)
    raise Late(n)
signal.signal(signal.SIGALRM, late)
def spin():
    x = 0
    while True: x += 1
def blocked():
    r, w = os.pipe()
    os.read(r, 1)
def sleeping(): time.sleep(10)
def receiving():
    a, b = socket.socketpair(); a.recv(1)
def selecting(): select.select([], [], [], 10)
for f in spin, blocked, sleeping, receiving, selecting, signal.pause:
    try:
        signal.setitimer(0, 0.03, 0.03)
        f()
    except Late as e: print(f.__name__, repr(e))
signal.signal(signal.SIGALRM, handler)
signal.setitimer(0, 0.02)
t = time.time(); time.sleep(0.15); print(time.time() - t >= 0.15, log)
print(signal.signal(signal.SIGUSR1, signal.SIG_IGN), os.kill(os.getpid(), signal.SIGUSR1), signal.signal(signal.SIGUSR1, handler))
os.kill(os.getpid(), signal.SIGUSR1)
print(log)
print(signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1]))
os.kill(os.getpid(), signal.SIGUSR1)
print(signal.sigpending(), len(log)); print(signal.sigwait([signal.SIGUSR1]), len(log))
os.kill(os.getpid(), signal.SIGUSR1)
print(signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGUSR1]), len(log), log[-1])
r, w = os.pipe(); os.set_blocking(w, False)
print(signal.set_wakeup_fd(w)); signal.raise_signal(signal.SIGUSR1); print(os.read(r, 1), signal.set_wakeup_fd(-1) == w)
print(signal.alarm(10), signal.alarm(0))
print(signal.SIGINT, repr(signal.SIGTERM), signal.Signals(2), repr(signal.SIG_DFL), signal.strsignal(15), len(signal.valid_signals()), signal.getsignal(signal.SIGTERM))
for bad in (lambda: signal.signal(9, handler), lambda: signal.signal(0, handler), lambda: signal.signal(2, 7), lambda: signal.setitimer(9, 1), lambda: signal.getitimer(9), lambda: signal.set_wakeup_fd(1), lambda: signal.set_wakeup_fd(999), lambda: signal.getsignal(70), lambda: signal.pthread_sigmask(0, [70]), lambda: signal.pthread_sigmask(9, [2]), lambda: signal.raise_signal(99), lambda: signal.strsignal(-1)):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
try: signal.raise_signal(signal.SIGINT)
except KeyboardInterrupt as e: print(repr(e))
import threading
signal.pthread_kill(threading.get_ident(), signal.SIGUSR1); print(log[-1])
