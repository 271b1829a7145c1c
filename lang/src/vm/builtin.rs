//! How functions written in Rust are called by programs.

// Arguments come as a pointer into the value stack or the native one.
#![allow(unsafe_code)]

use super::{Intrinsic, Vm};
use crate::object::{Dict, ExcType, Kind, Raised, Type as Owner, Value, class_record, function};
use sidewinder_jit::ir::{CallDescr, CallFn, Effect, Type};

/// A function in Rust that programs can call.
pub type BuiltinFn = fn(vm: &mut Vm, args: Args) -> Result<Value, Raised>;

/// What may be looked at again of the arguments of a frame's call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Needed {
    /// Nothing: this is what it calls, or they are in a frame of their own.
    Nothing,
    /// What lies below this address.
    Below(usize),
    /// All, wherever they may lie.
    All,
}

/// The arguments of one call: positional ones, then the values of keyword arguments.
///
/// For a method of a builtin type the first one is `self`. The words lie in a place that the collector knows, so they
/// may be read again after anything.
#[derive(Clone, Copy)]
pub struct Args {
    words: *const Value,
    positional: u32,
    keywords: u32,
    /// A tuple of strings, or null; for a row that takes them whole, it may be a dict of all keyword arguments, of which then none is among the words.
    names: Value,
}

impl Args {
    /// Arguments in memory that stays valid, and known to the collector, during the call.
    pub fn new(words: *const Value, positional: usize, keywords: usize, names: Value) -> Args {
        Args { words, positional: positional as u32, keywords: keywords as u32, names }
    }

    /// Where the first one is, or would be.
    pub(crate) fn address(&self) -> usize {
        self.words as usize
    }

    /// Where the last one ends.
    pub(crate) fn end(&self) -> usize {
        self.address() + 8 * (self.len() + self.keywords())
    }

    /// Number of positional arguments.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.positional as usize
    }

    /// Whether there are no positional arguments.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.positional == 0
    }

    /// The positional argument number `index`; panics if there is none.
    #[inline(always)]
    pub fn get(&self, index: usize) -> Value {
        assert!(index < self.len());
        self.word(index)
    }

    /// The positional argument number `index` if there is one.
    #[inline(always)]
    pub fn optional(&self, index: usize) -> Option<Value> {
        (index < self.len()).then(|| self.word(index))
    }

    /// Number of keyword arguments.
    #[inline(always)]
    pub fn keywords(&self) -> usize {
        self.keywords as usize
    }

    /// The names of the keyword arguments, a tuple, or null if there are none.
    #[inline(always)]
    pub fn names(&self) -> Value {
        self.names
    }

    /// The keyword arguments as a dict, if that is how they came: its keys are strings.
    #[inline(always)]
    pub fn whole(&self) -> Option<Dict> {
        if self.names.is_null() { None } else { Dict::of(self.names) }
    }

    /// The value of keyword argument number `index`; panics if there is none.
    #[inline(always)]
    pub fn keyword_value(&self, index: usize) -> Value {
        assert!(index < self.keywords());
        self.word(self.len() + index)
    }

    /// All arguments, keyword ones last. Not to be held over anything that runs code of the program.
    #[inline(always)]
    pub fn values<'a>(&self) -> &'a [Value] {
        // SAFETY: as for `word`.
        unsafe {
            std::slice::from_raw_parts(self.words, (self.positional + self.keywords) as usize)
        }
    }

    /// The same arguments without the first one.
    pub fn rest(&self) -> Args {
        assert!(!self.is_empty());
        Args { words: self.words.wrapping_add(1), positional: self.positional - 1, ..*self }
    }

    #[inline(always)]
    fn word(&self, index: usize) -> Value {
        // SAFETY: whoever made the `Args` promised `positional + keywords` valid words; the callers above check.
        unsafe { *self.words.add(index) }
    }
}

