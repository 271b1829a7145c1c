//! Intrinsics: builtins that are written like handlers, generic over the machine, so that traces see through them.
//!
//! Each may decline (`None`, nothing having happened): then the runtime's function of the same name is called.

use super::arith::{finish, finish_call};
use super::attr;
use super::build::try_append;
use super::call::{Pushed, push_special};
use super::construct::{self, is_simple_exception};
use super::derived;
use super::item;
use super::own_hash::{self, Search};
use super::whole::{self, Towards};
use super::{arrays, deques, descriptor, generator, hand, letters};
use super::{octets, percent, sequence, structs, text};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::interp::core::resume::ask;
use crate::object::deque::End;
use crate::object::{Class, CodeRef, Kind as Layout, Map, Name, Raised, Type, Value, class_record};
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::Intrinsic;
use crate::vm::Vm;
use sidewinder_jit::machine::{Flow, Machine};
use sidewinder_memory::value::word::SMALL_MAX;

/// Of more arguments `min` and `max` are calls.
const MOST_COMPARED: usize = 4;

/// Runs an intrinsic that needs no call on the `n` arguments from slot `from` on.
#[inline(always)]
pub fn quickly<M: Machine>(m: &M, i: Ins, which: Intrinsic, from: isize, n: usize) -> Option<Flow> {
    let arg = |k: isize| m.slot(from + k);
    match (which, n) {
        (Intrinsic::Len, 1) => {
            let v = arg(0);
            let length = m.tag(length(m, class_of(m, v), v)?);
            Some(finish(m, i, Ok(length)))
        }
        (Intrinsic::IsInstance, 2) => is_instance_of_one(m, i, arg(0), arg(1)),
        (Intrinsic::Ord, 1) => Some(finish(m, i, Ok(m.tag(letters::code(m, arg(0))?)))),
        (Intrinsic::Chr, 1) => Some(finish(m, i, Ok(letters::with_code(m, arg(0))?))),
        (Intrinsic::ListAppend, 2) => {
            let (list, item) = (arg(0), arg(1));
            if class_of(m, list).kind() != Layout::List {
                return None;
            }
            try_append(m, list, item)?;
            Some(finish(m, i, Ok(m.cr(vm(m).quick.none.bits()))))
        }
        (Intrinsic::StrFormat, 2..) => {
            let text = percent::format(m, arg(0), from + 1, n - 1)?;
            Some(finish(m, i, text))
        }
        (Intrinsic::ListPop, 1) => pop(m, i, arg(0)),
        (Intrinsic::DequeAppend, 2) => deques::push(m, i, arg(0), End::Right, arg(1)),
        (Intrinsic::DequeAppendLeft, 2) => deques::push(m, i, arg(0), End::Left, arg(1)),
        (Intrinsic::DequePop, 1) => deques::pop(m, i, arg(0), End::Right),
        (Intrinsic::DequePopLeft, 1) => deques::pop(m, i, arg(0), End::Left),
        (Intrinsic::ExceptionArgs, 1) if class_of(m, arg(0)).kind() == Layout::Exception => {
            Some(finish(m, i, Ok(m.load(arg(0), EXCEPTION_ARGS))))
        }
        (Intrinsic::ExceptionTraceback, 1) if class_of(m, arg(0)).kind() == Layout::Exception => {
            Some(finish(m, i, Ok(or_none(m, m.load(arg(0), EXCEPTION_TRACEBACK)))))
        }
        (Intrinsic::TracebackNext, 1) if class_of(m, arg(0)).kind() == Layout::Traceback => {
            Some(finish(m, i, Ok(or_none(m, m.load(arg(0), TRACEBACK_NEXT)))))
        }
        (Intrinsic::TracebackLine, 1) => line_of_traceback(m, i, arg(0)),
        (Intrinsic::FrameBack | Intrinsic::FrameCode, 1) => {
            if class_of(m, arg(0)).kind() != Layout::Frame {
                return None;
            }
            let is_back = which == Intrinsic::FrameBack;
            let found = m.load(arg(0), if is_back { FRAME_BACK } else { FRAME_CODE });
            // The runtime makes the object of a frame that nobody has asked for.
            if is_back && is_null(m, found) {
                return None;
            }
            Some(finish(m, i, Ok(found)))
        }
        (Intrinsic::CodeName, 1) if class_of(m, arg(0)).kind() == Layout::Code => {
            Some(finish(m, i, Ok(m.load(arg(0), CODE_NAME))))
        }
        (Intrinsic::ClassOf, 1) => match class_of(m, arg(0)) {
            Seen::Object(map) if matches!(map.kind, Layout::Instance | Layout::Exception) => {
                Some(finish(m, i, Ok(m.cr(map.class.object.get().bits()))))
            }
            _ => None,
        },
        (Intrinsic::InstanceDict, 1) => Some(finish(m, i, Ok(attr::dict_of(m, arg(0))?))),
        (Intrinsic::SliceStart | Intrinsic::SliceStop | Intrinsic::SliceStep, 1) => {
            if class_of(m, arg(0)).kind() != Layout::Slice {
                return None;
            }
            let field = match which {
                Intrinsic::SliceStart => SLICE_START,
                Intrinsic::SliceStop => SLICE_STOP,
                _ => SLICE_STEP,
            };
            Some(finish(m, i, Ok(m.load(arg(0), field))))
        }
        (Intrinsic::RealPart | Intrinsic::ImaginaryPart, 1) => {
            let is_real = which == Intrinsic::RealPart;
            Some(finish(m, i, super::complexes::part(m, arg(0), is_real)?))
        }
        _ => None,
    }
}

