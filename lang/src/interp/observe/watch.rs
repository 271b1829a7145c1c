//! Who traces the program: `sys.settrace` and its like, and the frames that they have seen.
//!
//! A frame is one object to who traces, from its `call` to its `return`; a generator's keeps its own. How events come about is in
//! [`crate::interp::core::watched`].

use super::frames::{Active, FLAGS, NO_LINES, OPCODES};
use crate::interp::core::frame::{FUNCTION, LINK, Link, read, write};
use crate::object::function::word;
use crate::object::words::{self, cell};
use crate::object::{CodeRef, Dict, Hints, Kind, List, Raised, Tuple, Type, Value};
use crate::vm::Vm;
use crate::vm::watch::{Event, PER_FRAME, Seen, UNKNOWN};
use sidewinder_compiler::bytecode::unit::{Held, Holding, UnitKind};
use sidewinder_jit::abi::Pc;

impl Vm {
    /// Sets who traces, who profiles, or both; null is nobody.
    pub(crate) fn watch_with(&mut self, tracer: Option<Value>, profiler: Option<Value>) {
        let was_watched = !self.tracer.is_null() || !self.profiler.is_null();
        self.tracer = tracer.unwrap_or(self.tracer);
        self.profiler = profiler.unwrap_or(self.profiler);
        let is_watched = !self.tracer.is_null() || !self.profiler.is_null();
        self.watch.is_on = is_watched && !self.watch.is_inside;
        if is_watched && !was_watched {
            // Compiled code tells nothing; who called this looks at the next safepoint, if not earlier.
            if let Some(jit) = self.jit.clone() {
                jit.discard_all(self);
            }
            self.ask_for_safepoint();
        }
    }

    /// Calls something that is traced, although who traces calls it.
    pub(crate) fn call_traced(&mut self, callable: Value, args: Value) -> Result<Value, Raised> {
        let is_inside = std::mem::replace(&mut self.watch.is_inside, false);
        self.watch.is_on = !self.tracer.is_null() || !self.profiler.is_null();
        let result = self.call_spread(callable, args, Value::NULL);
        self.watch.is_inside = is_inside;
        self.watch.is_on &= !is_inside;
        result
    }

    /// The object of a frame that was seen.
    pub(in crate::interp) fn seen_frame(&self, index: usize) -> Value {
        List::of(self.seen_frames).map_or(Value::NULL, |list| list.get(PER_FRAME * index))
    }

    /// Notes the object of a frame that runs; gives its index.
    pub(in crate::interp) fn register_frame(
        &mut self,
        seen: Seen,
        frame: Value,
    ) -> Result<usize, Raised> {
        let list = match List::of(self.seen_frames) {
            Some(list) => list,
            None => {
                let list = self.new_list_for(PER_FRAME)?;
                self.seen_frames = list.0;
                list
            }
        };
        let index = self.watch.frames.partition_point(|one| one.base < seen.base);
        let none = self.none();
        list.insert(self, PER_FRAME * index, frame)?;
        list.insert(self, PER_FRAME * index + 1, none)?;
        self.watch.frames.insert(index, seen);
        Ok(index)
    }

    /// The frames from an address on have ended, or sleep.
    pub(in crate::interp) fn forget_frames(&mut self, from: usize) {
        let Some(last) = self.watch.frames.last() else { return };
        if last.base < from {
            return;
        }
        let count = self.watch.frames.partition_point(|one| one.base < from);
        let Some(list) = List::of(self.seen_frames) else { return };
        for index in count..self.watch.frames.len() {
            let (frame, seen) = (list.get(PER_FRAME * index), self.watch.frames[index]);
            // It stands where it was left.
            if frame.is_object() && frame.raw(6) != 0 {
                let line = seen.code.lines().get(seen.lined as usize).copied().unwrap_or(0);
                if line != 0 {
                    frame.set_raw(7, (line as u64) << 32);
                }
                frame.set_raw(6, 0);
            }
        }
        list.truncate(self, PER_FRAME * count);
        self.watch.frames.truncate(count);
    }

