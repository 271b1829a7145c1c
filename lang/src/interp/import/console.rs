//! The prompt: reading statements from a person and running them, one after the other.
//!
//! **In:** an [`Editor`], which knows terminals. **Out:** what the statements do, and the exit status of the last.
//!
//! ```text
//! the thread of the program                      the first thread, which waits for it
//!   wants a text, with sys.ps1 and sys.ps2  ──►  Editor::edit
//!                                           ◄──  what does `xs.ap` go on with?      Asker::complete
//!   dir(xs)                                 ──►
//!                                           ◄──  the text, Ctrl-C or Ctrl-D
//!   compiles it as "single", runs it, shows what comes of it
//! ```
//!
//! The editor has the first thread, as signals are for the thread of the program: Ctrl-C during a run is heard there.
//!
//! **Absent:** keys, history, colours, and `%jit` (the command's `console`).

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};

use crate::object::{Dict, List, Raised, Str, Value, globals, instance::payload};
use crate::vm::Vm;
use sidewinder_compiler::bytecode::Unit;
use sidewinder_report::schema::Exit;
use sidewinder_syntax::Mode;
use sidewinder_syntax::source::SourceFile;
use std::sync::Arc;

/// What a text is asked for with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompts {
    /// `sys.ps1`
    pub first: String,
    /// `sys.ps2`, of further lines.
    pub more: String,
}

/// What came of asking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A text.
    Text(String),
    /// Ctrl-C.
    Interrupted,
    /// Ctrl-D, or the end of the input.
    End,
}

/// Where texts come from.
pub trait Editor {
    /// Asks for a text.
    fn edit(&mut self, prompts: &Prompts, asker: &Arc<Asker>) -> Typed;
}

/// Asks the program while a text is typed.
#[derive(Debug)]
pub struct Asker {
    to: Mutex<Sender<FromEditor>>,
    answers: Mutex<Receiver<Vec<String>>>,
}

impl Asker {
    /// The names that what ends in these words may go on with, whole: of `xs.ap` it is `xs.append`.
    pub fn complete(&self, words: &str) -> Vec<String> {
        let (Ok(to), Ok(answers)) = (self.to.lock(), self.answers.lock()) else {
            return Vec::new();
        };
        if to.send(FromEditor::Complete(words.to_owned())).is_err() {
            return Vec::new();
        }
        answers.recv().unwrap_or_default()
    }
}

#[derive(Debug)]
enum FromEditor {
    Complete(String),
    Typed(Typed),
}

/// How a program goes on at a prompt.
#[derive(Debug)]
pub struct Console {
    /// What is shown first.
    pub banner: String,
    /// A file to be run before the first prompt, if there is no program.
    pub startup: Option<PathBuf>,
    /// There is no program: everything is typed.
    pub is_bare: bool,
    wanted: Sender<Prompts>,
    from: Receiver<FromEditor>,
    answers: Sender<Vec<String>>,
}

/// The other end of a [`Console`].
#[derive(Debug)]
pub struct Desk {
    wanted: Receiver<Prompts>,
    to: Sender<FromEditor>,
    asker: Arc<Asker>,
}

/// Both ends.
pub fn console() -> (Console, Desk) {
    let (wanted, want) = channel();
    let (to, from) = channel();
    let (answers, answered) = channel();
    let asker = Asker { to: Mutex::new(to.clone()), answers: Mutex::new(answered) };
    let (banner, startup, is_bare) = (String::new(), None, false);
    let console = Console { banner, startup, is_bare, wanted, from, answers };
    (console, Desk { wanted: want, to, asker: Arc::new(asker) })
}

impl Desk {
    /// Gives the program what it asks for, until it has ended.
    pub fn serve(self, editor: &mut dyn Editor) {
        while let Ok(prompts) = self.wanted.recv() {
            let typed = editor.edit(&prompts, &self.asker);
            if self.to.send(FromEditor::Typed(typed)).is_err() {
                return;
            }
        }
    }
}

impl Vm {
    /// Goes on at a prompt, in the namespace of the program.
    pub(in crate::interp) fn interact(&mut self, console: &Console, main: Value) -> Exit {
        if self.begin_interacting().is_err() {
            let exception = self.take_pending();
            return self.report_uncaught(exception);
        }
        if let Some(path) = &console.startup
            && let Some(exit) = self.run_startup(path, main)
        {
            return exit;
        }
        let _ = self.write_stream(2, &console.banner);
        loop {
            let _ = self.flush_output();
            let prompts = self.prompts();
            let text = match self.read(console, prompts) {
                Typed::Text(text) => text,
                Typed::Interrupted => {
                    let _ = self.write_stream(2, "KeyboardInterrupt\n");
                    continue;
                }
                Typed::End => {
                    let _ = self.write_stream(2, "\n");
                    return Exit::default();
                }
            };
            if text.trim().is_empty() {
                continue;
            }
            if let Some(exit) = self.run_typed(text, main) {
                return exit;
            }
        }
    }

    fn begin_interacting(&mut self) -> Result<(), Raised> {
        let sys = self.import_whole("sys")?;
        for (name, text) in [("ps1", ">>> "), ("ps2", "... ")] {
            if self.of_sys(name).is_none() {
                let text = self.new_str(text)?;
                self.set_in_module(sys, name, text)?;
            }
        }
        Ok(())
    }

    /// The prompts as the program wants them now: any object with a text.
    fn prompts(&mut self) -> Prompts {
        let mut text = |name| {
            let text = self.of_sys(name).map(|prompt| self.str_text(prompt));
            if let Some(Err(Raised)) = text {
                self.take_pending();
            }
            text.and_then(Result::ok).unwrap_or_default()
        };
        Prompts { first: text("ps1"), more: text("ps2") }
    }

