//! Classes as objects: `type`, what a call of it makes, and its attributes.

use super::ANY;
use super::objects::{Computed, computed};
use crate::interp::core::frame::code_of;
use crate::object::class::out_of_cell;
use crate::object::globals;
use crate::object::words::{class, module_dict};
use crate::object::{
    Class, ClassRef, Dict, Event, Kind, List, Name, Raised, Str, Subject, Tuple, Type, Value,
    instance::payload,
};
use crate::vm::{Args, Builtin, Intrinsic, Vm};
use rustc_hash::FxHashSet;

crate::builtins! {
    /// Methods of classes.
    TYPE of Type;
    "mro" mro (0, 0) "()" ANY;
    "__subclasses__" subclasses (0, 0) "()" ANY;
    "__instancecheck__" instance_check (1, 1) "(instance)" ANY;
    "__subclasscheck__" subclass_check (1, 1) "(subclass)" ANY;
    "__repr__" repr (0, 0) "()" ANY;
    "__getattribute__" get_attribute (1, 1) "(name)" ANY;
    "__setattr__" set_attribute (2, 2) "(name, value)" ANY;
    "__delattr__" delete_attribute (1, 1) "(name)" ANY;
    "__dir__" dir (0, 0) "()" ANY;
    "__sizeof__" size_of (0, 0) "()" ANY;
    keywords "__call__" call (0, 255) "(*args, **kwargs)" ANY;
    keywords "__init__" init (0, 255) "(*args, **kwargs)" ANY;
}

/// The attributes that are computed.
pub(super) static COMPUTED: &[Computed] = &[
    computed(Type::Type, "__name__", class_name, Some(set_class_name)).known(Intrinsic::ClassName),
    computed(Type::Type, "__qualname__", class_qualname, Some(set_class_qualname)),
    computed(Type::Type, "__module__", class_module, Some(set_class_module)),
    computed(Type::Type, "__bases__", class_bases, Some(set_class_bases)),
    computed(Type::Type, "__base__", class_base, None),
    computed(Type::Type, "__mro__", class_mro, None),
    computed(Type::Type, "__dict__", class_dict, None),
    computed(Type::Type, "__doc__", class_doc, Some(set_class_doc)),
    computed(Type::Type, "__annotations__", class_annotations, Some(set_class_annotations)),
    computed(Type::Type, "__abstractmethods__", abstract_methods, Some(set_abstract_methods)),
    computed(Type::Type, "__flags__", flags, None),
    computed(Type::Type, "__basicsize__", basic_size, None),
    computed(Type::Type, "__itemsize__", zero, None),
    computed(Type::Type, "__dictoffset__", dict_offset, None),
    computed(Type::Type, "__weakrefoffset__", weak_offset, None),
    computed(Type::Type, "__text_signature__", text_signature, None),
];

/// Class methods that classes start with.
pub(super) fn boot(vm: &mut Vm) -> Result<(), Raised> {
    static SUBCLASS: Builtin =
        Builtin::new("__init_subclass__", init_subclass, (1, 1), "()", ANY).with_keywords();
    static PREPARE: Builtin =
        Builtin::new("__prepare__", prepare, (1, 255), "()", ANY).with_keywords();
    for (ty, row) in [(Type::Object, &SUBCLASS), (Type::Type, &PREPARE)] {
        let hook = vm.new_builtin(row, true)?;
        let hook = vm.new_wrapper(Type::ClassMethod, hook)?;
        vm.set_in_builtin(ty, row.name, hook)?;
    }
    Ok(())
}

fn init_subclass(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.keywords() > 0 {
        let class = vm.as_class(args.get(0)).map_or(String::new(), |class| class.name());
        let text = format!("{class}.__init_subclass__() takes no keyword arguments");
        return vm.raise(Type::TypeError, text);
    }
    Ok(vm.none())
}

fn prepare(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(Dict::new(vm)?.0)
}

fn this_class(vm: &Vm, args: Args) -> ClassRef {
    vm.as_class(args.get(0)).unwrap_or(vm.class(Type::Object))
}

