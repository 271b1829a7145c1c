//! The x86-64 backend: one pass from trace to machine code.
//!
//! **In:** a lowered trace and where its values live. **Out:** code in the arena, and for each guard where its live values are.
//!
//! Nothing moves once it is written. A loop of integers is what one would write by hand:
//!
//! ```text
//!   label(i3, i4)              ; rax, rdx
//!   b5 = int_lt(i3, 1000)      ; cmp rax, 2000         words are numbers times two
//!   guard_true(b5)             ; jge stub
//!   i6 = int_add_ovf(i4, i3)   ; add rdx, rax
//!   guard_no_overflow()        ; jo stub
//!   i7 = int_add(i3, 1)        ; add rax, 2
//!   jump(i7, i6)               ; jmp label
//! ```
//!
//! `regalloc` decides registers, `emit_*` write instructions, `moves` brings values to their places at jumps and calls, `switch` jumps from a guard to one of many bridges, `frame` is the way in and out,
//! `direct_call` goes from one piece of code into that of a function it calls, `exit` is what remains to be known of finished code.
//!
//! **Absent:** stack maps (the collector scans the native stack conservatively, and every reference lives in a full register or slot), and
//! anything that another thread could see half done.

#![allow(unsafe_code)] // Enters machine code and reads the registers it left behind.
#![allow(missing_docs)] // Inside the room, names and the page of each file say what there is to say.

mod asm;
mod direct_call;
mod emit;
mod emit_call;
mod emit_float;
mod emit_guard;
mod emit_int;
mod emit_memory;
mod emit_test;
mod exit;
mod frame;
mod known;
mod listing;
mod moves;
mod regalloc;
mod regs;
mod switch;
mod unwind;

use self::emit::{Emit, Landing, Place};
use self::exit::{Entrance, Guards, LabelCode};
use self::moves::Loc;
use self::switch::Switches;
use super::codebuf::CodeBuf;
use super::liveness::liveness;
use super::lower::lower;
use super::{Backend, Case, CompileError, Entry, Instruction, MachineCode, Runtime, Unwind};
use crate::abi::{CodeId, Exit, GuardId, Way};
use crate::host::Host;
use crate::ir::{Opcode, Target, op::Descr};
use crate::resume::Optimized;
use std::cell::{Ref, RefCell};
use std::collections::VecDeque;
use std::ops::Range;
use std::rc::Rc;

/// Address space for machine code.
const ARENA: usize = 64 << 20;

/// Bytes that most operations take at most, in the mean of a trace.
const BYTES: usize = 24;

/// Pieces of freed code that are remembered.
const REMEMBERED: usize = 256;

/// A piece of finished code.
struct Code {
    address: usize,
    bytes: usize,
    labels: Vec<LabelCode>,
    frame: u32,
    guards: Range<u32>,
    /// The guard that it hangs on, if it is a bridge.
    parent: Option<GuardId>,
    /// What [`regs::METER`] counts down while it runs.
    meter: Option<*mut u64>,
    /// Whether these are its own runs.
    is_metered: bool,
    map: Vec<(usize, u32)>,
    /// Where slow paths and stubs lie; constants come behind.
    tail: Range<usize>,
}

/// The x86-64 backend.
pub struct X64 {
    arena: CodeBuf,
    runtime: Runtime,
    /// Address of the way in.
    enter: usize,
    /// Address of the way out of guards.
    exit: usize,
    /// Where both have ended.
    ways_end: usize,
    /// By number.
    codes: RefCell<Vec<Option<Code>>>,
    /// What was freed last, for samples that were taken there.
    freed: RefCell<VecDeque<(CodeId, Code)>>,
    exits: Rc<Exits>,
    switches: RefCell<Switches>,
}

/// What the way out of guards knows.
#[derive(Default)]
struct Exits {
    guards: RefCell<Guards>,
    values: RefCell<Vec<u64>>,
}

impl X64 {
    /// A backend without code.
    pub fn new(runtime: Runtime) -> Result<X64, CompileError> {
        let arena = CodeBuf::new(ARENA)?;
        let enter = arena.next();
        arena.append(&frame::enter_shim())?;
        let exit = arena.next();
        let exits = Rc::<Exits>::default();
        arena.append(&frame::exit_shim(leave, Rc::as_ptr(&exits).cast()))?;
        let ways_end = arena.next();
        Ok(X64 {
            arena,
            runtime,
            enter,
            exit,
            ways_end,
            codes: RefCell::default(),
            freed: RefCell::default(),
            exits,
            switches: RefCell::default(),
        })
    }

