//! Frames: what lies where in a window, and links.
//!
//! ```text
//! slot -2      the function that runs
//! slot -1      the link: who waits for it, and how its result is used
//! slot  0..    registers
//! ```
//!
//! A link is a small int, and so a constant of a trace: position (a multiple of 4 below 4 GB), destination register, slots
//! between the two bases, and a [`Kind`].

// Words of the code are read and written here, through positions that the linker made.
#![allow(unsafe_code)]

use crate::object::{CodeRef, Value, code_at};
use crate::portal::descrs::FUNCTION_CODE;
use crate::vm::Vm;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::abi::Pc;
use sidewinder_jit::machine::{Direct, Flow, Machine};

/// Slot of the running function.
pub const FUNCTION: isize = -2;
/// Slot of the link.
pub const LINK: isize = -1;

/// An instruction word.
#[derive(Clone, Copy)]
pub struct Ins(pub u32);

impl Ins {
    /// The operand `a`, as a slot.
    #[inline(always)]
    pub fn a(self) -> isize {
        (self.0 >> 8 & 0xff) as isize
    }
    /// The operand `b`, as a slot.
    #[inline(always)]
    pub fn b(self) -> isize {
        (self.0 >> 16 & 0xff) as isize
    }
    /// The operand `c`, as a slot.
    #[inline(always)]
    pub fn c(self) -> isize {
        (self.0 >> 24) as isize
    }
    /// The number in the operands `b` and `c`.
    #[inline(always)]
    pub fn number(self) -> usize {
        (self.0 >> 16) as usize
    }
    /// The operand `b` as a signed immediate.
    #[inline(always)]
    pub fn imm_b(self) -> i64 {
        (self.0 >> 16) as i8 as i64
    }
    /// The operand `c` as a signed immediate.
    #[inline(always)]
    pub fn imm_c(self) -> i64 {
        (self.0 >> 24) as i8 as i64
    }
    /// What the instruction does.
    pub fn opcode(self) -> Opcode {
        Opcode::of(self.0)
    }
}

/// The word number `n` of the instruction at `pc`.
#[inline(always)]
pub fn word(pc: Pc, n: usize) -> u32 {
    // SAFETY: positions lie in linked code, and instructions are complete.
    unsafe { *pc.add(n) }
}

/// The words number `n` and `n + 1` as one.
#[inline(always)]
pub fn wide(pc: Pc, n: usize) -> u64 {
    // SAFETY: as for `word`.
    unsafe { pc.add(n).cast::<u64>().read_unaligned() }
}

/// The value in the words number `n` and `n + 1`.
#[inline(always)]
pub fn operand(pc: Pc, n: usize) -> Value {
    // SAFETY: the linker writes values behind the instructions that have some, and the code keeps alive what they lead to.
    unsafe { Value::from_bits(wide(pc, n)) }
}

/// The value that a machine promotes a reference to.
#[inline(always)]
pub fn promoted<M: Machine>(m: &M, r: M::Ref) -> Value {
    // SAFETY: references of machines are words of values.
    unsafe { Value::from_bits(m.promote(r)) }
}

/// The value that a reference is known to be.
#[inline(always)]
pub fn constant<M: Machine>(m: &M, r: M::Ref) -> Option<Value> {
    // SAFETY: as for `promoted`.
    m.constant(r).map(|word| unsafe { Value::from_bits(word) })
}

/// Writes a cache word of the instruction at `pc`.
#[inline(always)]
pub fn set_word(pc: Pc, n: usize, to: u32) {
    // SAFETY: linked code is writable memory, and nobody holds a reference to its words.
    unsafe { *pc.cast_mut().add(n) = to }
}

/// Writes two cache words.
#[inline(always)]
pub fn set_wide(pc: Pc, n: usize, to: u64) {
    // SAFETY: as for `set_word`.
    unsafe { pc.cast_mut().add(n).cast::<u64>().write_unaligned(to) }
}

