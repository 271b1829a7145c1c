//! Runs that are kept: the last twenty, in the folder that the editor names, and the one of them that is the baseline.
//!
//! ```text
//! STORAGE/runs/000012.sidewinder-run     one file a run ([`file`]); a run that was pinned is kept, however old
//! STORAGE/baseline                       the number of the run that is pinned
//! ```
//!
//! Nothing is ever written into the source tree. What cannot be read or written is said in the log, and is no reason not to run. A folder that two windows of an
//! editor share is fine: files come whole, by renaming, and a number is taken anew as a run ends.
//!
//! * [`file`] is what a file says.
//! * [`recall`] is what users do with runs: list, show, pin, compare, save, open, export.
//!
//! **Absent:** reading whole reports before they are asked for: [`Store::list`] reads first lines only.

pub mod file;
pub mod recall;

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use file::Header;

use crate::run::Run;

/// Runs that are kept.
pub const KEPT: usize = 20;

/// The ending of files with a run.
pub const ENDING: &str = "sidewinder-run";

/// A folder with runs.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// The folder that an editor names.
    pub fn new(storage: &Path) -> Store {
        Store { folder: storage.to_owned() }
    }

    fn runs(&self) -> PathBuf {
        self.folder.join("runs")
    }

    fn path(&self, number: u64) -> PathBuf {
        self.runs().join(format!("{number:06}.{ENDING}"))
    }

    /// What is kept, the oldest first: first lines only. Files that are none of ours are left alone.
    pub fn list(&self) -> Vec<Header> {
        let Ok(entries) = fs::read_dir(self.runs()) else { return Vec::new() };
        let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let files = files.filter(|path| path.extension().is_some_and(|ending| ending == ENDING));
        let mut headers: Vec<Header> = files.filter_map(|path| first_line(&path).ok()).collect();
        headers.sort_by_key(|header| header.number);
        headers
    }

    /// The number of the last run that is kept; 0: there is none.
    pub fn last(&self) -> u64 {
        let Ok(entries) = fs::read_dir(self.runs()) else { return 0 };
        let names =
            entries.filter_map(|entry| entry.ok()?.path().file_stem()?.to_str()?.parse().ok());
        names.max().unwrap_or(0)
    }

    /// Reads a run.
    pub fn read(&self, number: u64) -> Result<Run, String> {
        read(&self.path(number))
    }

    /// Keeps a run's text, and lets go of the oldest beyond [`KEPT`], but not of `pinned`.
    pub fn keep(&self, number: u64, text: &str, pinned: Option<u64>) -> io::Result<()> {
        fs::create_dir_all(self.runs())?;
        write_whole(&self.path(number), text)?;
        let mut numbers: Vec<u64> = self.list().iter().map(|header| header.number).collect();
        numbers.retain(|&number| Some(number) != pinned);
        let surplus = numbers.len().saturating_sub(KEPT);
        for &old in &numbers[..surplus] {
            fs::remove_file(self.path(old))?;
        }
        Ok(())
    }

    /// The number of the run that is pinned.
    pub fn baseline(&self) -> Option<u64> {
        fs::read_to_string(self.folder.join("baseline")).ok()?.trim().parse().ok()
    }

    /// Pins a run, or none.
    pub fn pin(&self, number: Option<u64>) -> io::Result<()> {
        let path = self.folder.join("baseline");
        match number {
            Some(number) => {
                fs::create_dir_all(&self.folder)?;
                write_whole(&path, &format!("{number}\n"))
            }
            None => match fs::remove_file(path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            },
        }
    }
}

/// Reads a run from any file.
pub fn read(path: &Path) -> Result<Run, String> {
    let name = path.display();
    let text = fs::read_to_string(path).map_err(|why| format!("{name} cannot be read: {why}"))?;
    file::read(&text).map_err(|why| format!("{name} is not a saved run: {why}"))
}

fn first_line(path: &Path) -> Result<Header, String> {
    let mut line = String::new();
    let file = fs::File::open(path).map_err(|why| why.to_string())?;
    BufReader::new(file).read_line(&mut line).map_err(|why| why.to_string())?;
    Header::read(&line)
}

/// Writes a file that comes whole or not at all.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let new = path.with_file_name(format!(".{name}-{}", std::process::id()));
    fs::write(&new, text)?;
    fs::rename(&new, path)
}
