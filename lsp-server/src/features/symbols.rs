//! What a document defines, as a tree; and what all files of the workspace define, by a part of the name.

use std::ops::Range;

use tower_lsp::lsp_types::{DocumentSymbol, SymbolInformation, SymbolKind};

use super::view::View;
use crate::position::Encoding;
use crate::python::describe::{self, parameters, symbol_kind};
use crate::python::names::{Definition, ScopeId, ScopeKind, Symbol, What};
use crate::python::{File, Project};

/// Symbols that are found in a workspace.
const MOST: usize = 500;

/// What a document defines.
pub fn of(view: &View) -> Vec<DocumentSymbol> {
    let names = view.file.text.names();
    // By the scope that they stand in, so that it is one pass over all of them.
    let mut by_scope: Vec<Vec<(&Symbol, &Definition)>> = vec![Vec::new(); names.scopes.len()];
    for symbol in &names.symbols {
        let listed = symbol.definitions.iter().filter(|it| is_listed(view, symbol, it));
        let mut listed = listed.peekable();
        let is_block = |it: &Definition| matches!(it.what, What::Function(_) | What::Class(_));
        let only_first = !symbol.definitions.iter().any(is_block);
        if only_first {
            by_scope[symbol.scope].extend(listed.next().map(|it| (symbol, it)));
        } else {
            by_scope[symbol.scope].extend(listed.filter(|it| is_block(it)).map(|it| (symbol, it)));
        }
    }
    children(view, 0, &by_scope)
}

fn is_listed(view: &View, symbol: &Symbol, definition: &Definition) -> bool {
    let kind = view.file.text.names().scopes[symbol.scope].kind;
    match definition.what {
        What::Function(_) | What::Class(_) => true,
        What::Variable { .. } => matches!(kind, ScopeKind::Module | ScopeKind::Class),
        What::Import(_) | What::Parameter(_) => false,
    }
}

#[allow(deprecated)] // The protocol's type has the field.
fn children(
    view: &View,
    scope: ScopeId,
    by_scope: &[Vec<(&Symbol, &Definition)>],
) -> Vec<DocumentSymbol> {
    let mut here: Vec<_> = by_scope.get(scope).cloned().unwrap_or_default();
    here.sort_by_key(|(_, definition)| definition.name.start);
    let symbol = |(symbol, definition): (&Symbol, &Definition)| {
        let inner = match &definition.what {
            What::Function(function) => children(view, function.scope, by_scope),
            What::Class(class) => children(view, class.scope, by_scope),
            _ => Vec::new(),
        };
        DocumentSymbol {
            name: symbol.name.to_string(),
            detail: detail(definition),
            kind: symbol_kind(&view.file, symbol, definition),
            tags: None,
            deprecated: None,
            range: view.span(&around(&definition.whole, &definition.name)),
            selection_range: view.span(&definition.name),
            children: (!inner.is_empty()).then_some(inner),
        }
    };
    here.into_iter().map(symbol).collect()
}

/// The protocol wants the name within the whole.
fn around(whole: &Range<usize>, name: &Range<usize>) -> Range<usize> {
    whole.start.min(name.start)..whole.end.max(name.end)
}

fn detail(definition: &Definition) -> Option<String> {
    match &definition.what {
        What::Function(function) => Some(format!("({})", parameters(function))),
        _ => None,
    }
}

/// What the workspace defines with a name that has the letters of `query` in this order.
#[allow(deprecated)] // The protocol's type has the field.
pub fn in_workspace(project: &Project, query: &str, encoding: Encoding) -> Vec<SymbolInformation> {
    let mut found = Vec::new();
    for file in project.files_with("") {
        let names = file.text.names();
        for symbol in &names.symbols {
            let kind = names.scopes[symbol.scope].kind;
            let is_seen = matches!(kind, ScopeKind::Module | ScopeKind::Class) && symbol.is_bare;
            if !is_seen || !matches(&symbol.name, query) {
                continue;
            }
            let Some(definition) = describe::main(symbol) else { continue };
            if matches!(definition.what, What::Import(_)) {
                continue;
            }
            let container = match names.qualified(symbol.scope) {
                empty if empty.is_empty() => file.module_name(),
                class => class,
            };
            found.push((
                rank(&symbol.name, query),
                symbol_information(
                    &file,
                    (symbol, definition),
                    symbol_kind(&file, symbol, definition),
                    container,
                    encoding,
                ),
            ));
        }
    }
    found.sort_by(|(a, one), (b, other)| (a, &one.name).cmp(&(b, &other.name)));
    found.truncate(MOST);
    found.into_iter().map(|(_, symbol)| symbol).collect()
}

#[allow(deprecated)] // The protocol's type has the field.
fn symbol_information(
    file: &File,
    (symbol, definition): (&Symbol, &Definition),
    kind: SymbolKind,
    container: String,
    encoding: Encoding,
) -> SymbolInformation {
    let range = file.text.lines.span(&file.text.text, &definition.name, encoding);
    SymbolInformation {
        name: symbol.name.to_string(),
        kind,
        tags: None,
        deprecated: None,
        location: tower_lsp::lsp_types::Location { uri: file.uri.clone(), range },
        container_name: Some(container),
    }
}

/// Whether a name has the letters in this order, be they large or small, the first of them at the begin of a word: `VaErr` and `err` fit `ValueError`.
pub fn matches(name: &str, letters: &str) -> bool {
    let name: Vec<char> = name.chars().collect();
    let letters: Vec<char> = letters.chars().flat_map(char::to_lowercase).collect();
    let begins_word = |at: usize| {
        let before = at.checked_sub(1).map(|before| name[before]);
        before
            .is_none_or(|it| !it.is_alphanumeric() || it.is_lowercase() && name[at].is_uppercase())
    };
    let fits = |at: usize| {
        let mut rest = name[at..].iter().copied().flat_map(char::to_lowercase);
        letters.iter().all(|letter| rest.any(|it| it == *letter))
    };
    let Some(first) = letters.first() else { return true };
    let is_first = |at: usize| name[at].to_lowercase().next() == Some(*first);
    (0..name.len()).any(|at| begins_word(at) && is_first(at) && fits(at))
}

fn rank(name: &str, query: &str) -> u8 {
    let (name, query) = (name.to_lowercase(), query.to_lowercase());
    match () {
        () if name == query => 0,
        () if name.starts_with(&query) => 1,
        () if name.contains(&query) => 2,
        () => 3,
    }
}
