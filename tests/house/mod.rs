//! Rooms: the folders of a crate, and which of them name which others.
//!
//! **In:** the source of a crate, as tokens. **Out:** an [`Arrow`] for each path that leads out of the room that it stands in, and what circles the
//! arrows make.
//!
//! ```text
//! jit/src/opt/bridge.rs:12  use crate::ir::{Op, Trace};     opt → ir
//! jit/src/ir/print.rs:9     use super::super::host::Host;   ir → host
//! ```
//!
//! Paths are read from tokens, so that those within macros count. Code for tests alone does not. A path through a re-export leads to the room that
//! re-exports it.
//!
//! **Absent:** which order is right. That is a table of the suite `tidy`.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A path that leads from one room to another one of the same crate.
#[derive(Debug)]
pub struct Arrow {
    /// Where it stands: a folder, or a file beside the folders.
    pub from: String,
    /// Where it leads.
    pub to: String,
    /// File and line.
    pub place: String,
}

/// The room of what stands in the root of a crate.
pub const ROOT: &str = "lib";

/// All arrows of a crate, whose source lies in a folder.
///
/// # Panics
/// If a file cannot be read, or is no Rust.
pub fn arrows(source: &Path) -> Vec<Arrow> {
    let mut files = Vec::new();
    rust_files(source, &mut files);
    let mut parsed = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source file can be read");
        let tokens: TokenStream =
            text.parse().unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        parsed.push((module_of(source, &file), file, tokens.into_iter().collect::<Vec<_>>()));
    }
    let mut for_tests = BTreeSet::new();
    for (module, _, tokens) in &parsed {
        let declared = modules_for_tests(tokens);
        for_tests.extend(declared.map(|name| [&module[..], &[name]].concat()));
    }
    let mut arrows = Vec::new();
    for (module, file, tokens) in &parsed {
        if (1..=module.len()).any(|most| for_tests.contains(&module[..most])) {
            continue;
        }
        let from = module.first().map_or(ROOT, String::as_str).to_string();
        let name = file.strip_prefix(crate::root()).unwrap_or(file).display().to_string();
        let mut see = |to: &str, at: Span| {
            if to != from {
                let place = format!("{name}:{}", at.start().line);
                arrows.push(Arrow { from: from.clone(), to: to.to_string(), place });
            }
        };
        walk(tokens, module, &mut see);
    }
    arrows
}

/// Rooms that lead to each other, by whatever way, in groups. None is the aim.
pub fn circles(arrows: &[Arrow]) -> Vec<Vec<String>> {
    let mut leads: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for arrow in arrows {
        leads.entry(&arrow.from).or_default().insert(&arrow.to);
    }
    let reached = |from: &str| {
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let mut ahead: Vec<&str> = leads.get(from).into_iter().flatten().copied().collect();
        while let Some(room) = ahead.pop() {
            if seen.insert(room) {
                ahead.extend(leads.get(room).into_iter().flatten());
            }
        }
        seen
    };
    let all: BTreeMap<&str, BTreeSet<&str>> =
        leads.keys().map(|room| (*room, reached(room))).collect();
    let mut groups = BTreeSet::new();
    for (room, seen) in &all {
        let both: Vec<String> = seen
            .iter()
            .filter(|other| all.get(*other).is_some_and(|back| back.contains(room)))
            .map(|other| (*other).to_string())
            .collect();
        if both.len() > 1 {
            groups.insert(both);
        }
    }
    groups.into_iter().collect()
}

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder can be read")
        .map(|entry| entry.expect("its entries can be read").path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// `src/a/b.rs` is the module `a::b`, `src/a/mod.rs` is `a`, `src/lib.rs` the crate.
fn module_of(source: &Path, file: &Path) -> Vec<String> {
    let inside = file.strip_prefix(source).expect("the file lies in the source").with_extension("");
    let mut module: Vec<String> =
        inside.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
    if module.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        module.pop();
    }
    module
}

/// Names of the modules that stand under `#[cfg(test)]`.
fn modules_for_tests(tokens: &[TokenTree]) -> impl Iterator<Item = String> {
    (0..tokens.len()).filter(|at| is_for_tests(tokens, *at)).filter_map(|at| {
        let behind = &tokens[at + 2..];
        let word = behind.iter().take(6).position(|token| is_word(token, "mod"))?;
        Some(behind.get(word + 1)?.to_string())
    })
}

