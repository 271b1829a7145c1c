//! What each name is, for colours: all of a document, a part of it, or what has changed since the last answer.

use std::ops::Range;

use tower_lsp::lsp_types::{
    SemanticToken, SemanticTokenModifier, SemanticTokenType, SemanticTokensEdit,
    SemanticTokensLegend,
};

use super::view::View;
use crate::python::describe::{is_constant, main};
use crate::python::entity::STEPS;
use crate::python::library::EntryKind;
use crate::python::names::{FunctionKind, Mention, Mentioned, ScopeKind, SymbolId, What};
use crate::python::{Entity, File, Project, Target};

/// The kinds of names, by number.
const KINDS: [SemanticTokenType; 8] = [
    SemanticTokenType::NAMESPACE,
    SemanticTokenType::CLASS,
    SemanticTokenType::FUNCTION,
    SemanticTokenType::METHOD,
    SemanticTokenType::PROPERTY,
    SemanticTokenType::VARIABLE,
    SemanticTokenType::PARAMETER,
    SemanticTokenType::DECORATOR,
];
const NAMESPACE: u32 = 0;
const CLASS: u32 = 1;
const FUNCTION: u32 = 2;
const METHOD: u32 = 3;
const PROPERTY: u32 = 4;
const VARIABLE: u32 = 5;
const PARAMETER: u32 = 6;
const DECORATOR: u32 = 7;

/// What else can be said of them, by bit.
const MODIFIERS: [SemanticTokenModifier; 4] = [
    SemanticTokenModifier::DECLARATION,
    SemanticTokenModifier::DEFAULT_LIBRARY,
    SemanticTokenModifier::READONLY,
    SemanticTokenModifier::ASYNC,
];
const DECLARATION: u32 = 1;
const DEFAULT_LIBRARY: u32 = 2;
const READONLY: u32 = 4;
const ASYNC: u32 = 8;

/// The legend of the numbers.
pub fn legend() -> SemanticTokensLegend {
    SemanticTokensLegend { token_types: KINDS.to_vec(), token_modifiers: MODIFIERS.to_vec() }
}

/// The names within some bytes of a document.
pub fn within(view: &View, part: Range<usize>) -> Vec<SemanticToken> {
    let file = &view.file;
    let text = &file.text.text;
    let names = file.text.names();
    let from = names.mentions.partition_point(|mention| mention.range.end <= part.start);
    let mut known: Vec<Option<(u32, u32)>> = vec![None; names.symbols.len()];
    let mut tokens = Vec::new();
    let (mut line, mut column) = (0, 0);
    let mut end = 0;
    for mention in &names.mentions[from..] {
        if mention.range.start >= part.end {
            break;
        }
        // A name with an error in it may be there twice.
        if mention.range.is_empty() || mention.range.start < end {
            continue;
        }
        end = mention.range.end;
        let Some((token_type, mut modifiers)) = kind(&view.project, file, mention, &mut known)
        else {
            continue;
        };
        let is_decorator = text[..mention.range.start].trim_end().ends_with('@')
            && matches!(token_type, FUNCTION | CLASS | METHOD);
        let token_type = if is_decorator { DECORATOR } else { token_type };
        if mention.is_write {
            modifiers |= DECLARATION;
        }
        let span = view.span(&mention.range);
        let (at_line, at_column) = (span.start.line, span.start.character);
        tokens.push(SemanticToken {
            delta_line: at_line - line,
            delta_start: if at_line == line { at_column - column } else { at_column },
            length: span.end.character.saturating_sub(at_column),
            token_type,
            token_modifiers_bitset: modifiers,
        });
        (line, column) = (at_line, at_column);
    }
    tokens
}

