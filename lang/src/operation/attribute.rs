//! Attribute access.

use super::compare::is_user;
use crate::object::assumption::may_act;
use crate::object::function::{Function, word};
use crate::object::module::globals;
use crate::object::module::is_borrowed;
use crate::object::words::{alias, cell, member, method, property, super_, wrapper};
use crate::object::{
    ClassFlags, ClassRef, Dict, Kind, Name, Object, Raised, Str, Type, Value, instance,
};
use crate::vm::Vm;
use crate::vm::memory::{LOAD, value_of};

/// What a `staticmethod` or `classmethod` takes over from its function.
const TAKEN_OVER: [&str; 5] =
    ["__module__", "__name__", "__qualname__", "__doc__", "__annotations__"];

/// Whether a wrapper may have attributes: those of builtin classes do not.
fn has_attributes(wrapper: Value) -> bool {
    !wrapper.map().class.is(Type::ClassBuiltin)
}

impl Vm {
    /// `object.name`; `name` is a string.
    pub fn get_attribute(&mut self, object: Value, name: Value) -> Result<Value, Raised> {
        let name = self.intern_value(name)?;
        let flags = self.class_of(object).flags.get();
        if flags.has(ClassFlags::GETATTRIBUTE | ClassFlags::GETATTR) {
            return self.get_by_methods(object, name, flags);
        }
        match self.find_plainly(object, name)? {
            Some(value) => Ok(value),
            None => self.raise_no_attribute(object, name),
        }
    }

    /// `object.name` if there is such an attribute; `name` is interned. An AttributeError, also of a descriptor, says that there is none:
    /// nothing is pending then.
    pub fn find_attribute(&mut self, object: Value, name: Value) -> Result<Option<Value>, Raised> {
        let flags = self.class_of(object).flags.get();
        let found = match flags.has(ClassFlags::GETATTRIBUTE | ClassFlags::GETATTR) {
            true => self.get_by_methods(object, name, flags).map(Some),
            false => self.find_plainly(object, name),
        };
        match found {
            Err(Raised) if self.catch(Type::AttributeError) => Ok(None),
            found => found,
        }
    }

    fn get_by_methods(
        &mut self,
        object: Value,
        name: Value,
        flags: ClassFlags,
    ) -> Result<Value, Raised> {
        let found = if flags.has(ClassFlags::GETATTRIBUTE) {
            self.call_method(object, Name::GetAttribute, &[name])
        } else {
            match self.find_plainly(object, name) {
                Ok(None) => self.raise_no_attribute(object, name),
                Ok(Some(found)) => Ok(found),
                Err(Raised) => Err(Raised),
            }
        };
        if found.is_err() && flags.has(ClassFlags::GETATTR) && self.catch(Type::AttributeError) {
            return self.call_method(object, Name::GetAttr, &[name]);
        }
        found
    }

    /// `object.__getattribute__`: the attribute as it is found without special methods of the program.
    pub fn find_plainly(&mut self, object: Value, name: Value) -> Result<Option<Value>, Raised> {
        match object.kind() {
            Kind::Class => return self.find_in_class(object, name),
            Kind::Module if !is_of_own_class(object) => {
                if let Some(value) = globals(object).get(name) {
                    return Ok(Some(value));
                }
            }
            Kind::Super => return self.find_in_super(object, name),
            Kind::WeakRef if is_proxy(object) => {
                let object = self.out_of_proxy(object)?;
                return self.get_attribute(object, name).map(Some);
            }
            Kind::Alias => return self.find_in_alias(object, name),
            _ => {}
        }
        let class = self.class_of(object);
        let raw = self.lookup(class, name);
        if let Some(raw) = raw
            && self.is_data(raw)
            && (!may_act(raw.kind()) || self.protocol(raw).has(ClassFlags::GET))
        {
            return self.bind(raw, object).map(Some);
        }
        let own = match object.kind() {
            Kind::Instance | Kind::Exception => self.find_own(object, name)?,
            Kind::Module => globals(object).get(name),
            Kind::Function => match Function(object).attributes() {
                Some(dict) => dict.get(self, name)?,
                None => None,
            },
            Kind::Wrapper => self.find_in_wrapper(object, name)?,
            _ => None,
        };
        match (own, raw) {
            (Some(value), _) => Ok(Some(value)),
            (None, Some(raw)) => self.bind(raw, object).map(Some),
            (None, None) if object.is(Kind::Module) => {
                let text = crate::object::Str(name).text();
                if text == "__spec__" || text == "__loader__" {
                    return self.origin_of_module(object, name);
                }
                match globals(object).get(self.name(Name::GetAttr)) {
                    Some(hook) => self.call(hook, &[name]).map(Some),
                    None => Ok(None),
                }
            }
            // A method has the attributes of its function.
            (None, None) if object.is(Kind::Method) => {
                self.get_attribute(object.field(method::FUNCTION), name).map(Some)
            }
            (None, None) => Ok(None),
        }
    }

