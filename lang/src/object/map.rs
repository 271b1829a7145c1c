//! Maps: the class and the shape of an object in one address, which is what compiled code compares.
//!
//! A map says which attributes an instance has and in which slots. Adding an attribute takes the object from its map to
//! another one, always the same for the same attribute: the maps of a class form a tree, grown on demand. The objects of a
//! builtin class share one map.
//!
//! ```text
//! class C: x then y:     root {} ── x ──► {x: 0} ── y ──► {x: 0, y: 1}
//! ```
//!
//! Slots below `inline` are words of the object, the others elements of its overflow array. An instance that loses an
//! attribute, has very many, or whose `__dict__` was asked for, gets the class's *dict map*: its overflow word is then a dict
//! that holds all its attributes.
//!
//! Objects leave a map when it gets its first transition, and never before: what is of a map that none has left stays of it until then. That is
//! watched, too, at [`Map::leaving`]. So is, by slot, whether an object of the map ever got a second value for an attribute, at [`Map::replacing`]: where none
//! did, what a constant object has there is a constant. Who finds out where an attribute is stored tells of it once; the store itself looks at nothing.
//! What was replaced once may be looked at anew, at [`Runtime::settles_anew`]: then all have to find out again where it is stored.
//!
//! Of each inline slot it is noted, too, what all that was ever stored there has in common ([`Held`]): who reads it need not look at the class of what is found. So
//! each store looks at what it stores. A map's slots share their notes with the maps that come after it, since objects take what they hold along.
//!
//! The *version* of a map is a number that no other map ever had. It changes when the class, or a class it inherits from,
//! changes: what was looked up in the class under one version holds as long as the map has it.

use super::access::place_map;
use super::assumption::{Event, Subject};
use super::{Class, ClassFlags, ClassRef, Kind, Raised, Runtime, Type, Value};
use sidewinder_memory::heap::low;
use std::cell::{Cell, RefCell};

/// A map: below 4 GB, and as long as its class there.
pub type MapRef = &'static Map;

/// With more attributes than this an instance gets a dict.
const MOST_ATTRIBUTES: usize = 100;

/// See the module's page.
#[repr(C)]
pub struct Map {
    /// Renewed when the class changes; unique.
    pub version: Cell<u32>,
    /// How many slots of its objects are inline.
    pub inline: u8,
    /// Whether attributes are in a dict.
    pub is_dict: bool,
    /// Whether objects keep this map as long as they keep their class.
    pub is_stable: bool,
    /// The layout of its objects.
    pub kind: Kind,
    /// The class of its objects.
    pub class: ClassRef,
    /// The attribute in each slot: interned strings, or the keys of `__slots__`. A null name is the hidden slot of a builtin part.
    names: Box<[Value]>,
    transitions: RefCell<Vec<(Value, MapRef)>>,
    dict_map: Cell<Option<MapRef>>,
    is_left: Cell<bool>,
    /// By slot: whether an object of this map got another value there.
    replaced: Box<[Cell<Replaced>]>,
    /// By slot: what all values have in common that objects got there.
    held: Box<[&'static Held]>,
}

/// Whether an object of a map got another value in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Replaced {
    /// None did.
    No,
    /// None did since this was looked at anew, and nobody has relied on it yet.
    NotAnew,
    Yes,
    /// As soon as this was looked at anew: it is not looked at again.
    Again,
}

/// What all values have in common that objects of some maps were given in a slot: nothing so far, a number that says what they are, or that they differ.
#[derive(Debug)]
pub struct Held {
    what: Cell<u32>,
    /// Whether floats may be there that [the slot owns](sidewinder_memory::value::OWNED), though not all values there are floats.
    owns: Cell<bool>,
}

impl Held {
    /// They differ, or nobody looks.
    pub const ANYTHING: u32 = 0;
    /// They are small ints.
    pub const SMALL_INT: u32 = 1;
    /// There was none.
    pub const NOTHING: u32 = 2;

    /// What this is: the map of them all, as headers hold it, or one of the constants.
    #[inline(always)]
    pub fn get(&self) -> u32 {
        self.what.get()
    }

