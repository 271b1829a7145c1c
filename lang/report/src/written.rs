//! A value that becomes JSON once.
//!
//! Facts are written when their loop is compiled and again in the summary, and hardly one of them changes between; of those that
//! bridges tell every second one has been told of another piece of code before. So equal facts are one, and its JSON is kept. It is the same with the places that facts are
//! about.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, OnceLock};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A value, and its JSON from the first time it is asked for until somebody changes the value. Copies are one value, until one of them is changed.
#[derive(Debug, Deserialize)]
#[serde(from = "T")]
pub struct Written<T>(Arc<Shared<T>>);

#[derive(Debug)]
struct Shared<T> {
    value: T,
    json: OnceLock<Box<RawValue>>,
}

impl<T> Clone for Written<T> {
    fn clone(&self) -> Written<T> {
        Written(Arc::clone(&self.0))
    }
}

/// For a change: without the JSON.
impl<T: Clone> Clone for Shared<T> {
    fn clone(&self) -> Shared<T> {
        Shared { value: self.value.clone(), json: OnceLock::new() }
    }
}

impl<T> From<T> for Written<T> {
    fn from(value: T) -> Written<T> {
        Written(Arc::new(Shared { value, json: OnceLock::new() }))
    }
}

impl<T: Default> Default for Written<T> {
    fn default() -> Written<T> {
        T::default().into()
    }
}

impl<T> Deref for Written<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<T: Clone> DerefMut for Written<T> {
    fn deref_mut(&mut self) -> &mut T {
        let shared = Arc::make_mut(&mut self.0);
        shared.json.take();
        &mut shared.value
    }
}

impl<T: PartialEq> PartialEq for Written<T> {
    fn eq(&self, other: &Written<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || **self == **other
    }
}

impl<T: Eq> Eq for Written<T> {}

impl<T: Serialize> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Some(json) = self.0.json.get() {
            return json.serialize(serializer);
        }
        let json = to_raw_value(&self.0.value).map_err(serde::ser::Error::custom)?;
        self.0.json.get_or_init(|| json).serialize(serializer)
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
        let other = one.clone();
        assert_eq!(write(&one), "[[1,2]]");
        assert!(other.0.json.get().is_some());
        one.push(3);
        assert_eq!((write(&one), write(&other)), ("[[1,2,3]]".into(), "[[1,2]]".into()));
        one.pop();
        assert_eq!((write(&one), &one), ("[[1,2]]".into(), &other));
        assert_eq!(serde_json::from_str::<Written<Vec<i32>>>("[1,2]").unwrap(), one);
    }
}
