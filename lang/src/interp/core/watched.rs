//! Running while somebody traces the program: one instruction at a time, with what is to be told before and after it.
//!
//! ```text
//! sys.settrace(f) ──► what is compiled is thrown away, the dispatcher left
//!                     watched: call, line, opcode ─► instruction ─► exception, return     no site, no trace
//! sys.settrace(None) ──► the dispatcher again
//! ```
//!
//! Events come as in CPython 3.11: a `line` for each change of the line and each jump back (PEP 626). Code that is compiled after something that
//! traces has a [`Line`](sidewinder_compiler::bytecode::Opcode::Line) for what has no instruction, such as `pass`; in older code such lines are missing.
//!
//! **Absent:** what a program sees of a frame (`interp/observe`); any cost where nobody traces.

use super::dispatch::{execute_one, unwind_one};
use super::frame::*;
use super::run::FRAME_SLOTS;
use super::unwind;
use crate::interp::import::finder::PREFIX;
use crate::interp::observe::frames::{FLAGS, LOOKED_AT, NO_LINES, OPCODES};
use crate::object::words::{self, builtin};
use crate::object::{
    CodeRef, Exception, Generator, Hints, Kind as Layout, List, Raised, Type, Value,
};
use crate::vm::Vm;
use crate::vm::watch::{Event, FRESH, PER_FRAME, Seen, UNKNOWN};
use sidewinder_compiler::bytecode::{Flavor, Handler, Opcode};
use sidewinder_jit::abi::Pc;
use sidewinder_jit::machine::Flow;

/// Where a frame is.
#[derive(Clone, Copy)]
struct Here {
    code: CodeRef,
    pc: Pc,
    base: *mut u64,
    /// The frame as an object.
    frame: Value,
}

impl Here {
    fn offset(self) -> u32 {
        self.code.offset(self.pc)
    }
}

/// What goes on besides the instruction.
enum Next {
    /// The instruction runs.
    Run,
    /// Somewhere else goes on.
    Jump(Pc),
}

impl Vm {
    /// Runs as the dispatcher does, and tells who traces. Ends with [`Flow::Next`] or [`Flow::Raise`] when nobody does any more.
    pub(in crate::interp) fn watched(
        &mut self,
        pc: Pc,
        base: *mut u64,
        raising: bool,
    ) -> (Flow, Pc, *mut u64) {
        let (mut pc, mut base, mut raising) = (pc, base, raising);
        // Whether what is raised has been told of in this frame, and is in its traceback.
        let mut is_told = false;
        let mut code = self.code_at(pc).expect("linked code");
        let mut is_hidden = is_hidden_code(code);
        loop {
            if !self.watch.is_on {
                if self.watch.event.is_none() {
                    self.forget_frames(0);
                }
                return (if raising { Flow::Raise } else { Flow::Next }, pc, base);
            }
            if !code.contains(pc) {
                code = self.code_at(pc).expect("linked code");
                is_hidden = is_hidden_code(code);
            }
            if !is_hidden {
                let told = match raising {
                    true => self.before_unwinding(code, pc, base, is_told).map(|()| Next::Run),
                    false => self.before_instruction(code, pc, base),
                };
                is_told |= raising;
                match told {
                    Ok(Next::Run) => {}
                    Ok(Next::Jump(to)) => {
                        pc = to;
                        continue;
                    }
                    // Who traces has raised: this frame does.
                    Err(Raised) if raising => is_told = false,
                    Err(Raised) => {
                        (raising, is_told) = (true, false);
                        continue;
                    }
                }
            }
            let leaves = !raising && leaves(instruction(pc).opcode());
            let stop = if self.tracer.is_null() {
                Value::NULL
            } else {
                self.stop_at(code, pc, base, raising)
            };
            let (flow, at, window) = match raising {
                true => unwind_one(self, pc, base, is_told && !is_hidden),
                false => execute_one(self, pc, base),
            };
            if leaves && flow != Flow::Raise || raising && window != base {
                self.forget_frames(base as usize);
            }
            match flow {
                Flow::Exit => {
                    self.forget_frames(base as usize);
                    return (flow, at, window);
                }
                Flow::Raise => {
                    // What the same frame raises is new; what it has let go is to be told of in the next one.
                    is_told = false;
                    raising = true;
                }
                Flow::Hot if at == pc => {
                    raising = false;
                    pc = at.wrapping_add(instruction(at).opcode().words());
                    base = window;
                    continue;
                }
                _ => (raising, is_told) = (false, false),
            }
            // What ends what is awaited, if that is no generator of the program.
            let is_sent = !leaves && flow == Flow::Next && window == base;
            let stop = match is_sent && !self.tracer.is_null() && ends_sending(pc, at) {
                true if !is_generator(read(base, instruction(pc).b())) => {
                    self.new_stop(read(window, instruction(pc).a()))
                }
                _ => stop,
            };
            if !stop.is_null() && !raising && self.tell_stop(stop, at, window).is_err() {
                raising = true;
            }
            (pc, base) = (at, window);
        }
    }

