//! THE TABLE of builtin classes: name, base, and how instances are laid out.

use super::Kind;

macro_rules! types {
    ($($name:ident $python:literal : $base:ident $kind:ident;)*) => {
        /// A builtin class.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Type { $(#[doc = concat!("`", $python, "`")] $name,)* }

        /// A row of the table.
        #[derive(Debug)]
        pub struct TypeRow {
            /// Which class.
            pub ty: Type,
            /// Its name in Python.
            pub name: &'static str,
            /// The class it inherits from; `object` names itself.
            pub base: Type,
            /// How its instances are laid out.
            pub kind: Kind,
        }

        /// All builtin classes, in the order of [`Type`]; a base comes before its subclasses.
        pub const TYPES: &[TypeRow] = &[$(TypeRow {
            ty: Type::$name,
            name: $python,
            base: Type::$base,
            kind: Kind::$kind,
        },)*];
    };
}

types! {
    Object "object": Object Instance;
    Type "type": Object Class;
    Int "int": Object BigInt;
    Bool "bool": Int Bool;
    Float "float": Object Float;
    Complex "complex": Object Complex;
    Str "str": Object Str;
    Bytes "bytes": Object Bytes;
    ByteArray "bytearray": Object ByteArray;
    MemoryView "memoryview": Object MemoryView;
    Tuple "tuple": Object Tuple;
    List "list": Object List;
    Dict "dict": Object Dict;
    Set "set": Object Set;
    FrozenSet "frozenset": Object FrozenSet;
    Range "range": Object Range;
    Slice "slice": Object Slice;
    None "NoneType": Object Singleton;
    NotImplementedType "NotImplementedType": Object Singleton;
    Ellipsis "ellipsis": Object Singleton;
    Function "function": Object Function;
    Method "method": Object Method;
    Builtin "builtin_function_or_method": Object Builtin;
    Relay "builtin_function_or_method": Builtin Relay;
    BuiltinMethod "method_descriptor": Object Builtin;
    Slot "wrapper_descriptor": Object Builtin;
    BoundSlot "method-wrapper": Object Builtin;
    Cell "cell": Object Cell;
    Module "module": Object Module;
    Property "property": Object Property;
    StaticMethod "staticmethod": Object Wrapper;
    ClassMethod "classmethod": Object Wrapper;
    Super "super": Object Super;
    Traceback "traceback": Object Traceback;
    RangeIterator "range_iterator": Object RangeIter;
    LongRangeIterator "longrange_iterator": Object RangeIter;
    ListIterator "list_iterator": Object SeqIter;
    ListReverseIterator "list_reverseiterator": Object SeqIter;
    TupleIterator "tuple_iterator": Object SeqIter;
    StrIterator "str_ascii_iterator": Object SeqIter;
    BytesIterator "bytes_iterator": Object SeqIter;
    ByteArrayIterator "bytearray_iterator": Object SeqIter;
    ViewIterator "memory_iterator": Object SeqIter;
    SequenceIterator "iterator": Object SeqIter;
    DictKeyIterator "dict_keyiterator": Object TableIter;
    DictValueIterator "dict_valueiterator": Object TableIter;
    DictItemIterator "dict_itemiterator": Object TableIter;
    DictReverseKeyIterator "dict_reversekeyiterator": Object TableIter;
    DictReverseValueIterator "dict_reversevalueiterator": Object TableIter;
    DictReverseItemIterator "dict_reverseitemiterator": Object TableIter;
    SetIterator "set_iterator": Object TableIter;
    Enumerate "enumerate": Object LazyIter;
    Zip "zip": Object LazyIter;
    Map "map": Object LazyIter;
    Filter "filter": Object LazyIter;
    Reversed "reversed": Object LazyIter;
    CallableIterator "callable_iterator": Object LazyIter;
    DictKeys "dict_keys": Object DictView;
    DictValues "dict_values": Object DictView;
    DictItems "dict_items": Object DictView;
    MappingProxy "mappingproxy": Object DictView;
    ModuleDict "dict": Dict ModuleDict;
    Code "code": Object Code;
    Frame "frame": Object Frame;
    Kept "_kept.Kept": Object Kept;
    Mmap "mmap.mmap": Object Native;
    PickleBuffer "pickle.PickleBuffer": Object MemoryView;
    Memory "_ctypes.Memory": Object Native;
    SemLock "_multiprocessing.SemLock": Object Native;
    SimpleQueue "_queue.SimpleQueue": Object Native;
    BuiltinImporter "BuiltinImporter": Object Instance;
    PathFinder "PathFinder": Object Instance;
    GetSet "getset_descriptor": Object Property;
    TupleGetter "_collections._tuplegetter": Object Property;
    Member "member_descriptor": Object Member;
    ClassBuiltin "classmethod_descriptor": Object Wrapper;
    SimpleNamespace "types.SimpleNamespace": Object Instance;
    Quitter "_sitebuiltins.Quitter": Object Instance;
    Printer "_sitebuiltins._Printer": Object Instance;
    Helper "_sitebuiltins._Helper": Object Instance;
    GenericAlias "types.GenericAlias": Object Alias;
    Union "types.UnionType": Object Union;
    WeakRef "weakref.ReferenceType": Object WeakRef;
    WeakProxy "weakref.ProxyType": Object WeakRef;
    WeakCallableProxy "weakref.CallableProxyType": Object WeakRef;
    Numbers "array.array": Object Numbers;
    NumbersIterator "array.arrayiterator": Object SeqIter;
    Deque "collections.deque": Object Deque;
    DequeIterator "_collections._deque_iterator": Object DequeIter;
    DequeReverseIterator "_collections._deque_reverse_iterator": Object DequeIter;
    Lock "_thread.lock": Object Lock;
    RLock "_thread.RLock": Object Lock;
    Generator "generator": Object Generator;
    Coroutine "coroutine": Object Generator;
    AsyncGenerator "async_generator": Object Generator;
    CoroutineWrapper "coroutine_wrapper": Object Awaiter;
    AsyncSend "async_generator_asend": Object Awaiter;
    AsyncThrow "async_generator_athrow": Object Awaiter;
    AsyncValue "async_generator_wrapped_value": Object Awaiter;
    AnextAwaitable "anext_awaitable": Object Awaiter;
    File "_io.TextIOWrapper": Object File;
    Array "storage": Object Array;
    Blob "bytes of storage": Object Blob;
    BaseException "BaseException": Object Exception;
    SystemExit "SystemExit": BaseException Exception;
    KeyboardInterrupt "KeyboardInterrupt": BaseException Exception;
    GeneratorExit "GeneratorExit": BaseException Exception;
    Exception "Exception": BaseException Exception;
    BaseExceptionGroup "BaseExceptionGroup": BaseException Exception;
    ExceptionGroup "ExceptionGroup": BaseExceptionGroup Exception;
    StopIteration "StopIteration": Exception Exception;
    StopAsyncIteration "StopAsyncIteration": Exception Exception;
    ArithmeticError "ArithmeticError": Exception Exception;
    FloatingPointError "FloatingPointError": ArithmeticError Exception;
    OverflowError "OverflowError": ArithmeticError Exception;
    ZeroDivisionError "ZeroDivisionError": ArithmeticError Exception;
    AssertionError "AssertionError": Exception Exception;
    AttributeError "AttributeError": Exception Exception;
    BufferError "BufferError": Exception Exception;
    EOFError "EOFError": Exception Exception;
    ImportError "ImportError": Exception Exception;
    ModuleNotFoundError "ModuleNotFoundError": ImportError Exception;
    LookupError "LookupError": Exception Exception;
    IndexError "IndexError": LookupError Exception;
    KeyError "KeyError": LookupError Exception;
    MemoryError "MemoryError": Exception Exception;
    NameError "NameError": Exception Exception;
    UnboundLocalError "UnboundLocalError": NameError Exception;
    OSError "OSError": Exception Exception;
    BlockingIOError "BlockingIOError": OSError Exception;
    ChildProcessError "ChildProcessError": OSError Exception;
    ConnectionError "ConnectionError": OSError Exception;
    BrokenPipeError "BrokenPipeError": ConnectionError Exception;
    ConnectionAbortedError "ConnectionAbortedError": ConnectionError Exception;
    ConnectionRefusedError "ConnectionRefusedError": ConnectionError Exception;
    ConnectionResetError "ConnectionResetError": ConnectionError Exception;
    FileExistsError "FileExistsError": OSError Exception;
    FileNotFoundError "FileNotFoundError": OSError Exception;
    InterruptedError "InterruptedError": OSError Exception;
    IsADirectoryError "IsADirectoryError": OSError Exception;
    NotADirectoryError "NotADirectoryError": OSError Exception;
    PermissionError "PermissionError": OSError Exception;
    ProcessLookupError "ProcessLookupError": OSError Exception;
    TimeoutError "TimeoutError": OSError Exception;
    ReferenceError "ReferenceError": Exception Exception;
    RuntimeError "RuntimeError": Exception Exception;
    NotImplementedError "NotImplementedError": RuntimeError Exception;
    RecursionError "RecursionError": RuntimeError Exception;
    SyntaxError "SyntaxError": Exception Exception;
    IndentationError "IndentationError": SyntaxError Exception;
    TabError "TabError": IndentationError Exception;
    SystemError "SystemError": Exception Exception;
    TypeError "TypeError": Exception Exception;
    ValueError "ValueError": Exception Exception;
    UnicodeError "UnicodeError": ValueError Exception;
    UnicodeDecodeError "UnicodeDecodeError": UnicodeError Exception;
    UnicodeEncodeError "UnicodeEncodeError": UnicodeError Exception;
    UnicodeTranslateError "UnicodeTranslateError": UnicodeError Exception;
    Warning "Warning": Exception Exception;
    BytesWarning "BytesWarning": Warning Exception;
    DeprecationWarning "DeprecationWarning": Warning Exception;
    EncodingWarning "EncodingWarning": Warning Exception;
    FutureWarning "FutureWarning": Warning Exception;
    ImportWarning "ImportWarning": Warning Exception;
    PendingDeprecationWarning "PendingDeprecationWarning": Warning Exception;
    ResourceWarning "ResourceWarning": Warning Exception;
    RuntimeWarning "RuntimeWarning": Warning Exception;
    SyntaxWarning "SyntaxWarning": Warning Exception;
    UnicodeWarning "UnicodeWarning": Warning Exception;
    UserWarning "UserWarning": Warning Exception;
    QueueEmpty "_queue.Empty": Exception Exception;
}

