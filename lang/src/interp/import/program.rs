//! Running a whole program: from its text to the exit status.

#![allow(unsafe_code)] // A copy of the process may have to die by a signal.

use super::console::Console;
use super::finder::{Finder, Overlay};
use crate::interp::core::signals::{Signals, leave_signals};
use crate::interp::observe::wanted::{Ran, Wanted};
use crate::object::{Dict, Name, Raised, Value, globals};
use crate::vm::{Habits, Vm};
use sidewinder_compiler::bytecode::{Unit, kept};
use sidewinder_jit::abi::Ctx;
use sidewinder_jit::backend::{Backend, eval::Eval};
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
use sidewinder_jit::backend::{Runtime, x64::X64};
use sidewinder_jit::driver::{Jit, Params};
use sidewinder_memory::heap::{Config, os};
use sidewinder_report::schema::{Exception, Exit};
use sidewinder_syntax::Mode;
use sidewinder_syntax::source::SourceFile;
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
#[derive(Default)]
pub struct Options {
    /// The settings of the heap.
    pub heap: Config,
    /// Whether hot code is compiled.
    pub jit: JitMode,
    /// The JIT's tunables.
    pub params: Params,
    /// Whether the hints of the program are held to what they say.
    pub check_hints: bool,
    /// Whether the system refuses the run what it would allow other programs.
    pub is_sandboxed: bool,
    /// Whether traces are kept, for people to look at.
    pub keep_traces: bool,
    /// `sys.argv`; the first one is the program.
    pub arguments: Vec<String>,
    /// `sys.warnoptions`
    pub warnings: Vec<String>,
    /// What else the command line and the environment say, as `python` understands it.
    pub habits: Habits,
    /// What `random` starts with, if the run is to be the same each time.
    pub seed: Option<u64>,
    /// Where imports look first: the folder of the program.
    pub folder: Option<PathBuf>,
    /// Texts that stand in for source files on the disk.
    pub overlay: Overlay,
    /// The module that is the program; the file is not run then.
    pub module: Option<String>,
    /// Where signals wait for the program, if it is to hear of them.
    pub signals: Option<&'static Signals>,
    /// How it goes on at a prompt, if it does.
    pub console: Option<Console>,
    /// What is wanted besides.
    pub wanted: Option<Wanted>,
}

/// Native stack for nested runs and deep structures, where the address space has room for it.
const STACK: usize = 512 << 20;
/// An eighth of it is left to deep structures and to what a run calls.
const RESERVED: usize = 8;

/// Runs a program on a thread of its own, which has stack enough, and gives its exit status. What is wrong with its text, and the
/// exception that nobody catches, are printed to the standard error stream.
pub fn run(file: Arc<SourceFile>, options: Options) -> Ran {
    run_beside(file, options, || ())
}

/// As [`run`]; this thread does something else until the program has ended, with all signals left to the program.
pub fn run_beside(file: Arc<SourceFile>, options: Options, beside: impl FnOnce()) -> Ran {
    os::share_one_arena();
    let room = os::address_space().unwrap_or(usize::MAX);
    let stack = STACK.min(room / 8).next_multiple_of(1 << 20);
    let body = move || run_here(&file, options, stack);
    match std::thread::Builder::new().stack_size(stack).spawn(body) {
        Ok(thread) => leave_signals(|| {
            beside();
            thread.join().unwrap_or_else(|_| Ran::with(134))
        }),
        Err(error) => {
            eprintln!("sidewinder: no memory for the stack: {error}");
            Ran::with(1)
        }
    }
}

