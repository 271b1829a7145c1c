//! Running a program, and what is wanted of the run besides.

use std::env;
use std::fs::{self, File};
use std::io::{self, IsTerminal, stderr, stdin};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use sidewinder_contain::{Allowed, Held, inherited, sandbox};
use sidewinder_lang::interp::{self, Habits, Overlay, Ran, Reserved, Signals, Wanted};
use sidewinder_lang::observe::listing::Stages;
use sidewinder_memory::heap::Config;
use sidewinder_report::schema;
use sidewinder_report::traces::Traces;
use sidewinder_report::{Lines, Report, Sink, digest, render, shown};

use crate::console::{self, Facts};
use crate::exit;
use crate::habits;
use crate::jit::{Asked, Settings};
use crate::options::{self, Common, ReportFile, Stage, wrong_usage};
use crate::program::{self, Missing, Program, reason};
use crate::reports::{self, Read};
use crate::words::{Tool, Words};
use crate::{announce, limits, profile, report, version, viewer};

/// `sidewinder run`, and `sidewinder` with a file.
pub fn main(words: &Words) -> ! {
    let options: options::Run = options::parse(words);
    if options.version > 0 {
        version::print(options.version, options.json);
    }
    // Before anything is read: the supervisor needs none of it.
    let held = options.sandbox.then(hold);
    let limit = limits::begin(&options);
    let overlay = options.overlay.as_deref().map(program::overlay).transpose();
    let overlay =
        overlay.unwrap_or_else(|why| exit::because(&format!("sidewinder: {why}\n"), exit::USAGE));
    let inspects = options.interactive || inspects_by_variable(&options.common);
    let is_bare = !Program::is_named(words) && (options.interactive || stdin().is_terminal());
    let mut prepared = match is_bare {
        true => prepare_for(Program::bare, &options.common, inspects),
        false => prepare_with(words, &options.common, Tool::Run, overlay.unwrap_or_default()),
    };
    prepared.habits.inspect = inspects as u8;
    if let Some(bytes) = limit.memory {
        prepared.heap.limit = bytes;
    }
    let mut wanted = prepared.wanted(&options.common);
    let opened = options.report.map(|file| match file {
        ReportFile::Default => open_no_link(prepared.report_file()),
        ReportFile::Named(path) => open(path),
    });
    let path = opened.map(|(file, path)| {
        wanted.reserved.reserve(&file);
        // A pipe has a reader, who wants to see it come.
        let is_followed = !file.metadata().is_ok_and(|file| file.is_file());
        wanted.sinks.push(Box::new(Lines::new(file, is_followed)));
        path
    });
    // What can't be written is better known before the run, and in a sandbox it can only be opened before.
    let traces = options.traces.map(|path| {
        let (file, path) = open(path);
        wanted.reserved.reserve(&file);
        (viewer::want(&mut wanted), path, file)
    });
    // What `%jit` tells needs no samples.
    wanted.samples = !wanted.sinks.is_empty();
    let facts = Facts::default();
    if is_bare || inspects {
        wanted.sinks.push(Box::new(facts.clone()));
    }
    let profile = options.profile.map(profile::open);
    wanted.timeline = profile.is_some();
    wanted.announcers = announce::wanted(&options.announce, prepared.settings.mode);
    if let Some(held) = &held {
        restrict(&options.allow.into_iter().collect(), held);
        prepared.is_sandboxed = true;
    }
    limit.start();
    let mut ran = match is_bare || inspects {
        true => prepared.run_at_prompt(wanted, &options.common, is_bare, facts),
        false => prepared.run(wanted),
    };
    if let Err(error) = &ran.announced {
        let why = reason(error);
        let message = format!("sidewinder: not all machine code was announced: {why}\n");
        exit::because(&message, if ran.status == 0 { 1 } else { ran.status });
    }
    if let (Some(profile), Some(timeline)) = (profile, &ran.timeline) {
        profile.write(timeline);
    }
    if let Some((kept, path, file)) = traces {
        viewer::finish(&path, Ok(file), &viewer::text(&viewer::document(&mut ran, &kept)));
    }
    if let (Some(path), Err(error)) = (path, ran.written) {
        let path = path.display();
        let message =
            format!("sidewinder: the report '{path}' is not complete: {}\n", reason(&error));
        exit::because(&message, if ran.status == 0 { 1 } else { ran.status });
    }
    exit::with(ran.status)
}