/// Runs any intrinsic on the `n` arguments from slot `from` on.
#[inline(never)]
pub fn run<M: Machine>(m: &M, i: Ins, which: Intrinsic, from: isize, n: usize) -> Option<Flow> {
    let arg = |k: isize| m.slot(from + k);
    // What a method of a builtin class works on is inside where the object is of a class of the program that inherits from it.
    let own = || item::payload(m, arg(0));
    let search = |search, value| {
        let table = own()?;
        let table = (table, class_of(m, table));
        own_hash::push(m, search, table, arg(1), value, (i.a(), Kind::Plain))
    };
    match (which, n) {
        (Intrinsic::Len, 1) => len(m, i, arg(0)),
        (Intrinsic::IsInstance, 2) => {
            let asked = || ask_metaclass(m, i, arg(0), arg(1));
            is_instance(m, i, arg(0), arg(1)).or_else(asked)
        }
        (Intrinsic::Abs, 1) => abs(m, i, arg(0)),
        (Intrinsic::Ord, 1) => Some(finish(m, i, Ok(m.tag(letters::code(m, arg(0))?)))),
        (Intrinsic::Chr, 1) => Some(finish(m, i, Ok(letters::with_code(m, arg(0))?))),
        (Intrinsic::GetAttr, 2 | 3) => match attr::asked(m, arg(0), arg(1)).ok()? {
            Some(found) => Some(finish(m, i, Ok(found))),
            None if n == 3 => Some(finish(m, i, Ok(arg(2)))),
            None => None,
        },
        (Intrinsic::HasAttr, 2) => {
            let is_there = attr::asked(m, arg(0), arg(1)).ok()?.is_some();
            tell(m, i, is_there)
        }
        (Intrinsic::SetAttr | Intrinsic::ObjectSetAttr, 3) => {
            let is_plain = which == Intrinsic::ObjectSetAttr;
            descriptor::set_asked(m, i, arg(0), arg(1), arg(2), is_plain)
        }
        (Intrinsic::Repr, 1) => text::ask(m, arg(0), Name::Repr, i.a()),
        (Intrinsic::Format, 1 | 2) => {
            let has_spec = n == 2;
            let spec = if has_spec { arg(1) } else { m.cr(vm(m).known.empty_str.bits()) };
            if !class_of(m, spec).is(Type::Str) {
                return None;
            }
            text::ask_formatted(m, arg(0), spec, has_spec, i.a())
        }
        (Intrinsic::Callable, 1) => {
            let class = class_of(m, arg(0));
            class.depend(m);
            let is_plain = matches!(class.kind(), Layout::Instance | Layout::Exception);
            let answer = match class.kind() {
                Layout::Function
                | Layout::Method
                | Layout::Builtin
                | Layout::Relay
                | Layout::Class => true,
                _ if class.is_value() => false,
                Layout::List | Layout::Tuple | Layout::Dict | Layout::Singleton => false,
                _ if is_plain => class.method(m, Name::Call).is_some(),
                _ => return None,
            };
            tell(m, i, answer)
        }
        (Intrinsic::Hash, 1) => super::own_hash::builtin(m, i, arg(0)),
        (Intrinsic::DivMod, 2) => Some(finish(m, i, whole::quotient_and_rest(m, arg(0), arg(1))?)),
        (Intrinsic::Round | Intrinsic::Floor | Intrinsic::Ceil | Intrinsic::Trunc, 1) => {
            let towards = match which {
                Intrinsic::Round => Towards::Nearest,
                Intrinsic::Floor => Towards::Floor,
                Intrinsic::Ceil => Towards::Ceiling,
                _ => Towards::Zero,
            };
            Some(finish(m, i, Ok(whole::rounded(m, arg(0), towards)?)))
        }
        (Intrinsic::Min | Intrinsic::Max, 2..=MOST_COMPARED) => {
            let mut best = arg(0);
            for k in 1..n as isize {
                if goes_before(m, arg(k), best, which == Intrinsic::Min)? {
                    best = arg(k);
                }
            }
            Some(finish(m, i, Ok(best)))
        }
        (Intrinsic::ListAppend, 2) => append(m, i, own()?, arg(1)),
        (Intrinsic::ListPop, 1) => pop(m, i, own()?),
        (Intrinsic::ListPop, 2) => {
            sequence::popped(m, own()?, arg(1)).map(|item| finish(m, i, Ok(item)))
        }
        (Intrinsic::ListInsert, 3) => {
            sequence::insert(m, own()?, arg(1), arg(2))?;
            Some(finish(m, i, Ok(m.cr(vm(m).none().bits()))))
        }
        (Intrinsic::ListExtend, 2) => {
            sequence::extend(m, own()?, arg(1))?;
            Some(finish(m, i, Ok(m.cr(vm(m).none().bits()))))
        }
        (Intrinsic::ByteArrayAppend, 2) => {
            octets::append(m, own()?, arg(1))?;
            Some(finish(m, i, Ok(m.cr(vm(m).none().bits()))))
        }
        (Intrinsic::StructUnpack, 2 | 3) => {
            let offset = (n == 3).then(|| arg(2));
            structs::unpack(m, arg(0), arg(1), offset).map(|made| finish(m, i, made))
        }
        (Intrinsic::DequeAppend, 2) => deques::push(m, i, arg(0), End::Right, arg(1)),
        (Intrinsic::DequeAppendLeft, 2) => deques::push(m, i, arg(0), End::Left, arg(1)),
        (Intrinsic::DequePop, 1) => deques::pop(m, i, arg(0), End::Right),
        (Intrinsic::DequePopLeft, 1) => deques::pop(m, i, arg(0), End::Left),
        (Intrinsic::ListCopy, 1) if class_of(m, arg(0)).is(Type::List) => {
            sequence::copied(m, arg(0), false).map(|made| finish(m, i, made))
        }
        (Intrinsic::SetAdd, 2) => {
            let set = own()?;
            match super::table::include(m, class_of(m, set), set, arg(1)) {
                Some(added) => Some(finish(m, i, added.map(|_| m.cr(vm(m).none().bits())))),
                None => search(Search::Add, None),
            }
        }
        (Intrinsic::TupleItem | Intrinsic::ListItem | Intrinsic::DictItem, 2) => {
            let layout = match which {
                Intrinsic::TupleItem => Layout::Tuple,
                Intrinsic::ListItem => Layout::List,
                _ => Layout::Dict,
            };
            Some(finish(m, i, Ok(item::of_builtin(m, layout, arg(0), arg(1))?)))
        }
        (Intrinsic::ObjectNew, 1) => Some(finish(m, i, construct::blank(m, arg(0), Type::Object)?)),
        (Intrinsic::TupleNew, 2) => {
            if !class_of(m, arg(1)).is(Type::Tuple) {
                return None;
            }
            let made = construct::blank(m, arg(0), Type::Tuple)?;
            if let Ok(made) = made {
                m.store(made, payload_slot(Layout::Instance), arg(1));
            }
            Some(finish(m, i, made))
        }
        (Intrinsic::ObjectInit, 1) => Some(finish(m, i, Ok(m.cr(vm(m).none().bits())))),
        (Intrinsic::ExceptionInit, 1..) => {
            let Seen::Object(map) = class_of(m, arg(0)) else { return None };
            if map.kind != Layout::Exception || !is_simple_exception(vm(m), map.class) {
                return None;
            }
            let given: Vec<_> = (1..n as isize).map(arg).collect();
            let Ok(given) = super::build::tuple(m, &given) else { return Some(Flow::Raise) };
            m.store(arg(0), EXCEPTION_ARGS, given);
            Some(finish(m, i, Ok(m.cr(vm(m).none().bits()))))
        }
        (Intrinsic::DictGet, 2 | 3) => {
            let default = || if n == 3 { arg(2) } else { m.cr(vm(m).none().bits()) };
            match super::table::get(m, own()?, arg(1), default) {
                Some(found) => Some(finish(m, i, Ok(found))),
                None => search(Search::GetOr, Some(default())),
            }
        }
        (Intrinsic::DictSetDefault, 2 | 3) => {
            let default = if n == 3 { arg(2) } else { m.cr(vm(m).none().bits()) };
            match super::table::get_or_set(m, own()?, arg(1), default) {
                Some(found) => Some(finish(m, i, found)),
                None => search(Search::SetDefault, Some(default)),
            }
        }
        (Intrinsic::DictPop, 2 | 3) => {
            let (dict, key) = (own()?, arg(1));
            Some(match super::table::remove(m, dict, class_of(m, dict), key)? {
                Ok(Some(v)) => finish(m, i, Ok(v)),
                Err(Raised) => Flow::Raise,
                Ok(None) if n == 3 => finish(m, i, Ok(arg(2))),
                Ok(None) => crate::interp::core::unwind::raise_new(m, Type::KeyError, key),
            })
        }
        (Intrinsic::DictKeys, 1) => {
            let view = super::table::keys_view(m, arg(0))?;
            Some(finish(m, i, Ok(view)))
        }
        (Intrinsic::Sqrt, 1) => sqrt(m, i, arg(0)),
        (Intrinsic::Vars, 1) => Some(finish(m, i, Ok(attr::vars(m, arg(0))?))),
        (
            Intrinsic::Globals
            | Intrinsic::Dir
            | Intrinsic::Locals
            | Intrinsic::Vars
            | Intrinsic::Exec
            | Intrinsic::Eval,
            0 | 1,
        ) => crate::interp::observe::scope::run(m, i, which, from, n),
        (Intrinsic::Iter, 1) => hand::iter(m, i, arg(0)),
        (Intrinsic::Next, 1 | 2) => hand::next(m, i, from, n),
        (Intrinsic::GeneratorNext, 1) if is_resumable(m, arg(0)) => {
            generator::resume_by_call(m, i, arg(0), m.cr(vm(m).none().bits()), None)
        }
        (Intrinsic::GeneratorSend, 2) if is_resumable(m, arg(0)) => {
            generator::resume_by_call(m, i, arg(0), arg(1), None)
        }
        (Intrinsic::Promote, 1) => {
            let v = arg(0);
            hinted(m);
            m.asks_to_promote(v);
            let v = if m.thrashes() { v } else { m.cr(m.promote(v)) };
            Some(finish(m, i, Ok(v)))
        }
        (Intrinsic::WeAreJitted, 0) => answer(m, i, M::RECORDING),
        (Intrinsic::IsConstant, 1) => answer(m, i, m.is_constant(arg(0))),
        (Intrinsic::IsVirtual, 1) => answer(m, i, m.is_virtual(arg(0))),
        _ => None,
    }
}

