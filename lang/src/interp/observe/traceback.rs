//! Uncaught exceptions, printed as CPython 3.11 prints them.

use crate::interp::core::frame::code_of;
use crate::object::CodeRef;
use crate::object::exception::place_of_line;
use crate::object::instance::payload;
use crate::object::words::{class, traceback};
use crate::object::{Exception, Int, Kind as Layout, Name, Raised, Str, Type, Value};
use crate::vm::Vm;
use sidewinder_memory::heap::RootVec;
use sidewinder_report::schema::{self as report, Exit};
use sidewinder_syntax::source::{Place, Span};
use std::fmt::Write;
use std::sync::atomic::{AtomicBool, Ordering};

/// One line of a traceback.
#[derive(Clone, PartialEq, Eq)]
struct Line {
    code: CodePointer,
    name: String,
    offset: u32,
    span: Span,
}

#[derive(Clone, Copy)]
struct CodePointer(CodeRef);

impl PartialEq for CodePointer {
    fn eq(&self, other: &CodePointer) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
impl Eq for CodePointer {}

/// Equal lines after which the rest of them is counted.
const REPEATS: usize = 3;

/// Groups in groups, and exceptions in a group, that are shown.
const MOST_DEPTH: usize = 10;
const MOST_WIDTH: usize = 15;

/// What is being written about an exception.
struct Page {
    text: String,
    /// In how many groups it is.
    depth: usize,
    /// Whether the frame around a group is still to be closed.
    need_close: bool,
    seen: RootVec,
}

impl Page {
    fn new(vm: &Vm) -> Page {
        Page { text: String::new(), depth: 0, need_close: false, seen: vm.heap.rooted([]) }
    }
    fn indent(&mut self) {
        self.text.push_str(&"  ".repeat(self.depth));
    }
    /// Writes lines, with the margin of the group that they are in.
    fn emit(&mut self, text: &str, margin: char) {
        for line in text.split_inclusive('\n') {
            self.margin(margin);
            self.text.push_str(line);
        }
    }
    fn margin(&mut self, margin: char) {
        self.indent();
        if self.depth > 0 {
            self.text.push(margin);
            self.text.push(' ');
        }
    }
}

impl Vm {
    /// An exception with its traceback, and those that it came from.
    pub fn describe_exception(&mut self, exception: Value) -> String {
        let mut page = Page::new(self);
        self.describe_chain(exception, &mut page);
        page.text
    }

    /// An exception as CPython prints it, without those it came from.
    pub fn describe_alone(&mut self, exception: Value) -> String {
        let mut page = Page::new(self);
        self.describe_one(exception, &mut page);
        page.text
    }

    fn describe_chain(&mut self, value: Value, page: &mut Page) {
        // Describing them runs code of the program.
        let (mut chain, mut messages) = (self.heap.rooted([]), Vec::new());
        let (mut at, mut message) = (value, None);
        while let Some(exception) =
            Exception::of(at).filter(|_| !page.seen.as_slice().contains(&at))
        {
            page.seen.push(at);
            chain.push(at);
            messages.push(message);
            let (cause, context) = (exception.cause(), exception.context());
            (at, message) = if cause.is_object() && cause != self.none() {
                (cause, Some("direct cause"))
            } else if context.is_object() && !exception.suppress() {
                (context, Some("context"))
            } else {
                break;
            };
        }
        for (index, message) in messages.into_iter().enumerate().rev() {
            self.describe_one(chain.get(index), page);
            match message {
                Some("direct cause") => page.emit(
                    "\nThe above exception was the direct cause of the following exception:\n\n",
                    '|',
                ),
                Some(_) => page.emit(
                    "\nDuring handling of the above exception, another exception occurred:\n\n",
                    '|',
                ),
                None => {}
            }
        }
    }

    /// How many frames are shown: `sys.tracebacklimit`.
    fn traceback_limit(&mut self) -> usize {
        let pending = self.take_pending();
        let limit = match self.known.sys {
            sys if sys.is_null() => None,
            sys => {
                let name = self.intern("tracebacklimit");
                name.and_then(|name| self.find_attribute(sys, name)).ok().flatten()
            }
        };
        self.take_pending();
        self.pending = pending;
        let limit = limit.filter(|limit| limit.is_small()).map_or(1000, |limit| limit.as_small());
        usize::try_from(limit).unwrap_or(0)
    }

