//! A program with its expectations.
//!
//! Comments at the top of the program say what its name cannot:
//!
//! ```text
//! # exit: 3              its status, 0 unless told
//! # argv: alpha -b 7     the words after its name
//! # stdin: two words     its standard input (\n is a line's end)
//! ```
//!
//! `NAME.out` and `NAME.err` hold what it writes; a missing `.err` means: nothing. A file whose name
//! begins with `_` is a module that cases import.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What a case must do, in every setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// Standard output, byte for byte.
    pub stdout: Vec<u8>,
    /// Standard error, with the repository's path taken away.
    pub stderr: Vec<u8>,
    /// Exit status.
    pub exit: i32,
}

/// One program of `tests/cases`.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its path from the repository's root, as it is given to the command.
    pub path: PathBuf,
    /// Its path under `tests/cases`, without the ending: `language/class/diamond`.
    pub name: String,
    /// The words after its name.
    pub argv: Vec<String>,
    /// Its standard input.
    pub stdin: Vec<u8>,
    /// Its exit status.
    pub exit: i32,
}

impl Case {
    /// Reads the program's header. `path` is relative to `root`.
    pub fn load(root: &Path, path: &Path) -> io::Result<Case> {
        let text = fs::read_to_string(root.join(path))?;
        let under = path.strip_prefix("tests/cases").unwrap_or(path).with_extension("");
        let mut case = Case {
            path: path.to_path_buf(),
            name: under.to_string_lossy().into_owned(),
            argv: Vec::new(),
            stdin: Vec::new(),
            exit: 0,
        };
        for line in text.lines().take_while(|line| line.starts_with('#')) {
            let Some((key, value)) = line[1..].split_once(':') else { continue };
            match key.trim() {
                "exit" => case.exit = value.trim().parse().map_err(io::Error::other)?,
                "argv" => case.argv = value.split_whitespace().map(str::to_string).collect(),
                "stdin" => case.stdin = value.trim().replace("\\n", "\n").into_bytes(),
                _ => {}
            }
        }
        Ok(case)
    }

    /// What the files beside the program say.
    pub fn expected(&self, root: &Path) -> io::Result<Expected> {
        let stderr = match fs::read(root.join(self.path.with_extension("err"))) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            other => other?,
        };
        let stdout = fs::read(root.join(self.path.with_extension("out")))?;
        Ok(Expected { stdout, stderr, exit: self.exit })
    }
}

/// Every case under a folder of `tests/cases`, in the order of their names.
pub fn cases(root: &Path, folder: &str) -> io::Result<Vec<Case>> {
    let mut paths = Vec::new();
    let start = Path::new("tests/cases").join(folder);
    if root.join(&start).is_dir() {
        collect(root, &start, &mut paths)?;
    }
    paths.sort();
    paths.iter().map(|path| Case::load(root, path)).collect()
}

fn collect(root: &Path, folder: &Path, paths: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(folder))? {
        let name = entry?.file_name();
        let path = folder.join(&name);
        if name.to_string_lossy().starts_with('_') {
            continue;
        }
        if root.join(&path).is_dir() {
            collect(root, &path, paths)?;
        } else if path.extension().is_some_and(|ending| ending == "py") {
            paths.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_is_read() {
        let path = Path::new("tests/cases/language/module/sys_basics.py");
        let case = Case::load(&crate::root(), path).expect("the case is there");
        assert_eq!(case.name, "language/module/sys_basics");
        assert_eq!(case.argv, ["alpha", "-b", "7"]);
        assert_eq!(case.exit, 3);
    }

    #[test]
    fn modules_are_no_cases() {
        let all = cases(&crate::root(), "language/import").expect("the folder is there");
        assert!(!all.is_empty());
        assert!(all.iter().all(|case| !case.name.contains('_') || !case.name.contains("/_")));
    }
}