/// None in place of null.
#[inline(always)]
fn or_none<M: Machine>(m: &M, r: M::Ref) -> M::Ref {
    if is_null(m, r) { m.cr(vm(m).quick.none.bits()) } else { r }
}

/// The line that an entry of a traceback is about.
#[inline(always)]
fn line_of_traceback<M: Machine>(m: &M, i: Ins, entry: M::Ref) -> Option<Flow> {
    if class_of(m, entry).kind() != Layout::Traceback {
        return None;
    }
    let word = (m.promote_int(m.load_int(entry, TRACEBACK_PC)) << 1) as u64;
    let code = code_of_line(vm(m), word)?;
    // Other code may lie there once this is no more: the trace keeps it.
    m.depend(std::ptr::from_ref(code) as u64);
    let line = line_of(code, word);
    Some(finish(m, i, Ok(m.cr(Value::small(line as i64).bits()))))
}

/// The code that a traceback's word is about. Out of line, as is [`line_of`], and what they give fits a register: what is looked at by its address on the stack would
/// keep the handlers around from ending in a jump.
#[inline(never)]
fn code_of_line(vm: &Vm, word: u64) -> Option<CodeRef> {
    vm.code_at(crate::object::exception::of_line_word(word).0 as sidewinder_jit::abi::Pc)
}