fn kind(
    project: &Project,
    file: &File,
    mention: &Mention,
    known: &mut [Option<(u32, u32)>],
) -> Option<(u32, u32)> {
    match mention.what {
        Mentioned::Symbol(Some(symbol)) => {
            if known[symbol].is_none() {
                known[symbol] = Some(of_symbol(project, file, symbol));
            }
            known[symbol]
        }
        Mentioned::Symbol(None) => of_target(&project.find(file, mention).target()?),
        Mentioned::Keyword(_) => Some((PARAMETER, 0)),
        Mentioned::Module(..) => Some((NAMESPACE, 0)),
        Mentioned::Attribute(_) | Mentioned::Member(_) => {
            let target = project.find(file, mention).target();
            Some(target.and_then(|it| of_target(&it)).unwrap_or((PROPERTY, 0)))
        }
    }
}

fn of_symbol(project: &Project, file: &File, symbol: SymbolId) -> (u32, u32) {
    let names = file.text.names();
    let it = &names.symbols[symbol];
    let Some(definition) = main(it) else { return (VARIABLE, 0) };
    match &definition.what {
        What::Import(_) => {
            let target = Target::Symbol(file.clone(), symbol);
            match project.of_target(&target, STEPS) {
                Some(Entity::Class(..)) => (CLASS, 0),
                Some(Entity::BuiltinClass(_)) => (CLASS, DEFAULT_LIBRARY),
                Some(Entity::Function(..)) => (FUNCTION, 0),
                Some(Entity::BuiltinFunction(_)) => (FUNCTION, DEFAULT_LIBRARY),
                Some(Entity::Module(_) | Entity::Folder(_) | Entity::Library(_)) => (NAMESPACE, 0),
                _ if is_constant(&it.name) => (VARIABLE, READONLY),
                Some(_) => (VARIABLE, 0),
                None => (NAMESPACE, 0),
            }
        }
        What::Class(_) => (CLASS, 0),
        What::Parameter(_) => (PARAMETER, 0),
        What::Function(function) => {
            let kind = match function.kind {
                FunctionKind::Plain => FUNCTION,
                FunctionKind::Property => PROPERTY,
                _ => METHOD,
            };
            (kind, if function.is_async { ASYNC } else { 0 })
        }
        What::Variable { .. } => {
            let is_in_class = names.scopes[it.scope].kind == ScopeKind::Class;
            let modifiers = if is_constant(&it.name) { READONLY } else { 0 };
            (if is_in_class { PROPERTY } else { VARIABLE }, modifiers)
        }
    }
}

fn of_target(target: &Target) -> Option<(u32, u32)> {
    match target {
        Target::Module(_) => Some((NAMESPACE, 0)),
        Target::Library(entry) => {
            let kind = match entry.kind {
                EntryKind::Function => FUNCTION,
                EntryKind::Class => CLASS,
                EntryKind::Method => METHOD,
                EntryKind::Property => PROPERTY,
                EntryKind::Value => VARIABLE,
                EntryKind::Module => NAMESPACE,
            };
            Some((kind, DEFAULT_LIBRARY))
        }
        Target::Symbol(file, symbol) => {
            let names = file.text.names();
            // What it is where it is defined; of an import, that is not asked again.
            match &main(&names.symbols[*symbol])?.what {
                What::Import(_) => Some((VARIABLE, 0)),
                _ => Some(of_symbol(&Project::default(), file, *symbol)),
            }
        }
    }
}

/// The one edit that makes `old` to `new`.
pub fn change(old: &[SemanticToken], new: &[SemanticToken]) -> Vec<SemanticTokensEdit> {
    let same = |pair: &(&SemanticToken, &SemanticToken)| pair.0 == pair.1;
    let before = old.iter().zip(new).take_while(same).count();
    let (old_rest, new_rest) = (&old[before..], &new[before..]);
    let after = old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(same).count();
    let (removed, added) = (old_rest.len() - after, new_rest.len() - after);
    if removed == 0 && added == 0 {
        return Vec::new();
    }
    // Numbers, five a token.
    vec![SemanticTokensEdit {
        start: before as u32 * 5,
        delete_count: removed as u32 * 5,
        data: Some(new_rest[..added].to_vec()),
    }]
}
