//! Says which texts the library's own modules have, so that code that was made of others is not taken for theirs.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::Path;
use std::{fs, io};

const OWN: &str = "src/stdlib/python";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed={OWN}");
    let mut hasher = DefaultHasher::new();
    read(Path::new(OWN), &mut hasher)?;
    println!("cargo:rustc-env=SIDEWINDER_OWN={:016x}", hasher.finish());
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
