//! Which registers matter where.
//!
//! A register is live before an instruction if some way onward reads it before it is written. The collector looks at no others,
//! and a trace keeps no others for its exits: **what is not live may hold anything**.
//!
//! ```text
//!      4  Loop                          live: r0 r1
//!      7  JumpNotGtImm  r0, 0, -> 13    live: r0 r1
//!      9  InplaceAdd    r1, r1, r0      live: r0 r1
//!     ..
//!     13  Return        r1              live: r1
//! ```
//!
//! Data flow backwards over the words, exceptional edges included. An instruction that raises has written nothing.

use super::unit::{Handler, Instruction, Instructions, Unit};
use super::{Opcode, Operand};

/// A set of registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Registers([u64; 4]);

impl Registers {
    /// Whether the register is in the set.
    pub fn contains(&self, r: u8) -> bool {
        self.0[r as usize / 64] >> (r % 64) & 1 == 1
    }
    /// Adds a register.
    pub fn insert(&mut self, r: u8) {
        self.0[r as usize / 64] |= 1 << (r % 64);
    }
    /// Takes a register out.
    pub fn remove(&mut self, r: u8) {
        self.0[r as usize / 64] &= !(1 << (r % 64));
    }
    /// The registers in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u8> + use<> {
        let words = self.0;
        (0..4).flat_map(move |index| {
            let mut word = words[index];
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros();
                word &= word.wrapping_sub(1);
                (bit < 64).then_some((index as u32 * 64 + bit) as u8)
            })
        })
    }
    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }
    /// The registers below 64 as bits, if there are no others.
    pub fn bits(&self) -> Option<u64> {
        (self.0[1..] == [0; 3]).then_some(self.0[0])
    }
    /// The registers whose bits are set in eight words, as `Park` has them.
    pub fn of_words(words: &[u32]) -> Registers {
        let word = |at: usize| words.get(at).copied().unwrap_or(0) as u64;
        Registers(std::array::from_fn(|i| word(2 * i) | word(2 * i + 1) << 32))
    }
    /// The same as eight words.
    pub fn words(&self) -> [u32; 8] {
        std::array::from_fn(|i| (self.0[i / 2] >> (32 * (i % 2))) as u32)
    }
    /// The registers below 64 whose bits are set.
    pub fn of_bits(bits: u64) -> Registers {
        Registers([bits, 0, 0, 0])
    }
    fn add(&mut self, other: &Registers) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }
    fn insert_all(&mut self, registers: impl Iterator<Item = usize>) {
        registers.for_each(|r| self.insert(r as u8));
    }
}

/// A stretch of code that uses registers of the code around it, which are kept in a tuple meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parked {
    /// Word offset of its `Park`.
    pub start: u32,
    /// Word offset of its `Unpark`.
    pub end: u32,
    /// The first register that it uses.
    pub first: u8,
    /// How many from there on were in use before.
    pub count: u8,
    /// Those that are kept.
    pub kept: Registers,
}

/// What an instruction does with registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// What it reads.
    pub reads: Registers,
    /// What it writes if it does not raise (`ForIter`, `MatchKeys`, `MatchClass`: nor jumps).
    pub writes: Registers,
}

/// What an instruction does with registers.
pub fn access(instruction: &Instruction<'_>) -> Access {
    let mut access = Access::default();
    let row = instruction.opcode.row();
    for (operand, register) in row.operands.iter().zip(instruction.operands) {
        match operand {
            Operand::Read => access.reads.insert(register),
            Operand::Write => access.writes.insert(register),
            Operand::No | Operand::Imm | Operand::Num | Operand::High | Operand::Window => {}
        }
    }
    let [a, b, c] = instruction.operands.map(|operand| operand as usize);
    match instruction.opcode {
        Opcode::BuildTuple | Opcode::BuildList | Opcode::BuildSet | Opcode::BuildString => {
            access.reads.insert_all(b..b + c);
        }
        Opcode::BuildDict => access.reads.insert_all(b..b + 2 * c),
        Opcode::BuildSlice | Opcode::SetSlice | Opcode::DeleteSlice => {
            access.reads.insert_all(b..b + 3)
        }
        Opcode::GetSlice => access.reads.insert_all(c..c + 3),
        Opcode::Format if c & 4 != 0 => access.reads.insert_all(b + 1..b + 2),
        Opcode::Call | Opcode::CallKw | Opcode::MergePoint | Opcode::CanEnter => {
            access.reads.insert_all((b..b + 1).chain(b + 2..b + 2 + c))
        }
        Opcode::CallEx => access.reads.insert_all((b..b + 1).chain(b + 2..b + 3 + c.min(1))),
        Opcode::CallMethod => access.reads.insert_all(b + 2..b + 3 + c),
        Opcode::Park => access.reads.add(&Registers::of_words(instruction.extra)),
        Opcode::Unpark => {
            access.reads.insert_all(b..b + 2);
            access.writes.add(&Registers::of_words(instruction.extra));
        }
        Opcode::LoadMethod => access.writes.insert_all(a - 2..a - 1),
        Opcode::CallLoaded => access.reads.insert_all((b..b + 1).chain(b + 2..b + 3 + c)),
        Opcode::MakeFunction => {
            access.reads.insert_all((0..4).filter(|bit| c >> bit & 1 == 1).map(|bit| b + bit))
        }
        Opcode::BuildClass if c == 255 => access.reads.insert_all(b..b + 4),
        Opcode::BuildClass => access.reads.insert_all(b..b + 2 + c),
        Opcode::ShownEnter => access.writes.insert_all(a..a + b),
        Opcode::FindKey => access.reads.insert_all(c..c + 2),
        Opcode::AddKey => access.reads.insert_all(b..b + 3),
        Opcode::Unpack => access.writes.insert_all(a..a + c),
        Opcode::UnpackRest => {
            access.writes.insert_all(a..a + c + 1 + instruction.extra[0] as usize)
        }
        Opcode::SplitGroup => access.writes.insert_all(a..a + 2),
        Opcode::MatchKeys => access.writes.insert_all(a..a + instruction.extra[1] as usize),
        Opcode::MatchClass => access.writes.insert_all(a..a + instruction.extra[4] as usize),
        _ => debug_assert!(
            !row.operands.contains(&Operand::Window),
            "{} has a window that nobody described",
            row.name
        ),
    }
    access
}

