//! What only the operating system can do for a run: limits that hold, signals that reach, an end that comes.
#![allow(unsafe_code)] // The calls below have no safe form in the standard library.

use std::io;
use std::os::fd::{AsRawFd, BorrowedFd};
use std::os::unix::process::CommandExt;
use std::process::Command;

use sidewinder_contain::tree;

/// Readies a command for a run: a process group of its own, no core dumps, `open` open in it, and an end with this server,
/// even if the server crashes: the command's supervisor hears SIGTERM. The thread that starts the command must outlive it.
pub fn confine(command: &mut Command, open: BorrowedFd<'_>) {
    let fd = open.as_raw_fd();
    command.process_group(0);
    // SAFETY: between fork and exec the closure calls only functions that are safe in a signal handler, on values that it
    // owns; it allocates nothing.
    unsafe {
        command.pre_exec(move || {
            let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
            check(libc::setrlimit(libc::RLIMIT_CORE, &none))?;
            check(libc::fcntl(fd, libc::F_SETFD, 0))?;
            #[cfg(target_os = "linux")]
            check(libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGTERM))?;
            Ok(())
        });
    }
}

fn check(result: libc::c_int) -> io::Result<()> {
    if result < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// Ctrl-C for a run: the program hears it, its supervisor does not.
pub fn interrupt(group: u32) {
    signal(group, libc::SIGINT, Whom::Group);
}

/// The end of a run that has no supervisor, or one that does not answer: of its group, and of what is below it now.
pub fn kill(group: u32) {
    for process in tree::below(group) {
        signal(process, libc::SIGKILL, Whom::Process);
    }
    signal(group, libc::SIGKILL, Whom::Group);
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Whom {
    Process,
    Group,
}

fn signal(process: u32, signal: libc::c_int, whom: Whom) {
    if let Ok(process) = libc::pid_t::try_from(process)
        && process > 1
    {
        let whom = if whom == Whom::Group { -process } else { process };
        // SAFETY: no memory is involved. What is gone makes the call fail, which is as good.
        unsafe { libc::kill(whom, signal) };
    }
}
