//! Look-ups of keys that have a `__hash__` or an `__eq__` of their own, as code.
//!
//! What hashes and compares such a key may be anything. So a look-up pushes a frame of code that is written here, which calls `__hash__` and `__eq__` as any
//! function of the program is called: they are part of traces, and what is left of them are two calls, of what hashes the key's parts and of what looks for that hash.
//!
//! ```text
//! d[key]      Enter                            r0 dict, r1 key, r2 value
//!             HashKey    r3, r1                pushes `__hash__`
//!   restart:  LoadInt    r4, 0
//!   again:    FindKey    r5, r0, r3.. -> absent  a key with that hash, after r4 others
//!             LoadTable  r6, r0
//!             LoadKey    r7, r6, r5
//!             JumpIs     r7, r1 -> found
//!             JumpNotEq  r7, r1 -> other       pushes `__eq__`
//!             JumpRebuilt  r0, r6 -> rebuilt
//!   check:    JumpReplaced r6, r5, r7 -> restart
//!   found:    LoadEntry  r0, r0, r5
//!             Return     r0
//!   rebuilt:  LoadTable  r6, r0
//!             JumpShort  r6, r5 -> restart
//!             JumpNotNone  r5 -> check
//!   other:    TellApart  r7, r1
//!             JumpRebuilt  r0, r6 -> restart
//!             JumpReplaced r6, r5, r7 -> restart
//!             AddImm     r4, r4, 1
//!             JumpNotNone  r5 -> again
//!   absent:   NoKey      r1
//! ```
//!
//! `__eq__` may change the table: then the search starts again, as in CPython. Where it does not, a trace knows that nothing has moved.
//!
//! As with [`super::round`], whose writing this is: frames are hidden, and count for nothing.
//!
//! **Absent:** keys that the runtime hashes and compares ([`super::table`]); the interpreter, which has the runtime do all of it.

use super::arith::finish_call;
use super::call::{Pushed, enter, lowered, push_special};
use super::round::{Writing, unit};
use super::table::is_settled;
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::interp::core::resume::finish_at;
use crate::interp::core::unwind;
use crate::object::CodeRef;
use crate::object::{Kind as Layout, Name, Raised, Type, Value};
use crate::portal::descrs::*;
use crate::portal::{keys, residual};
use crate::vm::Vm;
use sidewinder_compiler::bytecode::{Constant, Opcode};
use sidewinder_jit::ir::CallDescr;
use sidewinder_jit::machine::{Arg, Flow, Machine};

/// What a key is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    /// `dict[key]`
    Get,
    /// `key in dict`
    InDict,
    /// `key in set`
    InSet,
    /// `dict.get(key, value)`
    GetOr,
    /// `dict[key] = value`
    Set,
    /// `dict.setdefault(key, value)`
    SetDefault,
    /// `set.add(key)`
    Add,
}

impl Search {
    fn name(self) -> &'static str {
        match self {
            Search::Get => "getitem",
            Search::InDict | Search::InSet => "contains",
            Search::GetOr => "get",
            Search::Set => "setitem",
            Search::SetDefault => "setdefault",
            Search::Add => "add",
        }
    }

    fn is_of_set(self) -> bool {
        matches!(self, Search::InSet | Search::Add)
    }
}

/// The registers of a search; value and hash are behind the key, as [`Opcode::AddKey`] wants them, and behind the hash how many keys with it were tried.
const TABLE: u8 = 0;
const KEY: u8 = 1;
const VALUE: u8 = 2;
const HASH: u8 = 3;
const TRIED: u8 = 4;
const PLACE: u8 = 5;
const STORAGE: u8 = 6;
const CANDIDATE: u8 = 7;

