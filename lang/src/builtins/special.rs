//! Special methods of the builtin classes: what operators do, for those who call them by name or inherit them.

use super::ANY;
use crate::object::{Int, Kind, Name, Raised, Type, Value, instance::payload};
use crate::operation::arith::{filled, is_wider};
use crate::operation::{Comparison, Next, Operator, Unary};
use crate::vm::{Args, Builtin, BuiltinFn, Intrinsic, Vm};

macro_rules! binary {
    ($($function:ident $reflected:ident $inplace:ident $op:ident;)*) => {
        $(fn $function(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            let (a, b) = (payload(args.get(0)), payload(args.get(1)));
            if is_wider(b, a) {
                return Ok(vm.not_implemented());
            }
            let result = vm.builtin_binary(Operator::$op, a, b)?;
            if result == vm.not_implemented() {
                return declined(vm, Operator::$op, args);
            }
            Ok(if Operator::$op == Operator::Mod { filled(args.get(0), result) } else { result })
        }
        fn $reflected(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            let (a, b) = (payload(args.get(0)), payload(args.get(1)));
            let fills = Operator::$op == Operator::Mod && is_template(a);
            if is_wider(b, a) || fills && a.kind() != b.kind() {
                return Ok(vm.not_implemented());
            }
            let result = vm.builtin_binary(Operator::$op, b, a)?;
            let is_repeated = Operator::$op == Operator::Mul && result == vm.not_implemented();
            if is_repeated { declined(vm, Operator::$op, args) } else { Ok(result) }
        }
        fn $inplace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            let (a, mut b) = (payload(args.get(0)), payload(args.get(1)));
            if Operator::$op == Operator::Mul && matches!(a.kind(), Kind::List | Kind::ByteArray) {
                b = vm.index(args.get(1))?;
            }
            // These take what the other one says when it is asked for its items.
            if Operator::$op == Operator::Add && matches!(a.kind(), Kind::List | Kind::ByteArray) {
                b = args.get(1);
            }
            let result = vm.builtin_inplace(Operator::$op, a, b)?;
            // What changed in place is the object itself.
            Ok(if result == payload(args.get(0)) { args.get(0) } else { result })
        })*

        const fn binary_functions(op: Operator) -> [BuiltinFn; 3] {
            match op { $(Operator::$op => [$function, $reflected, $inplace],)* }
        }
    };
}

binary! {
    add radd iadd Add;
    sub rsub isub Sub;
    mul rmul imul Mul;
    true_div rtrue_div itrue_div TrueDiv;
    floor_div rfloor_div ifloor_div FloorDiv;
    modulo rmodulo imodulo Mod;
    pow rpow ipow Pow;
    lshift rlshift ilshift LShift;
    rshift rrshift irshift RShift;
    and rand iand And;
    or ror ior Or;
    xor rxor ixor Xor;
    mat_mul rmat_mul imat_mul MatMul;
}

/// Whether `%` fills in values.
fn is_template(value: Value) -> bool {
    matches!(value.kind(), Kind::Str | Kind::Bytes | Kind::ByteArray)
}

/// What an operator called by name says that its operand does not know: sequences raise, if they are not to be repeated by
/// something that stands for an index.
fn declined(vm: &mut Vm, op: Operator, args: Args) -> Result<Value, Raised> {
    let (a, b) = (args.get(0), args.get(1));
    match (op, payload(a).kind()) {
        (Operator::Add, Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray) => {
            vm.unsupported(op, a, b, false)
        }
        (Operator::Mul, Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray) => {
            let count = vm.index(b)?;
            vm.builtin_binary(op, payload(a), count)
        }
        _ => Ok(vm.not_implemented()),
    }
}

/// `a.__pow__(b)`, or `pow(a, b, modulus)` as the class of `a` has it.
fn power(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    power_of(vm, args, false).unwrap_or_else(|| pow(vm, args))
}

/// `b.__rpow__(a)`
fn reflected_power(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    power_of(vm, args, true).unwrap_or_else(|| rpow(vm, args))
}

/// `None`: there is no third argument.
fn power_of(vm: &mut Vm, args: Args, reflected: bool) -> Option<Result<Value, Raised>> {
    let modulus = args.optional(2).filter(|modulus| *modulus != vm.none())?;
    let (this, other) = (payload(args.get(0)), payload(args.get(1)));
    if this.is(Kind::Float) {
        let text = "pow() 3rd argument not allowed unless all arguments are integers";
        return Some(vm.raise(Type::TypeError, text));
    }
    let is_number = matches!(other.kind(), Kind::Complex | Kind::Float) || Int::of(other).is_some();
    if this.is(Kind::Complex) && is_number {
        return Some(vm.raise(Type::ValueError, "complex modulo"));
    }
    let (base, exponent) = if reflected { (other, this) } else { (this, other) };
    Some(match (Int::of(base), Int::of(exponent), Int::of(payload(modulus))) {
        (Some(a), Some(b), Some(m)) => vm.int_pow_mod(a, b, m),
        _ => Ok(vm.not_implemented()),
    })
}