/// Writes the words of code that is being linked.
pub fn place_words(to: *mut u8, words: &[u32]) {
    // SAFETY: the linker has just allocated as much memory.
    unsafe { to.cast::<u32>().copy_from_nonoverlapping(words.as_ptr(), words.len()) }
}

/// The instruction at `pc`.
#[inline(always)]
pub fn instruction(pc: Pc) -> Ins {
    Ins(word(pc, 0))
}

/// Where the instruction behind the one at `pc` starts.
#[inline]
pub fn behind(pc: Pc) -> Pc {
    pc.wrapping_add(instruction(pc).opcode().words())
}

/// Makes the instruction at `pc` another one with the same operands: a faster form for what was seen, or the general one
/// again. Not in a recorder, which must not change what the trace stands for.
#[inline(always)]
pub fn quicken<M: Machine>(m: &M, to: Opcode) {
    if !M::RECORDING {
        set_word(m.pc(), 0, word(m.pc(), 0) & !0xff | to as u32);
    }
}

/// Done: on to the instruction `words` further on.
#[inline(always)]
pub fn next<M: Machine>(m: &M, words: usize) -> Flow {
    m.set_pc(m.pc().wrapping_add(words));
    Flow::Next
}

/// Goes where the jump offset in word `n` says.
#[inline(always)]
pub fn jump<M: Machine>(m: &M, n: usize) -> Flow {
    let pc = m.pc();
    m.set_pc(pc.wrapping_offset(word(pc, n) as i32 as isize));
    Flow::Next
}

/// The Vm, to read what never changes and what is green.
#[inline(always)]
pub fn vm<M: Machine>(m: &M) -> &Vm {
    // SAFETY: the context of every machine of this interpreter is the Vm. Handlers hold the reference for an expression,
    // never over a call.
    unsafe { &*(m.ctx() as *const Vm) }
}

/// The Vm, for green work that leaves no trace, such as looking up what will be a constant.
#[allow(clippy::mut_from_ref)]
#[inline(always)]
pub fn vm_mut<M: Machine>(m: &M) -> &mut Vm {
    // SAFETY: as for `vm`; there is one thread, and nobody else holds a reference meanwhile.
    unsafe { &mut *(m.ctx() as *mut Vm) }
}

/// The code of a function object.
#[inline(always)]
pub fn code_of(function: Value) -> CodeRef {
    // SAFETY: word 1 of a function is the address of its code, which lives as long as the Vm.
    unsafe { &*(*((function.address() + 8) as *const u64) as *const crate::object::Code) }
}

/// The code that runs.
#[inline(always)]
pub fn code<M: Machine>(m: &M) -> CodeRef {
    if M::RECORDING
        && let Some(code) = vm(m).code_at(m.pc())
    {
        return code;
    }
    let code = code_of_callee(m, m.slot(FUNCTION));
    if M::RECORDING { code } else { code.of_frame(m.pc()) }
}

/// The code of a function, as a constant.
#[inline(always)]
pub fn code_of_callee<M: Machine>(m: &M, function: M::Ref) -> CodeRef {
    let code = code_at((m.promote_int(m.load_int(function, FUNCTION_CODE)) as usize) << 1);
    // A function may be given other code.
    m.depend(std::ptr::from_ref(code) as u64);
    code
}

/// The row at an address that a builtin function held.
#[inline(always)]
pub fn row_at(address: usize) -> &'static crate::vm::Builtin {
    // SAFETY: as for `code_at`; rows are static.
    unsafe { &*(address as *const crate::vm::Builtin) }
}

/// A machine that runs at `pc` in the window at `base`.
#[inline(always)]
pub fn machine(pc: Pc, base: *mut u64, vm: *mut Vm) -> Direct {
    // SAFETY: the callers have made room for the window, and code is right once it is linked.
    unsafe { Direct::new(pc, base, vm.cast()) }
}

/// So many values in the value stack.
pub fn stack_values<'a>(start: usize, count: usize) -> &'a [Value] {
    // SAFETY: the callers have just written them, and leave them alone while the slice is used.
    unsafe { std::slice::from_raw_parts(start as *const Value, count) }
}

