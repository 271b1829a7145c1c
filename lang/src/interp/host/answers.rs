//! What the JIT may ask of the language.

// Residual functions are called through their addresses, and site words are code.
#![allow(unsafe_code)]

use std::borrow::Cow;

use crate::interp::core::frame::{self, Kind, Link};
use crate::object::generator::word::REGISTERS;
use crate::object::words::{cell, function, relay};
use crate::object::{
    self, Header, Kind as Layout, Map, MapRef, Object, Str, Type, Value, class_record, first_slot,
    map_at,
};
use crate::object::{Code, Hints};
use crate::portal::descrs::*;
use crate::portal::groups::*;
use crate::portal::residual;
use crate::vm::Vm;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::abi::{Activation, Ctx, Door, Pc, Site};
use sidewinder_jit::backend::BoxCode;
use sidewinder_jit::host::{Callee, Given, Host, Outside, Suspended, Watched};
use sidewinder_jit::ir::{Array, Boxes, CallDescr, Class, Field, Groups, Held, Names, Repr, Size};
use sidewinder_jit::machine::{Flow, Interp, Machine, plain};
use sidewinder_memory::heap::{Heap, LARGE};
use sidewinder_memory::value::{FLAGS_OFFSET, OWNED};
use sidewinder_report::shown;
use sidewinder_report::words::{EARLIER, LATER};
use std::rc::Rc;

/// The interpreter, as the driver runs it.
pub struct Python;

impl Interp for Python {
    fn step<M: Machine>(m: &M) -> Flow {
        crate::interp::step(m)
    }
    fn unwind<M: Machine>(m: &M) -> Flow {
        crate::interp::unwind(m)
    }
}

/// What [`Runtime::lives_on`](sidewinder_jit::backend::Runtime::lives_on) is.
pub fn lives_on(word: u64) -> bool {
    Heap::is_eternal(referred(word))
}

/// Memory for compiled code, at a safepoint. Never null: at the limit there is some beyond it, and MemoryError at the next safepoint.
///
/// # Safety
///
/// The caller writes the object's header before the next safepoint.
pub unsafe extern "C" fn alloc_slow(ctx: *mut Ctx, bytes: usize) -> *mut u8 {
    let vm = Vm::of_context(ctx.cast());
    // SAFETY: compiled code writes the header before anything else.
    let at = unsafe { vm.heap.alloc_slow_collect(bytes) };
    if at.is_null() {
        return vm.alloc_beyond(bytes);
    }
    if vm.is_out_of_memory {
        // The collection has taken the request back.
        vm.ask_for_safepoint();
    }
    at
}

/// What machine code knows of floats that slots own.
pub const BOXES: BoxCode =
    BoxCode { value: FLOAT.offset, mark: (FLAGS_OFFSET as u32, OWNED), store: store_boxed };

/// What [`BoxCode::store`](sidewinder_jit::backend::BoxCode::store) is.
///
/// # Safety
///
/// The object is one that machine code has, with a slot at the offset.
pub unsafe extern "C" fn store_boxed(ctx: *mut Ctx, object: u64, offset: u64, bits: u64) {
    Vm::of_context(ctx.cast()).store_double(referred(object), offset as usize / 8, bits);
}

impl Vm {
    /// Calls of the function that starts at `pc`, if one does there, enter its machine code here from now on.
    fn place_door(&self, pc: Pc, door: *const Door) {
        let starts = frame::instruction(pc).opcode().starts();
        if starts && let Some(code) = self.code_at(pc).filter(|code| std::ptr::eq(code.start, pc)) {
            code.door.set(door);
        }
    }

    /// Memory beyond the limit, where nobody can be told that there is none. Never null.
    fn alloc_beyond(&mut self, bytes: usize) -> *mut u8 {
        self.is_out_of_memory = true;
        self.ask_for_safepoint();
        // SAFETY: the callers write the object's header at once.
        let at = unsafe { self.heap.alloc_beyond(bytes) };
        if !at.is_null() {
            return at;
        }
        // The system has no more address space for the heap; these few words are outside.
        let words = vec![0u64; bytes.div_ceil(8)];
        Box::leak(words.into_boxed_slice()).as_mut_ptr().cast()
    }

