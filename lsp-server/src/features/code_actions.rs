//! Code actions: the fixes for the advice in the lines that are asked about.
//!
//! A fix that was proven is a quick fix, with what it gains in its title. One that was not tried yet is offered as *Prove …*, which runs the program and changes nothing.
//! One that was tried in vain is not offered.
//!
//! **Absent:** fixes of a text that is not the one that ran, and fixing all at once.

use std::collections::HashMap;

use serde_json::json;
use sidewinder_fixes::{Change, Edit, Fix};
use tower_lsp::lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, Command, Position, Range, TextEdit, Url,
    WorkspaceEdit,
};

use crate::document::Text;
use crate::position::Encoding;
use crate::proofs::{Candidate, Verdict};
use crate::protocol::PROVE;

/// The actions for candidates, in their order: the proven ones first.
pub fn of(
    candidates: &[Candidate],
    text: &Text,
    uri: &Url,
    encoding: Encoding,
) -> Vec<CodeActionOrCommand> {
    let proven = candidates.iter().filter_map(|one| match one.verdict {
        Verdict::Proven(gain) => Some(CodeAction {
            title: format!("{} ({gain:.1} times as fast)", one.fix.title),
            kind: Some(CodeActionKind::QUICKFIX),
            edit: Some(edit(&one.fix, text, uri, encoding)),
            ..CodeAction::default()
        }),
        _ => None,
    });
    let untried = candidates.iter().filter(|one| one.verdict == Verdict::Untried).map(|one| {
        let title = format!("Prove: {} (runs the program)", lower(&one.fix.title));
        let arguments = vec![json!(uri), json!(one.line), json!(one.fix.title)];
        CodeAction {
            title: title.clone(),
            kind: Some(CodeActionKind::QUICKFIX),
            command: Some(Command { title, command: PROVE.into(), arguments: Some(arguments) }),
            ..CodeAction::default()
        }
    });
    proven.chain(untried).map(CodeActionOrCommand::CodeAction).collect()
}

/// A fix as a change of the document. A setting becomes the comment that runs of the file go by.
pub fn edit(fix: &Fix, text: &Text, uri: &Url, encoding: Encoding) -> WorkspaceEdit {
    let edits = match &fix.change {
        Change::Edits(edits) => {
            let one = |edit: &Edit| TextEdit {
                range: text.lines.span(&text.text, &edit.range, encoding),
                new_text: edit.new.clone(),
            };
            edits.iter().map(one).collect()
        }
        Change::Setting(setting) => {
            // A line that begins with `#!` or says the encoding stays the first.
            let is_first = |line: &&str| line.starts_with("#!") || line.contains("coding");
            let line = text.text.lines().take(2).take_while(is_first).count();
            let at = Position { line: line as u32, character: 0 };
            let new_text = format!("# sidewinder: run jit=\"{setting}\"\n");
            vec![TextEdit { range: Range { start: at, end: at }, new_text }]
        }
    };
    WorkspaceEdit {
        changes: Some(HashMap::from([(uri.clone(), edits)])),
        ..WorkspaceEdit::default()
    }
}

/// A title behind a colon.
fn lower(title: &str) -> String {
    let mut letters = title.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => String::new(),
    }
}
