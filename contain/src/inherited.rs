//! Files that the caller of the command left open for it, named as `/dev/fd/N`.
#![allow(unsafe_code)] // A descriptor becomes a file.

use std::fs::File;
use std::os::fd::{FromRawFd, RawFd};
use std::path::Path;

/// The last of the standard streams, which are everyone's.
const STDERR: RawFd = 2;

/// The file that a path such as `/dev/fd/9` names, from now on closed by what this process starts. `None`: the path is none of
/// that kind, there is no such descriptor, or it is a standard stream.
///
/// Opened again by its path there would be two descriptors, and the first would be open in every process that a program starts.
pub fn taken(path: &Path) -> Option<File> {
    let number =
        ["/dev/fd", "/proc/self/fd"].iter().find_map(|folder| path.strip_prefix(folder).ok())?;
    let number: RawFd = number.to_str()?.parse().ok().filter(|&number| number > STDERR)?;
    // SAFETY: asking and setting flags touches no memory; it fails where there is no such descriptor.
    let is_there = unsafe { libc::fcntl(number, libc::F_SETFD, libc::FD_CLOEXEC) } == 0;
    // SAFETY: the descriptor is open, and nothing else in this process knows of it: it came from the caller.
    is_there.then(|| unsafe { File::from_raw_fd(number) })
}
