# signal: handlers that are called by hand, names of signals.
import signal

print(signal.SIGINT, int(signal.SIGTERM), signal.SIGINT.name, signal.getsignal(signal.SIGINT) is signal.default_int_handler, signal.strsignal(2))
calls = []
old = signal.signal(signal.SIGUSR1, lambda n, f: calls.append(n))
signal.raise_signal(signal.SIGUSR1)
print(calls == [signal.SIGUSR1], callable(signal.getsignal(signal.SIGUSR1)))
try:
    signal.raise_signal(signal.SIGINT)
except KeyboardInterrupt:
    print("interrupted")
for bad in (lambda: signal.signal(signal.SIGINT, 5), lambda: signal.signal(999, signal.SIG_IGN)):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__)
print(signal.SIGINT in signal.valid_signals())
