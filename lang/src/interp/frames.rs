//! Which frames are active, for programs that ask.
//!
//! A frame is a window on the value stack, and its link says where the frame that waits for it goes on. Two things are in no window: where
//! the innermost frame is, and through which frames compiled code has gone that it never made. Both are told around calls that may
//! run code of the program: `Ctx::at`.

// What compiled code tells is a record at an address.
#![allow(unsafe_code)]

use super::frame::{FUNCTION, LINK, Link, read};
use super::relay::passed;
use super::vm::Vm;
use crate::bytecode::{CodeRef, Hints};
use crate::object::{Dict, Kind as Layout, Type, Value};
use sidewinder_jit::host::CallSite;
use sidewinder_jit::machine::Pc;

/// An active frame.
#[derive(Clone, Copy)]
pub(crate) struct Active {
    /// What it runs.
    pub code: CodeRef,
    /// Where it is.
    pub pc: Pc,
    /// Its base; 0 if compiled code has never made it.
    pub base: usize,
    /// Number of the comprehension that it stands for, compiled in line, plus 1; 0: it is the frame itself.
    pub inlined: usize,
}

/// A frame at a position, and one more for each comprehension that was compiled in line around it, the innermost first.
fn push(frames: &mut Vec<Active>, code: CodeRef, pc: Pc, base: usize) {
    let offset = code.offset(pc);
    for (index, inlined) in code.unit.inlined.iter().enumerate() {
        if (inlined.start..inlined.end).contains(&offset) {
            frames.push(Active { code, pc, base, inlined: index + 1 });
        }
    }
    frames.push(Active { code, pc, base, inlined: 0 });
}

impl Active {
    /// The line.
    pub(crate) fn line(&self, frames: &[Active]) -> u32 {
        // What is around a comprehension is where that starts.
        let inner = frames.iter().rev().find(|inner| {
            inner.base == self.base && inner.inlined > 0 && std::ptr::eq(inner.pc, self.pc)
        });
        let unit = &self.code.unit;
        match inner {
            Some(inner) if self.inlined == 0 => {
                unit.file.place(unit.inlined[inner.inlined - 1].span).line
            }
            _ => unit.place_at(self.code.offset(self.pc)).line,
        }
    }
}

/// The positions that a call site in compiled code stands for, the innermost first; a plain position stands for itself.
fn positions(at: u64) -> Vec<Pc> {
    let number = at >> 1;
    if number & 1 == 0 {
        return vec![number as usize as Pc];
    }
    // SAFETY: odd numbers are one more than the address of a record that is never freed.
    unsafe { (*((number - 1) as usize as *const CallSite)).positions.clone() }
}

impl Vm {
    /// The active frames that programs see, the innermost first; at most so many.
    pub(crate) fn active_frames(&self, most: usize) -> Vec<Active> {
        self.frames(most, |code| !code.hints.get().has(Hints::HIDDEN))
    }

    /// All active frames whose code is one of these, the innermost first; at most so many.
    pub(super) fn frames(&self, most: usize, is_one: impl Fn(CodeRef) -> bool) -> Vec<Active> {
        let mut frames = Vec::new();
        let push = |frames: &mut Vec<Active>, code: CodeRef, pc: Pc, base: usize| {
            if is_one(code) {
                push(frames, code, pc, base);
            }
        };
        if self.ctx.innermost.is_null() {
            return frames;
        }
        let mut runs = self.runs();
        let mut base = self.ctx.top - self.stack.above - 8 * super::FRAME_SLOTS;
        let mut at = self.ctx.at;
        loop {
            let here = positions(at);
            for (index, pc) in here.iter().enumerate() {
                let Some(code) = self.code_at(*pc) else { continue };
                let is_last = index + 1 == here.len();
                push(&mut frames, code, *pc, if is_last { base } else { 0 });
            }
            let mut link = Link::of(read(base as *const u64, LINK).0);
            while !link.is_exit() && frames.len() < most {
                base -= 8 * link.delta() as usize;
                if let Some(code) = self.code_at(link.call_pc()) {
                    push(&mut frames, code, link.call_pc(), base);
                }
                link = Link::of(read(base as *const u64, LINK).0);
            }
            let Some(run) = runs.find(|run| run.base == base) else { return frames };
            for (code, pc) in passed(run) {
                push(&mut frames, code, pc, 0);
            }
            // The outermost run was called by nobody.
            if frames.len() >= most || run.caller < self.stack.start() + 16 || run.at == 0 {
                return frames;
            }
            (base, at) = (run.caller, run.at);
        }
    }