/// The classes whose parameters `inspect.signature` knows, with these.
const SIGNATURES: &[(Type, &str)] = &[
    (Type::Object, "()"),
    (Type::Complex, "(real=0, imag=0)"),
    (Type::Enumerate, "(iterable, start=0)"),
    (Type::Float, "(x=0, /)"),
    (Type::Function, "(code, globals, name=None, argdefs=None, closure=None)"),
    (Type::List, "(iterable=(), /)"),
    (Type::MemoryView, "(object)"),
    (Type::Method, "(function, instance, /)"),
    (Type::Module, "(name, doc=None)"),
    (Type::Property, "(fget=None, fset=None, fdel=None, doc=None)"),
    (Type::Reversed, "(sequence, /)"),
    (Type::Tuple, "(iterable=(), /)"),
];

fn text_signature(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = this_class(vm, args);
    match SIGNATURES.iter().find(|(ty, _)| std::ptr::eq(vm.class(*ty), class)) {
        Some((_, text)) => vm.new_str(text),
        None => Ok(vm.none()),
    }
}

fn zero(_: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(Value::small(0))
}

// ---- calling

fn call(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.construct(args.get(0), &args.values()[1..], args.names())
}

fn init(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.len() == 2 && args.keywords() > 0 {
        return vm.raise(Type::TypeError, "type.__init__() takes no keyword arguments");
    }
    if args.len() != 2 && args.len() != 4 {
        return vm.raise(Type::TypeError, "type.__init__() takes 1 or 3 arguments");
    }
    Ok(vm.none())
}

/// `type.__new__(metaclass, name, bases, namespace, **keywords)`
pub(super) fn new_type(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(metaclass) = vm.as_class(args.get(0)) else {
        let what = vm.type_name(args.get(0));
        let text = format!("type.__new__(X): X is not a type object ({what})");
        return vm.raise(Type::TypeError, text);
    };
    if !metaclass.is_metaclass() {
        let name = metaclass.name();
        let text = format!("type.__new__({name}): {name} is not a subtype of type");
        return vm.raise(Type::TypeError, text);
    }
    if args.len() != 4 {
        let text = format!("type.__new__() takes exactly 3 arguments ({} given)", args.len() - 1);
        return vm.raise(Type::TypeError, text);
    }
    let expected = [(Kind::Str, "str"), (Kind::Tuple, "tuple"), (Kind::Dict, "dict")];
    for (at, (kind, wanted)) in expected.into_iter().enumerate() {
        if !payload(args.get(at + 1)).is(kind) {
            let what = vm.type_name_or_none(args.get(at + 1));
            let text = format!("type.__new__() argument {} must be {wanted}, not {what}", at + 1);
            return vm.raise(Type::TypeError, text);
        }
    }
    if Str(payload(args.get(1))).text().contains('\0') {
        return vm.raise(Type::ValueError, "type name must not contain null characters");
    }
    let bases = Tuple(payload(args.get(2)));
    let mro_entries = vm.name(Name::MroEntries);
    for base in bases.items() {
        if !base.is(Kind::Class) && vm.find_attribute(*base, mro_entries)?.is_some() {
            let text = "type() doesn't support MRO entry resolution; use types.new_class()";
            return vm.raise(Type::TypeError, text);
        }
    }
    let winner = vm.winning_metaclass(metaclass, bases.items())?;
    if winner != metaclass {
        let new = vm.lookup(winner, vm.name(Name::New));
        let of_type = vm.lookup(vm.class(Type::Type), vm.name(Name::New));
        if let Some(new) = new.filter(|new| Some(*new) != of_type) {
            let new = vm.bind_as(new, Value::NULL, winner.object.get())?;
            let rest = &args.values()[1..];
            return vm.call_after(new, winner.object.get(), rest, args.names());
        }
    }
    vm.make_class(winner, args)
}

