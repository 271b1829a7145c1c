//! The one command, `sidewinder`.
//!
//! **In:** the command line, the environment, and nothing else of the outside. **Out:** a program run, a report printed, an editor
//! served, and an exit status that means something ([`exit`]).
//!
//! ```text
//! words ──▶ options ──▶ run ──▶ lang::interp::run ──▶ exit
//!             jit         └──▶ report, check, compare, explain, fix, completions, doctor, trace ──▶ viewer
//! ```
//!
//! **Absent:** everything that a program or the JIT does.

mod announce;
mod check;
mod colour;
mod compare;
mod completions;
mod console;
mod doctor;
mod exit;
mod explain;
mod fix;
mod habits;
mod jit;
mod limits;
mod options;
mod profile;
mod program;
mod report;
mod reports;
mod run;
mod version;
mod viewer;
mod words;

use sidewinder_memory::heap::outside::Outside;
use words::Tool;

/// What Rust code allocates counts against the limit of the program's heap.
#[global_allocator]
static ALLOCATOR: Outside = Outside;

fn main() {
    exit::own_up_to_panics();
    let words = options::split(std::env::args_os().skip(1));
    match words.tool {
        Tool::Run => run::main(&words),
        Tool::Report => report::main(&words),
        Tool::Check => check::main(&words),
        Tool::Compare => compare::main(&words),
        Tool::Explain => explain::main(&words),
        Tool::Fix => fix::main(&words),
        Tool::Trace => run::and_trace(&words),
        Tool::Doctor => doctor::main(&words),
        Tool::Completions => completions::main(&words),
        Tool::Lsp => {
            let _: options::Lsp = options::parse(&words);
            // The server answers for a panicking request itself, and goes on.
            exit::log_panics();
            match std::panic::catch_unwind(sidewinder_lsp::run_stdio) {
                Ok(Ok(status)) => exit::with(status),
                Ok(Err(error)) => exit::because(&format!("sidewinder lsp: {error}\n"), 1),
                Err(_) => exit::with(exit::INTERNAL),
            }
        }
    }
}
