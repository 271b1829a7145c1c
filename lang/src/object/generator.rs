//! Generators, coroutines and asynchronous generators: a suspended frame as an object.
//!
//! ```text
//! header  function  where  name  qualified name  result  state  frame  register 0  register 1 ..
//! ```
//!
//! A register has its place whether it is saved or not; which ones are is a matter of the place where the frame is suspended.

use super::{Header, Kind, Runtime, Type, Value};
use crate::object::{Code, CodeRef, Raised};
use sidewinder_compiler::bytecode::unit::Flavor;

/// Words of a generator.
pub mod word {
    /// The function whose frame it is.
    pub const FUNCTION: usize = 1;
    /// The position of the instruction that suspended it, as it is; or one of the small ints below.
    pub const WHERE: usize = 2;
    /// Name.
    pub const NAME: usize = 3;
    /// Qualified name.
    pub const QUALNAME: usize = 4;
    /// What it returned, to whoever resumed it last.
    pub const RESULT: usize = 5;
    /// Bits, a small int.
    pub const STATE: usize = 6;
    /// The frame as an object, once somebody has seen it; else a small int.
    pub const FRAME: usize = 7;
    /// Register 0.
    pub const REGISTERS: usize = 8;
}

/// In [`word::WHERE`]: it runs.
pub const RUNNING: Value = Value::small(0);
/// In [`word::WHERE`]: it has ended.
pub const FINISHED: Value = Value::small(1);

/// The collector asks the same word: one that has ended is not closed any more.
const _: () = {
    let Some((word::WHERE, end)) = Kind::Generator.end() else { panic!("generators end") };
    assert!(end.bits() == FINISHED.bits());
};

/// A generator, a coroutine or an asynchronous generator.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Generator(pub Value);

impl Generator {
    /// The value as a generator, if it is one of any flavor.
    #[inline]
    pub fn of(value: Value) -> Option<Generator> {
        value.is(Kind::Generator).then_some(Generator(value))
    }

    /// The function whose frame it is.
    pub fn function(self) -> Value {
        self.0.field(word::FUNCTION)
    }

    /// The code that it runs.
    pub fn code(self) -> CodeRef {
        let code = super::function::code(self.function());
        self.suspended().map_or(code, |at| code.of_frame(at))
    }

    /// What a call of its function gives.
    pub fn flavor(self) -> Flavor {
        self.code().unit.head.flavor
    }

    /// The position of the instruction that suspended it, unless it runs or has ended.
    #[inline]
    pub fn suspended(self) -> Option<*const u32> {
        let place = self.0.field(word::WHERE);
        (place != RUNNING && place != FINISHED).then_some(place.bits() as usize as *const u32)
    }

    /// Whether the place where it is suspended is its start.
    pub fn is_new(self, at: *const u32) -> bool {
        self.code().offset(at) == self.code().made.get()
    }

    /// Whether it runs.
    pub fn is_running(self) -> bool {
        self.0.field(word::WHERE) == RUNNING
    }

    /// Whether it has ended.
    pub fn is_finished(self) -> bool {
        self.0.field(word::WHERE) == FINISHED
    }

    /// Ends it; nothing is kept alive any more.
    pub fn finish(self) {
        self.0.init(word::WHERE, FINISHED);
        self.0.init(word::FRAME, Value::small(0));
        for register in 0..self.code().registers as usize {
            self.0.init(word::REGISTERS + register, Value::small(0));
        }
    }

    /// The saved value of a register.
    pub fn register(self, register: u8) -> Value {
        self.0.field(word::REGISTERS + register as usize)
    }

    /// Bits of its state.
    pub fn state(self) -> u64 {
        self.0.count(word::STATE) as u64
    }

    /// Sets the bits of its state.
    pub fn set_state(self, bits: u64) {
        self.0.set_count(word::STATE, bits as usize);
    }
}

/// The class of what a call of such a function gives.
pub fn class_of_flavor(flavor: Flavor) -> Type {
    match flavor {
        Flavor::Plain | Flavor::Generator => Type::Generator,
        Flavor::Coroutine => Type::Coroutine,
        Flavor::AsyncGenerator => Type::AsyncGenerator,
    }
}

impl Runtime {
    /// How generators of such code are allocated: header and bytes.
    pub(crate) fn generator_size(&self, flavor: Flavor, registers: u8) -> (Header, u32) {
        let map = self.map(class_of_flavor(flavor));
        let header = Header::new(map.short(), map.kind, 0, registers);
        (header, 8 * (word::REGISTERS as u32 + registers as u32))
    }

    /// A generator of a function, with nothing but zeros in it.
    pub(crate) fn blank_generator(&mut self, code: &Code) -> Result<Value, Raised> {
        let (header, bytes) = self.generator_size(code.unit.head.flavor, code.registers as u8);
        let generator = self.allocate(header, bytes as usize)?;
        if code.closes.get() {
            self.heap.finalize(generator);
        }
        Ok(generator)
    }
}

/// The flavor that a number stands for.
pub fn flavor_of(number: Value) -> Flavor {
    match number.as_small() {
        1 => Flavor::Generator,
        2 => Flavor::Coroutine,
        3 => Flavor::AsyncGenerator,
        _ => Flavor::Plain,
    }
}
