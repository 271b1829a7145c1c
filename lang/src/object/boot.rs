//! What every run has from the start: builtin classes, names, singletons.

use super::{
    ClassRef, Dict, Exception, Header, Kind, Lookups, MapRef, Name, Object, Raised, Runtime, Str,
    TYPES, Type, Value, map::Map,
};
use rustc_hash::FxHashMap;
use sidewinder_memory::heap::{Heap, Hold, RootVec, low::LowArena};

/// Room for the names that a start interns, and a few more.
const SOME_NAMES: usize = 1750;
/// How many characters ASCII has.
const ASCII: usize = 128;

/// The objects and records that the runtime knows by heart. They never move and never die.
pub struct Known {
    pub(crate) classes: Vec<ClassRef>,
    maps: Vec<MapRef>,
    pub(crate) names: Vec<Value>,
    pub(crate) interned: FxHashMap<&'static str, Value>,
    /// Keeps for ever what is in it; only objects that never move.
    immortal: RootVec,
    pub(crate) low: LowArena,
    pub(crate) last_version: u32,
    pub(crate) is_settling: bool,
    pub(crate) lookups: Lookups,
    /// `None`.
    pub none: Value,
    /// `True`.
    pub r#true: Value,
    /// `False`.
    pub r#false: Value,
    /// `NotImplemented`; also what a builtin operation answers that is not for these operands.
    pub not_implemented: Value,
    /// `...`
    pub ellipsis: Value,
    /// What residual functions answer for the end of an iteration. Programs never see it.
    pub end: Value,
    /// `()`
    pub empty_tuple: Value,
    /// `''`
    pub empty_str: Value,
    /// The storage of everything that is empty: capacity 0.
    pub empty_array: Value,
    /// The strings of one character below 256.
    pub(crate) chars: Box<[Value; 256]>,
    /// Those of ASCII as a tuple, which traces look into.
    pub(crate) letters: Value,
    /// The module of builtins.
    pub builtins: Value,
    /// How often a global was bound.
    pub(crate) bindings: u64,
    /// The modules around dicts, by the numbers of the dicts.
    pub(crate) around: FxHashMap<u64, Value>,
    /// Code objects of texts that were linked.
    pub(crate) texts: Vec<Value>,
    /// All modules.
    pub(crate) all_modules: Vec<Value>,
    /// The function `__import__` that every program starts with.
    pub import: Value,
    /// The module `sys`, null until it is imported.
    pub sys: Value,
    /// The module `_signal`, null until it is imported.
    pub signal: Value,
    /// What `print` writes to as long as `sys` is not imported.
    pub stdout: Value,
    /// `sys.argv`
    pub arguments: Vec<String>,
    /// `sys.warnoptions`
    pub warnings: Vec<String>,
    /// What `random` starts with, if the run is to be the same each time, and how many generators have asked for that.
    pub seed: Option<(u64, u64)>,
    /// When the run began.
    pub start: std::time::Instant,
    /// How many digits conversions between decimal text and integers may have.
    pub most_digits: usize,
    /// `object.__init__`.
    pub object_init: Value,
    /// The builtins that consume an iterable, in the order of [`Consumer`](sidewinder_compiler::bytecode::Consumer).
    pub consumers: Vec<Value>,
    /// Names of keywords that were passed by `**`: tuples that never move.
    pub(crate) keyword_names: Vec<Value>,
    /// Containers whose `repr` is being written.
    pub(crate) shown: RootVec,
    /// Views that natives hold while code of the program runs.
    pub(crate) held: RootVec,
    /// Views of bytearrays, as long as they live.
    pub(crate) views: RootVec,
    /// What is raised when there is not even memory for an exception.
    pub(crate) memory_error: Value,
}

