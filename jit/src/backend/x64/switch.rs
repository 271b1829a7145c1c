//! Switches: a guard for one class or value whose bridge starts with a guard for the next, and so on, goes to the right bridge at once.
//!
//! **In:** bridges that hang on each other, each asking for another class or value of the same live value, and leaving in the same state where it is
//! of none. **Out:** once there are enough, code between the first guard and the bridges that jumps through a table of them.
//!
//! ```text
//!  guard A ─fails─► bridge B ─fails─► bridge C ─fails─► ...          a chain: as many tests as there are cases
//!  guard A ─fails─► jmp [table + hash(class)] ─► bridge C            a switch: one jump, and the bridge's own test
//! ```
//!
//! The table says only which bridge is tried first. Each still makes its own test, and where that fails goes on in the chain: so a place in the table that two cases
//! share has the one that comes first in the chain, one that no case has the last bridge, whose test fails, and no entry can be wrong. The table grows in place, and
//! nothing that was compiled is compiled again. Compare flexswitch in *Porting the JIT to CLI, part 2*, where a switch that the compiler grows asks for values one by one.
//!
//! **Absent:** which bridges are such cases ([`driver`](crate::driver)).

use super::asm::{self, Alu, Asm, Cc, Mem, Rmi};
use super::frame;
use super::moves::Loc;
use super::regs::{TEMP, TEMP2};
use super::{Code, X64};
use crate::abi::{CodeId, GuardId};
use crate::backend::Case;
use dynasmrt::{DynasmApi, dynasm};
use rustc_hash::FxHashMap;

/// So many bridges in a chain are tried one by one: with the guard's own case four, which are as fast as a jump through a table.
const CHAIN: usize = 3;

/// Places of a table for each case at least: most cases have one of their own.
const SPARE: usize = 4;

/// The null word.
const NULL: i32 = 1;

/// A number with its bits well mixed: 2⁶⁴ divided by the golden ratio (Knuth, *The Art of Computer Programming* 3, section 6.4).
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

/// One bridge.
struct Arm {
    key: u64,
    code: CodeId,
    address: usize,
}

/// What hangs on one guard.
struct Switch {
    /// The live value that it asks for.
    live: u32,
    /// Whether its class is what counts.
    of_class: bool,
    /// In the order of the chain.
    arms: Vec<Arm>,
    /// Addresses by hash; the last is for what has no class.
    table: Box<[usize]>,
    /// Where the code is that jumps through it, and its length; none while there are few arms.
    code: Option<(usize, usize)>,
}

/// All of them, by the number of the guard.
#[derive(Default)]
pub struct Switches(FxHashMap<u32, Switch>);

impl Switch {
    /// Fills the table, made anew if it is too small. Gives whether it was.
    fn fill(&mut self) -> bool {
        let places = (self.arms.len() * SPARE).next_power_of_two();
        let grows = self.table.len() < places + 1;
        if grows {
            self.table = vec![0; places + 1].into();
        }
        let places = self.table.len() - 1;
        let last = self.arms.last().expect("a switch has arms").address;
        self.table.fill(last);
        // The first in the chain has the place.
        for arm in self.arms.iter().rev() {
            let hash = arm.key.wrapping_mul(MIX) >> shift(places);
            self.table[hash as usize] = arm.address;
        }
        grows
    }

    /// The code, for this address. `place` is where the live value is.
    fn emit(&self, address: usize, place: Loc) -> Vec<u8> {
        let mut asm = Asm::new(address);
        let table = self.table.as_ptr() as u64;
        let places = self.table.len() - 1;
        match place {
            Loc::Reg(reg) => asm.copy(TEMP, reg),
            Loc::Slot(slot) => asm.load(TEMP, frame::slot(slot)),
            Loc::Word(_) | Loc::Argument(_) => unreachable!("a value that is asked for"),
        }
        asm.imm(TEMP2, table);
        let none = self.of_class.then(|| {
            asm.test_low(TEMP, 1);
            let small = asm.jump_over(Cc::E);
            asm.alu(Alu::Cmp, TEMP, Rmi::Imm(NULL));
            let null = asm.jump_over(Cc::E);
            asm.mem(asm::LOAD32, TEMP, Mem::at(TEMP, -1));
            [small, null]
        });
        let mix = asm.pooled(MIX);
        asm.op(asm::IMUL, TEMP, mix);
        dynasm!(asm.bytes; .arch x64; shr Rq(TEMP), shift(places) as i8; jmp QWORD [Rq(TEMP2) + 8 * Rq(TEMP)]);
        if let Some(none) = none {
            none.into_iter().for_each(|over| asm.land(over));
            let field = (8 * places) as i32;
            dynasm!(asm.bytes; .arch x64; jmp QWORD [Rq(TEMP2) + field]);
        }
        asm.finish(&[], &[])
    }
}

/// How far a hash is shifted down for so many places, a power of two.
fn shift(places: usize) -> u32 {
    64 - places.trailing_zeros()
}