/// What a builtin is that is called with a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Nothing of the kind, or a method of `type`.
    None,
    /// The `__new__` of a class, which has the class's name.
    New,
    /// A class method.
    ClassMethod,
}

/// A row of the table of builtin functions.
#[derive(Debug)]
pub struct Builtin {
    /// Its name, as programs and messages have it.
    pub name: &'static str,
    /// What it does. Called only with as many positional arguments as the row allows.
    pub function: BuiltinFn,
    /// Fewest positional arguments, `self` included.
    pub min: u8,
    /// Most positional arguments, `self` included; 255 is any number.
    pub max: u8,
    /// Whether it looks at keyword arguments. If not, giving any is refused before it is called.
    pub keywords: bool,
    /// Whether `**` may hand it a dict of keyword arguments as it is: [`Args::whole`].
    pub whole: bool,
    /// What handlers do instead of calling it, if they can.
    pub intrinsic: Option<Intrinsic>,
    /// The class, and no subclass of it, of all that it gives, if there is one.
    pub gives: Option<Owner>,
    /// The class that it is a method of: its first argument is an instance of it.
    pub owner: Option<Owner>,
    /// What it is besides a function, if it is called with a class.
    pub role: Role,
    /// The module it is a function of.
    pub module: &'static str,
    /// Parameters as a listing shows them.
    pub signature: &'static str,
    /// How traces call it and what they may believe of it; `extra` is the row's address. No keyword arguments.
    pub call: CallDescr,
    /// How traces call it with arguments for which its effect does not hold: anything can happen.
    pub call_any: CallDescr,
    /// The same for calls with keyword arguments: the last argument is the tuple of their names.
    pub call_keywords: CallDescr,
}

impl Builtin {
    /// A row; `arity` is the fewest and the most positional arguments.
    pub const fn new(
        name: &'static str,
        function: BuiltinFn,
        arity: (u8, u8),
        signature: &'static str,
        effect: Effect,
    ) -> Builtin {
        Builtin {
            name,
            function,
            min: arity.0,
            max: arity.1,
            keywords: false,
            whole: false,
            intrinsic: None,
            gives: None,
            owner: None,
            role: Role::None,
            module: "builtins",
            signature,
            call: CallDescr {
                name,
                function: CallFn::Vector(call_row),
                args: &[],
                result: Type::Ref,
                effect,
            },
            call_any: CallDescr {
                name,
                function: CallFn::Vector(call_row),
                args: &[],
                result: Type::Ref,
                effect: Effect::ANY,
            },
            call_keywords: CallDescr {
                name,
                function: CallFn::Vector(call_row_with_keywords),
                args: &[],
                result: Type::Ref,
                effect: Effect::ANY,
            },
        }
    }

    /// The row of a function that looks at keyword arguments.
    pub const fn with_keywords(mut self) -> Builtin {
        self.keywords = true;
        self
    }

    /// The row of a function that takes a dict of keyword arguments as it is, too.
    pub const fn with_whole_keywords(mut self) -> Builtin {
        self.whole = true;
        self.with_keywords()
    }

    /// The row of a function that handlers know.
    pub const fn with_intrinsic(mut self, intrinsic: Intrinsic) -> Builtin {
        self.intrinsic = Some(intrinsic);
        self
    }

    /// The row of a function all of whose results are just of that class.
    pub const fn giving(mut self, class: Owner) -> Builtin {
        self.gives = Some(class);
        self
    }

    /// The row as a function of that module.
    pub const fn in_module(mut self, module: &'static str) -> Builtin {
        self.module = module;
        self
    }

    /// The row as a method of that class; its arity is given without `self`.
    pub const fn of(mut self, owner: Owner) -> Builtin {
        self.owner = Some(owner);
        self.min += 1;
        self.max = self.max.saturating_add(1);
        self
    }

    /// The row as a `__new__` or a class method; its arity is given without the class.
    pub const fn of_class(mut self, role: Role) -> Builtin {
        self.role = role;
        self.of(Owner::Type)
    }

