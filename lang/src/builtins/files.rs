//! Open files, and the standard streams among them.
//!
//! A file object names its file by number; what the system gave is here. Output is collected, and written when there is
//! much of it, when the program asks, at its end, and before anything goes to standard error.

use crate::object::{Header, Kind, Raised, Str, Type, Value};
use crate::operation::Next;
use crate::vm::Vm;
use sidewinder_syntax::text::has_surrogates;
use std::io::{BufRead, BufReader, ErrorKind, IsTerminal, Write};

/// The number of standard input.
pub const STDIN: usize = 0;
/// The number of standard output.
pub const STDOUT: usize = 1;
/// The number of standard error.
pub const STDERR: usize = 2;

/// Output is written when there is this much.
const CHUNK: usize = 1 << 16;

/// Where output goes to, or input comes from.
enum Stream {
    Reader(Box<dyn BufRead>),
    Writer(Box<dyn Write>),
    Closed,
}

struct OpenFile {
    stream: Stream,
    /// Output not yet written.
    pending: Vec<u8>,
    /// Input of which more was to come when a signal did.
    begun: Vec<u8>,
    /// Whether every line is written at once.
    by_line: bool,
    /// Whether everything is.
    at_once: bool,
}

/// What a program's author reads under a traceback, where the sandbox may be why.
const REFUSED: &str = "The sandbox of this run may be why. What a run may do: sidewinder.run.allow in an editor, --allow on \
                       the command line; write:PATH, network, processes or attributes.";

/// All files of a run.
pub struct Files {
    files: Vec<OpenFile>,
}

impl Default for Files {
    fn default() -> Files {
        let by_line = std::io::stdout().is_terminal();
        let open = |stream, by_line| OpenFile {
            stream,
            pending: Vec::new(),
            begun: Vec::new(),
            by_line,
            at_once: false,
        };
        Files {
            files: vec![
                open(Stream::Reader(Box::new(BufReader::new(std::io::stdin()))), false),
                open(Stream::Writer(Box::new(std::io::stdout())), by_line),
                open(Stream::Writer(Box::new(std::io::stderr())), true),
            ],
        }
    }
}

impl Files {
    /// Sends what goes to standard output or standard error elsewhere.
    pub fn redirect(&mut self, number: usize, to: Box<dyn Write>) {
        self.files[number].stream = Stream::Writer(to);
    }

    /// Adds output to a file.
    #[inline]
    fn write(&mut self, number: usize, text: &str) -> std::io::Result<()> {
        let file = &mut self.files[number];
        if !matches!(file.stream, Stream::Writer(_)) {
            return Err(std::io::Error::new(ErrorKind::Unsupported, "not writable"));
        }
        file.pending.extend_from_slice(text.as_bytes());
        if file.pending.len() >= CHUNK || file.by_line && text.contains('\n') || file.at_once {
            return self.flush(number);
        }
        Ok(())
    }

    /// Writes what is pending for a file. Nothing is tried twice.
    pub fn flush(&mut self, number: usize) -> std::io::Result<()> {
        if number == STDERR {
            // What was said before comes before; a failure shows when standard output itself is flushed.
            let _ = self.flush(STDOUT);
        }
        let file = &mut self.files[number];
        let pending = std::mem::take(&mut file.pending);
        match &mut file.stream {
            Stream::Writer(to) if !pending.is_empty() => {
                to.write_all(&pending)?;
                to.flush()
            }
            _ => Ok(()),
        }
    }

    /// Writes everything that is pending.
    pub fn flush_all(&mut self) -> std::io::Result<()> {
        (1..self.files.len()).try_for_each(|number| self.flush(number))
    }

    fn close(&mut self, number: usize) -> std::io::Result<()> {
        let result = self.flush(number);
        self.files[number].stream = Stream::Closed;
        result
    }

    fn is_closed(&self, number: usize) -> bool {
        matches!(self.files[number].stream, Stream::Closed)
    }