    /// An exception without those that it came from; of a group, with those in it.
    fn describe_one(&mut self, value: Value, page: &mut Page) {
        let Some(exception) = Exception::of(value) else { return };
        let inner = self.exceptions_in(value);
        if inner.is_some() && page.depth > MOST_DEPTH {
            return page.emit(&format!("... (max_group_depth is {MOST_DEPTH})\n"), '|');
        }
        let is_top = inner.is_some() && page.depth == 0;
        if is_top {
            page.depth = 1;
        }
        let mut text = String::new();
        let limit = self.traceback_limit();
        if exception.traceback().is_object() && limit > 0 {
            let head = if inner.is_some() { "Exception Group Traceback" } else { "Traceback" };
            let head = format!("{head} (most recent call last):\n");
            page.emit(&head, if is_top { '+' } else { '|' });
            let of_attribute = self.is_instance(value, Type::AttributeError);
            let lines = self.lines(exception.traceback(), of_attribute);
            write_lines(&lines[lines.len().saturating_sub(limit)..], &mut text);
        }
        if self.is_instance(value, Type::SyntaxError) {
            self.describe_place(value, &mut text);
        }
        page.emit(&text, '|');
        let last = self.last_line(exception);
        let hint = self.suggestion(exception).unwrap_or_default();
        // The message is written as it is, whatever lines it has.
        page.margin('|');
        page.text.push_str(&format!("{last}{hint}\n"));
        let mut notes = String::new();
        self.describe_notes(value, &mut notes);
        page.emit(&notes, '|');
        if let Some(inner) = inner {
            self.describe_inner(inner, page);
        }
        if is_top {
            page.depth = 0;
        }
    }

    fn describe_inner(&mut self, inner: Value, page: &mut Page) {
        let count = crate::object::Tuple(inner).len();
        let shown = if count <= MOST_WIDTH { count } else { MOST_WIDTH + 1 };
        page.need_close = false;
        for index in 0..shown {
            let is_last = index + 1 == shown;
            if is_last {
                page.need_close = true;
            }
            let is_cut = index >= MOST_WIDTH;
            let title = if is_cut { "...".to_string() } else { (index + 1).to_string() };
            let start = if index == 0 { "+-" } else { "  " };
            let line = format!("{start}+---------------- {title} ----------------\n");
            page.indent();
            page.text.push_str(&line);
            page.depth += 1;
            if is_cut {
                let rest = count - MOST_WIDTH;
                let plural = if rest > 1 { "s" } else { "" };
                page.emit(&format!("and {rest} more exception{plural}\n"), '|');
            } else {
                self.describe_chain(crate::object::Tuple(inner).get(index), page);
            }
            if is_last && page.need_close {
                page.indent();
                page.text.push_str("+------------------------------------\n");
                page.need_close = false;
            }
            page.depth -= 1;
        }
    }

    /// The exceptions in a group, a tuple.
    fn exceptions_in(&mut self, value: Value) -> Option<Value> {
        let name = *self.known.interned.get("BaseExceptionGroup")?;
        let class = crate::object::globals(self.builtins).get(name)?;
        let class = self.as_class(class)?;
        if !self.class_of(value).is_subclass(class) {
            return None;
        }
        let pending = self.take_pending();
        let name = self.intern("exceptions").ok()?;
        let inner = self.find_attribute(value, name).ok().flatten();
        self.take_pending();
        self.pending = pending;
        inner.filter(|inner| inner.is(Layout::Tuple))
    }

    /// Where a SyntaxError is: file, line, and carets under the part that it is about.
    fn describe_place(&mut self, error: Value, text: &mut String) {
        let Some(line) =
            self.own_attribute(error, "lineno").ok().flatten().filter(|line| line.is_small())
        else {
            return;
        };
        let file = self.own_attribute(error, "filename").ok().flatten().and_then(Str::of);
        let file = file.map_or("<string>".to_string(), |file| file.text().to_string());
        let _ = writeln!(text, "  File \"{file}\", line {}", line.as_small());
        let Some(source) = self.own_attribute(error, "text").ok().flatten().and_then(Str::of)
        else {
            return;
        };
        let source = source.text().to_string();
        let number = |vm: &mut Vm, name: &str| {
            vm.own_attribute(error, name)
                .ok()
                .flatten()
                .filter(|n| n.is_small())
                .map(|n| n.as_small())
        };
        let line = line.as_small();
        let offset = number(self, "offset").unwrap_or(0);
        let end = number(self, "end_offset").unwrap_or(offset);
        let end_line = number(self, "end_lineno").unwrap_or(line);
        text.push_str(&sidewinder_syntax::source::marked(&source, [line, offset, end_line, end]));
    }