/// The line that it is about.
#[inline(never)]
fn line_of(code: CodeRef, word: u64) -> u32 {
    let (pc, inlined) = crate::object::exception::of_line_word(word);
    code.unit.file.place(code.unit.span_in_line(code.offset(pc as *const u32), inlined)).line
}

fn tell<M: Machine>(m: &M, i: Ins, answer: bool) -> Option<Flow> {
    Some(finish(m, i, Ok(m.cr(vm(m).bool(answer).bits()))))
}

/// The same, where a hint asks.
fn answer<M: Machine>(m: &M, i: Ins, answer: bool) -> Option<Flow> {
    hinted(m);
    tell(m, i, answer)
}

/// This is a hint: a recording that comes here has come to it.
fn hinted<M: Machine>(m: &M) {
    if M::RECORDING {
        vm(m).comes_to(m.pc());
    }
}

/// Whether it is a generator or a coroutine.
fn is_resumable<M: Machine>(m: &M, v: M::Ref) -> bool {
    let class = class_of(m, v);
    class.is(Type::Generator) || class.is(Type::Coroutine)
}

fn len<M: Machine>(m: &M, i: Ins, v: M::Ref) -> Option<Flow> {
    let class = class_of(m, v);
    match length(m, class, v) {
        Some(length) => Some(finish(m, i, Ok(m.tag(length)))),
        None if class.is_user() && class.leaves(m, Name::Len) => {
            let plain = item::payload(m, v)?;
            let length = length(m, class_of(m, plain), plain)?;
            Some(finish(m, i, Ok(m.tag(length))))
        }
        None => ask(m, v, Name::Len, i.a(), Kind::Len),
    }
}

