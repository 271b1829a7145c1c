//! Modules: finding, running, importing from.

use super::arith::finish;
use super::frame::*;
use super::vm::Vm;
use crate::object::{Dict, Kind as Layout, List, Name, Str, Type, Value, globals};
use crate::portal::residual;
use crate::source::SourceFile;
use sidewinder_jit::machine::{Flow, Machine};
use std::path::PathBuf;
use std::sync::Arc;

/// `Import`
pub fn import<M: Machine>(m: &M, i: Ins) -> Flow {
    let module = m.cr(code(m).module.0);
    let (name, last) = (m.cr(wide(m.pc(), 1)), m.cr(Value::small(word(m.pc(), 3) as i64).0));
    finish(m, i, m.call(&residual::IMPORT, &[module, name, last]))
}

/// `ImportFrom`
pub fn import_from<M: Machine>(m: &M, i: Ins) -> Flow {
    let name = m.cr(wide(m.pc(), 1));
    finish(m, i, m.call(&residual::IMPORT_FROM, &[m.slot(i.b()), name]))
}

/// `ImportStar`
pub fn import_star<M: Machine>(m: &M, i: Ins) -> Flow {
    let into = m.cr(code(m).module.0);
    if m.call(&residual::IMPORT_STAR, &[m.slot(i.a()), into]).is_none() {
        return Flow::Raise;
    }
    next(m, 1)
}

impl Vm {
    /// The module of a dotted name, imported if it was not yet; `last` says whether the last part is wanted or the first.
    pub(crate) fn import(&mut self, from: Value, name: Value, last: Value) -> Option<Value> {
        let name = match Str(name).text() {
            relative if relative.starts_with('.') => self.absolute_name(from, relative)?,
            absolute => absolute.to_string(),
        };
        let (mut first, mut at, mut whole) = (Value::NULL, Value::NULL, String::new());
        for part in name.split('.') {
            let parent = at;
            if !whole.is_empty() {
                whole.push('.');
            }
            whole.push_str(part);
            at = self.import_one(&whole, parent)?;
            if first.is_null() {
                first = at;
            } else {
                let part = self.intern(part)?;
                self.set_attribute(parent, part, at)?;
            }
        }
        Some(if last == Value::small(1) { at } else { first })
    }

    /// The whole name of what `from ..name import` in a module means.
    fn absolute_name(&mut self, from: Value, relative: &str) -> Option<String> {
        let name = relative.trim_start_matches('.');
        let level = relative.len() - name.len();
        let package = self.intern("__package__")?;
        let package = globals(from).get(package).and_then(Str::of);
        let package = package.map_or("", |package| package.text()).to_string();
        if package.is_empty() {
            let text = "attempted relative import with no known parent package";
            return self.raise(Type::ImportError, text);
        }
        let parts: Vec<&str> = package.split('.').collect();
        if level > parts.len() {
            let text = "attempted relative import beyond top-level package";
            return self.raise(Type::ImportError, text);
        }
        let mut whole = parts[..parts.len() + 1 - level].join(".");
        if !name.is_empty() {
            whole.push('.');
            whole.push_str(name);
        }
        Some(whole)
    }

    /// One module, whose parent is imported already.
    fn import_one(&mut self, name: &str, parent: Value) -> Option<Value> {
        let key = self.intern(name)?;
        if let Some(module) = Dict(self.modules).get_str(key) {
            return Some(module);
        }
        if let Some(module) = self.native_module(name)? {
            Dict(self.modules).set(self, key, module)?;
            return Some(module);
        }
        let last = name.rsplit('.').next().unwrap_or(name);
        let folders = if parent.is_null() {
            self.search_path()
        } else {
            self.package_folder(parent).into_iter().collect()
        };
        for folder in folders {
            let package = folder.join(last);
            if package.join("__init__.py").is_file() {
                return self.run_file(name, &package.join("__init__.py"), Some(&package));
            }
            let file = folder.join(format!("{last}.py"));
            if file.is_file() {
                return self.run_file(name, &file, None);
            }
        }
        self.raise_no_module(name, parent)
    }

    fn raise_no_module(&mut self, name: &str, parent: Value) -> Option<Value> {
        let text = match name.rsplit_once('.') {
            Some((parent_name, _))
                if !parent.is_null() && self.package_folder(parent).is_none() =>
            {
                format!("No module named '{name}'; '{parent_name}' is not a package")
            }
            _ => format!("No module named '{name}'"),
        };
        let (text, missing) = (self.new_str(&text)?, self.new_str(name)?);
        let class = self.class(Type::ModuleNotFoundError);
        let exception = self.new_exception(class, &[text])?;
        let key = self.intern("name")?;
        self.set_own(exception, key, missing)?;
        self.raise_fresh(exception)
    }

