//! Which frames are active, for programs that ask.
//!
//! A frame is a window on the value stack, and its link says where the frame that waits for it goes on. Two things are in no window: where
//! the innermost frame is, and through which frames compiled code has gone that it never made. Both are told around calls that may
//! run code of the program: `Ctx::at`.

// What compiled code tells is a record at an address.
#![allow(unsafe_code)]

use crate::interp::core::frame::{LINK, Link, read};
use crate::interp::handlers::relay::passed;
use crate::object::words::{cell, frame, traceback};
use crate::object::{CodeRef, Hints, Raised};
use crate::object::{Dict, Kind as Layout, Type, Value};
use crate::vm::Vm;
use sidewinder_jit::abi::{CallSite, Pc};
use std::ops::ControlFlow;

/// An active frame.
#[derive(Clone, Copy)]
pub(crate) struct Active {
    /// What it runs.
    pub code: CodeRef,
    /// Where it is.
    pub pc: Pc,
    /// Its base; 0 if compiled code has never made it.
    pub base: usize,
    /// Where its variables are, as its base would be: 0 if they are in compiled code alone.
    pub window: usize,
    /// Number of the comprehension that it stands for, compiled in line, plus 1; 0: it is the frame itself.
    pub inlined: usize,
}

/// Shows a frame at a position, and before it one for each comprehension that was compiled in line around it, the innermost first.
fn show(
    see: &mut dyn FnMut(Active) -> ControlFlow<()>,
    (code, pc): (CodeRef, Pc),
    base: usize,
    window: usize,
) -> ControlFlow<()> {
    for index in code.unit.in_line_at(code.offset(pc)) {
        see(Active { code, pc, base, window, inlined: index + 1 })?;
    }
    see(Active { code, pc, base, window, inlined: 0 })
}

/// Frames around one that is asked for that get objects at once, and keep them when they have ended. Those further out get theirs when they are asked for:
/// a program that logs deep in a recursion does not pay for all of it.
const AROUND: usize = 8;

/// A bit of where a frame object says that its variables are: they are lost.
pub(in crate::interp) const UNKNOWN: usize = 1;

/// The word of a frame object with what its `f_trace` wants to know: bits.
pub(crate) const FLAGS: usize = 9;
/// No lines (`f_trace_lines` is false).
pub(crate) const NO_LINES: u64 = 1;
/// All instructions (`f_trace_opcodes`).
pub(crate) const OPCODES: u64 = 2;
/// Its variables were looked at in the event that is being told: what is changed in the dict is changed in the frame.
pub(crate) const LOOKED_AT: u64 = 4;

impl Active {
    /// The line.
    pub(crate) fn line(&self) -> u32 {
        self.code.unit.line_in_line(self.code.offset(self.pc), self.inlined)
    }
}

impl Vm {
    /// The active frames that programs see, the innermost first; at most so many.
    pub(crate) fn active_frames(&self, most: usize) -> Vec<Active> {
        self.frames(most, |code| !code.hints.get().has(Hints::HIDDEN))
    }