impl Known {
    /// Nothing yet: [`Runtime::boot`] fills it.
    pub fn new(heap: &Heap) -> Known {
        Known {
            classes: Vec::with_capacity(TYPES.len()),
            maps: Vec::with_capacity(TYPES.len()),
            names: Vec::new(),
            interned: FxHashMap::with_capacity_and_hasher(SOME_NAMES, Default::default()),
            immortal: heap.root_vec(Hold::Old),
            low: LowArena::new(),
            last_version: 0,
            is_settling: false,
            lookups: Lookups::default(),
            none: Value::NULL,
            r#true: Value::NULL,
            r#false: Value::NULL,
            not_implemented: Value::NULL,
            ellipsis: Value::NULL,
            end: Value::NULL,
            empty_tuple: Value::NULL,
            empty_str: Value::NULL,
            empty_array: Value::NULL,
            chars: Box::new([Value::NULL; 256]),
            letters: Value::NULL,
            builtins: Value::NULL,
            bindings: 0,
            around: FxHashMap::default(),
            texts: Vec::new(),
            all_modules: Vec::new(),
            import: Value::NULL,
            sys: Value::NULL,
            signal: Value::NULL,
            stdout: Value::NULL,
            arguments: Vec::new(),
            warnings: Vec::new(),
            seed: None,
            start: std::time::Instant::now(),
            most_digits: super::int::MOST_DIGITS,
            object_init: Value::NULL,
            consumers: Vec::new(),
            keyword_names: Vec::new(),
            shown: heap.root_vec(Hold::Strong),
            held: heap.root_vec(Hold::Strong),
            views: heap.root_vec(Hold::Weak),
            memory_error: Value::NULL,
        }
    }
}

impl Runtime {
    /// Makes everything that [`Known`] names; `methods` says how many each class of the table of types is going to have. `None`: the system gives no
    /// memory.
    pub(crate) fn boot(&mut self, methods: &[usize]) -> Result<(), Raised> {
        for row in TYPES {
            if row.ty == Type::Relay {
                // Builtin functions in Python are of the same class as those in Rust.
                let class = self.class(Type::Builtin);
                self.known.classes.push(class);
                let map = self.other_root(class, row.kind)?;
                self.known.maps.push(map);
                continue;
            }
            let base = self.known.classes.get(row.base as usize).copied();
            let mut order = base.map_or(Vec::new(), |base| base.mro().to_vec());
            let mut bases: Vec<_> = base.into_iter().collect();
            if row.ty == Type::ExceptionGroup {
                // The one builtin class with two bases.
                let exception = self.class(Type::Exception);
                order.insert(1, exception);
                bases.push(exception);
            }
            let class = self.leak_class(row.name, Some(row.ty), row.kind, row.ty, bases, order);
            self.known.classes.push(class);
            let root = self.root_map(class)?;
            self.known.maps.push(root);
        }
        self.known.empty_array = self.old_object(Type::Array, 16)?;
        self.known.empty_tuple = self.old_object(Type::Tuple, 16)?;
        self.known.empty_str = self.intern("")?;
        self.known.none = self.old_object(Type::None, 16)?;
        self.known.not_implemented = self.old_object(Type::NotImplementedType, 16)?;
        self.known.ellipsis = self.old_object(Type::Ellipsis, 16)?;
        self.known.end = self.old_object(Type::Object, 16)?;
        self.known.r#false = self.old_object(Type::Bool, 16)?;
        self.known.r#true = self.old_object(Type::Bool, 16)?;
        self.known.r#true.init(1, Value::small(1));
        for code in 0..=255u8 {
            let text = self.intern((code as char).encode_utf8(&mut [0; 4]))?;
            self.known.chars[code as usize] = text;
        }
        let letters: [Value; ASCII] = std::array::from_fn(|code| self.known.chars[code]);
        self.known.letters = self.old_tuple(&letters)?;
        for text in Name::TEXTS {
            let name = self.intern(text)?;
            self.known.names.push(name);
        }
        self.known.stdout = self.old_object(Type::File, 24)?;
        let name = self.intern("<stdout>")?;
        self.known.stdout.init(2, name);
        let error = self.old_object(Type::MemoryError, 56)?;
        Exception(error).clear(self.known.empty_tuple);
        self.known.memory_error = error;
        for (row, &methods) in TYPES.iter().zip(methods) {
            if row.ty == Type::Relay {
                continue;
            }
            // Besides its methods a class may have `__new__`, `__doc__` and the like.
            let attributes = match methods {
                0 => Dict::new(self)?,
                _ => Dict::with_capacity(self, methods + 4)?,
            };
            let class = self.class(row.ty);
            let object = self.new_class_object(class, self.class(Type::Type), attributes)?;
            class.object.set(object);
            let kind = class.kind;
            class.has_dict.set(
                matches!(kind, Kind::Exception | Kind::Module | Kind::Function)
                    || matches!(
                        row.ty,
                        Type::StaticMethod
                            | Type::ClassMethod
                            | Type::SimpleNamespace
                            | Type::Quitter
                            | Type::Printer
                            | Type::Helper
                    ),
            );
            class.has_weak.set(row.ty.has_weak());
        }
        Ok(())
    }