    /// Calls it after checking the number of arguments, and what it is a method of.
    #[inline(always)]
    pub fn call(&'static self, vm: &mut Vm, args: Args) -> Result<Value, Raised> {
        // What is seldom called gets the arguments one by one: else they would lie in memory twice, and the processor waits for such a copy.
        let Args { words, positional, keywords, names } = args;
        if keywords != 0 && !self.keywords
            || positional < self.min as u32
            || (self.max != 255 && positional > self.max as u32)
        {
            return self.wrong_arguments(vm, words, positional, keywords, names);
        }
        if let Some(owner) = self.owner
            && !vm.is_exactly(args.get(0), owner)
        {
            if !vm.is_instance(args.get(0), owner) {
                return self.wrong_object(vm, args.get(0));
            }
            if owner == Owner::Dict && args.get(0).is(Kind::ModuleDict) {
                return self.call_with_module(vm, words, positional, keywords, names);
            }
        }
        (self.function)(vm, args)
    }

    /// Whether the method is what an operator or statement calls, which CPython has as a class of its own.
    pub fn is_slot(&self) -> bool {
        if !(self.name.starts_with("__") && self.name.ends_with("__")) {
            return false;
        }
        const OTHERS: [&str; 27] = [
            "__reduce__",
            "__reduce_ex__",
            "__getstate__",
            "__setstate__",
            "__sizeof__",
            "__getnewargs__",
            "__init_subclass__",
            "__subclasshook__",
            "__subclasscheck__",
            "__class_getitem__",
            "__prepare__",
            "__getformat__",
            "__bytes__",
            "__complex__",
            "__enter__",
            "__exit__",
            "__set_name__",
            "__format__",
            "__dir__",
            "__floor__",
            "__ceil__",
            "__round__",
            "__trunc__",
            "__reversed__",
            "__instancecheck__",
            "__subclasses__",
            "__length_hint__",
        ];
        let is_other = OTHERS.contains(&self.name)
            || match self.owner {
                Some(Owner::List) => self.name == "__getitem__",
                Some(Owner::Dict) => matches!(self.name, "__getitem__" | "__contains__"),
                Some(Owner::Set | Owner::FrozenSet) => self.name == "__contains__",
                _ => false,
            };
        !is_other
    }

    /// Whether CPython takes the arguments of the slot apart with a function that names the callee, whose name is empty.
    fn is_unpacked(&self) -> bool {
        const SEQUENCES: [Owner; 5] =
            [Owner::Str, Owner::List, Owner::Tuple, Owner::Bytes, Owner::ByteArray];
        match self.name {
            "__setattr__" | "__setitem__" | "__pow__" | "__rpow__" | "__get__" | "__set__" => true,
            "__mul__" | "__rmul__" | "__imul__" => {
                self.owner.is_some_and(|owner| SEQUENCES.contains(&owner))
            }
            _ => false,
        }
    }

    /// How many parameters the signature names.
    fn parameters(&self) -> usize {
        let names = self.signature.trim_matches(['(', ')']).split(", ");
        names.filter(|name| !matches!(*name, "*" | "/" | "")).count()
    }

    /// The name with that of the class in front that it is called with.
    fn name_with(&self, args: Args) -> String {
        match (self.role, self.owner) {
            (Role::ClassMethod | Role::None, Some(Owner::Type)) if args.get(0).is(Kind::Class) => {
                format!("{}.{}", class_record(args.get(0)).name(), self.name)
            }
            _ => self.full_name(),
        }
    }

    /// The name with that of the class in front.
    pub fn full_name(&self) -> String {
        match self.owner {
            // What takes a class first is what makes its instances.
            None if self.module != "builtins" => format!("{}.{}", self.module, self.name),
            Some(Owner::Type) | None => self.name.to_string(),
            Some(owner) => format!("{}.{}", owner.row().short_name(), self.name),
        }
    }