    /// The objects that keep alive what a trace names by numbers, each once, but for the one that keeps the trace.
    fn owners_of(&self, named: &[u64], of: Value) -> Vec<u64> {
        let mut words = Vec::new();
        let mut known = 0..0;
        for &number in named.iter().filter(|number| **number > 1) {
            // A cell is watched by its own word. All else lies at an even address.
            if number & 1 == 1 {
                words.extend(self.heap.contains(number as usize - 1).then_some(number));
            } else if !known.contains(&(number as usize))
                && let Some((range, owner)) = self.heap.owner_of(number as usize)
            {
                known = range;
                words.extend((owner != of).then_some(owner.bits()));
            }
        }
        words.sort_unstable();
        words.dedup();
        words
    }

    /// Writes a double, given by its bits, into the float that a slot owns, or gives the slot such a float.
    fn store_double(&mut self, object: Value, index: usize, bits: u64) {
        let there = object.field(index);
        if there.is_object() && there.flags() & OWNED != 0 {
            return there.set_raw(1, bits);
        }
        let size = owned_float(self.quick.float);
        let float = self.new_words(size.header, size.bytes as usize);
        float.set_raw(1, bits);
        self.heap.set(object, index, float);
    }

    /// A zeroed object with its header.
    fn new_words(&mut self, header: u64, bytes: usize) -> Value {
        // SAFETY: the JIT allocates what handlers said, so that header and size fit; a length is written at once.
        let mut at = unsafe { self.heap.alloc(Header(header), bytes) };
        if at.is_null() {
            at = self.alloc_beyond(bytes);
            // SAFETY: the memory is of this size, aligned, and nobody else's.
            unsafe { at.cast::<u64>().write(header) };
        }
        Value::object(at as usize)
    }
}

fn code_at(vm: &Vm, pc: Pc) -> &'static Code {
    vm.code_at(pc).expect("a position of the program")
}

/// The value that a reference of the JIT is.
#[inline(always)]
fn referred(word: u64) -> Value {
    // SAFETY: a host gets back only references that it gave.
    unsafe { Value::from_bits(word) }
}

fn is_merge_point(pc: Pc) -> bool {
    frame::instruction(pc).opcode() == Opcode::MergePoint
}

fn registers(live: impl Iterator<Item = u8>) -> Vec<i32> {
    live.map(i32::from).collect()
}

impl Host for Vm {
    fn new_object(&mut self, size: Size) -> Option<u64> {
        Some(self.new_words(size.header, size.bytes as usize).bits())
    }

    fn new_array(&mut self, array: Array, length: usize) -> Option<u64> {
        let bytes = array.base as usize + length * array.repr.bytes() as usize;
        debug_assert!(bytes < LARGE);
        let object = self.new_words(array.header, bytes.next_multiple_of(8));
        object.set_count(1, length);
        Some(object.bits())
    }

    fn class_of(&self, reference: u64) -> Option<Class> {
        let value = referred(reference);
        let is_object = value.is_object() && reference != Vm::word(self);
        is_object.then(|| Class(value.header().map()))
    }

    fn set_class(&mut self, object: u64, class: Class) {
        referred(object).set_map(map_at(class.0));
        self.heap.leads_elsewhere(referred(object));
    }

    fn load(&self, object: u64, field: Field) -> u64 {
        debug_assert!(field.offset.is_multiple_of(8) && field.repr.bytes() == 8);
        let (object, index) = (referred(object), field.offset as usize / 8);
        match field.repr {
            // What has no float there yet is not read.
            Repr::Boxed => object.field(index).as_float().map_or(0, f64::to_bits),
            Repr::Ref if field.group == SLOTS => object.field(index).handed_out().bits(),
            _ => object.raw(index),
        }
    }