/// The register that has a new value where the instruction jumps to.
fn written_at_target(instruction: &Instruction<'_>) -> Option<u8> {
    match instruction.opcode {
        Opcode::Send => Some(instruction.operands[0]),
        Opcode::Relay => Some(instruction.operands[1]),
        _ => None,
    }
}

/// The live registers of some code.
#[derive(Clone, Debug)]
pub struct Liveness {
    /// For every instruction its offset and what is live before it.
    rows: Vec<(u32, Registers)>,
    words: u32,
    /// Those that are live everywhere, also where a call is about to write them.
    always: Registers,
}

impl Liveness {
    /// Of code in words, linked or not, quickened or not, with its exception table.
    pub fn of(words: &[u32], handlers: &[Handler]) -> Liveness {
        Liveness::find(words, handlers, &mut [])
    }

    /// Finds out what each of the pairs of `Park` and `Unpark` has to keep: of the registers that the code between them may use, those that are live behind it.
    pub fn keep_parked(words: &[u32], handlers: &[Handler], parked: &mut [Parked]) {
        Liveness::find(words, handlers, parked);
    }

    fn find(words: &[u32], handlers: &[Handler], parked: &mut [Parked]) -> Liveness {
        let instructions: Vec<Instruction<'_>> = Instructions::of(words).collect();
        let rows = instructions
            .iter()
            .map(|instruction| (instruction.offset, Registers::default()))
            .collect();
        let mut liveness =
            Liveness { rows, words: words.len() as u32, always: Registers::default() };
        let mut accesses: Vec<Access> = instructions.iter().map(access).collect();
        // Once there is a generator, its frame always knows it: an exception may leave it anywhere.
        let made = instructions.iter().position(|i| i.opcode == Opcode::MakeGenerator);
        if let Some(made) = made {
            let generator = instructions[made].operands[0];
            accesses[made + 1..].iter_mut().for_each(|access| access.reads.insert(generator));
        }
        let covers =
            |handler: &Handler, offset: u32| handler.start <= offset && offset < handler.end;
        // Only backward edges and handlers make a second round necessary.
        let mut changed = true;
        while changed {
            changed = false;
            for (index, instruction) in instructions.iter().enumerate().rev() {
                let mut live = Registers::default();
                if instruction.opcode == Opcode::Unpark
                    && let Some(pair) = parked.iter_mut().find(|p| p.end == instruction.offset)
                {
                    let mut kept = liveness.live_before(instruction.end());
                    (0..pair.first).for_each(|r| kept.remove(r));
                    (pair.first + pair.count..=u8::MAX).for_each(|r| kept.remove(r));
                    kept.remove(instruction.operands[0]);
                    if kept != pair.kept {
                        pair.kept = kept;
                        changed = true;
                        let start = instructions.partition_point(|i| i.offset < pair.start);
                        accesses[start].reads = kept;
                        accesses[index].writes = kept;
                        accesses[index].writes.insert(instruction.operands[0]);
                    }
                }
                if instruction.falls_through() {
                    live = liveness.live_before(instruction.end());
                    accesses[index].writes.iter().for_each(|r| live.remove(r));
                }
                if let Some(target) = instruction.jump_target() {
                    let mut there = liveness.live_before(target);
                    written_at_target(instruction).into_iter().for_each(|r| there.remove(r));
                    live.add(&there);
                }
                if let Some(handler) =
                    handlers.iter().find(|handler| covers(handler, instruction.offset))
                {
                    let mut caught = liveness.live_before(handler.target);
                    caught.remove(handler.register);
                    live.add(&caught);
                }
                live.add(&accesses[index].reads);
                if live != liveness.rows[index].1 {
                    liveness.rows[index].1 = live;
                    changed = true;
                }
            }
        }
        liveness
    }

