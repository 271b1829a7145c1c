//! The interpreter: what each bytecode does, said once, to any [`Machine`].
//!
//! Run on `Direct`, a handler does it; run on the recorder, it does it and writes it down. The rules are few: look at values only through
//! `branch` and `promote`, do all looking before the first effect, and call what should not be traced.

use super::code::{Ins, Op};
use super::object::{self, BYTES, Header, LENGTH, Map, STRINGS, TEXT};
use super::runtime::{self, Wrong};
use super::world::World;
use sidewinder_jit::machine::{Arg, Flow, Interp, Machine, Raised};

/// The link of a frame: where its caller goes on, packed into a small int, and so a constant of a trace.
pub mod link {
    /// Its slot, below the window.
    pub const SLOT: isize = -1;

    /// A link: where to go on, slots between the two windows, and the caller's register for the result.
    pub fn new(position: usize, delta: isize, to: isize) -> u64 {
        (position as u64 | (delta as u64) << 24 | (to as u64) << 32) << 1
    }
    /// Where to go on.
    pub fn position(link: u64) -> u32 {
        (link >> 1 & 0xff_ffff) as u32
    }
    /// Slots between the windows.
    pub fn delta(link: u64) -> isize {
        (link >> 25 & 0xff) as isize
    }
    /// Where the result goes.
    pub fn to(link: u64) -> isize {
        (link >> 33 & 0xff) as isize
    }
}

/// The link of a frame that nobody of this run waits for.
pub const EXIT: u64 = 1 << 60;

/// The language.
pub struct Newt;

impl Interp for Newt {
    #[inline(always)]
    fn step<M: Machine>(m: &M) -> Flow {
        // SAFETY: positions are in the code, and functions end with a return.
        let i = Ins(unsafe { *m.pc() });
        match i.op() {
            Op::Constant => constant(m, i),
            Op::Move => set(m, i, m.slot(i.b())),
            Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Mod => arithmetic(m, i),
            Op::Lt | Op::Le => order(m, i),
            Op::Eq => set(m, i, truth(m, same(m, i))),
            Op::Ne => set(m, i, truth(m, m.bool_not(same(m, i)))),
            Op::Not => not(m, i),
            Op::Jump => jump(m),
            Op::JumpIf => jump_if(m, i, true),
            Op::JumpIfNot => jump_if(m, i, false),
            Op::Loop => site(m, true),
            Op::Enter => site(m, false),
            Op::Call => call(m, i, word(m, 1)),
            Op::Method => method(m, i),
            Op::Return => leave(m, i),
            Op::New => make(m, i),
            Op::Get => get(m, i),
            Op::Set => put(m, i),
            Op::Index => index(m, i),
            Op::Length => length(m, i),
            Op::Code => code(m, i),
            Op::Text => result(m, i, &runtime::SHOW, &[m.slot(i.b())]),
            Op::Print => {
                m.call_int(&runtime::PRINT, &[Arg::Ref(m.slot(i.a()))]);
                next(m)
            }
        }
    }

    fn unwind<M: Machine>(_: &M) -> Flow {
        // Nothing catches errors: the program ends.
        Flow::Exit
    }
}

fn world<M: Machine>(m: &M) -> &World {
    // SAFETY: the context of every machine of this language is its world. What is looked at through this reference never changes,
    // or is green.
    unsafe { &*m.ctx().cast() }
}

fn word<M: Machine>(m: &M, n: usize) -> u32 {
    // SAFETY: instructions are complete.
    unsafe { *m.pc().add(n) }
}

fn next<M: Machine>(m: &M) -> Flow {
    let words = Ins(word(m, 0)).op().words();
    m.set_pc(m.pc().wrapping_add(words));
    Flow::Next
}

fn set<M: Machine>(m: &M, i: Ins, value: M::Ref) -> Flow {
    m.set_slot(i.a(), value);
    next(m)
}

/// Something is wrong with these values: the program ends with a message.
fn fail<M: Machine>(m: &M, wrong: Wrong, x: M::Ref, y: M::Ref) -> Flow {
    m.call_to_raise(&runtime::FAIL, &[m.cr((wrong as u64) << 1), x, y]);
    Flow::Raise
}

fn constant<M: Machine>(m: &M, i: Ins) -> Flow {
    let number = i.b() as usize | (i.c() as usize) << 8;
    set(m, i, m.cr(world(m).constants[number]))
}

/// The header of an object; `None` for a number.
fn header<M: Machine>(m: &M, value: M::Ref) -> Option<Header> {
    if m.branch(m.is_int(value)) { None } else { Some(m.promote_class(value)) }
}

fn is_text<M: Machine>(m: &M, value: M::Ref) -> bool {
    header(m, value) == Some(TEXT)
}

/// The map of a value, if it is an object of a class of the program.
fn map<M: Machine>(m: &M, value: M::Ref) -> Option<&'static Map> {
    header(m, value).and_then(|header| world(m).maps.get(header))
}

