//! `print`, `input`, `open`, and the methods of files.

use super::bind::{keywords, text_argument};
use super::files::{STDERR, STDIN, STDOUT};
use super::{ANY, PURE};
use crate::object::{Kind, List, Name, Raised, Str, Type, Value, globals, instance};
use crate::operation::Next;
use crate::portal::effect;
use crate::vm::{Args, Vm};
use sidewinder_jit::ir::{Effect, Groups};

/// Of what does not wait: who waits may hear of signals, and call the program's handlers.
const OUTSIDE: Effect = effect::outside(Groups::NONE);

crate::builtins! {
    /// Functions of input and output.
    FUNCTIONS;
    keywords "print" print (0, 255) "(*args, sep=' ', end='\\n', file=None, flush=False)" ANY;
    "input" input (0, 1) "(prompt='')" ANY;
}

crate::builtins! {
    /// What is both a builtin and in `io`.
    OPENING in "io";
    keywords "open" open (0, 8) "(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None)" ANY;
}

crate::builtins! {
    /// Methods of files.
    FILE of File;
    "write" write (1, 1) "(text)" OUTSIDE;
    "writelines" write_lines (1, 1) "(lines)" ANY;
    "read" read (0, 1) "(size=-1)" ANY;
    "readline" read_line (0, 0) "()" ANY;
    "readlines" read_lines (0, 0) "()" ANY;
    "flush" flush (0, 0) "()" OUTSIDE;
    "close" close (0, 0) "()" OUTSIDE;
    "isatty" is_terminal (0, 0) "()" OUTSIDE;
    "fileno" number_of (0, 0) "()" OUTSIDE;
    "readable" is_readable (0, 0) "()" OUTSIDE;
    "writable" is_writable (0, 0) "()" OUTSIDE;
    "seekable" no (0, 0) "()" PURE;
    keywords "reconfigure" reconfigure (0, 0) "(**settings)" OUTSIDE;
    "__enter__" enter (0, 0) "()" OUTSIDE;
    "__exit__" exit (0, 255) "(*args)" OUTSIDE;
}

fn print(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [sep, end, file, flush] = keywords(vm, args, "print", ["sep", "end", "file", "flush"])?;
    let none = vm.none();
    let is_flushed = !flush.is_null() && vm.truth(flush)?;
    let part = |vm: &mut Vm, value: Value, name: &str, default: &'static str| {
        if value.is_null() || value == none {
            return Ok(default);
        }
        match Str::of(instance::payload(value)) {
            Some(string) => Ok(string.text()),
            None => {
                let text = format!("{name} must be None or a string, not {}", vm.type_name(value));
                vm.raise(Type::TypeError, text)
            }
        }
    };
    let (sep, end) = (part(vm, sep, "sep", " ")?, part(vm, end, "end", "\n")?);
    let file = if file.is_null() || file == none { vm.stdout() } else { file };
    if file == none {
        return Ok(none);
    }
    // What a file of `io` gets at once it cannot tell from parts, as long as nothing of the program runs between them.
    let mut joined = takes_parts_as_one(vm, file).then(String::new);
    for at in 0..args.len() {
        let value = args.get(at);
        let is_plain = value.is_small() || matches!(value.kind(), Kind::Str | Kind::Float);
        if at > 0 {
            put_or_keep(vm, file, sep, &mut joined)?;
        }
        if !is_plain && let Some(before) = joined.take_if(|before| !before.is_empty()) {
            put(vm, file, &before)?;
            joined = Some(String::new());
        }
        let text = vm.str(value)?;
        put_or_keep(vm, file, Str(instance::payload(text)).text(), &mut joined)?;
    }
    put_or_keep(vm, file, end, &mut joined)?;
    if let Some(all) = joined {
        put(vm, file, &all)?;
    }
    if is_flushed {
        flush_stream(vm, file)?;
    }
    Ok(none)
}

/// Whether a file is one of `io` that writes later: not one of a class of the program's, nor one that passes on each part.
fn takes_parts_as_one(vm: &mut Vm, file: Value) -> bool {
    if !file.is(Kind::Instance) {
        return false;
    }
    let class = vm.class_of(file);
    let is_text = class.is_closed.get() && &*class.name() == "TextIOWrapper";
    let through = vm.name(Name::WriteThrough);
    is_text && instance::own(file, through) == Some(vm.bool(false))
}

/// Writes a part, or keeps it for later with those before it.
fn put_or_keep(
    vm: &mut Vm,
    file: Value,
    text: &str,
    joined: &mut Option<String>,
) -> Result<(), Raised> {
    let Some(joined) = joined else { return put(vm, file, text) };
    vm.room_in(joined, text.len())?;
    joined.push_str(text);
    Ok(())
}

/// Writes to a file object, or to anything with a `write`.
fn put(vm: &mut Vm, file: Value, text: &str) -> Result<(), Raised> {
    if file.is(Kind::File) {
        return vm.write_file(file, text);
    }
    let name = vm.name(Name::Write);
    let method = vm.get_attribute(file, name)?;
    let text = vm.new_str(text)?;
    vm.call(method, &[text]).map(drop)
}

