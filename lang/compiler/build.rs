//! Says which compiler this is, so that code that another one has made is not taken for its own.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let mut hasher = DefaultHasher::new();
    // The parser is a crate: its version is in the lock file.
    for part in ["build.rs", "src", "../syntax/src", "../../Cargo.lock"] {
        println!("cargo:rerun-if-changed={part}");
        if Path::new(part).exists() {
            read(Path::new(part), &mut hasher)?;
        }
    }
    println!("cargo:rustc-env=SIDEWINDER_COMPILER={:016x}", hasher.finish());
    Ok(())
}

/// Hashes a file, or all files in a folder, by their names.
fn read(path: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    path.hash(hasher);
    if path.is_file() {
        fs::read(path)?.hash(hasher);
        return Ok(());
    }
    let mut parts: Vec<_> =
        fs::read_dir(path)?.map(|part| Ok(part?.path())).collect::<io::Result<_>>()?;
    parts.sort();
    parts.iter().try_for_each(|part| read(part, hasher))
}