/// A slot of the stack at an address.
#[inline(always)]
pub fn read(base: *const u64, slot: isize) -> Value {
    // SAFETY: bases and slots come from frames, which lie in the value stack.
    unsafe { Value::from_bits(*base.offset(slot)) }
}

/// Writes a slot of the stack at an address.
#[inline(always)]
pub fn write(base: *mut u64, slot: isize, to: Value) {
    // SAFETY: as for `read`.
    unsafe { *base.offset(slot) = to.bits() }
}

/// Writes slots from slot 0 on.
#[inline(always)]
pub fn write_all(base: *mut u64, values: &[Value]) {
    // A call of the C library to move a word or three would take longer than the words.
    match *values {
        [] => (),
        [a] => write(base, 0, a),
        [a, b] => {
            write(base, 0, a);
            write(base, 1, b);
        }
        [a, b, c] => {
            write(base, 0, a);
            write(base, 1, b);
            write(base, 2, c);
        }
        _ => (0..).zip(values).for_each(|(slot, value)| write(base, slot, *value)),
    }
}

/// How the result of a call is used. All but [`Kind::Plain`] hold the position of the calling instruction, which is
/// looked at again when the result is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Kind {
    /// It goes to the destination; the position is where to go on.
    Plain,
    /// The run of the interpreter ends here.
    Exit,
    /// Nobody wants it.
    Discard,
    /// It has to be None; the object made is in the slot below the function.
    Construct,
    /// It is what `__new__` gives; the class and its arguments are where the calling instruction has them, for `__init__`.
    Made,
    /// It may be NotImplemented: then the right operand is asked.
    Binary,
    /// It may be NotImplemented: then the left operand is asked (the right one was asked first, as its class is a subclass).
    BinaryFirst,
    /// It may be NotImplemented: nobody is left to be asked.
    BinaryLast,
    /// It may be NotImplemented: then the instruction is tried without in-place method.
    Inplace,
    /// The instruction needs its truth.
    Truth,
    /// The instruction needs its truth, which must be a bool (`__bool__`).
    Bool,
    /// The instruction needs its truth, which must be a length (`__len__`).
    Length,
    /// It is the result of `len()`.
    Len,
    /// It answers a question of a builtin function, which gives its truth.
    Answer,
    /// It is the text of an object (`__str__`), and must be a string.
    Text,
    /// The same of `__repr__`.
    Repr,
    /// The same of `__format__`.
    Formatted,
    /// It is the hash of a key that is looked for, and must be an integer.
    Hash,
    /// It must be an iterator.
    Iterator,
    /// It is the next item of an iteration; StopIteration is its end.
    Item,
    /// As `Item`, or what a generator that is sent something yields; the end has a result, which goes to the destination.
    Send,
    /// It is the result of `next()` with a default, which is the instruction's second argument.
    Default,
    /// It is the result of `next()` without a default, which asks again if the item is not wanted.
    Next,
    /// Attribute found by `__getattribute__` or a property; AttributeError asks `__getattr__`.
    Attribute,
}

impl Kind {
    const ALL: [Kind; 24] = [
        Kind::Plain,
        Kind::Exit,
        Kind::Discard,
        Kind::Construct,
        Kind::Made,
        Kind::Binary,
        Kind::BinaryFirst,
        Kind::BinaryLast,
        Kind::Inplace,
        Kind::Truth,
        Kind::Bool,
        Kind::Length,
        Kind::Len,
        Kind::Answer,
        Kind::Text,
        Kind::Repr,
        Kind::Formatted,
        Kind::Hash,
        Kind::Iterator,
        Kind::Item,
        Kind::Send,
        Kind::Default,
        Kind::Next,
        Kind::Attribute,
    ];
}

/// See the module's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link(u64);

const DELTA: u32 = 31;
const TARGET: u32 = DELTA + 8;
const KIND: u32 = TARGET + 8;
/// See [`Link::lowers`].
const LOWERS: u64 = 1 << (KIND + 8);
/// See [`Link::uncounted`].
const UNCOUNTED: u64 = 1 << (KIND + 9);