    /// The StopIteration that a `for` or `await` around is about to hear of from an iterator, if that is to be told: what a generator returns to it, unless that is
    /// None, and what a `__next__` raises.
    fn stop_at(&mut self, code: CodeRef, pc: Pc, base: *mut u64, raising: bool) -> Value {
        let (i, link) = (instruction(pc), Link::of(read(base, LINK).bits()));
        if raising {
            let is_iterated = matches!(link.kind(), Kind::Item | Kind::Send);
            let is_generator = code.has_generator(code.offset(pc));
            return if is_iterated && !is_generator { self.pending } else { Value::NULL };
        }
        let is_coroutine = code.unit.flavor == Flavor::Coroutine;
        let returned = match (i.opcode(), link.kind()) {
            (Opcode::Finish, Kind::Item | Kind::Send) => read(base, i.a()),
            _ => return Value::NULL,
        };
        if returned == self.none() && !is_coroutine {
            return Value::NULL;
        }
        self.new_stop(returned)
    }

    fn new_stop(&mut self, returned: Value) -> Value {
        let class = self.class(Type::StopIteration);
        self.new_exception(class, &[returned]).unwrap_or(Value::NULL)
    }

    /// Tells the frame that has asked an iterator that it is at its end.
    fn tell_stop(&mut self, stop: Value, at: Pc, base: *mut u64) -> Result<(), Raised> {
        let Some(code) = self.code_at(at).filter(|code| !is_hidden_code(code)) else {
            return Ok(());
        };
        let Some(index) = self.watch.find(base as usize, code) else { return Ok(()) };
        let last = self.watch.frames[index].last;
        if last >= UNKNOWN {
            return Ok(());
        }
        let asked = code.at(last);
        if !matches!(instruction(asked).opcode(), Opcode::ForIter | Opcode::Send) {
            return Ok(());
        }
        let here = Here { code, pc: asked, base, frame: self.seen_frame(index) };
        let arg = self.exception_info_of(stop)?;
        self.tell_tracer(here, Event::Exception, arg)
    }