impl Vm {
    /// `__name__` of the module whose code is running.
    fn name_of_module_around(&mut self) -> Result<Option<Value>, Raised> {
        let (scope, name) = (self.globals_around()?, self.name(Name::Name));
        Ok(match scope.kind() {
            Kind::ModuleDict => globals(scope.field(module_dict::MODULE)).get(name),
            _ => Dict::of(payload(scope)).and_then(|scope| scope.get_str(name)),
        })
    }

    /// The class that `type.__new__` makes; the arguments are those of the call, checked.
    fn make_class(&mut self, metaclass: ClassRef, args: Args) -> Result<Value, Raised> {
        let name = Str(payload(args.get(1))).text();
        let mut bases = Vec::new();
        for base in Tuple(payload(args.get(2))).items() {
            match self.as_class(*base) {
                Some(class) => bases.push(class),
                None => return self.raise(Type::TypeError, "bases must be types"),
            }
        }
        // What is wrong with the bases is said before what is wrong with the namespace.
        let base = self.best_base(&bases)?;
        let namespace = Dict(payload(args.get(3)));
        let attributes = namespace.copy(self)?;
        let wish = self.take_slots(name, base, &bases, attributes)?;
        let module = self.name(Name::Module);
        if attributes.get_str(module).is_none()
            && let Some(name) = self.name_of_module_around()?
        {
            attributes.set(self, module, name)?;
        }
        let qualname_key = self.name(Name::Qualname);
        let qualname = attributes.remove(self, qualname_key)?;
        if let Some(given) = qualname.filter(|given| !payload(*given).is(Kind::Str)) {
            let what = self.type_name_or_none(given);
            let text = format!("type __qualname__ must be a str, not {what}");
            return self.raise(Type::TypeError, text);
        }
        self.mark_methods(attributes)?;
        let cell_key = self.name(Name::ClassCell);
        let cell = attributes.remove(self, cell_key)?;
        if let Some(cell) = cell.filter(|cell| !cell.is(Kind::Cell)) {
            let what = self.class_of(cell).object.get();
            let what = self.repr_text(what)?;
            let text = format!("type __classcell__ must be a nonlocal cell, not {what}");
            return self.raise(Type::TypeError, text);
        }
        let class = self.new_class(metaclass, name, &bases, attributes)?;
        let object = class.object.get();
        if let Some(qualname) = qualname {
            self.heap.set(object, 6, qualname);
        }
        let doc = attributes.get_str(self.name(Name::Doc));
        self.complete(class, &wish, attributes)?;
        if let Some(doc) = doc {
            self.heap.set(object, 8, doc);
        }
        if let Some(module) = attributes.get_str(module) {
            self.heap.set(object, 7, module);
        }
        if let Some(cell) = cell {
            self.heap.set(cell, 1, object);
        }
        self.expect_attributes(class);
        self.tell_attributes(class, namespace)?;
        let above = self.make_super_of(object, object)?;
        let hook = self.name(Name::InitSubclass);
        let hook = self.get_attribute(above, hook)?;
        self.call_with(hook, &args.values()[4..], args.names())?;
        Ok(object)
    }

    /// How many attributes instances are likely to have, by what the methods of the class and of those above it set, and by what instances
    /// of those above were seen to have. The first instance has room for them, as all others have: code is made for what it looks like.
    fn expect_attributes(&mut self, class: ClassRef) {
        let mut names = FxHashSet::default();
        for above in class.mro().iter().filter(|above| above.is_user() && !class.has_payload()) {
            for (_, method) in above.dict().iter().filter(|(_, value)| value.is(Kind::Function)) {
                names.extend(code_of(method).unit.head.sets());
            }
        }
        let mut count = names.len();
        if count > 0 {
            let seen = class.bases().iter().map(|base| base.expected_slots()).max();
            count = count.max(seen.unwrap_or(0) as usize);
        }
        if class.slot_count() > 0 && !class.has_dict.get() {
            count = 0;
        }
        class.plan_slots(count);
    }