impl X64 {
    /// See [`Backend::case`](crate::backend::Backend::case).
    pub(super) fn add_case(&self, guard: GuardId, id: CodeId, case: Case) -> bool {
        let (address, parent, first) = {
            let code = self.code(id);
            let parent = code.parent.expect("a bridge hangs on a guard");
            (code.address, parent, code.guards.start)
        };
        let place = {
            let guards = self.exits.guards.borrow();
            let [before, own] = [parent.0, first].map(|number| guards.get(number));
            let is_same = before.places == own.places && before.meter == own.meter;
            let place = own.places[case.live as usize];
            let can_tell = match place {
                Loc::Reg(reg) => !reg.is_float(),
                Loc::Slot(_) => true,
                Loc::Word(_) | Loc::Argument(_) => false,
            };
            if !is_same || !can_tell || before.undo.is_some() || own.undo.is_some() {
                return false;
            }
            place
        };
        let mut switches = self.switches.borrow_mut();
        let old = switches.0.get(&guard.0);
        let before = old.and_then(|old| old.arms.last());
        let before = before.map_or(guard.0, |arm| self.code(arm.code).guards.start);
        let is_like = old.is_none_or(|old| (old.live, old.of_class) == (case.live, case.of_class));
        if before != parent.0 || !is_like {
            return false;
        }
        let switch = switches.0.entry(guard.0).or_insert_with(|| Switch {
            live: case.live,
            of_class: case.of_class,
            arms: Vec::new(),
            table: Box::default(),
            code: None,
        });
        switch.arms.push(Arm { key: case.key, code: id, address });
        self.direct(guard, switch, place);
        true
    }

    /// Sends the guard to its switch, as that is now, or to the first bridge if there are few.
    fn direct(&self, guard: GuardId, switch: &mut Switch, place: Loc) {
        if switch.arms.len() <= CHAIN {
            if let Some((address, bytes)) = switch.code.take() {
                let guards = self.exits.guards.borrow();
                let stub = guards.get(guard.0).stub;
                drop(guards);
                self.redirect(guard, switch.arms.first().map_or(stub, |arm| arm.address));
                self.arena.free(address, bytes);
            }
            return;
        }
        if !switch.fill() && switch.code.is_some() {
            return;
        }
        let estimate = switch.emit(self.arena.next(), place).len();
        let mut address = self.arena.place(estimate);
        let mut bytes = switch.emit(address, place);
        let mut put = self.arena.put(address, &bytes);
        if matches!(put, Ok(false)) {
            address = self.arena.next();
            bytes = switch.emit(address, place);
            put = self.arena.put(address, &bytes);
        }
        let old = switch.code.take();
        // Without memory for it the chain remains.
        match put {
            Ok(_) => {
                switch.code = Some((address, bytes.len()));
                self.redirect(guard, address);
            }
            Err(_) => self.redirect(guard, switch.arms[0].address),
        }
        if let Some((address, bytes)) = old {
            self.arena.free(address, bytes);
        }
    }

    /// A bridge is no case any more, nor are those behind it, to which only it leads.
    pub(super) fn drop_case(&self, id: CodeId) {
        let mut switches = self.switches.borrow_mut();
        let holds = |switch: &Switch| switch.arms.iter().position(|arm| arm.code == id);
        let found = switches
            .0
            .iter_mut()
            .find_map(|(&guard, switch)| Some((guard, holds(switch)?, switch)));
        let Some((guard, at, switch)) = found else { return };
        let place = self.exits.guards.borrow().get(guard).places[switch.live as usize];
        switch.arms.truncate(at);
        self.direct(GuardId(guard), switch, place);
        if at == 0 {
            switches.0.remove(&guard);
        }
    }

    /// The guards of this code are no more.
    pub(super) fn drop_switches(&self, code: &Code) {
        let mut switches = self.switches.borrow_mut();
        switches.0.retain(|guard, switch| {
            let goes = code.guards.contains(guard);
            if let Some((address, bytes)) = switch.code.filter(|_| goes) {
                self.arena.free(address, bytes);
            }
            !goes
        });
    }

    /// The code that the guard of a switch at this address is part of.
    pub(super) fn switch_at(&self, address: usize) -> Option<GuardId> {
        let switches = self.switches.borrow();
        let is_here = |(start, bytes): (usize, usize)| (start..start + bytes).contains(&address);
        switches
            .0
            .iter()
            .find(|(_, switch)| switch.code.is_some_and(is_here))
            .map(|(&guard, _)| GuardId(guard))
    }

    /// How many bridges the guard goes to at once.
    pub(super) fn arms(&self, guard: GuardId) -> usize {
        let switches = self.switches.borrow();
        switches
            .0
            .get(&guard.0)
            .filter(|switch| switch.code.is_some())
            .map_or(0, |switch| switch.arms.len())
    }
}
