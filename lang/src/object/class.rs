//! Classes: bases, resolution order, attributes, versions.
//!
//! What a program sees is a Class object; what the runtime works with is a [`Class`], which lives as long ([`super::record`]). The attributes
//! are in a dict, so that the collector sees them. Every change of them renews the version of the class and of all classes
//! that inherit from it, and of all their maps; so does what else ends what look-ups rely on ([`super::assumption`]).
//!
//! An attribute that is assigned again with plain data (a counter, say) is moved into a cell: from then on storing it
//! changes no version, and everybody who looks it up reads the cell. [`Runtime::lookup_raw`] shows the cell itself.
//!
//! Functions, classes and instances of the program stay out of cells, since caches and traces name them by address: most are set once. Where a class
//! has given such attributes [`TURNS`] other values, the one that changes goes into an *open cell*. What is in an open cell is looked at each time, so that
//! storing there changes no version either. It never has `__get__`, `__set__` or `__delete__` of the program's ([`may_be_open`]).

use super::assumption::{Event, Subject, may_act};
use super::function::MAKES;
use super::words::{cell, class, wrapper};
use super::{CodeRef, Dict, Kind, MapRef, Name, Object, Runtime, Str, Type, Value};
use std::cell::{Cell, RefCell};

/// A class: compared by address. Who has one keeps it alive, or is gone before it is.
pub type ClassRef = &'static Class;

/// What special methods a class has that change how its instances behave everywhere. Inherited.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct ClassFlags(pub u16);

impl ClassFlags {
    /// `__getattribute__` is not `object`'s.
    pub const GETATTRIBUTE: u16 = 1;
    /// There is a `__getattr__`.
    pub const GETATTR: u16 = 2;
    /// `__setattr__` or `__delattr__` is not `object`'s.
    pub const SETATTR: u16 = 4;
    /// `__eq__` is not `object`'s.
    pub const EQ: u16 = 8;
    /// `__hash__` is not `object`'s.
    pub const HASH: u16 = 16;
    /// There is a `__del__`.
    pub const DEL: u16 = 32;

    /// There is a `__get__`.
    pub const GET: u16 = 64;
    /// There is a `__set__`.
    pub const SET: u16 = 128;
    /// There is a `__delete__`.
    pub const DELETE: u16 = 256;
    /// Those of descriptors.
    pub const PROTOCOL: u16 = ClassFlags::GET | ClassFlags::DATA;
    /// Those of descriptors that go before what an instance has itself.
    pub const DATA: u16 = ClassFlags::SET | ClassFlags::DELETE;

    /// `__new__` is not a builtin class's, or was not at some time, or so it was for the base when the class was made: CPython keeps the fact, and
    /// `object` is strict about arguments then.
    pub const NEW: u16 = 512;

    /// `__eq__` and `__hash__` are those of a builtin class that is not `object`.
    pub const AS_KEPT: u16 = 1024;

    /// Whether one of these is set.
    #[inline(always)]
    pub fn has(self, flags: u16) -> bool {
        self.0 & flags != 0
    }

    /// These of them.
    pub fn only(self, flags: u16) -> ClassFlags {
        ClassFlags(self.0 & flags)
    }

    /// Whether one of these is set in one of the two only.
    pub fn differs(self, other: ClassFlags, flags: u16) -> bool {
        (self.0 ^ other.0) & flags != 0
    }
}

