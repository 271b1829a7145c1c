//! Calling what a lookup has found.

use crate::object::assumption::may_act;
use crate::object::function::is_class_method;
use crate::object::instance::payload;
use crate::object::words::{class, method, property, super_, wrapper};
use crate::object::{Dict, Kind, Name, Object, Raised, Str, Type, Value};
use crate::vm::{Vm, builtin_row};

impl Vm {
    /// Calls a special method that was found on the class of `object`, with `object` and up to three arguments more.
    pub fn call_special(
        &mut self,
        method: Value,
        object: Value,
        args: &[Value],
    ) -> Result<Value, Raised> {
        let is_plain = method.is(Kind::Function) || self.is_unbound_builtin(method);
        if is_plain && args.len() < 4 {
            let mut all = [object; 4];
            all[1..=args.len()].copy_from_slice(args);
            return self.call(method, &all[..=args.len()]);
        }
        let bound = self.bind(method, object)?;
        self.call(bound, args)
    }

    /// Calls the special method of that name; AttributeError if the class has none.
    pub fn call_method(
        &mut self,
        object: Value,
        name: Name,
        args: &[Value],
    ) -> Result<Value, Raised> {
        match self.special(object, name) {
            Some(method) => self.call_special(method, object, args),
            None => {
                let name = self.name(name);
                self.raise_no_attribute(object, name)
            }
        }
    }

    /// What an attribute of the class of `object` gives when it is read from `object`.
    pub fn bind(&mut self, raw: Value, object: Value) -> Result<Value, Raised> {
        let class = self.class_of(object).object.get();
        self.bind_as(raw, object, class)
    }

    /// As [`Vm::bind`]; `object` is null if the attribute is read from the class itself.
    pub fn bind_as(&mut self, raw: Value, object: Value, class: Value) -> Result<Value, Raised> {
        match raw.kind() {
            Kind::Function if !object.is_null() => self.new_method(raw, object),
            Kind::Builtin if !object.is_null() && self.is_unbound_builtin(raw) => {
                self.bind_builtin(raw, object)
            }
            Kind::Wrapper if !is_class_method(raw) => Ok(raw.field(wrapper::FUNCTION)),
            Kind::Wrapper => {
                let function = raw.field(wrapper::FUNCTION);
                if self.is_unbound_builtin(function) {
                    return self.bind_builtin(function, class);
                }
                if function.is(Kind::Function) {
                    return self.new_method(function, class);
                }
                if self.special(function, Name::Get).is_none() {
                    return self.new_method(function, class);
                }
                self.bind_as(function, class, class)
            }
            Kind::Property if !object.is_null() => self.get_property(raw, object),
            Kind::Member if !object.is_null() => self.get_member(raw, object),
            Kind::Super if !object.is_null() && raw.field(super_::OBJECT).is_null() => {
                self.make_super_of(raw.field(super_::AFTER), object)
            }
            kind if may_act(kind) => match self.special(raw, Name::Get) {
                // CPython calls what it finds as it is, and does not ask a descriptor for it: there would be no end.
                Some(method) => {
                    let object = if object.is_null() { self.none() } else { object };
                    self.call(method, &[raw, object, class])
                }
                None => Ok(raw),
            },
            _ => Ok(raw),
        }
    }

    fn get_property(&mut self, property: Value, object: Value) -> Result<Value, Raised> {
        let getter = property.field(property::GETTER);
        if getter == self.none() {
            return self.raise_property(property, object, "getter");
        }
        self.call(getter, &[object])
    }

    /// AttributeError for what a property does not do.
    #[cold]
    pub fn raise_property<T>(
        &mut self,
        property: Value,
        object: Value,
        what: &str,
    ) -> Result<T, Raised> {
        let class = self.class_of(object);
        if property.map().class.is(Type::TupleGetter) {
            let verb = if what == "setter" { "set" } else { "delete" };
            return self.raise(Type::AttributeError, format!("can't {verb} attribute"));
        }
        // Only the class statement tells a property its name.
        if !property.map().class.is(Type::GetSet) {
            let name = payload(property).field(property::NAME);
            let shown = match name.is_null() {
                true => String::new(),
                false => format!(" {}", self.repr_text(name)?),
            };
            let class = Str(class.object.get().field(class::QUALNAME)).text();
            let text = format!("property{shown} of '{class}' object has no {what}");
            return self.raise(Type::AttributeError, text);
        }
        let name = class.mro().iter().find_map(|class| {
            let same = |value: Value| payload(value) == payload(property);
            let (name, _) = class.dict().iter().find(|(_, value)| same(*value))?;
            Some(name)
        });
        let name = name.map_or("?", |name| Str(name).text());
        let owner = class
            .mro()
            .iter()
            .find(|class| class.dict().iter().any(|(_, value)| value == property));
        if owner.and_then(|owner| owner.builtin).is_some_and(|ty| is_plain_member(ty, name)) {
            return self.raise(Type::AttributeError, "readonly attribute");
        }
        let owner = owner.map_or(String::new(), |owner| owner.name());
        let text = format!("attribute '{name}' of '{owner}' objects is not writable");
        self.raise(Type::AttributeError, text)
    }

