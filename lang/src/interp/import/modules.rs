//! Modules: importing, running, importing from.

use super::finder::{AFTER, Finder, Found, absolute, text_of_absent};
use super::text::ModuleText;
use crate::interp::core::frame::*;
use crate::interp::handlers::arith::finish;
use crate::object::{Dict, Kind as Layout, List, Name, Raised, Str, Type, Value, globals};
use crate::portal::residual;
use crate::vm::{Habits, Vm};
use sidewinder_compiler::Options;
use sidewinder_compiler::bytecode::{Unit, UnitKind, kept};
use sidewinder_jit::machine::{Flow, Machine};
use sidewinder_syntax::Mode;
use sidewinder_syntax::source::SourceFile;
use sidewinder_syntax::text::text_of_outside;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Where a module is.
enum Located {
    /// In this command.
    Own,
    /// In files.
    Found(Found),
}

/// `Import`
pub fn import<M: Machine>(m: &M, i: Ins) -> Flow {
    let (module, name) = (m.cr(code(m).module.bits()), m.cr(wide(m.pc(), 1)));
    let (from, how) = (m.cr(wide(m.pc(), 3)), m.cr(Value::small(word(m.pc(), 5) as i64).bits()));
    finish(m, i, m.call(&residual::IMPORT, &[module, name, from, how]))
}

/// `ImportFrom`
pub fn import_from<M: Machine>(m: &M, i: Ins) -> Flow {
    let name = m.cr(wide(m.pc(), 1));
    finish(m, i, m.call(&residual::IMPORT_FROM, &[m.slot(i.b()), name]))
}

/// `ImportStar`
pub fn import_star<M: Machine>(m: &M, i: Ins) -> Flow {
    // A text with locals of its own has its names there.
    let into = match code(m).unit.kind {
        UnitKind::Class => m.slot(0),
        _ => m.cr(code(m).module.bits()),
    };
    if m.call(&residual::IMPORT_STAR, &[m.slot(i.a()), into]).is_err() {
        return Flow::Raise;
    }
    next(m, 1)
}

impl Vm {
    /// What an import statement in `module` gives. `from` is a tuple of the names that are to be imported from it, or `None`; `how` is
    /// twice the number of leading dots, and one more if the last part of the name is wanted and not the first.
    pub(crate) fn import(
        &mut self,
        module: Value,
        name: Value,
        from: Value,
        how: Value,
    ) -> Result<Value, Raised> {
        let (level, last) = (how.as_small() as usize >> 1, how.as_small() & 1 == 1);
        let import = self.intern("__import__")?;
        let hook = globals(self.builtins).get(import);
        if hook.is_none_or(|hook| hook != self.known.import) {
            return self.import_by_hook(hook, module, (name, from), level, last);
        }
        let name = match level {
            0 => Str(name).text().to_string(),
            _ => {
                let scope = self.module_dict(module)?;
                self.absolute_name(scope, Str(name).text(), level)?
            }
        };
        let found = self.import_whole(&name)?;
        match name.split_once('.') {
            Some((first, _)) if !last => self.import_whole(first),
            _ => Ok(found),
        }
    }

    /// An import where the program has replaced `__import__`.
    fn import_by_hook(
        &mut self,
        hook: Option<Value>,
        module: Value,
        (name, from): (Value, Value),
        level: usize,
        last: bool,
    ) -> Result<Value, Raised> {
        let Some(hook) = hook else {
            return self.raise(Type::ImportError, "__import__ not found");
        };
        let (scope, none) = (self.module_dict(module)?, self.none());
        let args = [name, scope, none, from, Value::small(level as i64)];
        let mut found = self.call(hook, &args)?;
        if last && from == none {
            for part in Str(name).text().split('.').skip(1) {
                let part = self.intern_weakly(part)?;
                found = self.import_from(found, part)?;
            }
        }
        Ok(found)
    }

