//! The tables of one text: scopes, symbols, and every place where something is named.
//!
//! ```text
//! class A:              scopes    module ⊃ A ⊃ f
//!     def f(self):      symbols   A (module) · f (A) · self (f) · x (A, bound through `self`)
//!         self.x = 1    mentions  A · f · self · self · x
//! ```
//!
//! **Absent:** other files, and what a value is (`entity`).

use std::ops::Range;

use rustc_hash::FxHashMap;
use sidewinder_syntax::ast::name::Name;

/// Number of a scope; the module's is 0.
pub type ScopeId = usize;
/// Number of a symbol.
pub type SymbolId = usize;
/// Number of a value.
pub type ValueId = usize;
/// Number of an import.
pub type ImportId = usize;

/// Everything that one text names.
#[derive(Debug, Default)]
pub struct Names {
    /// Its scopes, outer before inner.
    pub scopes: Vec<Scope>,
    /// What is bound in them.
    pub symbols: Vec<Symbol>,
    /// Expressions, as far as it can be seen what they are.
    pub values: Vec<Value>,
    /// What it imports.
    pub imports: Vec<Import>,
    /// Where something is named, in the order of the text.
    pub mentions: Vec<Mention>,
    /// Its calls.
    pub calls: Vec<Call>,
    /// The text that describes the module.
    pub doc: Option<String>,
}

/// A region of the text with names of its own.
#[derive(Debug)]
pub struct Scope {
    /// What opens it.
    pub kind: ScopeKind,
    /// The bytes of the whole definition, decorators left out.
    pub range: Range<usize>,
    /// The bytes in which its names count.
    pub inner: Range<usize>,
    /// The scope around it.
    pub parent: Option<ScopeId>,
    /// The symbol that it defines: a function, a class.
    pub symbol: Option<SymbolId>,
    /// What is bound in it.
    pub own: FxHashMap<Name, SymbolId>,
    /// Names that belong to another scope: `global`, `nonlocal`.
    pub elsewhere: FxHashMap<Name, ScopeId>,
    /// Its `from m import *`.
    pub stars: Vec<ImportId>,
}

/// What opens a scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScopeKind {
    /// The file.
    Module,
    /// `class`.
    Class,
    /// `def`.
    Function,
    /// `lambda`.
    Lambda,
    /// A comprehension.
    Comprehension,
}

/// A name in the scope that binds it.
#[derive(Debug)]
pub struct Symbol {
    /// The name.
    pub name: Name,
    /// The scope.
    pub scope: ScopeId,
    /// Where it is bound, in the order of the text.
    pub definitions: Vec<Definition>,
    /// Whether the scope's code binds it, not only `self.name = …` in a method.
    pub is_bare: bool,
}

/// One place where a symbol is bound.
#[derive(Debug)]
pub struct Definition {
    /// The bytes of the name.
    pub name: Range<usize>,
    /// The bytes of the statement.
    pub whole: Range<usize>,
    /// What it is bound to.
    pub what: What,
}

/// What a symbol is bound to.
#[derive(Debug)]
pub enum What {
    /// A function.
    Function(Box<Function>),
    /// A class.
    Class(Box<Class>),
    /// A parameter: its number in the function with this scope.
    Parameter(Parameter),
    /// A value.
    Variable {
        /// Its annotation.
        annotation: Option<ValueId>,
        /// What is assigned.
        value: Option<ValueId>,
    },
    /// A module, or something in one.
    Import(ImportId),
}

/// A function.
#[derive(Debug)]
pub struct Function {
    /// Its scope.
    pub scope: ScopeId,
    /// How it is called.
    pub kind: FunctionKind,
    /// Whether it says `async`.
    pub is_async: bool,
    /// Its parameters as they are written, `/` and `*` among them.
    pub parameters: Vec<Written>,
    /// Its `-> …`, as it is written.
    pub returns: Option<(ValueId, Range<usize>)>,
    /// What it returns.
    pub values: Vec<ValueId>,
    /// Its docstring.
    pub doc: Option<String>,
}

/// A parameter in a list of them.
#[derive(Debug)]
pub struct Written {
    /// Its name; empty: `/` or `*`.
    pub name: Name,
    /// As it is written.
    pub text: String,
    /// Whether arguments are given to it by place only, by name only, or both.
    pub passed: Passed,
}

/// How a parameter gets its argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// By place.
    Place,
    /// By place or name.
    Both,
    /// By name.
    Name,
    /// What is left: `*args`.
    Rest,
    /// What is left by name: `**keywords`.
    RestByName,
    /// It is none.
    Mark,
}

/// How a function is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FunctionKind {
    /// By its name.
    Plain,
    /// On an instance.
    Method,
    /// On a class.
    ClassMethod,
    /// On either.
    StaticMethod,
    /// Not at all: it is read.
    Property,
}

/// A class.
#[derive(Debug)]
pub struct Class {
    /// Its scope.
    pub scope: ScopeId,
    /// What it is derived from.
    pub bases: Vec<ValueId>,
    /// Its docstring.
    pub doc: Option<String>,
}

/// A parameter, from inside.
#[derive(Debug)]
pub struct Parameter {
    /// The function's scope.
    pub function: ScopeId,
    /// Whether it is the first.
    pub is_first: bool,
    /// Its annotation.
    pub annotation: Option<ValueId>,
    /// Its default.
    pub default: Option<ValueId>,
}