    /// Tells what comes before an instruction.
    fn before_instruction(
        &mut self,
        code: CodeRef,
        pc: Pc,
        base: *mut u64,
    ) -> Result<Next, Raised> {
        let (opcode, offset) = (instruction(pc).opcode(), code.offset(pc));
        if opcode == Opcode::Unlinked {
            return Ok(Next::Run);
        }
        // What a call of a generator function does is no frame of the generator yet.
        if code.made.get() != u32::MAX && offset <= code.made.get() {
            return Ok(Next::Run);
        }
        let here = self.see(code, pc, base)?;
        if !std::mem::replace(&mut self.seen_at(here).is_told, true) {
            self.start(here)?;
        }
        if is_site(opcode) {
            return Ok(Next::Run);
        }
        self.end_builtin(here, Event::ReturnBuiltin)?;
        if !self.tracer.is_null() {
            self.line(here)?;
            if let Some(to) = self.seen_at(here).goes_to.take() {
                // As in CPython, nothing is told of the line itself.
                self.seen_at(here).last = to;
                if let Some(register) = self.watch.handled.take() {
                    self.handled = read(base, register as isize);
                }
                return Ok(Next::Jump(code.at(to)));
            }
        }
        let seen = self.seen_at(here);
        seen.last = offset;
        if code.lines()[offset as usize] != 0 {
            seen.lined = offset;
        }
        let i = instruction(pc);
        match opcode {
            Opcode::Return | Opcode::Finish => self.end(here, read(base, i.a()))?,
            Opcode::Yield | Opcode::Relay => self.end(here, read(base, i.b()))?,
            _ if !self.profiler.is_null() && opcode.calls() => self.start_builtin(here)?,
            _ => {}
        }
        Ok(Next::Run)
    }

    /// What is known of a frame that runs.
    fn seen_at(&mut self, here: Here) -> &mut Seen {
        let index = match self.watch.find(here.base as usize, here.code) {
            Some(index) => index,
            None => {
                // Nobody traces any more, and the frames were forgotten.
                let seen = Seen::new(here.base as usize, here.code, UNKNOWN);
                self.register_frame(seen, here.frame).unwrap_or(0)
            }
        };
        &mut self.watch.frames[index]
    }

    /// A `call`: the frame starts, or the generator goes on.
    fn start(&mut self, here: Here) -> Result<(), Raised> {
        let none = self.none();
        let start = match here.offset() {
            0 => here.pc,
            _ => here.code.at(here.code.instruction_at(here.pc.wrapping_sub(1))),
        };
        self.tell(Here { pc: start, ..here }, Event::Call, none)
    }

    /// A `return` with what is given back, or with None where an exception leaves the frame.
    fn end(&mut self, here: Here, value: Value) -> Result<(), Raised> {
        let value = if value.is_null() { self.none() } else { value };
        // What gives None back at the end of a function is on no line of its own.
        let lined = self.seen_at(here).lined;
        let is_lined = here.code.lines()[here.offset() as usize] != 0;
        let pc = if is_lined || lined >= UNKNOWN { here.pc } else { here.code.at(lined) };
        self.tell(Here { pc, ..here }, Event::Return, value)
    }

    /// A `line`, if another one is reached or the same one again, and an `opcode`, if that is wanted.
    fn line(&mut self, here: Here) -> Result<(), Raised> {
        let none = self.none();
        if here.frame.field(words::frame::TRACE) == none {
            return Ok(());
        }
        let (offset, lines) = (here.offset(), here.code.lines());
        let line = lines[offset as usize];
        if line != 0 && here.frame.raw(FLAGS) & NO_LINES == 0 {
            let last = match self.seen_at(here).last {
                UNKNOWN if offset > 0 => here.code.instruction_at(here.pc.wrapping_sub(1)),
                UNKNOWN => FRESH,
                last => last,
            };
            let is_again = last != FRESH && offset < last && !is_delegating(here.pc);
            if last == FRESH || lines[last as usize] != line || is_again {
                self.seen_at(here).is_at_line = true;
                let told = self.tell(here, Event::Line, none);
                self.seen_at(here).is_at_line = false;
                told?;
            }
        }
        if here.frame.raw(FLAGS) & OPCODES != 0 {
            self.tell(here, Event::Opcode, none)?;
        }
        Ok(())
    }

    /// A `c_call`, if a builtin function is about to be called.
    fn start_builtin(&mut self, here: Here) -> Result<(), Raised> {
        let Some(callee) = self.builtin_at(here.pc, here.base)? else { return Ok(()) };
        self.tell_profiler(here, Event::CallBuiltin, callee)?;
        self.set_called(here, callee);
        Ok(())
    }