    /// Waits for a text, and answers questions meanwhile.
    fn read(&mut self, console: &Console, prompts: Prompts) -> Typed {
        if console.wanted.send(prompts).is_err() {
            return Typed::End;
        }
        loop {
            match console.from.recv() {
                Ok(FromEditor::Typed(typed)) => return typed,
                Ok(FromEditor::Complete(words)) => {
                    let names = self.completions(&words);
                    if console.answers.send(names).is_err() {
                        return Typed::End;
                    }
                }
                Err(_) => return Typed::End,
            }
        }
    }

    /// Runs what was typed. The end, if it asked for that.
    fn run_typed(&mut self, text: String, main: Value) -> Option<Exit> {
        let file = Arc::new(SourceFile::unseen("<stdin>", text));
        let ran = self.compile_typed(&file, Mode::Single).and_then(|unit| {
            self.warn_of(&unit, Mode::Single)?;
            self.run_module(unit, main).map(drop)
        });
        self.told(ran)
    }

    /// Runs the file that PYTHONSTARTUP names.
    fn run_startup(&mut self, path: &std::path::Path, main: Value) -> Option<Exit> {
        let name = path.to_string_lossy();
        let text = std::fs::read(path).map_err(|error| error.to_string());
        let text = text.and_then(|bytes| {
            let decoded = sidewinder_syntax::source::decode(&name, bytes);
            decoded.map_err(|message| message.trim_end().to_owned())
        });
        let text = match text {
            Ok(text) => text,
            Err(why) => {
                let _ = self
                    .write_stream(2, &format!("Could not open PYTHONSTARTUP '{name}': {why}\n"));
                return None;
            }
        };
        let file = Arc::new(SourceFile::new(&*name, text));
        let ran = self
            .compile_typed(&file, Mode::Exec)
            .and_then(|unit| self.run_module(unit, main).map(drop));
        self.told(ran)
    }

    fn compile_typed(&mut self, file: &Arc<SourceFile>, mode: Mode) -> Result<Unit, Raised> {
        let (shows_variables, marks_lines) = (self.shows_variables, self.marks_lines);
        let options = sidewinder_compiler::Options {
            shows_variables,
            marks_lines,
            ..sidewinder_compiler::Options::of(mode)
        };
        match sidewinder_compiler::compile_text(file, options) {
            Ok(unit) => Ok(unit),
            Err(errors) => self.raise_syntax_error(file, &errors, mode),
        }
    }

    /// Shows an exception. The end, if it is SystemExit.
    fn told(&mut self, ran: Result<(), Raised>) -> Option<Exit> {
        if ran.is_ok() {
            return None;
        }
        let exception = self.take_pending();
        let is_end = self.is_instance(exception, crate::object::Type::SystemExit);
        let exit = self.report_uncaught(exception);
        is_end.then_some(exit)
    }

    /// What names go on with, as `rlcompleter` has it: those with an underscore only where one was typed.
    fn completions(&mut self, words: &str) -> Vec<String> {
        let (path, start) = match words.rsplit_once('.') {
            Some((path, start)) => (Some(path), start),
            None => (None, words),
        };
        let found = match path {
            Some(path) => self.attributes_at(path),
            None => self.names_in_reach(),
        };
        let Ok(mut names) = found else {
            self.take_pending();
            return Vec::new();
        };
        names.retain(|name| name.starts_with(start));
        names.retain(|name| !name.starts_with('_') || start.starts_with('_'));
        names.sort();
        names.dedup();
        match path {
            Some(path) => names.into_iter().map(|name| format!("{path}.{name}")).collect(),
            None => names,
        }
    }

    /// The names of the attributes of what a dotted name stands for.
    fn attributes_at(&mut self, path: &str) -> Result<Vec<String>, Raised> {
        let mut parts = path.split('.');
        let first = self.intern(parts.next().unwrap_or_default())?;
        let main = self.main_module();
        let found = main.and_then(|main| globals(main).get(first));
        let found = found.or_else(|| globals(self.builtins).get(first));
        let Some(mut object) = found else { return Ok(Vec::new()) };
        for part in parts {
            let name = self.intern(part)?;
            match self.find_attribute(object, name)? {
                Some(found) => object = found,
                None => return Ok(Vec::new()),
            }
        }
        self.directory(object)
    }

    fn names_in_reach(&mut self) -> Result<Vec<String>, Raised> {
        let mut names = self.directory(self.builtins)?;
        if let Some(main) = self.main_module() {
            names.extend(self.directory(main)?);
        }
        names.extend(KEYWORDS.iter().map(|word| (*word).to_owned()));
        Ok(names)
    }

    fn main_module(&mut self) -> Option<Value> {
        let name = self.name(crate::object::Name::Main);
        Dict(self.modules).get_str(name)
    }

    /// `dir(object)`
    fn directory(&mut self, object: Value) -> Result<Vec<String>, Raised> {
        let name = self.intern("dir")?;
        let dir = self.get_attribute(self.builtins, name)?;
        let names = self.call(dir, &[object])?;
        let Some(names) = List::of(names) else { return Ok(Vec::new()) };
        let items = names.items(self);
        let texts = items.iter().filter_map(|name| Str::of(payload(*name)));
        Ok(texts.map(|name| name.text().to_string()).collect())
    }
}

/// The words of the language.
const KEYWORDS: &[&str] = &[
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
];
