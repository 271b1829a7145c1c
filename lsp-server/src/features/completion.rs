//! What may be written at the cursor, be the text finished or not.
//!
//! ```text
//! point.|            what the value has
//! from m import |    what the module has
//! import a.|         modules
//! f(|                keywords of the call, then names
//! pri|               names in scope, builtin names, keywords
//! def |   "te|       nothing: a new name, a text
//! ```
//!
//! The list holds what has the letters of the word in their order; the editor sorts and narrows it further. An answer holds for the text that it was asked
//! for, so that further typing does not void it.

use std::collections::HashSet;
use std::ops::Range;

use sidewinder_syntax::Ranged;
use sidewinder_syntax::ast::name::Name;
use sidewinder_syntax::ast::token::{Token, TokenKind};
use tower_lsp::lsp_types::{
    CompletionItem, CompletionItemKind, CompletionItemLabelDetails, CompletionList,
    CompletionTextEdit, Documentation, MarkupContent, MarkupKind, Position, TextEdit,
};

use super::symbols::matches;
use super::view::View;
use crate::python::describe::{completion_kind, describe, has_self};
use crate::python::names::{Mentioned, Passed, ScopeId, ScopeKind};
use crate::python::{Entity, Target, library};

/// Entries of one list.
const MOST: usize = 1000;

/// Keywords that begin statements.
const STATEMENTS: [&str; 22] = [
    "assert", "async", "await", "break", "class", "continue", "def", "del", "for", "from",
    "global", "if", "import", "nonlocal", "pass", "raise", "return", "try", "while", "with",
    "yield", "match",
];
/// Keywords that follow statements' blocks.
const CLAUSES: [&str; 5] = ["elif", "else", "except", "finally", "case"];
/// Keywords within expressions.
const EXPRESSIONS: [&str; 11] =
    ["and", "as", "await", "for", "if", "in", "is", "lambda", "not", "or", "else"];
/// Keywords that are values.
const VALUES: [&str; 3] = ["False", "None", "True"];

/// Where the cursor is.
#[derive(Debug, PartialEq)]
enum Place {
    /// Behind `value.`
    Attribute,
    /// `import a.|`, `from .a.|`: the dots before, the parts before the last.
    Module(u32, Vec<String>),
    /// `from a import |`
    Member(u32, Vec<String>),
    /// Where a statement begins.
    Statement,
    /// Within one.
    Expression,
    /// Where nothing is to be offered.
    Nowhere,
}

/// What may be written at a position.
pub fn at(view: &View, position: Position) -> Option<CompletionList> {
    let byte = view.byte(position);
    let text = &view.file.text;
    let word = word(&text.text, byte);
    let place = text.tree().read(|_, tokens| place(&text.text, tokens, &word))?;
    let mut list = List { view, word: word.clone(), items: Vec::new(), seen: HashSet::new() };
    let names = text.names();
    match &place {
        Place::Nowhere => return None,
        Place::Attribute => {
            let is_here = |range: &Range<usize>| range.start == word.start;
            let mention = names
                .mentions
                .iter()
                .find(|it| is_here(&it.range) && matches!(it.what, Mentioned::Attribute(_)));
            let Some(Mentioned::Attribute(base)) = mention.map(|it| it.what) else {
                return Some(list.finish());
            };
            if let Some(owner) = view.project.entity(&view.file, base) {
                for (name, target) in view.project.members(&owner) {
                    list.add(&name, &target, dunder_last(&name, '1'));
                }
            }
        }
        Place::Module(level, before) => {
            let parts = before.iter().map(String::as_str);
            if *level == 0 && before.is_empty() {
                list.roots();
            } else if let Some(package) = view.project.module(&view.file, *level, parts) {
                for (name, target) in view.project.members(&package) {
                    if matches!(target, Target::Module(_)) {
                        list.add(&name, &target, '1');
                    }
                }
            }
        }
        Place::Member(level, module) => {
            let parts = module.iter().map(String::as_str);
            if let Some(module) = view.project.module(&view.file, *level, parts) {
                for (name, target) in view.project.members(&module) {
                    list.add(&name, &target, dunder_last(&name, '1'));
                }
            }
        }
        Place::Statement | Place::Expression => {
            let scope = scope_at(view, &word);
            list.keywords_of_call(byte);
            list.names(scope);
            let words: &[&[&str]] = match place {
                Place::Statement => &[&STATEMENTS, &CLAUSES, &["lambda", "not"], &VALUES],
                _ => &[&EXPRESSIONS, &VALUES],
            };
            for word in words.iter().copied().flatten() {
                list.keyword(word);
            }
        }
    }
    Some(list.finish())
}