    /// The object that an active frame has, if it was seen, or gets as somebody traces.
    pub(in crate::interp) fn known_frame(
        &mut self,
        frame: &Active,
        outer: Value,
    ) -> Result<Option<Value>, Raised> {
        if frame.inlined > 0 || frame.base == 0 {
            return Ok(None);
        }
        if let Some(index) = self.watch.find(frame.base, frame.code) {
            let known = self.seen_frame(index);
            self.heap.set(known, 1, outer);
            return Ok(Some(known));
        }
        if self.tracer.is_null() && self.profiler.is_null() {
            return Ok(None);
        }
        let object = self.new_frame(frame.code, frame.pc, self.where_shown(frame), outer)?;
        self.register_frame(Seen::new(frame.base, frame.code, UNKNOWN), object)?;
        Ok(Some(object))
    }

    /// The object of the frame around the one at a base.
    pub(in crate::interp) fn frame_object_around(&mut self, base: usize) -> Result<Value, Raised> {
        let link = Link::of(read(base as *const u64, LINK).bits());
        let caller = match link.is_exit() {
            true => self.runs().find(|run| run.base == base).map_or(0, |run| run.caller),
            false => base - 8 * link.delta() as usize,
        };
        if let Ok(index) = self.watch.frames.binary_search_by_key(&caller, |seen| seen.base)
            && !self.watch.frames[index].code.hints.get().has(Hints::HIDDEN)
            && !link.is_exit()
        {
            return Ok(self.seen_frame(index));
        }
        let outer = self.frame_at(1)?;
        Ok(if outer.is_null() { self.none() } else { outer })
    }

    /// The frame with this code that raises there now, if it was seen.
    pub(in crate::interp) fn traced_frame(&self, code: CodeRef, pc: Pc) -> Option<Value> {
        let offset = code.offset(pc);
        let is_it = |seen: &Seen| std::ptr::eq(seen.code, code) && seen.last == offset;
        self.watch.frames.iter().rposition(is_it).map(|index| self.seen_frame(index))
    }

    /// Gives the variables of a frame the values that its dict has for them.
    pub(in crate::interp) fn store_variables(
        &mut self,
        code: CodeRef,
        frame: Value,
        base: *mut u64,
    ) {
        let Some(dict) = Dict::of(frame.field(words::frame::LOCALS)) else { return };
        if code.unit.kind != UnitKind::Function && code.unit.kind != UnitKind::Lambda {
            return;
        }
        for register in code.unit.variables() {
            let name = &code.unit.local_names[register as usize];
            let Ok(key) = self.intern(name) else { return };
            let Some(value) = dict.get_str(key) else { continue };
            let held = read(base, register as isize);
            if held.is(Kind::Cell) {
                self.heap.set(held, cell::VALUE, value);
            } else if !held.is_null() || register as usize >= code.unit.entry_registers() {
                write(base, register as isize, value);
            }
        }
        let function = read(base, FUNCTION);
        let closure = match function.is(Kind::Function) {
            true => function.field(word::CLOSURE),
            false => return,
        };
        if closure.is(Kind::Tuple) {
            for (index, name) in code.unit.free_names.iter().enumerate() {
                let Ok(key) = self.intern(name) else { return };
                if let Some(value) = dict.get_str(key) {
                    self.heap.set(Tuple(closure).get(index), cell::VALUE, value);
                }
            }
        }
    }

    /// The index of the frame that an object stands for, if it runs.
    fn index_of_frame(&self, frame: Value) -> Option<usize> {
        let code = crate::object::code_at(frame.raw(4) as usize);
        self.watch
            .find(frame.raw(6) as usize & !1, code)
            .filter(|&index| self.seen_frame(index) == frame)
    }

    /// Sets the `f_trace` of a frame; it is one object from now on, as long as it runs.
    pub(crate) fn trace_frame(&mut self, frame: Value, tracer: Value) -> Result<(), Raised> {
        self.heap.set(frame, 3, tracer);
        self.note_frame(frame)
    }

    fn note_frame(&mut self, frame: Value) -> Result<(), Raised> {
        if self.index_of_frame(frame).is_none()
            && let Some(active) = self.active_of(frame)
            && active.inlined == 0
            && active.base != 0
            && self.watch.find(active.base, active.code).is_none()
        {
            self.register_frame(Seen::new(active.base, active.code, UNKNOWN), frame)?;
        }
        Ok(())
    }

    /// Whether the `f_trace` of a frame wants to know of lines.
    pub(crate) fn traces_lines(&self, frame: Value) -> bool {
        frame.raw(FLAGS) & NO_LINES == 0
    }