/// The streams are what `sys` has for them when it is called.
fn input(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let input = vm.stream("stdin")?;
    let output = vm.stream("stdout")?;
    let errors = vm.stream("stderr")?;
    if flush_stream(vm, errors).is_err() && !vm.catch(Type::Exception) {
        return Err(Raised);
    }
    if let Some(prompt) = args.optional(0) {
        let prompt = vm.str_text(prompt)?;
        put(vm, output, &prompt)?;
    }
    if flush_stream(vm, output).is_err() && !vm.catch(Type::Exception) {
        return Err(Raised);
    }
    let line = if input.is(Kind::File) {
        vm.read_line(input)?
    } else {
        let name = vm.intern("readline")?;
        let method = vm.get_attribute(input, name)?;
        let line = vm.call(method, &[])?;
        let Some(line) = Str::of(instance::payload(line)) else {
            return vm.raise(Type::TypeError, "object.readline() returned non-string");
        };
        line.text().to_string()
    };
    if line.is_empty() {
        return vm.raise(Type::EOFError, "EOF when reading a line");
    }
    vm.new_str(line.strip_suffix('\n').unwrap_or(&line))
}

fn flush_stream(vm: &mut Vm, file: Value) -> Result<(), Raised> {
    if file.is(Kind::File) {
        return vm.flush_file(file);
    }
    let name = vm.intern("flush")?;
    let method = vm.get_attribute(file, name)?;
    vm.call(method, &[]).map(drop)
}

/// What `io.open` does, which is written in Python.
fn open(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["file", "mode", "buffering", "encoding", "errors", "newline", "closefd", "opener"];
    super::bind::bind_least(vm, args, "open", names, 1)?;
    let function = vm.of_io("open")?;
    vm.call_with(function, args.values(), args.names())
}

impl Vm {
    /// The standard stream of that name. RuntimeError if `sys` has none.
    fn stream(&mut self, name: &str) -> Result<Value, Raised> {
        if !self.known.sys.is_object() {
            return match name {
                "stdin" => self.new_file(STDIN, "<stdin>"),
                "stderr" => self.new_file(STDERR, "<stderr>"),
                _ => Ok(self.known.stdout),
            };
        }
        let key = self.intern(name)?;
        match globals(self.known.sys).get(key) {
            Some(stream) if stream != self.none() => Ok(stream),
            _ => self.raise(Type::RuntimeError, format!("input(): lost sys.{name}")),
        }
    }

    /// A function of the half of `io` that is about files.
    pub(super) fn of_io(&mut self, name: &str) -> Result<Value, Raised> {
        let module = self.import_whole("_io_files")?;
        let name = self.intern(name)?;
        self.get_attribute(module, name)
    }
}

/// The standard streams stay as they are.
fn reconfigure(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(vm.none())
}

fn no(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(vm.bool(false))
}

fn is_readable(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(super::files::number(args.get(0)) == STDIN))
}

fn is_writable(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(super::files::number(args.get(0)) != STDIN))
}

fn write(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = text_argument(vm, "write", 0, args.get(1))?;
    vm.write_file(args.get(0), text)?;
    vm.new_int(Str(instance::payload(args.get(1))).len() as i64)
}

fn write_lines(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let file = args.get(0);
    vm.for_each(args.get(1), |vm, line| {
        let text = text_argument(vm, "write", 0, line)?;
        vm.write_file(file, text)?;
        Ok(true)
    })?;
    Ok(vm.none())
}

fn read(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if let Some(size) = args.optional(1)
        && size != vm.none()
        && vm.index_i64(size)? >= 0
    {
        let text = "read() of a number of characters is not supported by Sidewinder";
        return vm.raise(Type::ValueError, text);
    }
    let text = vm.read_all(args.get(0))?;
    vm.new_str(&text)
}

fn read_line(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let line = vm.read_line(args.get(0))?;
    vm.new_str(&line)
}

fn read_lines(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let list: List = vm.new_list_for(0)?;
    while let Next::Item(line) = vm.next_of_file(args.get(0))? {
        list.push(vm, line)?;
    }
    Ok(list.0)
}

fn flush(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.flush_file(args.get(0))?;
    Ok(vm.none())
}

fn close(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.close_file(args.get(0))?;
    Ok(vm.none())
}

fn is_terminal(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    use std::io::IsTerminal;
    let answer = match super::files::number(args.get(0)) {
        STDIN => std::io::stdin().is_terminal(),
        STDOUT => std::io::stdout().is_terminal(),
        _ => false,
    };
    Ok(vm.bool(answer))
}

fn number_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(super::files::number(args.get(0)) as i64)
}

fn enter(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0))
}

fn exit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.close_file(args.get(0))?;
    Ok(vm.none())
}
