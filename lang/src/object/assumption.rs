//! What caches and traces take for granted, and what ends it: one table.
//!
//! A cache that reads `x.a` without looking it up relies on much: on the map of `x`, on what its class and the bases of that have, and on what the
//! value found there does when it is read. Each such reliance is an [`Assumption`]; what a program does that ends one is an [`Event`]. [`TABLE`] says which
//! events end which assumptions, and is the only thing that does: the code that performs an event says so at [`Runtime::happens`], and what follows is what
//! the rows say.
//!
//! ```text
//! D.__get__ = f      ClassAttribute of D    ends Lookup: the versions of D's maps, and of those that inherit from it, are renewed
//!                    Protocol of D          ends Acting: D's instances stand in classes, where caches took them for plain values
//! ```
//!
//! Events name what they happen to, a [`Subject`]. One event may follow from another: who renews a class finds out whether it has become a descriptor's. What
//! happens often (an attribute that gets another value) is asked about before, where a note says whether somebody relies on it.
//!
//! The names of both are printed by `--jit assumptions`. The tests make programs of them: each assumption with each event, whether there is a row or not, so
//! that a row that is missing is found.
//!
//! **Absent:** what guards check in the trace itself.

use super::class::{flags_of, is_open, may_be_open, out_of_cell, says_flags};
use super::map::Held;
use super::{ClassFlags, ClassRef, Kind, MapRef, Object, Runtime, Type, Value};
use crate::object::Code;
use rustc_hash::FxHashSet;

/// An enum whose variants have a name and a sentence.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident $text:literal $sentence:literal;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $(#[doc = $sentence] $variant,)* }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// What it is called.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// What it means.
            pub fn sentence(self) -> &'static str {
                match self { $($name::$variant => $sentence,)* }
            }
        }
    };
}

named! {
    /// What caches and traces take for granted.
    Assumption {
        Lookup "lookup" "a look-up in a class finds what it found, in the class or in what it inherits from";
        Acting "acting" "what a look-up in a class finds does what it did when it is read, set or called";
        Code "code" "a function runs this code and fills parameters in with these defaults";
        Kept "kept" "no object has left a map";
        Settled "settled" "no object of a map got another value in a slot";
        Held "held" "what objects of some maps hold in a slot is of one class";
        Place "place" "objects of a map are given an attribute without a word to anybody";
        Global "global" "a global or builtin is what it was, or a variable";
        Keys "keys" "keys of dicts with one hash are told apart without code of the program";
    }
}

named! {
    /// What ends an assumption.
    Event {
        ClassAttribute "class-attribute" "an attribute of a class is set or deleted";
        Bases "bases" "a class gets other bases";
        Order "order" "a metaclass says another order of resolution";
        Metaclass "metaclass" "a class gets another metaclass";
        Shape "shape" "a class is registered with one that patterns know";
        Completed "completed" "a builtin class gets its methods";
        Protocol "protocol" "a class of which there are values in classes gains or loses __get__, __set__ or __delete__";
        ValueClass "value-class" "a value that is in a class gets another class, which is a descriptor's where the old one is none";
        Functions "functions" "a property gets other functions, or a wrapper another one";
        FunctionCode "function-code" "a function gets other code";
        Defaults "defaults" "the defaults of a function are set, or its keyword defaults given away";
        Leaving "leaving" "an object takes another map";
        Replaced "replaced" "an attribute of an object gets another value";
        Other "other" "an attribute of an object gets a value of another class than all before";
        LookedAnew "looked-anew" "attributes that were given other values are taken for settled again";
        GlobalSet "global-set" "a global is bound, set or deleted";
        KeysClash "keys-clash" "keys with one hash meet that only code of the program tells apart";
    }
}