/// See the module's page.
pub struct Class {
    name: RefCell<Box<str>>,
    order: Cell<&'static [ClassRef]>,
    /// The Class object.
    pub object: Cell<Value>,
    /// The builtin class it is, if it is one.
    pub builtin: Option<Type>,
    /// How its instances are laid out.
    pub kind: Kind,
    /// The nearest builtin class among itself and its bases: what its instances are made as.
    pub base_type: Type,
    bases: Cell<&'static [ClassRef]>,
    /// Bases and orders that it had before: somebody may still go through them.
    former: RefCell<Vec<&'static [ClassRef]>>,
    /// The base whose instances its own are laid out like: `__base__`.
    pub base: Cell<Option<ClassRef>>,
    /// Renewed with every change of it or of what it inherits; unique.
    pub version: Cell<u32>,
    /// Which special methods it has.
    pub flags: Cell<ClassFlags>,
    /// The keys of its own `__slots__`, as maps have them; none of what it inherits. A key reads like the name that was given, and is another string than any
    /// other one, the interned name included: a slot is found by its descriptor, and by nobody who asks for an attribute of that name. Those of builtin
    /// classes are interned names.
    pub slots: RefCell<Vec<Value>>,
    /// Whether its instances may have any attribute: they have a `__dict__`.
    pub has_dict: Cell<bool>,
    /// Whether there may be weak references to its instances.
    pub has_weak: Cell<bool>,
    /// Whether methods are still missing: no instances can be made.
    pub is_abstract: Cell<bool>,
    /// Whether it stays as it is, though it is written in Python: CPython has it in C.
    pub is_closed: Cell<bool>,
    /// What its instances are to sequence and mapping patterns, if that was found out already.
    pub shape: Cell<Option<Shape>>,
    /// How the interpreter makes instances, as far as it has found out.
    pub(crate) plan: Cell<Option<Plan>>,
    pub(crate) root: Cell<Option<MapRef>>,
    pub(crate) maps: RefCell<Vec<MapRef>>,
    pub(crate) subclasses: RefCell<Vec<ClassRef>>,
    /// Of a metaclass: the classes that are its instances.
    pub(crate) instances: RefCell<Vec<ClassRef>>,
    /// Whether an instance of it was found in a class, and somebody may rely on what that does there.
    pub(crate) is_found: Cell<bool>,
    /// How often an attribute that may act when it is looked up got another value, at most [`TURNS`].
    pub(crate) turns: Cell<u8>,
    pub(crate) inline: Cell<u8>,
    /// Nothing refers to it any more.
    pub(crate) is_dead: Cell<bool>,
}

/// After so many changes of attributes that may act, the next one goes into an open cell. Methods that are wrapped or patched once stay constants.
pub(crate) const TURNS: u8 = 4;
/// Inline slots of an instance of a class of which nothing is known.
const SOME_SLOTS: u8 = 4;
/// Most inline slots an instance gets.
const MOST_SLOTS: usize = 24;
/// The word of a class object that holds the name of its module.
const MODULE: usize = 7;

