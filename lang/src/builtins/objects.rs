//! Methods and attributes of `object` and of classes, and the computed attributes of everything plain.

use super::{ANY, FRESH, callables, classes, code, exceptions, frames, generators};
use crate::object::words::{class, slice, view};
use crate::object::{
    ClassFlags, Dict, Int, Kind, Name, Object, Raised, Type, Value, instance, instance::payload,
};
use crate::operation::Comparison;
use crate::vm::{Args, Builtin, BuiltinFn, Intrinsic, Vm};

crate::builtins! {
    /// Methods of `object`.
    OBJECT of Object;
    "__repr__" default_repr (0, 0) "()" ANY;
    "__str__" default_str (0, 0) "()" ANY;
    "__eq__" default_eq (1, 1) "(other)" FRESH;
    "__ne__" default_ne (1, 1) "(other)" ANY;
    "__lt__" not_implemented (1, 1) "(other)" FRESH;
    "__le__" not_implemented (1, 1) "(other)" FRESH;
    "__gt__" not_implemented (1, 1) "(other)" FRESH;
    "__ge__" not_implemented (1, 1) "(other)" FRESH;
    "__hash__" default_hash (0, 0) "()" FRESH;
    "__format__" default_format (1, 1) "(spec)" ANY;
    "__getattribute__" get_attribute (1, 1) "(name)" ANY;
    known ObjectSetAttr "__setattr__" set_attribute (2, 2) "(name, value)" ANY;
    "__delattr__" delete_attribute (1, 1) "(name)" ANY;
}

/// Attributes of builtin classes that are computed: class, name, getter, setter.
pub(crate) struct Computed {
    ty: Type,
    getter: Builtin,
    setter: Option<Builtin>,
}

impl Computed {
    /// The row with a getter that handlers know.
    pub(super) const fn known(mut self, getter: Intrinsic) -> Computed {
        self.getter = self.getter.with_intrinsic(getter);
        self
    }
}

pub(crate) const fn computed(
    ty: Type,
    name: &'static str,
    getter: BuiltinFn,
    setter: Option<BuiltinFn>,
) -> Computed {
    Computed {
        ty,
        getter: Builtin::new(name, getter, (0, 0), "()", ANY).of(ty),
        setter: match setter {
            Some(setter) => Some(Builtin::new(name, setter, (1, 1), "(value)", ANY).of(ty)),
            None => None,
        },
    }
}

static COMPUTED: &[Computed] = &[
    computed(Type::Object, "__class__", class, Some(set_class)).known(Intrinsic::ClassOf),
    computed(Type::BaseException, "__dict__", dict, Some(set_dict)),
    computed(Type::Module, "__dict__", dict, None),
    computed(Type::SimpleNamespace, "__dict__", dict, None),
    computed(Type::Quitter, "__dict__", dict, None),
    computed(Type::Printer, "__dict__", dict, None),
    computed(Type::Helper, "__dict__", dict, None),
    computed(Type::Object, "__doc__", doc, None),
    computed(Type::WeakRef, "__callback__", crate::builtins::weakref::callback, None),
    computed(Type::Numbers, "typecode", super::arrays::type_code, None),
    computed(Type::Numbers, "itemsize", super::arrays::item_size, None),
    computed(Type::Deque, "maxlen", super::deques::most, None),
    computed(Type::Module, "__annotations__", module_annotations, None),
    computed(Type::Range, "start", first_word, None),
    computed(Type::Range, "stop", second_word, None),
    computed(Type::Range, "step", third_word, None),
    computed(Type::Slice, "start", first_word, None).known(Intrinsic::SliceStart),
    computed(Type::Slice, "stop", second_word, None).known(Intrinsic::SliceStop),
    computed(Type::Slice, "step", third_word, None).known(Intrinsic::SliceStep),
    computed(Type::Int, "real", number_real, None),
    computed(Type::Int, "imag", int_zero, None),
    computed(Type::Int, "numerator", number_real, None),
    computed(Type::Int, "denominator", int_one, None),
    computed(Type::Float, "real", number_real, None),
    computed(Type::Float, "imag", float_zero, None),
    computed(Type::DictKeys, "mapping", view_mapping, None),
    computed(Type::DictValues, "mapping", view_mapping, None),
    computed(Type::DictItems, "mapping", view_mapping, None),
    computed(Type::Complex, "real", complex_real, None).known(Intrinsic::RealPart),
    computed(Type::Complex, "imag", complex_imaginary, None).known(Intrinsic::ImaginaryPart),
    computed(Type::File, "name", second_word, None),
    computed(Type::File, "closed", file_closed, None),
    computed(Type::File, "encoding", file_encoding, None),
    computed(Type::File, "errors", file_errors, None),
    computed(Type::File, "mode", file_mode, None),
    computed(Type::File, "newlines", file_newlines, None),
    computed(Type::File, "line_buffering", file_line_buffering, None),
    computed(Type::File, "buffer", file_buffer, None),
];

