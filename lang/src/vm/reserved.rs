//! Files that are open in this process and are not the program's.
//!
//! A report is open in the process that it is about. What a program wrote there would read as the JIT's, so that the report's
//! descriptor does not exist for the program, and the file behind it cannot be opened again, not as `/dev/fd/N` either.
//!
//! **Absent:** the bytes of the process itself: a program that writes to `/proc/self/mem` may do anything. A sandbox refuses that.

use super::{Part, Place};
use std::fs::{File, Metadata};
use std::os::fd::{AsRawFd, RawFd};
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::path::Path;

/// A file that is open and not the program's.
#[derive(Clone, Copy, Debug)]
struct Own {
    descriptor: RawFd,
    /// The device and the number of the file; none of what everyone may open, such as a terminal.
    file: Option<(u64, u64)>,
}

/// All files that are open and not the program's.
#[derive(Clone, Debug, Default)]
pub struct Reserved(Vec<Own>);

impl Part for Reserved {
    const PLACE: Place = Place::Reserved;
}

impl Reserved {
    /// Keeps a file from the program. A file that is also a standard stream can be opened again, but not its descriptor used.
    pub fn reserve(&mut self, file: &File) {
        let number = |data: &Metadata| (data.dev(), data.ino());
        let is_stream = |file: &(u64, u64)| {
            let streams = ["/dev/fd/0", "/dev/fd/1", "/dev/fd/2"];
            streams
                .iter()
                .any(|one| std::fs::metadata(one).is_ok_and(|data| number(&data) == *file))
        };
        let data = file.metadata().ok();
        let data = data.filter(|data| data.is_file() || data.file_type().is_fifo());
        let file_number = data.as_ref().map(number).filter(|file| !is_stream(file));
        self.0.push(Own { descriptor: file.as_raw_fd(), file: file_number });
    }

    /// The descriptors, to be closed where nothing is to be reported.
    pub(crate) fn take(&mut self) -> impl Iterator<Item = RawFd> {
        std::mem::take(&mut self.0).into_iter().map(|own| own.descriptor)
    }

    pub(crate) fn has(&self, descriptor: RawFd) -> bool {
        self.0.iter().any(|own| own.descriptor == descriptor)
    }

    fn is_one(&self, data: &Metadata) -> bool {
        self.0.iter().any(|own| own.file == Some((data.dev(), data.ino())))
    }

    /// Whether a path leads to one of them.
    pub(crate) fn is_at(&self, path: &Path) -> bool {
        !self.0.is_empty() && std::fs::metadata(path).is_ok_and(|data| self.is_one(&data))
    }
}