    /// The whole name of what `from ..name import` means where `scope`, a mapping, holds the globals.
    pub(crate) fn absolute_name(
        &mut self,
        scope: Value,
        name: &str,
        level: usize,
    ) -> Result<String, Raised> {
        let package = self.text_in(scope, "__package__")?;
        let package = match package {
            Some(package) => package,
            None => {
                let Some(own) = self.text_in(scope, "__name__")? else {
                    return self.raise(Type::KeyError, "'__name__' not in globals");
                };
                let path = self.intern("__path__")?;
                let is_package = self.contains(scope, path)?;
                match own.rsplit_once('.') {
                    _ if is_package => own,
                    Some((parent, _)) => parent.to_string(),
                    None => String::new(),
                }
            }
        };
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
        Ok(whole)
    }

    /// The string that a mapping has for a key; `None` if there is none, or no string.
    fn text_in(&mut self, scope: Value, key: &str) -> Result<Option<String>, Raised> {
        let key = self.intern(key)?;
        if !self.contains(scope, key)? {
            return Ok(None);
        }
        let value = self.get_item(scope, key)?;
        Ok(Str::of(value).map(|text| text.text().to_string()))
    }

    /// The module of an absolute dotted name, imported if it was not yet, with all that it is in. A module of [`AFTER`] that another
    /// imports first is there already when that is done.
    pub(crate) fn import_whole(&mut self, name: &str) -> Result<Value, Raised> {
        if !self.threads.is_alone() {
            self.wait_for_import(name)?;
        }
        let key = self.intern_weakly(name)?;
        if let Some(module) = self.loaded(key)? {
            return Ok(module);
        }
        if let Some((_, before)) = AFTER.iter().find(|(module, _)| *module == name) {
            self.import_whole(before)?;
            if let Some(module) = self.loaded(key)? {
                return Ok(module);
            }
        }
        let (parent, path) = match name.rsplit_once('.') {
            None => (Value::NULL, Value::NULL),
            Some((parent, _)) => {
                self.import_whole(parent)?;
                if let Some(module) = self.loaded(key)? {
                    return Ok(module);
                }
                let of = self.intern_weakly(parent)?;
                let of = self.loaded(of)?.unwrap_or(self.none());
                let path = self.intern("__path__")?;
                match self.find_attribute(of, path)? {
                    Some(path) => (of, path),
                    None => {
                        let text = format!("No module named '{name}'; '{parent}' is not a package");
                        return self.raise_no_module(text, name);
                    }
                }
            }
        };
        let own = self.threads.current().ident;
        self.part_mut::<Finder>().under_way.push((name.into(), own));
        let module = self.search_timed(name, path);
        let under_way = &mut self.part_mut::<Finder>().under_way;
        if let Some(at) = under_way.iter().rposition(|one| one.1 == own && one.0 == name) {
            under_way.remove(at);
        }
        let module = module?;
        if module.is_null() {
            let file = self.extension_on_path(name, path)?;
            let text = text_of_absent(name, file.as_deref());
            return self.raise_no_module(text, name);
        }
        // A module may put something else in its place.
        let module = self.loaded(key)?.unwrap_or(module);
        if !parent.is_null() {
            let last = self.intern_weakly(name.rsplit('.').next().unwrap_or(name))?;
            self.set_attribute(parent, last, module)?;
        }
        Ok(module)
    }

    /// Waits while another thread imports this module.
    fn wait_for_import(&mut self, name: &str) -> Result<(), Raised> {
        /// How often it is looked whether that has ended.
        const LOOK: Duration = Duration::from_millis(1);
        let own = self.threads.current().ident;
        while self.part::<Finder>().importer(name, own).is_some() {
            self.part_mut::<Finder>().waiting.push((own, name.into()));
            self.blocking(|| std::thread::sleep(LOOK));
            self.part_mut::<Finder>().waiting.retain(|one| one.0 != own);
            self.attend_to_outside()?;
        }
        Ok(())
    }

    /// Searches, and says so where the command line wants it: `-X importtime`, `-v`.
    fn search_timed(&mut self, name: &str, path: Value) -> Result<Value, Raised> {
        let habits = self.part::<Habits>();
        let (is_timed, verbose) = (habits.times_imports, habits.verbose > 0);
        if !is_timed && !verbose {
            return self.search(name, path);
        }
        let before = self.part_mut::<Finder>().timed.start(is_timed);
        let module = self.search(name, path);
        let (level, own, all) = self.part_mut::<Finder>().timed.stop(before);
        if is_timed {
            let indent = 2 * level;
            eprintln!("import time: {own:>9} | {all:>10} | {:indent$}{name}", "");
        }
        if let (true, Ok(found)) = (verbose, &module)
            && !found.is_null()
        {
            let file = self.intern("__file__")?;
            let file = self.find_attribute(*found, file)?.unwrap_or(self.none());
            let file = self.repr_text(file)?;
            eprintln!("import '{name}' # {file}");
        }
        module
    }