impl Link {
    /// A link; `pc` is where to go on for [`Kind::Plain`], else the calling instruction.
    #[inline(always)]
    pub fn new(pc: Pc, delta: isize, target: isize, kind: Kind) -> Link {
        // A position is a multiple of 4: half of it is a small int's number without its lowest bit, and so on.
        Link(
            (pc as u64) >> 1
                | (delta as u64) << DELTA
                | (target as u64) << TARGET
                | (kind as u64) << KIND,
        )
    }
    /// The link of the outermost frame of a run.
    pub const fn exit() -> Link {
        Link((Kind::Exit as u64) << KIND)
    }
    /// For how many frames the one with this link counts. What makes an instance counts twice, as it does in CPython.
    pub fn frames(self) -> u32 {
        match self.kind() {
            _ if self.0 & UNCOUNTED != 0 => 0,
            Kind::Construct => 2,
            _ => 1,
        }
    }
    /// The same link, of a frame that counts for nothing, as CPython does not have it: see [`crate::interp::handlers::round`].
    pub fn uncounted(self) -> Link {
        Link(self.0 | UNCOUNTED)
    }
    /// The link that a word is.
    #[inline(always)]
    pub fn of(word: u64) -> Link {
        Link(word)
    }
    /// The link as a small int.
    #[inline(always)]
    pub const fn word(self) -> u64 {
        self.0
    }
    /// The position.
    #[inline(always)]
    pub fn pc(self) -> Pc {
        ((self.0 & ((1 << DELTA) - 1)) << 1) as Pc
    }
    /// Slots between the waiting frame's base and the base of the frame it called.
    #[inline(always)]
    pub fn delta(self) -> isize {
        (self.0 >> DELTA & 0xff) as isize
    }
    /// The register of the waiting frame for the result.
    #[inline(always)]
    pub fn target(self) -> isize {
        (self.0 >> TARGET & 0xff) as isize
    }
    /// How the result is used.
    #[inline(always)]
    pub fn kind(self) -> Kind {
        Kind::ALL.get((self.0 >> KIND & 0xff) as usize).copied().unwrap_or(Kind::Exit)
    }
    /// Whether the run of the interpreter ends with the frame.
    #[inline(always)]
    pub fn is_exit(self) -> bool {
        self.0 >> KIND & 0xff == Kind::Exit as u64
    }
    /// Whether the soft limit of the stack goes down again when this frame is left.
    #[inline(always)]
    pub fn lowers(self) -> bool {
        self.0 & LOWERS != 0
    }
    /// The same link, of a frame that lowers the soft limit, or of one that does not.
    pub fn lowering(self, lowers: bool) -> Link {
        Link(if lowers { self.0 | LOWERS } else { self.0 & !LOWERS })
    }
    /// Whether the result just goes to the destination, and there is nothing else to do.
    #[inline(always)]
    pub fn is_plain(self) -> bool {
        self.0 >> KIND == Kind::Plain as u64
    }
    /// The position of the calling instruction, or of a word of it.
    pub fn call_pc(self) -> Pc {
        if self.kind() == Kind::Plain { self.pc().wrapping_sub(1) } else { self.pc() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_small_ints_that_keep_what_they_say() {
        let pc = 0xffff_fffc_usize as Pc;
        let link = Link::new(pc, 255, 254, Kind::Attribute);
        assert_eq!(link.word() & 1, 0);
        assert_eq!((link.pc(), link.delta(), link.target()), (pc, 255, 254));
        assert_eq!(link.kind(), Kind::Attribute);
        let lowering = link.lowering(true);
        assert_eq!((lowering.kind(), lowering.delta()), (link.kind(), link.delta()));
        assert!(lowering.lowers() && lowering.lowering(false) == link);
        assert!(Link::new(pc, 1, 2, Kind::Plain).is_plain());
        let uncounted = link.uncounted().lowering(true);
        assert_eq!((link.frames(), uncounted.frames(), uncounted.kind()), (1, 0, link.kind()));
    }

    #[test]
    fn kinds_are_numbered_in_order() {
        for (number, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, number);
        }
    }
}