macro_rules! comparisons {
    ($($function:ident $op:ident;)*) => {
        $(fn $function(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
            super::objects::compared(vm, args, Comparison::$op)
        })*
        const fn compare_function(op: Comparison) -> BuiltinFn {
            match op { $(Comparison::$op => $function,)* }
        }
    };
}

comparisons! { lt Lt; le Le; eq Eq; ne Ne; gt Gt; ge Ge; }

fn neg(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.unary(Unary::Neg, payload(args.get(0)))
}

fn pos(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.unary(Unary::Pos, payload(args.get(0)))
}

fn invert(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.unary(Unary::Invert, payload(args.get(0)))
}

fn abs(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.absolute(payload(args.get(0)))
}

fn truth(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let truth = vm.truth(payload(args.get(0)))?;
    Ok(vm.bool(truth))
}

fn len(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let length = vm.builtin_length(payload(args.get(0)))?.unwrap_or(0);
    vm.new_int(length as i64)
}

fn iter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    // An iterator of a class of the program is its own, too.
    if payload(args.get(0)).is(Kind::LazyIter) {
        return Ok(args.get(0));
    }
    match vm.builtin_iter(payload(args.get(0)))? {
        Some(iterator) => Ok(iterator),
        None => vm.raise_not_iterable(args.get(0)),
    }
}

fn next(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match vm.builtin_next(payload(args.get(0)))? {
        Some(Next::Item(item)) => Ok(item),
        Some(Next::End) | None => vm.raise_stop(),
    }
}

fn length_hint(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let left = vm.items_left(args.get(0))?;
    vm.new_int(left as i64)
}

fn contains(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let found = vm.builtin_contains(payload(args.get(0)), args.get(1))?.unwrap_or(false);
    Ok(vm.bool(found))
}

fn get_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (object, key) = (payload(args.get(0)), args.get(1));
    // `__missing__` of a subclass of dict.
    if object != args.get(0)
        && object.is(Kind::Dict)
        && let Some(method) = vm.special(args.get(0), Name::Missing)
    {
        return match crate::object::Dict(object).get(vm, key)? {
            Some(value) => Ok(value),
            None => vm.call_special(method, args.get(0), &[key]),
        };
    }
    match vm.builtin_get_item(object, key)? {
        Some(item) => Ok(item),
        None => vm.raise_not_subscriptable(args.get(0)),
    }
}

fn set_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match vm.builtin_set_item(payload(args.get(0)), args.get(1), args.get(2))? {
        Some(()) => Ok(vm.none()),
        None => vm.raise_no_item(args.get(0), args.get(1), "assignment"),
    }
}

fn del_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match vm.builtin_delete_item(payload(args.get(0)), args.get(1))? {
        Some(()) => Ok(vm.none()),
        None => vm.raise_no_item(args.get(0), args.get(1), "deletion"),
    }
}

fn repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let plain = payload(args.get(0));
    let text = vm.repr_text(plain)?;
    if plain == args.get(0)
        || !matches!(plain.kind(), Kind::Set | Kind::FrozenSet | Kind::ByteArray)
    {
        return vm.new_str(&text);
    }
    // These are called by the names of their classes.
    let name = vm.type_name(args.get(0));
    let text = match text.split_once('(') {
        Some((_, rest)) if !text.starts_with('{') => format!("{name}({rest}"),
        _ => format!("{name}({text})"),
    };
    vm.new_str(&text)
}

fn str_of_str(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(payload(args.get(0)))
}

fn hash(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let hash = vm.hash(payload(args.get(0)))?;
    vm.new_int(hash)
}

fn format(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let spec = super::bind::text_argument(vm, "__format__", 0, args.get(1))?;
    if spec.is_empty() {
        return vm.str(args.get(0));
    }
    vm.builtin_format(args.get(0), spec)
}