    /// What `sys.modules` has for a name.
    fn loaded(&mut self, name: Value) -> Result<Option<Value>, Raised> {
        let modules = Dict::of(self.modules).map(|modules| modules.get_str(name));
        match modules.flatten() {
            Some(found) if found == self.none() => {
                let shown = Str(name).text();
                let text = format!("import of {shown} halted; None in sys.modules");
                self.raise_no_module(text, shown)
            }
            found => Ok(found),
        }
    }

    /// Asks all of `sys.meta_path` for a module; null if nobody knows it. `path` is the package's, null for a top level module.
    fn search(&mut self, name: &str, path: Value) -> Result<Value, Raised> {
        let finders = self.of_sys("meta_path").and_then(List::of);
        let Some(finders) = finders else { return self.search_plainly(name, path) };
        let own = self.class(Type::PathFinder).object.get();
        let builtin = self.class(Type::BuiltinImporter).object.get();
        let mut at = 0;
        while at < finders.len() {
            let finder = finders.get(at);
            at += 1;
            let found = if finder == own {
                self.search_plainly(name, path)?
            } else if finder == builtin {
                Value::NULL
            } else {
                self.ask_finder(finder, name, path)?
            };
            if !found.is_null() {
                return Ok(found);
            }
        }
        Ok(Value::NULL)
    }

    /// Has a finder of the program look for a module, and loads it.
    fn ask_finder(&mut self, finder: Value, name: &str, path: Value) -> Result<Value, Raised> {
        let find = self.intern("find_spec")?;
        let Some(find) = self.find_attribute(finder, find)? else { return Ok(Value::NULL) };
        let (text, none) = (self.new_str(name)?, self.none());
        let path = if path.is_null() { none } else { path };
        let spec = self.call(find, &[text, path, none])?;
        if spec == none {
            return Ok(Value::NULL);
        }
        self.load_spec(spec)
    }

    /// Loads the module that a spec tells of.
    fn load_spec(&mut self, spec: Value) -> Result<Value, Raised> {
        self.call_support("_frozen_importlib", "_load", &[spec])
    }

    /// Own modules, files on the path, the standard library: loads the first that is there.
    pub(crate) fn search_plainly(&mut self, name: &str, path: Value) -> Result<Value, Raised> {
        match self.locate(name, path)? {
            Some(Located::Own) => self.own_module(name).map(|module| module.unwrap_or(Value::NULL)),
            Some(Located::Found(Found::File(file, package))) => {
                self.run_file(name, &file, package.as_deref())
            }
            Some(Located::Found(Found::Folders(folders))) => self.namespace_package(name, &folders),
            Some(Located::Found(Found::Spec(spec))) => self.load_spec(spec),
            None => Ok(Value::NULL),
        }
    }

    /// Whether a program has blocked the half in C of a module of ours (`sys.modules["_json"] = None`): it wants the one that needs none, which is the library's.
    fn gives_way(&self, name: &str) -> bool {
        let package = name.split('.').next().unwrap_or(name);
        let half = super::finder::HALVES.iter().find(|(whole, _)| *whole == package);
        half.and_then(|(_, half)| self.known.interned.get(*half))
            .and_then(|half| Dict(self.modules).get_str(*half))
            .is_some_and(|blocked| blocked == self.none())
    }

