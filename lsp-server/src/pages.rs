//! The pages of the catalogue as files, so that an editor can open one from a problem's code.
//!
//! The protocol has an address for what explains a code. Ours is that of a file, which needs no network: the page that is built into the command, written into
//! the user's cache (`$XDG_CACHE_HOME`, else `~/.cache`) when a problem with that code is told for the first time. Where that cannot be written the code has no address.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::{env, fs};

use sidewinder_report::pages::page;
use sidewinder_report::schema::Code;
use tower_lsp::lsp_types::Url;

/// The address of a code's page.
pub fn address(code: Code) -> Option<Url> {
    static KNOWN: LazyLock<Mutex<HashMap<Code, Option<Url>>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(code).or_insert_with(|| write(&folder()?, code)).clone()
}

fn folder() -> Option<PathBuf> {
    let named = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let cache = named.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cache")))?;
    Some(cache.join("sidewinder").join(concat!("codes-", env!("CARGO_PKG_VERSION"))))
}

/// Writes a page, unless it is there. Another server may be doing the same: the file comes whole.
fn write(folder: &Path, code: Code) -> Option<Url> {
    let path = folder.join(format!("{}.md", code.name()));
    if fs::read_to_string(&path).ok().as_deref() != Some(page(code)) {
        fs::create_dir_all(folder).ok()?;
        let new = folder.join(format!(".{}-{}", code.name(), std::process::id()));
        fs::write(&new, page(code)).and_then(|()| fs::rename(&new, &path)).ok()?;
    }
    Url::from_file_path(path).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_written_once_and_again_where_they_differ() {
        let folder = env::temp_dir().join(format!("sidewinder-pages-{}", std::process::id()));
        let path = folder.join("SW201.md");
        for _ in 0..2 {
            let address = write(&folder, Code::SW201).expect("it can be written");
            assert_eq!(address.to_file_path().unwrap(), path);
            assert_eq!(fs::read_to_string(&path).unwrap(), page(Code::SW201));
            fs::write(&path, "old").unwrap();
        }
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(write(Path::new("/dev/null/no"), Code::SW201), None);
    }
}
