//! `Host`: everything the JIT may ask of a language. One of the two doors; the other is [`Machine`](crate::machine::Machine).

use crate::abi::{Activation, Door, Pc, Site};
use crate::ir::{Array, Boxes, CallDescr, Class, Field, Groups, Held, Names, Size};
use std::rc::Rc;

/// The frame that waits for a call to return.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suspended {
    /// Slots between its base and the base of the frame it called.
    pub delta: i32,
    /// Position of the call.
    pub pc: Pc,
    /// Its registers that are live when the call returns, counted from its base, ascending.
    pub live: Vec<i32>,
}

/// What a residual call calls in turn, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Callee {
    /// Its name.
    pub name: String,
    /// Where it starts, if it is a function of the program.
    pub start: Option<u64>,
    /// Why traces do not follow it.
    pub why: Outside,
}

/// Something that compiled code relied on and that was changed, for people.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Watched {
    /// A variable of this name, whose value was a constant.
    Variable(String),
    /// A class of this name, or one that it inherits from.
    Class(String),
    /// A class of this name: what its objects are given a second time is to be found out anew.
    Anew(String),
    /// A class of this name, of which no object had got another shape.
    Shape(String),
    /// A class and an attribute, which no object of it had been given a second time: of constant objects its value was a constant.
    Attribute(String, String),
    /// A class and an attribute, of which all objects of it had been given values of one class.
    Held(String, String),
}

/// Why traces do not follow a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outside {
    /// The callee has a loop.
    Loop,
    /// The program said so.
    Told,
    /// The program said that the same arguments give the same result: it is called only where they are not constants.
    Pure,
    /// The callee is no function of the program.
    Foreign,
    /// Traces may follow it; here one did not.
    Limits,
}

/// What the optimizer knows of an argument, for [`Host::result_class`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Given {
    /// The constant that it is.
    pub word: Option<u64>,
    /// The class of the object that it is.
    pub class: Option<Class>,
    /// Whether it is a small int.
    pub is_small_int: bool,
}