    /// Where the module is that `search_plainly` loads.
    fn locate(&mut self, name: &str, path: Value) -> Result<Option<Located>, Raised> {
        let is_part = !path.is_null();
        let standard = match List::of(path).and_then(|path| path.at(0)) {
            Some(folder) if is_part => {
                Str::of(folder).is_some_and(|it| self.is_standard(it.text()))
            }
            _ => false,
        };
        if self.gives_way(name) {
            return Ok(self.find_in_stdlib(name).map(Located::Found));
        }
        let first = standard || !is_part && Vm::comes_first(name);
        if first && Vm::is_native(name) {
            return Ok(Some(Located::Own));
        }
        // CPython has read these before it knows of the program's folder.
        let read = if first && !is_part { self.find_in_stdlib(name) } else { None };
        if read.is_some() {
            return Ok(read.map(Located::Found));
        }
        // A path with the library's folder has what belongs to that.
        let has_library = !is_part || !name.contains('.') && self.names_library(path);
        let path = if is_part { path } else { self.search_path() };
        let found = self.find_on_path(name, path)?;
        let is_file = matches!(found, Some(Found::File(..) | Found::Spec(_)));
        if !is_file && !first && has_library && Vm::is_native(name) {
            return Ok(Some(Located::Own));
        }
        let found = match found {
            _ if is_file => found,
            _ if !has_library && !standard => found,
            other => self.find_in_stdlib(name).or(other),
        };
        Ok(found.map(Located::Found))
    }

    /// Where a module is, for a program that asks: `("own", None)`, `("file", path, folder of a package)`,
    /// `("folders", list)`, `("spec", spec)`, or `None`.
    pub(crate) fn place_of_module(&mut self, name: &str, path: Value) -> Result<Value, Raised> {
        let none = self.none();
        match self.locate(name, path)? {
            None => Ok(none),
            Some(Located::Own) => {
                let kind = self.new_str("own")?;
                self.new_tuple(&[kind, none])
            }
            Some(Located::Found(Found::File(file, package))) => {
                let whole = absolute(&file);
                let kind = self.new_str("file")?;
                let file = self.new_outside_str(whole.as_os_str())?;
                let folder = match package.map(|it| absolute(&it)) {
                    Some(folder) => self.new_outside_str(folder.as_os_str())?,
                    None => none,
                };
                self.new_tuple(&[kind, file, folder])
            }
            Some(Located::Found(Found::Spec(spec))) => {
                let kind = self.new_str("spec")?;
                self.new_tuple(&[kind, spec])
            }
            Some(Located::Found(Found::Folders(folders))) => {
                let kind = self.new_str("folders")?;
                let list = self.new_list_for(folders.len())?;
                for folder in folders {
                    let folder = self.new_outside_str(folder.as_os_str())?;
                    list.push(self, folder)?;
                }
                self.new_tuple(&[kind, list.0])
            }
        }
    }

    /// A module that is part of the command.
    fn own_module(&mut self, name: &str) -> Result<Option<Value>, Raised> {
        let key = self.intern_weakly(name)?;
        let Some(module) = self.native_module(name)? else { return Ok(None) };
        Dict(self.modules).set(self, key, module)?;
        Ok(Some(module))
    }

    fn raise_no_module<T>(&mut self, text: String, name: &str) -> Result<T, Raised> {
        self.raise_import(Type::ModuleNotFoundError, &text, name, None)
    }

    /// An ImportError about a module, or a name in one.
    pub(super) fn raise_import<T>(
        &mut self,
        ty: Type,
        text: &str,
        name: &str,
        path: Option<&str>,
    ) -> Result<T, Raised> {
        let (text, missing) = (self.new_str(text)?, self.new_str(name)?);
        let class = self.class(ty);
        let exception = self.new_exception(class, &[text])?;
        let key = self.intern("name")?;
        self.set_own(exception, key, missing)?;
        if let Some(path) = path {
            let (key, path) = (self.intern("path")?, self.new_str(path)?);
            self.set_own(exception, key, path)?;
        }
        self.raise_fresh(exception)
    }

    fn namespace_package(
        &mut self,
        name: &str,
        folders: &[std::path::PathBuf],
    ) -> Result<Value, Raised> {
        let module = self.new_module(name)?;
        let list = self.new_list_for(folders.len())?;
        for folder in folders {
            let folder = self.new_outside_str(folder.as_os_str())?;
            list.push(self, folder)?;
        }
        let path = self.intern("__path__")?;
        self.set_global(globals(module), path, list.0)?;
        let (file, none) = (self.name(Name::File), self.none());
        self.set_global(globals(module), file, none)?;
        self.set_text_global(module, "__package__", name)?;
        let key = self.intern_weakly(name)?;
        Dict(self.modules).set(self, key, module)?;
        Ok(module)
    }