    /// Code compiled before.
    fn code(&self, id: CodeId) -> Ref<'_, Code> {
        Ref::map(self.codes.borrow(), |codes| {
            codes[id.0 as usize].as_ref().expect("code that was compiled")
        })
    }

    /// The label that the trace ends with a jump to, if it is one of other code.
    fn landing(&self, code: &Optimized) -> Option<Landing> {
        let last = code.trace.ops.last().filter(|last| last.code == Opcode::jump)?;
        let Descr::Target(Target::Other(id, number)) = last.descr else { return None };
        let codes = self.codes.borrow();
        let target = codes.get(id as usize)?.as_ref()?;
        let label = target.labels.iter().find(|label| label.number == number)?.clone();
        let (meter, is_metered) = (target.meter, target.is_metered);
        Some(Landing { label, frame: target.frame, meter, is_metered })
    }

    /// Sends a guard's jumps to this address from now on.
    fn redirect(&self, guard: GuardId, target: usize) {
        let mut guards = self.exits.guards.borrow_mut();
        let guard = guards.get_mut(guard.0);
        guard.target = target;
        for site in guard.sites.iter().filter(|site| !site.dormant) {
            self.arena.patch_jump(site.field, target);
        }
    }
}

impl Backend for X64 {
    fn fork(&self, fork: &mut dyn FnMut() -> bool) -> Result<(), CompileError> {
        let code = self.arena.copy();
        if fork() { self.arena.separate(&code) } else { Ok(()) }
    }

    fn compile(
        &self,
        id: CodeId,
        code: &Optimized,
        entry: Entry,
        first_guard: GuardId,
        count: Option<*mut u64>,
    ) -> Result<(), CompileError> {
        let low = lower(code)?;
        let liveness = liveness(&low);
        let entrance = match entry {
            Entry::Stack => Entrance::Stack,
            Entry::Guard(guard) => {
                let guards = self.exits.guards.borrow();
                let guard = guards.get(guard.0);
                Entrance::Guard(guard.places.clone(), guard.undo, guard.meter)
            }
        };
        let emit = |address| {
            let place = Place { address, exit: self.exit, first_guard, count };
            let emit = Emit::new(code, &low, &liveness, self.runtime, place);
            emit.run(&entrance, self.landing(code))
        };
        let mut address = self.arena.place(BYTES * low.ins.len());
        let mut done = emit(address)?;
        if !self.arena.put(address, &done.bytes)? {
            address = self.arena.next();
            done = emit(address)?;
            self.arena.put(address, &done.bytes)?;
        }
        for label in &mut done.labels {
            label.offset += address;
        }
        let guards = first_guard.0..first_guard.0 + done.guards.len() as u32;
        for (mut guard, number) in done.guards.into_iter().zip(guards.clone()) {
            guard.stub += address;
            guard.target = guard.stub;
            self.exits.guards.borrow_mut().insert(number, guard);
        }
        let parent = match entry {
            Entry::Guard(guard) => Some(guard),
            Entry::Stack => None,
        };
        let bytes = done.bytes.len();
        let (meter, is_metered) = (done.meter, done.is_metered);
        let (labels, frame, map, tail) = (done.labels, done.frame, done.map, done.tail);
        let code =
            Code { address, bytes, labels, frame, guards, parent, meter, is_metered, map, tail };
        let mut codes = self.codes.borrow_mut();
        let number = id.0 as usize;
        if codes.len() <= number {
            codes.resize_with(number + 1, || None);
        }
        codes[number] = Some(code);
        drop(codes);
        if let Some(guard) = parent {
            self.redirect(guard, address);
        }
        Ok(())
    }

    fn case(&self, guard: GuardId, id: CodeId, case: Case) -> bool {
        self.add_case(guard, id, case)
    }

    fn cases(&self, guard: GuardId) -> usize {
        self.arms(guard)
    }

    unsafe fn enter(&self, id: CodeId, base: *mut u64, ctx: *mut u8, _host: &mut dyn Host) -> Exit {
        // SAFETY: as promised by the caller.
        unsafe { self.way(id).expect("machine code").go(base, ctx) }
    }

    fn way(&self, id: CodeId) -> Option<Way> {
        // SAFETY: the shim was written with this signature.
        let enter = unsafe { std::mem::transmute::<usize, frame::Enter>(self.enter) };
        Some(Way { enter, code: self.code(id).address })
    }

