//! What a language calls the things that traces name, for people.

use super::{Array, Class, Field};

/// Names for the text of traces. All have a default.
pub trait Names {
    /// Name of a class, for trace text.
    fn class_name(&self, class: Class) -> String {
        format!("class{}", class.0)
    }
    /// Name of a field, for trace text. `class` is the object's class where it is known.
    fn field_name(&self, field: Field, _class: Option<Class>) -> String {
        format!("at{}", field.offset)
    }
    /// Name of a sort of arrays, for trace text.
    fn array_name(&self, array: Array) -> String {
        format!("{:?}@{}", array.repr, array.base).to_lowercase()
    }
    /// A short text for a constant reference, for trace text.
    fn constant_name(&self, reference: u64) -> String {
        format!("{reference:#x}")
    }
}