/// Goes on in a process that ends with all that it starts.
fn hold() -> Held {
    sidewinder_contain::hold().unwrap_or_else(|error| {
        let why = reason(&error);
        exit::because(&format!("sidewinder: no sandbox can be made: {why}\n"), exit::USAGE)
    })
}

/// Refuses this process what is not allowed. What this system cannot refuse is said: the program runs all the same.
fn restrict(allowed: &Allowed, held: &Held) {
    match sandbox::restrict(allowed, &held.temporary) {
        Ok(gaps) => gaps.iter().for_each(|gap| {
            eprintln!("sidewinder: the kernel of this system cannot keep the run from {gap}");
        }),
        Err(why) => exit::because(&format!("sidewinder: {why}\n"), exit::USAGE),
    }
}

/// Runs a program, and gives the report of that.
pub fn for_report(words: &Words, common: &Common, tool: Tool) -> Read {
    let prepared = prepare(words, common, tool);
    let mut wanted = prepared.wanted(common);
    let kept = Arc::new(Mutex::new(Report::default()));
    wanted.sinks.push(Box::new(kept.clone()));
    let main = prepared.program.file.text().to_owned();
    // The program may change its folder.
    let folders = vec![reports::here()];
    let ran = prepared.run(wanted);
    let mut kept = kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let report = std::mem::take(&mut *kept).shown_as(shown::for_terminal);
    Read { report, status: ran.status, main: Some(main), folders }
}

/// `sidewinder trace PROGRAM`: runs it and prints its traces.
pub fn and_trace(words: &Words) -> ! {
    let options: options::Trace = options::parse(words);
    if options.serve {
        let (traces, _) = and_trace_all(words, &options.common, Tool::Trace);
        viewer::serve::serve(&viewer::page::page(&traces));
    }
    let prepared = prepare(words, &options.common, Tool::Trace);
    let mut wanted = prepared.wanted(&options.common);
    let has = |stage| options.stage.contains(&stage);
    let stages = match options.stage.is_empty() {
        true => Stages { recorded: true, optimized: true, asm: false },
        false => Stages {
            recorded: has(Stage::Recorded),
            optimized: has(Stage::Optimized),
            asm: has(Stage::Asm),
        },
    };
    wanted.listing = Some((stages, options.number));
    let ran = prepared.run(wanted);
    report::print(&format!("\n{}", shown::plain(&ran.listing)));
    exit::with(ran.status)
}

/// Runs a program and keeps all of its traces. Gives them, and the exit status.
pub fn and_trace_all(words: &Words, common: &Common, tool: Tool) -> (Traces, i32) {
    let prepared = prepare(words, common, tool);
    let mut wanted = prepared.wanted(common);
    let kept = viewer::want(&mut wanted);
    let mut ran = prepared.run(wanted);
    (viewer::document(&mut ran, &kept), ran.status)
}

/// Everything that the command line and the environment say about a run.
struct Prepared {
    program: Program,
    settings: Settings,
    warnings: Vec<String>,
    habits: Habits,
    check_hints: bool,
    heap: Config,
    is_sandboxed: bool,
    overlay: Overlay,
    seed: Option<u64>,
}

fn prepare(words: &Words, common: &Common, tool: Tool) -> Prepared {
    prepare_with(words, common, tool, Overlay::new())
}