    fn run_file(
        &mut self,
        name: &str,
        file: &Path,
        package: Option<&Path>,
    ) -> Result<Value, Raised> {
        // CPython's names are absolute, as `sys.path` mostly is.
        let whole = absolute(file);
        let shown = text_of_outside(whole.as_os_str()).into_owned();
        let (unit, asks) = self.compile(&shown, &ModuleText::File(whole.clone()))?;
        let module = self.new_module(name)?;
        let key = self.intern_weakly(name)?;
        let parent = name.rsplit_once('.').map_or("", |(parent, _)| parent);
        self.set_text_global(module, "__package__", if package.is_some() { name } else { parent })?;
        self.set_text_global(module, "__file__", &shown)?;
        if let Some(folder) = package {
            let folder = absolute(folder);
            let (name, folder) =
                (self.intern("__path__")?, self.new_outside_str(folder.as_os_str())?);
            let folders = self.new_list(&[folder])?;
            self.set_global(globals(module), name, folders)?;
        }
        self.set_cached(module, &whole)?;
        Dict(self.modules).set(self, key, module)?;
        if asks {
            self.describe(module)?;
        }
        self.part_mut::<Finder>().loading.push(module);
        let ran = self.run_module(unit, module);
        self.part_mut::<Finder>().loading.retain(|loading| *loading != module);
        if ran.is_err() {
            let pending = self.take_pending();
            Dict(self.modules).remove(self, key)?;
            self.pending = pending;
            return ran;
        }
        for (_, absent) in super::finder::WITHOUT.iter().filter(|(module, _)| *module == name) {
            let absent = self.intern(absent)?;
            let cell = globals(module).cell(absent).filter(|_| self.is_standard(&shown));
            if let Some(cell) = cell {
                self.delete_global(cell)?;
            }
        }
        ran
    }

    /// Where CPython would keep a module's code.
    fn set_cached(&mut self, module: Value, file: &Path) -> Result<(), Raised> {
        let stem = text_of_outside(file.file_stem().unwrap_or_default());
        let Some(folder) = file.parent() else { return Ok(()) };
        let folder = folder.join("__pycache__");
        let folder = text_of_outside(folder.as_os_str());
        self.set_text_global(module, "__cached__", &format!("{folder}/{stem}.cpython-311.pyc"))
    }

    /// A module's `__spec__` and `__loader__` are made when somebody asks the module for them. A module that names them asks itself.
    pub(in crate::interp) fn describe(&mut self, module: Value) -> Result<(), Raised> {
        self.call_support("_frozen_importlib", "_describe", &[module]).map(drop)
    }

    /// The text of a source file, or SyntaxError.
    pub(crate) fn decode_source(&mut self, name: &str, bytes: Vec<u8>) -> Result<String, Raised> {
        match sidewinder_syntax::source::decode(name, bytes) {
            Ok(text) => Ok(text),
            Err(message) => {
                let text = message.trim_end().trim_start_matches("SyntaxError: ").to_string();
                let text = text.replace("encoding problem: ", "unknown encoding: ");
                self.raise_bare_syntax_error(&text)
            }
        }
    }

