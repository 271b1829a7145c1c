//! Computed attributes of builtin classes: what deleting one does.

use crate::object::words::property;
use crate::object::{Kind, Raised, Type, Value};
use crate::vm::Vm;
use crate::vm::builtin_row;

/// What `del` does.
enum Deletion {
    /// It is as if `None` were assigned.
    Default,
    /// The cell is empty after it.
    Empty,
    /// The object has a new dict.
    NewDict,
    /// A TypeError with that text.
    Refused(&'static str),
}

/// Attributes that `del` does not simply call read-only.
static DELETIONS: &[(Type, &str, Deletion)] = &[
    (Type::Function, "__name__", Deletion::Refused("__name__ must be set to a string object")),
    (
        Type::Function,
        "__qualname__",
        Deletion::Refused("__qualname__ must be set to a string object"),
    ),
    (Type::Function, "__module__", Deletion::Default),
    (Type::Function, "__doc__", Deletion::Default),
    (Type::Function, "__defaults__", Deletion::Default),
    (Type::Function, "__kwdefaults__", Deletion::Default),
    (Type::Function, "__annotations__", Deletion::Default),
    (Type::Function, "__code__", Deletion::Refused("__code__ must be set to a code object")),
    (Type::Function, "__dict__", Deletion::Refused("cannot delete __dict__")),
    (Type::Generator, "__name__", Deletion::Refused("__name__ must be set to a string object")),
    (
        Type::Generator,
        "__qualname__",
        Deletion::Refused("__qualname__ must be set to a string object"),
    ),
    (Type::Frame, "f_trace", Deletion::Default),
    (Type::Object, "__class__", Deletion::Refused("can't delete __class__ attribute")),
    (Type::Object, "__dict__", Deletion::NewDict),
    (Type::BaseException, "args", Deletion::Refused("args may not be deleted")),
    (Type::BaseException, "__cause__", Deletion::Refused("__cause__ may not be deleted")),
    (Type::BaseException, "__context__", Deletion::Refused("__context__ may not be deleted")),
    (Type::BaseException, "__traceback__", Deletion::Refused("__traceback__ may not be deleted")),
    (
        Type::BaseException,
        "__suppress_context__",
        Deletion::Refused("can't delete numeric/char attribute"),
    ),
    (Type::StopIteration, "value", Deletion::Default),
    (Type::SystemExit, "code", Deletion::Default),
    (Type::OSError, "errno", Deletion::Default),
    (Type::OSError, "strerror", Deletion::Default),
    (Type::OSError, "filename", Deletion::Default),
    (Type::OSError, "filename2", Deletion::Default),
    (Type::ImportError, "msg", Deletion::Default),
    (Type::UnicodeDecodeError, "encoding", Deletion::Default),
    (Type::UnicodeDecodeError, "object", Deletion::Default),
    (Type::UnicodeDecodeError, "start", Deletion::Refused("can't delete numeric/char attribute")),
    (Type::UnicodeDecodeError, "end", Deletion::Refused("can't delete numeric/char attribute")),
    (Type::UnicodeDecodeError, "reason", Deletion::Default),
    (Type::UnicodeEncodeError, "encoding", Deletion::Default),
    (Type::UnicodeEncodeError, "object", Deletion::Default),
    (Type::UnicodeEncodeError, "start", Deletion::Refused("can't delete numeric/char attribute")),
    (Type::UnicodeEncodeError, "end", Deletion::Refused("can't delete numeric/char attribute")),
    (Type::UnicodeEncodeError, "reason", Deletion::Default),
    (Type::UnicodeTranslateError, "object", Deletion::Default),
    (
        Type::UnicodeTranslateError,
        "start",
        Deletion::Refused("can't delete numeric/char attribute"),
    ),
    (Type::UnicodeTranslateError, "end", Deletion::Refused("can't delete numeric/char attribute")),
    (Type::UnicodeTranslateError, "reason", Deletion::Default),
    (Type::Cell, "cell_contents", Deletion::Empty),
];

/// The class that a computed attribute is of, and its name.
fn place(property: Value) -> Option<(Type, &'static str)> {
    let getter = property.field(property::GETTER);
    if !getter.is(Kind::Builtin) {
        return None;
    }
    let row = builtin_row(getter);
    Some((row.owner?, row.name))
}

impl Vm {
    /// `del` of a computed attribute.
    pub(super) fn delete_computed(&mut self, property: Value, object: Value) -> Result<(), Raised> {
        let known = place(property)
            .and_then(|(owner, name)| DELETIONS.iter().find(|row| (row.0, row.1) == (owner, name)));
        let to = match known.map(|row| &row.2) {
            Some(Deletion::Default) => self.none(),
            Some(Deletion::NewDict) if object.is(Kind::Instance) => {
                crate::object::Dict::new(self)?.0
            }
            Some(Deletion::NewDict) => {
                return self.raise(Type::TypeError, "cannot delete __dict__");
            }
            Some(Deletion::Empty) => {
                self.heap.set(object, 1, Value::NULL);
                return Ok(());
            }
            Some(Deletion::Refused(text)) => return self.raise(Type::TypeError, *text),
            None => return self.raise_property(property, object, "deleter"),
        };
        self.call(property.field(property::SETTER), &[object, to]).map(drop)
    }
}