    /// The folders of `sys.path`.
    fn search_path(&self) -> Vec<PathBuf> {
        let Some(list) = List::of(self.path) else { return Vec::new() };
        let items = list.items().iter().filter_map(|item| Str::of(*item));
        items.map(|item| PathBuf::from(item.text())).collect()
    }

    fn package_folder(&self, module: Value) -> Option<PathBuf> {
        let bound = globals(module).bound();
        let is_path = |(name, _): &&(Value, Value)| Str(*name).text() == "__path__";
        let (_, folders) = bound.iter().find(is_path)?;
        let folder = *List::of(*folders)?.items().first()?;
        Some(PathBuf::from(Str::of(folder)?.text()))
    }

    fn run_file(
        &mut self,
        name: &str,
        file: &std::path::Path,
        package: Option<&std::path::Path>,
    ) -> Option<Value> {
        let shown = file.display().to_string();
        let text = match std::fs::read(file) {
            Ok(bytes) => bytes,
            Err(error) => return self.raise_os_error(&error, Some(&shown)),
        };
        let Ok(text) = String::from_utf8(text) else {
            let text = format!("(unicode error) 'utf-8' codec can't decode bytes in {shown}");
            return self.raise(Type::SyntaxError, text);
        };
        let unit = self.compile(&shown, &text)?;
        let module = self.new_module(name)?;
        let key = self.intern(name)?;
        Dict(self.modules).set(self, key, module)?;
        self.set_text_global(module, "__file__", &shown)?;
        if let Some(folder) = package {
            let (name, folder) =
                (self.intern("__path__")?, self.new_str(&folder.display().to_string())?);
            let folders = self.new_list(&[folder])?;
            self.set_global(globals(module), name, folders)?;
        }
        let parent = name.rsplit_once('.').map_or("", |(parent, _)| parent);
        self.set_text_global(module, "__package__", if package.is_some() { name } else { parent })?;
        let ran = self.run_module(unit, module);
        if ran.is_none() {
            Dict(self.modules).remove(self, key)?;
        }
        ran
    }

    /// Compiles a file, or raises SyntaxError with everything that is wrong.
    pub(crate) fn compile(&mut self, name: &str, text: &str) -> Option<crate::bytecode::Unit> {
        let file = Arc::new(SourceFile::new(name, text));
        match crate::compiler::compile_module(&file) {
            Ok(unit) => Some(unit),
            Err(errors) => {
                let first = errors.first().map_or(String::new(), |error| error.message.to_string());
                self.raise(Type::SyntaxError, first)
            }
        }
    }

    fn set_text_global(&mut self, module: Value, name: &str, text: &str) -> Option<()> {
        let (name, text) = (self.intern(name)?, self.new_str(text)?);
        self.set_global(globals(module), name, text)
    }

    /// Links a module's unit and runs it; gives the module.
    pub fn run_module(&mut self, unit: crate::bytecode::Unit, module: Value) -> Option<Value> {
        let code = self.link(unit, module)?;
        let function = self.function_of(code)?;
        self.call(function, &[])?;
        Some(module)
    }

    /// `from module import name`
    pub(crate) fn import_from(&mut self, module: Value, name: Value) -> Option<Value> {
        if let Some(found) = self.find_attribute(module, name)? {
            return Some(found);
        }
        if module.is(Layout::Module) {
            let whole = format!("{}.{}", self.module_name(module), Str(name).text());
            if self.package_folder(module).is_some() {
                if let Some(found) = self.import_one(&whole, module) {
                    return Some(found);
                }
                if !self.catch(Type::ModuleNotFoundError) {
                    return None;
                }
            }
        }
        let (shown, place) = (self.module_name(module), self.file_of(module));
        let text = format!("cannot import name '{}' from '{shown}' ({place})", Str(name).text());
        self.raise(Type::ImportError, text)
    }

    fn file_of(&self, module: Value) -> String {
        let file = globals(module).get(self.name(Name::File)).and_then(Str::of);
        file.map_or("unknown location".into(), |file| file.text().to_string())
    }

    /// `from module import *`
    pub(crate) fn import_star(&mut self, from: Value, into: Value) -> Option<Value> {
        let all = self.name(Name::All);
        let bound = globals(from).bound();
        let names: Vec<Value> = match globals(from).get(all) {
            Some(list) => self.to_list(list)?.items().to_vec(),
            None => {
                let public = bound.iter().map(|(name, _)| *name);
                public.filter(|name| !Str(*name).text().starts_with('_')).collect()
            }
        };
        for name in names {
            let name = self.intern_value(name)?;
            let value = self.import_from(from, name)?;
            self.set_global(globals(into), name, value)?;
        }
        Some(self.none())
    }

    /// The name of a module as a value.
    pub fn module_name_value(&self, module: Value) -> Value {
        globals(module).get(self.name(Name::Name)).unwrap_or(self.none())
    }
}
