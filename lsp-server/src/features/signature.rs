//! The parameters of the call that is being written, and which of them the cursor is at.

use sidewinder_syntax::Ranged;
use sidewinder_syntax::ast::token::TokenKind;
use tower_lsp::lsp_types::{
    Documentation, MarkupContent, MarkupKind, ParameterInformation, ParameterLabel, Position,
    SignatureHelp, SignatureInformation,
};

use super::completion::is_bound;
use super::view::View;
use crate::python::Entity;
use crate::python::describe::{has_self, returns};
use crate::python::library::{self, Entry};
use crate::python::names::{Passed, Written};

/// Where the cursor is in a call's arguments.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Argument {
    /// Arguments before it.
    pub number: usize,
    /// Its keyword.
    pub keyword: Option<String>,
}

/// The innermost call whose arguments a byte is in: its number, and the argument.
pub fn call_at(view: &View, byte: usize) -> Option<(usize, Argument)> {
    let text = &view.file.text;
    let calls = &text.names().calls;
    let found = text.tree().read(|_, tokens| {
        let before = tokens.partition_point(|it| it.range().start().to_usize() < byte);
        let mut argument = Argument::default();
        let mut depth = 0_usize;
        let mut last = None;
        for token in tokens[..before].iter().rev() {
            let start = token.range().start().to_usize();
            match token.kind() {
                TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => depth += 1,
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace if depth > 0 => depth -= 1,
                TokenKind::Lpar => {
                    if let Some(call) = calls.iter().position(|call| call.opens == start) {
                        return Some((call, argument));
                    }
                    (argument, depth) = (Argument::default(), 0);
                }
                TokenKind::Lsqb | TokenKind::Lbrace => argument = Argument::default(),
                TokenKind::Comma if depth == 0 => argument.number += 1,
                TokenKind::Name
                    if depth == 0 && argument.number == 0 && last == Some(TokenKind::Equal) =>
                {
                    let range = start..token.range().end().to_usize();
                    argument.keyword = text.text.get(range).map(str::to_owned);
                }
                // A statement's begin: no bracket is open before it.
                TokenKind::Newline | TokenKind::Indent | TokenKind::Dedent => return None,
                _ => {}
            }
            if !token.kind().is_trivia() {
                last = Some(token.kind());
            }
        }
        None
    });
    found.flatten()
}

/// The signature of the call at a position.
pub fn at(view: &View, position: Position) -> Option<SignatureHelp> {
    let (call, argument) = call_at(view, view.byte(position))?;
    let call = &view.file.text.names().calls[call];
    let callee = view.project.entity(&view.file, call.callee)?;
    let (label, parameters, doc) = match &callee {
        Entity::BuiltinFunction(entry) => of_entry(entry)?,
        Entity::BuiltinClass(path) => {
            let (owner, name) = path.rsplit_once('.')?;
            let class = library::find(owner, name)?;
            let init = library::own(path).find(|entry| entry.name == "__init__");
            let entry = if class.parameters.is_empty() { init? } else { class };
            of_entry(&Entry { name: class.name, owner: class.owner, ..entry })?
        }
        _ => {
            let (file, scope) = view.project.called(&callee)?;
            let names = file.text.names();
            let (_, function) = names.function(scope)?;
            let skipped = usize::from(has_self(function) && is_bound(&callee, &file, scope));
            let name = match &callee {
                Entity::Class(file, scope) => file.text.names().qualified(*scope),
                _ => names.qualified(scope),
            };
            let written: Vec<Part> = function.parameters.iter().skip(skipped).map(part).collect();
            let class_doc = match &callee {
                Entity::Class(file, scope) => {
                    file.text.names().class(*scope).and_then(|class| class.doc.clone())
                }
                _ => None,
            };
            let label = label(&name, &written) + &returns(&file, function);
            (label, written, function.doc.clone().or(class_doc))
        }
    };
    let active = active(&parameters, &argument);
    let offsets = offsets(&label, &parameters);
    let documentation = doc.map(|value| {
        Documentation::MarkupContent(MarkupContent { kind: MarkupKind::PlainText, value })
    });
    Some(SignatureHelp {
        signatures: vec![SignatureInformation {
            label,
            documentation,
            parameters: Some(offsets),
            active_parameter: active,
        }],
        active_signature: Some(0),
        active_parameter: active,
    })
}

/// A parameter of the signature.
struct Part {
    name: String,
    text: String,
    passed: Passed,
}

fn part(written: &Written) -> Part {
    Part { name: written.name.to_string(), text: written.text.clone(), passed: written.passed }
}

/// A builtin function's signature, taken apart.
fn of_entry(entry: &Entry) -> Option<(String, Vec<Part>, Option<String>)> {
    let inner = entry.parameters.strip_prefix('(')?.strip_suffix(')')?;
    let mut parts = Vec::new();
    let mut by_name = false;
    for text in split(inner) {
        let bare = text.trim_start_matches('*');
        let name = bare.split(['=', ':', '[', ' ']).next().unwrap_or_default().to_owned();
        let passed = match text {
            "/" | "*" => Passed::Mark,
            _ if text.starts_with("**") => Passed::RestByName,
            _ if text.starts_with('*') => Passed::Rest,
            _ if by_name => Passed::Name,
            _ => Passed::Both,
        };
        by_name |= text.starts_with('*');
        parts.push(Part { name, text: text.to_owned(), passed });
    }
    if parts.first().is_some_and(|first| first.name == "self") {
        parts.remove(0);
    }
    Some((label(&entry.path(), &parts), parts, None))
}

/// Parameters between commas, but not those in brackets.
fn split(inner: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0_usize, 0, Vec::new());
    for (at, letter) in inner.char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(inner[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(inner[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

fn label(name: &str, parts: &[Part]) -> String {
    let texts: Vec<&str> = parts.iter().map(|part| part.text.as_str()).collect();
    format!("{name}({})", texts.join(", "))
}

/// Where each parameter is in the label, in units of UTF-16 as the protocol has it.
fn offsets(label: &str, parts: &[Part]) -> Vec<ParameterInformation> {
    let mut from = label.find('(').map_or(0, |at| at + 1);
    let units = |byte: usize| label[..byte].encode_utf16().count() as u32;
    let information = |part: &Part| {
        let start = label[from..].find(&part.text).map_or(from, |at| from + at);
        let end = (start + part.text.len()).min(label.len());
        from = end;
        ParameterInformation {
            label: ParameterLabel::LabelOffsets([units(start), units(end)]),
            documentation: None,
        }
    };
    parts.iter().map(information).collect()
}

fn active(parts: &[Part], argument: &Argument) -> Option<u32> {
    let at = |is_meant: &dyn Fn(&Part) -> bool| parts.iter().position(is_meant);
    let found = match &argument.keyword {
        Some(keyword) => at(&|part| part.name == *keyword && part.passed != Passed::Rest)
            .or_else(|| at(&|part| part.passed == Passed::RestByName)),
        None => {
            let by_place = parts
                .iter()
                .enumerate()
                .filter(|(_, part)| matches!(part.passed, Passed::Place | Passed::Both));
            let mut by_place = by_place.map(|(at, _)| at);
            by_place.nth(argument.number).or_else(|| at(&|part| part.passed == Passed::Rest))
        }
    };
    found.map(|at| at as u32)
}
