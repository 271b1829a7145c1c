//! A value that becomes JSON once.
//!
//! Facts are written when their loop is compiled and again in the summary, and hardly one of them changes between.

use std::cell::OnceCell;
use std::ops::{Deref, DerefMut};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A value, and its JSON from the first time it is asked for until somebody changes the value.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(from = "T")]
pub struct Written<T> {
    value: T,
    json: OnceCell<Box<RawValue>>,
}

impl<T> From<T> for Written<T> {
    fn from(value: T) -> Written<T> {
        Written { value, json: OnceCell::new() }
    }
}

impl<T> Deref for Written<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Written<T> {
    fn deref_mut(&mut self) -> &mut T {
        self.json.take();
        &mut self.value
    }
}

impl<T: PartialEq> PartialEq for Written<T> {
    fn eq(&self, other: &Written<T>) -> bool {
        self.value == other.value
    }
}

impl<T: Serialize> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Some(json) = self.json.get() {
            return json.serialize(serializer);
        }
        let json = to_raw_value(&self.value).map_err(serde::ser::Error::custom)?;
        self.json.get_or_init(|| json).serialize(serializer)
    }
}

impl<T: JsonSchema> JsonSchema for Written<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }
    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::schema_name()
    }
    fn schema_id() -> std::borrow::Cow<'static, str> {
        T::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_changed_is_written_again() {
        let mut one = Written::from(vec![1, 2]);
        let write = |one: &Written<Vec<i32>>| serde_json::to_string(&[one]).unwrap();
        assert_eq!(write(&one), "[[1,2]]");
        assert!(one.json.get().is_some());
        assert_eq!(write(&one), "[[1,2]]");
        one.push(3);
        assert_eq!(write(&one), "[[1,2,3]]");
        assert_eq!(serde_json::from_str::<Written<Vec<i32>>>("[1,2,3]").unwrap(), one);
    }
}