    fn store(&mut self, object: u64, field: Field, word: u64) {
        let index = field.offset as usize / 8;
        match field.repr {
            Repr::Ref => self.heap.set(referred(object), index, referred(word)),
            Repr::Boxed => self.store_double(referred(object), index, word),
            _ => referred(object).set_raw(index, word),
        }
    }

    fn load_item(&self, object: u64, array: Array, index: i64) -> u64 {
        let (object, base, index) = (referred(object), array.base as usize / 8, index as usize);
        match array.repr {
            Repr::Ref | Repr::Int | Repr::Raw | Repr::F64 => object.raw(base + index),
            // SAFETY: the recorder reads items that are there.
            _ => unsafe { plain::load_item(object.bits(), array, index as i64) },
        }
    }

    fn store_item(&mut self, object: u64, array: Array, index: i64, word: u64) {
        let (object, base, index) = (referred(object), array.base as usize / 8, index as usize);
        match array.repr {
            Repr::Ref => self.heap.set(object, base + index, referred(word)),
            // SAFETY: the recorder writes items that are there.
            _ => unsafe { plain::store_item(object.bits(), array, index as i64, word) },
        }
    }

    fn call(&mut self, call: &'static CallDescr, args: &[u64]) -> u64 {
        // SAFETY: the recorder and the optimizer call what a descriptor of `residual` says, with arguments of its types.
        unsafe { plain::call(call, (&raw mut *self).cast(), args) }
    }

    fn is_stable(&self, class: Class) -> bool {
        let map = map_at(class.0);
        // Modules may be given another class, and classes another metaclass.
        let changes_class =
            map.kind == Layout::Module || map.kind == Layout::Class && map.class.is_user();
        map.is_stable && !changes_class
    }

    fn while_kept(&self, class: Class) -> Option<u64> {
        let map = map_at(class.0);
        (!self.is_stable(class) && !map.is_left()).then(|| map.leaving())
    }

    fn while_settled(&self, object: u64, field: Field) -> Option<u64> {
        if field.repr != Repr::Ref {
            return None;
        }
        let map = map_at(Host::class_of(self, object)?.0);
        if map.kind != Layout::Instance {
            return None;
        }
        let slot = (field.offset as usize / 8).checked_sub(first_slot(map.kind))?;
        let is_named = slot < map.len().min(map.inline as usize) && !map.names()[slot].is_null();
        (is_named && map.is_settled(slot)).then(|| map.replacing(slot))
    }

    fn while_holding(&self, class: Class, field: Field) -> Option<(Held, u64)> {
        let map = map_at(class.0);
        if map.kind != Layout::Instance || (field.group, field.repr) != (SLOTS, Repr::Ref) {
            return None;
        }
        let slot = (field.offset as usize / 8).checked_sub(first_slot(map.kind))?;
        let held = (slot < map.len().min(map.inline as usize)).then(|| map.held(slot))?;
        let what = match held.get() {
            object::Held::ANYTHING | object::Held::NOTHING => return None,
            object::Held::SMALL_INT => Held::SmallInt,
            class => Held::Object(Class(class)),
        };
        Some((what, held.watch()))
    }

    fn has_field(&self, class: Class, field: Field) -> bool {
        // How many registers a generator keeps depends on its code.
        map_at(class.0).kind != Layout::Generator || field.offset < generator_register(0).offset
    }

    fn leads_to(&self, class: Class, through: Field, field: Field) -> bool {
        let quick = &self.quick;
        through == SEQUENCE
            && ([quick.list_iterators.class(), quick.list_reverse_iterators.class()]
                .contains(&class)
                && [LIST_LENGTH, LIST_ARRAY].contains(&field)
                || class == quick.bytearray_iterators.class()
                    && [BYTEARRAY_LENGTH, BYTEARRAY_STORAGE].contains(&field)
                || class == quick.tuple_iterators.class() && field == TUPLE_LENGTH
                || class == quick.bytes_iterators.class() && field == BYTES_LENGTH
                || class == quick.str_iterators.class() && [STR_LENGTH, STR_BYTES].contains(&field))
    }