    /// Objects of another map bring along what they have there.
    pub(crate) fn takes_over(&self) {
        self.owns.set(true);
    }

    /// Whether there may be floats among other values that the slot owns: who takes one as a reference hands it out.
    pub fn owns_some(&self) -> bool {
        self.owns.get()
    }

    /// What is watched by who relies on it that it stays.
    pub fn watch(&'static self) -> u64 {
        &raw const self.what as u64
    }
}

impl Map {
    /// Whether its objects are equal to none but themselves, and hash by their identity, as long as the class is as it is.
    pub fn is_itself(&self) -> bool {
        matches!(self.kind, Kind::Instance | Kind::Exception | Kind::Class | Kind::Function)
            && !self.class.flags.get().has(ClassFlags::EQ | ClassFlags::HASH)
    }

    /// The address as headers hold it.
    #[inline(always)]
    pub fn short(&'static self) -> u32 {
        (self as *const Map as usize - low::base()) as u32
    }

    /// Whether an object may have taken another map.
    pub fn is_left(&self) -> bool {
        self.is_left.get()
    }

    /// What is watched by who relies on it that no object has left the map: no address of anything else that is.
    pub fn leaving(&'static self) -> u64 {
        &raw const self.is_left as u64
    }

    /// Whether what instances of this map have in a slot has been there since they are of it: none got another value, and none left, which might have come back.
    pub fn is_settled(&self, slot: usize) -> bool {
        let is_replaced = matches!(self.replaced[slot].get(), Replaced::Yes | Replaced::Again);
        self.kind == Kind::Instance && !self.is_left() && !is_replaced
    }

    /// What is watched by who relies on it that what instances have in a slot is not replaced: where the name of the attribute is, which is no address of anything
    /// else that is.
    pub fn replacing(&'static self, slot: usize) -> u64 {
        if self.replaced[slot].get() == Replaced::NotAnew {
            self.replaced[slot].set(Replaced::No);
        }
        &raw const self.names[slot] as u64
    }

    /// The slot that is [watched](Map::replacing) so.
    pub fn replaced(&self, watch: u64) -> Option<usize> {
        let names = self.names.as_ptr_range();
        let at = (watch as usize).checked_sub(names.start as usize)?;
        ((watch as usize) < names.end as usize).then_some(at / size_of::<Value>())
    }

    /// What all values have in common that objects were given in a slot.
    #[inline(always)]
    pub fn held(&self, slot: usize) -> &'static Held {
        self.held[slot]
    }

    /// All notes of what is held.
    pub(crate) fn all_held(&self) -> &[&'static Held] {
        &self.held
    }

    /// The slot whose [`Held`] is [watched](Held::watch) so.
    pub fn held_by(&self, watch: u64) -> Option<usize> {
        self.held.iter().position(|held| held.watch() == watch)
    }

    /// Whether an object that is of this map is of it as long as none leaves the map. Classes of other metaclasses than `type` may get another one.
    fn is_kept(&self) -> bool {
        match self.kind {
            Kind::Class => !self.class.is_user(),
            _ => !self.is_left(),
        }
    }

    /// The slot of an attribute; `name` is interned, or the key of one of `__slots__`.
    #[inline]
    pub fn slot(&self, name: Value) -> Option<usize> {
        self.names.iter().position(|known| *known == name)
    }

    /// The attributes by slot.
    pub fn names(&self) -> &[Value] {
        &self.names
    }

    /// How many slots are in use.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether an attribute stays in a slot when the others go into a dict: a hidden part, or what `__slots__` name.
    pub fn keeps(&self, name: Value) -> bool {
        name.is_null()
            || self.class.slot_owner(name).is_some()
                && self.class.kept_slots() <= self.inline as usize
    }

    /// Whether no slot is in use.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

impl std::fmt::Debug for Map {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "map of {} with {} slots", self.class.name(), self.len())
    }
}

impl Runtime {
    /// A number that no map or class had before.
    pub(crate) fn fresh_version(&mut self) -> u32 {
        self.known.last_version = self.known.last_version.wrapping_add(1);
        self.known.last_version
    }

