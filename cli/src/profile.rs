//! `--profile FILE`: where a run's profile goes.
//!
//! **In:** the file's name, whose end says for which viewer it is. **Out:** the file, made before the run so that a name that cannot be written is
//! known before an hour of work.

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;

use sidewinder_report::profile::{FORMATS, Format, Timeline};

use crate::exit;
use crate::program::reason;

/// A file that waits for its profile.
pub struct Profile {
    path: PathBuf,
    file: File,
    format: Format,
    /// A child that the program forks has a copy of this, and writes nothing.
    process: u32,
}

/// Makes the file, or ends the process.
pub fn open(path: PathBuf) -> Profile {
    let shown = path.display().to_string();
    let Some(format) = Format::of(&path) else {
        let ends = FORMATS.map(|(end, _)| end).join(", ");
        let message = format!(
            "sidewinder: --profile: the end of '{shown}' says no format; name a file that ends in one of {ends}\n"
        );
        exit::because(&message, exit::USAGE)
    };
    let file = File::create(&path).unwrap_or_else(|error| {
        let why = reason(&error);
        exit::because(&format!("sidewinder: can't write profile '{shown}': {why}\n"), exit::USAGE)
    });
    Profile { path, file, format, process: std::process::id() }
}

impl Profile {
    /// Writes it.
    pub fn write(mut self, timeline: &Timeline) {
        if std::process::id() != self.process {
            return;
        }
        if let Err(error) = self.file.write_all(timeline.write(self.format).as_bytes()) {
            let (path, why) = (self.path.display(), reason(&error));
            let message = format!("sidewinder: the profile '{path}' is not complete: {why}\n");
            exit::because(&message, 1);
        }
    }
}