    fn old_object(&mut self, ty: Type, bytes: usize) -> Result<Value, Raised> {
        let object = self.allocate_old(self.header(ty), bytes)?;
        self.keep(object);
        Ok(object)
    }

    /// A tuple that is kept for ever, of what is kept for ever.
    pub(crate) fn old_tuple(&mut self, items: &[Value]) -> Result<Value, Raised> {
        let tuple = self.old_object(Type::Tuple, 16 + 8 * items.len())?;
        tuple.set_count(1, items.len());
        for (at, item) in items.iter().enumerate() {
            tuple.init(2 + at, *item);
        }
        Ok(tuple)
    }

    /// The Class object of a class.
    pub(crate) fn new_class_object(
        &mut self,
        class: ClassRef,
        metaclass: ClassRef,
        attributes: Dict,
    ) -> Result<Value, Raised> {
        let name = self.intern_weakly(&class.name())?;
        let bases: Vec<Value> = class.bases().iter().map(|base| base.object.get()).collect();
        let bases = self.new_tuple(&bases)?;
        let map = self.root_map(metaclass)?;
        let object = self.allocate_old(Header::new(map.short(), Kind::Class, 0, 0), 80)?;
        if class.is_builtin() {
            self.keep(object);
        }
        object.set_raw(1, class as *const _ as u64);
        let order: Vec<Value> = class.mro()[1..].iter().map(|class| class.object.get()).collect();
        let mut whole = vec![object];
        whole.extend(order);
        let order = self.new_tuple(&whole)?;
        let none = self.none();
        // Some builtin classes are known by the name of a module in front.
        let (module, name) = match class.name().split_once('.') {
            Some((module, rest)) if class.is_builtin() => {
                (self.intern(module)?, self.intern(rest)?)
            }
            _ => (none, name),
        };
        if module != none {
            // Its objects have the attribute, too, as they do for a class of a program.
            attributes.set_str(self, self.name(Name::Module), module)?;
        }
        for (word, value) in (2..).zip([name, bases, order, attributes.0, name, module, none]) {
            self.heap.set(object, word, value);
        }
        Ok(object)
    }

    /// Keeps an object that never moves for ever.
    pub fn keep(&mut self, object: Value) {
        self.known.immortal.push(object);
        self.heap.lives_on(object);
    }

    /// `None`.
    #[inline(always)]
    pub fn none(&self) -> Value {
        self.known.none
    }

    /// `True` or `False`.
    #[inline(always)]
    pub fn bool(&self, claim: bool) -> Value {
        if claim { self.known.r#true } else { self.known.r#false }
    }

    /// `NotImplemented`.
    #[inline(always)]
    pub fn not_implemented(&self) -> Value {
        self.known.not_implemented
    }

    /// A name of the table as a string.
    #[inline(always)]
    pub fn name(&self, name: Name) -> Value {
        self.known.names[name as usize]
    }

    /// A builtin class.
    #[inline(always)]
    pub fn class(&self, ty: Type) -> ClassRef {
        self.known.classes[ty as usize]
    }

    /// The map of the instances of a builtin class.
    #[inline(always)]
    pub fn map(&self, ty: Type) -> &'static Map {
        self.known.maps[ty as usize]
    }

