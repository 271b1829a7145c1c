//! Which name is what: local, global, free, or a cell.
//!
//! One walk over the tree collects for every scope the names it binds and uses; a second step over the scopes finds where
//! each free name is bound and marks the way there.
//!
//! Comprehensions are scopes but mostly not functions: their code runs in the frame of the unit around them. So a variable of the
//! unit used in a comprehension is a plain register, and only what a *function* captures becomes a cell:
//!
//! ```text
//! def f(n):                      n: captured by the lambda, a cell
//!     k = 1                      k: used by the comprehension only, a register
//!     return [lambda: n + i      i: bound by the comprehension, captured, a cell
//!             for i in range(k)]
//! ```
//!
//! In CPython 3.11 a comprehension is a function, and where that can be seen it is one here: where the comprehension itself names what looks at the
//! variables around it (`[eval(s) for s in texts]`) or at the class around it, and in every file that looks at the variables of frames, or is compiled
//! after such a file (see `interp/observe/shown.rs`).

pub(crate) mod fold;
mod walk;

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use super::Options;
use crate::bytecode::{Constant, Flavor};
use sidewinder_syntax::ast;
use sidewinder_syntax::is_future;
use sidewinder_syntax::source::Diagnostic;

/// Builtins that look at all variables of the code that calls them.
const WANT_LOCALS: [&str; 5] = ["locals", "vars", "dir", "eval", "exec"];

/// What looks at the variables of frames: a file that names one of these is compiled so that frames show them.
const SHOW: &[&str] =
    &["f_locals", "capture_locals", "getargvalues", "getgeneratorlocals", "pdb", "breakpoint"];

/// What traces a program: in a file that names one of these, and in all that are compiled after it, lines are marked.
const TRACE: &[&str] = &["settrace", "set_trace", "f_trace", "pdb", "bdb", "breakpoint"];

/// Index of a scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScopeId(u32);

/// What a scope belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScopeKind {
    /// A file.
    Module,
    /// A class body.
    Class,
    /// A `def`.
    Function,
    /// A `lambda`.
    Lambda,
    /// A comprehension, most of which have no frame of their own; else a function of its first iterator.
    Comprehension,
    /// A generator expression: a function of its first iterator.
    Generator,
}

/// What is known of a name in a scope.
#[derive(Clone, Copy, Default, Debug)]
pub struct Symbol {
    /// It is assigned here (or is a parameter).
    pub bound: bool,
    /// It is a parameter.
    pub parameter: bool,
    /// `global` says so.
    pub global: bool,
    /// `nonlocal` says so.
    pub nonlocal: bool,
    /// It is deleted somewhere, by `del` or at the end of an `except`.
    pub deleted: bool,
    /// A function inside uses it: it lives in a cell.
    pub captured: bool,
    used: bool,
    annotated: bool,
    iteration: bool,
    /// In a comprehension: a `:=` in it binds the name outside.
    walrus: bool,
}

/// A scope.
#[derive(Debug)]
pub struct Scope<'a> {
    /// What it belongs to.
    pub kind: ScopeKind,
    /// The scope around it.
    pub parent: Option<ScopeId>,
    /// The innermost class around it, for `__private` names.
    class: Option<&'a str>,
    /// The names in order of appearance.
    pub symbols: Vec<(Cow<'a, str>, Symbol)>,
    indices: FxHashMap<Cow<'a, str>, u32>,
    /// Units: the names that come from a function around it, in the order of the closure's cells.
    pub free: Vec<Cow<'a, str>>,
    /// Units: whether a `:=` in it binds a local.
    pub has_walrus: bool,
    /// Units: whether it may ask for all of its variables: `locals()` and its like.
    pub wants_locals: bool,
    /// Classes: whether a method wants `__class__`.
    pub wants_class_cell: bool,
    /// Units: whether it is an `async def`.
    is_async: bool,
    /// Units: whether there is a `yield` in it.
    yields: bool,
    /// Units and comprehensions: whether it awaits anything.
    awaits: bool,
    /// Comprehensions: whether it has a frame of its own.
    has_frame: bool,
    /// Classes: whether a metaclass may have prepared the namespace.
    pub is_prepared: bool,
}

/// The parameter of a generator expression, and of a comprehension that has a frame.
pub const FIRST_ITERATOR: &str = ".0";

impl<'a> Scope<'a> {
    /// What is known of a name that occurs here.
    pub fn get(&self, name: &str) -> Option<&Symbol> {
        self.indices.get(name).map(|&index| &self.symbols[index as usize].1)
    }
    fn entry(&mut self, name: Cow<'a, str>) -> &mut Symbol {
        let index = match self.indices.get(&name) {
            Some(&index) => index,
            None => {
                self.symbols.push((name.clone(), Symbol::default()));
                self.indices.insert(name, self.symbols.len() as u32 - 1);
                self.symbols.len() as u32 - 1
            }
        };
        &mut self.symbols[index as usize].1
    }
    /// Whether it has a frame of its own.
    pub fn is_unit(&self) -> bool {
        self.kind != ScopeKind::Comprehension || self.has_frame
    }
    fn is_function(&self) -> bool {
        !matches!(self.kind, ScopeKind::Module | ScopeKind::Class)
    }
    /// What a call of the unit gives.
    pub fn flavor(&self) -> Flavor {
        let is_generator = self.yields || self.kind == ScopeKind::Generator;
        let is_async = match self.kind {
            ScopeKind::Generator | ScopeKind::Comprehension => self.awaits,
            _ => self.is_async,
        };
        match (is_generator, is_async) {
            (false, false) => Flavor::Plain,
            (true, false) => Flavor::Generator,
            (false, true) => Flavor::Coroutine,
            (true, true) => Flavor::AsyncGenerator,
        }
    }
}

