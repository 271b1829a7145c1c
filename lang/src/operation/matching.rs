//! What `match` asks of values of any class.

use crate::object::class::Shape;
use crate::object::{
    Class, ClassRef, Dict, Event, Kind, List, Name, Raised, Str, Subject, Tuple, Type, Value,
};
use crate::vm::Vm;

/// What `__abc_tpflags__` says of a sequence.
const SEQUENCE_FLAG: i64 = 1 << 5;
/// What `__abc_tpflags__` says of a mapping.
const MAPPING_FLAG: i64 = 1 << 6;

/// The shape that follows from how a value is laid out; `None`: ask its class.
pub fn builtin_shape(kind: Kind) -> Option<Shape> {
    match kind {
        Kind::List | Kind::Tuple | Kind::Range => Some(Shape::Sequence),
        Kind::Dict | Kind::ModuleDict => Some(Shape::Mapping),
        Kind::Hole | Kind::Str | Kind::Bytes | Kind::Float | Kind::BigInt | Kind::Bool => {
            Some(Shape::Other)
        }
        _ => None,
    }
}

/// Classes whose instances a class pattern with one positional sub-pattern takes as they are.
fn matches_itself(class: &Class) -> bool {
    use Type as T;
    let own =
        [T::Int, T::Float, T::Str, T::Bytes, T::Tuple, T::List, T::Dict, T::Set, T::FrozenSet];
    own.into_iter().chain([T::Bool]).any(|ty| class.is_subclass_of(ty))
        || class.mro().iter().any(|base| base.is_builtin() && base.name() == "bytearray")
}

/// Whether that is news to the class. Where it is not, those that inherit from it are not told.
fn gets_shape(class: ClassRef, shape: Shape) -> bool {
    let is_news = class.is_user() && class.shape.get() != Some(shape);
    if is_news {
        class.shape.set(Some(shape));
        for subclass in class.subclasses() {
            gets_shape(subclass, shape);
        }
    }
    is_news
}

impl Vm {
    /// The shape of the instances of a class.
    pub fn shape_of_class(&self, class: ClassRef) -> Shape {
        class.shape.get().unwrap_or_else(|| self.first_shape(class))
    }

    /// The shape that a new class has, which stays whatever its bases become: what it says of itself as an abstract base class, or that of the first
    /// class in its order that has one.
    pub fn first_shape(&self, class: ClassRef) -> Shape {
        let name = self.known.interned.get("__abc_tpflags__").copied();
        let flags = name.and_then(|name| class.dict().get_str(name));
        if flags == Some(Value::small(SEQUENCE_FLAG)) {
            return Shape::Sequence;
        }
        if flags == Some(Value::small(MAPPING_FLAG)) {
            return Shape::Mapping;
        }
        match class.builtin.map(|ty| ty.row().name) {
            Some(
                "list" | "tuple" | "range" | "memoryview" | "array.array" | "collections.deque",
            ) => return Shape::Sequence,
            Some("dict" | "mappingproxy") => return Shape::Mapping,
            _ => {}
        }
        let above = class.mro().iter().filter(|base| **base != class);
        let shapes = above.map(|base| self.shape_of_class(base));
        shapes.into_iter().find(|shape| *shape != Shape::Other).unwrap_or(Shape::Other)
    }

    /// A class was registered with an abstract base class that is a sequence or mapping: so are its instances from now on, and those of the classes that
    /// inherit from it by now.
    pub fn register_shape(&mut self, class: ClassRef, abstract_class: ClassRef) {
        let shape = self.shape_of_class(abstract_class);
        if shape != Shape::Other && gets_shape(class, shape) {
            self.happens(Event::Shape, Subject::Class(class));
        }
    }