fn run_here(file: &Arc<SourceFile>, mut options: Options, stack: usize) -> Ran {
    let optimize = options.habits.optimize;
    let how =
        sidewinder_compiler::Options { optimize, ..sidewinder_compiler::Options::of(Mode::Exec) };
    let unit = sidewinder_compiler::compile_text(file, how);
    let Some(mut vm) = Vm::new(options.heap.clone()) else {
        eprintln!("sidewinder: no memory for the heap");
        return Ran::with(1);
    };
    vm.allow_native(stack - stack / RESERVED);
    vm.part_mut::<crate::interp::guest::hints::Hinted>().checked = options.check_hints;
    vm.is_sandboxed = options.is_sandboxed;
    vm.jit = backend(options.jit, &raw const vm.ctx).map(|backend| {
        // Only a report wants to know how often loops go round.
        let jit = Jit::new(options.params.clone(), backend, options.wanted.is_some());
        if options.keep_traces {
            jit.keep_traces();
        }
        Rc::new(jit)
    });
    let _guard = vm.heap.guard();
    if let Some(wanted) = options.wanted.take() {
        vm.observe(wanted);
    }
    let exit = match unit {
        Ok(unit) => vm.run_main(unit, &options),
        Err(errors) => {
            // All of them: who mends a file wants to see more than the first.
            for error in &errors {
                eprint!("{}", error.render(file));
            }
            let first = errors.first().map(|error| Exception {
                class: error.kind.exception().into(),
                message: error.message.clone(),
                at: vm.place_in(file, error.span, "<module>"),
            });
            Exit { status: 1, exception: first }
        }
    };
    let exit = vm.with_hints(exit);
    let ran = vm.stop_observing(exit);
    if vm.is_forked {
        end_forked(ran.status);
    }
    // What other threads are in the middle of refers to it. And the process ends with this run: its memory goes in one piece.
    std::mem::forget(vm);
    ran
}

/// The end of a forked process. The thread that waits for a run's end is its parent's: where this thread only returned, the
/// process would end with it, and with no status.
fn end_forked(status: i32) -> ! {
    // What a shell makes of a death by SIGINT.
    if status == 128 + libc::SIGINT {
        // SAFETY: both calls are always allowed; the second does not return once the first has restored the default.
        unsafe {
            libc::signal(libc::SIGINT, libc::SIG_DFL);
            libc::raise(libc::SIGINT);
        }
    }
    std::process::exit(status)
}

