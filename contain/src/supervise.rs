//! The supervisor of a run: it waits, ends what is left of the run, and ends as the program ended.
//!
//! A process group is left by `setsid`, and a parent is left by forking twice. A child subreaper is not: whatever is orphaned
//! below it becomes its child (`PR_SET_CHILD_SUBREAPER`, prctl(2)). So the supervisor finds all that the program started, and kills
//! until there is no child left. What is found is stopped first, so that a program that forks in a loop is not faster.
//!
//! | what happens | what the supervisor does |
//! |---|---|
//! | the program ends | ends the rest, ends with the same status or signal |
//! | SIGTERM, SIGHUP, the end of its parent | ends all |
//! | SIGINT, SIGQUIT | nothing: a terminal sends them to the program as well |
#![allow(unsafe_code)] // Forking, waiting and signals have no safe form in the standard library.

use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;
use std::path::PathBuf;
use std::{env, mem, process, ptr};

use crate::tree;

/// What a program gets from its supervisor.
#[derive(Debug)]
pub struct Held {
    /// A folder that is removed with all that is in it when the run has ended.
    pub temporary: PathBuf,
}

/// Times that all processes below are listed while they are being stopped: each pass finds what was forked during the last.
const PASSES: usize = 100;

/// Makes a copy of this process, and returns in the copy. The original waits for it and never returns.
///
/// # Errors
///
/// Where a process has more than one thread, or the system refuses a new process or a temporary folder.
pub fn hold() -> io::Result<Held> {
    if threads() > 1 {
        return Err(io::Error::other("a process with several threads cannot be copied"));
    }
    let folder = tempfile::Builder::new().prefix("sidewinder-run-").tempdir()?;
    let signals = set(&[libc::SIGCHLD, libc::SIGTERM, libc::SIGHUP, libc::SIGINT, libc::SIGQUIT]);
    // SAFETY: both sets are locals. The process has one thread, so that its copy is whole.
    let (before, child) = unsafe {
        let mut before: libc::sigset_t = mem::zeroed();
        libc::sigprocmask(libc::SIG_BLOCK, &raw const signals, &raw mut before);
        #[cfg(target_os = "linux")]
        if libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1) < 0 {
            return Err(io::Error::last_os_error());
        }
        (before, libc::fork())
    };
    match child {
        -1 => Err(io::Error::last_os_error()),
        0 => {
            // SAFETY: the set is a local; the calls touch no memory.
            unsafe {
                #[cfg(target_os = "linux")]
                libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
                libc::sigprocmask(libc::SIG_SETMASK, &raw const before, ptr::null_mut());
            }
            // The supervisor removes it.
            let temporary = folder.keep();
            for name in ["TMPDIR", "TEMP", "TMP"] {
                // SAFETY: this process has one thread.
                unsafe { env::set_var(name, &temporary) };
            }
            Ok(Held { temporary })
        }
        child => {
            close_all();
            let status = wait(child, &signals);
            end_all();
            // What cannot be removed is in the system's temporary folder, and goes with that.
            let _ = folder.close();
            end_like(status)
        }
    }
}

/// The threads of this process; one where that is not known.
fn threads() -> usize {
    std::fs::read_dir("/proc/self/task").map_or(1, Iterator::count)
}

/// The supervisor has no part in the program's files: a pipe to it has ended when the program and its children have.
fn close_all() {
    let null = File::options().read(true).write(true).open("/dev/null").ok();
    let open: Vec<i32> = std::fs::read_dir("/proc/self/fd")
        .map(|all| all.flatten().filter_map(|one| one.file_name().to_str()?.parse().ok()).collect())
        .unwrap_or_default();
    for fd in open {
        if null.as_ref().is_some_and(|null| null.as_raw_fd() == fd) {
            continue;
        }
        // SAFETY: nothing in this process uses its files any more, but the one above. Standard streams stay open on /dev/null, so
        // that their numbers are not given to something else.
        unsafe {
            match &null {
                Some(null) if fd < 3 => {
                    libc::dup2(null.as_raw_fd(), fd);
                }
                _ => {
                    libc::close(fd);
                }
            }
        }
    }
}

/// Waits for the program. Gives its status as `waitpid` has it; nothing if the run was to end before.
fn wait(program: libc::pid_t, signals: &libc::sigset_t) -> Option<libc::c_int> {
    loop {
        if let Some(status) = reap(Some(program)) {
            return Some(status);
        }
        // SAFETY: the set is whole; nothing is to be written.
        match unsafe { libc::sigwaitinfo(signals, ptr::null_mut()) } {
            libc::SIGTERM | libc::SIGHUP => return None,
            _ => {}
        }
    }
}

/// Takes note of all children that have ended. Gives the status of one of them, if it is among them.
fn reap(wanted: Option<libc::pid_t>) -> Option<libc::c_int> {
    let mut found = None;
    loop {
        let mut status = 0;
        // SAFETY: there is room for the status.
        let ended = unsafe { libc::waitpid(-1, &raw mut status, libc::WNOHANG) };
        match ended {
            ..=0 => return found,
            _ if Some(ended) == wanted => found = Some(status),
            _ => {}
        }
    }
}

/// Asks a supervisor to end all that it holds, and itself.
pub fn end(supervisor: u32) {
    signal(supervisor, libc::SIGTERM);
}

/// Ends every process below this one.
fn end_all() {
    let own = process::id();
    loop {
        let mut stopped: Vec<u32> = Vec::new();
        for _pass in 0..PASSES {
            let new: Vec<u32> =
                tree::below(own).into_iter().filter(|one| !stopped.contains(one)).collect();
            if new.is_empty() {
                break;
            }
            new.iter().for_each(|&one| signal(one, libc::SIGSTOP));
            stopped.extend(new);
        }
        stopped.iter().for_each(|&one| signal(one, libc::SIGKILL));
        // SAFETY: there is no room to be had for the status.
        let ended = unsafe { libc::waitpid(-1, ptr::null_mut(), 0) };
        if ended < 0 && io::Error::last_os_error().raw_os_error() != Some(libc::EINTR) {
            return; // No child is left.
        }
        reap(None);
    }
}

fn signal(process: u32, signal: libc::c_int) {
    if let Ok(process) = libc::pid_t::try_from(process)
        && process > 1
    {
        // SAFETY: no memory is involved. A process that is gone makes the call fail, which is as good.
        unsafe { libc::kill(process, signal) };
    }
}

/// Ends this process the way that the program ended.
fn end_like(status: Option<libc::c_int>) -> ! {
    let signal = match status {
        Some(status) if libc::WIFEXITED(status) => process::exit(libc::WEXITSTATUS(status)),
        Some(status) => libc::WTERMSIG(status),
        None => libc::SIGTERM,
    };
    // SAFETY: the sets are locals. No core is written of the supervisor: it is not what crashed.
    unsafe {
        let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
        libc::setrlimit(libc::RLIMIT_CORE, &raw const none);
        libc::signal(signal, libc::SIG_DFL);
        let mask = set(&[signal]);
        libc::sigprocmask(libc::SIG_UNBLOCK, &raw const mask, ptr::null_mut());
        libc::raise(signal);
    }
    process::exit(128 + signal)
}

fn set(signals: &[libc::c_int]) -> libc::sigset_t {
    // SAFETY: the set is a local that `sigemptyset` fills.
    unsafe {
        let mut set = mem::zeroed();
        libc::sigemptyset(&raw mut set);
        signals.iter().for_each(|&signal| {
            libc::sigaddset(&raw mut set, signal);
        });
        set
    }
}