    /// The notes that were added.
    fn describe_notes(&mut self, error: Value, text: &mut String) {
        let pending = self.take_pending();
        let Ok(name) = self.intern("__notes__") else { return };
        let found = self.find_attribute(error, name).ok().flatten();
        if let Some(notes) = found.filter(|notes| *notes != self.none()) {
            let items = match notes.kind() {
                Layout::List | Layout::Tuple | Layout::Str => self.to_list(notes),
                _ => Err(Raised),
            };
            match items {
                Ok(items) => {
                    for at in 0..items.len() {
                        let note = self.str_text(items.get(at));
                        let note = note.unwrap_or("<note str() failed>".into());
                        for line in note.split('\n') {
                            let _ = writeln!(text, "{line}");
                        }
                    }
                }
                Err(Raised) => {
                    let shown = self.repr_text(notes).unwrap_or("<__notes__ repr() failed>".into());
                    let _ = writeln!(text, "{shown}");
                }
            }
        }
        self.take_pending();
        self.pending = pending;
    }

    /// `ValueError: what is wrong`
    pub fn last_line(&mut self, exception: Exception) -> String {
        let (name, mut message) = self.name_and_message(exception);
        // The place was told.
        if self.is_instance(exception.0, Type::SyntaxError)
            && self.own_attribute(exception.0, "lineno").ok().flatten().is_some()
        {
            let text = self.own_attribute(exception.0, "msg").ok().flatten().and_then(Str::of);
            message = text.map_or("<no detail available>".into(), |text| text.text().to_string());
        }
        if message.is_empty() { name } else { format!("{name}: {message}") }
    }

    /// Name of the class, and text, of an exception.
    fn name_and_message(&mut self, exception: Exception) -> (String, String) {
        let class = exception.class();
        let module = self.lookup(class, self.name(Name::Module)).and_then(Str::of);
        let name = match module.map(|module| module.text()) {
            Some(module) if class.is_user() && !matches!(module, "__main__" | "builtins") => {
                format!("{module}.{}", qualified(class.object.get()))
            }
            _ if class.is_user() => qualified(class.object.get()),
            _ => class.name(),
        };
        let pending = self.take_pending();
        let message = match self.str_text(exception.0) {
            Ok(message) => message,
            Err(Raised) => {
                self.take_pending();
                "<exception str() failed>".into()
            }
        };
        self.pending = pending;
        (name, message)
    }

    /// Writes an uncaught exception to the standard error stream. What it means for the end of the run.
    pub fn report_uncaught(&mut self, exception: Value) -> Exit {
        if self.is_instance(exception, Type::SystemExit) {
            return Exit { status: self.exit_status(exception), exception: None };
        }
        let _ = self.flush_output();
        if let Some(text) = self.run_hook(exception) {
            let _ = self.write_stream(2, &text);
        }
        self.take_pending();
        let is_interrupt = self.is_instance(exception, Type::KeyboardInterrupt);
        let exception = self
            .part_mut::<Option<super::wanted::Observer>>()
            .is_some()
            .then(|| self.for_report(exception))
            .flatten();
        Exit { status: if is_interrupt { 130 } else { 1 }, exception }
    }

    /// Has `sys.excepthook` of the program see to an uncaught exception; what is to be printed, if anything.
    fn run_hook(&mut self, exception: Value) -> Option<String> {
        let own = self.of_sys("__excepthook__");
        let hook = self.of_sys("excepthook");
        let is_own = !self.known.sys.is_object() || hook.is_some() && hook == own;
        let Some(hook) = hook.filter(|_| !is_own) else {
            if is_own {
                return Some(self.describe_exception(exception));
            }
            return Some(format!(
                "sys.excepthook is missing\n{}",
                self.describe_exception(exception)
            ));
        };
        let class = self.class_of(exception).object.get();
        let traceback = Exception(exception).traceback();
        let traceback = if traceback.is_null() { self.none() } else { traceback };
        self.handled = Value::NULL;
        if self.call(hook, &[class, exception, traceback]).is_ok() {
            return None;
        }
        let failed = self.take_pending();
        let failed = self.describe_exception(failed);
        let first = self.describe_exception(exception);
        Some(format!("Error in sys.excepthook:\n{failed}\nOriginal exception was:\n{first}"))
    }

    fn for_report(&mut self, exception: Value) -> Option<report::Exception> {
        let exception = Exception::of(exception)?;
        let innermost = self.lines(exception.traceback(), false).pop();
        let at = innermost.and_then(|line| {
            let unit = &line.code.0.unit;
            self.place_in(&unit.file, line.span, &unit.qualname)
        });
        let (class, message) = self.name_and_message(exception);
        Some(report::Exception { class, message, at })
    }

