//! The program: where its text comes from, and what is wrong with getting it.

use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sidewinder_lang::interp::Overlay;
use sidewinder_syntax::source::{SourceFile, decode};
use sidewinder_syntax::text::code_of;
use sidewinder_syntax::text::text_of_outside;

use sidewinder_contain::inherited;

use crate::words::Words;

/// A program, ready to be compiled.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its text.
    pub file: Arc<SourceFile>,
    /// `sys.argv`.
    pub argv: Vec<String>,
    /// Where its imports look first.
    pub folder: Option<PathBuf>,
    /// The module that is the program; the text is empty then.
    pub module: Option<String>,
}

/// Why there is no program.
#[derive(Debug)]
pub enum Missing {
    /// None was named, and standard input is a terminal.
    NotNamed,
    /// It cannot be read; the message is complete.
    Unreadable(String),
    /// It is a folder without a text to run, or its bytes are no text; the message is complete.
    NoText(String),
}

impl Program {
    /// No program: everything is typed at a prompt.
    pub fn bare() -> Program {
        let file = Arc::new(SourceFile::unseen("<stdin>", ""));
        Program { file, argv: vec![String::new()], folder: Some(PathBuf::new()), module: None }
    }

    /// Whether the command line names none.
    pub fn is_named(words: &Words) -> bool {
        words.code.is_some() || words.module.is_some() || !words.program.is_empty()
    }

    /// The program that the command line names.
    pub fn find(words: &Words, overlay: &Overlay) -> Result<Program, Missing> {
        let argv = |first: &str, rest: &[OsString]| {
            let rest = rest.iter().map(|word| text_of_outside(word).into_owned());
            std::iter::once(first.to_owned()).chain(rest).collect()
        };
        let here = Some(PathBuf::new());
        if let Some(code) = &words.code {
            let text = text_of_outside(code).into_owned();
            if let Some(at) = text.chars().position(|c| code_of(c) != c as u32) {
                let what = shown(text.chars().skip(at).take(1));
                return Err(Missing::NoText(format!(
                    "Unable to decode the command from the command line:\nUnicodeEncodeError: 'utf-8' codec can't \
                     encode character '{what}' in position {at}: surrogates not allowed\n"
                )));
            }
            let file = Arc::new(SourceFile::unseen("<string>", text));
            let argv = argv("-c", &words.program);
            return Ok(Program { file, argv, folder: here, module: None });
        }
        if let Some(module) = &words.module {
            let module = text_of_outside(module).into_owned();
            let file = Arc::new(SourceFile::unseen("<module>", ""));
            let folder = std::env::current_dir().ok();
            let argv = argv("-m", &words.program);
            return Ok(Program { file, argv, folder, module: Some(module) });
        }
        let (name, rest) = match words.program.split_first() {
            Some((name, rest)) => (name, rest),
            None if io::stdin().is_terminal() => return Err(Missing::NotNamed),
            None => return Program::from_stdin(argv("", &[]), here),
        };
        if name == "-" {
            return Program::from_stdin(argv("-", rest), here);
        }
        let first = text_of_outside(name).into_owned();
        // Tracebacks name the main file by its whole path, as CPython's do.
        let mut path = std::path::absolute(name).unwrap_or_else(|_| PathBuf::from(name));
        // A folder is a program by the file of that name, and its modules are the program's.
        let program = path.is_dir().then(|| path.clone());
        if program.is_some() {
            path.push("__main__.py");
            if !path.is_file() {
                let name = program.unwrap_or_default();
                let name = shown(text_of_outside(name.as_os_str()).chars());
                return Err(Missing::NoText(format!(
                    "sidewinder: can't find '__main__' module in '{name}'\n"
                )));
            }
        }
        let unsaved = overlay.get(&path).map(|text| Ok(text.clone().into_bytes()));
        let bytes = unsaved.unwrap_or_else(|| fs::read(&path)).map_err(|error| {
            let why = reason(&error);
            let path = shown(text_of_outside(path.as_os_str()).chars());
            Missing::Unreadable(format!("sidewinder: can't open file '{path}': {why}\n"))
        })?;
        if is_archive(&bytes) {
            let text = "__import__('runpy')._run_module_as_main('__main__', False)";
            let file = Arc::new(SourceFile::unseen("<frozen runpy>", text));
            return Ok(Program {
                file,
                argv: argv(&first, rest),
                folder: Some(path),
                module: None,
            });
        }
        let file = text(&text_of_outside(path.as_os_str()), bytes)?;
        let folder = program.or_else(|| path.parent().map(PathBuf::from));
        Ok(Program { file, argv: argv(&first, rest), folder, module: None })
    }

