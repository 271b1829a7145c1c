//! The requests of full mode: a workspace with a cursor in, what is answered out, both in one file of `cases/`.
//!
//! ```text
//! //- main.py
//! from shapes import Squ$0are
//! //- shapes.py
//! class Square: pass
//! //- answer
//! shapes.py:1:7 Square
//! ```
//!
//! A folder of cases is a request. `BLESS=1` writes the answers.

mod answers;
mod random;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sidewinder_lsp::document::Text;
use sidewinder_lsp::features::view::View;
use sidewinder_lsp::position::Encoding;
use sidewinder_lsp::python::{File, Project};
use tower_lsp::lsp_types::{Position, Url};

/// The mark of the cursor.
const CURSOR: &str = "$0";
/// What begins a part of a case.
const PART: &str = "//- ";
/// The folder that the workspace seems to be in.
const ROOT: &str = "/work-space";

/// A workspace with a cursor.
struct Case {
    view: View,
    at: Position,
    byte: usize,
    /// What stands before the first file: an argument of the request.
    argument: String,
}

impl Case {
    fn read(text: &str) -> Case {
        let (argument, parts) = text.split_once(PART).expect("a case has files");
        let mut project = Project { folders: vec![PathBuf::from(ROOT)], ..Project::default() };
        let mut cursor = None;
        for part in parts.split(&format!("\n{PART}")) {
            let (name, text) = part.split_once('\n').unwrap_or((part, ""));
            if name.trim() == "answer" {
                continue;
            }
            let path = Path::new(ROOT).join(name.trim());
            let byte = text.find(CURSOR);
            let text = text.replace(CURSOR, "");
            let uri = Url::from_file_path(&path).unwrap();
            let file = File { uri, text: Arc::new(Text::new(text)) };
            if let Some(byte) = byte {
                cursor = Some((file.clone(), byte));
            }
            project.open.insert(path, file);
        }
        let (file, byte) = cursor.expect("a case has a cursor");
        let at = file.text.lines.position(&file.text.text, byte, Encoding::Utf16);
        let view = View { project, file, encoding: Encoding::Utf16 };
        Case { view, at, byte, argument: argument.trim().to_owned() }
    }
}

/// Holds every case of a folder against its answer.
fn hold(request: &str, answer: impl Fn(&Case) -> String) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/features/cases").join(request);
    let mut paths: Vec<PathBuf> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "there are no cases of {request}");
    let mut wrong = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let mark = format!("\n{PART}answer\n");
        let (input, expected) = text.split_once(&mark).unwrap_or((text.trim_end(), ""));
        let found = answer(&Case::read(input));
        if found.trim_end() == expected.trim_end() {
            continue;
        }
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, format!("{input}{mark}{}\n", found.trim_end())).unwrap();
        } else {
            wrong.push(format!("{}:\n{found}\nand not:\n{expected}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
