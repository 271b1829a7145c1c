//! What handlers need at every turn: `portal/descrs.rs` fills it in.

use crate::object::Value;
use sidewinder_jit::ir::{Array, Class, Size};

/// What a handler needs at every turn, in reach of one load: filled in once.
#[derive(Clone, Copy, Debug)]
pub struct Quick {
    /// `None`
    pub none: Value,
    /// `True`
    pub yes: Value,
    /// `False`
    pub no: Value,
    /// The class of instances of `Type::Function`.
    pub function: Class,
    /// The class of instances of `Type::Type`.
    pub class: Class,
    /// The class of instances of `Type::Builtin`.
    pub builtin: Class,
    /// The class of instances of `Type::List`.
    pub list: Class,
    /// The class of instances of `Type::Tuple`.
    pub tuple: Class,
    /// The class of instances of `Type::Str`.
    pub string: Class,
    /// The class of instances of `Type::Dict`.
    pub dict: Class,
    /// The class of instances of `Type::Bytes`.
    pub bytes: Class,
    /// The class of instances of `Type::ByteArray`.
    pub bytearray: Class,
    /// How a `Type::Float` is allocated.
    pub float: Size,
    /// How a `Type::Complex` is allocated.
    pub complexes: Size,
    /// How a `Type::Cell` is allocated.
    pub cell: Size,
    /// How a `Type::List` is allocated.
    pub lists: Size,
    /// How a `Type::Slice` is allocated.
    pub slices: Size,
    /// How a `Type::Method` is allocated.
    pub methods: Size,
    /// How a `Type::Function` is allocated.
    pub functions: Size,
    /// How a `Type::Traceback` is allocated.
    pub tracebacks: Size,
    /// How a `Type::RangeIterator` is allocated.
    pub range_iterators: Size,
    /// How a `Type::ListIterator` is allocated.
    pub list_iterators: Size,
    /// How a `Type::ListReverseIterator` is allocated.
    pub list_reverse_iterators: Size,
    /// How a `Type::TupleIterator` is allocated.
    pub tuple_iterators: Size,
    /// How a `Type::BytesIterator` is allocated.
    pub bytes_iterators: Size,
    /// How a `Type::ByteArrayIterator` is allocated.
    pub bytearray_iterators: Size,
    /// How a `Type::DequeIterator` is allocated.
    pub deque_iterators: Size,
    /// How a `Type::NumbersIterator` is allocated.
    pub numbers_iterators: Size,
    /// How a `Type::DictKeyIterator` is allocated.
    pub key_iterators: Size,
    /// How a `Type::DictKeys` is allocated.
    pub key_views: Size,
    /// How a `Type::StrIterator` is allocated.
    pub str_iterators: Size,
    /// How a `Type::Enumerate` is allocated.
    pub enumerates: Size,
    /// How a `Type::Zip` is allocated.
    pub zips: Size,
    /// How a `Type::Map` is allocated.
    pub maps: Size,
    /// How a `Type::Filter` is allocated.
    pub filters: Size,
    /// How a `Type::AsyncSend` is allocated.
    pub async_sends: Size,
    /// How a `Type::AsyncValue` is allocated.
    pub async_values: Size,
    /// How a `Type::Super` is allocated.
    pub supers: Size,
    /// The class of instances of `Type::DictKeyIterator`.
    pub dict_keys: Class,
    /// The class of instances of `Type::DictValueIterator`.
    pub dict_values: Class,
    /// The class of instances of `Type::DictItemIterator`.
    pub dict_items: Class,
    /// The class of instances of `Type::Generator`.
    pub generator: Class,
    /// The class of instances of `Type::Coroutine`.
    pub coroutine: Class,
    /// The class of instances of `Type::Frame`.
    pub frame: Class,
    /// The class of instances of `Type::Code`.
    pub code: Class,
    /// How a `Type::Range` is allocated.
    pub ranges: Size,
    /// How tuples are allocated.
    pub tuples: Array,
    /// How the storage of lists is allocated.
    pub arrays: Array,
    /// How dicts are allocated.
    pub dicts: Size,
    /// How the storage of dicts is allocated.
    pub entries: Array,
}