/// Fills a container again, as `__init__` of a builtin class does.
fn init(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    use crate::object::{Dict, List, Set};
    let object = payload(args.get(0));
    if object.is(Kind::Set) && args.keywords() > 0 {
        return vm.raise(Type::TypeError, "set() takes no keyword arguments");
    }
    match (object.kind(), args.optional(1)) {
        (Kind::List, source) => {
            // It is empty before its items are asked for, one by one.
            List(object).truncate(vm, 0);
            if let Some(source) = source {
                vm.extend(List(object), source)?;
            }
        }
        (Kind::Dict, source) => {
            if let Some(source) = source {
                vm.update_dict(Dict(object), source)?;
            }
            super::dicts::add_keywords(vm, Dict(object), args)?;
        }
        (Kind::ByteArray, _) => {
            let array = crate::object::ByteArray(object);
            array.splice(vm, 0, array.len(), &[])?;
            let fresh = super::bytearrays::make(vm, args)?;
            let data = crate::object::ByteArray(fresh).to_vec();
            array.splice(vm, array.len(), array.len(), &data)?;
        }
        (Kind::Set, None) => Set(object).clear(vm),
        (Kind::Set, Some(source)) => {
            Set(object).clear(vm);
            vm.update_set(Set(object), source)?;
        }
        _ => {}
    }
    Ok(vm.none())
}

const COMPARISONS: [Comparison; 6] = [
    Comparison::Lt,
    Comparison::Le,
    Comparison::Eq,
    Comparison::Ne,
    Comparison::Gt,
    Comparison::Ge,
];

/// Which groups of special methods a class has.
struct Has {
    ty: Type,
    operators: &'static [Operator],
    reflected: &'static [Operator],
    inplace: &'static [Operator],
    order: bool,
    others: &'static [Name],
}

use Operator::*;

const ARITHMETIC: &[Operator] = &[Add, Sub, Mul, TrueDiv, FloorDiv, Mod, Pow];
const INTEGER: &[Operator] =
    &[Add, Sub, Mul, TrueDiv, FloorDiv, Mod, Pow, LShift, RShift, And, Or, Xor];
const SETS: &[Operator] = &[Sub, And, Or, Xor];
const CONTAINER: &[Name] = &[Name::Len, Name::Iter, Name::Contains];

static TABLE: &[Has] = &[
    Has {
        ty: Type::Int,
        operators: INTEGER,
        reflected: INTEGER,
        inplace: &[],
        order: true,
        others: &[
            Name::Neg,
            Name::Pos,
            Name::Invert,
            Name::Abs,
            Name::Bool,
            Name::Hash,
            Name::Repr,
            Name::Format,
        ],
    },
    Has {
        ty: Type::Float,
        operators: ARITHMETIC,
        reflected: ARITHMETIC,
        inplace: &[],
        order: true,
        others: &[
            Name::Neg,
            Name::Pos,
            Name::Abs,
            Name::Bool,
            Name::Hash,
            Name::Repr,
            Name::Format,
        ],
    },
    Has {
        ty: Type::Complex,
        operators: &[Add, Sub, Mul, TrueDiv, Pow],
        reflected: &[Add, Sub, Mul, TrueDiv, Pow],
        inplace: &[],
        order: true,
        others: &[
            Name::Neg,
            Name::Pos,
            Name::Abs,
            Name::Bool,
            Name::Hash,
            Name::Repr,
            Name::Format,
        ],
    },
    Has {
        ty: Type::Str,
        operators: &[Add, Mul, Mod],
        reflected: &[Mul, Mod],
        inplace: &[],
        order: true,
        others: &[
            Name::Len,
            Name::Iter,
            Name::Contains,
            Name::GetItem,
            Name::Hash,
            Name::Repr,
            Name::Str,
            Name::Format,
        ],
    },
    Has {
        ty: Type::Bytes,
        operators: &[Add, Mul, Mod],
        reflected: &[Mul, Mod],
        inplace: &[],
        order: true,
        others: &[Name::Len, Name::Iter, Name::Contains, Name::GetItem, Name::Hash, Name::Repr],
    },
    Has {
        ty: Type::ByteArray,
        operators: &[Add, Mul, Mod],
        reflected: &[Mul, Mod],
        inplace: &[Add, Mul],
        order: true,
        others: &[
            Name::Len,
            Name::Iter,
            Name::Contains,
            Name::GetItem,
            Name::SetItem,
            Name::DelItem,
            Name::Repr,
            Name::Init,
        ],
    },
    Has {
        ty: Type::MemoryView,
        operators: &[],
        reflected: &[],
        inplace: &[],
        order: true,
        others: &[
            Name::Len,
            Name::Iter,
            Name::GetItem,
            Name::SetItem,
            Name::DelItem,
            Name::Hash,
            Name::Repr,
        ],
    },
    Has {
        ty: Type::List,
        operators: &[Add, Mul],
        reflected: &[Mul],
        inplace: &[Add, Mul],
        order: true,
        others: &[
            Name::Len,
            Name::Iter,
            Name::Contains,
            Name::GetItem,
            Name::SetItem,
            Name::DelItem,
            Name::Repr,
            Name::Init,
        ],
    },
    Has {
        ty: Type::Tuple,
        operators: &[Add, Mul],
        reflected: &[Mul],
        inplace: &[],
        order: true,
        others: &[Name::Len, Name::Iter, Name::Contains, Name::GetItem, Name::Hash, Name::Repr],
    },
    Has {
        ty: Type::Dict,
        operators: &[Or],
        reflected: &[Or],
        inplace: &[Or],
        order: true,
        others: &[
            Name::Len,
            Name::Iter,
            Name::Contains,
            Name::GetItem,
            Name::SetItem,
            Name::DelItem,
            Name::Repr,
            Name::Init,
        ],
    },
    Has {
        ty: Type::Set,
        operators: SETS,
        reflected: SETS,
        inplace: SETS,
        order: true,
        others: &[Name::Len, Name::Iter, Name::Contains, Name::Repr, Name::Init],
    },
    Has {
        ty: Type::FrozenSet,
        operators: SETS,
        reflected: SETS,
        inplace: &[],
        order: true,
        others: &[Name::Len, Name::Iter, Name::Contains, Name::Hash, Name::Repr],
    },
    Has {
        ty: Type::Range,
        operators: &[],
        reflected: &[],
        inplace: &[],
        order: true,
        others: &[
            Name::Len,
            Name::Iter,
            Name::Contains,
            Name::GetItem,
            Name::Hash,
            Name::Repr,
            Name::Bool,
        ],
    },
    Has { order: true, ..containing(Type::DictKeys, SETS) },
    containing(Type::DictValues, &[]),
    Has { order: true, ..containing(Type::DictItems, SETS) },
    Has {
        others: &[Name::Len, Name::Iter, Name::Contains, Name::GetItem, Name::Repr],
        inplace: &[Or],
        ..containing(Type::MappingProxy, &[Or])
    },
    Has { order: true, others: &[Name::Repr], ..containing(Type::Slice, &[]) },
];

