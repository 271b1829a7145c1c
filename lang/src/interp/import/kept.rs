//! Compiled code of modules, kept on disk from one run to the next, as CPython's `__pycache__` is.
//!
//! It is in the user's cache, not beside the text: `sidewinder/code/COMPILER/HASH`, with a hash of the module's file name and of how it was compiled.
//! Each file says itself which text it is of ([`kept`], [`super::text`]); a module that changes takes the place of what it was.
//!
//! Nothing here is an error: what cannot be read or written, or belongs to another user, is not there.

use rustix::process::geteuid;
use sidewinder_compiler::Options;
use sidewinder_compiler::bytecode::{Unit, kept};
use siphasher::sip128::{Hasher128, SipHasher13};
use std::cell::OnceCell;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::hash::Hasher;
use std::io::{Read, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// What other compilers have kept goes once it has not changed for so long.
const OLD: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Where code is kept, once that was asked.
#[derive(Default, Debug)]
pub(in crate::interp) struct Kept(OnceCell<Option<PathBuf>>);

impl Kept {
    /// The folder of this compiler: in the one that the command line names, else in the user's cache.
    fn folder(&self, named: Option<&str>) -> Option<&Path> {
        self.0.get_or_init(|| Some(root(named)?.join(kept::COMPILER))).as_deref()
    }

    /// What is kept of the file of that name.
    pub(in crate::interp) fn read(
        &self,
        named: Option<&str>,
        file: &str,
        options: Options,
    ) -> Option<kept::Kept> {
        let path = self.folder(named)?.join(name(file, options));
        let mut found = File::open(path).ok()?;
        let data = found.metadata().ok()?;
        // Who may write code for others runs as them.
        if data.uid() != geteuid().as_raw() {
            return None;
        }
        let mut bytes = Vec::with_capacity(usize::try_from(data.size()).ok()?);
        found.read_to_end(&mut bytes).ok()?;
        kept::Kept::of(bytes)
    }

    /// Keeps a unit. Another process may be doing the same: the file comes whole.
    pub(in crate::interp) fn write(
        &self,
        named: Option<&str>,
        (unit, stamp): (&Unit, &[u8]),
        options: Options,
    ) {
        let Some(folder) = self.folder(named) else { return };
        let name = name(unit.file.name(), options);
        let new = folder.join(format!("{name}.{}", std::process::id()));
        let write = || {
            let bytes = kept::write(unit, stamp)?;
            let mut file = make(folder, &new)?;
            file.write_all(&bytes).ok()?;
            fs::rename(&new, folder.join(name)).ok()
        };
        if write().is_none() {
            let _ = fs::remove_file(&new);
        }
    }
}

fn root(named: Option<&str>) -> Option<PathBuf> {
    if let Some(named) = named {
        return Some(Path::new(named).join("sidewinder"));
    }
    let folder = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let cache = folder("XDG_CACHE_HOME").or_else(|| Some(folder("HOME")?.join(".cache")))?;
    Some(cache.join("sidewinder").join("code"))
}

fn name(file: &str, options: Options) -> String {
    let mut hasher = SipHasher13::new();
    hasher.write(file.as_bytes());
    hasher.write(format!("{options:?}").as_bytes());
    format!("{:032x}", hasher.finish128().as_u128())
}

/// A new file in the folder, which is made with it, for nobody but the user.
fn make(folder: &Path, new: &Path) -> Option<File> {
    let open = || OpenOptions::new().write(true).create_new(true).mode(0o600).open(new);
    if let Ok(file) = open() {
        return Some(file);
    }
    DirBuilder::new().recursive(true).mode(0o700).create(folder).ok()?;
    sweep(folder, SystemTime::now());
    open().ok()
}

/// Removes what other compilers have kept and is old.
fn sweep(folder: &Path, now: SystemTime) {
    let Some(Ok(others)) = folder.parent().map(fs::read_dir) else { return };
    for other in others.flatten().map(|other| other.path()) {
        let changed = fs::metadata(&other).and_then(|data| data.modified());
        let age = changed.ok().and_then(|changed| now.duration_since(changed).ok());
        // Nothing else is named like a compiler.
        let name = other.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let is_compiler =
            name.len() == kept::COMPILER.len() && name.bytes().all(|byte| byte.is_ascii_hexdigit());
        if other != folder && is_compiler && age.is_some_and(|age| age > OLD) {
            let _ = fs::remove_dir_all(other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sidewinder_syntax::Mode;

    #[test]
    fn what_others_kept_goes_when_it_is_old() {
        let root = std::env::temp_dir().join(format!("sidewinder-kept-{}", std::process::id()));
        let (own, other) = (root.join(kept::COMPILER), root.join("0123456789abcdef"));
        let foreign = root.join("something else");
        for folder in [&own, &other, &foreign] {
            fs::create_dir_all(folder).unwrap();
        }
        sweep(&own, SystemTime::now());
        assert!(other.exists());
        sweep(&own, SystemTime::now() + OLD + Duration::from_secs(60));
        assert_eq!([own, other, foreign].map(|folder| folder.exists()), [true, false, true]);
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn options_have_code_of_their_own() {
        let plain = Options::of(Mode::Exec);
        let others = [
            Options { optimize: 1, ..plain },
            Options { shows_variables: true, ..plain },
            Options { marks_lines: true, ..plain },
        ];
        assert!(others.iter().all(|other| name("a.py", *other) != name("a.py", plain)));
    }
}