    /// The function that an object of a class of the program has from its class by that name, if nothing of the object goes before it.
    pub fn method_at(&self, object: Value, name: Value) -> Option<Value> {
        if !object.is(Kind::Instance) && !object.is(Kind::Exception) {
            return None;
        }
        let map = object.map();
        let version = map.version.get();
        if let Some(found) = self.memory.get(version, name, LOAD) {
            return Some(value_of(found.word));
        }
        if !map.class.is_user()
            || map.is_dict
            || map.class.flags.get().has(ClassFlags::GETATTRIBUTE)
            || map.slot(name).is_some()
        {
            return None;
        }
        let function = self.lookup_raw(map.class, name).filter(|raw| raw.is(Kind::Function))?;
        if !self.heap.is_young(function.address()) {
            self.memory.set(version, name, LOAD, 0, function.bits());
        }
        Some(function)
    }

    /// An attribute that a `staticmethod` or `classmethod` has of its own: what it took over from its function, or was given.
    pub fn find_in_wrapper(&mut self, object: Value, name: Value) -> Result<Option<Value>, Raised> {
        let dict = object.field(wrapper::ATTRIBUTES);
        if dict.is_object() {
            return Dict(dict).get(self, name);
        }
        match has_attributes(object) && TAKEN_OVER.contains(&Str(name).text()) {
            true => self.find_attribute(object.field(wrapper::FUNCTION), name),
            false => Ok(None),
        }
    }

    /// Gives an object of a subclass of `staticmethod` or `classmethod` what it takes over from its function.
    pub fn take_over(&mut self, object: Value, function: Value) -> Result<(), Raised> {
        for name in TAKEN_OVER {
            let name = self.intern(name)?;
            if let Some(value) = self.find_attribute(function, name)? {
                self.set_own(object, name, value)?;
            }
        }
        Ok(())
    }

    /// The dict of a `staticmethod` or `classmethod`, with what it takes over from its function.
    pub fn dict_of_wrapper(&mut self, object: Value) -> Result<Dict, Raised> {
        let dict = object.field(wrapper::ATTRIBUTES);
        if dict.is_object() {
            return Ok(Dict(dict));
        }
        let dict = Dict::new(self)?;
        for name in TAKEN_OVER {
            let name = self.intern(name)?;
            if let Some(value) = self.find_attribute(object.field(wrapper::FUNCTION), name)? {
                dict.set(self, name, value)?;
            }
        }
        self.heap.set(object, wrapper::ATTRIBUTES, dict.0);
        Ok(dict)
    }

    /// `__spec__` or `__loader__` of a module, which are made when somebody asks.
    fn origin_of_module(&mut self, module: Value, name: Value) -> Result<Option<Value>, Raised> {
        let own = globals(module).get(self.name(Name::Name));
        if globals(module).wrapped().is_some() || own.and_then(crate::object::Str::of).is_none() {
            return Ok(None);
        }
        self.call_support("_frozen_importlib", "_describe", &[module])?;
        Ok(globals(module).get(name))
    }