/// The code of a search.
fn written(search: Search) -> Writing {
    use Opcode::*;
    let mut to = Writing::default();
    to.registers = CANDIDATE + 1;
    to.write(Enter, [0; 3]);
    to.write(HashKey, [HASH, KEY, 0]);
    let restart = to.here();
    to.write(LoadInt, [TRIED, 0, 0]);
    let again = to.here();
    let absent = to.write(FindKey, [PLACE, TABLE, HASH]);
    to.write(LoadTable, [STORAGE, TABLE, 0]);
    to.write(LoadKey, [CANDIDATE, STORAGE, PLACE]);
    let found = to.write(JumpIs, [CANDIDATE, KEY, 0]);
    let other = to.write(JumpNotEq, [CANDIDATE, KEY, 0]);
    let rebuilt = to.write(JumpRebuilt, [TABLE, STORAGE, 0]);
    let check = to.here();
    to.jump_back(JumpReplaced, [STORAGE, PLACE, CANDIDATE], restart);
    to.land(&[found]);
    match search {
        Search::Get | Search::GetOr | Search::SetDefault => {
            to.write(LoadEntry, [TABLE, TABLE, PLACE]);
            to.write(Return, [TABLE, 0, 0]);
        }
        Search::InDict | Search::InSet => {
            to.load(TABLE, Constant::True);
            to.write(Return, [TABLE, 0, 0]);
        }
        Search::Set => {
            to.write(StoreEntry, [TABLE, PLACE, VALUE]);
            to.write(Return, [VALUE, 0, 0]);
        }
        Search::Add => {
            to.write(Return, [VALUE, 0, 0]);
        }
    }
    // A place is a number: `JumpNotNone` always goes there. What a `Jump` goes back to is a loop's header.
    to.land(&[rebuilt]);
    if search.is_of_set() {
        to.jump_back(JumpNotNone, [PLACE, 0, 0], restart);
    } else {
        to.write(LoadTable, [STORAGE, TABLE, 0]);
        to.jump_back(JumpShort, [STORAGE, PLACE, 0], restart);
        to.jump_back(JumpNotNone, [PLACE, 0, 0], check);
    }
    to.land(&[other]);
    if !search.is_of_set() {
        to.write(TellApart, [CANDIDATE, KEY, 0]);
    }
    to.jump_back(JumpRebuilt, [TABLE, STORAGE, 0], restart);
    to.jump_back(JumpReplaced, [STORAGE, PLACE, CANDIDATE], restart);
    to.write(AddImm, [TRIED, TRIED, 1]);
    to.jump_back(JumpNotNone, [PLACE, 0, 0], again);
    to.land(&[absent]);
    match search {
        Search::Get => {
            to.write(NoKey, [KEY, 0, 0]);
        }
        Search::InDict | Search::InSet => {
            to.load(TABLE, Constant::False);
            to.write(Return, [TABLE, 0, 0]);
        }
        Search::GetOr => {
            to.write(Return, [VALUE, 0, 0]);
        }
        Search::Set | Search::SetDefault | Search::Add => {
            to.write(AddKey, [TABLE, KEY, 0]);
            to.write(Return, [VALUE, 0, 0]);
        }
    }
    to
}

impl Vm {
    /// The function whose frame looks for a key.
    fn search_for(&mut self, search: Search) -> Result<Value, Raised> {
        let known = self.searches[search as usize];
        if known.is_object() {
            return Ok(known);
        }
        let name = search.name();
        let unit = unit(written(search), name, &format!("a look-up for {name}"), VALUE + 1);
        let code: CodeRef = self.link(unit, self.builtins)?;
        let function = self.function_of(code)?;
        self.settle(function);
        self.searches[search as usize] = function;
        Ok(function)
    }
}

/// Pushes the frame that looks for a key in a table of that class, for the instruction at `m.pc()`, with a value for those searches that want one: where
/// the result goes, and as what. `None`, and nothing has happened: the runtime looks for the key.
pub fn push<M: Machine>(
    m: &M,
    search: Search,
    (table, class): (M::Ref, Seen),
    key: M::Ref,
    value: Option<M::Ref>,
    (target, kind): (isize, Kind),
) -> Option<Flow> {
    let fits = match search {
        Search::InSet => class.is(Type::Set) || class.is(Type::FrozenSet),
        Search::Add => class.is(Type::Set),
        _ => class.is(Type::Dict),
    };
    let of_key = class_of(m, key);
    if !M::RECORDING || !fits || is_waiting(m) || !of_key.is_user() || of_key.is_itself() {
        return None;
    }
    of_key.depend(m);
    let is_own = |name| of_key.method(m, name).is_some_and(|method| method.is(Layout::Function));
    if !is_own(Name::Hash) && !is_own(Name::Eq) {
        return None;
    }
    let Ok(function) = vm_mut(m).search_for(search) else {
        vm_mut(m).take_pending();
        return None;
    };
    let callee = code_of(function);
    if !m.inlines(callee.start) {
        return None;
    }
    let delta = code(m).registers as isize + 2;
    m.set_slot(delta + FUNCTION, m.cr(function.bits()));
    m.set_slot(delta + TABLE as isize, table);
    m.set_slot(delta + KEY as isize, key);
    let value = value.unwrap_or_else(|| m.cr(vm(m).none().bits()));
    m.set_slot(delta + VALUE as isize, value);
    let pc = if kind == Kind::Plain { behind(m.pc()) } else { m.pc() };
    Some(enter(m, callee, delta, Link::new(pc, delta, target, kind).uncounted()))
}