fn backend(mode: JitMode, ctx: *const Ctx) -> Option<Box<dyn Backend>> {
    match mode {
        JitMode::Off => None,
        JitMode::Evaluate => Some(Box::new(Eval::new())),
        JitMode::On => machine_code(ctx),
    }
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn machine_code(ctx: *const Ctx) -> Option<Box<dyn Backend>> {
    let backend = X64::new(Runtime {
        alloc_slow: crate::interp::host::answers::alloc_slow,
        lives_on: crate::interp::host::answers::lives_on,
        direct_calls: Some((&crate::interp::host::direct_call::DIRECT_CALLS, ctx)),
        boxes: Some(crate::interp::host::answers::BOXES),
    })
    .ok()?;
    Some(Box::new(backend))
}

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
fn machine_code(_: *const Ctx) -> Option<Box<dyn Backend>> {
    None
}

impl Vm {
    fn run_main(&mut self, unit: Unit, options: &Options) -> Exit {
        let bottom = 0u8;
        self.heap.set_stack_base(&raw const bottom as usize);
        if let Some(signals) = options.signals {
            self.listen_to(signals);
        }
        let file = unit.file.name().to_string();
        let ran = self.prepare(options, &file).and_then(|main| match &options.module {
            Some(module) => self.run_as_main(module, main),
            None => {
                self.warn_of(&unit, Mode::Exec)?;
                if kept::asks_for_itself(unit.file.text()) {
                    self.describe(main)?;
                }
                self.run_module(unit, main)
            }
        });
        let mut exit = match ran {
            Ok(_) => Exit::default(),
            Err(Raised) => {
                let exception = self.take_pending();
                self.report_uncaught(exception)
            }
        };
        let main = self.name(Name::Main);
        if let (Some(console), Some(main)) = (&options.console, Dict(self.modules).get_str(main)) {
            exit = self.interact(console, main);
        }
        self.call_at_end("threading", "_shutdown");
        self.call_at_end("atexit", "_run_exitfuncs");
        // What other threads are about to do they do no more.
        self.threads.gil.close();
        self.finalize_all();
        if self.flush_files().is_err() && exit.status == 0 {
            exit.status = 120;
        }
        self.listen_no_more();
        exit
    }

    /// Gives the standard streams another encoding: `encoding:errors`, either may be missing.
    fn encode_streams(&mut self, wanted: &str) -> Result<(), Raised> {
        let (encoding, errors) = wanted.split_once(':').unwrap_or((wanted, ""));
        let module = self.import_whole("_habits")?;
        let name = self.intern("encode_streams")?;
        let encode = self.get_attribute(module, name)?;
        let (encoding, errors) = (self.new_str(encoding)?, self.new_str(errors)?);
        self.call(encode, &[encoding, errors])?;
        Ok(())
    }

    /// Calls a function of a module, if the program has that: to wait for threads, and what `atexit` has been told to do.
    fn call_at_end(&mut self, module: &str, function: &str) {
        let run = self.known.interned.get(module).copied();
        let module = run.and_then(|name| Dict(self.modules).get_str(name));
        let Some(module) = module.filter(|module| module.is(crate::object::Kind::Module)) else {
            return;
        };
        let ran = self.intern(function).and_then(|name| {
            let function = self.get_attribute(module, name)?;
            self.call(function, &[])
        });
        if ran.is_err() {
            self.ignore_exception(module);
        }
    }

    /// The module `__main__`, with `sys.argv` and `sys.path` set.
    fn prepare(&mut self, options: &Options, file: &str) -> Result<Value, Raised> {
        self.known.arguments = options.arguments.clone();
        self.known.warnings = options.warnings.clone();
        *self.part_mut::<Habits>() = options.habits.clone();
        if let Some(most) = options.habits.most_digits {
            self.known.most_digits = if most == 0 { usize::MAX } else { most };
        }
        self.part_mut::<Finder>().overlay = options.overlay.clone();
        self.known.seed = options.seed.map(|seed| (seed, 0));
        let main = self.new_module("__main__")?;
        let name = self.name(Name::Main);
        Dict(self.modules).set(self, name, main)?;
        let (name, builtins) = (self.intern("builtins")?, self.builtins);
        Dict(self.modules).set(self, name, builtins)?;
        let (none, annotations) = (self.none(), Dict::new(self)?);
        // The file of a folder that is run belongs to the package at the top, as a module does. Its spec is made when somebody asks.
        let is_in_folder = options.arguments.first().is_some_and(|first| {
            std::path::absolute(first)
                .is_ok_and(|at| at.join("__main__.py") == std::path::Path::new(file))
        });
        let package = if is_in_folder { self.new_str("")? } else { none };
        let is_code = file == "<string>";
        let file = self.new_str(file)?;
        let is_bare = options.console.as_ref().is_some_and(|console| console.is_bare);
        for (name, value) in [
            ("__package__", package),
            ("__spec__", none),
            ("__annotations__", annotations.0),
            ("__builtins__", self.builtins),
            ("__file__", file),
            ("__cached__", none),
        ] {
            // What is typed is in no file.
            let is_absent = match name {
                "__file__" | "__cached__" => is_bare || is_code,
                "__spec__" => is_in_folder || options.module.is_some(),
                _ => false,
            };
            if is_absent {
                continue;
            }
            let name = self.intern(name)?;
            self.set_global(globals(main), name, value)?;
        }
        if let Some(folder) = &options.folder {
            let folder = self.new_outside_str(folder.as_os_str())?;
            self.path = self.new_list(&[folder])?;
        }
        for folder in &options.habits.folders {
            let folder = self.new_outside_str(folder.as_os_str())?;
            crate::object::List(self.path).push(self, folder)?;
        }
        crate::interp::observe::traceback::IS_PLAIN
            .store(options.habits.plain_tracebacks, std::sync::atomic::Ordering::Relaxed);
        if options.habits.unbuffered {
            self.write_at_once();
        }
        if options.habits.optimize > 0 {
            let (name, no) = (self.intern("__debug__")?, self.bool(false));
            self.set_global(globals(self.known.builtins), name, no)?;
        }
        if let Some(wanted) = &options.habits.encoding {
            self.encode_streams(wanted)?;
        }
        if options.habits.shows_faults || options.habits.dev_mode {
            let (module, name) = (self.import_whole("faulthandler")?, self.intern("enable")?);
            let enable = self.get_attribute(module, name)?;
            self.call(enable, &[])?;
        }
        if !options.habits.no_site {
            self.enter_environment()?;
        }
        Ok(main)
    }
}