impl TypeRow {
    /// The name without that of the module in front.
    pub fn short_name(&self) -> &'static str {
        self.name.rsplit_once('.').map_or(self.name, |(_, short)| short)
    }
}

impl Type {
    /// This class's row.
    #[inline]
    pub const fn row(self) -> &'static TypeRow {
        &TYPES[self as usize]
    }

    /// Whether programs find the class by its name.
    pub fn is_named(self) -> bool {
        use Type as T;
        match self {
            T::Object | T::Type | T::Int | T::Bool | T::Float | T::Str | T::Tuple | T::List => true,
            T::Dict | T::Set | T::FrozenSet | T::Range | T::Slice | T::Property => true,
            T::StaticMethod | T::ClassMethod | T::Super => true,
            T::Bytes
            | T::ByteArray
            | T::MemoryView
            | T::Complex
            | T::Enumerate
            | T::Zip
            | T::Map
            | T::Filter
            | T::Reversed => true,
            T::QueueEmpty => false,
            other => other.is_exception(),
        }
    }

    /// Whether programs may inherit from the class.
    pub fn is_base(self) -> bool {
        use Type as T;
        match self {
            T::Object | T::Int | T::Float | T::Complex | T::Str | T::Tuple | T::List => true,
            T::Dict | T::Set | T::FrozenSet | T::Bytes | T::ByteArray => true,
            T::Type | T::Module | T::Property => true,
            T::StaticMethod | T::ClassMethod | T::Super | T::GenericAlias => true,
            T::SimpleNamespace | T::WeakRef | T::Deque | T::Numbers | T::Mmap => true,
            T::SemLock | T::SimpleQueue | T::Memory => true,
            T::Enumerate | T::Zip | T::Map | T::Filter | T::Reversed => true,
            other => other.is_exception(),
        }
    }

    /// Whether there may be weak references to its instances.
    pub fn has_weak(self) -> bool {
        use Type as T;
        matches!(
            self,
            T::Type
                | T::MemoryView
                | T::Coroutine
                | T::AsyncGenerator
                | T::Set
                | T::FrozenSet
                | T::Lock
                | T::RLock
                | T::Function
                | T::Method
                | T::Builtin
                | T::Module
                | T::Code
                | T::Generator
                | T::File
                | T::GenericAlias
                | T::Union
                | T::Deque
                | T::Numbers
                | T::Mmap
                | T::PickleBuffer
                | T::SimpleQueue
        )
    }

    /// Whether its instances are exceptions.
    pub fn is_exception(self) -> bool {
        self as u8 >= Type::BaseException as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bases_come_first() {
        for (number, row) in TYPES.iter().enumerate() {
            assert_eq!(row.ty as usize, number);
            assert!((row.base as usize) < number || row.ty == Type::Object, "{}", row.name);
        }
    }
}