/// The length of a value of a builtin class that holds it.
#[inline(always)]
fn length<M: Machine>(m: &M, class: Seen, v: M::Ref) -> Option<M::Int> {
    Some(match class.kind() {
        Layout::List => m.load_int(v, LIST_LENGTH),
        Layout::Tuple => m.load_int(v, TUPLE_LENGTH),
        Layout::Str => m.load_int(v, STR_LENGTH),
        Layout::Bytes => m.load_int(v, BYTES_LENGTH),
        Layout::ByteArray => m.load_int(v, BYTEARRAY_LENGTH),
        Layout::Deque => m.load_int(v, DEQUE_LENGTH),
        Layout::Numbers => arrays::length(m, v)?,
        Layout::Dict | Layout::Set | Layout::FrozenSet => m.load_int(v, TABLE_LENGTH),
        Layout::Range => small(m, m.load(v, RANGE_LENGTH))?,
        _ => return None,
    })
}

#[inline(always)]
fn is_instance_of_one<M: Machine>(m: &M, i: Ins, v: M::Ref, of: M::Ref) -> Option<Flow> {
    let seen = class_of(m, v);
    if class_of(m, of).kind() != Layout::Class {
        return None;
    }
    let answer = is_subclass(m, seen, of)?;
    let quick = &vm(m).quick;
    Some(finish(m, i, Ok(m.cr(if answer { quick.yes.bits() } else { quick.no.bits() }))))
}