    /// Reads up to the first byte that is `last`, or to the end of input. Where a signal ends that, the next call goes on.
    fn read_until(&mut self, number: usize, last: Option<u8>) -> std::io::Result<Vec<u8>> {
        let file = &mut self.files[number];
        let Stream::Reader(from) = &mut file.stream else {
            return Err(std::io::Error::new(ErrorKind::Unsupported, "not readable"));
        };
        loop {
            let there = from.fill_buf()?;
            let end = last.and_then(|last| memchr::memchr(last, there));
            let (used, is_all) = (end.map_or(there.len(), |end| end + 1), there.is_empty());
            file.begun.extend_from_slice(&there[..used]);
            from.consume(used);
            if is_all || end.is_some() {
                return Ok(std::mem::take(&mut file.begun));
            }
        }
    }

    /// Reads a line with its end; empty at the end of input.
    fn read_line(&mut self, number: usize) -> std::io::Result<String> {
        let mut line = self.read_until(number, Some(b'\n'))?;
        if line.ends_with(b"\r\n") {
            line.truncate(line.len() - 2);
            line.push(b'\n');
        }
        String::from_utf8(line).map_err(|_| ErrorKind::InvalidData.into())
    }

    fn read_all(&mut self, number: usize) -> std::io::Result<String> {
        let text = String::from_utf8(self.read_until(number, None)?)
            .map_err(|_| std::io::Error::from(ErrorKind::InvalidData))?;
        Ok(if text.contains('\r') { text.replace("\r\n", "\n") } else { text })
    }
}

/// The number of the file of a file object.
#[inline]
pub fn number(file: Value) -> usize {
    file.count(1)
}

impl Vm {
    /// A file object for an open file.
    pub fn new_file(&mut self, number: usize, name: &str) -> Result<Value, Raised> {
        let map = self.map(Type::File);
        let name = self.new_str(name)?;
        let file = self.allocate(Header::new(map.short(), Kind::File, 0, 0), 24)?;
        file.set_count(1, number);
        file.init(2, name);
        Ok(file)
    }

    /// OSError, or the class of it that fits.
    #[cold]
    pub fn raise_os_error<T>(
        &mut self,
        error: &std::io::Error,
        path: Option<&str>,
    ) -> Result<T, Raised> {
        let path = match path {
            Some(path) => Some(self.new_str(path)?),
            None => None,
        };
        self.raise_os_error_about(error, path)
    }

    /// OSError, or the class of it that fits, with what it is about.
    #[cold]
    pub fn raise_os_error_about<T>(
        &mut self,
        error: &std::io::Error,
        about: Option<Value>,
    ) -> Result<T, Raised> {
        let Some(code) = error.raw_os_error() else {
            let ty = match error.kind() {
                ErrorKind::NotFound => Type::FileNotFoundError,
                ErrorKind::PermissionDenied => Type::PermissionError,
                ErrorKind::AlreadyExists => Type::FileExistsError,
                ErrorKind::IsADirectory => Type::IsADirectoryError,
                ErrorKind::NotADirectory => Type::NotADirectoryError,
                ErrorKind::BrokenPipe => Type::BrokenPipeError,
                ErrorKind::Interrupted => Type::InterruptedError,
                ErrorKind::InvalidData => {
                    return self.raise(Type::ValueError, "'utf-8' codec can't decode the input");
                }
                _ => Type::OSError,
            };
            return self.raise(ty, error.to_string());
        };
        let ty = super::exceptions::of_system_error(code);
        // The library's text ends in the number again.
        let text = error.to_string();
        let text = text.split(" (os error").next().unwrap_or_default();
        let text = self.new_str(text)?;
        let mut args = vec![Value::small(code as i64), text];
        args.extend(about);
        let raised = self.raise_with(ty, &args);
        if !self.is_sandboxed || ty != Type::PermissionError {
            return raised;
        }
        let exception = self.take_pending();
        let note = self.new_str(REFUSED)?;
        self.add_note(exception, note)?;
        self.raise_value(exception)
    }

    fn check_open(&mut self, file: Value) -> Result<usize, Raised> {
        let number = number(file);
        if self.part_mut::<Files>().is_closed(number) {
            return self.raise(Type::ValueError, "I/O operation on closed file.");
        }
        Ok(number)
    }