/// The scopes of a file, and its constant expressions.
pub struct Scopes<'a> {
    scopes: Vec<Scope<'a>>,
    by_node: FxHashMap<usize, ScopeId>,
    /// Values of operators and tuples whose operands are constant, by node.
    folded: FxHashMap<usize, Constant>,
    /// Whether annotations are kept as text.
    text_annotations: bool,
    /// Whether a builtin that looks at the variables around is used otherwise than by calling it: someone else may call it anywhere.
    hands_out_locals: bool,
    /// Whether the file names what looks at variables of frames, or frames show them already.
    names_frames: bool,
    /// Whether it names what traces a program.
    names_tracing: bool,
    /// How much is left out: 1 is assertions, 2 is docstrings, too.
    optimize: u8,
    /// The scope of the top level: that of the module, or one in it for a text that runs with locals of its own.
    top: ScopeId,
}

fn key<T>(node: &T) -> usize {
    std::ptr::from_ref(node) as usize
}

/// A `__private` name in a class becomes `_Class__private`.
fn mangle<'a>(class: Option<&str>, name: &'a str) -> Cow<'a, str> {
    match class.map(|class| class.trim_start_matches('_')) {
        Some(class)
            if !class.is_empty()
                && name.starts_with("__")
                && !name.ends_with("__")
                && !name.contains('.') =>
        {
            Cow::Owned(format!("_{class}{name}"))
        }
        _ => Cow::Borrowed(name),
    }
}

impl<'a> Scopes<'a> {
    /// Of a module; all errors about names go to `errors`.
    pub fn analyze(
        tree: &'a ast::ModModule,
        options: Options,
        errors: &mut Vec<Diagnostic>,
    ) -> Scopes<'a> {
        let scopes = Scopes {
            scopes: Vec::new(),
            by_node: FxHashMap::default(),
            folded: FxHashMap::default(),
            text_annotations: options.text_annotations || is_future(tree, "annotations"),
            hands_out_locals: false,
            names_frames: options.shows_variables,
            names_tracing: options.marks_lines,
            optimize: options.optimize,
            top: ScopeId(options.has_locals as u32),
        };
        walk::Walk::new(scopes, errors).file(tree, options.has_locals)
    }
    /// How much is left out: 1 is assertions, 2 is docstrings, too.
    pub fn optimize(&self) -> u8 {
        self.optimize
    }
    /// The scope of the top level.
    pub fn module(&self) -> ScopeId {
        self.top
    }
    /// Whether a scope is the top level of a text that runs with locals of its own.
    pub fn is_namespaced(&self, scope: ScopeId) -> bool {
        self.top.0 > 0 && scope == self.top
    }
    /// The scope of a function, lambda, class or comprehension.
    pub fn of<T>(&self, node: &T) -> ScopeId {
        self.by_node[&key(node)]
    }
    /// The value of an operator or tuple, if it is constant.
    pub fn folded<T>(&self, node: &T) -> Option<&Constant> {
        self.folded.get(&key(node))
    }
    /// A scope.
    pub fn get(&self, scope: ScopeId) -> &Scope<'a> {
        &self.scopes[scope.0 as usize]
    }
    /// The name as a scope spells it.
    pub fn mangle<'n>(&self, scope: ScopeId, name: &'n str) -> Cow<'n, str> {
        mangle(self.get(scope).class, name)
    }

    /// Whether the file binds a global.
    pub fn binds(&self, name: &str) -> bool {
        self.scopes[0].get(name).is_some_and(|symbol| symbol.bound)
    }

    /// Whether the file looks at variables of frames, or gives `locals`, `eval` or their like to others, as values.
    pub fn shows_variables(&self) -> bool {
        self.hands_out_locals || self.names_frames
    }

    /// Whether the file traces programs, or is compiled after one that does.
    pub fn marks_lines(&self) -> bool {
        self.names_tracing
    }

    /// Whether annotations are kept as text: `from __future__ import annotations`.
    pub fn has_text_annotations(&self) -> bool {
        self.text_annotations
    }

    /// The scope whose variable `name` means in `scope`, and whether a function lies between; `None` for globals and for names of a
    /// class body itself.
    fn find(&self, scope: ScopeId, name: &str) -> Option<(ScopeId, bool)> {
        let (mut id, mut crossed) = (scope, false);
        loop {
            let scope = self.get(id);
            match scope.kind {
                ScopeKind::Module => return None,
                ScopeKind::Class if self.is_namespaced(id) => {}
                ScopeKind::Class if crossed && name == "__class__" => return Some((id, true)),
                ScopeKind::Class => {}
                _ => match scope.get(name) {
                    Some(symbol) if symbol.global => return None,
                    Some(symbol) if symbol.bound && !symbol.nonlocal => return Some((id, crossed)),
                    _ => {}
                },
            }
            crossed |= scope.is_unit();
            id = scope.parent?;
        }
    }
}