    fn boxes(&self) -> Option<Boxes> {
        let owned = owned_float(self.quick.float);
        Some(Boxes { owned, value: FLOAT })
    }

    fn class_field(&self, _: Class, _: Field) -> Option<u64> {
        None
    }

    fn field_class(&self, class: Class, field: Field) -> Option<Class> {
        let quick = &self.quick;
        let known = [(quick.frame, FRAME_CODE, quick.code), (quick.code, CODE_NAME, quick.string)];
        let there = known.iter().find(|there| (there.0, there.1) == (class, field));
        there.map(|there| there.2)
    }

    fn items_class(&self, array: u64) -> Option<Class> {
        if array == self.known.letters.bits() {
            return Some(self.quick.string);
        }
        self.part::<crate::interp::handlers::letters::Tables>().class(array)
    }

    fn result_class(&self, call: &'static CallDescr, given: &[Given]) -> Option<Class> {
        let (quick, is) = (&self.quick, |known: &CallDescr| std::ptr::eq(known, call));
        if residual::TEXTS.iter().any(|text| is(text)) {
            return Some(quick.string);
        }
        if is(&residual::BINARY_VALUES) {
            return quick.class_of_result(given);
        }
        let always = residual::GIVES.iter().chain(&self.gives).find(|gives| is(gives.0));
        if let Some((_, always)) = always {
            return Some(class(self, *always));
        }
        let keeps = [&residual::SLICE, &residual::SLICE_OF_VALUE, &residual::CONCAT];
        let keeps_class = keeps.into_iter().any(is);
        let first = given.first().and_then(|first| first.class);
        first.filter(|class| {
            keeps_class && [quick.string, quick.bytes, quick.tuple, quick.list].contains(class)
        })
    }

    fn same_constant(&self, a: u64, b: u64) -> bool {
        let (a, b) = (referred(a), referred(b));
        a == b
            || match (Str::of(a), Str::of(b)) {
                (Some(a), Some(b)) => a.text() == b.text(),
                _ => false,
            }
    }

    fn raise_groups(&self) -> Groups {
        Groups::of(&[STATE, EXCEPTION])
    }

    fn class_groups(&self) -> Groups {
        Groups::of(&[HEADER, SLOTS, CLASS, FUNCTION, GENERATOR])
    }

    fn watched_groups(&self) -> Groups {
        let never = [LIST, ITEMS, ITER, VALUES, STATE, EXCEPTION, FROZEN, WORLD];
        Groups(!Groups::of(&never).0)
    }

    fn pin(&mut self, reference: u64) {
        let pin = self.heap.pin(vec![reference]);
        self.part_mut::<crate::portal::pins::Pins>().push(pin);
    }

    fn take_pins(&mut self, at: Pc, named: &[u64]) -> u64 {
        let owner =
            if at.is_null() { None } else { self.code_at(at).map(|code| code.object.get()) };
        if let Some(owner) = owner {
            let words = self.owners_of(named, owner);
            let pin = self.heap.pin(words);
            self.part_mut::<crate::portal::pins::Pins>().push(pin);
        }
        self.parts.get_mut::<crate::portal::pins::Pins>().take(&mut self.rt.heap, owner)
    }

    fn unpin(&mut self, pins: u64) {
        for pin in self.part_mut::<crate::portal::pins::Pins>().give(pins) {
            self.heap.unpin(pin);
        }
    }

    fn hold(&mut self, words: *const [u64]) {
        self.heap.hold(words);
    }

    fn release(&mut self, words: *const [u64]) {
        self.heap.release(words);
    }

    fn out_of_memory(&mut self) {
        let _: Result<(), _> = self.no_memory();
    }

    fn is_loop_header(&self, pc: Pc) -> bool {
        matches!(frame::instruction(pc).opcode(), Opcode::Loop | Opcode::MergePoint)
    }

