//! The pure-Python standard library, inside the command.
//!
//! **In:** the name of a file in the library, such as `json/decoder.py`. **Out:** its bytes.
//!
//! The files are CPython's. `build.rs` takes them from a crate that ships them, and packs each by itself, so that an import unpacks only what it reads.
//! A crate of its own, so that the archive is made once.
//!
//! **Absent:** what CPython has in C, and finding modules (`interp/import` of `sidewinder-lang`).

/// Where a file lies in the archive.
struct File {
    name: &'static str,
    at: usize,
    packed: usize,
    size: usize,
}

static ARCHIVE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/archive"));
/// Sorted by name.
static INDEX: &[File] = include!(concat!(env!("OUT_DIR"), "/index.rs"));

/// A hash of all the files.
pub const STAMP: u64 = include!(concat!(env!("OUT_DIR"), "/stamp.rs"));

fn find(name: &str) -> Option<&'static File> {
    let at = INDEX.binary_search_by(|file| file.name.cmp(name)).ok()?;
    INDEX.get(at)
}

/// The bytes of a file.
pub fn read(name: &str) -> Option<Vec<u8>> {
    let file = find(name)?;
    let packed = ARCHIVE.get(file.at..file.at + file.packed)?;
    miniz_oxide::inflate::decompress_to_vec_with_limit(packed, file.size).ok()
}

/// The size of a file.
pub fn size(name: &str) -> Option<usize> {
    find(name).map(|file| file.size)
}

/// The files in a folder, `""` for all of them.
fn within(folder: &str) -> impl Iterator<Item = &'static str> {
    let start = if folder.is_empty() { String::new() } else { format!("{folder}/") };
    let from = INDEX.partition_point(|file| *file.name < *start);
    INDEX.iter().skip(from).map_while(move |file| file.name.strip_prefix(&*start))
}

/// Whether there is a folder of that name.
pub fn is_folder(name: &str) -> bool {
    within(name).next().is_some()
}

/// The names of the files and folders in a folder.
pub fn list(folder: &str) -> Vec<&'static str> {
    let mut names: Vec<_> =
        within(folder).map(|rest| rest.split('/').next().unwrap_or(rest)).collect();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_file_is_as_long_as_the_index_says() {
        for file in super::INDEX {
            assert_eq!(
                super::read(file.name).map(|bytes| bytes.len()),
                Some(file.size),
                "{}",
                file.name
            );
        }
    }

    #[test]
    fn folders_are_found_by_their_files() {
        assert!(super::is_folder("json") && !super::is_folder("jso") && super::is_folder(""));
        assert!(super::list("json").contains(&"decoder.py") && super::list("").contains(&"json"));
        assert!(super::read("json").is_none() && super::size("json/decoder.py").is_some());
    }
}