    /// Leaves out the first line of a file, but not its end: the others keep their numbers.
    pub fn skip_line(&mut self) {
        let text = self.file.text();
        if self.module.is_none() && !self.file.name().starts_with('<') {
            let rest = text.find('\n').map_or("", |at| &text[at..]);
            self.file = Arc::new(SourceFile::new(&**self.file.name(), rest));
        }
    }

    fn from_stdin(argv: Vec<String>, folder: Option<PathBuf>) -> Result<Program, Missing> {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map_err(|error| {
            Missing::Unreadable(format!(
                "sidewinder: can't read standard input: {}\n",
                reason(&error)
            ))
        })?;
        Ok(Program { file: text("<stdin>", bytes)?, argv, folder, module: None })
    }
}

/// Whether a file ends as ZIP archives do: with a record of where their table is, and a comment of up to 64 KiB.
fn is_archive(bytes: &[u8]) -> bool {
    const END: &[u8] = b"PK\x05\x06";
    const SIZE: usize = 22;
    let start = bytes.len().saturating_sub(SIZE + usize::from(u16::MAX));
    (start..bytes.len().saturating_sub(SIZE - 1)).any(|at| {
        let record = &bytes[at..];
        let size = record[12..16].iter().rev().fold(0, |size, byte| size << 8 | usize::from(*byte));
        let comment = usize::from(u16::from_le_bytes([record[20], record[21]]));
        record.starts_with(END) && size <= at && SIZE + comment <= record.len()
    })
}

/// A text as standard error shows it.
fn shown(text: impl Iterator<Item = char>) -> String {
    let mut shown = String::new();
    for c in text {
        match code_of(c) {
            code if code == c as u32 => shown.push(c),
            code => shown.push_str(&format!("\\u{code:04x}")),
        }
    }
    shown
}

fn text(name: &str, bytes: Vec<u8>) -> Result<Arc<SourceFile>, Missing> {
    match decode(name, bytes) {
        Ok(text) => Ok(Arc::new(SourceFile::new(name, text))),
        Err(message) => Err(Missing::NoText(message)),
    }
}

/// The texts of a file of texts: a JSON object with the whole path of a source file for each text.
pub fn overlay(file: &Path) -> Result<Overlay, String> {
    let shown = file.display();
    let text = match inherited::taken(file) {
        Some(mut open) => io::read_to_string(&mut open),
        None => fs::read_to_string(file),
    };
    let text = text.map_err(|error| format!("can't read '{shown}': {}", reason(&error)))?;
    let texts: Overlay = serde_json::from_str(&text)
        .map_err(|why| format!("{shown} is no JSON object of paths and texts: {why}"))?;
    match texts.keys().find(|path| !path.is_absolute()) {
        Some(path) => Err(format!("{shown}: '{}' is no whole path", path.display())),
        None => Ok(texts),
    }
}

/// An error as CPython words it: `[Errno 2] No such file or directory`.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match error.raw_os_error() {
        Some(number) => {
            let words = text.strip_suffix(&format!(" (os error {number})")).unwrap_or(&text);
            format!("[Errno {number}] {words}")
        }
        None => text,
    }
}