    fn answer<T>(&mut self, result: std::io::Result<T>) -> Result<T, Raised> {
        match result {
            Ok(value) => Ok(value),
            Err(error) if error.kind() == ErrorKind::Unsupported => {
                self.raise(Type::OSError, error.to_string())
            }
            Err(error) => self.raise_os_error(&error, None),
        }
    }

    /// `file.write(text)`.
    pub fn write_file(&mut self, file: Value, text: &str) -> Result<(), Raised> {
        let number = self.check_open(file)?;
        self.write_stream(number, text)
    }

    /// Writes to the file with that number.
    #[inline]
    pub fn write_stream(&mut self, number: usize, text: &str) -> Result<(), Raised> {
        if !text.is_ascii() && has_surrogates(text) {
            return self.write_surrogates(number, text);
        }
        let result = self.part_mut::<Files>().write(number, text);
        self.answer(result)
    }

    /// Surrogates cannot be written; standard error shows them by their numbers.
    #[cold]
    fn write_surrogates(&mut self, number: usize, text: &str) -> Result<(), Raised> {
        if number != STDERR {
            let text = self.new_str(text)?;
            return self.encode(Str(text), Value::NULL, Value::NULL).map(drop);
        }
        let mut shown = String::new();
        for c in text.chars() {
            match sidewinder_syntax::text::code_of(c) {
                code if code == c as u32 => shown.push(c),
                _ => sidewinder_syntax::text::escape(c, &mut shown),
            }
        }
        let result = self.part_mut::<Files>().write(number, &shown);
        self.answer(result)
    }

    /// `file.flush()`.
    pub fn flush_file(&mut self, file: Value) -> Result<(), Raised> {
        let number = self.check_open(file)?;
        let result = self.part_mut::<Files>().flush(number);
        self.answer(result)
    }

    /// `file.close()`.
    pub fn close_file(&mut self, file: Value) -> Result<(), Raised> {
        let result = self.part_mut::<Files>().close(number(file));
        self.answer(result)
    }

    /// Whether a file was closed.
    pub fn is_closed(&self, file: Value) -> bool {
        self.part::<Files>().is_closed(number(file))
    }

    /// The next line of a file with its end; empty at the end of input.
    pub fn read_line(&mut self, file: Value) -> Result<String, Raised> {
        self.read_patiently(file, Files::read_line)
    }

    /// What is read from a file: a signal that comes meanwhile is seen to.
    fn read_patiently<T>(
        &mut self,
        file: Value,
        read: fn(&mut Files, usize) -> std::io::Result<T>,
    ) -> Result<T, Raised> {
        let number = self.check_open(file)?;
        loop {
            match read(self.part_mut::<Files>(), number) {
                Err(error) if error.kind() == ErrorKind::Interrupted => self.attend_to_outside()?,
                result => return self.answer(result),
            }
        }
    }

    /// The rest of a file.
    pub fn read_all(&mut self, file: Value) -> Result<String, Raised> {
        self.read_patiently(file, Files::read_all)
    }

    /// The next line of a file that is iterated over.
    pub fn next_of_file(&mut self, file: Value) -> Result<Next, Raised> {
        let line = self.read_line(file)?;
        if line.is_empty() { Ok(Next::End) } else { Ok(Next::Item(self.new_str(&line)?)) }
    }
}

impl crate::vm::Part for Files {
    const PLACE: crate::vm::Place = crate::vm::Place::Files;
}

impl Vm {
    /// Writes what waits for the standard output.
    pub(crate) fn flush_output(&mut self) -> std::io::Result<()> {
        self.part_mut::<Files>().flush(STDOUT)
    }

    /// From now on output is written at once.
    pub(crate) fn write_at_once(&mut self) {
        self.part_mut::<Files>().files.iter_mut().for_each(|file| file.at_once = true);
    }

    /// Writes what waits for any file.
    pub(crate) fn flush_files(&mut self) -> std::io::Result<()> {
        self.part_mut::<Files>().flush_all()
    }
}