    /// Notes which builtin function a frame has called.
    fn set_called(&mut self, here: Here, callee: Value) {
        if let Some(list) = List::of(self.seen_frames)
            && let Some(index) = self.watch.find(here.base as usize, here.code)
        {
            list.set(self, PER_FRAME * index + 1, callee);
        }
    }

    /// The builtin function that a frame has called is over.
    fn end_builtin(&mut self, here: Here, event: Event) -> Result<(), Raised> {
        let none = self.none();
        let Some(list) = List::of(self.seen_frames).filter(|_| !self.profiler.is_null()) else {
            return Ok(());
        };
        let index = self.watch.find(here.base as usize, here.code);
        let callee = index.map_or(none, |index| list.get(PER_FRAME * index + 1));
        if callee == none {
            return Ok(());
        }
        self.set_called(here, none);
        self.tell_profiler(here, event, callee)
    }

    /// Tells of an exception that the instruction raises, or that comes through the call there; and that the frame is left, if nobody catches it.
    fn before_unwinding(
        &mut self,
        code: CodeRef,
        pc: Pc,
        base: *mut u64,
        is_told: bool,
    ) -> Result<(), Raised> {
        if is_told {
            return Ok(());
        }
        let offset = code.instruction_at(pc);
        let at = code.at(offset);
        let opcode = instruction(at).opcode();
        let pending = self.take_pending();
        let here = self.see(code, at, base)?;
        self.on_stack(None, &[pending], |vm, _| {
            if !std::mem::replace(&mut vm.seen_at(here).is_told, true) {
                let none = vm.none();
                vm.tell(here, Event::Call, none)?;
            }
            vm.end_builtin(here, Event::RaiseBuiltin)
        })?;
        self.pending = pending;
        let is_again = matches!(opcode, Opcode::Reraise | Opcode::RaiseCurrent) || opcode.starts();
        let m = machine(at, base, self);
        match opcode {
            Opcode::Reraise => unwind::end_line(&m, pending.bits(), at)?,
            _ if is_again => {}
            _ => unwind::add_line(&m, pending.bits(), at)?,
        }
        if !is_again && !self.tracer.is_null() && self.watch.is_on {
            let arg = self.exception_info_of(pending)?;
            self.hold_pending(|vm| vm.tell_tracer(here, Event::Exception, arg))?;
        }
        let is_covered = |row: &&Handler| (row.start..row.end).contains(&offset);
        if code.unit.handlers.iter().find(is_covered).is_none() && self.watch.is_on {
            let none = self.none();
            self.hold_pending(|vm| vm.end(here, none))?;
        }
        Ok(())
    }

    /// Runs something while an exception is pending, which is pending again afterwards.
    fn hold_pending(
        &mut self,
        run: impl FnOnce(&mut Vm) -> Result<(), Raised>,
    ) -> Result<(), Raised> {
        let pending = self.take_pending();
        self.on_stack(None, &[pending], |vm, _| run(vm))?;
        self.pending = pending;
        Ok(())
    }

    /// Type, value and traceback of an exception.
    fn exception_info_of(&mut self, value: Value) -> Result<Value, Raised> {
        let Some(exception) = Exception::of(value) else { return Ok(self.none()) };
        let traceback = exception.traceback();
        let traceback = if traceback.is_null() { self.none() } else { traceback };
        self.new_tuple(&[exception.class().object.get(), value, traceback])
    }