    /// Of a unit; of one that `shows` its variables, with all of them live everywhere.
    pub fn of_unit(unit: &Unit, shows: bool) -> Liveness {
        let variables = unit.variables().last().filter(|_| shows);
        match unit.locals_register.or(variables) {
            Some(last) => Liveness::with_all(&unit.words, &unit.handlers, last),
            None => Liveness::of(&unit.words, &unit.handlers),
        }
    }

    /// As [`Liveness::of`], with all registers up to one live everywhere.
    pub fn with_all(words: &[u32], handlers: &[Handler], last: u8) -> Liveness {
        let mut liveness = Liveness::of(words, handlers);
        liveness.always.insert_all(0..last as usize + 1);
        for (_, live) in &mut liveness.rows {
            live.add(&liveness.always);
        }
        liveness
    }

    /// The registers that are live before the instruction at `offset`; none behind the last.
    pub fn live_before(&self, offset: u32) -> Registers {
        match self.rows.binary_search_by_key(&offset, |&(start, _)| start) {
            Ok(index) => self.rows[index].1,
            Err(_) => {
                debug_assert_eq!(offset, self.words, "no instruction starts there");
                Registers::default()
            }
        }
    }
    /// The registers that are live while the call at `offset` runs: what the code behind it wants, but for its result, and what a
    /// handler wants if it raises.
    pub fn live_across(&self, words: &[u32], handlers: &[Handler], offset: u32) -> Registers {
        let instruction = Instructions::at(words, offset);
        let mut live = self.live_before(instruction.end());
        access(&instruction).writes.iter().for_each(|r| live.remove(r));
        if let (Some(result), Some(target)) =
            (written_at_target(&instruction), instruction.jump_target())
        {
            let mut there = self.live_before(target);
            there.remove(result);
            live.add(&there);
        }
        if let Some(handler) = handlers.iter().find(|h| h.start <= offset && offset < h.end) {
            let mut caught = self.live_before(handler.target);
            caught.remove(handler.register);
            live.add(&caught);
        }
        live.add(&self.always);
        live
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::bytecode::Unit;
    use crate::compile_module;
    use sidewinder_syntax::source::SourceFile;

    fn function(text: &str) -> Unit {
        let unit =
            compile_module(&Arc::new(SourceFile::new("test.py", text))).expect("it compiles");
        Unit::clone(unit.children.first().expect("a function"))
    }
    fn live(unit: &Unit, offset: u32) -> Vec<u8> {
        Liveness::of(&unit.words, &unit.handlers).live_before(offset).iter().collect()
    }
    fn find(unit: &Unit, opcode: Opcode) -> u32 {
        unit.instructions()
            .find(|instruction| instruction.opcode == opcode)
            .expect("it is there")
            .offset
    }

    #[test]
    fn a_loop_keeps_what_comes_round() {
        let unit = function(
            "def f(n, m):\n    t = 0\n    while n > 0:\n        t += n\n        n -= 1\n    return t\n",
        );
        assert_eq!(live(&unit, find(&unit, Opcode::Loop)), [0, 2]);
        assert_eq!(live(&unit, find(&unit, Opcode::Return)), [2]);
    }

    #[test]
    fn a_handler_keeps_what_it_wants() {
        let unit = function(
            "def f(g, x):\n    try:\n        x = g()\n    except E:\n        return x\n    return 1\n",
        );
        let call = find(&unit, Opcode::Call);
        let liveness = Liveness::of(&unit.words, &unit.handlers);
        let across: Vec<u8> =
            liveness.live_across(&unit.words, &unit.handlers, call).iter().collect();
        assert_eq!(across, [1], "x is returned if the call raises");
    }

    #[test]
    fn an_exhausted_iterator_leaves_the_old_item() {
        let unit =
            function("def f(xs):\n    x = 1\n    for x in xs:\n        pass\n    return x\n");
        assert!(live(&unit, find(&unit, Opcode::ForIter)).contains(&1));
    }

    #[test]
    fn windows_are_read_and_written_as_a_whole() {
        let unit = function("def f(a, b):\n    c, *d, e = a\n    return [c, d, e, b]\n");
        let accesses: Vec<Access> =
            unit.instructions().map(|instruction| access(&instruction)).collect();
        assert!(accesses.iter().any(|access| access.writes.len() == 3));
        assert!(accesses.iter().any(|access| access.reads.len() == 4));
    }
}