fn is_instance<M: Machine>(m: &M, i: Ins, v: M::Ref, of: M::Ref) -> Option<Flow> {
    let seen = class_of(m, v);
    let Seen::Object(map) = class_of(m, of) else { return None };
    let answer = match map.kind {
        Layout::Class => is_subclass(m, seen, of)?,
        Layout::Tuple => {
            let count = m.promote_int(m.load_int(of, TUPLE_LENGTH));
            let mut any = false;
            for k in 0..count {
                let item = m.load_item(of, ITEMS_OF_TUPLE, m.ci(k));
                if class_of(m, item).kind() != Layout::Class {
                    return None;
                }
                any |= is_subclass(m, seen, item)?;
            }
            any
        }
        _ => return None,
    };
    Some(finish(m, i, Ok(m.cr(vm(m).bool(answer).bits()))))
}

/// Has a metaclass of the program say whether something is an instance.
fn ask_metaclass<M: Machine>(m: &M, i: Ins, v: M::Ref, of: M::Ref) -> Option<Flow> {
    let meta = class_of(m, of);
    if meta.kind() != Layout::Class || !meta.is_user() {
        return None;
    }
    meta.depend(m);
    let method = meta.method(m, Name::InstanceCheck)?;
    match push_special(m, method, &[of, v], i.a(), Kind::Answer) {
        Pushed::Yes => Some(Flow::Next),
        Pushed::No => None,
    }
}

/// What was asked for a truth by a call has returned `v`.
pub fn resume_answer<M: Machine>(m: &M, i: Ins, v: M::Ref) -> Flow {
    if class_of(m, v).is(Type::Bool) {
        return finish(m, i, Ok(v));
    }
    finish_call(m, i, || m.call(&residual::TRUTH, &[v]))
}

#[inline(always)]
fn is_subclass<M: Machine>(m: &M, seen: Seen, of: M::Ref) -> Option<bool> {
    let of = class_record(promoted(m, of));
    let class = seen.class(m);
    // What a metaclass says may change.
    seen.depend(m);
    if of.metaclass().is_user() && !std::ptr::eq(class, of) {
        let root = vm_mut(m).root_map(of).ok()?;
        m.depend(root as *const Map as u64);
        if vm(m).decides_kinship(of.metaclass(), Name::InstanceCheck) {
            return None;
        }
    }
    let answer = seen.inherits(m, of);
    let hides = seen.kind() == Layout::WeakRef || class.is_user() && vm(m).hides_class(class);
    (answer || !hides).then_some(answer)
}

fn abs<M: Machine>(m: &M, i: Ins, v: M::Ref) -> Option<Flow> {
    if m.branch(m.is_int(v)) {
        let n = m.untag(v);
        if !m.branch(m.int_lt(n, m.ci(0))) {
            return Some(finish(m, i, Ok(v)));
        }
        let n = m.int_sub_ovf(m.ci(0), n)?;
        return Some(finish(m, i, Ok(m.tag(n))));
    }
    if !is_float(m, v) {
        return Some(finish(m, i, super::complexes::size(m, v)?));
    }
    Some(finish(m, i, new_float(m, m.float_abs(m.load_float(v, FLOAT)))))
}