/// Classes by module.
type Classes = [(&'static str, &'static [&'static str])];

/// Classes that CPython has in C and we have in Python: by module, all of them where none is named.
const IN_C: &Classes = &[
    ("_collections", &[]),
    ("_csv", &[]),
    ("_hashlib", &[]),
    ("_io", &[]),
    ("_random", &[]),
    ("_struct", &[]),
    ("_thread", &["RLock", "lock"]),
    ("collections", &["OrderedDict", "defaultdict"]),
    (
        "datetime",
        &["IsoCalendarDate", "date", "datetime", "time", "timedelta", "timezone", "tzinfo"],
    ),
    ("decimal", &["Context", "Decimal"]),
    ("functools", &["_lru_cache_wrapper", "partial", "KeyWrapper"]),
    ("itertools", &[]),
    ("operator", &["attrgetter", "itemgetter", "methodcaller"]),
    ("re", &["Match", "Pattern"]),
];

/// Those of them that programs may not inherit from.
const FINAL: &Classes = &[
    ("datetime", &["timezone"]),
    ("functools", &["_lru_cache_wrapper"]),
    ("itertools", &["_grouper", "_tee", "_tee_dataobject"]),
    ("operator", &["attrgetter", "itemgetter", "methodcaller"]),
    ("re", &["Match", "Pattern"]),
];

/// Most inline slots because `__slots__` name so many.
const MOST_NAMED: usize = 250;

impl Class {
    /// The name, without module.
    pub fn name(&self) -> String {
        self.name.borrow().to_string()
    }

    /// The attribute `__name__`: the name of a builtin class begins with that of a package at most.
    pub fn attribute_name(&self) -> String {
        let name = self.name.borrow();
        match name.split_once('.') {
            Some((_, rest)) if self.is_builtin() => rest.to_string(),
            _ => name.to_string(),
        }
    }

    /// The name without that of the module that the name of a builtin class may begin with.
    pub fn short_name(&self) -> String {
        let name = self.name.borrow();
        name.rsplit_once('.').map_or(&**name, |(_, short)| short).to_string()
    }

    /// The name as messages have it: with the module of a class that CPython has in C.
    pub fn dotted_name(&self) -> String {
        match self.module_in_c() {
            Some(module) => format!("{module}.{}", self.name()),
            None => self.name(),
        }
    }

    /// The module of a class that is written in Python here and in C elsewhere, where messages name both.
    pub fn module_in_c(&self) -> Option<&'static str> {
        if self.is_builtin() {
            return None;
        }
        let module = Str::of(self.object.get().field(MODULE))?.text();
        self.found_in(IN_C, module)
    }

    fn found_in(&self, table: &'static Classes, module: &str) -> Option<&'static str> {
        let name = self.name.borrow();
        let is_it = |(known, names): &&(&str, &[&str])| {
            *known == module && (names.is_empty() || names.contains(&&**name))
        };
        table.iter().find(is_it).map(|(module, _)| *module)
    }

    /// Whether programs may not inherit from it, though it is written in Python.
    pub fn is_final(&self) -> bool {
        self.is_closed.get()
            && self.module_in_c().is_some_and(|module| self.found_in(FINAL, module).is_some())
    }

    /// Gives the class another name.
    pub fn set_name(&self, name: &str) {
        *self.name.borrow_mut() = name.into();
    }

    /// The resolution order, itself first.
    #[inline]
    pub fn mro(&self) -> &'static [ClassRef] {
        self.order.get()
    }

    /// The classes it names as bases.
    pub fn bases(&self) -> &'static [ClassRef] {
        self.bases.get()
    }

    /// Replaces the resolution order; the class is to be renewed then.
    pub(crate) fn set_order(&self, order: Vec<ClassRef>) {
        let before = self.order.replace(Box::leak(order.into_boxed_slice()));
        self.former.borrow_mut().push(before);
    }

    /// Replaces the bases; the orders are to be made anew then.
    pub(crate) fn set_bases(&self, bases: Vec<ClassRef>) {
        let before = self.bases.replace(Box::leak(bases.into_boxed_slice()));
        self.former.borrow_mut().push(before);
    }

    /// Bases and orders that it has and had.
    pub(crate) fn orders(&self) -> Vec<&'static [ClassRef]> {
        let former = self.former.borrow();
        [self.order.get(), self.bases.get()].into_iter().chain(former.iter().copied()).collect()
    }

    /// Bytes that the allocator takes for a class, a map, and a slot of one, besides the records: lists that hang on them, and what is known of where they
    /// lie. Estimates: they decide when to collect, and nothing else.
    const OWN: usize = 600;
    pub(super) const OF_MAP: usize = 300;
    pub(super) const OF_SLOT: usize = 80;

    /// Bytes of memory that it takes without its maps, about.
    pub(crate) fn bytes_without_maps(&self) -> usize {
        Class::OWN + size_of::<Class>() + 16 * self.mro().len()
    }

    /// Bytes of memory that it takes with its maps, about.
    pub(crate) fn bytes(&self) -> usize {
        let slots: usize = self.maps.borrow().iter().map(|map| map.len()).sum();
        let maps = self.maps.borrow().len() * (size_of::<super::Map>() + Class::OF_MAP);
        self.bytes_without_maps() + maps + Class::OF_SLOT * slots
    }

    /// The class of the class.
    #[inline]
    pub fn metaclass(&self) -> ClassRef {
        self.object.get().map().class
    }

    /// Whether its instances are classes.
    #[inline]
    pub fn is_metaclass(&self) -> bool {
        self.kind == Kind::Class
    }

    /// Whether it is `other` or inherits from it.
    #[inline]
    pub fn is_subclass(&self, other: &Class) -> bool {
        std::ptr::eq(self, other) || self.mro().iter().any(|class| std::ptr::eq(*class, other))
    }

    /// Whether it is that builtin class or inherits from it.
    #[inline]
    pub fn is_subclass_of(&self, ty: Type) -> bool {
        self.mro().iter().any(|class| class.builtin == Some(ty))
    }

    /// Whether it is that builtin class.
    #[inline]
    pub fn is(&self, ty: Type) -> bool {
        self.builtin == Some(ty)
    }

    /// Whether its instances are exceptions.
    pub fn is_exception(&self) -> bool {
        self.kind == Kind::Exception
    }

    /// Whether it is written in the program.
    #[inline]
    pub fn is_user(&self) -> bool {
        self.builtin.is_none()
    }

    /// Whether it is no class of the program.
    #[inline]
    pub fn is_builtin(&self) -> bool {
        self.builtin.is_some()
    }

    /// Whether instances hold an object of a builtin class, in a hidden slot: instances of a program's subclass of `int`, `list` ..
    pub fn has_payload(&self) -> bool {
        self.is_user() && self.kind == Kind::Instance && self.base_type.row().kind != Kind::Instance
    }

    /// Number of inline slots for the next instances.
    pub fn expected_slots(&self) -> u8 {
        self.inline.get()
    }

    /// Tells that instances have at least this many attributes; those made from now on have room for them.
    pub fn expect_slots(&self, count: usize) {
        if count > self.inline.get() as usize && count <= MOST_SLOTS && self.has_shapes() {
            self.inline.set(count.next_multiple_of(4) as u8);
        }
    }

    /// Says how many attributes the next instances are likely to have, before any was made; 0: this is not known. What `__slots__` name is inline in any
    /// case: it [stays](super::Map::keeps) there when the other attributes go into a dict.
    pub(crate) fn plan_slots(&self, count: usize) {
        if !self.has_shapes() {
            return;
        }
        let named = if self.slot_count() == 0 { 0 } else { self.kept_slots() };
        let others = if count <= MOST_SLOTS { count } else { 0 };
        let count = named.max(others);
        if (1..=MOST_NAMED).contains(&count) {
            self.inline.set(count as u8);
        }
    }

    /// The slots that an instance has as long as it lives: the hidden one, and those that `__slots__` name.
    pub(crate) fn kept_slots(&self) -> usize {
        self.slot_count() + self.has_payload() as usize
    }

    /// Gives a builtin class slots of its own, at the start of a run.
    pub(crate) fn name_slots(&self, names: Vec<Value>) {
        *self.slots.borrow_mut() = names;
    }

    /// Makes room for the slots of a builtin class and of what it inherits from.
    pub(crate) fn reserve_slots(&self) {
        self.inline.set(self.slot_count() as u8);
    }

    /// Whether it is a class of the program whose instances keep attributes in slots.
    fn has_shapes(&self) -> bool {
        self.is_user() && matches!(self.kind, Kind::Instance | Kind::Exception)
    }

    /// The classes that name it as a base.
    pub fn subclasses(&self) -> Vec<ClassRef> {
        self.subclasses.borrow().clone()
    }

    /// The map among those of this class, and of those that inherit from it, of which this holds.
    pub fn find_map(&self, is_it: &dyn Fn(MapRef) -> bool) -> Option<MapRef> {
        let own = self.maps.borrow().iter().copied().find(|map| is_it(map));
        let below = self.subclasses.borrow();
        own.or_else(|| below.iter().find_map(|class| class.find_map(is_it)))
    }

    /// The dict of its own attributes. Values may be in cells: see the module's page.
    #[inline(always)]
    pub fn dict(&self) -> Dict {
        Dict(self.object.get().field(class::DICT))
    }
}