    /// A frame that runs; those that were seen above it have ended.
    fn see(&mut self, code: CodeRef, pc: Pc, base: *mut u64) -> Result<Here, Raised> {
        let address = base as usize;
        self.forget_frames(address + 8);
        if let Some(index) = self.watch.find(address, code) {
            return Ok(Here { code, pc, base, frame: self.seen_frame(index) });
        }
        self.forget_frames(address);
        self.ctx.top = address + 8 * FRAME_SLOTS + self.stack.above;
        self.ctx.at = (pc as u64) << 1;
        let offset = code.offset(pc);
        let before = if offset == 0 { 0 } else { code.instruction_at(pc.wrapping_sub(1)) };
        let is_behind_start =
            offset as usize == Opcode::Enter.words() && instruction(code.start).opcode().starts();
        let suspends = |at: u32| {
            let opcode = instruction(code.at(at)).opcode();
            matches!(opcode, Opcode::Yield | Opcode::Relay | Opcode::MakeGenerator)
        };
        let last = match () {
            // What is thrown something stands at its `yield` still.
            _ if code.made.get() == u32::MAX && (offset == 0 || is_behind_start) => FRESH,
            _ if code.has_generator(offset) && suspends(code.instruction_at(pc)) => offset,
            _ if !code.has_generator(offset) => UNKNOWN,
            _ if before == code.made.get() => FRESH,
            _ if suspends(before) => before,
            // The `Enter` behind it has run with it.
            _ if instruction(code.at(before)).opcode().starts() => {
                let at = code.instruction_at(code.at(before).wrapping_sub(1));
                if at == code.made.get() { FRESH } else { at }
            }
            _ => UNKNOWN,
        };
        let frame = self.frame_object(code, pc, address)?;
        self.register_frame(Seen::new(address, code, last), frame)?;
        Ok(Here { code, pc, base, frame })
    }

    /// Tells who traces, and who profiles.
    fn tell(&mut self, here: Here, event: Event, arg: Value) -> Result<(), Raised> {
        if !self.tracer.is_null() && self.watch.is_on {
            self.tell_tracer(here, event, arg)?;
        }
        if !self.profiler.is_null()
            && matches!(event, Event::Call | Event::Return)
            && self.watch.is_on
        {
            self.tell_profiler(here, event, arg)?;
        }
        Ok(())
    }

    fn tell_tracer(&mut self, here: Here, event: Event, arg: Value) -> Result<(), Raised> {
        let (frame, none) = (here.frame, self.none());
        let callback = match event {
            Event::Call => self.tracer,
            _ if frame.field(words::frame::TRACE) == none => return Ok(()),
            _ => frame.field(words::frame::TRACE),
        };
        match self.call_watcher(here, callback, (event, arg)) {
            Ok(result) if result == none => Ok(()),
            Ok(result) => {
                self.heap.set(frame, 3, result);
                Ok(())
            }
            Err(Raised) => {
                self.heap.set(frame, 3, none);
                let pending = self.take_pending();
                self.on_stack(None, &[pending], |vm, _| {
                    vm.watch_with(Some(Value::NULL), None);
                    Ok(())
                })?;
                self.pending = pending;
                Err(Raised)
            }
        }
    }

    fn tell_profiler(&mut self, here: Here, event: Event, arg: Value) -> Result<(), Raised> {
        let profiler = self.profiler;
        match self.call_watcher(here, profiler, (event, arg)) {
            Ok(_) => Ok(()),
            Err(Raised) => {
                let pending = self.take_pending();
                self.watch_with(None, Some(Value::NULL));
                self.pending = pending;
                Err(Raised)
            }
        }
    }

    /// Calls who traces, which is not traced itself.
    fn call_watcher(
        &mut self,
        here: Here,
        callback: Value,
        (event, arg): (Event, Value),
    ) -> Result<Value, Raised> {
        let frame = here.frame;
        self.ctx.top = here.base as usize + 8 * FRAME_SLOTS + self.stack.above;
        self.ctx.at = (here.pc as u64) << 1;
        frame.set_raw(5, here.pc as u64);
        let name = self.intern(event.name())?;
        let (handled, resumed, stopped) = (self.handled, self.resumed, self.stopped);
        let outer = self.watch.event.replace(event);
        frame.set_raw(FLAGS, frame.raw(FLAGS) & !LOOKED_AT);
        self.watch.is_inside = true;
        self.watch.is_on = false;
        let kept = [callback, frame, name, arg, handled, resumed, stopped];
        let result = self.on_stack(None, &kept, |vm, kept| {
            vm.resumed = Value::NULL;
            vm.call(kept[0], &kept[1..4])
        });
        self.watch.event = outer;
        self.watch.is_inside = false;
        self.watch.is_on = !self.tracer.is_null() || !self.profiler.is_null();
        if frame.raw(FLAGS) & LOOKED_AT != 0 {
            self.store_variables(here.code, frame, here.base);
        }
        (self.handled, self.resumed, self.stopped) = (handled, resumed, stopped);
        result
    }

