//! Functions, bound methods, builtins, cells, and what wraps functions in classes.

use super::words::method;
use super::{Dict, Header, Kind, Runtime, Type, Value};
use crate::object::{CodeRef, Object, Raised};

/// A function of the program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Function(pub Value);

/// Flag of a builtin that is the `__new__` of a builtin class.
pub const MAKES: u8 = 1;

/// Words of a function object.
pub mod word {
    /// Raw pointer to the code.
    pub const CODE: usize = 1;
    /// Name.
    pub const NAME: usize = 2;
    /// Qualified name.
    pub const QUALNAME: usize = 3;
    /// Tuple of defaults, or null.
    pub const DEFAULTS: usize = 4;
    /// Dict of keyword defaults, or null.
    pub const KEYWORD_DEFAULTS: usize = 5;
    /// Tuple of cells, or null.
    pub const CLOSURE: usize = 6;
    /// Dict of attributes, or null.
    pub const ATTRIBUTES: usize = 7;
    /// Doc string or `None`.
    pub const DOC: usize = 8;
    /// Name of the module.
    pub const MODULE: usize = 9;
    /// Dict of annotations, or null.
    pub const ANNOTATIONS: usize = 10;
}

impl Function {
    /// The value as a function, if it is one.
    #[inline(always)]
    pub fn of(value: Value) -> Option<Function> {
        value.is(Kind::Function).then_some(Function(value))
    }

    /// Its attributes, if it was given any.
    pub fn attributes(self) -> Option<Dict> {
        let dict = self.0.field(word::ATTRIBUTES);
        dict.is_object().then_some(Dict(dict))
    }
}

/// The code of a function of the program.
#[inline]
pub fn code(function: Value) -> CodeRef {
    function.record()
}

/// The function and the object that a bound method puts together.
#[inline]
pub fn method_parts(method: Value) -> (Value, Value) {
    (method.field(method::FUNCTION), method.field(method::OBJECT))
}

impl Runtime {
    /// Whether a value is a method of a builtin class that is still to be bound.
    #[inline]
    pub fn is_unbound_builtin(&self, value: Value) -> bool {
        value.is(Kind::Builtin)
            && (self.is_exactly(value, Type::BuiltinMethod) || self.is_exactly(value, Type::Slot))
    }

    /// A function bound to an object.
    #[inline]
    pub fn new_method(&mut self, function: Value, object: Value) -> Result<Value, Raised> {
        let method = self.allocate(self.header(Type::Method), 24)?;
        method.init(1, function);
        method.init(2, object);
        Ok(method)
    }

    /// A function of the program as a builtin one: it does not bind, and its parts are not seen. It never moves.
    pub fn new_relay(&mut self, function: Value) -> Result<Value, Raised> {
        let relay = self.allocate_old(self.header(Type::Relay), 24)?;
        relay.init(1, function);
        relay.init(2, Value::NULL);
        Ok(relay)
    }

    /// A method of a builtin class, bound.
    #[inline]
    pub fn bind_builtin(&mut self, builtin: Value, object: Value) -> Result<Value, Raised> {
        let is_slot = self.is_exactly(builtin, Type::Slot);
        let ty = if is_slot { Type::BoundSlot } else { Type::Builtin };
        let bound = self.allocate(self.header(ty), 24)?;
        bound.set_raw(1, builtin.raw(1));
        bound.set_flags(builtin.flags());
        bound.init(2, object);
        Ok(bound)
    }

    /// A function of the program, to be filled in; an `old` one never moves.
    pub(crate) fn blank_function(&mut self, old: bool) -> Result<Value, Raised> {
        let header = self.header(Type::Function);
        if old { self.allocate_old(header, 88) } else { self.allocate(header, 88) }
    }

    /// A cell with that content, which may be null.
    pub fn new_cell(&mut self, content: Value) -> Result<Value, Raised> {
        let cell = self.allocate(self.header(Type::Cell), 32)?;
        cell.init(1, content);
        cell.init(3, Value::NULL);
        Ok(cell)
    }

    /// A property.
    pub fn new_property(
        &mut self,
        getter: Value,
        setter: Value,
        deleter: Value,
        doc: Value,
    ) -> Result<Value, Raised> {
        let property = self.allocate(self.header(Type::Property), 48)?;
        for (word, part) in [getter, setter, deleter, doc].into_iter().enumerate() {
            property.init(word + 1, part);
        }
        property.init(5, Value::NULL);
        Ok(property)
    }

    /// What a name in `__slots__` becomes in the class, with the key that maps have for it. It never moves.
    pub fn new_member(&mut self, class: Value, key: Value) -> Result<Value, Raised> {
        let member = self.allocate_old(self.header(Type::Member), 24)?;
        member.init(1, class);
        member.init(2, key);
        Ok(member)
    }

    /// A computed attribute of a class, which takes the place of a doc string: a property to everybody but those who ask what it is.
    pub fn new_getset(
        &mut self,
        getter: Value,
        setter: Value,
        owner: Value,
    ) -> Result<Value, Raised> {
        let none = self.none();
        let property = self.new_property(getter, setter, none, owner)?;
        property.set_map(self.map(Type::GetSet));
        Ok(property)
    }

    /// A field of a named tuple: a property that keeps its index in the place of its name.
    pub fn new_tuple_getter(
        &mut self,
        getter: Value,
        index: Value,
        doc: Value,
    ) -> Result<Value, Raised> {
        let none = self.none();
        let property = self.new_property(getter, none, none, doc)?;
        property.set_map(self.map(Type::TupleGetter));
        property.init(5, index);
        Ok(property)
    }

    /// `staticmethod(function)` or `classmethod(function)`.
    pub fn new_wrapper(&mut self, ty: Type, function: Value) -> Result<Value, Raised> {
        let map = self.map(ty);
        let flags = (ty != Type::StaticMethod) as u8;
        let wrapper = self.allocate(Header::new(map.short(), map.kind, flags, 0), 24)?;
        wrapper.init(1, function);
        wrapper.init(2, Value::NULL);
        Ok(wrapper)
    }
}

/// Whether a wrapper is a `classmethod`.
#[inline]
pub fn is_class_method(wrapper: Value) -> bool {
    wrapper.flags() & 1 != 0
}