    /// The frame that is so far out, with those around it; null if there are not so many.
    pub(crate) fn frame_at(&mut self, depth: usize) -> Option<Value> {
        let frames = self.active_frames(usize::MAX);
        let mut outer = self.none();
        if depth >= frames.len() {
            return Some(Value::NULL);
        }
        for frame in frames[depth..].iter().rev() {
            outer = self.new_frame(frame.code, frame.pc, frame.base, outer)?;
            outer.set_raw(7, (frame.line(&frames) as u64) << 32 | frame.inlined as u64);
            if let Some(index) = frame.inlined.checked_sub(1) {
                let code = self.code_object_in_line(frame.code, index)?;
                self.heap.set(outer, 8, code);
            }
        }
        Some(outer)
    }

    /// A frame as an object.
    pub(crate) fn new_frame(
        &mut self,
        code: CodeRef,
        pc: Pc,
        base: usize,
        outer: Value,
    ) -> Option<Value> {
        let object = self.code_object(code)?;
        let frame = self.allocate(self.header(Type::Frame), 72)?;
        frame.init(1, outer);
        frame.init(2, Value::NULL);
        frame.init(3, self.none());
        frame.set_raw(4, std::ptr::from_ref(code) as u64);
        frame.set_raw(5, pc as u64);
        frame.set_raw(6, base as u64);
        frame.set_raw(7, (code.unit.place_at(code.offset(pc)).line as u64) << 32);
        frame.init(8, object);
        Some(frame)
    }

    /// The variables of a frame: the globals at the top level, the namespace of a class body, else a dict of what is bound now.
    pub(crate) fn frame_locals(&mut self, frame: Value) -> Option<Value> {
        use crate::bytecode::UnitKind;
        let code = super::frame::code_at(frame.raw(4) as usize);
        if code.unit.kind == UnitKind::Module {
            return self.module_dict(code.module);
        }
        let base = frame.raw(6) as usize;
        let runs = |active: &Active| active.base == base && std::ptr::eq(active.code, code);
        let is_active = base != 0 && self.active_frames(usize::MAX).iter().any(runs);
        if !is_active {
            return match frame.field(2) {
                known if known.is_object() => Some(known),
                _ => Some(Dict::new(self)?.0),
            };
        }
        let slots = base as *const u64;
        if code.unit.kind == UnitKind::Class {
            return Some(read(slots, 0));
        }
        let dict = match Dict::of(frame.field(2)) {
            Some(dict) => dict,
            None => Dict::new(self)?,
        };
        let function = read(slots, FUNCTION);
        let free = code.unit.free_names.len();
        for (index, name) in code.unit.local_names.iter().enumerate() {
            let value = read(slots, index as isize);
            self.set_local(dict, name, value)?;
        }
        for index in 0..free {
            let closure = function.field(crate::object::function::word::CLOSURE);
            if function.is(Layout::Function) && closure.is(Layout::Tuple) {
                let cell = crate::object::Tuple(closure).get(index);
                self.set_local(dict, &code.unit.free_names[index], cell)?;
            }
        }
        self.heap.set(frame, 2, dict.0);
        Some(dict.0)
    }

    /// Binds a name to a value, or to what is in the cell, in a dict of locals; an unbound name is taken out.
    pub(crate) fn set_local(&mut self, dict: Dict, name: &str, value: Value) -> Option<()> {
        let key = self.intern(name)?;
        let value = if value.is(Layout::Cell) { value.field(1) } else { value };
        if value.is_null() {
            return dict.remove(self, key).map(drop);
        }
        dict.set(self, key, value)
    }
}