/// `HashKey`
pub fn hash_key<M: Machine>(m: &M, i: Ins) -> Flow {
    let key = m.slot(i.b());
    let class = class_of(m, key);
    if class.is_user() {
        class.depend(m);
        if let Some(f) = class.method(m, Name::Hash)
            && let Pushed::Yes = push_special(m, f, &[key], i.a(), Kind::Hash)
        {
            return Flow::Next;
        }
    }
    finish_call(m, i, || m.call(&residual::HASH, &[key]))
}

/// A `__hash__` has returned `v` to a `HashKey`.
pub fn finish<M: Machine>(m: &M, i: Ins, link: Link, v: M::Ref) -> Flow {
    if class_of(m, v).kind() == Layout::Hole {
        let is_error = m.branch(m.int_eq(m.untag(v), m.ci(-1)));
        return finish_at(m, i, link, if is_error { m.cr(Value::small(-2).bits()) } else { v });
    }
    match m.call(&residual::HASH_OF_ANSWER, &[v]) {
        Ok(hash) => finish_at(m, i, link, hash),
        Err(Raised) => Flow::Raise,
    }
}

/// `hash(v)`. What a `__hash__` that a `HashKey` has called returns at once need be no more than what a table keeps: no int of all its bits is made. `None`: not so easily.
pub fn builtin<M: Machine>(m: &M, i: Ins, v: M::Ref) -> Option<Flow> {
    if !M::RECORDING {
        return None;
    }
    let class = class_of(m, v);
    if class.kind() == Layout::Hole && m.branch(m.uint_lt(m.untag(v), m.ci((1 << 61) - 1))) {
        return Some(super::arith::finish(m, i, Ok(v)));
    }
    let link = returned_to(m, i)?;
    let hash = match parts(m, class, v) {
        Some((call, parts)) => m.tag(m.call_int(call, &parts)),
        None => match m.call(&residual::HASH, &[v]) {
            Ok(hash) => hash,
            Err(Raised) => return Some(Flow::Raise),
        },
    };
    let link = lowered(m, link);
    m.shift_base(-link.delta());
    m.set_slot(link.target(), hash);
    m.set_pc(behind(link.pc()));
    Some(Flow::Next)
}

/// The link of a frame that returns to a `HashKey`, at once, what the call `i` at `m.pc()` gives.
fn returned_to<M: Machine>(m: &M, i: Ins) -> Option<Link> {
    if i.opcode() != Opcode::Call {
        return None;
    }
    let then = instruction(behind(m.pc()));
    if then.opcode() != Opcode::Return || then.a() != i.a() || m.returning() {
        return None;
    }
    let link = Link::of(m.promote(m.slot(LINK)));
    (link.kind() == Kind::Hash).then_some(link)
}

/// What is called to hash a value of that class, and with what, where no code of the program runs for that: a short tuple that the trace has made is hashed by its items.
fn parts<M: Machine>(m: &M, class: Seen, v: M::Ref) -> Option<(&'static CallDescr, Vec<Arg<M>>)> {
    if is_settled(m, class) {
        return Some((&keys::HASH_OF_VALUE, vec![Arg::Ref(v)]));
    }
    if !class.is(Type::Tuple) || !m.is_made_here(v) {
        return None;
    }
    let call = match m.promote_int(m.load_int(v, TUPLE_LENGTH)) {
        1 => &keys::HASH_OF_ONE,
        2 => &keys::HASH_OF_TWO,
        3 => &keys::HASH_OF_THREE,
        4 => &keys::HASH_OF_FOUR,
        _ => return None,
    };
    let items: Vec<_> =
        (0..call.args.len() as i64).map(|at| m.load_item(v, ITEMS_OF_TUPLE, m.ci(at))).collect();
    let are_settled = items.iter().all(|item| is_settled(m, class_of(m, *item)));
    are_settled.then(|| (call, items.into_iter().map(Arg::Ref).collect()))
}

