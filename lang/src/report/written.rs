//! A value that becomes JSON once.
//!
//! Facts are written when their loop is compiled and again in the summary, and hardly one of them changes between. As JSON a fact
//! is one piece of memory, as a value it is many: in between only the JSON is kept.

use std::cell::OnceCell;
use std::ops::{Deref, DerefMut};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A value, and its JSON from the first time it is asked for until somebody changes the value. One of the two is always there.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "T")]
pub struct Written<T> {
    value: OnceCell<T>,
    json: OnceCell<Box<RawValue>>,
}

impl<T> Written<T> {
    /// Keeps the JSON alone, if there is one: whoever looks at the value again has it read.
    pub fn shelve(&mut self) {
        if self.json.get().is_some() {
            self.value.take();
        }
    }
}

impl<T: DeserializeOwned> Written<T> {
    fn read(&self) -> T {
        let json = self.json.get().expect("what is no value is JSON");
        serde_json::from_str(json.get()).expect("it was written by the same type")
    }
}

impl<T> From<T> for Written<T> {
    fn from(value: T) -> Written<T> {
        Written { value: OnceCell::from(value), json: OnceCell::new() }
    }
}

impl<T: DeserializeOwned> Deref for Written<T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.value.get_or_init(|| self.read())
    }
}

impl<T: DeserializeOwned> DerefMut for Written<T> {
    fn deref_mut(&mut self) -> &mut T {
        if self.value.get().is_none() {
            self.value = OnceCell::from(self.read());
        }
        self.json.take();
        self.value.get_mut().expect("it was just read")
    }
}

impl<T: PartialEq + DeserializeOwned> PartialEq for Written<T> {
    fn eq(&self, other: &Written<T>) -> bool {
        **self == **other
    }
}

impl<T: Serialize + DeserializeOwned> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Some(json) = self.json.get() {
            return json.serialize(serializer);
        }
        let json = to_raw_value(&**self).map_err(serde::ser::Error::custom)?;
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
        one.shelve();
        assert!(one.value.get().is_none());
        assert_eq!(write(&one), "[[1,2,3]]");
        assert_eq!(*one, [1, 2, 3]);
        one.shelve();
        one.push(4);
        one.shelve();
        assert_eq!(write(&one), "[[1,2,3,4]]");
        one.pop();
        assert_eq!(serde_json::from_str::<Written<Vec<i32>>>("[1,2,3]").unwrap(), one);
    }
}