/// Makes the computed attributes, and what calls rely on.
impl Vm {
    /// Gives builtin classes their computed attributes.
    pub(crate) fn add_computed(&mut self, rows: &'static [Computed]) -> Result<(), Raised> {
        for row in rows {
            let getter = self.new_builtin(&row.getter, true)?;
            let setter = match &row.setter {
                Some(setter) => self.new_builtin(setter, true)?,
                None => self.none(),
            };
            let owner = self.class(row.ty).object.get();
            let property = self.new_getset(getter, setter, owner)?;
            self.set_in_builtin(row.ty, row.getter.name, property)?;
        }
        Ok(())
    }
}

pub(super) fn boot(vm: &mut Vm) -> Result<(), Raised> {
    let tables = [
        COMPUTED,
        callables::COMPUTED,
        classes::COMPUTED,
        super::aliases::COMPUTED,
        super::descriptors::COMPUTED,
        exceptions::COMPUTED,
        generators::COMPUTED,
        super::views::COMPUTED,
        code::COMPUTED,
        frames::COMPUTED,
    ];
    for rows in tables {
        vm.add_computed(rows)?;
    }
    exceptions::boot(vm)?;
    static INIT: Builtin = Builtin::new("__init__", object_init, (1, 255), "(*args)", ANY)
        .with_keywords()
        .with_intrinsic(Intrinsic::ObjectInit);
    let init = vm.new_builtin(&INIT, true)?;
    vm.known.object_init = init;
    vm.set_in_builtin(Type::Object, "__init__", init)?;
    classes::boot(vm)
}

/// `object.__init__`: does nothing, and wants no arguments unless the class has its own `__new__`.
fn object_init(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if args.len() + args.keywords() > 1 {
        let class = vm.class_of(args.get(0));
        let init = vm.lookup(class, vm.name(Name::Init));
        if init != Some(vm.known.object_init) {
            let text = "object.__init__() takes exactly one argument (the instance to initialize)";
            return vm.raise(Type::TypeError, text);
        }
        if !class.flags.get().has(ClassFlags::NEW)
            && class.kind == Kind::Instance
            && !class.has_payload()
        {
            let text = format!(
                "{}.__init__() takes exactly one argument (the instance to initialize)",
                class.name()
            );
            return vm.raise(Type::TypeError, text);
        }
    }
    Ok(vm.none())
}

fn default_repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.default_repr(args.get(0))
}

fn default_str(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    // What the program's own `__repr__` gives is looked at by whoever asked for the string.
    match vm.special(args.get(0), Name::Repr) {
        Some(method) if method.is(Kind::Function) => vm.call_special(method, args.get(0), &[]),
        _ => vm.repr(args.get(0)),
    }
}

fn default_eq(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(if args.get(0) == args.get(1) { vm.bool(true) } else { vm.not_implemented() })
}

fn default_ne(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(method) = vm.special(args.get(0), Name::Eq) else {
        return Ok(vm.not_implemented());
    };
    let answer = vm.call_special(method, args.get(0), &[args.get(1)])?;
    if answer == vm.not_implemented() {
        return Ok(answer);
    }
    let equal = vm.truth(answer)?;
    Ok(vm.bool(!equal))
}

fn not_implemented(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(vm.not_implemented())
}

fn default_hash(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let value = args.get(0);
    // What is asked by its methods has no other hash than this.
    let own = value.kind().by_methods() || matches!(value.kind(), Kind::Class | Kind::Module);
    let hash = if own { vm.hash_of_identity(value) } else { vm.hash(value)? };
    vm.new_int(hash)
}

fn default_format(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let value = args.get(0);
    let spec = super::bind::text_argument(vm, "__format__", 0, args.get(1))?;
    if spec.is_empty() {
        return vm.str(value);
    }
    let text = format!("unsupported format string passed to {}.__format__", vm.type_name(value));
    vm.raise(Type::TypeError, text)
}

pub(super) fn name_argument(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = payload(args.get(1));
    if !name.is(Kind::Str) {
        let text = format!("attribute name must be string, not '{}'", vm.type_name(args.get(1)));
        return vm.raise(Type::TypeError, text);
    }
    vm.intern_value(name)
}

fn get_attribute(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = name_argument(vm, args)?;
    match vm.find_plainly(args.get(0), name)? {
        Some(value) => Ok(value),
        None => vm.raise_no_attribute(args.get(0), name),
    }
}

fn set_attribute(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = name_argument(vm, args)?;
    refuse_classes(vm, args, "__setattr__")?;
    vm.set_plainly(args.get(0), name, args.get(2))?;
    Ok(vm.none())
}

fn delete_attribute(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = name_argument(vm, args)?;
    refuse_classes(vm, args, "__delattr__")?;
    vm.delete_plainly(args.get(0), name)?;
    Ok(vm.none())
}

/// A class has methods of its own for that.
fn refuse_classes(vm: &mut Vm, args: Args, method: &str) -> Result<(), Raised> {
    if !args.get(0).is(Kind::Class) {
        return Ok(());
    }
    let class = vm.type_name(args.get(0));
    vm.raise(Type::TypeError, format!("can't apply this {method} to {class} object"))
}