impl PartialEq for Class {
    fn eq(&self, other: &Class) -> bool {
        std::ptr::eq(self, other)
    }
}
impl Eq for Class {}

impl std::fmt::Debug for Class {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "class {}", self.name.borrow())
    }
}

/// What a value is to sequence and mapping patterns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Neither.
    Other,
    /// It matches sequence patterns.
    Sequence,
    /// It matches mapping patterns.
    Mapping,
}

/// How instances of a class come to be, as long as the class is as it is.
#[derive(Clone, Copy)]
pub struct Plan {
    pub(crate) version: u32,
    pub(crate) root: MapRef,
    pub(crate) init: Value,
    pub(crate) how: How,
}

/// What is called when an instance is made.
#[derive(Clone, Copy)]
pub(crate) enum How {
    /// `__init__` is a function of the program.
    Function(CodeRef),
    /// `__new__` is a function of the program, and there is no `__init__` to be called after it.
    New(Value),
    /// `__new__` is a function of the program, and so is `__init__`.
    NewAndInit(Value),
    /// There is none to be called.
    Nothing,
    /// As [`How::Function`], of a class that inherits from `list` or `dict`: the instance is made around an empty one.
    Around(CodeRef),
    /// The instance is made around a number or string, or an empty list or dict.
    AroundOnly,
    /// The runtime has to see to it.
    Outside,
}