    /// The code of a module whose file has that name, kept or compiled; and whether its text names `__spec__` or `__loader__`. Or raises SyntaxError.
    pub(crate) fn compile(
        &mut self,
        name: &str,
        text: &ModuleText,
    ) -> Result<(Unit, bool), Raised> {
        let (shows_variables, marks_lines) = (self.shows_variables, self.marks_lines);
        let optimize = self.part::<Habits>().optimize;
        let options = Options { shows_variables, marks_lines, optimize, ..Options::of(Mode::Exec) };
        // What is held in must not depend on what it cannot write.
        let (keeps, is_held) = (self.keeps_code(), self.is_sandboxed);
        let finder = self.part::<Finder>();
        let stamp = match finder.stamp(text) {
            Ok(stamp) if stamp.is_empty() => stamp,
            Ok(stamp) => [name.as_bytes(), &stamp].concat(),
            Err(error) => return self.raise_os_error(&error, Some(name)),
        };
        let folder = self.part::<Habits>().code_folder.as_deref();
        let mut known = if is_held { None } else { finder.kept.read(folder, name, options) };
        if let Some(known) = known.take_if(|known| known.is_of_stamp(&stamp)) {
            let asks = known.asks_for_itself();
            let (shown, text) = (name.to_string(), text.clone());
            let file = SourceFile::later(name, known.lines(), move || text.shown(&shown));
            if let Some(unit) = known.unit(&Arc::new(file)) {
                self.warn_of(&unit, Mode::Exec)?;
                return Ok((unit, asks));
            }
        }
        let bytes = match finder.read(text) {
            Ok(bytes) => bytes,
            Err(error) => return self.raise_os_error(&error, Some(name)),
        };
        let text = self.decode_source(name, bytes)?;
        let asks = kept::asks_for_itself(&text);
        let file = Arc::new(SourceFile::new(name, text));
        let known = known.filter(|known| known.is_of_text(file.text()));
        let known = known.and_then(|known| known.unit(&file));
        // Without a stamp what is kept would be written as it is.
        let is_as_kept = known.is_some() && stamp.is_empty();
        let unit = match known.map_or_else(|| sidewinder_compiler::compile_text(&file, options), Ok)
        {
            Ok(unit) => unit,
            Err(errors) => return self.raise_syntax_error(&file, &errors, Mode::Exec),
        };
        if keeps && !is_held && !is_as_kept {
            let folder = self.part::<Habits>().code_folder.as_deref();
            self.part::<Finder>().kept.write(folder, (&unit, &stamp), options);
        }
        self.warn_of(&unit, Mode::Exec)?;
        Ok((unit, asks))
    }

    /// Whether code of modules is to be kept: `sys.dont_write_bytecode`, once there is that.
    fn keeps_code(&mut self) -> bool {
        let known = |vm: &Vm, name: &str| vm.known.interned.get(name).copied();
        let module = known(self, "sys").and_then(|name| Dict(self.modules).get_str(name));
        let name = known(self, "dont_write_bytecode");
        let module = module.filter(|module| module.is(Layout::Module));
        match module.zip(name).and_then(|(module, name)| globals(module).get(name)) {
            Some(value) => value == self.bool(false),
            None => !self.part::<Habits>().keeps_no_code,
        }
    }

    fn set_text_global(&mut self, module: Value, name: &str, text: &str) -> Result<(), Raised> {
        let (name, text) = (self.intern_weakly(name)?, self.new_str(text)?);
        self.set_global(globals(module), name, text)
    }

    /// Links a module's unit and runs it; gives the module.
    pub fn run_module(&mut self, unit: Unit, module: Value) -> Result<Value, Raised> {
        let key = self.name(Name::Builtins);
        if globals(module).get(key).is_none() {
            let builtins = {
                let module = self.builtins;
                self.module_dict(module)?
            };
            self.set_global(globals(module), key, builtins)?;
        }
        let code = self.link(unit, module)?;
        let function = self.function_of(code)?;
        self.call(function, &[])?;
        Ok(module)
    }

    /// Whether a module's code has not run to its end.
    pub(crate) fn is_loading(&self, module: Value) -> bool {
        self.part::<Finder>().loading.contains(&module)
    }

    /// `__import__(name, globals, locals, fromlist, level)`
    pub(crate) fn import_by_name(
        &mut self,
        name: &str,
        scope: Value,
        from: Value,
        level: usize,
    ) -> Result<Value, Raised> {
        let whole = match level {
            0 => name.to_string(),
            _ => {
                let scope = if scope == self.none() || scope.is_null() {
                    Dict::new(self)?.0
                } else {
                    scope
                };
                self.absolute_name(scope, name, level)?
            }
        };
        if whole.is_empty() {
            return self.raise(Type::ValueError, "Empty module name");
        }
        let module = self.import_whole(&whole)?;
        if from.is_null() || !self.truth(from)? {
            let first = name.split('.').next().unwrap_or(name);
            let wanted = whole.len() - name.len() + first.len();
            return self.import_whole(whole[..wanted].trim_end_matches('.'));
        }
        let path = self.intern("__path__")?;
        if self.find_attribute(module, path)?.is_some() {
            let names = self.to_list(from)?;
            for at in 0..names.len() {
                let Some(part) = Str::of(names.get(at)).filter(|part| part.text() != "*") else {
                    continue;
                };
                let key = self.intern_value(part.0)?;
                if self.find_attribute(module, key)?.is_none() {
                    let part = format!("{whole}.{}", part.text());
                    if self.import_whole(&part).is_err() {
                        if !self.is_missing(&part) {
                            return Err(Raised);
                        }
                        self.take_pending();
                    }
                }
            }
        }
        Ok(module)
    }

