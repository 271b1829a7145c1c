//! Every place where a thing is mentioned.
//!
//! A mention counts if it names the thing by the rules of [`entity`](super::entity). Attributes of values of which nothing is known (`other.x` with an `other`
//! that no annotation describes) are told apart: they count where only one class of the workspace has an attribute of that name, and no builtin class has.
//!
//! **Absent:** strings and comments, and names that are made at run time.

use std::ops::Range;

use super::entity::{Found, Target};
use super::library;
use super::names::{Mention, Mentioned, ScopeKind, Value, What};
use super::project::{File, Project};

/// A mention in a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The file.
    pub file: File,
    /// The bytes.
    pub range: Range<usize>,
    /// Whether the thing is bound here.
    pub is_write: bool,
}

/// What a search comes to.
#[derive(Debug, Default)]
pub struct Places {
    /// Every mention, by file and place.
    pub places: Vec<Place>,
    /// Attributes and keywords of that name of values of which nothing is known, that were not counted.
    pub unknown: Vec<Place>,
}

impl Project {
    /// All mentions of a thing in the workspace.
    pub fn places(&self, target: &Target) -> Places {
        let files = match target {
            Target::Symbol(file, _) if !is_seen_outside(target) => vec![file.clone()],
            _ => self.files_with(&target.name()),
        };
        self.places_in(target, &files)
    }

    /// All mentions of a thing in some files.
    pub fn places_in(&self, target: &Target, files: &[File]) -> Places {
        let name = target.name();
        let mut found = Places::default();
        for file in files {
            for mention in &file.text.names().mentions {
                // `__init__` is the module of its folder.
                if mention.name != name.as_str() {
                    continue;
                }
                let place = Place {
                    file: file.clone(),
                    range: mention.range.clone(),
                    is_write: mention.is_write,
                };
                match self.find(file, mention) {
                    Found::Target(other) if other == *target => found.places.push(place),
                    Found::Unknown if may_be_meant(target, file, mention) => {
                        found.unknown.push(place);
                    }
                    _ => {}
                }
            }
        }
        self.add_definitions(target, &mut found);
        if !found.unknown.is_empty() && self.is_only_attribute(target) {
            found.places.append(&mut found.unknown);
        }
        let key = |place: &Place| (place.file.uri.clone(), place.range.start);
        found.places.sort_by_key(key);
        found.places.dedup_by(|a, b| a.file == b.file && a.range == b.range);
        found
    }

    /// Where a symbol is bound through `self` the mention may name the base's; it is bound there nevertheless.
    fn add_definitions(&self, target: &Target, found: &mut Places) {
        let Some((file, symbol)) = target.symbol() else { return };
        for definition in symbol.definitions.iter().filter(|it| !it.name.is_empty()) {
            let (file, range) = (file.clone(), definition.name.clone());
            found.places.push(Place { file, range, is_write: true });
        }
    }

    /// Whether no other class has an attribute of that name.
    fn is_only_attribute(&self, target: &Target) -> bool {
        let Some((home, symbol)) = target.symbol() else { return false };
        let name = symbol.name.as_str();
        let is_of_class = home.text.names().scopes[symbol.scope].kind == ScopeKind::Class;
        if !is_of_class || library::has_attribute(name) {
            return false;
        }
        let of_classes = self.files_with(name).into_iter().flat_map(|file| {
            let names = file.text.names();
            let classes = names.scopes.iter().enumerate();
            let classes = classes.filter(|(_, scope)| scope.kind == ScopeKind::Class);
            let with_name = classes.filter(|(_, scope)| scope.own.contains_key(name));
            with_name.map(|(id, _)| (file.uri.clone(), id)).collect::<Vec<_>>()
        });
        of_classes.into_iter().all(|owner| owner == (home.uri.clone(), symbol.scope))
    }
}

/// Whether a mention of something unknown may be the target's: an attribute, or a keyword of a method of that name.
fn may_be_meant(target: &Target, file: &File, mention: &Mention) -> bool {
    let Some((home, symbol)) = target.symbol() else { return false };
    let names = home.text.names();
    match mention.what {
        Mentioned::Attribute(_) => names.scopes[symbol.scope].kind == ScopeKind::Class,
        Mentioned::Keyword(callee) => {
            let function = names.scopes[symbol.scope].symbol;
            let function = function.map(|function| &names.symbols[function].name);
            let called = match &file.text.names().values[callee] {
                Value::Attribute(_, name) | Value::Name(name, _) => Some(name),
                _ => None,
            };
            called.is_some() && called == function
        }
        _ => false,
    }
}

/// Whether other files can name a symbol.
fn is_seen_outside(target: &Target) -> bool {
    let Some((file, symbol)) = target.symbol() else { return true };
    let names = file.text.names();
    match names.scopes[symbol.scope].kind {
        ScopeKind::Module | ScopeKind::Class => true,
        ScopeKind::Lambda | ScopeKind::Comprehension => false,
        // Keywords of calls name parameters.
        ScopeKind::Function => {
            symbol.definitions.iter().any(|it| matches!(it.what, What::Parameter(_)))
        }
    }
}
