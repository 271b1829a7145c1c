//! Tree to bytecode.
//!
//! **In:** a source file. **Out:** the [`Unit`] of its module, with those of its functions and classes inside, or every reason why not.
//!
//! ```text
//! def f(n):            Enter
//!     t = 0            LoadInt        r1, 0            # t
//!     while n > 0:     Loop
//!                      JumpNotGtImm   r0, 0, -> end
//!         t += n       InplaceAdd     r1, r1, r0
//!         n -= 1       InplaceSubImm  r0, r0, 1
//!                      Jump           -> Loop
//!     return t         Return         r1
//! ```
//!
//! * `scope` finds out which name is what, and which expressions are constant.
//! * `bytecode` is what comes out, as data.
//! * `body` is a unit being made: its registers, its names, its open blocks.
//! * `expr`, `display`, `call`, `consume`, `condition`, `comprehension` and `generator` compile expressions; `stmt`, `assign`, `control`, `matching`, `attempt` and `def` compile statements.
//! * `lines` marks lines for who traces a program.
//! * `room` finds registers where there are too few.
//! * `assembler` writes instructions, labels and tables.
//!
//! Locals are the lowest registers, temporaries are stacked above them. An expression is computed straight into the register
//! where it is wanted; that register is written last, so an exception on the way leaves the old value.
//!
//! **Absent:** optimization: that is the JIT's.

mod assembler;
mod assign;
mod attempt;
mod body;
pub mod bytecode;
mod call;
mod comprehension;
mod condition;
mod consume;
mod control;
mod def;
mod display;
mod expr;
mod generator;
mod lines;
mod matching;
mod room;
mod scope;
mod stmt;
mod unroll;

pub use scope::fold::number;
use std::cell::RefCell;
use std::sync::Arc;

use crate::bytecode::Unit;
use scope::Scopes;
use sidewinder_syntax::Mode;
use sidewinder_syntax::ast::ModModule;
use sidewinder_syntax::source::{Diagnostic, SourceFile};

/// Trees up to this depth fit any stack.
const SHALLOW: usize = 200;
/// More than parser and compiler need of the stack for each level of a tree.
const STACK_PER_LEVEL: usize = 8 << 10;

/// What all units of a file share.
struct Context<'a> {
    file: &'a Arc<SourceFile>,
    scopes: &'a Scopes<'a>,
    errors: RefCell<Vec<Diagnostic>>,
}

/// How a text is compiled.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// What it is.
    pub mode: Mode,
    /// Whether it runs with locals that are not its globals: a namespace in register 0.
    pub has_locals: bool,
    /// Whether annotations are kept as text, whatever the text says.
    pub text_annotations: bool,
    /// Whether frames show their variables: comprehensions have frames then.
    pub shows_variables: bool,
    /// Whether all lines are marked that CPython tells who traces the program.
    pub marks_lines: bool,
    /// How much is left out: 1 is assertions, 2 is docstrings, too.
    pub optimize: u8,
}

impl Options {
    /// A text of that kind, whose locals are its globals.
    pub fn of(mode: Mode) -> Options {
        Options {
            mode,
            has_locals: false,
            text_annotations: false,
            shows_variables: false,
            marks_lines: false,
            optimize: 0,
        }
    }
}

/// Compiles a file, or says everything that is wrong with it, in the order of the places.
pub fn compile_module(file: &Arc<SourceFile>) -> Result<Unit, Vec<Diagnostic>> {
    compile_text(file, Options::of(Mode::Exec))
}

/// Compiles a text, or says everything that is wrong with it.
pub fn compile_text(file: &Arc<SourceFile>, options: Options) -> Result<Unit, Vec<Diagnostic>> {
    if u32::try_from(file.text().len()).is_err() {
        return Err(vec![Diagnostic::unsupported(Default::default(), "source files end at 4 GB")]);
    }
    if let Some((tree, depth)) = file.tree() {
        let compile = || compile_tree(file, tree, options);
        return if depth <= SHALLOW {
            compile()
        } else {
            stacker::grow(depth * STACK_PER_LEVEL, compile)
        };
    }
    match sidewinder_syntax::measure(file.text()) {
        Err(error) => Err(sidewinder_syntax::told(file.text(), options.mode, vec![error])),
        Ok(depth) if depth <= SHALLOW => compile(file, options),
        Ok(depth) => stacker::grow(depth * STACK_PER_LEVEL, || compile(file, options)),
    }
}

fn compile(file: &Arc<SourceFile>, options: Options) -> Result<Unit, Vec<Diagnostic>> {
    let parsed = match options.mode {
        Mode::Eval => sidewinder_syntax::parse_expression(file.text()),
        Mode::Exec => sidewinder_syntax::parse(file.text()),
        Mode::Single => sidewinder_syntax::parse_single(file.text()),
    };
    if !parsed.errors.is_empty() {
        return Err(sidewinder_syntax::told(file.text(), options.mode, parsed.errors));
    }
    compile_tree(file, &parsed.tree, options)
}

fn compile_tree(
    file: &Arc<SourceFile>,
    tree: &ModModule,
    options: Options,
) -> Result<Unit, Vec<Diagnostic>> {
    let (mut errors, warnings) = sidewinder_syntax::check(tree);
    let scopes = Scopes::analyze(tree, options, &mut errors);
    let context = Context { file, scopes: &scopes, errors: RefCell::new(errors) };
    let mut unit = def::module(&context, tree, options.mode);
    let mut errors = context.errors.into_inner();
    if errors.is_empty() {
        unit.warnings = warnings;
        return Ok(unit);
    }
    errors.sort_by_key(|error| (stage(error), error.span));
    if file.tree().is_some() {
        return Err(errors);
    }
    Err(sidewinder_syntax::told(file.text(), options.mode, errors))
}

/// CPython looks for errors in stages, each over the whole text: features, names, what names are bound to, code.
fn stage(error: &Diagnostic) -> usize {
    const BOUND: [&str; 3] =
        ["no binding for nonlocal", "nonlocal declaration not allowed", "is nonlocal and global"];
    const NAMES: [&str; 10] = [
        "duplicate argument",
        "is parameter and",
        "is assigned to before",
        "is used prior to",
        "is annotated",
        "annotated name",
        "assignment expression",
        "can not be used within",
        "'yield' inside",
        "import * only allowed",
    ];
    let says = |part: &&str| error.message.contains(part);
    match () {
        () if error.message.starts_with("future feature") || error.message == "not a chance" => 0,
        () if NAMES.iter().any(says) => 1,
        () if BOUND.iter().any(says) => 2,
        () => 3,
    }
}
