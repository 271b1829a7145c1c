//! `_ast`: syntax trees as objects of a program.
//!
//! **In:** the tree of a text. **Out:** instances of the classes in `python/_ast.py`, with the fields and places that CPython 3.11 gives them.
//!
//! * `maker` makes nodes: the one place that knows how.
//! * `statement`, `expression`, `pattern` say what each part of a tree becomes.
//!
//! * `reader` is the way back: nodes that a program has made become a tree for the compiler, with the places that they say.
//!
//! **Absent:** what is wrong with such nodes: `python/_ast.py`.

mod expression;
mod maker;
mod pattern;
mod reader;
mod statement;

use crate::object::{Dict, Kind, Raised, Type, Value};
use crate::vm::Vm;
use maker::Maker;
use reader::Reader;
use sidewinder_syntax::Mode;
use sidewinder_syntax::Parsed;
use sidewinder_syntax::source::{Diagnostic, SourceFile};

/// What is wrong with a program, though not with its tree.
const LATER: &[&str] = &[
    "outside function",
    "outside async function",
    "outside loop",
    "not properly in loop",
    "duplicate argument",
    "is parameter and",
    "no binding for nonlocal",
    "prior to",
    "nonlocal declaration not allowed",
    "starred assignment",
    "can't use starred expression here",
    "from __future__ imports must",
    "future feature",
    "import * only allowed",
    "name capture",
    "wildcard makes remaining",
    "alternative patterns bind",
    "multiple assignments to name",
    "default 'except:' must be last",
    "asynchronous comprehension",
];

impl Vm {
    /// The tree of a text: `compile` with `PyCF_ONLY_AST`.
    pub(crate) fn tree_of(&mut self, file: &SourceFile, mode: Mode) -> Result<Value, Raised> {
        let depth = match sidewinder_syntax::measure(file.text()) {
            Ok(depth) => depth,
            Err(error) => return self.raise_syntax_error(file, &[error], mode),
        };
        const STACK_PER_LEVEL: usize = 8 << 10;
        let read = || match mode {
            Mode::Eval => sidewinder_syntax::parse_expression(file.text()),
            Mode::Exec => sidewinder_syntax::parse(file.text()),
            Mode::Single => sidewinder_syntax::parse_single(file.text()),
        };
        let parsed =
            if depth <= 200 { read() } else { stacker::grow(depth * STACK_PER_LEVEL, read) };
        let errors = errors(&parsed);
        if !errors.is_empty() {
            let errors = sidewinder_syntax::told(file.text(), mode, errors);
            return self.raise_syntax_error(file, &errors, mode);
        }
        // Values are looked for on the one native stack, so that this goes no deeper than that.
        if depth > 1000 {
            let text = "maximum recursion depth exceeded during ast construction";
            return self.raise(Type::RecursionError, text);
        }
        let classes = self.import_whole("_ast")?;
        Maker::new(self, file, classes).module(&parsed.tree, mode)
    }

    /// A tree that a program has made, as a file of that name; `None` if it is none.
    pub(crate) fn file_of_tree(
        &mut self,
        name: &str,
        tree: Value,
        mode: Mode,
    ) -> Result<Option<SourceFile>, Raised> {
        let key = self.intern("_ast")?;
        // Without the module there is no tree.
        if !tree.is(Kind::Instance) || Dict(self.modules).get_str(key).is_none() {
            return Ok(None);
        }
        let kind = match mode {
            Mode::Exec => "exec",
            Mode::Eval => "eval",
            Mode::Single => "single",
        };
        let kind = self.intern(kind)?;
        if self.call_support("_ast", "_checked", &[tree, kind])? != self.bool(true) {
            return Ok(None);
        }
        Reader::file(self, name, tree, mode).map(Some)
    }
}

/// The errors that the parser of CPython finds.
fn errors(parsed: &Parsed) -> Vec<Diagnostic> {
    if !parsed.errors.is_empty() {
        return parsed.errors.clone();
    }
    let (mut errors, _) = sidewinder_syntax::check(&parsed.tree);
    errors.retain(|error| !LATER.iter().any(|later| error.message.contains(later)));
    errors
}