    /// Whether a class attribute goes before the instance's own.
    pub fn is_data(&self, raw: Value) -> bool {
        match raw.kind() {
            Kind::Property | Kind::Member => true,
            _ => self.protocol(raw).has(ClassFlags::DATA),
        }
    }

    fn find_in_class(&mut self, object: Value, name: Value) -> Result<Option<Value>, Raised> {
        let Some(class) = self.as_class(object) else { return Ok(None) };
        let meta = self.lookup(self.class_of(object), name);
        if let Some(raw) = meta
            && self.is_data(raw)
            && (!may_act(raw.kind()) || self.protocol(raw).has(ClassFlags::GET))
        {
            return self.bind(raw, object).map(Some);
        }
        if let Some(raw) = self.lookup(class, name) {
            return self.bind_as(raw, Value::NULL, object).map(Some);
        }
        match meta {
            Some(raw) => self.bind(raw, object).map(Some),
            None => Ok(None),
        }
    }

    /// The attribute of `super()`: words are the class to start after, the object, and the object's class.
    fn find_in_super(&mut self, object: Value, name: Value) -> Result<Option<Value>, Raised> {
        let (after, of, start) = (
            object.field(super_::AFTER),
            object.field(super_::OBJECT),
            object.field(super_::CLASS),
        );
        let (Some(after), Some(start)) = (self.as_class(after), self.as_class(start)) else {
            let raw = self.lookup(self.class(Type::Super), name);
            return match raw {
                Some(raw) => self.bind(raw, object).map(Some),
                None => Ok(None),
            };
        };
        if name != self.name(Name::Class) {
            let order = start.mro();
            let from = order.iter().position(|class| *class == after).map_or(0, |at| at + 1);
            let found = order[from..].iter().find_map(|class| class.dict().get_str(name));
            if let Some(raw) = found {
                let raw = crate::object::class::out_of_cell(raw);
                let is_class = of == start.object.get();
                let of = if is_class { Value::NULL } else { of };
                return self.bind_as(raw, of, start.object.get()).map(Some);
            }
        }
        let raw = self.lookup(self.class(Type::Super), name);
        match raw {
            Some(raw) => self.bind(raw, object).map(Some),
            None => Ok(None),
        }
    }

    /// AttributeError.
    #[cold]
    pub fn raise_no_attribute<T>(&mut self, object: Value, name: Value) -> Result<T, Raised> {
        let object = if object.is(Kind::Alias) { object.field(alias::ORIGIN) } else { object };
        let object = if is_proxy(object) { self.out_of_proxy(object)? } else { object };
        let attribute = Str(name).text();
        let text = match object.kind() {
            Kind::Class => {
                let class = self.as_class(object).map_or(String::new(), |class| class.name());
                format!("type object '{class}' has no attribute '{attribute}'")
            }
            Kind::Module => {
                let module = self.module_name(object);
                if self.is_loading(object) {
                    format!(
                        "partially initialized module '{module}' has no attribute '{attribute}' (most likely due to a circular import)"
                    )
                } else {
                    format!("module '{module}' has no attribute '{attribute}'")
                }
            }
            _ => format!("'{}' object has no attribute '{attribute}'", self.type_name(object)),
        };
        let text = self.new_str(&text)?;
        let class = self.class(Type::AttributeError);
        let exception = self.new_exception(class, &[text])?;
        for (key, value) in [("name", name), ("obj", object)] {
            let key = self.intern(key)?;
            self.set_own(exception, key, value)?;
        }
        self.raise_fresh(exception)
    }

    /// `object.name = value`.
    pub fn set_attribute(
        &mut self,
        object: Value,
        name: Value,
        value: Value,
    ) -> Result<(), Raised> {
        let name = self.intern_value(name)?;
        if self.class_of(object).flags.get().has(ClassFlags::SETATTR) {
            return self.call_method(object, Name::SetAttr, &[name, value]).map(drop);
        }
        self.set_plainly(object, name, value)
    }

