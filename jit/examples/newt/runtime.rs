//! What traces call and do not look into. Each descriptor says honestly what its function may do: that decides what the optimizer still knows behind the
//! call, and whether it may leave it out.

use super::object::{BOOL, FIRST_MAP, Header, NIL, OUTPUT, TEXT};
use super::tree::{Fault, Place};
use super::world::World;
use sidewinder_jit::ir::{CallDescr, CallFn, Effect, Groups, Type};
use sidewinder_jit::machine::plain;

/// What a function returns that raised.
const NULL: u64 = 1;

/// The same arguments, the same result, which the optimizer may use again; but there may be no memory for it.
const ELIDABLE: Effect = Effect { may_raise: true, ..Effect::PURE };
/// Nothing but an allocation.
const FRESH: Effect = Effect { elidable: false, ..ELIDABLE };

const fn describe(
    name: &'static str,
    function: fn() -> usize,
    args: &'static [Type],
    result: Type,
    effect: Effect,
) -> CallDescr {
    CallDescr { name, function: CallFn::Plain(function), args, result, effect }
}

use Type::{Int, Ref};

/// Makes an object of a class: where the fast way has no memory left.
pub static MAKE: CallDescr = describe("make", || make as *const () as usize, &[Ref], Ref, FRESH);
/// `x + y` of strings.
pub static CONCAT: CallDescr =
    describe("concat", || concat as *const () as usize, &[Ref, Ref], Ref, ELIDABLE);
/// Below 0, 0 or above 0, as the first string is less than, equal to or more than the second.
pub static COMPARE: CallDescr =
    describe("compare", || compare as *const () as usize, &[Ref, Ref], Int, Effect::PURE);
/// Any value as a string.
pub static SHOW: CallDescr = describe("show", || show as *const () as usize, &[Ref], Ref, ELIDABLE);
/// Prints a value and the end of a line.
pub static PRINT: CallDescr = describe(
    "print",
    || print as *const () as usize,
    &[Ref],
    Int,
    Effect { elidable: false, writes: Groups::of(&[OUTPUT]), ..Effect::PURE },
);
/// Runs a function in the window at an address, from a position: what is not followed into.
pub static RUN: CallDescr =
    describe("run", || run as *const () as usize, &[Int, Int], Ref, Effect::ANY);
/// Ends the program: what is wrong, and with which values.
pub static FAIL: CallDescr =
    describe("fail", || fail as *const () as usize, &[Ref, Ref, Ref], Ref, FRESH);

/// What can go wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Wrong {
    /// Operands of arithmetic.
    Operands,
    /// Operands of `<` and the like.
    Order,
    /// A result past 63 bits.
    Overflow,
    /// Division by zero.
    Zero,
    /// A condition that is neither true nor false.
    Truth,
    /// A field that is not there.
    Field,
    /// A method that is not there.
    Method,
    /// A method with too many or too few arguments.
    Arguments,
    /// What is indexed is no string, or the index no number.
    Index,
    /// An index past the end.
    Range,
    /// What has a length is a string.
    Text,
    /// What has a first byte is a string that is not empty.
    Code,
    /// Too many calls within calls.
    Depth,
}

extern "C" fn make(world: &mut World, class: u64) -> u64 {
    let map = world.maps.made((class >> 1) as u32);
    match world.heap.allocate(&mut world.ctx, map.size.bytes as usize) {
        Some(address) => {
            *world.heap.word(address) = map.size.header;
            address as u64 + 1
        }
        None => world.no_memory(),
    }
}

extern "C" fn concat(world: &mut World, a: u64, b: u64) -> u64 {
    let both = [world.text(a), world.text(b)].concat();
    world.fresh_text(&both)
}

extern "C" fn compare(world: &mut World, a: u64, b: u64) -> i64 {
    (world.text(a).cmp(world.text(b)) as i64) << 1
}