/// The part of a word before a byte, and what follows of it.
fn word(text: &str, byte: usize) -> Range<usize> {
    let is_in_word = |c: &char| c.is_alphanumeric() || *c == '_';
    let before = text[..byte].chars().rev().take_while(is_in_word).map(char::len_utf8);
    byte - before.sum::<usize>()..byte
}

fn place(text: &str, tokens: &[Token], word: &Range<usize>) -> Place {
    let start = |token: &Token| token.range().start().to_usize();
    let end = |token: &Token| token.range().end().to_usize();
    // A text or comment that the cursor is in.
    let around = tokens.partition_point(|token| start(token) < word.end);
    if let Some(token) = around.checked_sub(1).map(|at| &tokens[at]) {
        let is_inside = word.end < end(token);
        match token.kind() {
            TokenKind::Comment => return Place::Nowhere,
            TokenKind::String | TokenKind::FStringMiddle | TokenKind::FStringStart if is_inside => {
                return Place::Nowhere;
            }
            // Not closed yet.
            TokenKind::Unknown | TokenKind::FStringMiddle => return Place::Nowhere,
            TokenKind::Int | TokenKind::Float | TokenKind::Complex => return Place::Nowhere,
            _ => {}
        }
    }
    if text[word.clone()].starts_with(|c: char| c.is_ascii_digit()) {
        return Place::Nowhere;
    }
    let before = tokens.partition_point(|token| start(token) < word.start);
    let before = &tokens[..before];
    let is_end = |token: &&Token| {
        matches!(
            token.kind(),
            TokenKind::Newline | TokenKind::Semi | TokenKind::Indent | TokenKind::Dedent
        )
    };
    let line_start = before.iter().rposition(|token| is_end(&token)).map_or(0, |at| at + 1);
    let is_code = |token: &&Token| !token.kind().is_trivia();
    let line: Vec<&Token> = before[line_start..].iter().filter(is_code).collect();
    let kinds: Vec<TokenKind> = line.iter().map(|token| token.kind()).collect();
    let name = |token: &&Token| {
        text[token.range().start().to_usize()..token.range().end().to_usize()].to_owned()
    };
    match &kinds[..] {
        [] => return Place::Statement,
        [TokenKind::From, rest @ ..] if !rest.contains(&TokenKind::Import) => {
            let dots = line.iter().skip(1).map(|token| match token.kind() {
                TokenKind::Dot => 1,
                TokenKind::Ellipsis => 3,
                _ => 0,
            });
            let names: Vec<String> =
                line.iter().skip(1).filter(|it| it.kind() == TokenKind::Name).map(name).collect();
            let leading = dots.clone().take_while(|&dots| dots > 0).sum();
            return match kinds.last() {
                Some(TokenKind::Name) => Place::Nowhere,
                _ => Place::Module(leading, names),
            };
        }
        [TokenKind::From, rest @ ..] => {
            let import = rest.iter().position(|kind| *kind == TokenKind::Import).unwrap_or(0) + 1;
            let dots = line[1..import].iter().map(|token| match token.kind() {
                TokenKind::Dot => 1,
                TokenKind::Ellipsis => 3,
                _ => 0,
            });
            let leading = dots.take_while(|&dots| dots > 0).sum();
            let module = line[1..import].iter().filter(|it| it.kind() == TokenKind::Name);
            return match kinds.last() {
                Some(TokenKind::Import | TokenKind::Comma | TokenKind::Lpar) => {
                    Place::Member(leading, module.map(name).collect())
                }
                _ => Place::Nowhere,
            };
        }
        [TokenKind::Import, ..] => {
            let last =
                kinds.iter().rposition(|it| matches!(it, TokenKind::Comma | TokenKind::Import));
            let part = &line[last.unwrap_or(0) + 1..];
            return match part.last().map(|token| token.kind()) {
                None => Place::Module(0, Vec::new()),
                Some(TokenKind::Dot) => {
                    let names = part.iter().filter(|it| it.kind() == TokenKind::Name);
                    Place::Module(0, names.map(name).collect())
                }
                _ => Place::Nowhere,
            };
        }
        _ => {}
    }
    match kinds.last() {
        Some(TokenKind::Dot) => Place::Attribute,
        Some(TokenKind::Def | TokenKind::Class | TokenKind::As) => Place::Nowhere,
        Some(TokenKind::Colon) if is_block_head(&kinds) => Place::Statement,
        _ => Place::Expression,
    }
}