    fn comes_to(&self, pc: Pc) {
        Vm::comes_to(self, pc);
    }

    fn start_of(&self, pc: Pc) -> Pc {
        self.code_at(pc).map_or(pc, |code| code.start)
    }

    fn may_inline(&self, pc: Pc) -> bool {
        self.code_at(pc).is_none_or(Code::may_be_inlined)
    }

    fn may_enter(&self, pc: Pc) -> bool {
        self.code_at(pc).is_some_and(Code::may_be_entered)
    }

    fn counter(&self, site: Site) -> u32 {
        if is_merge_point(site.pc) { self.merge_counter(site).0 } else { frame::word(site.pc, 1) }
    }

    fn set_site(&mut self, site: Site, counter: u32, code: u32) {
        if is_merge_point(site.pc) {
            return self.set_merge_counter(site, counter, code);
        }
        if code == 0 && frame::word(site.pc, 2) != 0 {
            self.place_door(site.pc, std::ptr::null());
        }
        frame::set_word(site.pc, 1, counter);
        frame::set_word(site.pc, 2, code);
    }

    fn set_door(&mut self, site: Site, door: &Rc<Door>) {
        self.place_door(site.pc, Rc::as_ptr(door));
    }

    fn returned(&self, pc: Pc) -> Option<i32> {
        let i = frame::instruction(pc);
        (i.opcode() == Opcode::Return).then(|| i.a() as i32)
    }

    fn site_code(&self, site: Site) -> u32 {
        if is_merge_point(site.pc) { self.merge_counter(site).1 } else { frame::word(site.pc, 2) }
    }

    fn site_at(&self, pc: Pc, base: *const u64) -> Site {
        if is_merge_point(pc) { self.site_at_merge_point(pc, base) } else { Site::plain(pc) }
    }

    fn greens(&self, site: Site) -> Vec<(i32, u64)> {
        self.greens_of(site)
    }

    fn counted_by(&self, class: Class, storage: Field) -> Option<Field> {
        (class == self.quick.list && storage == LIST_ARRAY).then_some(LIST_LENGTH)
    }

    fn virtualizables(&self, site: Site) -> Vec<i32> {
        self.virtualizables_of(site)
    }

    fn shares_lists(&self, site: Site, base: *const u64) -> bool {
        self.share_lists(site, base)
    }

    fn location(&mut self, site: Site) -> Option<String> {
        self.guest_location(site).map(in_a_sentence)
    }

    fn callee(&self, call: &'static CallDescr, args: &[Option<u64>]) -> Option<Callee> {
        let calls = [
            &residual::CALL,
            &residual::CALL_BOUND,
            &residual::CALL_KEYWORDS,
            &residual::INITIALIZE_BOUND,
            &residual::CALL_ELIDABLE,
            &residual::RUN_PORTAL,
        ];
        if !calls.iter().any(|known| std::ptr::eq(*known, call)) {
            return None;
        }
        let callee = referred((*args.get(1)?)?);
        let name = in_a_sentence(self.callable_name(callee));
        if callee.kind() != Layout::Function {
            return Some(Callee { name, start: None, why: Outside::Foreign });
        }
        let code = frame::code_of(callee);
        let hints = code.hints.get();
        let why = match () {
            () if hints.has(Hints::ELIDABLE) => Outside::Pure,
            () if hints.has(Hints::DONT_LOOK_INSIDE) => Outside::Told,
            () if !code.may_be_inlined() && !code.merges() => Outside::Loop,
            () => Outside::Limits,
        };
        Some(Callee { name, start: Some(code.start as u64), why })
    }

    fn at(&mut self, pc: Pc) {
        self.ctx.at = (pc as u64) << 1;
    }

    fn cover(&mut self, base: *mut u64) {
        self.ctx.top = base as usize + 8 * crate::interp::FRAME_SLOTS;
    }

    fn live_slots(&self, pc: Pc) -> Vec<i32> {
        let code = code_at(self, pc);
        let offset = code.instruction_at(pc);
        registers(code.liveness().live_before(offset).iter())
    }