/// What an event happens to.
#[derive(Clone, Copy, Debug)]
pub enum Subject {
    /// A class.
    Class(ClassRef),
    /// An attribute of a class, by its name.
    Attribute(ClassRef, Value),
    /// A map.
    Map(MapRef),
    /// A slot of the objects of a map.
    Slot(MapRef, usize),
    /// What is known of a slot of some maps.
    Held(&'static Held),
    /// Code.
    Code(&'static Code),
    /// The cell of a global.
    Cell(Value),
    /// All there is.
    All,
}

/// Which events end which assumptions.
pub const TABLE: &[(Event, Assumption)] = &[
    (Event::ClassAttribute, Assumption::Lookup),
    (Event::Bases, Assumption::Lookup),
    (Event::Order, Assumption::Lookup),
    (Event::Metaclass, Assumption::Lookup),
    (Event::Shape, Assumption::Lookup),
    (Event::Completed, Assumption::Lookup),
    (Event::Protocol, Assumption::Acting),
    (Event::ValueClass, Assumption::Acting),
    (Event::Functions, Assumption::Acting),
    // Traces have followed the old code, and caches of methods name its start.
    (Event::FunctionCode, Assumption::Code),
    (Event::FunctionCode, Assumption::Acting),
    (Event::Defaults, Assumption::Code),
    (Event::Leaving, Assumption::Kept),
    (Event::Replaced, Assumption::Settled),
    (Event::Other, Assumption::Held),
    (Event::LookedAnew, Assumption::Place),
    (Event::GlobalSet, Assumption::Global),
    (Event::KeysClash, Assumption::Keys),
];

/// The table as text: a line for each assumption, each event, and each row.
pub fn listing() -> String {
    let assumptions = Assumption::ALL.iter().map(|one| ("assumption", one.name(), one.sentence()));
    let events = Event::ALL.iter().map(|one| ("event", one.name(), one.sentence()));
    let named = assumptions.chain(events);
    let named = named.map(|(what, name, about)| format!("{what:<10} {name:<15} {about}\n"));
    let rows = TABLE
        .iter()
        .map(|(event, ends)| format!("ends       {:<15} {}\n", event.name(), ends.name()));
    named.chain(rows).collect()
}

impl Runtime {
    /// Something happens that caches and traces may rely on not to happen: what they took for granted ends, as the table has it.
    pub fn happens(&mut self, event: Event, to: Subject) {
        for (_, ends) in TABLE.iter().filter(|(known, _)| *known == event) {
            self.end(*ends, to);
        }
    }

    /// An assumption does not hold any more.
    fn end(&mut self, assumption: Assumption, of: Subject) {
        match (assumption, of) {
            (Assumption::Lookup, Subject::Class(class)) => self.renew(class, true),
            (Assumption::Lookup, Subject::Attribute(class, name)) => {
                self.renew(class, says_flags(self, name));
            }
            (Assumption::Acting, of) => self.renew_all(of),
            (Assumption::Code, Subject::Code(code)) => {
                self.jit_invalidate(std::ptr::from_ref(code) as u64);
            }
            (Assumption::Kept, Subject::Map(map)) => self.jit_invalidate_for_good(map.leaving()),
            (Assumption::Settled, Subject::Slot(map, slot)) => {
                self.jit_invalidate_for_good(map.replacing(slot));
            }
            (Assumption::Held, Subject::Held(held)) => self.jit_invalidate_for_good(held.watch()),
            (Assumption::Place, Subject::Map(map)) => {
                map.version.set(self.fresh_version());
                self.jit_invalidate_for_good(std::ptr::from_ref(map) as u64);
            }
            (Assumption::Global, Subject::Cell(cell)) => self.jit_invalidate(cell.bits()),
            (Assumption::Keys, _) => {
                self.jit_invalidate_for_good(&raw const self.keys_clash as u64);
            }
            _ => debug_assert!(false, "{assumption:?} is nothing that {of:?} has"),
        }
    }

    /// Nothing that was looked up in a class, or in what inherits from it, holds any more. Attributes of a metaclass are found through its classes.
    /// What its special methods say may have changed, too, if that is told.
    fn renew(&mut self, class: ClassRef, flags: bool) {
        let mut reached = vec![class];
        let mut known: FxHashSet<*const super::Class> = FxHashSet::default();
        let mut at = 0;
        let mut has_turned = None;
        while let Some(&class) = reached.get(at) {
            at += 1;
            if !known.insert(std::ptr::from_ref(class)) {
                continue;
            }
            let before = class.flags.get();
            self.renew_versions(class);
            // What is looked up is remembered by version.
            if flags {
                class.flags.set(flags_of(self, class));
            }
            if class.is_found.get() && before.differs(class.flags.get(), ClassFlags::PROTOCOL) {
                has_turned = Some(class);
            }
            reached.extend(class.subclasses.borrow().iter());
            reached.extend(class.instances.borrow().iter());
        }
        if let Some(class) = has_turned {
            self.happens(Event::Protocol, Subject::Class(class));
        }
    }

    /// The class has changed, and what inherits from it is renewed as well by who calls this.
    pub(crate) fn renew_alone(&mut self, class: ClassRef) {
        self.renew_versions(class);
        class.flags.set(flags_of(self, class));
    }

    fn renew_versions(&mut self, class: ClassRef) {
        class.version.set(self.fresh_version());
        for map in class.maps.borrow().iter() {
            map.version.set(self.fresh_version());
            self.jit_invalidate(*map as *const _ as u64);
        }
    }

    /// Whatever was looked up in any class of the program does not hold any more.
    fn renew_all(&mut self, what: Subject) {
        let mut reached = vec![self.class(Type::Object)];
        let mut known: FxHashSet<*const super::Class> = FxHashSet::default();
        let mut at = 0;
        while let Some(&class) = reached.get(at) {
            at += 1;
            if !known.insert(std::ptr::from_ref(class)) {
                continue;
            }
            if class.is_user() {
                self.close_cells(class, what);
                self.renew_alone(class);
            }
            reached.extend(class.subclasses.borrow().iter());
        }
    }

    /// Takes what acts out of the open cells of a class, and what may act in a moment since it takes another class.
    fn close_cells(&mut self, class: ClassRef, what: Subject) {
        let turning = if let Subject::Class(turning) = what { Some(turning) } else { None };
        let dict = class.dict();
        let mut at = 0;
        while let Some((next, _, raw)) = dict.next(at) {
            let held = is_open(raw).then(|| out_of_cell(raw)).filter(|held| held.is_object());
            let acts = |map: MapRef| !may_be_open(map) || turning == Some(map.class);
            if let Some(held) = held.filter(|held| acts(held.map())) {
                self.pin_attribute(held);
                dict.set_value_at(self, next - 1, held);
            }
            at = next;
        }
    }

    /// What the class of a value that was found in a class makes of it there: whether it has `__get__`, `__set__`, `__delete__`. Caches and traces may rely
    /// on the answer from now on.
    pub fn protocol(&self, raw: Value) -> ClassFlags {
        if !may_act(raw.kind()) {
            return ClassFlags::default();
        }
        let class = raw.map().class;
        class.is_found.set(true);
        class.flags.get().only(ClassFlags::PROTOCOL)
    }

    /// An object is about to get another class. It may be found in a class itself.
    pub(crate) fn takes_class(&mut self, old: ClassRef, new: ClassRef) {
        if !old.is_found.get() {
            return;
        }
        // Who relies on what it does there does not look at the class again.
        new.is_found.set(true);
        if old.flags.get().differs(new.flags.get(), ClassFlags::PROTOCOL) {
            self.happens(Event::ValueClass, Subject::Class(old));
        }
    }
}

/// Whether values of a kind may be of a class of the program, which says what they do when they are found in a class.
pub fn may_act(kind: Kind) -> bool {
    matches!(kind, Kind::Instance | Kind::Exception | Kind::Class | Kind::Module)
}