/// An expression, as far as it can be seen what it is.
#[derive(Clone, Debug)]
pub enum Value {
    /// A name, looked up from a scope.
    Name(Name, ScopeId),
    /// An attribute.
    Attribute(ValueId, Name),
    /// A call.
    Call(ValueId),
    /// `x[…]`.
    Item(ValueId),
    /// One of several.
    Either(Vec<ValueId>),
    /// `super()` in a class.
    Super(ScopeId),
    /// An object of a builtin class.
    Literal(&'static str),
    /// Anything.
    Unknown,
}

/// One name of an import statement.
#[derive(Debug)]
pub struct Import {
    /// How many dots stand before the module.
    pub level: u32,
    /// The module's name in parts, with their bytes.
    pub module: Vec<(Name, Range<usize>)>,
    /// What is taken from it: `from m import this`.
    pub member: Option<Name>,
    /// Whether it takes all: `from m import *`.
    pub is_star: bool,
    /// Whether it has a name of its own here: `as`.
    pub is_renamed: bool,
}

/// A place where something is named.
#[derive(Debug)]
pub struct Mention {
    /// Its bytes.
    pub range: Range<usize>,
    /// The name.
    pub name: Name,
    /// The scope that it stands in.
    pub scope: ScopeId,
    /// What kind of name it is.
    pub what: Mentioned,
    /// Whether it is bound here.
    pub is_write: bool,
}

/// What kind of name is mentioned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mentioned {
    /// A symbol of this text; none: a builtin name, or one that is not known.
    Symbol(Option<SymbolId>),
    /// An attribute of a value.
    Attribute(ValueId),
    /// A keyword of a call of a value.
    Keyword(ValueId),
    /// The parts of a module's name up to this one.
    Module(ImportId, usize),
    /// What is imported under another name.
    Member(ImportId),
}

/// A call.
#[derive(Debug)]
pub struct Call {
    /// What is called.
    pub callee: ValueId,
    /// The bytes of the name that is called.
    pub name: Range<usize>,
    /// The bytes of the whole.
    pub range: Range<usize>,
    /// Where the arguments' bracket opens.
    pub opens: usize,
    /// The scope that it stands in.
    pub scope: ScopeId,
}

impl Names {
    /// The symbol that a name stands for in a scope.
    pub fn lookup(&self, scope: ScopeId, name: &str) -> Option<SymbolId> {
        let mut at = Some(scope);
        while let Some(id) = at {
            let here = self.scopes.get(id)?;
            if let Some(&there) = here.elsewhere.get(name) {
                return self.scopes[there].own.get(name).copied();
            }
            // Functions do not see the names of the class around them.
            let is_seen = here.kind != ScopeKind::Class || id == scope;
            if is_seen
                && let Some(&symbol) = here.own.get(name)
                && self.symbols[symbol].is_bare
            {
                return Some(symbol);
            }
            at = here.parent;
        }
        None
    }

    /// The mention that a byte touches.
    pub fn mention(&self, byte: usize) -> Option<&Mention> {
        let after = self.mentions.partition_point(|mention| mention.range.start <= byte);
        let near = self.mentions[..after].iter().rev().take(4);
        near.filter(|mention| byte <= mention.range.end && !mention.range.is_empty())
            .min_by_key(|mention| mention.range.len())
    }

    /// The innermost scope whose names count at a byte.
    pub fn scope(&self, byte: usize) -> ScopeId {
        let holds = |(_, scope): &(usize, &Scope)| {
            scope.inner.start <= byte && byte <= scope.inner.end && scope.parent.is_some()
        };
        let scopes = self.scopes.iter().enumerate().filter(holds);
        scopes.min_by_key(|(_, scope)| scope.inner.len()).map_or(0, |(id, _)| id)
    }

    /// The scopes from `scope` outwards.
    pub fn outwards(&self, scope: ScopeId) -> impl Iterator<Item = ScopeId> {
        std::iter::successors(Some(scope), |&at| self.scopes.get(at)?.parent)
    }

    /// The function around a scope, itself included.
    pub fn function_around(&self, scope: ScopeId) -> Option<ScopeId> {
        self.outwards(scope).find(|&at| self.scopes[at].kind == ScopeKind::Function)
    }

    /// The class whose method a function is.
    pub fn class_of(&self, function: ScopeId) -> Option<ScopeId> {
        let parent = self.scopes.get(function)?.parent?;
        (self.scopes[parent].kind == ScopeKind::Class).then_some(parent)
    }

    /// The class with this scope.
    pub fn class(&self, scope: ScopeId) -> Option<&Class> {
        let symbol = &self.symbols[self.scopes.get(scope)?.symbol?];
        symbol.definitions.iter().find_map(|definition| match &definition.what {
            What::Class(class) if class.scope == scope => Some(&**class),
            _ => None,
        })
    }

    /// The function with this scope, and where it is defined.
    pub fn function(&self, scope: ScopeId) -> Option<(&Definition, &Function)> {
        let symbol = &self.symbols[self.scopes.get(scope)?.symbol?];
        symbol.definitions.iter().find_map(|definition| match &definition.what {
            What::Function(function) if function.scope == scope => Some((definition, &**function)),
            _ => None,
        })
    }

    /// The qualified name of a scope, as tracebacks have it.
    pub fn qualified(&self, scope: ScopeId) -> String {
        let mut parts: Vec<String> = Vec::new();
        for (inner, at) in self.outwards(scope).enumerate() {
            let here = &self.scopes[at];
            let name = match (here.kind, here.symbol) {
                (ScopeKind::Module, _) => continue,
                (_, Some(symbol)) => self.symbols[symbol].name.to_string(),
                (ScopeKind::Lambda, None) => "<lambda>".to_owned(),
                (_, None) => continue,
            };
            let is_function = matches!(here.kind, ScopeKind::Function | ScopeKind::Lambda);
            parts.push(if is_function && inner > 0 { format!("{name}.<locals>") } else { name });
        }
        parts.reverse();
        parts.join(".")
    }
}