    fn shown_slots(&self, pc: Pc, base: i32) -> Option<Vec<i32>> {
        let variables = code_at(self, pc).unit.variables();
        // What lies above a window is the callee's.
        let is_within = base as usize + variables.len() < crate::interp::FRAME_SLOTS;
        let slots = || [frame::FUNCTION as i32].into_iter().chain(variables.map(i32::from));
        (self.shows_variables && is_within).then(|| slots().collect())
    }

    fn frames(&self, link: u64) -> u32 {
        Link::of(link).frames()
    }

    fn suspended(&self, link: u64) -> Suspended {
        let link = Link::of(link);
        let code = code_at(self, link.call_pc());
        let offset = code.instruction_at(link.call_pc());
        let delta = link.delta() as i32;
        let mut live = match link.kind() {
            Kind::Plain | Kind::Construct => registers(code.live_across(offset).iter()),
            // The instruction is looked at again, and so are its operands.
            _ => {
                let mut live = code.liveness().live_before(offset);
                code.live_across(offset).iter().for_each(|register| live.insert(register));
                registers(live.iter().filter(|register| i32::from(*register) < delta - 2))
            }
        };
        if link.kind() == Kind::Construct {
            let object = delta - 3;
            live.retain(|register| *register < object);
            live.push(object);
        }
        Suspended { delta, pc: code.at(offset), live }
    }

    fn frame_slots(&self) -> &'static [i32] {
        &[frame::FUNCTION as i32, frame::LINK as i32]
    }

    fn other_layout(&self, asked: Class, found: Class) -> Option<String> {
        let (asked, found) = (map_at(asked.0), map_at(found.0));
        if asked.class != found.class || std::ptr::eq(asked, found) {
            return None;
        }
        let class = in_a_sentence(found.class.name());
        Some(match () {
            _ if found.is_dict => format!("{class} with a dict"),
            _ if asked.names() != found.names() => {
                let names = found.names().iter().filter_map(|&name| Str::of(name));
                let names: Vec<&str> = names.map(|name| name.text()).collect();
                format!("{class}({})", names.join(", "))
            }
            _ if asked.inline < found.inline => format!("{class} {LATER}"),
            _ => format!("{class} {EARLIER}"),
        })
    }

    fn waiting(&self) -> Vec<*const Activation> {
        self.threads.waiting()
    }

    fn watched(&self, watch: u64) -> Option<Watched> {
        if watch == &raw const self.keys_clash as u64 {
            return None;
        }
        // A cell: all else that is watched lies at an even address.
        if watch & 1 == 1 {
            let name = Str::of(referred(watch).field(cell::NAME))?;
            return Some(Watched::Variable(name.text().into()));
        }
        let is_meant = |map: MapRef| {
            watch == map as *const Map as u64
                || watch == map.leaving()
                || map.replaced(watch).is_some()
                || map.held_by(watch).is_some()
        };
        let map = self.class(Type::Object).find_map(&is_meant)?;
        let class = in_a_sentence(map.class.name());
        let name = |slot: usize| in_a_sentence(Str(map.names()[slot]).text().into());
        Some(match map.replaced(watch) {
            Some(slot) => Watched::Attribute(class, name(slot)),
            None if map.held_by(watch).is_some() => {
                Watched::Held(class, map.held_by(watch).map_or(String::new(), name))
            }
            None if watch == map.leaving() => Watched::Shape(class),
            None if self.is_settling() => Watched::Anew(class),
            None => Watched::Class(class),
        })
    }
}

/// A name that the program chose, as reports have it between backticks.
fn in_a_sentence(name: String) -> String {
    match shown::name(&name) {
        Cow::Owned(shown) => shown,
        Cow::Borrowed(_) => name,
    }
}

impl Names for Vm {
    fn class_name(&self, class: Class) -> String {
        in_a_sentence(map_at(class.0).class.name())
    }