    /// A fresh map, known to its class.
    pub(crate) fn new_map(
        &mut self,
        class: ClassRef,
        inline: u8,
        names: Box<[Value]>,
        is_dict: bool,
        before: &[&'static Held],
    ) -> Result<MapRef, Raised> {
        self.new_map_of_kind(class, class.kind, inline, names, is_dict, before)
    }

    /// The map of objects that are laid out otherwise than those of their class are as a rule, which have no attributes of their own.
    pub(crate) fn other_root(&mut self, class: ClassRef, kind: Kind) -> Result<MapRef, Raised> {
        self.new_map_of_kind(class, kind, 0, Box::new([]), false, &[])
    }

    fn new_map_of_kind(
        &mut self,
        class: ClassRef,
        kind: Kind,
        inline: u8,
        names: Box<[Value]>,
        is_dict: bool,
        before: &[&'static Held],
    ) -> Result<MapRef, Raised> {
        let replaced = names.iter().map(|_| Cell::new(Replaced::No)).collect();
        let new_held = |slot: usize| {
            let looks = kind == Kind::Instance && !is_dict && slot < inline as usize;
            let is_noted = looks && !names[slot].is_null();
            let held = if is_noted { Held::NOTHING } else { Held::ANYTHING };
            &*Box::leak(Box::new(Held { what: Cell::new(held), owns: Cell::new(false) }))
        };
        let held = (0..names.len()).map(|n| before.get(n).copied().unwrap_or_else(|| new_held(n)));
        let held = held.collect();
        let map = Map {
            version: Cell::new(self.fresh_version()),
            inline,
            is_dict,
            is_stable: !matches!(kind, Kind::Instance | Kind::Exception),
            kind,
            class,
            names,
            transitions: RefCell::default(),
            dict_map: Cell::new(None),
            is_left: Cell::new(false),
            replaced,
            held,
        };
        let Some(map) = place_map(&mut self.known.low, map) else { return self.no_memory() };
        class.maps.borrow_mut().push(map);
        if class.object.get().is_object() {
            self.own_map(map);
        }
        Ok(map)
    }

    /// A map of a class that may die belongs to that.
    pub(crate) fn own_map(&mut self, map: MapRef) {
        if map.class.is_user() {
            let bytes = size_of::<Map>();
            self.heap.own(map.class.object.get(), std::ptr::from_ref(map) as usize, bytes);
            let around = Class::OF_MAP + Class::OF_SLOT * map.len();
            self.heap.recorded((bytes + around) as isize);
        }
    }

    /// An object is about to take another map than this.
    #[inline]
    pub(crate) fn leaves(&mut self, map: MapRef) {
        if !map.is_left.replace(true) {
            self.happens(Event::Leaving, Subject::Map(map));
        }
    }

    /// An object of this map is about to get another value in a slot.
    #[inline]
    pub fn replaces(&mut self, map: MapRef, slot: usize) {
        let replaced = match map.replaced[slot].get() {
            Replaced::No => Replaced::Yes,
            Replaced::NotAnew => Replaced::Again,
            Replaced::Yes | Replaced::Again => return,
        };
        map.replaced[slot].set(replaced);
        self.happens(Event::Replaced, Subject::Slot(map, slot));
    }

    /// Looks anew at which attributes get other values, where that is not known to go on: what did while a program prepared its work, such as the parts of nodes that refer
    /// to each other, may be settled now. Whether there is any. Who remembers where it is stored has to find out again, as if the class had changed.
    pub fn settles_anew(&mut self) -> bool {
        self.known.is_settling = true;
        let any = self.settles_below(self.class(Type::Object));
        self.known.is_settling = false;
        any
    }

    fn settles_below(&mut self, class: ClassRef) -> bool {
        let mut any = false;
        for &map in class.maps.borrow().iter() {
            let replaced = map.replaced.iter().filter(|slot| slot.get() == Replaced::Yes);
            if replaced.map(|slot| slot.set(Replaced::NotAnew)).count() > 0 {
                self.happens(Event::LookedAnew, Subject::Map(map));
                any = true;
            }
        }
        class.subclasses().into_iter().fold(any, |any, class| self.settles_below(class) || any)
    }

    /// Whether what is withdrawn is so because of that.
    pub(crate) fn is_settling(&self) -> bool {
        self.known.is_settling
    }

    /// An object of this map is about to get in a slot a value that is a small int, or of this map. Gives what all values there have in common then.
    pub fn gets(&mut self, map: MapRef, slot: usize, given: Option<MapRef>) -> u32 {
        let held = map.held(slot);
        let before = held.get();
        if before == Held::ANYTHING {
            return before;
        }
        let now = given.map_or(Held::SMALL_INT, Map::short);
        let is_same = before == now || before == Held::NOTHING;
        if is_same && given.is_none_or(Map::is_kept) {
            held.what.set(now);
            return now;
        }
        self.gets_anything(held);
        Held::ANYTHING
    }

    /// From now on anything may be given to objects where this is noted.
    pub(crate) fn gets_anything(&mut self, held: &'static Held) {
        let before = held.what.replace(Held::ANYTHING);
        held.owns.set(held.owns.get() || before == self.map(Type::Float).short());
        if ![Held::ANYTHING, Held::NOTHING].contains(&before) {
            self.happens(Event::Other, Subject::Held(held));
        }
    }

    /// The map with one attribute more, in the next slot; `name` is interned. When there are too many: the dict map.
    pub fn transition(&mut self, map: MapRef, name: Value) -> Result<MapRef, Raised> {
        if let Some((_, to)) = map.transitions.borrow().iter().find(|(known, _)| *known == name) {
            return Ok(to);
        }
        if map.len() >= MOST_ATTRIBUTES && !map.is_dict {
            return self.dict_map(map);
        }
        let names = map.names.iter().copied().chain([name]).collect();
        let to = self.new_map(map.class, map.inline, names, map.is_dict, &map.held)?;
        self.leaves(map);
        map.transitions.borrow_mut().push((name, to));
        if !name.is_null() && !map.is_dict {
            map.class.expect_slots(to.len());
        }
        Ok(to)
    }

    /// The map of the instances of the same class and size that keep their attributes in a dict.
    pub(crate) fn dict_map(&mut self, map: MapRef) -> Result<MapRef, Raised> {
        if let Some(to) = map.dict_map.get() {
            return Ok(to);
        }
        let kept = map.names.iter().copied().filter(|name| map.keeps(*name)).collect();
        let to = self.new_map(map.class, map.inline, kept, true, &[])?;
        self.leaves(map);
        map.dict_map.set(Some(to));
        Ok(to)
    }

    /// The map that the next instance of a class starts with.
    pub fn root_map(&mut self, class: ClassRef) -> Result<MapRef, Raised> {
        let inline = class.expected_slots();
        match class.root.get() {
            Some(root) if root.inline == inline || root.is_stable => Ok(root),
            _ => self.new_root(class, inline),
        }
    }

    /// The map without attributes for instances of a class that have so many inline slots.
    pub(crate) fn root_with(&mut self, class: ClassRef, inline: u8) -> Result<MapRef, Raised> {
        let hidden = class.has_payload() as usize;
        let is_it = |map: &&MapRef| map.inline == inline && !map.is_dict && map.len() == hidden;
        let known = class.maps.borrow().iter().find(is_it).copied();
        match known {
            Some(root) => Ok(root),
            None => {
                let hidden = vec![Value::NULL; hidden];
                self.new_map(class, inline, hidden.into(), false, &[])
            }
        }
    }

    #[cold]
    fn new_root(&mut self, class: ClassRef, inline: u8) -> Result<MapRef, Raised> {
        let hidden: Box<[Value]> =
            if Class::has_payload(class) { Box::new([Value::NULL]) } else { Box::new([]) };
        let root = self.new_map(class, inline, hidden, false, &[])?;
        class.root.set(Some(root));
        Ok(root)
    }
}