const fn containing(ty: Type, operators: &'static [Operator]) -> Has {
    Has { ty, operators, reflected: operators, inplace: &[], order: false, others: CONTAINER }
}

/// The classes that have a text of their own, and nothing else here.
const TOLD: &[Type] = &[
    Type::None,
    Type::NotImplementedType,
    Type::Ellipsis,
    Type::Function,
    Type::Method,
    Type::Builtin,
    Type::BuiltinMethod,
    Type::Slot,
    Type::BoundSlot,
    Type::Module,
    Type::DictKeys,
    Type::DictValues,
    Type::DictItems,
    Type::GetSet,
    Type::Member,
    Type::ClassBuiltin,
    Type::Generator,
    Type::Coroutine,
    Type::AsyncGenerator,
    Type::File,
];

/// The classes of iterators.
const ITERATORS: &[Type] = &[
    Type::RangeIterator,
    Type::LongRangeIterator,
    Type::ListIterator,
    Type::ListReverseIterator,
    Type::TupleIterator,
    Type::StrIterator,
    Type::BytesIterator,
    Type::ByteArrayIterator,
    Type::ViewIterator,
    Type::NumbersIterator,
    Type::SequenceIterator,
    Type::DictKeyIterator,
    Type::DictValueIterator,
    Type::DictItemIterator,
    Type::DictReverseKeyIterator,
    Type::DictReverseValueIterator,
    Type::DictReverseItemIterator,
    Type::SetIterator,
    Type::Enumerate,
    Type::Zip,
    Type::Map,
    Type::Filter,
    Type::Reversed,
    Type::CallableIterator,
    Type::File,
];

const fn other_function(name: Name) -> (BuiltinFn, u8) {
    match name {
        Name::Neg => (neg, 0),
        Name::Pos => (pos, 0),
        Name::Invert => (invert, 0),
        Name::Abs => (abs, 0),
        Name::Bool => (truth, 0),
        Name::Len => (len, 0),
        Name::Iter => (iter, 0),
        Name::Next => (next, 0),
        Name::Contains => (contains, 1),
        Name::GetItem => (get_item, 1),
        Name::SetItem => (set_item, 2),
        Name::DelItem => (del_item, 1),
        Name::Hash => (hash, 0),
        Name::Str => (str_of_str, 0),
        Name::Format => (format, 1),
        _ => (repr, 0),
    }
}

/// The rows of all special methods. They are made while the program is built: a start only points to them.
struct Rows<const N: usize> {
    rows: [(Name, Builtin); N],
    len: usize,
}