/// Whether a number is less than another, or greater. `None`: that is not to be seen so easily.
fn goes_before<M: Machine>(m: &M, a: M::Ref, b: M::Ref, is_less: bool) -> Option<bool> {
    Some(if m.both_int(a, b) {
        let (x, y) = (m.untag(a), m.untag(b));
        m.branch(if is_less { m.int_lt(x, y) } else { m.int_gt(x, y) })
    } else if is_float(m, a) && is_float(m, b) {
        let (x, y) = (m.load_float(a, FLOAT), m.load_float(b, FLOAT));
        m.branch(if is_less { m.float_lt(x, y) } else { m.float_gt(x, y) })
    } else {
        return None;
    })
}

fn append<M: Machine>(m: &M, i: Ins, list: M::Ref, item: M::Ref) -> Option<Flow> {
    if class_of(m, list).kind() != Layout::List {
        return None;
    }
    if try_append(m, list, item).is_none() && m.call(&residual::LIST_APPEND, &[list, item]).is_err()
    {
        return Some(Flow::Raise);
    }
    Some(finish(m, i, Ok(m.cr(vm(m).none().bits()))))
}

#[inline(always)]
fn pop<M: Machine>(m: &M, i: Ins, list: M::Ref) -> Option<Flow> {
    if class_of(m, list).kind() != Layout::List {
        return None;
    }
    let length = m.load_int(list, LIST_LENGTH);
    if !m.branch(m.int_gt(length, m.ci(0))) {
        return None;
    }
    let array = m.load(list, LIST_ARRAY);
    let last = m.int_sub(length, m.ci(1));
    let item = m.load_item(array, ITEMS_OF_ARRAY, last);
    m.store_int(list, LIST_LENGTH, last);
    m.store_item_quietly(array, ITEMS_OF_ARRAY, last, m.cr(0));
    Some(finish(m, i, Ok(item)))
}

fn sqrt<M: Machine>(m: &M, i: Ins, v: M::Ref) -> Option<Flow> {
    let x = as_float(m, v)?;
    if !m.branch(m.float_ge(x, m.cf(0.0))) {
        return None;
    }
    Some(finish(m, i, new_float(m, m.float_sqrt(x))))
}

/// Calls a builtin class with the `n` arguments from `f + 2` on.
pub fn construct<M: Machine>(
    m: &M,
    i: Ins,
    class: &'static Class,
    f: isize,
    n: usize,
) -> Option<Flow> {
    let arg = |k: isize| m.slot(f + 2 + k);
    match (class.builtin?, n) {
        (Type::Range, _) => range(m, i, f, n),
        (Type::Float, 1) => {
            let v = arg(0);
            if m.branch(m.is_int(v)) {
                return Some(finish(m, i, new_float(m, m.int_to_float(m.untag(v)))));
            }
            if class_of(m, v).is(Type::Str) {
                return Some(finish_call(m, i, || m.call(&residual::PARSE_FLOAT, &[v])));
            }
            is_float(m, v).then(|| finish(m, i, Ok(v)))
        }
        (Type::Str, 1) => {
            let seen = class_of(m, arg(0));
            if seen.is(Type::Str) {
                return Some(finish(m, i, Ok(arg(0))));
            }
            if !seen.is_value() {
                return text::ask(m, arg(0), Name::Str, i.a());
            }
            Some(finish_call(m, i, || m.call(&residual::TEXT, &[arg(0)])))
        }
        (ty @ (Type::List | Type::Tuple), 1) => {
            sequence::copied(m, arg(0), ty == Type::Tuple).map(|made| finish(m, i, made))
        }
        (Type::Dict, 0) if M::RECORDING => {
            super::table::make(m, &[]).map(|made| finish(m, i, Ok(made)))
        }
        (Type::Int, 1) => {
            let v = arg(0);
            if class_of(m, v).is_user() {
                return Some(finish(m, i, Ok(m.tag(derived::whole(m, v)?))));
            }
            if class_of(m, v).is(Type::Str) {
                if let Some(digit) = letters::digit(m, v) {
                    return Some(finish(m, i, Ok(m.tag(digit))));
                }
                return Some(finish_call(m, i, || m.call(&residual::PARSE_INT, &[v])));
            }
            whole::rounded(m, v, Towards::Zero).map(|n| finish(m, i, Ok(n)))
        }
        (Type::Bool, 1) => {
            let truth = super::compare::plain_truth(m, class_of(m, arg(0)), arg(0))?;
            Some(finish(m, i, Ok(bool_ref(m, truth))))
        }
        (ty @ (Type::Enumerate | Type::Zip | Type::Map | Type::Filter), 1..=4) => {
            let args: Vec<_> = (0..n as isize).map(arg).collect();
            super::lazy::construct(m, ty, &args).map(|made| finish(m, i, Ok(made)))
        }
        (Type::Reversed, 1) => {
            super::backwards::reversed(m, arg(0)).map(|made| finish(m, i, Ok(made)))
        }
        (Type::Super, 2) => construct_super(m, arg(0), arg(1)).map(|made| finish(m, i, Ok(made))),
        (Type::Type, 1) => {
            let seen = class_of(m, arg(0));
            if seen.kind() == Layout::ModuleDict {
                return None;
            }
            let class = seen.class(m);
            Some(finish(m, i, Ok(m.cr(class.object.get().bits()))))
        }
        _ => None,
    }
}