    /// `object.__setattr__`; `name` is interned.
    pub fn set_plainly(&mut self, object: Value, name: Value, value: Value) -> Result<(), Raised> {
        match object.kind() {
            Kind::Class => return self.set_in_class(object, name, value),
            Kind::Module if name != self.name(Name::Class) && !is_of_own_class(object) => {
                return self.set_global(globals(object), name, value);
            }
            Kind::WeakRef if is_proxy(object) => {
                let object = self.out_of_proxy(object)?;
                return self.set_attribute(object, name, value);
            }
            _ => {}
        }
        let class = self.class_of(object);
        let raw = self.lookup(class, name);
        if let Some(raw) = raw
            && let Some(done) = self.set_by_descriptor(raw, object, value)
        {
            return done;
        }
        match object.kind() {
            Kind::Instance | Kind::Exception => {
                if !class.has_dict.get() {
                    return self.raise_read_only(object, name, raw.is_some());
                }
                self.set_own(object, name, value)
            }
            Kind::Module => self.set_global(globals(object), name, value),
            Kind::Function => {
                let dict = match Function(object).attributes() {
                    Some(dict) => dict,
                    None => {
                        let dict = Dict::new(self)?;
                        self.heap.set(object, word::ATTRIBUTES, dict.0);
                        dict
                    }
                };
                dict.set(self, name, value)
            }
            Kind::Wrapper if has_attributes(object) => {
                self.dict_of_wrapper(object)?.set(self, name, value)
            }
            _ => self.raise_read_only(object, name, raw.is_some()),
        }
    }

    /// Sets through a data descriptor found on the class; `None` if it is none that sets.
    pub fn set_by_descriptor(
        &mut self,
        raw: Value,
        object: Value,
        value: Value,
    ) -> Option<Result<(), Raised>> {
        match raw.kind() {
            Kind::Property => {
                let setter = raw.field(property::SETTER);
                Some(if setter == self.none() {
                    self.raise_property(raw, object, "setter")
                } else {
                    self.call(setter, &[object, value]).map(drop)
                })
            }
            Kind::Member => Some(self.set_member(raw, object, value)),
            kind if may_act(kind) => {
                if let Some(method) = self.special(raw, Name::Set) {
                    return Some(self.call_special(method, raw, &[object, value]).map(drop));
                }
                self.special(raw, Name::Delete).map(|_| {
                    let text = self.new_str("__set__")?;
                    self.raise_with(Type::AttributeError, &[text])
                })
            }
            _ => None,
        }
    }

    /// Deletes through a data descriptor found on the class; `None` if it is none that deletes.
    pub fn delete_by_descriptor(
        &mut self,
        raw: Value,
        object: Value,
    ) -> Option<Result<(), Raised>> {
        match raw.kind() {
            Kind::Property => {
                let deleter = raw.field(property::DELETER);
                Some(if raw.map().class.is(Type::GetSet) {
                    self.delete_computed(raw, object)
                } else if deleter == self.none() {
                    self.raise_property(raw, object, "deleter")
                } else {
                    self.call(deleter, &[object]).map(drop)
                })
            }
            Kind::Member => Some(self.delete_member(raw, object)),
            kind if may_act(kind) => {
                if let Some(method) = self.special(raw, Name::Delete) {
                    return Some(self.call_special(method, raw, &[object]).map(drop));
                }
                self.special(raw, Name::Set).map(|_| {
                    let text = self.new_str("__delete__")?;
                    self.raise_with(Type::AttributeError, &[text])
                })
            }
            _ => None,
        }
    }

    /// TypeError unless a slot's descriptor is for the class of this object.
    fn check_member(&mut self, member: Value, object: Value) -> Result<(), Raised> {
        let owner = self.class_of_object(member.field(member::CLASS))?;
        let class = self.class_of(object);
        if class.is_subclass(owner) && instance::has_slots(object.kind()) {
            return Ok(());
        }
        let text = format!(
            "descriptor '{}' for '{}' objects doesn't apply to a '{}' object",
            Str(member.field(member::NAME)).text(),
            owner.name(),
            class.name()
        );
        self.raise(Type::TypeError, text)
    }