    /// Some methods are static or class methods without saying so.
    fn mark_methods(&mut self, attributes: Dict) -> Result<(), Raised> {
        let implied = [
            (Name::New, Type::StaticMethod),
            (Name::InitSubclass, Type::ClassMethod),
            (Name::ClassGetItem, Type::ClassMethod),
        ];
        for (name, ty) in implied {
            let name = self.name(name);
            if let Some(function) = attributes.get_str(name).filter(|f| f.is(Kind::Function)) {
                let wrapper = self.new_wrapper(ty, function)?;
                attributes.set(self, name, wrapper)?;
            }
        }
        Ok(())
    }

    /// What `__slots__` of a namespace ask for.
    fn take_slots(
        &mut self,
        class: &str,
        base: ClassRef,
        bases: &[ClassRef],
        attributes: Dict,
    ) -> Result<Wish, Raised> {
        let inherited = |has: fn(&Class) -> bool| bases.iter().any(|base| has(base));
        let (had_dict, had_weak) =
            (inherited(|base| base.has_dict.get()), inherited(|base| base.has_weak.get()));
        let varies = matches!(base.base_type, Type::Int | Type::Tuple | Type::Bytes | Type::Type);
        let plain = base.base_type == Type::Type;
        let Some(slots) = attributes.get_str(self.name(Name::Slots)) else {
            return Ok(Wish {
                names: Vec::new(),
                dict: true,
                own_dict: !had_dict && !plain,
                weak: had_weak || !varies,
                own_weak: !had_weak && !varies,
            });
        };
        let list = match payload(slots).is(Kind::Str) {
            true => List(self.new_list(&[payload(slots)])?),
            false => self.to_list(slots)?,
        };
        if !list.is_empty() && varies {
            let text = format!("nonempty __slots__ not supported for subtype of '{}'", base.name());
            return self.raise(Type::TypeError, text);
        }
        let mut wish = Wish {
            names: Vec::new(),
            dict: had_dict,
            own_dict: false,
            weak: had_weak,
            own_weak: false,
        };
        let (dict, weak) = (self.name(Name::Dict), self.name(Name::Weakref));
        for at in 0..list.len() {
            let Some(name) = self.slot_name(class, list.get(at), attributes)? else {
                continue;
            };
            if name == dict {
                if had_dict || wish.own_dict {
                    let text = "__dict__ slot disallowed: we already got one";
                    return self.raise(Type::TypeError, text);
                }
                (wish.dict, wish.own_dict) = (true, true);
            } else if name == weak {
                if had_weak || wish.own_weak {
                    let text = "__weakref__ slot disallowed: either we already got one, or \
                                __itemsize__ != 0";
                    return self.raise(Type::TypeError, text);
                }
                (wish.weak, wish.own_weak) = (true, true);
            } else if !wish.names.contains(&name) {
                wish.names.push(name);
            }
        }
        wish.names.sort_by_key(|name| Str(*name).text());
        Ok(wish)
    }

    /// One name of `__slots__` as it is stored; `None` for what the class statement adds by itself.
    fn slot_name(
        &mut self,
        class: &str,
        given: Value,
        attributes: Dict,
    ) -> Result<Option<Value>, Raised> {
        let name = payload(given);
        if !name.is(Kind::Str) {
            let what = self.type_name(given);
            let text = format!("__slots__ items must be strings, not '{what}'");
            return self.raise(Type::TypeError, text);
        }
        let text = Str(name).text();
        let mut chars = text.chars();
        let starts = |c: char| c == '_' || c.is_alphabetic();
        if !chars.next().is_some_and(starts) || !chars.all(|c| c == '_' || c.is_alphanumeric()) {
            return self.raise(Type::TypeError, "__slots__ must be identifiers");
        }
        let stripped = class.trim_start_matches('_');
        let is_private = text.starts_with("__") && !text.ends_with("__") && !stripped.is_empty();
        let name = match is_private {
            true => self.intern_weakly(&format!("_{stripped}{text}"))?,
            false => self.intern_value(name)?,
        };
        if name == self.name(Name::Dict) || name == self.name(Name::Weakref) {
            return Ok(Some(name));
        }
        if attributes.get_str(name).is_some() {
            let own = [Name::Qualname, Name::ClassCell].map(|own| self.name(own));
            if own.contains(&name) {
                return Ok(None);
            }
            let text = format!("'{}' in __slots__ conflicts with class variable", Str(name).text());
            return self.raise(Type::ValueError, text);
        }
        Ok(Some(name))
    }