fn prepare_with(words: &Words, common: &Common, tool: Tool, overlay: Overlay) -> Prepared {
    let find = || {
        Program::find(words, &overlay).unwrap_or_else(|missing| match missing {
            Missing::NotNamed => wrong_usage(tool, "which program?"),
            Missing::Unreadable(message) => exit::because(&message, exit::USAGE),
            Missing::NoText(message) => exit::because(&message, 1),
        })
    };
    let inspects = inspects_by_variable(common);
    let prepared = prepare_for(find, common, inspects);
    Prepared { overlay, ..prepared }
}

/// Whether the environment wants a prompt after the program, and there is a terminal for it.
fn inspects_by_variable(common: &Common) -> bool {
    habits::variable(common, "PYTHONINSPECT").is_some() && stdin().is_terminal()
}

fn prepare_for(find: impl FnOnce() -> Program, common: &Common, inspects: bool) -> Prepared {
    let (settings, heap) = match (settings(common), heap(common)) {
        (Ok(Asked::Run(settings)), Ok(heap)) => (settings, heap),
        (Ok(Asked::Print(text)), _) => {
            report::print(&text);
            exit::with(0)
        }
        (Err(message), _) | (_, Err(message)) => {
            exit::because(&format!("sidewinder: {message}\n"), exit::USAGE)
        }
    };
    let mut program = find();
    let habits = habits::of(common, inspects);
    let warnings = habits::warnings(common, &habits);
    if habits.safe_path {
        program.folder = None;
    }
    if common.python().skip_line {
        program.skip_line();
    }
    Prepared {
        program,
        settings,
        warnings,
        habits,
        check_hints: common.check_hints,
        heap,
        is_sandboxed: false,
        overlay: Overlay::new(),
        seed: common.seed,
    }
}

/// A variable of the environment; none with `-E` and `-I`.
fn variable(common: &Common, name: &str) -> Result<Option<String>, String> {
    if common.ignore_environment || common.isolated {
        return Ok(None);
    }
    match env::var(name) {
        Ok(text) => Ok(Some(text)),
        Err(env::VarError::NotPresent) => Ok(None),
        Err(env::VarError::NotUnicode(_)) => Err(format!("{name} is not UTF-8")),
    }
}

/// The JIT's settings: the option's, else the environment's.
fn settings(common: &Common) -> Result<Asked, String> {
    match &common.jit {
        Some(text) => Settings::parse(text).map_err(|why| format!("--jit: {why}")),
        None => match variable(common, "SIDEWINDER_JIT")? {
            Some(text) => Settings::parse(&text).map_err(|why| format!("SIDEWINDER_JIT: {why}")),
            None => Ok(Asked::Run(Settings::default())),
        },
    }
}

fn heap(common: &Common) -> Result<Config, String> {
    let nursery = variable(common, "SIDEWINDER_GC_NURSERY")?;
    let limit = variable(common, "SIDEWINDER_GC_LIMIT")?;
    let debug = variable(common, "SIDEWINDER_GC")?;
    Config::from_strings(nursery.as_deref(), limit.as_deref(), debug.as_deref())
}

/// The file that reports go to if none is named. A link there was put by somebody else, and leads where nobody asked to write.
fn open_no_link(path: PathBuf) -> (File, PathBuf) {
    remove_old(&path);
    let mut how = File::options();
    how.write(true).create(true).truncate(true).custom_flags(libc::O_NOFOLLOW);
    match how.open(&path) {
        Err(error) if error.raw_os_error() == Some(libc::ELOOP) => {
            let shown = path.display();
            let message = format!(
                "sidewinder: '{shown}' is a link; name the file to report to, as in --report=FILE\n"
            );
            exit::because(&message, exit::USAGE)
        }
        opened => writable(opened, path),
    }
}

/// The file of a report or of traces, or the end: a run whose report is lost from the start is not what was asked for.
fn open(path: PathBuf) -> (File, PathBuf) {
    if let Some(file) = inherited::taken(&path) {
        return (file, path);
    }
    remove_old(&path);
    writable(File::create(&path), path)
}