    fn exit_values(&self) -> Ref<'_, [u64]> {
        Ref::map(self.exits.values.borrow(), Vec::as_slice)
    }

    fn used(&self) -> usize {
        self.arena.used()
    }

    fn range(&self) -> Range<usize> {
        self.arena.range()
    }

    fn ways(&self) -> Range<usize> {
        self.enter..self.ways_end
    }

    fn machine_code(&self, id: CodeId) -> Option<MachineCode> {
        let codes = self.codes.borrow();
        let code = codes.get(id.0 as usize)?.as_ref()?;
        let bytes = self.arena.read(code.address, code.bytes).to_vec();
        let ops = code.map.iter().map(|&(offset, op)| (offset as u32, op)).collect();
        let unwind = unwind::piece(&bytes, code.parent.is_none());
        Some(MachineCode { address: code.address, bytes, ops, unwind })
    }

    fn shims(&self) -> Vec<(&'static str, MachineCode)> {
        let shim = |address: usize, end: usize, unwind: fn(&[u8]) -> Vec<(u32, Unwind)>| {
            let bytes = self.arena.read(address, end - address).to_vec();
            let unwind = unwind(&bytes);
            MachineCode { address, bytes, ops: Vec::new(), unwind }
        };
        vec![
            ("sidewinder_enter", shim(self.enter, self.exit, unwind::enter)),
            ("sidewinder_leave", shim(self.exit, self.ways_end, unwind::exit)),
        ]
    }

    fn code_at(&self, address: usize) -> Option<(CodeId, Option<u32>)> {
        let (codes, freed) = (self.codes.borrow(), self.freed.borrow());
        if let Some(guard) = self.switch_at(address) {
            let has = |code: &Code| code.guards.contains(&guard.0);
            let id = codes.iter().position(|code| code.as_ref().is_some_and(has))?;
            return Some((CodeId(id as u32), None));
        }
        let live =
            codes.iter().zip(0..).filter_map(|(code, id)| Some((CodeId(id), code.as_ref()?)));
        // Live code first, then what was freed last.
        let all = live.chain(freed.iter().rev().map(|(id, code)| (*id, code)));
        let mut here =
            all.filter(|(_, code)| (code.address..code.address + code.bytes).contains(&address));
        let (id, code) = here.next()?;
        let offset = address - code.address;
        let before = code.map.partition_point(|&(at, _)| at <= offset);
        let op = before.checked_sub(1).map(|at| code.map[at].1);
        Some((id, op))
    }

    fn invalidate(&self, id: CodeId) {
        self.drop_case(id);
        let (numbers, parent, address) = {
            let code = self.code(id);
            (code.guards.clone(), code.parent, code.address)
        };
        let mut guards = self.exits.guards.borrow_mut();
        for number in numbers {
            let guard = guards.get_mut(number);
            for site in guard.sites.iter_mut().filter(|site| site.dormant) {
                self.arena.arm_jump(site.field - 1, guard.target);
                site.dormant = false;
            }
        }
        if let Some(guard) = parent
            && guards.get(guard.0).target == address
        {
            let stub = guards.get(guard.0).stub;
            drop(guards);
            self.redirect(guard, stub);
        }
    }

    fn free(&self, id: CodeId) {
        self.drop_case(id);
        let Some(code) = self.codes.borrow_mut()[id.0 as usize].take() else { return };
        self.drop_switches(&code);
        let mut guards = self.exits.guards.borrow_mut();
        code.guards.clone().for_each(|number| guards.remove(number));
        self.arena.free(code.address, code.bytes);
        let mut freed = self.freed.borrow_mut();
        if freed.len() == REMEMBERED {
            freed.pop_front();
        }
        freed.push_back((id, code));
    }

    fn listing(&self, id: CodeId, optimized: &Optimized, host: &dyn Host) -> String {
        if self.codes.borrow()[id.0 as usize].is_none() {
            return "freed\n".into();
        }
        listing::text(&self.instructions(id, optimized), optimized, host)
    }

    fn instructions(&self, id: CodeId, optimized: &Optimized) -> Vec<Instruction> {
        if self.codes.borrow().get(id.0 as usize).is_none_or(Option::is_none) {
            return Vec::new();
        }
        let code = self.code(id);
        let bytes = self.arena.read(code.address, code.bytes);
        listing::instructions(bytes, &code, &self.exits.guards.borrow(), optimized)
    }
}

/// The way out, called by machine code: takes the live values of the guard from where they are.
///
/// # Safety
/// `dump` holds the registers as the code left them, `frame` is its `rbp`, `exits` are its backend's.
unsafe extern "C" fn leave(
    dump: *const frame::Dump,
    frame: *const u8,
    guard: u32,
    exits: *const u8,
) -> u64 {
    // SAFETY: by the contract above; the backend is borrowed by `enter` further up the stack.
    let (dump, exits) = unsafe { (&*dump, &*exits.cast::<Exits>()) };
    let guards = exits.guards.borrow();
    let mut values = exits.values.borrow_mut();
    values.clear();
    for &place in &guards.get(guard).places {
        values.push(match place {
            Loc::Reg(reg) => dump[reg.0 as usize],
            Loc::Word(word) => word,
            // SAFETY: slots lie in the frame, above the `rsp` of the code that left.
            Loc::Slot(slot) => unsafe {
                frame.offset(frame::slot(slot).offset as isize).cast::<u64>().read()
            },
            Loc::Argument(_) => unreachable!("guards know no arguments"),
        });
    }
    guard.into()
}