    /// What an object has in a slot.
    pub fn get_member(&mut self, member: Value, object: Value) -> Result<Value, Raised> {
        self.check_member(member, object)?;
        match instance::named(object, member.field(member::NAME)) {
            Some(value) => Ok(value),
            // What exceptions were not told is None.
            None if self.class_of_object(member.field(member::CLASS))?.is_builtin() => {
                Ok(self.none())
            }
            None => self.raise_no_attribute(object, member.field(member::NAME)),
        }
    }

    /// Fills a slot of an object.
    pub fn set_member(&mut self, member: Value, object: Value, value: Value) -> Result<(), Raised> {
        self.check_member(member, object)?;
        if self.class_of_object(member.field(member::CLASS))?.is(Type::BaseExceptionGroup) {
            return self.raise(Type::AttributeError, "readonly attribute");
        }
        self.set_own(object, member.field(member::NAME), value)
    }

    /// Empties a slot of an object.
    pub fn delete_member(&mut self, member: Value, object: Value) -> Result<(), Raised> {
        self.check_member(member, object)?;
        let key = member.field(member::NAME);
        if instance::named(object, key).is_some() && self.delete_own(object, key)? {
            return Ok(());
        }
        let text = self.new_str(Str(member.field(member::NAME)).text())?;
        self.raise_with(Type::AttributeError, &[text])
    }

    #[cold]
    fn raise_read_only<T>(
        &mut self,
        object: Value,
        name: Value,
        exists: bool,
    ) -> Result<T, Raised> {
        if !exists {
            return self.raise_unset(object, name);
        }
        let (class, name) = (self.type_name(object), Str(name).text());
        let text = format!("'{class}' object attribute '{name}' is read-only");
        self.raise(Type::AttributeError, text)
    }

    fn set_in_class(&mut self, object: Value, name: Value, value: Value) -> Result<(), Raised> {
        let Some(class) = self.as_class(object) else { return Ok(()) };
        if !class.is_user() || class.is_closed.get() {
            let (class, name) = (class.dotted_name(), Str(name).text());
            let text = format!("cannot set '{name}' attribute of immutable type '{class}'");
            return self.raise(Type::TypeError, text);
        }
        if let Some(raw) = self.lookup(self.class_of(object), name) {
            if raw.is(Kind::Property)
                && raw.field(property::SETTER) == self.none()
                && raw.map().class.is(Type::GetSet)
            {
                return self.raise_class_read_only(name);
            }
            if let Some(done) = self.set_by_descriptor(raw, object, value) {
                return done;
            }
        }
        self.set_class_attribute(class, name, value)
    }

    /// AttributeError for an attribute of classes that is never set.
    fn raise_class_read_only<T>(&mut self, name: Value) -> Result<T, Raised> {
        let name = Str(name).text();
        let text = match name {
            "__dict__" | "__text_signature__" => {
                format!("attribute '{name}' of 'type' objects is not writable")
            }
            _ => "readonly attribute".into(),
        };
        self.raise(Type::AttributeError, text)
    }

    /// TypeError for an attribute of classes that stays.
    fn raise_not_deletable<T>(&mut self, class: ClassRef, name: Value) -> Result<T, Raised> {
        let settable = [Name::Name, Name::Qualname, Name::Module, Name::Doc];
        if settable.iter().any(|known| self.name(*known) == name) {
            let text = format!(
                "cannot delete '{}' attribute of immutable type '{}'",
                Str(name).text(),
                class.name()
            );
            return self.raise(Type::TypeError, text);
        }
        if name == self.name(Name::Bases) {
            let text = format!("can't delete {}.__bases__", class.name());
            return self.raise(Type::TypeError, text);
        }
        self.raise_class_read_only(name)
    }

