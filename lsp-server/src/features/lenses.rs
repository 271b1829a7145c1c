//! Code lenses: *Run* above entry points, and above nothing else: a lens moves code.
//!
//! A `__main__` has two: it says what the latest run of the file came to as well.

use serde_json::json;
use tower_lsp::lsp_types::{CodeLens, Command, Url};

use crate::configuration::entries::{Entry, Kind};
use crate::document::Text;
use crate::position::Encoding;
use crate::protocol::{ANALYSE, ANALYSE_FILE, HOT_LOOPS};

/// The lenses of a document. `came_to` is what its latest run came to.
pub fn of(
    (text, entries): (&Text, &[Entry]),
    uri: &Url,
    came_to: Option<String>,
    encoding: Encoding,
) -> Vec<CodeLens> {
    let mut lenses = Vec::new();
    for entry in entries {
        let range = text.lines.span(&text.text, &entry.range, encoding);
        let mut add = |title: String, command: &str, arguments| {
            let command = Command { title, command: command.to_owned(), arguments };
            lenses.push(CodeLens { range, command: Some(command), data: None });
        };
        match &entry.kind {
            Kind::Main => {
                add("▶ Analyse".into(), ANALYSE_FILE, Some(vec![json!(uri)]));
                if let Some(words) = came_to.clone() {
                    add(words, HOT_LOOPS, None);
                }
            }
            Kind::Comment(_) | Kind::Test(_) => {
                let at = json!({"uri": uri, "line": range.start.line});
                let what = if matches!(entry.kind, Kind::Test(_)) {
                    "▶ Analyse test"
                } else {
                    "▶ Analyse"
                };
                add(what.into(), ANALYSE, Some(vec![at]));
            }
        }
    }
    lenses
}