/// What the JIT may ask of a language.
///
/// All references are words: small ints shifted left by one, or address plus one; 1 is null. A host whose objects lie in memory as its descriptors
/// say answers half of this with [`machine::plain`](crate::machine::plain).
///
/// What has a default is an extra: merge points, facts that the optimizer can do without.
pub trait Host: Names {
    /// Allocates an object whose words after the header are zero. `None`: out of memory.
    fn new_object(&mut self, size: Size) -> Option<u64>;
    /// Allocates an array of `length` zero elements. `None`: out of memory.
    fn new_array(&mut self, array: Array, length: usize) -> Option<u64>;
    /// The class of an object; `None` for small ints, null, and the address plus one of the context, into which traces store.
    fn class_of(&self, reference: u64) -> Option<Class>;
    /// Changes the class of an object.
    fn set_class(&mut self, object: u64, class: Class);
    /// Reads a field; the word is in machine form for the field's type.
    fn load(&self, object: u64, field: Field) -> u64;
    /// Writes a field, with the write barrier where one is due.
    fn store(&mut self, object: u64, field: Field, word: u64);
    /// Reads an element; `index` is a number, not shifted.
    fn load_item(&self, object: u64, array: Array, index: i64) -> u64;
    /// Writes an element, with the write barrier where one is due.
    fn store_item(&mut self, object: u64, array: Array, index: i64, word: u64);
    /// Calls a residual function, arguments in machine form; the result in machine form.
    fn call(&mut self, call: &'static CallDescr, args: &[u64]) -> u64;

    /// Whether objects of this class never change class, and so a `guard_class` holds for good.
    fn is_stable(&self, class: Class) -> bool;
    /// What to [rest on](crate::machine::Machine::depend) so that objects of this class keep it, if none has taken another one so far: it is told to
    /// [`Jit::invalidate`](crate::driver::Jit::invalidate) before the first does. `None`: one did, or the class is [stable](Host::is_stable).
    fn while_kept(&self, _class: Class) -> Option<u64> {
        None
    }
    /// What to [rest on](crate::machine::Machine::depend) so that a field of this constant object keeps what it holds as long as the object keeps its class, if none of
    /// the class was ever given something else there: it is told to [`Jit::invalidate`](crate::driver::Jit::invalidate) before the first is. `None`: one was, or may be
    /// without a word.
    fn while_settled(&self, _object: u64, _field: Field) -> Option<u64> {
        None
    }
    /// What all that objects of this class have in a field has been so far, and what to [rest on](crate::machine::Machine::depend) so that it stays so: it is told to
    /// [`Jit::invalidate`](crate::driver::Jit::invalidate) before one gets anything else there. `None`: it differs, or may without a word.
    fn while_holding(&self, _class: Class, _field: Field) -> Option<(Held, u64)> {
        None
    }
    /// What fields of [`Repr::Boxed`](crate::ir::Repr::Boxed) refer to; `None`: no field is of it.
    fn boxes(&self) -> Option<Boxes> {
        None
    }
    /// The value of a field that all objects of this class share (such as bits of the header), if `field` is one.
    fn class_field(&self, _class: Class, _field: Field) -> Option<u64> {
        None
    }
    /// Whether two words are the same value for the program wherever identity cannot be told (equal strings, equal big integers); decides
    /// whether elidable calls with such arguments are the same call. Identical words always are.
    fn same_constant(&self, a: u64, b: u64) -> bool {
        a == b
    }

    /// Whether every object of the class has the field: if some are shorter, it may be read only where something else has been made sure of, too.
    fn has_field(&self, _class: Class, _field: Field) -> bool {
        true
    }

    /// Whether what the field `through` of an object of the class refers to, if that is not null, always has the other field, so that this may be read without a look
    /// at its class.
    fn leads_to(&self, _class: Class, _through: Field, _field: Field) -> bool {
        false
    }

    /// The field of objects of the class that says how many elements of what the field `storage` refers to are there for sure, if they are lists. An element that was
    /// there once stays.
    fn counted_by(&self, _class: Class, _storage: Field) -> Option<Field> {
        None
    }

    /// The class of what a field of objects of a class refers to, if that is always the same.
    fn field_class(&self, _class: Class, _field: Field) -> Option<Class> {
        None
    }

    /// The class of all that is in an array that never changes, if it is one.
    fn items_class(&self, _array: u64) -> Option<Class> {
        None
    }

    /// The class of what a function gives whenever it raises nothing; of its arguments is known what `given` says of each.
    fn result_class(&self, _call: &'static CallDescr, _given: &[Given]) -> Option<Class> {
        None
    }

    /// Groups that a call writes only when it raises: such a call may still run twice.
    fn raise_groups(&self) -> Groups {
        Groups::NONE
    }

    /// Groups that a call writes which may change the class of an object that it did not make.
    fn class_groups(&self) -> Groups {
        Groups::ALL
    }

    /// Groups that a call writes which may withdraw what a trace [rests on](crate::machine::Machine::depend).
    fn watched_groups(&self) -> Groups {
        Groups::ALL
    }

    /// A recording comes to a call of the function that starts at `pc`, whatever becomes of it.
    fn comes_to(&self, _pc: Pc) {}
    /// Where the function starts that a position is in: what [`Machine::inlines`](crate::machine::Machine::inlines) is asked about.
    fn start_of(&self, pc: Pc) -> Pc {
        pc
    }

    /// Whether a trace may follow calls of the function that starts at `pc`; otherwise it calls it.
    fn may_inline(&self, _pc: Pc) -> bool {
        true
    }
    /// Whether a position is in a function with a merge point, which a trace may enter where it is called for its result alone.
    fn may_enter(&self, _pc: Pc) -> bool {
        false
    }
    /// Keeps an object alive and in place until [`Host::unpin`]: a constant of a trace.
    fn pin(&mut self, reference: u64);
    /// A number for all that was pinned since this was asked last, by which it can be let go; 0 for a host that never lets go. It is kept for code that
    /// starts at a position, or for none yet (null), and so are things of the host's that the code names by numbers: watches, classes, positions, and
    /// constants that may be addresses.
    fn take_pins(&mut self, _for: Pc, _named: &[u64]) -> u64 {
        0
    }
    /// Lets go of what was pinned: of one [`Host::take_pins`].
    fn unpin(&mut self, _pins: u64) {}
    /// Keeps every object that these words refer to alive and in place until the matching [`Host::release`]: the reference
    /// backend's values.
    fn hold(&mut self, words: *const [u64]);
    /// Ends the last [`Host::hold`] of these words: where threads take turns, another one may be the innermost.
    fn release(&mut self, words: *const [u64]);
    /// Memory ran out where the JIT had to allocate: leaves the exception for it pending.
    fn out_of_memory(&mut self);
    /// Whether the site at `pc` is a loop header or a merge point; otherwise it is the start of a function.
    fn is_loop_header(&self, pc: Pc) -> bool;
    /// What is left of a site's counter.
    fn counter(&self, site: Site) -> u32;
    /// Sets a site: the interpreter counts down and calls the driver at zero, or at once where `code` is not 0.
    fn set_site(&mut self, site: Site, counter: u32, code: u32);
    /// What `set_site` set `code` to last, 0 before.
    fn site_code(&self, site: Site) -> u32;
    /// The function that starts at `site` is entered here when it is called, until [`Host::set_site`] is called for it with no code. The door
    /// stays where it is as long as the JIT is there.
    fn set_door(&mut self, _site: Site, _door: &Rc<Door>) {}
    /// The register that the bytecode at `pc` returns, counted from its frame's base, if it does nothing but return it.
    fn returned(&self, _pc: Pc) -> Option<i32> {
        None
    }
    /// The site at a position with slot 0 at `base`: at a merge point the slots have the greens.
    fn site_at(&self, pc: Pc, _base: *const u64) -> Site {
        Site::plain(pc)
    }
    /// The slots that hold a constant whenever the site is entered, with what they hold: the greens of its key.
    fn greens(&self, _site: Site) -> Vec<(i32, u64)> {
        Vec::new()
    }
    /// The slots that hold a virtualizable when the site is entered: an object whose fields, and items of lists in them, go round a loop in
    /// registers.
    fn virtualizables(&self, _site: Site) -> Vec<i32> {
        Vec::new()
    }
    /// Whether two fields of a virtualizable refer to one list, where a site is entered with slot 0 at `base`.
    fn shares_lists(&self, _site: Site, _base: *const u64) -> bool {
        false
    }
    /// The greens of a site in words of the program, for people. May run code of the program.
    fn location(&mut self, _site: Site) -> Option<String> {
        None
    }
    /// What a residual call calls in turn, if that is what it is for. `args` are the arguments that are constants.
    fn callee(&self, _call: &'static CallDescr, _args: &[Option<u64>]) -> Option<Callee> {
        None
    }
    /// A call in a recording comes from this position.
    fn at(&mut self, _pc: Pc) {}
    /// Compiled code is about to run with slot 0 at `base`: makes [`Ctx::top`](crate::abi::Ctx::top) cover its window, if anybody looks at it.
    fn cover(&mut self, _base: *mut u64) {}
    /// Registers live before the bytecode at `pc` runs, counted from its frame's base, ascending. Link and callee are not among them.
    fn live_slots(&self, pc: Pc) -> Vec<i32>;
    /// What others may look at in the frame that is at `pc`, while a call that may run code of the program runs: slots counted from its base, which is
    /// that many slots above the one that compiled code is entered with. Compiled code stores them there before the call. `None`: nobody looks. Where that changes, all
    /// code is to be [thrown away](crate::driver::Jit::discard_all).
    fn shown_slots(&self, _pc: Pc, _base: i32) -> Option<Vec<i32>> {
        None
    }
    /// What a link word (the reference below a frame's base) says of the frame that waits for it.
    fn suspended(&self, link: u64) -> Suspended;
    /// For how many frames one with this link word counts where their number is limited.
    fn frames(&self, link: u64) -> u32 {
        let _ = link;
        1
    }
    /// Which of the slots below a frame's base belong to it and must be brought back with it, such as link and callee; negative, ascending.
    fn frame_slots(&self) -> &'static [i32];

    /// If both are one class to the program, whose objects are laid out in two ways: what to call one of the second, for reports.
    fn other_layout(&self, _asked: Class, _found: Class) -> Option<String> {
        None
    }
    /// What the number stands for that is [no longer true](crate::driver::Jit::invalidate), for reports.
    fn watched(&self, _watch: u64) -> Option<Watched> {
        None
    }
    /// The innermost calls of the threads that wait for their turn, as [`Ctx::innermost`](crate::abi::Ctx::innermost) was there.
    fn waiting(&self) -> Vec<*const Activation> {
        Vec::new()
    }
}