    /// What a class has besides its namespace.
    fn complete(&mut self, class: ClassRef, wish: &Wish, attributes: Dict) -> Result<(), Raised> {
        let object = class.object.get();
        let mut keys = Vec::with_capacity(wish.names.len());
        for name in &wish.names {
            let key = Str::key(self, Str(*name).text())?;
            keys.push(key);
            let member = self.new_member(object, key)?;
            attributes.set(self, *name, member)?;
        }
        // Maps name them as long as there are any.
        let kept = self.new_tuple(&keys)?;
        self.heap.set(object, 9, kept);
        *class.slots.borrow_mut() = keys;
        class.has_dict.set(wish.dict);
        class.has_weak.set(wish.weak);
        static DICT: Builtin = Builtin::new("__dict__", super::objects::dict, (0, 0), "()", ANY)
            .of(Type::Object)
            .with_intrinsic(Intrinsic::InstanceDict);
        static SET_DICT: Builtin =
            Builtin::new("__dict__", super::objects::set_dict, (1, 1), "(value)", ANY)
                .of(Type::Object);
        static WEAK: Builtin =
            Builtin::new("__weakref__", crate::builtins::weakref::first, (0, 0), "()", ANY)
                .of(Type::Object);
        let none = self.none();
        let own = [
            (wish.own_dict, Name::Dict, &DICT, Some(&SET_DICT)),
            (wish.own_weak, Name::Weakref, &WEAK, None),
        ];
        for (_, name, getter, setter) in own.into_iter().filter(|(own, ..)| *own) {
            let name = self.name(name);
            if attributes.get_str(name).is_some() {
                continue;
            }
            let getter = self.computed_part(getter)?;
            let setter = match setter {
                Some(setter) => self.computed_part(setter)?,
                None => none,
            };
            let property = self.new_getset(getter, setter, object)?;
            attributes.set(self, name, property)?;
            self.heap.settle(vec![property.bits()]);
        }
        let doc = self.name(Name::Doc);
        if attributes.get_str(doc).is_none() {
            attributes.set(self, doc, none)?;
        }
        let (eq, hash) = (self.name(Name::Eq), self.name(Name::Hash));
        let hides_hash = attributes.get_str(eq).is_some() && attributes.get_str(hash).is_none();
        if hides_hash {
            attributes.set(self, hash, none)?;
        }
        let changed = if hides_hash { hash } else { doc };
        self.happens(Event::ClassAttribute, Subject::Attribute(class, changed));
        Ok(())
    }

    /// The builtin of a row that many classes have, made once.
    fn computed_part(&mut self, row: &'static Builtin) -> Result<Value, Raised> {
        let known = self.computed.iter().find(|(known, _)| std::ptr::eq(*known, row));
        if let Some((_, value)) = known {
            return Ok(*value);
        }
        let value = self.new_builtin(row, true)?;
        self.computed.push((row, value));
        Ok(value)
    }

    /// Calls `__set_name__` of the attributes that have it.
    fn tell_attributes(&mut self, class: ClassRef, namespace: Dict) -> Result<(), Raised> {
        let object = class.object.get();
        // It may change the namespace.
        let attributes = namespace.copy(self)?;
        let mut at = 0;
        while let Some((next, name, value)) = attributes.next(at) {
            at = next;
            let Some(method) = self.special(value, Name::SetName) else { continue };
            if self.call_special(method, value, &[object, name]).is_ok() {
                continue;
            }
            let cause = self.take_pending();
            let text = format!(
                "Error calling __set_name__ on '{}' instance {} in '{}'",
                self.type_name(value),
                self.repr_text(name)?,
                class.name()
            );
            let text = self.new_str(&text)?;
            let error = self.class(Type::RuntimeError);
            let error = self.new_exception(error, &[text])?;
            crate::object::Exception(error).set_cause(self, cause);
            crate::object::Exception(error).set_context(self, cause);
            return self.raise_value(error);
        }
        Ok(())
    }
}