/// `super(after, object)` of an instance of a class that inherits from `after`, or of such a class itself.
fn construct_super<M: Machine>(m: &M, after: M::Ref, object: M::Ref) -> Option<M::Ref> {
    let class = promoted(m, after);
    let Seen::Object(map) = class_of(m, object) else { return None };
    let of = match map.kind {
        Layout::Instance | Layout::Exception => map.class,
        Layout::Class => class_record(promoted(m, object)),
        _ => return None,
    };
    if !class.is(Layout::Class) || !of.is_subclass(class_record(class)) {
        return None;
    }
    attr::depend_on_class(m, of)?;
    let fresh = m.try_new(vm(m).quick.supers)?;
    m.store_quietly(fresh, SUPER_AFTER, after);
    m.store_quietly(fresh, SUPER_OBJECT, object);
    m.store_quietly(fresh, SUPER_CLASS, m.cr(of.object.get().bits()));
    Some(fresh)
}

/// `range` with the `n` arguments from `f + 2` on.
#[inline(always)]
pub fn range<M: Machine>(m: &M, i: Ins, f: isize, n: usize) -> Option<Flow> {
    let arg = |k: isize| m.slot(f + 2 + k);
    let (start, stop, step) = match n {
        1 => (m.cr(0), arg(0), m.cr(Value::small(1).bits())),
        2 => (arg(0), arg(1), m.cr(Value::small(1).bits())),
        3 => (arg(0), arg(1), arg(2)),
        _ => return None,
    };
    if !m.both_int(start, stop) || !m.branch(m.is_int(step)) {
        return None;
    }
    let (from, to, by) = (m.untag(start), m.untag(stop), m.untag(step));
    let one = m.ci(1);
    let length = if m.branch(m.int_eq(by, one)) {
        m.int_sub_ovf(to, from)?
    } else if m.branch(m.int_gt(by, m.ci(0))) {
        let reach = m.int_sub_ovf(to, from)?;
        m.int_floordiv(m.int_sub(m.int_add_ovf(reach, by)?, one), by)
    } else if m.branch(m.int_lt(by, m.ci(-1))) || m.branch(m.int_eq(by, m.ci(-1))) {
        let reach = m.int_sub_ovf(from, to)?;
        let by = m.int_sub_ovf(m.ci(0), by)?;
        m.int_floordiv(m.int_sub(m.int_add_ovf(reach, by)?, one), by)
    } else {
        return None;
    };
    let zero = m.ci(0);
    if n > 1 && !m.branch(m.int_le(length, m.ci(SMALL_MAX))) {
        return None;
    }
    let length = m.select(m.int_lt(length, zero), m.tag(zero), m.tag(length));
    let fresh = m.try_new(vm(m).quick.ranges)?;
    m.store_quietly(fresh, RANGE_START, start);
    m.store_quietly(fresh, RANGE_STOP, stop);
    m.store_quietly(fresh, RANGE_STEP, step);
    m.store_quietly(fresh, RANGE_LENGTH, length);
    Some(finish(m, i, Ok(fresh)))
}