/// Whether the colon at the end opens a block, as far as the brackets say.
fn is_block_head(kinds: &[TokenKind]) -> bool {
    let open = kinds.iter().fold(0_i32, |open, kind| match kind {
        TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => open + 1,
        TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => open - 1,
        _ => open,
    });
    let is_compound = kinds.first().is_some_and(|kind| {
        matches!(
            kind,
            TokenKind::If
                | TokenKind::For
                | TokenKind::While
                | TokenKind::With
                | TokenKind::Try
                | TokenKind::Else
                | TokenKind::Elif
                | TokenKind::Except
                | TokenKind::Finally
                | TokenKind::Def
                | TokenKind::Class
                | TokenKind::Async
        )
    });
    open <= 0 && is_compound
}

/// The scope that a word would stand in. On an empty line it is that of the code before, as far as the line is indented.
fn scope_at(view: &View, word: &Range<usize>) -> ScopeId {
    let text = &view.file.text;
    let names = text.names();
    let line = text.lines.line(word.start);
    let line_start = text.lines.bytes(&text.text, line).map_or(0, |range| range.start);
    let before = &text.text[line_start..word.start];
    if !before.trim().is_empty() {
        return names.scope(word.start);
    }
    let code_end = text.text[..line_start].trim_end().len();
    let column = |byte: usize| {
        let start = text.lines.bytes(&text.text, text.lines.line(byte)).map_or(0, |it| it.start);
        text.text[start..].chars().take_while(|c| *c == ' ' || *c == '\t').count()
    };
    let indent = before.chars().count();
    let here = names.scope(word.start);
    let is_open = |scope: &ScopeId| {
        let it = &names.scopes[*scope];
        let is_block = matches!(it.kind, ScopeKind::Function | ScopeKind::Class);
        is_block && column(it.range.start) < indent
    };
    let above = names.outwards(names.scope(code_end)).find(is_open);
    above.filter(|above| names.outwards(*above).any(|at| at == here)).unwrap_or(here)
}

fn dunder_last(name: &str, rank: char) -> char {
    match name {
        _ if name.starts_with("__") => '8',
        _ if name.starts_with('_') => '7',
        _ => rank,
    }
}

struct List<'v> {
    view: &'v View,
    word: Range<usize>,
    items: Vec<CompletionItem>,
    seen: HashSet<Name>,
}