    /// Whether it wants to know of instructions.
    pub(crate) fn traces_opcodes(&self, frame: Value) -> bool {
        frame.raw(FLAGS) & OPCODES != 0
    }

    /// Says whether it wants to know of lines.
    pub(crate) fn trace_lines(&mut self, frame: Value, wants: bool) {
        let flags = frame.raw(FLAGS) & !NO_LINES;
        frame.set_raw(FLAGS, if wants { flags } else { flags | NO_LINES });
    }

    /// Says whether it wants to know of instructions.
    pub(crate) fn trace_opcodes(&mut self, frame: Value, wants: bool) {
        let flags = frame.raw(FLAGS) & !OPCODES;
        frame.set_raw(FLAGS, if wants { flags | OPCODES } else { flags });
    }

    /// Has a frame that is at a `line` event go on at another line, or the next one with a statement.
    pub(crate) fn jump_frame(&mut self, frame: Value, line: i64) -> Result<(), Raised> {
        let refused = match self.watch.event {
            None | Some(Event::Call) => {
                Some("can't jump from the 'call' trace event of a new frame")
            }
            _ if frame.field(words::frame::TRACE) == self.none() => {
                Some("f_lineno can only be set by a trace function")
            }
            Some(Event::Line) => None,
            _ => Some("can only jump from a 'line' trace event"),
        };
        if let Some(text) = refused {
            return self.raise(Type::ValueError, text);
        }
        let found = self.index_of_frame(frame);
        let Some(index) = found.filter(|&index| self.watch.frames[index].is_at_line) else {
            let text = "f_lineno can only be set by a trace function";
            return self.raise(Type::ValueError, text);
        };
        let seen = self.watch.frames[index];
        let unit = &seen.code.unit;
        if unit.stops.is_empty() {
            let text = "cannot jump in code that was compiled before anything that traces";
            return self.raise(Type::ValueError, text);
        }
        if line < unit.code_line() as i64 {
            let text = format!("line {line} comes before the current code block");
            return self.raise(Type::ValueError, text);
        }
        let lines = seen.code.lines();
        let line_of = |stop: &u32| lines[*stop as usize..].iter().copied().find(|line| *line > 0);
        let at_line = |wanted: u32| {
            unit.stops.iter().copied().filter(move |stop| line_of(stop) == Some(wanted))
        };
        let next = unit.stops.iter().filter_map(line_of).filter(|at| *at as i64 >= line).min();
        let Some(next) = next else {
            let text = format!("line {line} comes after the current code block");
            return self.raise(Type::ValueError, text);
        };
        let here = seen.code.offset(frame.raw(5) as usize as Pc);
        let is_in = |held: &&Held, at: u32| (held.start..held.end).contains(&at);
        // What the target holds that this place does not.
        let missing =
            |to: u32| unit.held.iter().rfind(move |held| is_in(held, to) && !is_in(held, here));
        let Some(to) = at_line(next).find(|to| missing(*to).is_none()) else {
            let text = match at_line(next).find_map(missing).map(|held| held.what) {
                Some(Holding::Iterator) => "can't jump into the body of a for loop",
                Some(Holding::Exception(_)) => {
                    "can't jump into an 'except' block as there's no exception"
                }
                _ => "incompatible stacks",
            };
            return self.raise(Type::ValueError, text);
        };
        // The outermost handler that is left says what was handled before it.
        let left = unit.held.iter().filter(|held| is_in(held, here) && !is_in(held, to));
        let outermost = left.filter(|held| matches!(held.what, Holding::Exception(_)));
        if let Some(Holding::Exception(before)) =
            outermost.max_by_key(|held| held.end - held.start).map(|held| held.what)
        {
            self.watch.handled = Some(before);
        }
        self.watch.frames[index].goes_to = Some(to);
        Ok(())
    }

    /// The line of a frame whose `call` is told: that of its `def` or first decorator.
    pub(crate) fn line_of_call(&self, frame: Value) -> Option<u32> {
        if self.watch.event != Some(Event::Call) {
            return None;
        }
        let code: CodeRef = crate::object::code_at(frame.raw(4) as usize);
        let offset = code.offset(frame.raw(5) as usize as *const u32);
        if offset != 0 && offset != code.made.get() || self.index_of_frame(frame).is_none() {
            return None;
        }
        Some(if &*code.unit.name == "<module>" { 0 } else { code.unit.code_line() })
    }
}
