//! Running a whole program: from its text to the exit status.

use super::vm::Vm;
use crate::compiler;
use crate::heap::Config;
use crate::object::{Dict, Name, Value};
use crate::source::SourceFile;
use sidewinder_jit::backend::{Backend, eval::Eval};
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
use sidewinder_jit::backend::{Runtime, x64::X64};
use sidewinder_jit::driver::{Jit, Params};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

/// Whether hot code is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum JitMode {
    /// No.
    Off,
    /// Yes, for the reference backend, which walks the trace.
    Evaluate,
    /// Yes, to machine code where there is a backend for the machine.
    #[default]
    On,
}

/// How a program is run.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The settings of the heap.
    pub heap: Config,
    /// Whether hot code is compiled.
    pub jit: JitMode,
    /// The JIT's tunables.
    pub params: Params,
    /// `sys.argv`; the first one is the program.
    pub arguments: Vec<String>,
    /// Where imports look first: the folder of the program.
    pub folder: Option<PathBuf>,
}

/// Native stack for nested runs and deep structures.
const STACK: usize = 512 << 20;

/// Runs a program on a thread of its own, which has stack enough, and gives its exit status. What is wrong with its text, and the
/// exception that nobody catches, are printed to the standard error stream.
pub fn run(file: Arc<SourceFile>, options: Options) -> i32 {
    let body = move || run_here(&file, options);
    match std::thread::Builder::new().stack_size(STACK).spawn(body) {
        Ok(thread) => thread.join().unwrap_or(134),
        Err(error) => {
            eprintln!("sidewinder: no memory for the stack: {error}");
            1
        }
    }
}

fn run_here(file: &Arc<SourceFile>, options: Options) -> i32 {
    let unit = match compiler::compile_module(file) {
        Ok(unit) => unit,
        Err(errors) => {
            errors.iter().for_each(|error| eprint!("{}", error.render(file)));
            return 1;
        }
    };
    let Some(mut vm) = Vm::new(options.heap.clone()) else {
        eprintln!("sidewinder: no memory for the heap");
        return 1;
    };
    vm.jit = backend(options.jit)
        .map(|backend| Rc::new(Jit::new(options.params.clone(), backend, false)));
    let bottom = 0u8;
    vm.heap.set_stack_base(&raw const bottom as usize);
    let ran = vm.prepare(&options).and_then(|main| vm.run_module(unit, main));
    let status = match ran {
        Some(_) => 0,
        None => {
            let exception = vm.take_pending();
            vm.report_uncaught(exception)
        }
    };
    match vm.files.flush_all() {
        Err(_) if status == 0 => 120,
        _ => status,
    }
}

fn backend(mode: JitMode) -> Option<Box<dyn Backend>> {
    match mode {
        JitMode::Off => None,
        JitMode::Evaluate => Some(Box::new(Eval::new())),
        JitMode::On => machine_code(),
    }
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn machine_code() -> Option<Box<dyn Backend>> {
    let backend = X64::new(Runtime { alloc_slow: crate::portal::host::alloc_slow }).ok()?;
    Some(Box::new(backend))
}

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
fn machine_code() -> Option<Box<dyn Backend>> {
    None
}

impl Vm {
    /// The module `__main__`, with `sys.argv` and `sys.path` set.
    fn prepare(&mut self, options: &Options) -> Option<Value> {
        self.known.arguments = options.arguments.clone();
        let main = self.new_module("__main__")?;
        let name = self.name(Name::Main);
        Dict(self.modules).set(self, name, main)?;
        if let Some(folder) = &options.folder {
            let folder = self.new_str(&folder.display().to_string())?;
            self.path = self.new_list(&[folder])?;
        }
        Some(main)
    }
}