impl List<'_> {
    fn typed(&self) -> &str {
        &self.view.file.text.text[self.word.clone()]
    }

    fn push(
        &mut self,
        label: &str,
        kind: CompletionItemKind,
        rank: char,
    ) -> Option<&mut CompletionItem> {
        let name = label.trim_end_matches('=');
        if !matches(name, self.typed()) || !self.seen.insert(Name::new(label)) {
            return None;
        }
        let range = self.view.span(&self.word);
        self.items.push(CompletionItem {
            label: label.to_owned(),
            kind: Some(kind),
            sort_text: Some(format!("{rank}{label}")),
            text_edit: Some(CompletionTextEdit::Edit(TextEdit {
                range,
                new_text: label.to_owned(),
            })),
            ..CompletionItem::default()
        });
        self.items.last_mut()
    }

    fn add(&mut self, name: &str, target: &Target, rank: char) {
        let kind = completion_kind(target);
        if let Some(item) = self.push(name, kind, rank)
            && let Some(described) = describe(target)
        {
            let signature = described.signature;
            if let Some(open) = signature.find('(').filter(|_| {
                matches!(
                    kind,
                    CompletionItemKind::FUNCTION
                        | CompletionItemKind::METHOD
                        | CompletionItemKind::CLASS
                )
            }) {
                item.label_details = Some(CompletionItemLabelDetails {
                    detail: Some(signature[open..].to_owned()),
                    description: None,
                });
            }
            item.detail = Some(signature);
            item.documentation = described.doc.map(|doc| {
                Documentation::MarkupContent(MarkupContent {
                    kind: MarkupKind::PlainText,
                    value: doc,
                })
            });
        }
    }

    fn keyword(&mut self, word: &str) {
        self.push(word, CompletionItemKind::KEYWORD, '6');
    }

    /// The names that a scope sees, its own first, builtin ones last.
    fn names(&mut self, scope: ScopeId) {
        let file = &self.view.file;
        let names = file.text.names();
        let mut stars = Vec::new();
        for (distance, at) in names.outwards(scope).enumerate() {
            let here = &names.scopes[at];
            stars.extend(here.stars.iter().copied());
            // Functions do not see the names of the class around them.
            if here.kind == ScopeKind::Class && at != scope {
                continue;
            }
            let rank = char::from(b'1' + distance.min(3) as u8);
            for (name, &symbol) in &here.own {
                // The word that is being written is no name yet.
                let is_written = |it: &crate::python::names::Definition| it.name == self.word;
                let it = &names.symbols[symbol];
                if it.is_bare && !it.definitions.iter().all(is_written) {
                    let target = Target::Symbol(file.clone(), symbol);
                    self.add(name, &target, dunder_last(name, rank));
                }
            }
        }
        for star in stars {
            let import = &names.imports[star];
            let parts = import.module.iter().map(|(name, _)| name.as_str());
            if let Some(module) = self.view.project.module(file, import.level, parts) {
                for (name, target) in self.view.project.members(&module) {
                    if !name.starts_with('_') {
                        self.add(&name, &target, '4');
                    }
                }
            }
        }
        for entry in library::own("builtins").filter(|entry| !VALUES.contains(&entry.name)) {
            self.add(entry.name, &Target::Library(entry), dunder_last(entry.name, '5'));
        }
    }

    /// Keywords of the call whose arguments are written.
    fn keywords_of_call(&mut self, byte: usize) {
        let names = self.view.file.text.names();
        let Some((call, _)) = super::signature::call_at(self.view, byte) else { return };
        let Some(callee) = self.view.project.entity(&self.view.file, names.calls[call].callee)
        else {
            return;
        };
        let Some((file, scope)) = self.view.project.called(&callee) else { return };
        let Some((_, function)) = file.text.names().function(scope) else { return };
        let skipped = usize::from(has_self(function) && is_bound(&callee, &file, scope));
        for written in function.parameters.iter().skip(skipped) {
            if matches!(written.passed, Passed::Both | Passed::Name) {
                let item = self.push(&format!("{}=", written.name), CompletionItemKind::FIELD, '0');
                if let Some(item) = item {
                    item.detail = Some(written.text.clone());
                }
            }
        }
    }

    /// The modules that an import can begin with.
    fn roots(&mut self) {
        let Some(path) = self.view.file.path() else { return };
        for folder in self.view.project.search_path(&path) {
            for name in self.view.project.modules_in(&folder) {
                self.push(&name, CompletionItemKind::MODULE, '1');
            }
        }
        for name in library::modules().filter(|name| !name.contains('.')) {
            self.push(name, CompletionItemKind::MODULE, '2');
        }
    }

    fn finish(mut self) -> CompletionList {
        self.items.sort_by(|a, b| a.sort_text.cmp(&b.sort_text));
        let is_incomplete = self.items.len() > MOST;
        self.items.truncate(MOST);
        CompletionList { is_incomplete, items: self.items }
    }
}

/// Whether a call gives the first parameter itself: of methods on values, and of classes.
pub fn is_bound(callee: &Entity, file: &crate::python::File, scope: ScopeId) -> bool {
    match callee {
        Entity::Class(..) | Entity::Instance(..) => true,
        _ => file.text.names().class_of(scope).is_some(),
    }
}