/// `FindKey`
pub fn find_key<M: Machine>(m: &M, i: Ins) -> Flow {
    let args = [i.b(), i.c(), i.c() + 1].map(|slot| Arg::Ref(m.slot(slot)));
    let place = m.call_int(&keys::FIND_HASH, &args);
    if m.branch(m.int_lt(place, m.ci(0))) {
        return jump(m, 1);
    }
    m.set_slot(i.a(), m.tag(place));
    next(m, 2)
}

fn storage<M: Machine>(m: &M, table: M::Ref) -> M::Ref {
    m.load(table, DICT_ENTRIES)
}

fn key_at<M: Machine>(m: &M, storage: M::Ref, place: M::Ref) -> M::Ref {
    m.load_item(storage, KEYS_OF_DICT, m.untag(place))
}

/// `LoadTable`
pub fn load_table<M: Machine>(m: &M, i: Ins) -> Flow {
    m.set_slot(i.a(), storage(m, m.slot(i.b())));
    next(m, 1)
}

/// `LoadKey`
pub fn load_key<M: Machine>(m: &M, i: Ins) -> Flow {
    m.set_slot(i.a(), key_at(m, m.slot(i.b()), m.slot(i.c())));
    next(m, 1)
}

/// `TellApart`
pub fn tell_apart<M: Machine>(m: &M, i: Ins) -> Flow {
    // Two keys that nobody finds without asking them.
    let is_asked = |slot| {
        let class = class_of(m, m.slot(slot));
        class.depend(m);
        class.is_user() && !class.is_itself()
    };
    if !is_asked(i.a()) || !is_asked(i.b()) {
        let _ = m.call(&residual::TELL_APART, &[m.slot(i.a()), m.slot(i.b())]);
    }
    next(m, 1)
}

/// `JumpRebuilt`
pub fn jump_rebuilt<M: Machine>(m: &M, i: Ins) -> Flow {
    let is_same = m.branch(m.ptr_eq(storage(m, m.slot(i.a())), m.slot(i.b())));
    if is_same { next(m, 2) } else { jump(m, 1) }
}

/// `JumpShort`
pub fn jump_short<M: Machine>(m: &M, i: Ins) -> Flow {
    let capacity = m.load_int(m.slot(i.a()), CAPACITY);
    if m.branch(m.int_lt(m.untag(m.slot(i.b())), capacity)) { next(m, 2) } else { jump(m, 1) }
}

/// `JumpReplaced`
pub fn jump_replaced<M: Machine>(m: &M, i: Ins) -> Flow {
    let key = key_at(m, m.slot(i.a()), m.slot(i.b()));
    if m.branch(m.ptr_eq(key, m.slot(i.c()))) { next(m, 2) } else { jump(m, 1) }
}

/// `LoadEntry`
pub fn load_entry<M: Machine>(m: &M, i: Ins) -> Flow {
    let place = m.int_add(m.untag(m.slot(i.c())), m.ci(1));
    m.set_slot(i.a(), super::table::value(m, m.slot(i.b()), place));
    next(m, 1)
}

/// `StoreEntry`
pub fn store_entry<M: Machine>(m: &M, i: Ins) -> Flow {
    let place = m.int_add(m.untag(m.slot(i.b())), m.ci(1));
    super::table::set_value(m, m.slot(i.a()), place, m.slot(i.c()));
    next(m, 1)
}

/// `AddKey`
pub fn add_key<M: Machine>(m: &M, i: Ins) -> Flow {
    let [key, value, hash] = [0, 1, 2].map(|n| m.slot(i.b() + n));
    match m.call(&residual::ADD_KEY, &[m.slot(i.a()), key, value, hash]) {
        Ok(_) => next(m, 1),
        Err(Raised) => Flow::Raise,
    }
}

/// `NoKey`
pub fn no_key<M: Machine>(m: &M, i: Ins) -> Flow {
    unwind::raise_new(m, Type::KeyError, m.slot(i.a()))
}