/// Whether [`flags_of`] looks for an attribute of that name.
pub(crate) fn says_flags(rt: &Runtime, name: Value) -> bool {
    const SAY: [Name; 11] = [
        Name::Get,
        Name::Set,
        Name::Delete,
        Name::GetAttribute,
        Name::GetAttr,
        Name::SetAttr,
        Name::DelAttr,
        Name::Eq,
        Name::Hash,
        Name::Del,
        Name::New,
    ];
    SAY.iter().any(|known| rt.name(*known) == name)
}

/// What the inherited and own special methods say.
pub(crate) fn flags_of(rt: &Runtime, class: ClassRef) -> ClassFlags {
    let mut flags = 0;
    let object = rt.class(Type::Object);
    let present = [
        (Name::Get, ClassFlags::GET),
        (Name::Set, ClassFlags::SET),
        (Name::Delete, ClassFlags::DELETE),
    ];
    for (name, flag) in present {
        if class.mro().iter().any(|c| c.dict().get_str(rt.name(name)).is_some()) {
            flags |= flag;
        }
    }
    let table = [
        (Name::GetAttribute, ClassFlags::GETATTRIBUTE),
        (Name::GetAttr, ClassFlags::GETATTR),
        (Name::SetAttr, ClassFlags::SETATTR),
        (Name::DelAttr, ClassFlags::SETATTR),
        (Name::Eq, ClassFlags::EQ),
        (Name::Hash, ClassFlags::HASH),
        (Name::Del, ClassFlags::DEL),
    ];
    let known = if class.is_user() { table.len() } else { table.len() - 1 };
    for (name, flag) in table.into_iter().take(known) {
        let owner = class.mro().iter().find(|c| c.dict().get_str(rt.name(name)).is_some());
        // What the builtin classes do about attributes is known without looking it up.
        let plain = |owner: ClassRef| match flag {
            ClassFlags::EQ | ClassFlags::HASH => owner == object,
            _ => owner.is_builtin(),
        };
        if owner.is_some_and(|owner| !plain(owner)) {
            flags |= flag;
        }
    }
    let of_builtin = |name| {
        let owner = class.mro().iter().find(|c| c.dict().get_str(rt.name(name)).is_some());
        owner.is_some_and(|owner| owner.is_builtin() && *owner != object)
    };
    if class.is_user() && of_builtin(Name::Eq) && of_builtin(Name::Hash) {
        flags |= ClassFlags::AS_KEPT;
    }
    let has_own_new = |new: Value| !new.is(Kind::Builtin) || new.flags() & MAKES == 0;
    if class.is_user() && rt.lookup(class, rt.name(Name::New)).is_some_and(has_own_new) {
        flags |= ClassFlags::NEW;
    }
    ClassFlags(flags | class.flags.get().only(ClassFlags::NEW).0)
}

