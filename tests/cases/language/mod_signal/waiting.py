# Waiting for signals that are blocked, with what is known of them, and for a time at most.
import os
import signal

signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1, signal.SIGUSR2])
print(signal.sigtimedwait([signal.SIGUSR1], 0.01), signal.sigtimedwait([signal.SIGUSR1], 0))
os.kill(os.getpid(), signal.SIGUSR1)
found = signal.sigwaitinfo([signal.SIGUSR1, signal.SIGUSR2])
print(found.si_signo, found.si_code, found.si_errno, found.si_pid == os.getpid(), found.si_uid == os.getuid(), len(found), type(found))
os.kill(os.getpid(), signal.SIGUSR2)
print(signal.sigtimedwait({signal.SIGUSR2}, 5).si_signo)
for timeout in (-1, "x"):
    try:
        signal.sigtimedwait([], timeout)
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
heard = []
signal.signal(signal.SIGALRM, lambda number, frame: heard.append(number))
signal.setitimer(signal.ITIMER_REAL, 0.05)
print(signal.sigtimedwait([signal.SIGUSR1], 0.2), heard)
