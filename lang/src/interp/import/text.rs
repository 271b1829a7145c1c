//! Texts of modules, which are read only where no code of them is kept.
//!
//! **In:** where a text is. **Out:** its bytes, and its *stamp*: what tells it from other texts without reading it. Of a file that is its size, when its
//! bytes and when anything about it last changed, and its number. The second time cannot be set, so that a file with another text has another stamp even
//! where a tool has given it its old size and time. What changes right now may change again within one tick of the clock, and has none.
//! What is inside the command has a hash that was made with it.

use super::finder::{Finder, inside};
use std::fs::Metadata;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Longer than a tick of the clock that files get their times from.
const TICK: Duration = Duration::from_millis(20);

/// Where the text of a module is.
#[derive(Clone, Debug)]
pub(crate) enum ModuleText {
    /// In the command, as a module of its own.
    Own(&'static str),
    /// In a file, or in the library inside the command; the whole path.
    File(PathBuf),
}

impl ModuleText {
    /// Its bytes as they are now, on the disk or in the command.
    pub(super) fn read(&self) -> std::io::Result<Vec<u8>> {
        match self {
            ModuleText::Own(text) => Ok(text.as_bytes().to_vec()),
            ModuleText::File(path) => match inside(path) {
                Some(name) => sidewinder_library::read(name).ok_or_else(no_file),
                None => std::fs::read(path),
            },
        }
    }

    /// The text for messages, if it can be read; of a file called `name`.
    pub(super) fn shown(&self, name: &str) -> Option<String> {
        sidewinder_syntax::source::decode(name, self.read().ok()?).ok()
    }
}

fn no_file() -> std::io::Error {
    std::io::Error::from_raw_os_error(libc::ENOENT)
}

impl Finder {
    /// The bytes of a text as the run is to see it.
    pub(super) fn read(&self, text: &ModuleText) -> std::io::Result<Vec<u8>> {
        match text {
            ModuleText::File(path) if self.overlay.contains_key(path) => {
                Ok(self.overlay[path].clone().into_bytes())
            }
            _ => text.read(),
        }
    }

    /// The stamp of a text; empty if there is none.
    ///
    /// # Errors
    /// There is no such file.
    pub(super) fn stamp(&self, text: &ModuleText) -> std::io::Result<Vec<u8>> {
        let path = match text {
            ModuleText::Own(_) => return Ok(env!("SIDEWINDER_OWN").into()),
            ModuleText::File(path) => path,
        };
        if self.overlay.contains_key(path) {
            return Ok(Vec::new());
        }
        match inside(path) {
            Some(name) if sidewinder_library::size(name).is_some() => {
                Ok(sidewinder_library::STAMP.to_le_bytes().into())
            }
            Some(_) => Err(no_file()),
            None => Ok(of_file(&std::fs::metadata(path)?, SystemTime::now())),
        }
    }
}

fn of_file(file: &Metadata, now: SystemTime) -> Vec<u8> {
    let changed = Duration::new(file.ctime().max(0) as u64, file.ctime_nsec() as u32);
    if now < UNIX_EPOCH + changed + TICK {
        return Vec::new();
    }
    let parts = [
        file.size() as i64,
        file.mtime(),
        file.mtime_nsec(),
        file.ctime(),
        file.ctime_nsec(),
        file.ino() as i64,
    ];
    parts.iter().flat_map(|part| part.to_le_bytes()).collect()
}

/// Whether a path is that of a file, on the disk or in the command.
pub(super) fn is_file(path: &Path) -> bool {
    match inside(path) {
        Some(name) => sidewinder_library::size(name).is_some(),
        None => path.is_file(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_has_just_changed_has_no_stamp() {
        let path = std::env::temp_dir().join(format!("sidewinder-stamp-{}", std::process::id()));
        let stamp = |text: &str, later: u64| {
            std::fs::write(&path, text).unwrap();
            let data = std::fs::metadata(&path).unwrap();
            of_file(&data, data.modified().unwrap() + Duration::from_millis(later))
        };
        assert!(stamp("a", 1).is_empty());
        let first = stamp("a", 1000);
        std::thread::sleep(2 * TICK);
        let second = stamp("b", 1000);
        assert!(!first.is_empty() && first != second && first.len() == second.len());
        std::fs::remove_file(path).unwrap();
    }
}