impl Runtime {
    /// The record of a class, still without object and maps.
    pub(crate) fn leak_class(
        &mut self,
        name: &str,
        builtin: Option<Type>,
        kind: Kind,
        base_type: Type,
        bases: Vec<ClassRef>,
        order: Vec<ClassRef>,
    ) -> ClassRef {
        let inherited = bases.iter().map(|base| base.inline.get()).max().unwrap_or(0);
        let has_shapes = builtin.is_none() && matches!(kind, Kind::Instance | Kind::Exception);
        let few = if has_shapes { SOME_SLOTS } else { 0 };
        let any = |has: fn(&Class) -> bool| bases.iter().any(|base| has(base));
        let class: ClassRef = Box::leak(Box::new(Class {
            name: RefCell::new(name.into()),
            order: Cell::new(&[]),
            object: Cell::new(Value::NULL),
            builtin,
            kind,
            base_type,
            base: Cell::new(bases.first().copied()),
            has_dict: Cell::new(any(|base| base.has_dict.get())),
            has_weak: Cell::new(any(|base| base.has_weak.get())),
            bases: Cell::new(Box::leak(bases.into_boxed_slice())),
            former: RefCell::default(),
            version: Cell::new(self.fresh_version()),
            flags: Cell::default(),
            slots: RefCell::default(),
            is_abstract: Cell::new(false),
            is_closed: Cell::new(false),
            shape: Cell::new(None),
            plan: Cell::new(None),
            root: Cell::new(None),
            maps: RefCell::default(),
            subclasses: RefCell::default(),
            instances: RefCell::default(),
            is_found: Cell::new(false),
            turns: Cell::new(0),
            inline: Cell::new(inherited.max(few)),
            is_dead: Cell::new(false),
        }));
        class.set_order(std::iter::once(class).chain(order).collect());
        class.bases().iter().for_each(|base| base.subclasses.borrow_mut().push(class));
        class
    }

    /// The attribute of a class, found in resolution order, and who has it; as it is in the dict. `name` is interned.
    #[inline]
    pub fn lookup_in(&self, class: ClassRef, name: Value) -> Option<(ClassRef, Value)> {
        let cached = self.known.lookups.get(class.version.get(), name);
        if let Some(found) = cached {
            return found.map(|(owner, index)| (owner, owner.dict().value_at(index as usize)));
        }
        self.lookup_slowly(class, name)
    }

    #[cold]
    fn lookup_slowly(&self, class: ClassRef, name: Value) -> Option<(ClassRef, Value)> {
        let find = |owner: &ClassRef| Some((*owner, owner.dict().position_str(name)? as u32));
        let found = class.mro().iter().find_map(find);
        self.known.lookups.set(class.version.get(), name, found);
        found.map(|(owner, index)| (owner, owner.dict().value_at(index as usize)))
    }

    /// The attribute of a class as it is in the dict: it may be a cell. `name` is interned.
    #[inline]
    pub fn lookup_raw(&self, class: ClassRef, name: Value) -> Option<Value> {
        Some(self.lookup_in(class, name)?.1)
    }

    /// The attribute of a class, not bound to anything. `name` is interned. Functions, builtins, properties and the like never move:
    /// they may be kept in caches that are guarded by the class's version.
    #[inline]
    pub fn lookup(&self, class: ClassRef, name: Value) -> Option<Value> {
        self.lookup_raw(class, name).map(out_of_cell)
    }

    /// The special method of a value's class.
    #[inline]
    pub fn special(&self, of: Value, name: Name) -> Option<Value> {
        self.lookup(self.class_of(of), self.name(name))
    }