    /// The builtin function that a call instruction calls, if it is one.
    fn builtin_at(&mut self, pc: Pc, base: *mut u64) -> Result<Option<Value>, Raised> {
        let i = instruction(pc);
        let callee = match i.opcode() {
            Opcode::CallLoaded if !read(base, i.b()).is_small() => read(base, i.b()),
            Opcode::CallLoaded => read(base, i.b() + 2),
            Opcode::CallMethod => {
                let (object, name) = (read(base, i.b() + 2), operand(pc, 1));
                let class = self.class_of(object);
                match self.lookup(class, name) {
                    Some(found)
                        if found.is(Layout::Builtin) && found.field(builtin::OBJECT).is_null() =>
                    {
                        return self.bind(found, object).map(Some);
                    }
                    _ if object.is(Layout::Module) => {
                        crate::object::globals(object).get(name).unwrap_or(Value::NULL)
                    }
                    _ => Value::NULL,
                }
            }
            _ => read(base, i.b()),
        };
        Ok((!callee.is_null() && callee.is(Layout::Builtin)).then_some(callee))
    }

    /// The object of a frame that runs, for who traces: that of its generator, if it has one and somebody has seen it, or a new one.
    fn frame_object(&mut self, code: CodeRef, pc: Pc, base: usize) -> Result<Value, Raised> {
        let outer = self.frame_object_around(base)?;
        let generator = match code.has_generator(code.offset(pc)) {
            true => Generator::of(read(base as *const u64, code.unit.generator as isize)),
            false => None,
        };
        let word = crate::object::generator::word::FRAME;
        if let Some(known) = generator.map(|g| g.0.field(word)).filter(|known| known.is_object()) {
            known.set_raw(5, pc as u64);
            known.set_raw(6, base as u64);
            self.heap.set(known, 1, outer);
            return Ok(known);
        }
        let frame = self.new_frame(code, pc, base, outer)?;
        if let Some(g) = generator {
            self.heap.set(g.0, word, frame);
        }
        Ok(frame)
    }
}

/// Whether `Send` at a position has gone where it goes at the end.
fn ends_sending(pc: Pc, to: Pc) -> bool {
    instruction(pc).opcode() == Opcode::Send
        && pc.wrapping_offset(word(pc, 1) as i32 as isize) == to
}

fn is_generator(value: Value) -> bool {
    value.is(Layout::Generator)
}

/// Whether code stands for builtin functions: nothing is told of it.
fn is_hidden_code(code: CodeRef) -> bool {
    code.hints.get().has(Hints::HIDDEN) || code.unit.file.name().starts_with(PREFIX)
}

/// Whether an instruction leaves its frame without raising.
fn leaves(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(opcode, Return | Finish | Yield | Relay | MakeGenerator | EndRound | SkipRound)
}

/// Whether nothing is to be seen of an instruction.
fn is_site(opcode: Opcode) -> bool {
    opcode.starts() || matches!(opcode, Opcode::Loop | Opcode::PassLoop | Opcode::MakeGenerator)
}

/// Whether an instruction asks an iterator that a generator delegates to: that is no jump back.
fn is_delegating(pc: Pc) -> bool {
    matches!(instruction(pc).opcode(), Opcode::Send | Opcode::Relay)
}
