//! Expectations written anew, from CPython.

use std::fs;
use std::io;
use std::path::Path;

use crate::compare::without_root;
use crate::{Case, oracle};

/// Whether the person asked for expectations to be rewritten.
pub fn asked() -> bool {
    std::env::var_os("BLESS").is_some_and(|value| value != "0")
}

/// Rewrites the expectations of one case. Says whether anything changed.
///
/// An exit status is never blessed: it stands in the program, where a reader sees it.
pub fn bless(root: &Path, case: &Case) -> io::Result<bool> {
    let done = oracle::run_case(case)?;
    if done.code != Some(case.exit) {
        return Err(io::Error::other(format!(
            "{}: CPython ended with {}, the program says `# exit: {}`\n{}",
            case.name,
            done.ending(),
            case.exit,
            done.err()
        )));
    }
    let stderr = without_root(root, &done.stderr);
    let out = write(&root.join(case.path.with_extension("out")), Some(&done.stdout))?;
    let err = write(
        &root.join(case.path.with_extension("err")),
        (!stderr.is_empty()).then_some(stderr.as_slice()),
    )?;
    Ok(out || err)
}

fn write(path: &Path, content: Option<&[u8]>) -> io::Result<bool> {
    let old = fs::read(path).ok();
    if old.as_deref() == content {
        return Ok(false);
    }
    match content {
        Some(content) => fs::write(path, content)?,
        None => fs::remove_file(path)?,
    }
    Ok(true)
}