    /// `del object.name`.
    pub fn delete_attribute(&mut self, object: Value, name: Value) -> Result<(), Raised> {
        let name = self.intern_value(name)?;
        if self.class_of(object).flags.get().has(ClassFlags::SETATTR)
            && let Some(method) = self.special(object, Name::DelAttr)
        {
            return self.call_special(method, object, &[name]).map(drop);
        }
        self.delete_plainly(object, name)
    }

    /// `object.__delattr__`; `name` is interned.
    pub fn delete_plainly(&mut self, object: Value, name: Value) -> Result<(), Raised> {
        let found = match object.kind() {
            Kind::Class => match self.as_class(object) {
                Some(class) if class.is_user() && !class.is_closed.get() => {
                    if let Some(raw) = self.lookup(self.class_of(object), name)
                        && self.is_data(raw)
                    {
                        let is_getset = raw.map().class.is(Type::GetSet);
                        let in_dict = [Name::Annotations, Name::AbstractMethods];
                        if is_getset && !in_dict.iter().any(|known| self.name(*known) == name) {
                            return self.raise_not_deletable(class, name);
                        }
                        if !is_getset && let Some(done) = self.delete_by_descriptor(raw, object) {
                            return done;
                        }
                    }
                    self.delete_class_attribute(class, name)?
                }
                class => {
                    let class = class.map_or(String::new(), |class| class.dotted_name());
                    let name = Str(name).text();
                    let text = format!("cannot set '{name}' attribute of immutable type '{class}'");
                    return self.raise(Type::TypeError, text);
                }
            },
            Kind::Module
                if is_of_own_class(object)
                    && let Some(raw) = self.lookup(self.class_of(object), name)
                    && let Some(done) = self.delete_by_descriptor(raw, object) =>
            {
                return done;
            }
            Kind::Module => match globals(object).cell(name) {
                Some(cell) if !cell.field(cell::VALUE).is_null() && !is_borrowed(cell) => {
                    self.delete_global(cell)?;
                    true
                }
                _ => false,
            },
            Kind::WeakRef if is_proxy(object) => {
                let object = self.out_of_proxy(object)?;
                return self.delete_attribute(object, name);
            }
            _ => {
                let class = self.class_of(object);
                if let Some(raw) = self.lookup(class, name)
                    && let Some(done) = self.delete_by_descriptor(raw, object)
                {
                    return done;
                }
                match object.kind() {
                    _ if is_user(object) => self.delete_own(object, name)?,
                    Kind::Function => match Function(object).attributes() {
                        Some(dict) => dict.remove(self, name)?.is_some(),
                        None => false,
                    },
                    Kind::Wrapper if has_attributes(object) => {
                        self.dict_of_wrapper(object)?.remove(self, name)?.is_some()
                    }
                    _ => false,
                }
            }
        };
        if !found && object.is(Kind::Module) {
            let (class, name) = (self.type_name(object), Str(name).text());
            let text = format!("'{class}' object has no attribute '{name}'");
            return self.raise(Type::AttributeError, text);
        }
        if !found && object.is(Kind::Instance) {
            let class = self.class_of(object);
            let exists = self.lookup(class, name).is_some() && !class.has_dict.get();
            return self.raise_read_only(object, name, exists);
        }
        if found { Ok(()) } else { self.raise_unset(object, name) }
    }

    /// AttributeError of a store or a deletion, which does not keep the object.
    #[cold]
    fn raise_unset<T>(&mut self, object: Value, name: Value) -> Result<T, Raised> {
        if !object.is(Kind::Class) && !object.is(Kind::Module) {
            let (class, name) = (self.type_name(object), Str(name).text());
            let text = format!("'{class}' object has no attribute '{name}'");
            return self.raise(Type::AttributeError, text);
        }
        self.raise_no_attribute(object, name)
    }
}

/// Whether a module is of a class of the program, which may have properties.
pub(super) fn is_of_own_class(module: Value) -> bool {
    module.map().class.is_user()
}

/// Whether an object is a proxy of another one.
fn is_proxy(object: Value) -> bool {
    object.is(Kind::WeakRef) && object.flags() & PROXY != 0
}

/// Flag of a proxy.
pub const PROXY: u8 = 1;