/// Calls a function of the runtime for the result.
fn result<M: Machine>(
    m: &M,
    i: Ins,
    function: &'static sidewinder_jit::ir::CallDescr,
    args: &[M::Ref],
) -> Flow {
    match m.call(function, args) {
        Ok(value) => set(m, i, value),
        Err(Raised) => Flow::Raise,
    }
}

fn arithmetic<M: Machine>(m: &M, i: Ins) -> Flow {
    let (x, y) = (m.slot(i.b()), m.slot(i.c()));
    if m.both_int(x, y) {
        let (a, b) = (m.untag(x), m.untag(y));
        let result = match i.op() {
            Op::Add => m.int_add_ovf(a, b),
            Op::Sub => m.int_sub_ovf(a, b),
            Op::Mul => m.int_mul_ovf(a, b),
            _ if m.branch(m.int_eq(b, m.ci(0))) => return fail(m, Wrong::Zero, x, y),
            // The least number has no opposite.
            Op::Div if m.branch(m.int_eq(b, m.ci(-1))) => m.int_sub_ovf(m.ci(0), a),
            Op::Div => Some(m.int_floordiv(a, b)),
            _ => Some(m.int_mod(a, b)),
        };
        return match result {
            Some(number) => set(m, i, m.tag(number)),
            None => fail(m, Wrong::Overflow, x, y),
        };
    }
    if i.op() == Op::Add && is_text(m, x) && is_text(m, y) {
        return result(m, i, &runtime::CONCAT, &[x, y]);
    }
    fail(m, Wrong::Operands, x, y)
}

fn order<M: Machine>(m: &M, i: Ins) -> Flow {
    let (x, y) = (m.slot(i.b()), m.slot(i.c()));
    let (a, b) = if m.both_int(x, y) {
        (m.untag(x), m.untag(y))
    } else if is_text(m, x) && is_text(m, y) {
        (m.call_int(&runtime::COMPARE, &[Arg::Ref(x), Arg::Ref(y)]), m.ci(0))
    } else {
        return fail(m, Wrong::Order, x, y);
    };
    let answer = if i.op() == Op::Lt { m.int_lt(a, b) } else { m.int_le(a, b) };
    set(m, i, truth(m, answer))
}

/// Whether two values are equal. What is no string is equal only to itself.
fn same<M: Machine>(m: &M, i: Ins) -> M::Bool {
    let (x, y) = (m.slot(i.b()), m.slot(i.c()));
    if is_text(m, y) && is_text(m, x) {
        let order = m.call_int(&runtime::COMPARE, &[Arg::Ref(x), Arg::Ref(y)]);
        return m.int_eq(order, m.ci(0));
    }
    m.ptr_eq(x, y)
}

/// The value `true` or `false`, without looking.
fn truth<M: Machine>(m: &M, answer: M::Bool) -> M::Ref {
    let [no, yes] = world(m).bools;
    m.select(answer, m.cr(yes), m.cr(no))
}

/// Looks whether a value is `true`; `None` if it is no truth value at all.
fn is_true<M: Machine>(m: &M, value: M::Ref) -> Option<bool> {
    let [no, yes] = world(m).bools;
    if m.branch(m.ptr_eq(value, m.cr(yes))) {
        Some(true)
    } else {
        m.branch(m.ptr_eq(value, m.cr(no))).then_some(false)
    }
}

fn not<M: Machine>(m: &M, i: Ins) -> Flow {
    let value = m.slot(i.b());
    match is_true(m, value) {
        Some(answer) => set(m, i, m.cr(world(m).bools[!answer as usize])),
        None => fail(m, Wrong::Truth, value, value),
    }
}

fn jump<M: Machine>(m: &M) -> Flow {
    m.set_pc(world(m).pc(word(m, 1)));
    Flow::Next
}

fn jump_if<M: Machine>(m: &M, i: Ins, wanted: bool) -> Flow {
    let value = m.slot(i.a());
    match is_true(m, value) {
        Some(answer) if answer == wanted => jump(m),
        Some(_) => next(m),
        None => fail(m, Wrong::Truth, value, value),
    }
}

/// A place where traces start: it counts, and does nothing else.
fn site<M: Machine>(m: &M, is_loop: bool) -> Flow {
    if M::RECORDING {
        return if is_loop && m.loop_header() { Flow::Hot } else { next(m) };
    }
    // SAFETY: only `Direct` comes here, between two handlers: nobody holds a reference to the world.
    if world(m).is_polled() && !unsafe { (*m.ctx().cast::<World>()).safepoint(m.base()) } {
        return Flow::Raise;
    }
    let (is_full, is_near) = world(m).is_full(m.base());
    if is_full {
        return fail(m, Wrong::Depth, m.cr(0), m.cr(0));
    }
    if is_near {
        return next(m);
    }
    let words = world(m).words(m.pc());
    let (left, code) = (words[1].get(), words[2].get());
    if left == 0 || code != 0 {
        return Flow::Hot;
    }
    words[1].set(left - 1);
    next(m)
}