    fn exit_status(&mut self, exception: Value) -> i32 {
        let args = Exception(exception).args();
        let code = match args.items() {
            [] => return 0,
            [one] => *one,
            _ => args.0,
        };
        if code == self.none() {
            return 0;
        }
        if let Some(number) = Int::of(payload(code)) {
            return number.to_i64().map_or(0xff, |number| number as i32 & 0xff);
        }
        let text = self.str_text(code).unwrap_or_default();
        let _ = self.flush_output();
        let _ = self.write_stream(2, &format!("{text}\n"));
        1
    }
}

fn qualified(class: Value) -> String {
    Str(class.field(class::QUALNAME)).text().to_string()
}

impl Vm {
    /// The lines of a traceback, outermost first. An AttributeError that a method call raises itself is at the attribute.
    fn lines(&self, traceback: Value, of_attribute: bool) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut node = traceback;
        while node.is_object() {
            let function = node.field(traceback::FUNCTION);
            let is_own = |code: CodeRef| {
                code.unit.file.name().starts_with(crate::interp::import::finder::OWN_FILES)
            };
            if function.is(Layout::Function) && !is_own(code_of(function)) {
                let code = self.code_of_line(node);
                // What is part of the command is no more shown than what is written in Rust.
                if !code.unit.file.name().starts_with(crate::interp::import::finder::PREFIX) {
                    let (pc, inlined) = place_of_line(node);
                    let (unit, offset) = (&code.unit, code.offset(pc as *const u32));
                    let in_line = inlined.checked_sub(1).and_then(|index| unit.inlined.get(index));
                    let name = in_line.map_or(&*unit.name, |one| one.name);
                    let span = unit.span_in_line(offset, inlined);
                    lines.push(Line { code: CodePointer(code), name: name.into(), offset, span });
                }
            }
            node = node.field(traceback::NEXT);
            if let (false, true, Some(last)) = (node.is_object(), of_attribute, lines.last_mut()) {
                let unit = &last.code.0.unit;
                last.span = unit.attribute_span_at(last.offset);
            }
        }
        lines
    }
}

fn write_lines(lines: &[Line], text: &mut String) {
    let mut at = 0;
    while at < lines.len() {
        let line = &lines[at];
        let place = line.code.0.unit.file.place(line.span);
        let same = |other: &&Line| {
            other.code == line.code
                && other.name == line.name
                && other.code.0.unit.file.place(other.span).line == place.line
        };
        let count = lines[at..].iter().take_while(same).count();
        for line in &lines[at..at + count.min(REPEATS)] {
            write_line(line, text);
        }
        if count > REPEATS {
            let more = count - REPEATS;
            let plural = if more == 1 { "" } else { "s" };
            let _ = writeln!(text, "  [Previous line repeated {more} more time{plural}]");
        }
        at += count;
    }
}

/// Whether no part of a line is marked: `-X no_debug_ranges`.
pub(in crate::interp) static IS_PLAIN: AtomicBool = AtomicBool::new(false);

fn write_line(line: &Line, text: &mut String) {
    let file = &line.code.0.unit.file;
    let place = file.place(line.span);
    let _ = writeln!(text, "  File \"{}\", line {}, in {}", file.name(), place.line, line.name);
    let source = file.shown_line(place.line);
    let shown = source.trim();
    if shown.is_empty() {
        return;
    }
    let _ = writeln!(text, "    {shown}");
    if !IS_PLAIN.load(Ordering::Relaxed)
        && let Some(marks) = marks(&source, place)
    {
        let _ = writeln!(text, "    {marks}");
    }
}

/// The line of carets under the part of the source line that the place covers; none if that is the whole line.
fn marks(source: &str, place: Place) -> Option<String> {
    let indent = source.len() - source.trim_start().len();
    let trimmed_end = source.trim_end().len();
    let start = (place.column as usize).min(source.len());
    let end = if place.end_line == place.line {
        (place.end_column as usize).min(source.len())
    } else {
        trimmed_end
    };
    if start >= end {
        return None;
    }
    let before = source.get(indent..start)?.chars().count();
    let part = source.get(start..end)?;
    let one_line = place.end_line == place.line;
    let anchor = if one_line { sidewinder_syntax::anchor(part) } else { None };
    if anchor.is_none() && start <= indent && end >= trimmed_end {
        return None;
    }
    let mut marks = " ".repeat(before);
    for (at, _) in part.char_indices() {
        let is_plain = anchor.as_ref().is_some_and(|anchor| !anchor.contains(&at));
        marks.push(if is_plain { '~' } else { '^' });
    }
    Some(marks)
}
