//! `class` statements.

use crate::object::words::cell;
use crate::object::{
    Dict, Kind as Layout, Name, Raised, Str, Tuple, Type, Value, instance::payload,
};
use crate::vm::{Args, Vm};

/// In place of the number of bases: there is a tuple of them, and a dict of keywords.
pub const SPREAD: usize = 255;

impl Vm {
    /// Runs a class body and makes the class: body function, name, then the bases.
    pub(crate) fn build_class(&mut self, args: Args) -> Result<Value, Raised> {
        let bases = self.new_tuple(&args.values()[2..])?;
        self.build_class_of(args.get(0), args.get(1), bases, Value::NULL)
    }

    /// As [`Vm::build_class`]: body function, name, tuple of the bases, dict of keywords.
    pub(crate) fn build_class_spread(&mut self, args: Args) -> Result<Value, Raised> {
        // The dict is the call's own.
        self.build_class_of(args.get(0), args.get(1), args.get(2), args.get(3))
    }

    fn build_class_of(
        &mut self,
        body: Value,
        name: Value,
        given: Value,
        keywords: Value,
    ) -> Result<Value, Raised> {
        let bases = self.resolve_bases(given)?;
        let mut metaclass = self.class(Type::Type).object.get();
        let key = self.name(Name::Metaclass);
        let said = match Dict::of(keywords) {
            Some(keywords) => keywords.remove(self, key)?,
            None => None,
        };
        if let Some(said) = said {
            metaclass = said;
        } else if let Some(first) = Tuple(bases).items().first() {
            metaclass = self.class_of(*first).object.get();
        }
        if let Some(class) = self.as_class(metaclass) {
            metaclass = self.winning_metaclass(class, Tuple(bases).items())?.object.get();
        }
        let namespace = self.prepare_namespace(metaclass, name, bases, keywords)?;
        let cell = self.call(body, &[namespace])?;
        if bases != given {
            let key = self.name(Name::OrigBases);
            self.set_item(namespace, key, given)?;
        }
        let made = self.call_named(metaclass, &[name, bases, namespace], keywords)?;
        if cell.is(Layout::Cell) && made.is(Layout::Class) && cell.field(cell::VALUE) != made {
            let (name, class) = (Str(name).text(), self.repr_text(made)?);
            if cell.field(cell::VALUE).is_null() {
                let text = format!(
                    "__class__ not set defining '{name}' as {class}. Was __classcell__ propagated \
                     to type.__new__?"
                );
                return self.raise(Type::RuntimeError, text);
            }
            let other = self.repr_text(cell.field(cell::VALUE))?;
            let text = format!("__class__ set to {other} defining '{name}' as {class}");
            return self.raise(Type::TypeError, text);
        }
        Ok(made)
    }

    /// Calls with these arguments, and keyword arguments from a dict (or null).
    fn call_named(
        &mut self,
        callable: Value,
        args: &[Value],
        keywords: Value,
    ) -> Result<Value, Raised> {
        let Some(keywords) = Dict::of(keywords).filter(|keywords| !keywords.is_empty()) else {
            return self.call(callable, args);
        };
        let mut all = args.to_vec();
        let mut names = Vec::new();
        for (name, value) in keywords.iter() {
            let Some(name) = Str::of(payload(name)) else {
                return self.raise(Type::TypeError, "keywords must be strings");
            };
            names.push(self.intern_value(name.0)?);
            all.push(value);
        }
        let names = self.new_tuple(&names)?;
        self.call_with(callable, &all, names)
    }

    /// The dict that the body runs in: what `__prepare__` of the metaclass gives.
    fn prepare_namespace(
        &mut self,
        metaclass: Value,
        name: Value,
        bases: Value,
        keywords: Value,
    ) -> Result<Value, Raised> {
        if metaclass == self.class(Type::Type).object.get() {
            return Ok(Dict::new(self)?.0);
        }
        let prepare = self.name(Name::Prepare);
        let Some(prepare) = self.find_attribute(metaclass, prepare)? else {
            return Ok(Dict::new(self)?.0);
        };
        let namespace = self.call_named(prepare, &[name, bases], keywords)?;
        if namespace.is(Layout::Dict) || self.special(namespace, Name::GetItem).is_some() {
            return Ok(namespace);
        }
        let shown = match self.as_class(metaclass) {
            Some(class) => class.name(),
            None => "<metaclass>".into(),
        };
        let what = self.type_name(namespace);
        let text = format!("{shown}.__prepare__() must return a mapping, not {what}");
        self.raise(Type::TypeError, text)
    }

    /// The bases with `__mro_entries__` in place of those that are no classes; the same tuple if there are none.
    pub(crate) fn resolve_bases(&mut self, given: Value) -> Result<Value, Raised> {
        if Tuple(given).items().iter().all(|base| base.is(Layout::Class)) {
            return Ok(given);
        }
        let list = self.new_list_for(Tuple(given).len())?;
        let name = self.name(Name::MroEntries);
        let mut changed = false;
        for at in 0..Tuple(given).len() {
            let base = Tuple(given).get(at);
            let method = match base.is(Layout::Class) {
                true => None,
                false => self.find_attribute(base, name)?,
            };
            let Some(method) = method else {
                list.push(self, base)?;
                continue;
            };
            let entries = self.call(method, &[given])?;
            if !entries.is(Layout::Tuple) {
                return self.raise(Type::TypeError, "__mro_entries__ must return a tuple");
            }
            list.extend_from(self, entries)?;
            changed = true;
        }
        if changed { list.to_tuple(self) } else { Ok(given) }
    }

    /// TypeError for an instance of a class with abstract methods.
    #[cold]
    pub(crate) fn raise_abstract<T>(
        &mut self,
        class: crate::object::ClassRef,
    ) -> Result<T, Raised> {
        let key = self.name(Name::AbstractMethods);
        let names = match self.lookup(class, key) {
            Some(names) => self.to_list(names)?,
            None => self.new_list_for(0)?,
        };
        self.sort(names, Value::NULL, Value::NULL)?;
        let texts: Vec<String> =
            names.items(self).iter().map(|name| Str(*name).text().to_string()).collect();
        let text = format!(
            "Can't instantiate abstract class {} with abstract method{} {}",
            class.name(),
            if texts.len() > 1 { "s" } else { "" },
            texts.join(", ")
        );
        self.raise(Type::TypeError, text)
    }
}