    /// Runs a module, or the `__main__` of a package, as the program: `-m`.
    pub(in crate::interp) fn run_as_main(
        &mut self,
        name: &str,
        main: Value,
    ) -> Result<Value, Raised> {
        let refuse = |vm: &mut Vm, text: String| {
            let _ = vm.write_stream(2, &format!("sidewinder: {text}\n"));
            vm.raise_with(Type::SystemExit, &[Value::small(1)])
        };
        let (mut name, mut path, mut parent) = (name.to_string(), Value::NULL, String::new());
        let mut is_inner = false;
        loop {
            if let Some((package, _)) = name.rsplit_once('.') {
                parent = package.to_string();
                if self.import_whole(&parent).is_err() {
                    if !self.is_missing(&parent) {
                        return Err(Raised);
                    }
                    self.take_pending();
                    let text = format!(
                        "Error while finding module specification for '{name}' (ModuleNotFoundError: No module named '{parent}')"
                    );
                    return refuse(self, text);
                }
                let (of, key) = (self.intern(&parent)?, self.intern("__path__")?);
                let of = self.loaded(of)?.unwrap_or(self.none());
                let Some(folders) = self.find_attribute(of, key)? else {
                    let text = format!(
                        "Error while finding module specification for '{name}' (ModuleNotFoundError: __path__ attribute not found on '{parent}' while trying to find '{name}')"
                    );
                    return refuse(self, text);
                };
                path = folders;
            }
            let from = if path.is_null() { self.search_path() } else { path };
            let mut found = self.find_on_path(&name, from)?;
            if !matches!(found, Some(Found::File(..) | Found::Spec(_))) {
                found = self.find_in_stdlib(&name).or(found);
            }
            match found {
                Some(Found::Spec(_)) => {
                    let name = self.new_str(name.trim_end_matches(".__main__"))?;
                    return self.call_support("runpy", "_run_module_as_main", &[name]);
                }
                Some(Found::File(file, None)) => {
                    return self.run_file_as_main(&file, &name, &parent, main);
                }
                Some(_) if !is_inner => {
                    is_inner = true;
                    name.push_str(".__main__");
                }
                _ if is_inner => {
                    let package = name.trim_end_matches(".__main__");
                    let text = format!(
                        "No module named {name}; '{package}' is a package and cannot be directly executed"
                    );
                    return refuse(self, text);
                }
                _ => return refuse(self, format!("No module named {name}")),
            }
        }
    }

    fn run_file_as_main(
        &mut self,
        file: &Path,
        name: &str,
        package: &str,
        main: Value,
    ) -> Result<Value, Raised> {
        let whole = absolute(file);
        let shown = text_of_outside(whole.as_os_str()).into_owned();
        let (unit, _) = self.compile(&shown, &ModuleText::File(whole))?;
        if let Some(first) = self.known.arguments.first_mut() {
            *first = shown.clone();
        }
        if let Some(list) = self.of_sys("argv").and_then(List::of)
            && !list.is_empty()
        {
            let shown = self.new_str(&shown)?;
            list.set(self, 0, shown);
        }
        self.set_text_global(main, "__file__", &shown)?;
        self.set_text_global(main, "__package__", package)?;
        let name = self.new_str(name)?;
        self.call_support("_frozen_importlib", "_describe_main", &[main, name])?;
        self.run_module(unit, main)
    }

    /// Calls a function of a module that is part of the command.
    pub(crate) fn call_support(
        &mut self,
        module: &str,
        function: &str,
        args: &[Value],
    ) -> Result<Value, Raised> {
        let module = self.import_whole(module)?;
        let function = self.intern(function)?;
        let function = self.get_attribute(module, function)?;
        self.call(function, args)
    }

    /// The name of a module as a value.
    pub fn module_name_value(&self, module: Value) -> Value {
        globals(module).get(self.name(Name::Name)).unwrap_or(self.none())
    }
}