fn class(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.visible_class(args.get(0)))
}

fn set_class(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.assign_class(args.get(0), args.get(1))?;
    Ok(vm.none())
}

pub(super) fn dict(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let object = args.get(0);
    match object.kind() {
        Kind::Instance | Kind::Exception => {
            if !vm.class_of(object).has_dict.get() {
                let name = vm.name(Name::Dict);
                return vm.raise_no_attribute(object, name);
            }
            Ok(vm.attribute_dict(object)?.0)
        }
        Kind::Module => vm.module_dict(object),
        // Its class inherits from one of the program's before it does from `type`.
        Kind::Class if let Some(class) = vm.as_class(object) => vm.class_proxy(class),
        _ => {
            let name = vm.name(Name::Dict);
            vm.raise_no_attribute(object, name)
        }
    }
}

pub(super) fn set_dict(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (object, to) = (args.get(0), args.get(1));
    if !instance::has_slots(object.kind()) || !vm.class_of(object).has_dict.get() {
        let text = format!("'{}' object has no attribute '__dict__'", vm.type_name(object));
        return vm.raise(Type::AttributeError, text);
    }
    let plain = payload(to);
    if !plain.is(Kind::Dict) {
        let text = format!("__dict__ must be set to a dictionary, not a '{}'", vm.type_name(to));
        return vm.raise(Type::TypeError, text);
    }
    vm.attribute_dict(object)?;
    vm.heap.set(object, instance::OVERFLOW, plain);
    Ok(vm.none())
}

fn view_mapping(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let view = vm.dict_view(Dict(args.get(0).field(view::DICT)), 0)?;
    view.set_map(vm.map(Type::MappingProxy));
    Ok(view)
}

/// The complex number that a row of `complex` is asked of.
fn complex_of(args: Args) -> crate::object::complex::Complex {
    payload(args.get(0)).as_complex().expect("rows of `complex` are asked of complex numbers alone")
}

fn complex_real(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let z = complex_of(args);
    vm.new_float(z.re)
}

fn complex_imaginary(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let z = complex_of(args);
    vm.new_float(z.im)
}

fn doc(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = vm.class_of(args.get(0));
    Ok(class.object.get().field(class::DOC))
}

/// The annotations of a module that has none yet.
fn module_annotations(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.name(Name::Annotations);
    let annotations = Dict::new(vm)?;
    vm.set_global(crate::object::globals(args.get(0)), name, annotations.0)?;
    Ok(annotations.0)
}

/// What a word of an object holds, or `None`.
pub(super) fn or_none(vm: &Vm, value: Value) -> Value {
    if value.is_null() || !value.is_object() { vm.none() } else { value }
}

pub(super) fn first_word(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(slice::START))
}

pub(super) fn second_word(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(slice::STOP))
}

pub(super) fn third_word(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(slice::STEP))
}

fn number_real(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let value = payload(args.get(0));
    match Int::of(value) {
        Some(Int::Small(n)) => vm.new_int(n),
        _ => Ok(value),
    }
}

fn int_zero(_: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(Value::small(0))
}

fn int_one(_: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(Value::small(1))
}

fn float_zero(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_float(0.0)
}
fn file_closed(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(vm.is_closed(args.get(0))))
}

fn file_encoding(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_str("utf-8")
}

fn file_errors(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_error = super::files::number(args.get(0)) == super::files::STDERR;
    vm.new_str(if is_error { "backslashreplace" } else { "strict" })
}

fn file_mode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_input = super::files::number(args.get(0)) == super::files::STDIN;
    vm.new_str(if is_input { "r" } else { "w" })
}

fn file_newlines(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    Ok(vm.none())
}

fn file_line_buffering(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(super::files::number(args.get(0)) == super::files::STDERR))
}

/// The bytes below a standard stream: a file in Python.
fn file_buffer(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let function = vm.of_io("_buffer_of")?;
    vm.call(function, &[args.get(0)])
}

/// Whether a comparison of values of builtin classes is asked for by its special method.
pub(super) fn compared(vm: &mut Vm, args: Args, op: Comparison) -> Result<Value, Raised> {
    let (a, b) = (payload(args.get(0)), payload(args.get(1)));
    let is_set = |value: Value| matches!(value.kind(), Kind::Set | Kind::FrozenSet);
    if crate::operation::arith::is_wider(b, a) || is_set(a) && !is_set(b) {
        return Ok(vm.not_implemented());
    }
    vm.builtin_compare(op, a, b)
}

/// A string that is stored as an attribute of a function.
pub(super) fn text_to_store(vm: &mut Vm, args: Args, attribute: &str) -> Result<Value, Raised> {
    let name = payload(args.get(1));
    if name.is(Kind::Str) {
        return Ok(name);
    }
    let text = format!("{attribute} must be set to a string object");
    vm.raise(Type::TypeError, text)
}