extern "C" fn show(world: &mut World, value: u64) -> u64 {
    if world.kind(value) == Some(TEXT) {
        return value;
    }
    let text = world.shown(value);
    world.fresh_text(&text)
}

extern "C" fn print(world: &mut World, value: u64) -> u64 {
    let text = world.shown(value);
    world.output.extend(text);
    world.output.push(b'\n');
    0
}

extern "C" fn run(world: &mut World, base: *mut u64, position: u64) -> u64 {
    let pc = world.pc((position >> 1) as u32);
    world.run_from(pc, base).unwrap_or(NULL)
}

extern "C" fn fail(world: &mut World, wrong: u64, x: u64, y: u64) -> u64 {
    let wrong = (wrong >> 1) as u8;
    let (a, b) = (world.sort(x), world.sort(y));
    let is = |kind: Wrong| wrong == kind as u8;
    let message = if is(Wrong::Operands) {
        format!("there is no arithmetic of {a} and {b}")
    } else if is(Wrong::Order) {
        format!("neither of {a} and {b} is the lesser one")
    } else if is(Wrong::Overflow) {
        "the result is too large: numbers have 63 bits".into()
    } else if is(Wrong::Zero) {
        "nothing can be divided by zero".into()
    } else if is(Wrong::Truth) {
        format!("here should be true or false, not {a}")
    } else if is(Wrong::Field) {
        format!("{a} has no field `{}`", world.name(y))
    } else if is(Wrong::Method) {
        format!("{a} has no method `{}`", world.name(y))
    } else if is(Wrong::Arguments) {
        format!("{a} takes other arguments for its method `{}`", world.name(y))
    } else if is(Wrong::Index) {
        format!("{a} cannot be indexed by {b}")
    } else if is(Wrong::Range) {
        format!("{} is no index of a string of length {}", y as i64 >> 1, world.text(x).len())
    } else if is(Wrong::Text) {
        format!("{a} has no length")
    } else if is(Wrong::Code) {
        format!("{a} has no first byte")
    } else {
        "there are too many calls within calls".into()
    };
    world.raise(message)
}

impl World {
    /// Notes an error; the loop around the interpreter adds the place.
    fn raise(&mut self, message: String) -> u64 {
        self.error = Some(Fault { place: Place { line: 0, column: 0 }, message });
        NULL
    }

    /// There is no memory left.
    pub(super) fn no_memory(&mut self) -> u64 {
        self.raise("the heap is full".into())
    }

    fn fresh_text(&mut self, text: &[u8]) -> u64 {
        match self.new_text(text) {
            Some(text) => text,
            None => self.no_memory(),
        }
    }

    /// What an object's header says; `None` for a number.
    fn kind(&self, value: u64) -> Option<Header> {
        // SAFETY: values of the language are numbers and objects.
        unsafe { plain::class_of(value) }
    }

    /// A value as text.
    fn shown(&self, value: u64) -> Vec<u8> {
        match self.kind(value) {
            None => (value as i64 >> 1).to_string().into(),
            Some(TEXT) => self.text(value).to_vec(),
            Some(BOOL) => (value == self.bools[1]).to_string().into(),
            Some(_) => self.sort(value).into(),
        }
    }

    /// The name with a number, which is a value.
    fn name(&self, number: u64) -> &str {
        self.code.names.get((number >> 1) as usize).map_or("", |name| name)
    }

    /// What sort of thing a value is, with its article.
    fn sort(&self, value: u64) -> String {
        match self.kind(value) {
            None => "a number".into(),
            Some(TEXT) => "a string".into(),
            Some(BOOL) => "a truth value".into(),
            Some(NIL) => "nil".into(),
            Some(header) => {
                let class = header.0.checked_sub(FIRST_MAP).and(self.maps.get(header));
                let name = class.map(|map| &self.code.classes[map.class as usize].name);
                let name = name.map_or("thing", |name| name);
                let article = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
                format!("{article} {name}")
            }
        }
    }
}