    fn field_name(&self, field: Field, class: Option<Class>) -> String {
        let word = field.offset as usize / 8;
        if field.group == crate::portal::groups::SLOTS && field != OVERFLOW {
            let name = class.and_then(|class| {
                let map = map_at(class.0);
                map.names().get(word.checked_sub(first_slot(map.kind))?).copied()
            });
            if let Some(name) = name.and_then(Str::of) {
                return name.text().into();
            }
        }
        if let (crate::portal::groups::GENERATOR, Some(register)) =
            (field.group, word.checked_sub(REGISTERS))
        {
            return format!("r{register}");
        }
        field_text(field).map_or_else(|| format!("word{word}"), str::to_string)
    }

    fn array_name(&self, array: Array) -> String {
        match array.group {
            _ if array.repr == Repr::U8 => "bytes",
            _ if array.repr != Repr::Ref => "numbers",
            crate::portal::groups::ITEMS => "items",
            crate::portal::groups::SLOTS => "attributes",
            _ => "tuple",
        }
        .into()
    }

    fn constant_name(&self, reference: u64) -> String {
        if reference == Vm::word(self) {
            return "vm".into();
        }
        let value = referred(reference);
        match value.kind() {
            Layout::Hole => format!("{value:?}"),
            Layout::Singleton if value == self.none() => "None".into(),
            Layout::Bool => if value == self.bool(true) { "True" } else { "False" }.into(),
            Layout::Str => format!("{:?}", Str(value).text()),
            Layout::Float => value.as_float().map_or(String::new(), |x| format!("{x:?}")),
            Layout::Class => class_record(value).name(),
            Layout::Function => Str(value.field(function::QUALNAME)).text().into(),
            Layout::Builtin => crate::vm::builtin_row(value).name.into(),
            Layout::Relay => {
                Str(value.field(relay::FUNCTION).field(function::QUALNAME)).text().into()
            }
            Layout::Module => self.module_name(value),
            Layout::Cell => Str::of(value.field(cell::NAME))
                .map_or("cell".into(), |name| format!("cell {}", name.text())),
            _ => format!("a {}", self.type_name(value)),
        }
    }
}

fn field_text(field: Field) -> Option<&'static str> {
    let names = [
        (PENDING, "pending"),
        (HANDLED, "handled"),
        (RESULT, "result"),
        (RESUMED, "resumed"),
        (INLINED, "inlined frames"),
        (FLOAT, "value"),
        (LIST_LENGTH, "length"),
        (LIST_ARRAY, "storage"),
        (STR_BYTES, "length"),
        (STR_LENGTH, "characters"),
        (RANGE_NEXT, "next"),
        (RANGE_END, "stop"),
        (RANGE_BY, "step"),
        (RANGE_LENGTH, "length"),
        (SEQUENCE, "sequence"),
        (SEQUENCE_INDEX, "index"),
        (OVERFLOW, "overflow"),
        (CELL_VALUE, "content"),
        (FUNCTION_CODE, "code"),
        (FUNCTION_DEFAULTS, "defaults"),
        (FUNCTION_CLOSURE, "closure"),
        (EXCEPTION_ARGS, "args"),
        (EXCEPTION_TRACEBACK, "traceback"),
        (EXCEPTION_CAUSE, "cause"),
        (EXCEPTION_CONTEXT, "context"),
        (TRACEBACK_NEXT, "next"),
        (TRACEBACK_FUNCTION, "function"),
        (TRACEBACK_PC, "position"),
        (GENERATOR_FUNCTION, "function"),
        (GENERATOR_WHERE, "position"),
        (GENERATOR_NAME, "name"),
        (GENERATOR_QUALNAME, "qualified name"),
        (GENERATOR_RESULT, "result"),
        (METHOD_FUNCTION, "function"),
        (METHOD_SELF, "self"),
        (FRAME_CODE, "code"),
    ];
    names.into_iter().find(|(known, _)| *known == field).map(|(_, name)| name)
}