    /// `**other` in a call.
    pub(crate) fn merge_keywords(
        &mut self,
        dict: Value,
        other: Value,
        callee: Value,
    ) -> Result<Value, Raised> {
        let keys = self.name(Name::Keys);
        if Dict::of(other).is_none() && self.find_attribute(other, keys)?.is_none() {
            let shown = self.shown_callable(callee)?;
            let text = format!(
                "{shown} argument after ** must be a mapping, not {}",
                self.type_name(other)
            );
            return self.raise(Type::TypeError, text);
        }
        let plain = self.plain_dict(other);
        if let Some(other) = plain
            && Dict(dict).is_empty()
            && other.has_only_strings()
        {
            return Dict(dict).update(self, other).map(|()| self.none());
        }
        let fresh = Dict::new(self)?;
        match plain {
            Some(other) => fresh.update(self, other)?,
            None => {
                let keys = self.call_method(other, Name::Keys, &[])?;
                self.for_each(keys, |vm, key| {
                    if fresh.get(vm, key)?.is_some() || Dict(dict).get(vm, key)?.is_some() {
                        return vm.raise_doubled_keyword(callee, key);
                    }
                    let value = vm.get_item(other, key)?;
                    fresh.set(vm, key, value)?;
                    Ok(true)
                })?;
            }
        }
        for (key, value) in fresh.iter() {
            let key = payload(key);
            if Str::of(key).is_none() {
                return self.raise(Type::TypeError, "keywords must be strings");
            }
            let key = self.intern_value(key)?;
            if Dict(dict).get_str(key).is_some() {
                return self.raise_doubled_keyword(callee, key);
            }
            Dict(dict).set(self, key, value)?;
        }
        Ok(self.none())
    }

    fn raise_doubled_keyword<T>(&mut self, callee: Value, key: Value) -> Result<T, Raised> {
        let (shown, key) = (self.shown_callable(callee)?, self.str_text(key)?);
        let text = format!("{shown} got multiple values for keyword argument '{key}'");
        self.raise(Type::TypeError, text)
    }

    /// A callable as messages about `*` and `**` in calls name it: `__main__.f()`.
    pub fn shown_callable(&mut self, callable: Value) -> Result<String, Raised> {
        let (name, module) = (self.name(Name::Qualname), self.name(Name::Module));
        let Some(name) = self.find_attribute(callable, name)? else {
            return self.str_text(callable);
        };
        let module = self.find_attribute(callable, module)?.unwrap_or(self.none());
        let name = self.str_text(name)?;
        if module == self.none() {
            return Ok(format!("{name}()"));
        }
        Ok(match self.str_text(module)?.as_str() {
            "builtins" => format!("{name}()"),
            module => format!("{module}.{name}()"),
        })
    }

    /// The name that a callable goes by in messages, as in `f()`.
    pub fn callable_name(&self, callable: Value) -> String {
        let text = |value: Value| crate::object::Str(value).text().to_string();
        match callable.kind() {
            Kind::Function => text(callable.field(crate::object::function::word::QUALNAME)),
            Kind::Builtin => builtin_row(callable).name.to_string(),
            Kind::Method | Kind::Relay => self.callable_name(callable.field(method::FUNCTION)),
            Kind::Class => self.as_class(callable).map_or(String::new(), |class| class.name()),
            _ => self.type_name(callable),
        }
    }
}

/// Whether an attribute of a builtin class is nothing but a word of its instances, as CPython has it.
fn is_plain_member(ty: Type, name: &str) -> bool {
    match ty {
        Type::Property => name.starts_with('f'),
        Type::Slice | Type::Range => matches!(name, "start" | "stop" | "step"),
        Type::Complex => matches!(name, "real" | "imag"),
        Type::Function => matches!(name, "__closure__" | "__globals__" | "__builtins__"),
        Type::Method => matches!(name, "__func__" | "__self__"),
        Type::Super => matches!(name, "__thisclass__" | "__self__" | "__self_class__"),
        Type::StaticMethod | Type::ClassMethod => matches!(name, "__func__" | "__wrapped__"),
        Type::Code => !matches!(name, "co_code" | "co_varnames" | "co_cellvars" | "co_freevars"),
        Type::GetSet | Type::Member | Type::BuiltinMethod | Type::Slot | Type::BoundSlot => {
            matches!(name, "__objclass__" | "__name__")
        }
        Type::Generator => name == "gi_code",
        Type::Coroutine => matches!(name, "cr_origin" | "cr_code"),
        Type::AsyncGenerator => name == "ag_code",
        Type::Type => matches!(
            name,
            "__basicsize__"
                | "__itemsize__"
                | "__flags__"
                | "__weakrefoffset__"
                | "__base__"
                | "__dictoffset__"
        ),
        _ => false,
    }
}