    /// All active frames whose code is one of these, the innermost first; at most so many.
    pub(in crate::interp) fn frames(
        &self,
        most: usize,
        is_one: impl Fn(CodeRef) -> bool,
    ) -> Vec<Active> {
        let mut frames = Vec::new();
        let _ = self.each_frame(&mut |frame| {
            if is_one(frame.code) {
                frames.push(frame);
            }
            if frames.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        frames
    }

    /// Shows all active frames, the innermost first, until it is told that they were enough.
    fn each_frame(&self, see: &mut dyn FnMut(Active) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.ctx.innermost.is_null() {
            return ControlFlow::Continue(());
        }
        let mut runs = self.runs();
        let mut base = self.ctx.top - self.stack.above - 8 * crate::interp::FRAME_SLOTS;
        let mut at = self.ctx.at;
        loop {
            self.show_positions(see, at, base)?;
            let mut link = Link::of(read(base as *const u64, LINK).bits());
            while !link.is_exit() {
                base -= 8 * link.delta() as usize;
                let pc = link.call_pc();
                if let Some(code) = self.code_at(pc) {
                    show(see, (code, pc), base, base)?;
                }
                link = Link::of(read(base as *const u64, LINK).bits());
            }
            let Some(run) = runs.find(|run| run.base == base) else {
                return ControlFlow::Continue(());
            };
            for there in passed(run) {
                show(see, there, 0, 0)?;
            }
            // The outermost run was called by nobody.
            if run.caller < self.stack.start() + 16 || run.at == 0 {
                return ControlFlow::Continue(());
            }
            (base, at) = (run.caller, run.at);
        }
    }

    /// Shows the frames that a call site in compiled code entered at `base` stands for, the innermost first; a plain position stands for itself.
    fn show_positions(
        &self,
        see: &mut dyn FnMut(Active) -> ControlFlow<()>,
        at: u64,
        base: usize,
    ) -> ControlFlow<()> {
        let number = at >> 1;
        if number & 1 == 0 {
            let pc = number as usize as Pc;
            return match self.code_at(pc) {
                Some(code) => show(see, (code, pc), base, base),
                None => ControlFlow::Continue(()),
            };
        }
        // SAFETY: odd numbers are one more than the address of a record that is never freed.
        let site = unsafe { &*((number - 1) as usize as *const CallSite) };
        for (index, (&pc, slots)) in site.positions.iter().zip(&site.windows).enumerate() {
            let Some(code) = self.code_at(pc) else { continue };
            let is_last = index + 1 == site.positions.len();
            let window = slots.map_or(0, |slots| base + 8 * slots as usize);
            show(see, (code, pc), if is_last { base } else { 0 }, window)?;
        }
        ControlFlow::Continue(())
    }

    /// The code that a line of a traceback is about: its function may have got other code since.
    pub(crate) fn code_of_line(&self, line: Value) -> CodeRef {
        let (pc, _) = crate::object::exception::place_of_line(line);
        self.code_at(pc as Pc)
            .unwrap_or_else(|| crate::interp::core::frame::code_of(line.field(traceback::FUNCTION)))
    }

    /// The frame that is so far out, with those around it; null if there are not so many.
    pub(crate) fn frame_at(&mut self, depth: usize) -> Result<Value, Raised> {
        let frames = self.active_frames(depth.saturating_add(AROUND + 1));
        if depth >= frames.len() {
            return Ok(Value::NULL);
        }
        let is_all = frames.len() - depth <= AROUND;
        let outer = if is_all { self.none() } else { Value::NULL };
        self.frame_objects(&frames[depth..], outer)
    }

    /// The frame around one, which gets its object now if it had none. None: there is none, or neither is active any more.
    pub(crate) fn frame_around(&mut self, frame: Value) -> Result<Value, Raised> {
        let known = frame.field(frame::BACK);
        if !known.is_null() {
            return Ok(known);
        }
        let is_it = self.is_of(frame);
        let (mut is_behind, mut around) = (false, Vec::new());
        let _ = self.each_frame(&mut |one| {
            if one.code.hints.get().has(Hints::HIDDEN) {
                return ControlFlow::Continue(());
            }
            if is_behind {
                around.push(one);
            }
            is_behind |= is_it(&one);
            if around.len() <= AROUND { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let is_all = around.len() <= AROUND;
        let outer = if is_all { self.none() } else { Value::NULL };
        let outer = self.frame_objects(&around, outer)?;
        self.heap.set(frame, frame::BACK, outer);
        Ok(outer)
    }

    /// Objects for active frames, the innermost first, of which the last is in `outer`: the one of the first.
    fn frame_objects(&mut self, frames: &[Active], mut outer: Value) -> Result<Value, Raised> {
        for frame in frames.iter().rev() {
            if let Some(known) = self.known_frame(frame, outer)? {
                outer = known;
                continue;
            }
            outer = self.new_frame(frame.code, frame.pc, self.where_shown(frame), outer)?;
            outer.set_raw(7, frame.inlined as u64);
            if let Some(index) = frame.inlined.checked_sub(1) {
                let code = self.code_object_in_line(frame.code, index)?;
                self.heap.set(outer, 8, code);
            }
        }
        Ok(outer)
    }

    /// A frame as an object; `place` is where its variables are, with [`UNKNOWN`] if they are lost, 0 if it is not active.
    pub(crate) fn new_frame(
        &mut self,
        code: CodeRef,
        pc: Pc,
        place: usize,
        outer: Value,
    ) -> Result<Value, Raised> {
        let object = code.object.get();
        let frame = self.allocate_as(Type::Frame, 80)?;
        frame.init(1, outer);
        frame.init(2, Value::NULL);
        frame.init(3, self.none());
        frame.set_raw(4, std::ptr::from_ref(code) as u64);
        frame.set_raw(5, pc as u64);
        frame.set_raw(6, place as u64);
        frame.set_raw(7, 0);
        frame.init(8, object);
        frame.set_raw(FLAGS, 0);
        Ok(frame)
    }

    /// The variables of a frame: the globals at the top level, the namespace of a class body, else a dict of what is bound now.
    pub(crate) fn frame_locals(&mut self, frame: Value) -> Result<Value, Raised> {
        use sidewinder_compiler::bytecode::UnitKind;
        let code = crate::object::code_at(frame.raw(4) as usize);
        if code.unit.kind == UnitKind::Module {
            return self.module_dict(code.module);
        }
        // Whoever looks without having named it looks late.
        self.show_variables();
        let active = self.active_of(frame);
        let place = active.map_or(0, |active| self.where_shown(&active));
        if (frame.raw(6) as usize | place) & UNKNOWN != 0 {
            return self.refuse(code);
        }
        if active.is_none() {
            return match frame.field(frame::LOCALS) {
                known if known.is_object() => Ok(known),
                _ => Ok(Dict::new(self)?.0),
            };
        }
        let window = frame.raw(6) as usize;
        if code.unit.kind == UnitKind::Class {
            return Ok(read(window as *const u64, 0));
        }
        // What `exec` has bound is in the dict that `locals()` gives.
        let kept = code.unit.locals_register;
        let kept = kept.and_then(|at| Dict::of(read(window as *const u64, at as isize)));
        let dict = match kept.or(Dict::of(frame.field(frame::LOCALS))) {
            Some(dict) => dict,
            None => Dict::new(self)?,
        };
        self.variables_at(code, dict, window)?;
        self.heap.set(frame, 2, dict.0);
        frame.set_raw(FLAGS, frame.raw(FLAGS) | LOOKED_AT);
        Ok(dict.0)
    }

    /// The active frame that an object stands for, if it still is.
    pub(crate) fn active_of(&self, frame: Value) -> Option<Active> {
        let is_it = self.is_of(frame);
        let mut found = None;
        let _ = self.each_frame(&mut |one| match is_it(&one) {
            true => {
                found = Some(one);
                ControlFlow::Break(())
            }
            false => ControlFlow::Continue(()),
        });
        found
    }

    /// Says of active frames whether they are the one that an object stands for.
    fn is_of(&self, frame: Value) -> impl Fn(&Active) -> bool + use<> {
        let code: CodeRef = crate::object::code_at(frame.raw(4) as usize);
        let place = frame.raw(6) as usize & !UNKNOWN;
        let inlined = frame.raw(7) as u32 as usize;
        move |one| {
            place != 0
                && (one.window == place || one.base == place)
                && one.inlined == inlined
                && std::ptr::eq(one.code, code)
        }
    }

    /// The line of a frame: where it is now, if it is active, else where it was seen last.
    pub(crate) fn line_of_frame(&self, frame: Value) -> u32 {
        if let Some(now) = self.active_of(frame) {
            frame.set_raw(5, now.pc as u64);
            let known = (now.inlined == 0).then(|| self.codes.line_at(now.pc)).flatten();
            return known.unwrap_or_else(|| now.line());
        }
        let word = frame.raw(7);
        match (word >> 32) as u32 {
            0 => {
                let code: CodeRef = crate::object::code_at(frame.raw(4) as usize);
                let offset = code.offset(frame.raw(5) as usize as Pc);
                code.unit.line_in_line(offset, word as u32 as usize)
            }
            told => told,
        }
    }

    /// Binds a name to a value, or to what is in the cell, in a dict of locals; an unbound name is taken out.
    pub(crate) fn set_local(&mut self, dict: Dict, name: &str, value: Value) -> Result<(), Raised> {
        let key = self.intern(name)?;
        let value = if value.is(Layout::Cell) { value.field(cell::VALUE) } else { value };
        if value.is_null() {
            return dict.remove(self, key).map(drop);
        }
        dict.set(self, key, value)
    }
}