/// Whether `#[cfg(test)]` starts here.
fn is_for_tests(tokens: &[TokenTree], at: usize) -> bool {
    let (TokenTree::Punct(hash), Some(TokenTree::Group(group))) = (&tokens[at], tokens.get(at + 1))
    else {
        return false;
    };
    hash.as_char() == '#' && group.stream().to_string().replace(' ', "") == "cfg(test)"
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

/// Whether two colons stand here.
fn are_colons(tokens: &[TokenTree], at: usize) -> bool {
    let is_colon = |at| matches!(tokens.get(at), Some(TokenTree::Punct(it)) if it.as_char() == ':');
    is_colon(at) && is_colon(at + 1)
}

/// Sees the rooms that paths lead to.
fn walk(tokens: &[TokenTree], module: &[String], see: &mut impl FnMut(&str, Span)) {
    let mut at = 0;
    while at < tokens.len() {
        // What is for tests alone: up to its end, a block or a semicolon.
        if is_for_tests(tokens, at) {
            let ends = |token: &TokenTree| match token {
                TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                TokenTree::Punct(it) => it.as_char() == ';',
                _ => false,
            };
            at += 2 + tokens[at + 2..].iter().position(ends).map_or(0, |end| end + 1);
            continue;
        }
        let starts = at == 0 || !are_colons(tokens, at.saturating_sub(2));
        let is_path = starts && are_colons(tokens, at + 1);
        if is_path && is_word(&tokens[at], "crate") {
            lead(tokens, at + 3, &[], see);
        } else if is_path && is_word(&tokens[at], "super") {
            let mut above = &module[..module.len().saturating_sub(1)];
            at += 3;
            while tokens.get(at).is_some_and(|it| is_word(it, "super"))
                && are_colons(tokens, at + 1)
            {
                above = &above[..above.len().saturating_sub(1)];
                at += 3;
            }
            lead(tokens, at, above, see);
            continue;
        } else if let TokenTree::Group(group) = &tokens[at] {
            let inner: Vec<TokenTree> = group.stream().into_iter().collect();
            let named = at.checked_sub(2).filter(|word| is_word(&tokens[*word], "mod"));
            match named.filter(|_| group.delimiter() == Delimiter::Brace) {
                Some(word) => {
                    walk(&inner, &[module, &[tokens[word + 1].to_string()]].concat(), see);
                }
                None => walk(&inner, module, see),
            }
        }
        at += 1;
    }
}

/// What comes behind the colons of a path from a module: a name, or several in braces.
fn lead(tokens: &[TokenTree], at: usize, module: &[String], see: &mut impl FnMut(&str, Span)) {
    match tokens.get(at) {
        // Within a room, wherever it leads.
        Some(token) if !module.is_empty() => see(&module[0], token.span()),
        Some(TokenTree::Ident(name)) => {
            let name_of_room = name.to_string();
            // A macro, constant or type of the root.
            let is_root = name_of_room.starts_with(|c: char| c.is_uppercase())
                || matches!(tokens.get(at + 1), Some(TokenTree::Punct(it)) if it.as_char() == '!');
            see(if is_root { ROOT } else { &name_of_room }, name.span());
        }
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
            let inner: Vec<TokenTree> = group.stream().into_iter().collect();
            let parts = inner.split(|it| matches!(it, TokenTree::Punct(it) if it.as_char() == ','));
            parts.for_each(|part| lead(part, 0, module, see));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rooms(text: &str, module: &[&str]) -> Vec<String> {
        let module: Vec<String> = module.iter().map(ToString::to_string).collect();
        let tokens: Vec<TokenTree> = text.parse::<TokenStream>().unwrap().into_iter().collect();
        let mut seen = Vec::new();
        walk(&tokens, &module, &mut |to, _| seen.push(to.to_string()));
        seen
    }

    #[test]
    fn paths_lead_to_rooms() {
        assert_eq!(rooms("use crate::{a::x, b::{c, d}};", &["m"]), ["a", "b"]);
        assert_eq!(rooms("fn f() { crate::a::f() }", &["m"]), ["a"]);
        assert_eq!(rooms("use super::x; use super::super::b::y;", &["m", "n"]), ["m", "b"]);
        assert_eq!(rooms("m!(crate::a::X)", &["m"]), ["a"]);
        assert_eq!(rooms("pub(crate) fn f(x: crate::a::T) {}", &["m"]), ["a"]);
        assert_eq!(rooms("mod n { use super::super::b::y; }", &["m"]), ["b"]);
    }

    #[test]
    fn what_is_for_tests_does_not_count() {
        let text = "#[cfg(test)] mod tests { use crate::a::f; } use crate::b::g;";
        assert_eq!(rooms(text, &["m"]), ["b"]);
        assert_eq!(rooms("#[cfg(test)] use crate::a::f; use crate::b::g;", &["m"]), ["b"]);
    }

    #[test]
    fn circles_are_found() {
        let arrow = |from: &str, to: &str| Arrow {
            from: from.to_string(),
            to: to.to_string(),
            place: String::new(),
        };
        let mut arrows = vec![arrow("a", "b"), arrow("b", "c"), arrow("d", "a")];
        assert!(circles(&arrows).is_empty());
        arrows.push(arrow("c", "a"));
        assert_eq!(circles(&arrows), [["a", "b", "c"]]);
    }
}
