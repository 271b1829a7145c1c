//! `from module import name`, and `from module import *`.

use super::finder::Finder;
use crate::object::{Dict, Kind, Name, Raised, Str, Type, Value, globals};
use crate::vm::Vm;

impl Vm {
    /// `from module import name`
    pub(crate) fn import_from(&mut self, module: Value, name: Value) -> Result<Value, Raised> {
        if let Some(found) = self.find_attribute(module, name)? {
            return Ok(found);
        }
        let own = self.name(Name::Name);
        let own = self.find_attribute(module, own)?.and_then(Str::of);
        let Some(own) = own.map(|own| own.text().to_string()) else {
            let text = format!("cannot import name '{}'", Str(name).text());
            return self.raise_import(Type::ImportError, &text, "", None);
        };
        let whole = format!("{own}.{}", Str(name).text());
        let key = self.intern_weakly(&whole)?;
        if let Some(found) = Dict(self.modules).get_str(key) {
            return Ok(found);
        }
        // What another `__import__` has given is no package that import knows.
        let package = self.intern_weakly(&own)?;
        let is_known = Dict(self.modules).get_str(package) == Some(module);
        let path = self.intern("__path__")?;
        if is_known && self.find_attribute(module, path)?.is_some() {
            if let Ok(found) = self.import_whole(&whole) {
                return Ok(found);
            }
            if !self.is_missing(&whole) {
                return Err(Raised);
            }
            let pending = self.take_pending();
            let path = self.find_attribute(module, path)?.unwrap_or(Value::NULL);
            if self.extension_on_path(&whole, path)?.is_some() {
                self.pending = pending;
                return Err(Raised);
            }
        }
        let file = self.name(Name::File);
        let file = match module.is(Kind::Module) {
            true => globals(module).get(file),
            false => None,
        };
        let file = file.and_then(Str::of);
        let path = file.map(|file| file.text().to_string());
        let shown = Str(name).text();
        let place = path.as_deref().unwrap_or("unknown location");
        let text = if self.part_mut::<Finder>().loading.contains(&module) {
            format!(
                "cannot import name '{shown}' from partially initialized module '{own}' (most likely due to a circular import) ({place})"
            )
        } else {
            format!("cannot import name '{shown}' from '{own}' ({place})")
        };
        self.raise_import(Type::ImportError, &text, &own, path.as_deref())
    }

    /// Whether what is pending says that there is no module of that name.
    pub(super) fn is_missing(&mut self, name: &str) -> bool {
        if !self.is_pending(Type::ModuleNotFoundError) {
            return false;
        }
        let missing = self.known.interned.get("name").copied();
        let missing = missing.and_then(|key| crate::object::instance::named(self.pending, key));
        missing.and_then(Str::of).is_some_and(|missing| missing.text() == name)
    }

    /// `from module import *`
    pub(crate) fn import_star(&mut self, from: Value, into: Value) -> Result<Value, Raised> {
        let all = self.name(Name::All);
        let names = match self.find_attribute(from, all)? {
            Some(all) => self.to_list(all)?,
            None => {
                let dict = self.name(Name::Dict);
                let Some(dict) = self.find_attribute(from, dict)? else {
                    let text = "from-import-* object has no __dict__ and no __all__";
                    return self.raise(Type::ImportError, text);
                };
                let (all, public) = (self.to_list(dict)?, self.new_list_for(8)?);
                for at in 0..all.len() {
                    if Str::of(all.get(at)).is_some_and(|name| !name.text().starts_with('_')) {
                        public.push(self, all.get(at))?;
                    }
                }
                public
            }
        };
        for at in 0..names.len() {
            let name = names.get(at);
            if Str::of(name).is_none() {
                let own = self.name(Name::Name);
                let own = self.get_attribute(from, own)?;
                let text = format!(
                    "Item in {}.__all__ must be str, not {}",
                    self.str_text(own)?,
                    self.type_name(name)
                );
                return self.raise(Type::TypeError, text);
            }
            let name = self.intern_value(name)?;
            let value = match self.find_attribute(from, name)? {
                Some(value) => value,
                None => match self.import_from(from, name) {
                    Ok(value) => value,
                    Err(Raised) if self.catch(Type::ImportError) => {
                        return self.raise_no_attribute(from, name);
                    }
                    Err(Raised) => return Err(Raised),
                },
            };
            if into.is(Kind::Module) {
                self.set_global(globals(into), name, value)?;
            } else {
                self.set_item(into, name, value)?;
            }
        }
        Ok(self.none())
    }
}