    /// The header of a fresh instance of a builtin class.
    #[inline(always)]
    pub fn header(&self, ty: Type) -> Header {
        let map = self.map(ty);
        Header::new(map.short(), map.kind, 0, 0)
    }

    /// The class of any value.
    #[inline(always)]
    pub fn class_of(&self, value: Value) -> ClassRef {
        if value.is_small() { self.class(Type::Int) } else { value.map().class }
    }

    /// The class of a value as programs see it: the globals of a module are a dict.
    pub fn visible_class(&self, value: Value) -> Value {
        let class = self.class_of(value);
        if class.is(Type::ModuleDict) { self.class(Type::Dict) } else { class }.object.get()
    }

    /// The name of a value's class, for messages.
    pub fn type_name(&self, value: Value) -> String {
        self.class_of(value).dotted_name()
    }

    /// The name of a value's class, but `None` for `None`, as CPython's messages about arguments have it.
    pub fn type_name_or_none(&self, value: Value) -> String {
        if value == self.known.none { "None".into() } else { self.type_name(value) }
    }

    /// The TypeError of a value that is no integer where one is needed.
    #[cold]
    pub fn raise_not_integer<T>(&mut self, value: Value) -> Result<T, Raised> {
        let name = self.type_name(value);
        let text = format!("'{name}' object cannot be interpreted as an integer");
        self.raise(Type::TypeError, text)
    }

    /// Whether a value is an instance of exactly that builtin class.
    #[inline(always)]
    pub fn is_exactly(&self, value: Value, ty: Type) -> bool {
        std::ptr::eq(self.class_of(value), self.class(ty))
    }

    /// Whether a value is an instance of that builtin class or of a class that inherits from it.
    pub fn is_instance(&self, value: Value, ty: Type) -> bool {
        self.class_of(value).is_subclass(self.class(ty))
    }

    /// The class that a Class object is; `None` for other values.
    #[inline]
    pub fn as_class(&self, value: Value) -> Option<ClassRef> {
        value.is(Kind::Class).then(|| value.class_data())
    }

    /// The class that a value has to be.
    pub fn class_of_object(&mut self, value: Value) -> Result<ClassRef, Raised> {
        match self.as_class(value) {
            Some(class) => Ok(class),
            None => {
                let text = format!("a class is required, not '{}'", self.type_name(value));
                self.raise(Type::TypeError, text)
            }
        }
    }

    /// The interned string with this text, which lives for ever from now on: for names that the runtime itself has.
    pub fn intern(&mut self, text: &str) -> Result<Value, Raised> {
        let name = self.intern_weakly(text)?;
        if name.flags() & Str::KEPT == 0 {
            self.keep(name);
            name.set_flags(name.flags() | Str::KEPT);
        }
        Ok(name)
    }

    /// The interned string with this text, for names of the program's: it never moves, and lives as long as something refers to it.
    pub fn intern_weakly(&mut self, text: &str) -> Result<Value, Raised> {
        if let Some(known) = self.known.interned.get(text) {
            return Ok(*known);
        }
        let string = Str::old(self, text)?;
        self.known.interned.insert(string.text(), string.0);
        Ok(string.0)
    }

    /// The interned string equal to a string.
    #[inline]
    pub fn intern_value(&mut self, string: Value) -> Result<Value, Raised> {
        if string.flags() & Str::INTERNED != 0 {
            return Ok(string);
        }
        self.intern_weakly(Str(string).text())
    }

    /// The interned string equal to a string, if there is one: an attribute of that name may exist.
    #[inline]
    pub fn find_interned(&self, string: Value) -> Option<Value> {
        if string.flags() & Str::INTERNED != 0 {
            return Some(string);
        }
        self.known.interned.get(Str(string).text()).copied()
    }
}
