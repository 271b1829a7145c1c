//! Frames that show their variables: to whoever called them (`sys._getframe(1).f_locals`), and after they have ended by an exception
//! (`error.__traceback__.tb_frame.f_locals`).
//!
//! Nearly no program looks, and it costs: a variable that nobody reads any more is in no trace and no exit otherwise, and a function that a trace follows has
//! no frame. So frames show nothing until code is linked that names what looks (`lang/compiler/src/scope` has the list), or hands out `eval` and its like (`map(eval, texts)`; who calls
//! them by their names shows its variables to itself, and to nobody else). From then on
//!
//! * functions start by giving their variables no value ([`Opcode::ShownEnter`]), so that nothing older shows;
//! * all variables are live everywhere ([`Code::liveness`](crate::object::Code::liveness));
//! * compiled code stores them where their windows are before a call that may run anything
//!   ([`Host::shown_slots`](sidewinder_jit::host::Host::shown_slots));
//! * an exception that leaves a frame takes them with it, in its traceback ([`crate::interp::core::unwind`]).
//!
//! Texts are compiled otherwise from then on: comprehensions are functions, which have frames with variables of their own.
//!
//! Code compiled before is thrown away. What frames that run then, or that stand in such code still, have lost is lost: they refuse ([`Vm::refuse`]), and
//! do not make something up. That can only be where the code that looks is loaded in mid-program, or the name is put together while the program runs.
//!
//! ```text
//! def who(): return sys._getframe(1).f_locals["x"]     # names f_locals
//! def f(n):
//!     for i in range(n):
//!         x = Point(i)                                 # who() reads it: a trace of this loop makes the point, and stores it
//!         who()
//! ```
//!
//! **Absent:** writing to variables of others, and variables of comprehensions that were compiled in line before. Generators that were linked before a name was seen do not save all variables, and refuse. Through the traceback
//! of an exception that a frame has caught, its variables are those of now while it handles it, those of then afterwards, and in recursion.

use super::frames::{Active, UNKNOWN};
use crate::interp::core::frame::{FUNCTION, instruction, read, set_word};
use crate::interp::import::finder::PREFIX;
use crate::object::CodeRef;
use crate::object::exception::place_of_line;
use crate::object::function::word;
use crate::object::words::traceback;
use crate::object::{Dict, Exception, Kind, Raised, Tuple, Type, Value};
use crate::vm::Vm;
use sidewinder_compiler::bytecode::{Flavor, Opcode, Unit, UnitKind};
use sidewinder_jit::abi::Pc;
use std::path::Path;

/// Modules of the standard library that name the first, for those who name one of the others; nearly every program has them.
const ON_REQUEST: &[&str] = &["traceback.py", "inspect.py", "threading.py", "doctest.py"];

impl Vm {
    /// Has frames show their variables if the unit is of a file that names what looks at them.
    pub(in crate::interp) fn show_if_named(&mut self, unit: &Unit) {
        let is_news =
            !self.shows_variables && unit.shows_variables || !self.marks_lines && unit.marks_lines;
        if is_news && !self.is_on_request(unit.file.name()) {
            self.marks_lines |= unit.marks_lines;
            if unit.shows_variables {
                self.show_variables();
            }
        }
    }