    /// The TypeError of arguments that the row does not allow: what the method is not of comes first, then keywords, then the number.
    #[cold]
    #[inline(never)]
    fn wrong_arguments(
        &self,
        vm: &mut Vm,
        words: *const Value,
        positional: u32,
        keywords: u32,
        names: Value,
    ) -> Result<Value, Raised> {
        let args = Args { words, positional, keywords, names };
        if let Some(owner) = self.owner {
            if args.is_empty() {
                return self.no_object(vm);
            }
            if !vm.is_instance(args.get(0), owner) {
                return self.wrong_object(vm, args.get(0));
            }
        }
        if args.keywords() != 0 && !self.keywords {
            let text = match self.owner {
                Some(_) if self.is_slot() => {
                    format!("wrapper {}() takes no keyword arguments", self.name)
                }
                _ => format!("{}() takes no keyword arguments", self.name_with(args)),
            };
            return vm.raise(ExcType::TypeError, text);
        }
        self.wrong_count(vm, args)
    }

    /// Calls a method of dicts with the dict of a module.
    #[cold]
    #[inline(never)]
    fn call_with_module(
        &'static self,
        vm: &mut Vm,
        words: *const Value,
        positional: u32,
        keywords: u32,
        names: Value,
    ) -> Result<Value, Raised> {
        let args = Args { words, positional, keywords, names };
        vm.with_module_as_dict(self.function, self.name, args)
    }

    /// The TypeError of a method that is called without an object.
    fn no_object(&self, vm: &mut Vm) -> Result<Value, Raised> {
        let name = self.name;
        let text = if self.role == Role::New {
            format!("{name}.__new__(): not enough arguments")
        } else if self.is_slot() {
            let owner = self.owner.map_or("object", |owner| owner.row().name);
            format!("descriptor '{name}' of '{owner}' object needs an argument")
        } else {
            format!("unbound method {}() needs an argument", self.full_name())
        };
        vm.raise(ExcType::TypeError, text)
    }

    #[cold]
    fn wrong_object(&self, vm: &mut Vm, object: Value) -> Result<Value, Raised> {
        let owner = self.owner.map_or("object", |owner| owner.row().name);
        let (name, given) = (self.name, vm.type_name(object));
        let text = if self.role == Role::New {
            format!("{name}.__new__(X): X is not a type object ({given})")
        } else if self.is_slot() {
            format!("descriptor '{name}' requires a '{owner}' object but received a '{given}'")
        } else {
            format!("descriptor '{name}' for '{owner}' objects doesn't apply to a '{given}' object")
        };
        vm.raise(ExcType::TypeError, text)
    }

