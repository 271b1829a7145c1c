//! Renames a thing in all files, or says why not.
//!
//! Refused are keywords and builtin names, modules (their files have the name), names that the new one would collide with, and attributes and keywords that are also
//! used on values of which nothing is known: the rename could miss them.

use std::collections::HashMap;

use sidewinder_syntax::is_name;
use tower_lsp::lsp_types::{
    DocumentChanges, OneOf, OptionalVersionedTextDocumentIdentifier, Position, Range as Span,
    TextDocumentEdit, TextEdit, Url, WorkspaceEdit,
};

use super::view::View;
use crate::python::entity::STEPS;
use crate::python::library;
use crate::python::names::{FunctionKind, What};
use crate::python::search::{Place, Places};
use crate::python::{File, Target};

/// The name at a position that can be renamed, or why it cannot.
pub fn prepare(view: &View, position: Position) -> Result<(Span, String), String> {
    let byte = view.byte(position);
    let names = view.file.text.names();
    let mention = names.mention(byte).ok_or("There is no name here to rename.")?;
    let target = view.project.find(&view.file, mention).target();
    let target = target.ok_or_else(|| {
        format!("It cannot be seen what `{}` is here, so that it cannot be renamed.", mention.name)
    })?;
    check(&target)?;
    Ok((view.span(&mention.range), mention.name.to_string()))
}

/// Whether a thing can be renamed at all.
fn check(target: &Target) -> Result<(), String> {
    match target {
        Target::Library(entry) => Err(format!("`{}` is builtin and keeps its name.", entry.path())),
        Target::Module(file) => {
            let name = file.module_name();
            Err(format!("`{name}` is a module: rename its file, then its imports."))
        }
        Target::Symbol(..) => {
            let is_open = target.symbol().is_some_and(|(_, symbol)| {
                let is_unresolved = |what: &What| matches!(what, What::Import(_));
                symbol.definitions.iter().all(|it| is_unresolved(&it.what))
            });
            match (is_open, is_renamed_import(target)) {
                (true, false) => Err(format!(
                    "`{}` is imported from a module that was not found: its name is decided there.",
                    target.name()
                )),
                _ => Ok(()),
            }
        }
    }
}

fn is_renamed_import(target: &Target) -> bool {
    target.symbol().is_some_and(|(file, symbol)| {
        symbol.definitions.iter().any(|it| match it.what {
            What::Import(import) => file.text.names().imports[import].is_renamed,
            _ => false,
        })
    })
}

/// The edits that rename the thing at a position.
pub fn to(
    view: &View,
    position: Position,
    new: &str,
    with_versions: bool,
    version: impl Fn(&Url) -> Option<i32>,
) -> Result<WorkspaceEdit, String> {
    prepare(view, position)?;
    if !is_name(new) {
        return Err(format!("`{new}` is no name: it is a keyword, or has other characters."));
    }
    let target = view.target(position).ok_or("There is no name here to rename.")?;
    if library::builtin(new).is_some_and(|entry| !entry.name.starts_with('_')) {
        return Err(format!("`{new}` is a builtin name: the new name would hide it."));
    }
    let old = target.name();
    if let Some(class) = overridden(view, &target) {
        return Err(format!("`{old}` belongs to {class}, too: rename it there."));
    }
    let Places { places, unknown } = view.project.places(&target);
    if let Some(first) = unknown.first() {
        return Err(format!(
            "`{old}` is also used on values of which nothing is known, first in {}: the rename could miss what is meant.",
            place(first)
        ));
    }
    for other in &places {
        collision(&target, other, new)?;
    }
    if let Some((file, symbol)) = target.symbol() {
        let names = file.text.names();
        // In the class or its bases, or beside it.
        if names.scopes[symbol.scope].own.contains_key(new) {
            return Err(format!("There is already a `{new}` in the same scope."));
        }
    }
    let mut by_file: HashMap<Url, (File, Vec<TextEdit>)> = HashMap::new();
    for place in places {
        let (file, edits) = by_file
            .entry(place.file.uri.clone())
            .or_insert_with(|| (place.file.clone(), Vec::new()));
        // Through `import a as b` the place has another name.
        if file.text.text.get(place.range.clone()) == Some(&old) {
            let range = view.span_in(file, &place.range);
            edits.push(TextEdit { range, new_text: new.to_owned() });
        }
    }
    if !with_versions {
        let changes = by_file.into_iter().map(|(uri, (_, edits))| (uri, edits)).collect();
        return Ok(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() });
    }
    let mut documents: Vec<TextDocumentEdit> = by_file
        .into_iter()
        .map(|(uri, (_, edits))| TextDocumentEdit {
            text_document: OptionalVersionedTextDocumentIdentifier { version: version(&uri), uri },
            edits: edits.into_iter().map(OneOf::Left).collect(),
        })
        .collect();
    documents.sort_by(|a, b| a.text_document.uri.cmp(&b.text_document.uri));
    Ok(WorkspaceEdit {
        document_changes: Some(DocumentChanges::Edits(documents)),
        ..WorkspaceEdit::default()
    })
}

/// Whether the new name would mean something else at a place, or there hide another.
fn collision(target: &Target, at: &Place, new: &str) -> Result<(), String> {
    let names = at.file.text.names();
    let mention = names.mentions.iter().find(|mention| mention.range == at.range);
    let Some(mention) = mention else { return Ok(()) };
    use crate::python::names::Mentioned;
    if !matches!(mention.what, Mentioned::Symbol(_)) {
        return Ok(());
    }
    if names.lookup(mention.scope, new).is_some() {
        return Err(format!("`{new}` is another thing in {}: rename that first.", place(at)));
    }
    // A name that is free up to now would be caught by the renamed one.
    if let Some((home, symbol)) = target.symbol()
        && *home == at.file
    {
        let caught = names.mentions.iter().find(|other| {
            other.name == new
                && other.what == Mentioned::Symbol(None)
                && names.outwards(other.scope).any(|scope| scope == symbol.scope)
        });
        if let Some(caught) = caught {
            let caught = Place {
                file: at.file.clone(),
                range: caught.range.clone(),
                is_write: caught.is_write,
            };
            return Err(format!("`{new}` is already used in {}.", place(&caught)));
        }
    }
    Ok(())
}

/// The base class that has a method of that name, too.
fn overridden(view: &View, target: &Target) -> Option<String> {
    let (file, symbol) = target.symbol()?;
    let names = file.text.names();
    let is_method = symbol.definitions.iter().any(|it| match &it.what {
        What::Function(function) => function.kind != FunctionKind::Plain,
        _ => false,
    });
    let class = names.class(symbol.scope).filter(|_| is_method)?;
    let bases = class.bases.iter().filter_map(|&base| view.project.entity(file, base));
    bases.into_iter().find_map(|base| {
        let found = view.project.member(&base, &symbol.name, STEPS)?;
        match &found {
            Target::Library(entry) => {
                Some(format!("`{}`", entry.owner.trim_start_matches("builtins.")))
            }
            Target::Symbol(file, _) => {
                let (_, symbol) = found.symbol()?;
                Some(format!("`{}`", file.text.names().qualified(symbol.scope)))
            }
            Target::Module(_) => None,
        }
    })
}

/// A place in words: `shapes.py:12`.
fn place(place: &Place) -> String {
    let path = place.file.path().unwrap_or_default();
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    format!("{name}:{}", place.file.text.lines.line(place.range.start) + 1)
}
