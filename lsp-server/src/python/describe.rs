//! A thing in words: its signature as it is written, and its docstring.

use tower_lsp::lsp_types::{CompletionItemKind, SymbolKind};

use super::entity::Target;
use super::library::{Entry, EntryKind};
use super::names::{Definition, Function, FunctionKind, Passed, ScopeKind, Symbol, What};
use super::project::File;

/// Characters of an assignment that are shown.
const LONGEST: usize = 80;

/// A thing in words.
#[derive(Debug)]
pub struct Described {
    /// Its signature, as Python.
    pub signature: String,
    /// Its docstring.
    pub doc: Option<String>,
}

/// The thing in words.
pub fn describe(target: &Target) -> Option<Described> {
    match target {
        Target::Library(entry) => Some(Described { signature: entry.signature(), doc: None }),
        Target::Module(file) => Some(Described {
            signature: format!("module {}", file.module_name()),
            doc: file.text.names().doc.clone(),
        }),
        Target::Symbol(file, _) => {
            let (_, symbol) = target.symbol()?;
            let first = main(symbol)?;
            let doc = match &first.what {
                What::Function(function) => function.doc.clone(),
                What::Class(class) => class.doc.clone(),
                _ => None,
            };
            Some(Described { signature: signature(file, symbol, first), doc })
        }
    }
}

/// The definition that stands for a symbol: a function or class, else the first.
pub fn main(symbol: &Symbol) -> Option<&Definition> {
    let is_block = |it: &&Definition| matches!(it.what, What::Function(_) | What::Class(_));
    symbol.definitions.iter().find(is_block).or(symbol.definitions.first())
}

fn signature(file: &File, symbol: &Symbol, definition: &Definition) -> String {
    let names = file.text.names();
    let name = &symbol.name;
    match &definition.what {
        What::Function(function) => {
            let start = if function.is_async { "async def" } else { "def" };
            let owner = names.class_of(function.scope).map(|class| names.qualified(class) + ".");
            let (owner, tail) = (owner.unwrap_or_default(), returns(file, function));
            format!("{start} {owner}{name}({}){tail}", parameters(function))
        }
        What::Class(class) => {
            let init = names.scopes[class.scope].own.get("__init__");
            let init = init.and_then(|&it| match &main(&names.symbols[it])?.what {
                What::Function(function) => Some(function),
                _ => None,
            });
            match init {
                Some(init) => format!("class {name}({})", parameters_after_self(init)),
                None => format!("class {name}"),
            }
        }
        What::Parameter(parameter) => {
            let function = names.function(parameter.function);
            let written = function
                .and_then(|(_, it)| it.parameters.iter().find(|written| written.name == *name));
            let text = written.map_or_else(|| name.to_string(), |written| written.text.clone());
            format!("(parameter) {text}")
        }
        What::Variable { .. } => {
            let line = file.text.text.get(definition.whole.clone()).unwrap_or_default();
            let line = line.lines().next().unwrap_or_default().trim();
            let is_short = line.chars().count() <= LONGEST && line.contains(name.as_str());
            let is_block = line.starts_with("for ") || line.starts_with("with ");
            if is_short && !is_block { line.to_owned() } else { format!("(variable) {name}") }
        }
        What::Import(_) => {
            let line = file.text.text.get(definition.whole.clone()).unwrap_or_default();
            line.lines().next().unwrap_or_default().trim().to_owned()
        }
    }
}

/// The parameters as they are written.
pub fn parameters(function: &Function) -> String {
    join(function.parameters.iter().map(|written| written.text.as_str()))
}

/// The parameters that a call gives arguments to.
pub fn parameters_after_self(function: &Function) -> String {
    let skipped = usize::from(has_self(function));
    join(function.parameters.iter().skip(skipped).map(|written| written.text.as_str()))
}

/// Whether the first parameter is given by the call itself.
pub fn has_self(function: &Function) -> bool {
    let is_bound = matches!(
        function.kind,
        FunctionKind::Method | FunctionKind::ClassMethod | FunctionKind::Property
    );
    let first = function.parameters.first();
    is_bound && first.is_some_and(|it| matches!(it.passed, Passed::Place | Passed::Both))
}

/// `-> …`, if it says so.
pub fn returns(file: &File, function: &Function) -> String {
    let range = function.returns.as_ref().map(|(_, range)| range.clone());
    let text = range.and_then(|range| file.text.text.get(range));
    text.map(|text| format!(" -> {text}")).unwrap_or_default()
}

fn join<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// What kind of thing it is, for a list of symbols.
pub fn symbol_kind(file: &File, symbol: &Symbol, definition: &Definition) -> SymbolKind {
    let is_in_class = file.text.names().scopes[symbol.scope].kind == ScopeKind::Class;
    match &definition.what {
        What::Class(_) => SymbolKind::CLASS,
        What::Function(function) => match function.kind {
            FunctionKind::Property => SymbolKind::PROPERTY,
            _ if symbol.name == "__init__" => SymbolKind::CONSTRUCTOR,
            FunctionKind::Plain => SymbolKind::FUNCTION,
            _ => SymbolKind::METHOD,
        },
        What::Import(_) => SymbolKind::MODULE,
        _ if is_in_class => SymbolKind::FIELD,
        _ if is_constant(&symbol.name) => SymbolKind::CONSTANT,
        _ => SymbolKind::VARIABLE,
    }
}

/// What kind of thing it is, for a list to choose from.
pub fn completion_kind(target: &Target) -> CompletionItemKind {
    match target {
        Target::Module(_) => CompletionItemKind::MODULE,
        Target::Library(Entry { kind, .. }) => match kind {
            EntryKind::Function => CompletionItemKind::FUNCTION,
            EntryKind::Class => CompletionItemKind::CLASS,
            EntryKind::Method => CompletionItemKind::METHOD,
            EntryKind::Property => CompletionItemKind::PROPERTY,
            EntryKind::Value => CompletionItemKind::CONSTANT,
            EntryKind::Module => CompletionItemKind::MODULE,
        },
        Target::Symbol(file, _) => {
            let found = target.symbol().and_then(|(_, symbol)| {
                main(symbol).map(|definition| symbol_kind(file, symbol, definition))
            });
            match found {
                Some(SymbolKind::CLASS) => CompletionItemKind::CLASS,
                Some(SymbolKind::PROPERTY) => CompletionItemKind::PROPERTY,
                Some(SymbolKind::CONSTRUCTOR | SymbolKind::METHOD) => CompletionItemKind::METHOD,
                Some(SymbolKind::FUNCTION) => CompletionItemKind::FUNCTION,
                Some(SymbolKind::MODULE) => CompletionItemKind::MODULE,
                Some(SymbolKind::FIELD) => CompletionItemKind::FIELD,
                Some(SymbolKind::CONSTANT) => CompletionItemKind::CONSTANT,
                _ => CompletionItemKind::VARIABLE,
            }
        }
    }
}

/// Whether a name is written as those of constants are.
pub fn is_constant(name: &str) -> bool {
    name.chars().any(char::is_uppercase) && !name.chars().any(char::is_lowercase)
}
