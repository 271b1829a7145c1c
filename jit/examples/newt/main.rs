//! Newt, a small language with objects and strings, and a JIT for it.
//!
//! `cargo run --release -p sidewinder-jit --example newt -- [on|off|evaluate] FILE [--summary] [--traces] [--heap MB]`
//!
//! ```text
//! class Point(x, y) {
//!     fn plus(other) = Point(self.x + other.x, self.y + other.y);
//! }
//! let p = Point(0, 0);
//! while p.x < 1000000 { p = p.plus(Point(1, 2)); }
//! print(p.y);
//! ```
//!
//! **In:** a program. **Out:** what it prints. The rooms, in the order of the way: `lexer`, `parser`, `tree`, `compiler`, `code`; `world` runs it, with
//! `heap`, `collector` and `object` for memory; `interp` says what each bytecode does, `runtime` what is called from there, `host` what
//! the JIT may ask.
//!
//! **Absent:** any mention of traces, guards or machine code. That the language is compiled follows from how `interp` is written.

#![allow(unsafe_code)] // A host owns raw memory: the heap and the value stack.

mod code;
mod collector;
mod compiler;
mod heap;
mod host;
mod interp;
mod lexer;
mod object;
mod parser;
mod runtime;
mod summary;
mod tree;
mod world;

use sidewinder_jit::backend::{Backend, eval::Eval, native};
use sidewinder_jit::driver::{Jit, Params};
use std::io::Write;
use std::process::ExitCode;
use std::rc::Rc;

pub use host::RUNTIME;
pub use tree::Fault;
pub use world::World;

/// A program that is ready to run, with a heap of so many bytes.
pub fn load(text: &str, heap: usize) -> Result<Box<World>, Fault> {
    Ok(World::new(compiler::compile(&parser::parse(text)?)?, heap))
}

/// How to run.
struct Settings {
    mode: String,
    path: String,
    summary: bool,
    traces: bool,
    /// In bytes.
    heap: usize,
}

const USAGE: &str = "usage: newt [on|off|evaluate] FILE [--summary] [--traces] [--heap MB]";

fn settings() -> Option<Settings> {
    let (mut summary, mut traces, mut heap) = (false, false, 64 << 20);
    let mut words = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match &*arg {
            "--summary" => summary = true,
            "--traces" => traces = true,
            "--heap" => {
                heap = args.next()?.parse::<u16>().ok().filter(|mb| *mb > 0)? as usize * (1 << 20)
            }
            _ if arg.starts_with('-') => return None,
            _ => words.push(arg),
        }
    }
    let path = words.pop()?;
    let mode = words.pop().unwrap_or_else(|| "on".into());
    let is_mode = matches!(&*mode, "on" | "off" | "evaluate");
    (words.is_empty() && is_mode).then_some(Settings { mode, path, summary, traces, heap })
}

fn run(options: &Settings) -> Result<(), String> {
    let path = &options.path;
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let text = String::from_utf8(bytes).map_err(|_| format!("{path}: this is no text"))?;
    let mut world = load(&text, options.heap).map_err(|fault| format!("{path}:{fault}"))?;
    let backend: Box<dyn Backend> =
        if options.mode == "evaluate" { Box::new(Eval::new()) } else { native(RUNTIME) };
    let jit = (options.mode != "off")
        .then(|| Rc::new(Jit::new(Params::default(), backend, options.summary)));
    if let Some(jit) = &jit
        && options.traces
    {
        jit.keep_traces();
    }
    let result = world.run(jit.clone());
    std::io::stdout().write_all(&world.output).map_err(|error| error.to_string())?;
    if let Some(jit) = jit {
        if options.summary {
            eprint!("{}", summary::summary(&world, &jit));
        }
        if options.traces {
            eprint!("{}", summary::traces(&world, &jit));
        }
    }
    result.map_err(|fault| format!("{path}:{fault}"))
}

#[allow(dead_code)] // A test includes this file as a module.
fn main() -> ExitCode {
    let Some(options) = settings() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    // Calls of the program that traces do not follow are calls on the native stack.
    let thread = std::thread::Builder::new().stack_size(1 << 30);
    let done = thread.spawn(move || run(&options)).map(|running| running.join());
    match done {
        Ok(Ok(Ok(()))) => ExitCode::SUCCESS,
        Ok(Ok(Err(message))) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
        Ok(Err(_)) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("no thread can be started: {error}");
            ExitCode::FAILURE
        }
    }
}