static ROWS: Rows<{ Rows::<0>::all().len }> = Rows::all();

impl<const N: usize> Rows<N> {
    /// All rows as far as there is room for them; `len` is how many there are.
    const fn all() -> Rows<N> {
        const FILLER: (Name, Builtin) = (Name::Init, Builtin::new("", init, (0, 0), "", ANY));
        let mut rows = Rows { rows: [FILLER; N], len: 0 };
        let mut n = 0;
        while n < TABLE.len() {
            rows.add_class(&TABLE[n]);
            n += 1;
        }
        n = 0;
        while n < ITERATORS.len() {
            let ty = ITERATORS[n];
            rows.add(ty, Name::Iter, iter, 0);
            rows.add(ty, Name::Next, next, 0);
            if matches!(ty.row().kind, Kind::RangeIter | Kind::SeqIter | Kind::TableIter)
                && !matches!(ty, Type::ViewIterator | Type::NumbersIterator)
            {
                rows.add(ty, Name::LengthHint, length_hint, 0);
            }
            n += 1;
        }
        n = 0;
        while n < TOLD.len() {
            rows.add(TOLD[n], Name::Repr, repr, 0);
            n += 1;
        }
        rows
    }

    const fn add_class(&mut self, has: &Has) {
        let mut n = 0;
        while n < has.operators.len() {
            let op = has.operators[n];
            self.add(has.ty, op.method(), binary_functions(op)[0], 1);
            n += 1;
        }
        n = 0;
        while n < has.reflected.len() {
            let op = has.reflected[n];
            self.add(has.ty, op.reflected(), binary_functions(op)[1], 1);
            n += 1;
        }
        n = 0;
        while n < has.inplace.len() {
            let op = has.inplace[n];
            self.add(has.ty, op.inplace(), binary_functions(op)[2], 1);
            n += 1;
        }
        n = 0;
        while has.order && n < COMPARISONS.len() {
            let op = COMPARISONS[n];
            self.add(has.ty, op.method(), compare_function(op), 1);
            n += 1;
        }
        n = 0;
        while n < has.others.len() {
            self.add_other(has.ty, has.others[n]);
            n += 1;
        }
    }

    const fn add_other(&mut self, ty: Type, name: Name) {
        if matches!(name, Name::Init) {
            let most = if matches!(ty, Type::ByteArray) { 3 } else { 1 };
            let row = Builtin::new("__init__", init, (0, most), "(iterable=())", ANY);
            self.push(name, row.of(ty).with_keywords());
        } else {
            let (function, arguments) = other_function(name);
            self.add(ty, name, function, arguments);
        }
    }

    const fn add(&mut self, ty: Type, name: Name, function: BuiltinFn, arguments: u8) {
        let (function, arity): (BuiltinFn, _) = match name {
            Name::Pow => (power, (1, 2)),
            Name::RPow => (reflected_power, (1, 2)),
            _ => (function, (arguments, arguments)),
        };
        let row = Builtin::new(name.text(), function, arity, "(...)", ANY).of(ty);
        self.push(
            name,
            match (name, ty) {
                (Name::GetItem, Type::Tuple) => row.with_intrinsic(Intrinsic::TupleItem),
                (Name::GetItem, Type::List) => row.with_intrinsic(Intrinsic::ListItem),
                (Name::GetItem, Type::Dict) => row.with_intrinsic(Intrinsic::DictItem),
                _ => row,
            },
        );
    }

    const fn push(&mut self, name: Name, row: Builtin) {
        if self.len < N {
            self.rows[self.len] = (name, row);
        }
        self.len += 1;
    }
}

/// Adds the number of each class's special methods to `room`.
pub(super) fn count(room: &mut [usize]) {
    for ty in ROWS.rows.iter().filter_map(|(_, row)| row.owner) {
        room[ty as usize] += 1;
    }
}

/// Gives the builtin classes their special methods, except where a class has one of its own already: that one can do more.
pub(super) fn boot(vm: &mut Vm) -> Result<(), Raised> {
    for (name, row) in &ROWS.rows {
        let Some(ty) = row.owner else { continue };
        let (dict, name) = (vm.class(ty).dict(), vm.name(*name));
        if dict.get_str(name).is_none() {
            let method = vm.new_builtin(row, true)?;
            dict.set(vm, name, method)?;
        }
    }
    // Whoever compares by content and can change has no hash.
    let none = vm.none();
    for ty in [Type::List, Type::Dict, Type::Set, Type::Slice, Type::ByteArray] {
        vm.set_in_builtin(ty, "__hash__", none)?;
    }
    Ok(())
}
