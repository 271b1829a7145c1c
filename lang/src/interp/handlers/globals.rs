//! Globals: cells, and how much compiled code may rely on them.
//!
//! The raw word of a cell counts how often its content was replaced. As long as that is seldom, the cell is *settled*: traces take its
//! content for a constant, and a store invalidates them. After a few replacements it is a *variable*, and traces load it.
//!
//! A name that a module does not bind may be a builtin: then the cell holds the builtin, *borrowed*, so that reading needs
//! no second look anywhere.

use crate::object::module::{BORROWED, Globals, LENT, STATE, is_borrowed};
use crate::object::words::{cell, module, module_dict};
use crate::object::{Dict, Event, Kind, Name, Raised, Str, Subject, Type, Value, globals};
use crate::vm::Vm;

impl Vm {
    /// Binds a global, from outside the interpreter; `name` is interned.
    pub fn set_global(&mut self, globals: &Globals, name: Value, to: Value) -> Result<(), Raised> {
        if let Some(dict) = globals.wrapped() {
            return dict.set(self, name, to);
        }
        self.bind_global(globals, name, to)
    }

    /// The cell of a global for code of a module, holding the builtin of that name if the module has none.
    pub fn linked_cell(&mut self, module: Value, name: Value) -> Result<Value, Raised> {
        let cell = self.global_cell(globals(module), name)?;
        if cell.field(cell::VALUE).is_null()
            && let Some(builtin) = self.builtin(name)
        {
            self.heap.set(cell, 1, builtin);
            cell.set_raw(STATE, cell.raw(STATE) | BORROWED);
        }
        Ok(cell)
    }

    /// The builtin of that name.
    fn builtin(&mut self, name: Value) -> Option<Value> {
        globals(self.builtins).get(name)
    }

    /// `del` of a global: the builtin of that name shows again.
    pub fn delete_global(&mut self, cell: Value) -> Result<Value, Raised> {
        if cell.field(cell::VALUE).is_null() || is_borrowed(cell) {
            return self.no_global(cell);
        }
        let name = cell.field(cell::NAME);
        let builtin = self.builtin(name).filter(|_| cell.raw(STATE) & LENT == 0);
        self.store_cell(cell, builtin.unwrap_or(Value::NULL));
        if builtin.is_some() {
            cell.set_raw(STATE, cell.raw(STATE) | BORROWED);
        }
        // Traces may store into a variable without looking.
        self.happens(Event::GlobalSet, Subject::Cell(cell));
        Ok(self.none())
    }

    /// NameError for the global of a cell.
    #[cold]
    pub fn no_global(&mut self, cell: Value) -> Result<Value, Raised> {
        let name = cell.field(cell::NAME);
        self.raise_name_error(name, format!("name '{}' is not defined", Str(name).text()))
    }

    /// NameError about a name.
    #[cold]
    pub fn raise_name_error<T>(&mut self, name: Value, text: String) -> Result<T, Raised> {
        let text = self.new_str(&text)?;
        let class = self.class(Type::NameError);
        let exception = self.new_exception(class, &[text])?;
        let key = self.intern("name")?;
        self.set_own(exception, key, name)?;
        self.raise_fresh(exception)
    }

    /// A name in a namespace of a class body; the outer
    fn own_name(&mut self, namespace: Value, name: Value) -> Result<Option<Value>, Raised> {
        Ok(match namespace.kind() {
            Kind::Dict => Dict(namespace).get_str(name),
            Kind::ModuleDict => globals(namespace.field(module_dict::MODULE)).get(name),
            _ => match self.get_item(namespace, name) {
                Err(Raised) if self.catch(Type::KeyError) => None,
                found => Some(found?),
            },
        })
    }

    /// A name in a class body: in its namespace, else what a cell of a function around holds.
    pub(crate) fn load_class_free(
        &mut self,
        namespace: Value,
        name: Value,
        cell: Value,
    ) -> Result<Value, Raised> {
        match self.own_name(namespace, name)? {
            Some(value) => Ok(value),
            None if cell.field(cell::VALUE).is_null() => self.unbound_free(name),
            None => Ok(cell.field(cell::VALUE)),
        }
    }

    /// An empty `__annotations__` in a namespace that has none.
    pub(crate) fn start_annotations(&mut self, namespace: Value) -> Result<Value, Raised> {
        let name = self.intern("__annotations__")?;
        if self.own_name(namespace, name)?.is_none() {
            let dict = Dict::new(self)?.0;
            self.set_item(namespace, name, dict)?;
        }
        Ok(self.none())
    }

    /// A name in a class body: in its namespace, else global.
    pub fn load_name(
        &mut self,
        namespace: Value,
        name: Value,
        cell: Value,
    ) -> Result<Value, Raised> {
        if let Some(value) = self.own_name(namespace, name)? {
            return Ok(value);
        }
        if cell.is(Kind::Module) {
            return self.load_scope(cell, name);
        }
        let value = cell.field(cell::VALUE);
        if value.is_null() { self.no_global(cell) } else { Ok(value) }
    }

    /// A global of code that runs with a dict: in the dict, else in its `__builtins__`.
    pub(crate) fn load_scope(&mut self, module: Value, name: Value) -> Result<Value, Raised> {
        let scope = module.field(module::DICT);
        if let Some(value) = globals(module).get(name) {
            return Ok(value);
        }
        // A subclass of dict may know more.
        if !scope.is(Kind::Dict) {
            match self.get_item(scope, name) {
                Err(Raised) if self.catch(Type::KeyError) => {}
                found => return found,
            }
        }
        let builtins = globals(module).get(self.name(Name::Builtins));
        let found = match builtins {
            Some(own) if own.is(Kind::Module) => globals(own).get(name),
            Some(own) if own.is(Kind::ModuleDict) => {
                globals(own.field(module_dict::MODULE)).get(name)
            }
            Some(own) => match self.get_item(own, name) {
                Err(Raised) if self.catch(Type::KeyError) => None,
                found => Some(found?),
            },
            None => globals(self.builtins).get(name),
        };
        match found {
            Some(value) => Ok(value),
            None => {
                self.raise_name_error(name, format!("name '{}' is not defined", Str(name).text()))
            }
        }
    }

    /// `del` of a global of code that runs with a dict.
    pub(crate) fn delete_scope(&mut self, module: Value, name: Value) -> Result<Value, Raised> {
        let removed = match globals(module).wrapped() {
            Some(dict) => dict.remove(self, name)?,
            None => None,
        };
        if removed.is_none() {
            let text = format!("name '{}' is not defined", Str(name).text());
            return self.raise_name_error(name, text);
        }
        Ok(self.none())
    }

    /// The globals of a module as a fresh dict.
    pub fn globals_dict(&mut self, module: Value) -> Result<Value, Raised> {
        debug_assert!(module.is(Kind::Module));
        let dict = Dict::new(self)?;
        // Keys that are no strings are asked for their hash.
        let all =
            self.heap.rooted(globals(module).entries().into_iter().flat_map(<[Value; 2]>::from));
        for at in (0..all.len()).step_by(2) {
            dict.set(self, all.get(at), all.get(at + 1))?;
        }
        Ok(dict.0)
    }

    /// The value that a module has for `__name__`, as text.
    pub fn module_name(&self, module: Value) -> String {
        let name = globals(module).get(self.name(Name::Name));
        name.and_then(Str::of).map_or(String::new(), |name| name.text().to_string())
    }
}