/// Calls a function whose arguments lie behind the slot of the link: where they are is where its parameters will be.
fn call<M: Machine>(m: &M, i: Ins, function: u32) -> Flow {
    let (start, behind) = (world(m).start_of(function), m.pc().wrapping_add(2));
    let (slot, delta) = (i.b(), i.b() + 1);
    if m.inlines(start) {
        let link = link::new(world(m).position(behind), delta, i.a());
        m.set_slot(slot, m.cr(link));
        m.shift_base(delta);
        m.set_pc(start);
        return Flow::Next;
    }
    // The function runs by itself, in the same window, which has to be in memory for that.
    m.set_slot(slot, m.cr(EXIT));
    m.flush_slots(slot, delta + i.c());
    let position = m.ci(world(m).position(start) as i64);
    let args = [Arg::Int(m.slot_addr(delta)), Arg::Int(position)];
    match m.call_mixed(&runtime::RUN, &args) {
        Ok(value) => {
            m.set_slot(i.a(), value);
            m.set_pc(behind);
            Flow::Next
        }
        Err(Raised) => Flow::Raise,
    }
}

fn method<M: Machine>(m: &M, i: Ins) -> Flow {
    let object = m.slot(i.b() + 1);
    let (name, named) = (word(m, 1), m.cr(u64::from(word(m, 1)) << 1));
    let Some(map) = map(m, object) else { return fail(m, Wrong::Method, object, named) };
    // All this is green: with the map it is known which function is called.
    let code = &world(m).code;
    let methods = &code.classes[map.class as usize].methods;
    match methods.iter().find(|method| method.0 == name) {
        Some(&(_, function)) if code.functions[function as usize].parameters as isize == i.c() => {
            call(m, i, function)
        }
        Some(_) => fail(m, Wrong::Arguments, object, named),
        None => fail(m, Wrong::Method, object, named),
    }
}

fn leave<M: Machine>(m: &M, i: Ins) -> Flow {
    if m.returning() {
        return Flow::Hot;
    }
    let (link, value) = (m.promote(m.slot(link::SLOT)), m.slot(i.a()));
    if link == EXIT {
        m.set_slot(link::SLOT, value);
        return Flow::Exit;
    }
    m.shift_base(-link::delta(link));
    m.set_slot(link::to(link), value);
    m.set_pc(world(m).pc(link::position(link)));
    Flow::Next
}

fn make<M: Machine>(m: &M, i: Ins) -> Flow {
    let map = world(m).maps.made(word(m, 1));
    let object = match m.try_new(map.size) {
        Some(object) => object,
        None => match m.call(&runtime::MAKE, &[m.cr(u64::from(map.class) << 1)]) {
            Ok(object) => object,
            Err(Raised) => return Flow::Raise,
        },
    };
    for k in 0..i.c() {
        m.store(object, object::slot(k as usize), m.slot(i.b() + k));
    }
    set(m, i, object)
}

fn get<M: Machine>(m: &M, i: Ins) -> Flow {
    let (object, name) = (m.slot(i.b()), word(m, 1));
    match map(m, object).and_then(|map| map.slot_of(name)) {
        Some(slot) => set(m, i, m.load(object, object::slot(slot))),
        None => fail(m, Wrong::Field, object, m.cr(u64::from(name) << 1)),
    }
}

fn put<M: Machine>(m: &M, i: Ins) -> Flow {
    let (object, value, name) = (m.slot(i.a()), m.slot(i.b()), word(m, 1));
    let named = m.cr(u64::from(name) << 1);
    let Some(map) = map(m, object) else { return fail(m, Wrong::Field, object, named) };
    let slot = match map.slot_of(name) {
        Some(slot) => slot,
        None => match world(m).maps.with(map, name, &world(m).code) {
            Some(longer) => {
                m.set_class(object, longer.header());
                map.fields.len()
            }
            None => return fail(m, Wrong::Field, object, named),
        },
    };
    m.store(object, object::slot(slot), value);
    next(m)
}

fn index<M: Machine>(m: &M, i: Ins) -> Flow {
    let (text, number) = (m.slot(i.b()), m.slot(i.c()));
    if !is_text(m, text) || !m.branch(m.is_int(number)) {
        return fail(m, Wrong::Index, text, number);
    }
    let at = m.untag(number);
    if !m.branch(m.uint_lt(at, m.load_int(text, LENGTH))) {
        return fail(m, Wrong::Range, text, number);
    }
    let byte = m.load_item_int(text, BYTES, at);
    set(m, i, m.load_item(m.cr(world(m).letters), STRINGS, byte))
}

fn length<M: Machine>(m: &M, i: Ins) -> Flow {
    let text = m.slot(i.b());
    if !is_text(m, text) {
        return fail(m, Wrong::Text, text, text);
    }
    set(m, i, m.tag(m.load_int(text, LENGTH)))
}

fn code<M: Machine>(m: &M, i: Ins) -> Flow {
    let text = m.slot(i.b());
    if !is_text(m, text) || m.branch(m.int_eq(m.load_int(text, LENGTH), m.ci(0))) {
        return fail(m, Wrong::Code, text, text);
    }
    set(m, i, m.tag(m.load_item_int(text, BYTES, m.ci(0))))
}