/// What is to be added to a class because of its `__slots__`, or because it has none.
struct Wish {
    names: Vec<Value>,
    dict: bool,
    own_dict: bool,
    weak: bool,
    own_weak: bool,
}

// ---- attributes

fn get_attribute(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = super::objects::name_argument(vm, args)?;
    match vm.find_plainly(args.get(0), name)? {
        Some(value) => Ok(value),
        None => vm.raise_no_attribute(args.get(0), name),
    }
}

fn set_attribute(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = super::objects::name_argument(vm, args)?;
    vm.set_plainly(args.get(0), name, args.get(2))?;
    Ok(vm.none())
}

fn delete_attribute(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = super::objects::name_argument(vm, args)?;
    vm.delete_plainly(args.get(0), name)?;
    Ok(vm.none())
}

fn repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = this_class(vm, args);
    let text = format!("<class '{}'>", vm.full_name(class));
    vm.new_str(&text)
}

fn dir(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = Dict::new(vm)?;
    let none = vm.none();
    for class in this_class(vm, args).mro() {
        for (name, _) in class.dict().iter() {
            names.set(vm, name, none)?;
        }
    }
    Ok(vm.to_list(names.0)?.0)
}

fn size_of(_: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(Value::small(1064))
}

fn class_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = this_class(vm, args).attribute_name();
    vm.new_str(&name)
}

/// TypeError for changing a class of no program; `what` is the attribute.
fn check_mutable(vm: &mut Vm, args: Args, what: &str) -> Result<ClassRef, Raised> {
    let class = this_class(vm, args);
    if class.is_builtin() || class.is_closed.get() {
        let class = class.dotted_name();
        let text = format!("cannot set '{what}' attribute of immutable type '{class}'");
        return vm.raise(Type::TypeError, text);
    }
    Ok(class)
}

fn text_for(vm: &mut Vm, args: Args, what: &str) -> Result<Value, Raised> {
    let class = check_mutable(vm, args, what)?;
    let text = payload(args.get(1));
    if text.is(Kind::Str) {
        return Ok(text);
    }
    let text = format!(
        "can only assign string to {}.{what}, not '{}'",
        class.name(),
        vm.type_name(args.get(1))
    );
    vm.raise(Type::TypeError, text)
}

fn set_class_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = text_for(vm, args, "__name__")?;
    if Str(name).text().contains('\0') {
        return vm.raise(Type::ValueError, "type name must not contain null characters");
    }
    let class = this_class(vm, args);
    class.set_name(Str(name).text());
    vm.heap.set(args.get(0), 2, name);
    let attribute = vm.intern("__name__")?;
    vm.happens(Event::ClassAttribute, Subject::Attribute(class, attribute));
    Ok(vm.none())
}

fn class_qualname(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(class::QUALNAME))
}

fn set_class_qualname(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = text_for(vm, args, "__qualname__")?;
    vm.heap.set(args.get(0), 6, name);
    Ok(vm.none())
}

fn class_module(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.name(Name::Module);
    let class = this_class(vm, args);
    if class.is_user()
        && let Some(module) = class.dict().get_str(name)
    {
        return Ok(out_of_cell(module));
    }
    let module = args.get(0).field(class::MODULE);
    if module == vm.none() { vm.new_str("builtins") } else { Ok(module) }
}

fn set_class_module(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = check_mutable(vm, args, "__module__")?;
    let name = vm.name(Name::Module);
    vm.set_class_attribute(class, name, args.get(1))?;
    Ok(vm.none())
}

fn class_bases(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(class::BASES))
}