    #[cold]
    fn wrong_count(&self, vm: &mut Vm, args: Args) -> Result<Value, Raised> {
        let own = self.owner.is_some() as usize;
        let (name, full) = (self.name, self.name_with(args));
        let (min, n) = (self.min as usize - own, args.len() - own);
        let max = if self.max == 255 { usize::MAX } else { self.max as usize - own };
        let plural = |n: usize| if n == 1 { "" } else { "s" };
        let message = match (min, max) {
            _ if self.signature.ends_with("start=0, end=len)") => {
                let (least, bound) = if n < min { ("least", min) } else { ("most", max) };
                format!("{name}() takes at {least} {bound} argument{} ({n} given)", plural(bound))
            }
            (0, 1) if own == 1 && name == "__init__" => {
                let owner = self.owner.map_or("object", |owner| owner.row().name);
                format!("{owner} expected at most 1 argument, got {n}")
            }
            _ if own == 1 && self.is_slot() => {
                let (bound, which) = match (min == max, n < min) {
                    (true, _) => ("", min),
                    (_, true) => ("at least ", min),
                    _ => ("at most ", max),
                };
                let space = if self.is_unpacked() { " " } else { "" };
                format!("{space}expected {bound}{which} argument{}, got {n}", plural(which))
            }
            (1, 1) if self.keywords || matches!(name, "staticmethod" | "classmethod") => {
                format!("{name} expected 1 argument, got {n}")
            }
            // All that are given are counted before those that go by position.
            _ if self.signature.contains("*,") && n + args.keywords() > self.parameters() => {
                let (most, n) = (self.parameters(), n + args.keywords());
                format!("{name}() takes at most {most} argument{} ({n} given)", plural(most))
            }
            (0, 0) if self.keywords => format!("{name}() takes no positional arguments"),
            (0, 0) => format!("{full}() takes no arguments ({n} given)"),
            (1, 1) => format!("{full}() takes exactly one argument ({n} given)"),
            _ if self.keywords && n > max && !self.signature.contains("**") => {
                let (what, n) = match self.signature.contains("*,") {
                    true => ("positional ", n),
                    false => ("", n + args.keywords()),
                };
                format!("{name}() takes at most {max} {what}argument{} ({n} given)", plural(max))
            }
            _ if self.keywords && n < min && self.max != 255 => {
                format!(
                    "{name}() takes at least {min} positional argument{} ({n} given)",
                    plural(min)
                )
            }
            _ if min == max => format!("{name} expected {min} argument{}, got {n}", plural(min)),
            _ if n < min => {
                format!("{name} expected at least {min} argument{}, got {n}", plural(min))
            }
            _ => format!("{name} expected at most {max} argument{}, got {n}", plural(max)),
        };
        vm.raise(ExcType::TypeError, message)
    }
}

/// Through here traces and the interpreter call every row.
extern "C" fn call_row(ctx: *mut u8, argv: *const u64, argc: usize, extra: u64) -> u64 {
    // SAFETY: the context is the Vm, nobody else uses it during the call; `extra` is the address of a row.
    let (vm, row) = unsafe { (&mut *(ctx as *mut Vm), &*(extra as *const Builtin)) };
    let args = Args::new(argv.cast(), argc, 0, Value::NULL);
    row.call(vm, args).unwrap_or(Value::NULL).bits()
}

extern "C" fn call_row_with_keywords(
    ctx: *mut u8,
    argv: *const u64,
    argc: usize,
    extra: u64,
) -> u64 {
    // SAFETY: as above; the last argument is a tuple, the caller's promise.
    let (vm, row, names, count) = unsafe {
        let names = Value::from_bits(*argv.add(argc - 1));
        let count = (*((names.address() + 8) as *const u64) >> 1) as usize;
        (&mut *(ctx as *mut Vm), &*(extra as *const Builtin), names, count)
    };
    let args = Args::new(argv.cast(), argc - 1 - count, count, names);
    row.call(vm, args).unwrap_or(Value::NULL).bits()
}

impl Vm {
    /// A builtin function, or a method of a builtin class still to be bound, which never moves.
    pub fn new_builtin(&mut self, row: &'static Builtin, is_method: bool) -> Result<Value, Raised> {
        let ty = match is_method {
            true if row.is_slot() => Owner::Slot,
            true => Owner::BuiltinMethod,
            false => Owner::Builtin,
        };
        let header = self.header(ty);
        let builtin = self.allocate_old(header, 24)?;
        builtin.set_raw(1, row as *const Builtin as u64);
        if row.role == Role::New {
            builtin.set_flags(function::MAKES);
        }
        builtin.init(2, Value::NULL);
        if let Some(class) = row.gives {
            self.gives.push((&row.call, class));
            self.gives.push((&row.call_any, class));
        }
        self.keep(builtin);
        Ok(builtin)
    }
}

/// The row of a builtin function object.
#[inline]
pub fn builtin_row(builtin: Value) -> &'static Builtin {
    // SAFETY: word 1 of a builtin is the address of its row, which is static.
    unsafe { &*(builtin.raw(1) as *const Builtin) }
}
