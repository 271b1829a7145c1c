//! `super`: attributes of the classes after one in the order of an object's class.

use crate::object::{Kind, Name, Raised, Type, Value};
use crate::vm::Vm;

impl Vm {
    /// `super(after, object)`
    pub fn make_super(&mut self, after: Value, object: Value) -> Result<Value, Raised> {
        if !after.is(Kind::Class) {
            let text = format!("super() argument 1 must be a type, not {}", self.type_name(after));
            return self.raise(Type::TypeError, text);
        }
        if object == self.none() {
            return self.make_unbound_super(after);
        }
        self.make_super_of(after, object)
    }

    /// `super(after)`, which a `__get__` binds.
    pub(super) fn make_unbound_super(&mut self, after: Value) -> Result<Value, Raised> {
        if !after.is(Kind::Class) {
            let text = format!("super() argument 1 must be a type, not {}", self.type_name(after));
            return self.raise(Type::TypeError, text);
        }
        self.new_super(after, Value::NULL, Value::NULL)
    }

    fn new_super(&mut self, after: Value, object: Value, class: Value) -> Result<Value, Raised> {
        let result = self.allocate_as(Type::Super, 32)?;
        for (word, part) in (1..).zip([after, object, class]) {
            result.init(word, part);
        }
        Ok(result)
    }

    /// `super(after, object)`; `after` is a class. An object may say itself which class it is of.
    pub fn make_super_of(&mut self, after: Value, object: Value) -> Result<Value, Raised> {
        let start = self.class_of_object(after)?;
        let own = self.class_of(object);
        let class = match self.as_class(object) {
            Some(class) if class.is_subclass(start) => class,
            _ if own.is_subclass(start) => own,
            _ => {
                let name = self.name(Name::Class);
                let said = if self.hides_class(own) {
                    self.find_attribute(object, name)?.and_then(|said| self.as_class(said))
                } else {
                    None
                };
                match said.filter(|said| said.is_subclass(start)) {
                    Some(said) => said,
                    None => {
                        let text = "super(type, obj): obj must be an instance or subtype of type";
                        return self.raise(Type::TypeError, text);
                    }
                }
            }
        };
        self.new_super(after, object, class.object.get())
    }
}