fn set_class_bases(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = check_mutable(vm, args, "__bases__")?;
    vm.change_bases(class, args.get(1))?;
    Ok(vm.none())
}

fn class_base(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let base = this_class(vm, args).base.get();
    Ok(base.map_or(vm.none(), |base| base.object.get()))
}

fn class_mro(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(class::MRO))
}

fn class_dict(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = this_class(vm, args);
    vm.class_proxy(class)
}

fn class_doc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.name(Name::Doc);
    let class = this_class(vm, args);
    match class.dict().get_str(name).map(out_of_cell) {
        Some(doc) if !doc.is(Kind::Property) || class.is_user() => {
            vm.bind_as(doc, Value::NULL, args.get(0))
        }
        _ => Ok(args.get(0).field(class::DOC)),
    }
}

fn set_class_doc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = check_mutable(vm, args, "__doc__")?;
    let name = vm.name(Name::Doc);
    vm.set_class_attribute(class, name, args.get(1))?;
    Ok(vm.none())
}

/// The annotations of the class itself; a class without any gets an empty dict.
fn class_annotations(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.name(Name::Annotations);
    let class = this_class(vm, args);
    if !class.is_user() {
        return vm.raise_no_attribute(args.get(0), name);
    }
    if let Some(found) = class.dict().get_str(name) {
        let found = out_of_cell(found);
        return vm.bind_as(found, Value::NULL, args.get(0));
    }
    let annotations = Dict::new(vm)?;
    vm.set_class_attribute(class, name, annotations.0)?;
    Ok(annotations.0)
}

fn set_class_annotations(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = check_mutable(vm, args, "__annotations__")?;
    let name = vm.name(Name::Annotations);
    vm.set_class_attribute(class, name, args.get(1))?;
    Ok(vm.none())
}

fn abstract_methods(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.name(Name::AbstractMethods);
    let class = this_class(vm, args);
    match class.dict().get_str(name).filter(|_| !class.is(Type::Type)) {
        Some(found) => Ok(out_of_cell(found)),
        None => {
            let attribute = vm.new_str("__abstractmethods__")?;
            vm.raise_with(Type::AttributeError, &[attribute])
        }
    }
}

fn set_abstract_methods(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = check_mutable(vm, args, "__abstractmethods__")?;
    let some = vm.truth(args.get(1))?;
    let name = vm.name(Name::AbstractMethods);
    class.is_abstract.set(some);
    vm.set_class_attribute(class, name, args.get(1))?;
    Ok(vm.none())
}

/// The bits of CPython's that programs look at: heap type, base type, ready, abstract.
fn flags(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = this_class(vm, args);
    let is_base = class.builtin.is_none_or(|ty| ty.is_base());
    let bits = (class.is_user() as i64) << 9
        | (is_base as i64) << 10
        | 1 << 12
        | 1 << 14
        | (class.is_abstract.get() as i64) << 20;
    vm.new_int(bits)
}

fn basic_size(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = this_class(vm, args);
    let own = class.slot_count() + class.has_dict.get() as usize + class.has_weak.get() as usize;
    vm.new_int(16 + 8 * own as i64)
}

fn dict_offset(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(this_class(vm, args).has_dict.get() as i64 * 16))
}

fn weak_offset(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(this_class(vm, args).has_weak.get() as i64 * 24))
}

fn mro(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = this_class(vm, args);
    let order = vm.computed_order(class)?;
    let objects: Vec<Value> = order.iter().map(|class| class.object.get()).collect();
    vm.new_list(&objects)
}

fn subclasses(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let classes = this_class(vm, args).subclasses();
    let objects: Vec<Value> = classes.iter().map(|class| class.object.get()).collect();
    vm.new_list(&objects)
}

fn instance_check(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.plain_instance_check(args.get(1), args.get(0))?;
    Ok(vm.bool(answer))
}

fn subclass_check(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.plain_subclass_check(args.get(1), args.get(0))?;
    Ok(vm.bool(answer))
}