    /// A property that may be in a class has other functions now.
    pub fn property_changed(&mut self, property: Value) {
        self.pin_attribute(property);
        self.happens(Event::Functions, Subject::All);
    }

    /// Functions and the like in classes never move, so that caches and compiled code may name them.
    pub(crate) fn pin_attribute(&mut self, value: Value) {
        for part in parts(value) {
            if self.heap.is_young(part.address()) {
                self.heap.settle(vec![part.bits()]);
            }
        }
    }
}

/// What of an attribute caches name by its address: what acts when it is looked up, and what a wrapper is around, such as the function in a static
/// method.
pub fn parts(value: Value) -> impl Iterator<Item = Value> {
    let inner = if value.is(Kind::Wrapper) { value.field(wrapper::FUNCTION) } else { Value::NULL };
    [value, inner].into_iter().filter(|part| is_behaviour(*part))
}

/// Whether an attribute is something that acts when it is looked up, or may once.
pub fn is_behaviour(value: Value) -> bool {
    value.is_object() && maps_behaviour(value.map())
}

/// Whether an attribute of this map is something that acts when it is looked up, or may once. Exceptions are stored often, and only those of the program's
/// classes ever do.
pub fn maps_behaviour(map: MapRef) -> bool {
    match map.kind {
        Kind::Exception => map.class.is_user(),
        Kind::Function
        | Kind::Builtin
        | Kind::Property
        | Kind::Wrapper
        | Kind::Class
        | Kind::Method
        | Kind::Instance
        | Kind::Module
        | Kind::Member => true,
        _ => false,
    }
}

pub(crate) fn is_special(name: Value) -> bool {
    super::Str(name).text().starts_with("__")
}

/// Whether a class attribute is a cell that may hold functions, classes and instances of the program.
#[inline(always)]
pub fn is_open(raw: Value) -> bool {
    raw.is(Kind::Cell) && raw.flags() & OPEN != 0
}

/// The flag of an open cell.
pub(crate) const OPEN: u8 = 1;

/// Whether a value of this map may be in an open cell: it does nothing when it is looked up, but for functions, which become methods. A trace that relies
/// on the answer depends on the map.
pub fn may_be_open(map: MapRef) -> bool {
    match map.kind {
        Kind::Property | Kind::Wrapper | Kind::Member => false,
        kind => !may_act(kind) || !map.class.flags.get().has(ClassFlags::PROTOCOL),
    }
}

/// What a class attribute stands for: the content, if it is a cell.
#[inline(always)]
pub fn out_of_cell(raw: Value) -> Value {
    if raw.is(Kind::Cell) { raw.field(cell::VALUE) } else { raw }
}

/// What an entry of the cache remembers: who has the attribute and where in its dict, or that nobody has it.
type Found = Option<(ClassRef, u32)>;

/// The most recent lookups in classes, by version and name.
pub struct Lookups {
    entries: Box<[Cell<(u32, Value, Found)>]>,
}

const LOOKUPS: usize = 1024;

impl Default for Lookups {
    fn default() -> Lookups {
        Lookups { entries: (0..LOOKUPS).map(|_| Cell::new((0, Value::NULL, None))).collect() }
    }
}

impl Lookups {
    fn entry(&self, version: u32, name: Value) -> &Cell<(u32, Value, Found)> {
        let mixed = (name.bits() >> 4 ^ version as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 54;
        &self.entries[mixed as usize % LOOKUPS]
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        self.entries.iter().for_each(|entry| entry.set((0, Value::NULL, None)));
    }

    #[inline]
    fn get(&self, version: u32, name: Value) -> Option<Found> {
        let (known, key, found) = self.entry(version, name).get();
        (known == version && key == name).then_some(found)
    }

    fn set(&self, version: u32, name: Value, found: Found) {
        self.entry(version, name).set((version, name, found));
    }
}