fn writable(opened: io::Result<File>, path: PathBuf) -> (File, PathBuf) {
    match opened {
        Ok(file) => (file, path),
        Err(error) => {
            let (path, why) = (path.display(), reason(&error));
            exit::because(&format!("sidewinder: can't write '{path}': {why}\n"), exit::USAGE)
        }
    }
}

/// The file of an earlier run is removed, not cut: ext4 writes a file that was cut to disk as it is closed, which takes
/// milliseconds. What is not a plain file (a pipe, a link, a terminal) is written to as it is.
fn remove_old(path: &Path) {
    let is_plain = fs::symlink_metadata(path).is_ok_and(|old| old.is_file());
    if is_plain && File::options().write(true).open(path).is_ok() {
        // Where the folder is not ours to change, the file is cut all the same.
        let _ = fs::remove_file(path);
    }
}

impl Prepared {
    /// What is wanted of the run: nothing yet but what every tool may ask for.
    fn wanted(&self, common: &Common) -> Wanted {
        let root = env::current_dir().unwrap_or_default();
        let file = Path::new(&**self.program.file.name());
        let file = file.strip_prefix(&root).unwrap_or(file).to_string_lossy().into_owned();
        let sources = [(file.clone(), digest(self.program.file.text()))].into();
        let program = schema::Program { file, argv: self.program.argv.clone(), sources };
        let mut sinks: Vec<Box<dyn Sink + Send>> = Vec::new();
        if common.jit_summary {
            sinks.push(Box::new(render::Brief::new(stderr())));
        }
        Wanted {
            program,
            seed: common.seed,
            samples: true,
            root,
            sinks,
            listing: None,
            traces: false,
            timeline: false,
            announcers: Vec::new(),
            reserved: Reserved::default(),
        }
    }

    /// Where a report goes if no file is named: here, under the program's name.
    fn report_file(&self) -> PathBuf {
        let stem = Path::new(&**self.program.file.name()).file_stem().unwrap_or_default();
        let stem = stem.to_string_lossy();
        let stem = stem.trim_matches(['<', '>']);
        PathBuf::from(format!("{stem}.sidewinder.jsonl"))
    }

    fn run(&self, wanted: Wanted) -> Ran {
        interp::run(self.program.file.clone(), self.options(wanted))
    }

    /// Runs the program, if there is one, and then what is typed.
    fn run_at_prompt(&self, wanted: Wanted, common: &Common, is_bare: bool, facts: Facts) -> Ran {
        let (mut console, desk) = interp::console();
        console.is_bare = is_bare;
        if is_bare && !common.quiet() {
            console.banner = console::banner();
        }
        let startup = variable(common, "PYTHONSTARTUP").ok().flatten();
        console.startup = startup.filter(|name| is_bare && !name.is_empty()).map(PathBuf::from);
        let options = interp::Options { console: Some(console), ..self.options(wanted) };
        interp::run_beside(self.program.file.clone(), options, || {
            desk.serve(&mut *console::editor(facts));
        })
    }

    fn options(&self, wanted: Wanted) -> interp::Options {
        let keep_traces = wanted.listing.is_some() || wanted.traces;
        let is_wanted = !wanted.sinks.is_empty()
            || keep_traces
            || wanted.timeline
            || !wanted.announcers.is_empty();
        interp::Options {
            heap: self.heap.clone(),
            jit: self.settings.mode,
            params: self.settings.params.clone(),
            check_hints: self.check_hints,
            is_sandboxed: self.is_sandboxed,
            keep_traces,
            arguments: self.program.argv.clone(),
            warnings: self.warnings.clone(),
            habits: self.habits.clone(),
            seed: self.seed,
            folder: self.program.folder.clone(),
            overlay: self.overlay.clone(),
            module: self.program.module.clone(),
            signals: Some(Signals::listen()),
            console: None,
            wanted: is_wanted.then_some(wanted),
        }
    }
}
