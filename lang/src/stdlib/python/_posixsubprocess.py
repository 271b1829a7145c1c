"""Starting programs, for `subprocess`."""

import os
import _process


def fork_exec(
    args, executables, close_fds, pass_fds, cwd, env, p2cread, p2cwrite, c2pread, c2pwrite, errread, errwrite, errpipe_read, errpipe_write,
    restore_signals, start_new_session, process_group, gid, gids, uid, umask, preexec_fn, allow_vfork, /,
):  # fmt: skip
    """Starts a program; what keeps it from starting is written to `errpipe_write`."""
    if close_fds and errpipe_write < 3:
        raise ValueError("errpipe_write must be >= 3")
    arguments = [os.fsencode(part) for part in args]
    if env is None:
        env = [os.fsencode(name) + b"=" + os.fsencode(value) for name, value in os.environ.items()]
    env = list(env)
    # Only code of the program that runs in the child is to find things in order there.
    pid = _process._fork() if preexec_fn is None else _process.fork()
    if pid:
        return pid
    phase = "noexec:"
    try:
        for fd in (p2cwrite, c2pread, errread, errpipe_read):
            if fd != -1:
                os.close(fd)
        if c2pwrite == 0:
            c2pwrite = os.dup(c2pwrite)
        while errwrite in (0, 1):
            errwrite = os.dup(errwrite)
        for fd, to in ((p2cread, 0), (c2pwrite, 1), (errwrite, 2)):
            if fd == to:
                _process.set_inheritable(fd, True)
            elif fd != -1:
                _process.dup2(fd, to)
        for fd in pass_fds:
            if fd != errpipe_write:
                _process.set_inheritable(fd, True)
        if cwd is not None:
            os.chdir(cwd)
        if umask >= 0:
            os.umask(umask)
        if restore_signals:
            _process._restore_signals()
        if start_new_session:
            _process.setsid()
        if process_group >= 0:
            os.setpgid(0, process_group)
        if gids is not None:
            os.setgroups(gids)
        if gid is not None:
            os.setregid(gid, gid)
        if uid is not None:
            os.setreuid(uid, uid)
        if preexec_fn is not None:
            phase = ""
            try:
                preexec_fn()
            except BaseException:
                os.write(errpipe_write, b"SubprocessError:0:Exception occurred in preexec_fn.")
                os._exit(255)
        if close_fds:
            low = 3
            for fd in sorted(set(pass_fds) | {errpipe_write}):
                if fd >= 3:
                    _process.closerange(low, fd)
                    low = fd + 1
            _process.closerange(low, 65536)
        phase = ""
        failed = None
        for executable in executables:
            try:
                _process._execve(executable, arguments, env)
            except OSError as error:
                if failed is None or error.errno not in (2, 20):
                    failed = error
        raise failed
    except OSError as error:
        os.write(errpipe_write, f"OSError:{error.errno:X}:{phase}".encode())
    except BaseException:
        os.write(errpipe_write, b"SubprocessError:0:")
    os._exit(255)