    /// Whether code in a file looks at variables only where it is asked to.
    fn is_on_request(&self, file: &str) -> bool {
        if file.starts_with(PREFIX) {
            return true;
        }
        let path = Path::new(file);
        let folder = path.parent().and_then(Path::to_str);
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| ON_REQUEST.contains(&name))
            && folder.is_some_and(|folder| self.is_standard(folder))
    }

    /// Has frames show their variables from now on.
    pub(crate) fn show_variables(&mut self) {
        if std::mem::replace(&mut self.shows_variables, true) {
            return;
        }
        for code in self.codes.all() {
            // What generators save is written down in their code.
            code.shows.set(code.unit.head.flavor == Flavor::Plain);
            let start = instruction(code.start);
            if start.opcode() == Opcode::Enter {
                set_word(code.start, 0, start.0 & !0xff | Opcode::ShownEnter as u32);
            }
        }
        if let Some(jit) = self.jit.clone() {
            jit.discard_all(self);
        }
        self.older_frames = self.frames_before_shown();
    }

    /// The frames of this thread, which were there when frames began to show their variables.
    pub(crate) fn frames_before_shown(&self) -> Vec<(usize, CodeRef)> {
        let frames = self.active_frames(usize::MAX);
        frames.iter().map(|frame| (frame.base, frame.code)).collect()
    }

    /// Where the variables of an active frame are; with [`UNKNOWN`], if they are not.
    pub(crate) fn where_shown(&self, frame: &Active) -> usize {
        match frame.window {
            window if frame.inlined > 0 => window | UNKNOWN,
            window if self.shows_variables && !frame.code.shows.get() => window | UNKNOWN,
            0 => frame.base | UNKNOWN,
            window if self.is_older(window, frame.code) => window | UNKNOWN,
            window => window,
        }
    }

    /// Whether a frame ran when frames began to show their variables, and may have lost some.
    pub(in crate::interp) fn is_older(&self, base: usize, code: CodeRef) -> bool {
        self.older_frames.iter().any(|older| older.0 == base && std::ptr::eq(older.1, code))
    }

    /// A frame starts at `base`: those that were there, or above, have ended.
    pub(in crate::interp) fn forget_older(&mut self, base: usize) {
        if !self.older_frames.is_empty() {
            self.older_frames.retain(|older| older.0 < base);
        }
    }

    /// As [`Vm::where_shown`], of a suspended generator: what it has saved is all, or not all, of its variables.
    pub(crate) fn where_suspended(&self, code: CodeRef) -> usize {
        if self.shows_variables && !code.shows.get() { UNKNOWN } else { 0 }
    }

    /// The variables of a frame are lost.
    pub(in crate::interp) fn refuse(&mut self, code: CodeRef) -> Result<Value, Raised> {
        let text = format!(
            "the variables of '{}' are not known: its frame is older than the code that names f_locals",
            code.unit.name
        );
        self.raise(Type::RuntimeError, text)
    }

    /// The variables of the active frame whose window is there, in a dict.
    pub(in crate::interp) fn variables_at(
        &mut self,
        code: CodeRef,
        dict: Dict,
        window: usize,
    ) -> Result<(), Raised> {
        let slots = window as *const u64;
        let function = read(slots, FUNCTION);
        self.set_variables(code, dict, function, |register| read(slots, register as isize))
    }

    /// The variables of a frame of this function that an exception has come through, as [`crate::interp::core::unwind`] has taken them with it.
    fn variables_of(
        &mut self,
        code: CodeRef,
        function: Value,
        taken: Tuple,
    ) -> Result<Value, Raised> {
        let at = |register: usize| match register < taken.len() {
            true => taken.get(register),
            false => Value::NULL,
        };
        if code.unit.kind == UnitKind::Class {
            return Ok(at(0));
        }
        // What `exec` has bound is in the dict that `locals()` gives, which comes last.
        let kept = code.unit.variables().len();
        let dict = match code.unit.locals_register.and_then(|_| Dict::of(at(kept))) {
            Some(dict) => dict,
            None => Dict::new(self)?,
        };
        self.set_variables(code, dict, function, at)?;
        Ok(dict.0)
    }

    /// The frame of a line of a traceback, as an object: one that runs still if it is certain which, else with the variables that were taken along.
    pub(crate) fn traceback_frame(&mut self, line: Value) -> Result<Value, Raised> {
        let (function, taken) = (line.field(traceback::FUNCTION), line.field(traceback::VARIABLES));
        let (pc, inlined) = place_of_line(line);
        let code = self.code_of_line(line);
        if let Some(known) = self.traced_frame(code, pc as Pc).filter(|_| inlined == 0) {
            return Ok(known);
        }
        let runs = self.catcher(line, code);
        let taken = taken.is(Kind::Tuple).then_some(Tuple(taken));
        let place = match (&runs, taken) {
            _ if inlined > 0 => UNKNOWN,
            (Some(active), _) => self.where_shown(active),
            (None, Some(_)) => 0,
            (None, None) => UNKNOWN,
        };
        let none = self.none();
        let frame = self.new_frame(code, pc as Pc, place, none)?;
        if let Some(index) = inlined.checked_sub(1) {
            let object = self.code_object_in_line(code, index)?;
            self.heap.set(frame, 8, object);
        }
        let unit = &code.unit;
        let span = unit.span_in_line(code.offset(pc as Pc), inlined);
        frame.set_raw(7, (unit.file.place(span).line as u64) << 32 | inlined as u64);
        if let Some(taken) = taken {
            let locals = self.variables_of(code, function, taken)?;
            self.heap.set(frame, 2, locals);
        }
        Ok(frame)
    }

    /// The active frame that has caught an exception and handles it now: it has the first line. If its function has more than one active frame, nobody knows
    /// which it is.
    fn catcher(&self, line: Value, code: CodeRef) -> Option<Active> {
        if Exception::of(self.handled)?.traceback() != line {
            return None;
        }
        let active = self.active_frames(usize::MAX);
        let mut its =
            active.iter().filter(|active| active.inlined == 0 && std::ptr::eq(active.code, code));
        its.next().filter(|_| its.next().is_none()).copied()
    }

    fn set_variables(
        &mut self,
        code: CodeRef,
        dict: Dict,
        function: Value,
        at: impl Fn(usize) -> Value,
    ) -> Result<(), Raised> {
        for register in code.unit.variables() {
            let register = register as usize;
            match &code.unit.local_names[register] {
                "" => self.set_spilled(dict, &code.unit, at(register))?,
                name => self.set_local(dict, name, at(register))?,
            }
        }
        let closure = match function.is(Kind::Function) {
            true => function.field(word::CLOSURE),
            false => Value::NULL,
        };
        if closure.is(Kind::Tuple) {
            for (index, name) in code.unit.free_names.iter().enumerate() {
                self.set_local(dict, name, Tuple(closure).get(index))?;
            }
        }
        Ok(())
    }
}