    /// The values of a mapping's keys, a tuple; `None` the object if one is missing.
    pub(crate) fn match_keys(&mut self, subject: Value, keys: Value) -> Result<Value, Raised> {
        let keys = Tuple(keys);
        let seen = crate::object::Set::new(self, Type::Set)?;
        let values = self.new_list_for(keys.len())?;
        for at in 0..keys.len() {
            let key = keys.get(at);
            if seen.contains(self, key)? {
                let shown = self.repr_text(key)?;
                let text = format!("mapping pattern checks duplicate key ({shown})");
                return self.raise(Type::ValueError, text);
            }
            seen.add(self, key)?;
            let found = match Dict::of(subject) {
                Some(dict) if self.is_exactly(subject, Type::Dict) => dict.get(self, key)?,
                _ => {
                    let name = self.intern("get")?;
                    let get = self.get_attribute(subject, name)?;
                    let missing = self.known.end;
                    let found = self.call(get, &[key, missing])?;
                    (found != missing).then_some(found)
                }
            };
            match found {
                Some(value) => values.push(self, value)?,
                None => return Ok(self.none()),
            }
        }
        values.to_tuple(self)
    }

    /// A dict of what a mapping has besides these keys.
    pub(crate) fn match_rest(&mut self, subject: Value, keys: Value) -> Result<Value, Raised> {
        let rest = Dict::new(self)?;
        self.update_dict(rest, subject)?;
        for at in 0..Tuple(keys).len() {
            if rest.remove(self, Tuple(keys).get(at))?.is_none() {
                return self.raise_key_error(Tuple(keys).get(at));
            }
        }
        Ok(rest.0)
    }

    /// What a class pattern looks at: a tuple of the subject's attributes; `None` the object if it does not match.
    pub(crate) fn match_class(
        &mut self,
        subject: Value,
        class: Value,
        keywords: Value,
        positional: Value,
    ) -> Result<Value, Raised> {
        let Some(pattern) = self.as_class(class) else {
            return self.raise(Type::TypeError, "called match pattern must be a type");
        };
        if !self.is_instance_of(subject, class)? {
            return Ok(self.none());
        }
        let (positional, found) = (positional.as_small() as usize, self.new_list_for(4)?);
        let seen = self.new_list_for(4)?;
        if positional > 0 {
            let name = self.name(Name::MatchArgs);
            let own = self.find_attribute(class, name)?;
            let takes_itself = own.is_none() && matches_itself(pattern);
            let own = own.unwrap_or(self.known.empty_tuple);
            if !self.is_exactly(own, Type::Tuple) {
                let text = format!(
                    "{}.__match_args__ must be a tuple (got {})",
                    pattern.name(),
                    self.type_name(own)
                );
                return self.raise(Type::TypeError, text);
            }
            let allowed = if takes_itself { 1 } else { Tuple(own).len() };
            if allowed < positional {
                let plural = if allowed == 1 { "" } else { "s" };
                let text = format!(
                    "{}() accepts {allowed} positional sub-pattern{plural} ({positional} given)",
                    pattern.name()
                );
                return self.raise(Type::TypeError, text);
            }
            if takes_itself {
                found.push(self, subject)?;
            } else {
                for at in 0..positional {
                    let name = Tuple(own).get(at);
                    if Str::of(name).is_none() {
                        let text = format!(
                            "__match_args__ elements must be strings (got {})",
                            self.type_name(name)
                        );
                        return self.raise(Type::TypeError, text);
                    }
                    if !self.match_attribute(subject, pattern, name, seen, found)? {
                        return Ok(self.none());
                    }
                }
            }
        }
        for at in 0..Tuple(keywords).len() {
            let name = Tuple(keywords).get(at);
            if !self.match_attribute(subject, pattern, name, seen, found)? {
                return Ok(self.none());
            }
        }
        found.to_tuple(self)
    }

    /// Whether the subject has the attribute, which goes to `found`.
    fn match_attribute(
        &mut self,
        subject: Value,
        pattern: ClassRef,
        name: Value,
        seen: List,
        found: List,
    ) -> Result<bool, Raised> {
        let name = self.intern_value(name)?;
        if seen.items(self).contains(&name) {
            let shown = self.repr_text(name)?;
            let class = pattern.name();
            let text = format!("{class}() got multiple sub-patterns for attribute {shown}");
            return self.raise(Type::TypeError, text);
        }
        seen.push(self, name)?;
        match self.find_attribute(subject, name)? {
            Some(value) => {
                found.push(self, value)?;
                Ok(true)
            }
            None => Ok(false),
        }
    }
}
