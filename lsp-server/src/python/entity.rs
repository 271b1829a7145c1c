//! What an expression is, and what a mention names: through imports, `self`, classes, calls.
//!
//! ```text
//! from shapes import Square      Square   ─▶ the class in shapes.py
//! s = Square(2)                  s        ─▶ one of its objects
//! s.area()                       area     ─▶ the method, be it Square's or its base's
//! ```
//!
//! What cannot be seen is nothing, never a guess.

use std::path::PathBuf;

use sidewinder_syntax::ast::name::Name;

use super::library::{self, Entry, EntryKind};
use super::names::{
    Definition, FunctionKind, ImportId, Mention, Mentioned, ScopeId, Symbol, SymbolId, Value,
    ValueId, What,
};
use super::project::{File, Project};

/// Steps from one expression to what it is. Programs can define things in circles.
pub const STEPS: usize = 32;
/// Steps on all ways together: where each of two ways forks again, their number doubles with each step.
const ALL_STEPS: u32 = 4096;

/// What an expression is.
#[derive(Clone, Debug, PartialEq)]
pub enum Entity {
    /// A module of the workspace.
    Module(File),
    /// A folder of modules without `__init__.py`.
    Folder(PathBuf),
    /// A builtin module.
    Library(String),
    /// A class of the workspace: its scope.
    Class(File, ScopeId),
    /// An object of a class of the workspace.
    Instance(File, ScopeId),
    /// A function of the workspace: its scope.
    Function(File, ScopeId),
    /// A builtin class: where it is in the library.
    BuiltinClass(String),
    /// An object of a builtin class.
    BuiltinInstance(String),
    /// A builtin function.
    BuiltinFunction(Entry),
}

/// What a mention names.
#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    /// A symbol of a file.
    Symbol(File, SymbolId),
    /// A file as a module.
    Module(File),
    /// Something of a builtin module.
    Library(Entry),
}

/// What a mention names, as far as that can be seen.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// This.
    Target(Target),
    /// Nothing that is known.
    Nothing,
    /// An attribute of a value of which nothing is known.
    Unknown,
}

impl Found {
    /// What was found.
    pub fn target(self) -> Option<Target> {
        match self {
            Found::Target(target) => Some(target),
            _ => None,
        }
    }
}

impl Target {
    /// The symbol.
    pub fn symbol(&self) -> Option<(&File, &Symbol)> {
        match self {
            Target::Symbol(file, symbol) => {
                file.text.names().symbols.get(*symbol).map(|it| (file, it))
            }
            _ => None,
        }
    }

    /// Its name.
    pub fn name(&self) -> String {
        match self {
            Target::Symbol(..) => self.symbol().map(|it| it.1.name.to_string()).unwrap_or_default(),
            Target::Module(file) => file.module_name(),
            Target::Library(entry) if entry.name.is_empty() => entry.owner.to_owned(),
            Target::Library(entry) => entry.name.to_owned(),
        }
    }
}

impl Project {
    /// One step further; none are left if that is as far as one goes.
    fn step(&self, left: usize) -> Option<usize> {
        // A new question.
        if left == STEPS {
            self.left.set(ALL_STEPS);
        }
        self.left.set(self.left.get().checked_sub(1)?);
        left.checked_sub(1)
    }

    /// What a mention names. Imports are followed, but not through a name that `as` gives.
    pub fn find(&self, file: &File, mention: &Mention) -> Found {
        let names = file.text.names();
        let found = match mention.what {
            Mentioned::Symbol(Some(symbol)) => {
                Some(self.canonical(Target::Symbol(file.clone(), symbol), STEPS))
            }
            Mentioned::Symbol(None) => self.free(file, mention.scope, &mention.name, STEPS),
            Mentioned::Attribute(base) => {
                // `self.x = …` binds x of this very class.
                let Some(base) = self.entity(file, base) else { return Found::Unknown };
                self.member(&base, &mention.name, STEPS).map(|it| self.canonical(it, STEPS))
            }
            Mentioned::Keyword(callee) => {
                let Some(callee) = self.entity(file, callee) else { return Found::Unknown };
                self.parameter(&callee, &mention.name)
            }
            Mentioned::Module(import, part) => {
                let import = &names.imports[import];
                let parts = import.module.iter().take(part + 1).map(|(name, _)| name.as_str());
                self.module(file, import.level, parts).and_then(as_target)
            }
            Mentioned::Member(import) => self.imported(file, import, STEPS),
        };
        found.map_or(Found::Nothing, Found::Target)
    }

    /// What the name at a byte of a file is.
    pub fn target(&self, file: &File, byte: usize) -> Option<Target> {
        self.find(file, file.text.names().mention(byte)?).target()
    }

    /// A name that the text does not bind: from `import *`, or builtin.
    fn free(&self, file: &File, scope: ScopeId, name: &str, steps: usize) -> Option<Target> {
        let names = file.text.names();
        let from_stars = names.outwards(scope).flat_map(|at| names.scopes[at].stars.iter());
        let mut from_stars = from_stars.filter_map(|&star| {
            let module = self.imported_module(file, star)?;
            self.member(&module, name, self.step(steps)?)
        });
        from_stars.next().or_else(|| library::builtin(name).map(Target::Library))
    }

    /// The thing itself, where a symbol is only its import.
    pub fn canonical(&self, target: Target, steps: usize) -> Target {
        let Some((file, symbol)) = target.symbol() else { return target };
        let import = |definition: &Definition| match definition.what {
            What::Import(id) if !file.text.names().imports[id].is_renamed => Some(id),
            _ => None,
        };
        let imports: Vec<Option<ImportId>> = symbol.definitions.iter().map(import).collect();
        let (Some(&Some(first)), true) = (imports.first(), imports.iter().all(Option::is_some))
        else {
            return target;
        };
        match self.step(steps).and_then(|left| self.imported(file, first, left)) {
            Some(found) => found,
            None => target,
        }
    }

    /// What an import is of.
    pub fn imported(&self, file: &File, import: ImportId, steps: usize) -> Option<Target> {
        let it = &file.text.names().imports[import];
        let module = self.imported_module(file, import)?;
        match &it.member {
            Some(member) => {
                let steps = self.step(steps)?;
                Some(self.canonical(self.member(&module, member, steps)?, steps))
            }
            None => as_target(module),
        }
    }

    /// The module of an import; of `import a.b` without `as`, what the name `a` is.
    fn imported_module(&self, file: &File, import: ImportId) -> Option<Entity> {
        let it = &file.text.names().imports[import];
        let binds_first = it.member.is_none() && !it.is_renamed && !it.is_star;
        let length = if binds_first { 1 } else { it.module.len() };
        let parts = it.module.iter().take(length).map(|(name, _)| name.as_str());
        self.module(file, it.level, parts)
    }

    /// What something has under a name.
    pub fn member(&self, owner: &Entity, name: &str, steps: usize) -> Option<Target> {
        let steps = self.step(steps)?;
        match owner {
            Entity::Module(file) => {
                let module = &file.text.names().scopes[0];
                let own = module.own.get(name).map(|&it| Target::Symbol(file.clone(), it));
                let from_star =
                    |&star: &ImportId| self.member(&self.imported_module(file, star)?, name, steps);
                own.or_else(|| module.stars.iter().find_map(from_star))
                    .or_else(|| self.submodule(owner, name).and_then(as_target))
            }
            Entity::Folder(_) => self.submodule(owner, name).and_then(as_target),
            Entity::Library(module) => {
                let inner = || library::module(&format!("{module}.{name}"));
                library::find(module, name).or_else(inner).map(Target::Library)
            }
            Entity::Class(file, scope) | Entity::Instance(file, scope) => {
                let names = file.text.names();
                if let Some(&own) = names.scopes.get(*scope)?.own.get(name) {
                    return Some(Target::Symbol(file.clone(), own));
                }
                let class = names.class(*scope)?;
                let of_base = |&base: &ValueId| {
                    let base = self.entity_in(file, base, steps)?;
                    self.member(&base, name, steps)
                };
                let of_object = || library::find("builtins.object", name).map(Target::Library);
                class.bases.iter().find_map(of_base).or_else(of_object)
            }
            Entity::BuiltinClass(path) | Entity::BuiltinInstance(path) => {
                library::find(path, name).map(Target::Library)
            }
            Entity::Function(..) | Entity::BuiltinFunction(_) => None,
        }
    }

    /// The parameter that a keyword of a call is for.
    fn parameter(&self, callee: &Entity, name: &str) -> Option<Target> {
        let (file, scope) = self.called(callee)?;
        let symbol = *file.text.names().scopes.get(scope)?.own.get(name)?;
        let is_parameter = |it: &Definition| matches!(it.what, What::Parameter(_));
        let found = file.text.names().symbols[symbol].definitions.iter().any(is_parameter);
        found.then_some(Target::Symbol(file, symbol))
    }

    /// The function that a call of something enters: of a class, its `__init__`.
    pub fn called(&self, callee: &Entity) -> Option<(File, ScopeId)> {
        let method = match callee {
            Entity::Function(file, scope) => return Some((file.clone(), *scope)),
            Entity::Class(..) => "__init__",
            Entity::Instance(..) => "__call__",
            _ => return None,
        };
        match self.of_target(&self.member(callee, method, STEPS)?, STEPS)? {
            Entity::Function(file, scope) => Some((file, scope)),
            _ => None,
        }
    }

    /// What a value of a file is.
    pub fn entity(&self, file: &File, value: ValueId) -> Option<Entity> {
        self.entity_in(file, value, STEPS)
    }

    fn entity_in(&self, file: &File, value: ValueId, steps: usize) -> Option<Entity> {
        let steps = self.step(steps)?;
        let names = file.text.names();
        match names.values.get(value)? {
            Value::Name(name, scope) => match names.lookup(*scope, name) {
                Some(symbol) => self.of_target(&Target::Symbol(file.clone(), symbol), steps),
                None => self.of_target(&self.free(file, *scope, name, steps)?, steps),
            },
            Value::Attribute(base, name) => {
                let base = self.entity_in(file, *base, steps)?;
                let member = self.member(&base, name, steps)?;
                let found = self.of_target(&member, steps)?;
                match &found {
                    Entity::Function(file, scope) => {
                        let (_, function) = file.text.names().function(*scope)?;
                        match function.kind {
                            FunctionKind::Property => self.result(file, *scope, steps),
                            _ => Some(found),
                        }
                    }
                    _ => Some(found),
                }
            }
            Value::Call(callee) => match self.entity_in(file, *callee, steps)? {
                Entity::Class(file, scope) => Some(Entity::Instance(file, scope)),
                Entity::BuiltinClass(path) => Some(Entity::BuiltinInstance(path)),
                Entity::Function(file, scope) => self.result(&file, scope, steps),
                _ => None,
            },
            // An annotation `list[int]` is a list; what else has items says nothing of them.
            Value::Item(of) => match self.entity_in(file, *of, steps)? {
                class @ (Entity::Class(..) | Entity::BuiltinClass(_)) => Some(class),
                _ => None,
            },
            Value::Either(values) => {
                values.iter().find_map(|&value| self.entity_in(file, value, steps))
            }
            Value::Super(class) => {
                let bases = &names.class(*class)?.bases;
                let base = bases.iter().find_map(|&base| self.entity_in(file, base, steps));
                match base {
                    Some(base) => instance_of(base),
                    None => Some(Entity::BuiltinInstance("builtins.object".to_owned())),
                }
            }
            Value::Literal(class) => Some(Entity::BuiltinInstance(format!("builtins.{class}"))),
            Value::Unknown => None,
        }
    }

    /// What a function returns.
    fn result(&self, file: &File, scope: ScopeId, steps: usize) -> Option<Entity> {
        let steps = self.step(steps)?;
        let (_, function) = file.text.names().function(scope)?;
        if let Some((annotation, _)) = &function.returns {
            return instance_of(self.entity_in(file, *annotation, steps)?);
        }
        function.values.iter().find_map(|&value| self.entity_in(file, value, steps))
    }

    /// What a target is as a value.
    pub fn of_target(&self, target: &Target, steps: usize) -> Option<Entity> {
        let steps = self.step(steps)?;
        match target {
            Target::Module(file) => Some(Entity::Module(file.clone())),
            Target::Library(entry) => match entry.kind {
                EntryKind::Module if entry.name.is_empty() => {
                    Some(Entity::Library(entry.owner.to_owned()))
                }
                EntryKind::Module => Some(Entity::Library(entry.bases.to_owned())),
                EntryKind::Class => Some(Entity::BuiltinClass(entry.as_owner())),
                EntryKind::Function | EntryKind::Method => Some(Entity::BuiltinFunction(*entry)),
                EntryKind::Property | EntryKind::Value => None,
            },
            Target::Symbol(file, _) => {
                let (_, symbol) = target.symbol()?;
                let definitions = symbol.definitions.iter().rev();
                definitions.into_iter().find_map(|it| self.of_definition(file, it, steps))
            }
        }
    }

    fn of_definition(&self, file: &File, it: &Definition, steps: usize) -> Option<Entity> {
        match &it.what {
            What::Function(function) => Some(Entity::Function(file.clone(), function.scope)),
            What::Class(class) => Some(Entity::Class(file.clone(), class.scope)),
            What::Import(import) => {
                let it = &file.text.names().imports[*import];
                match it.member {
                    Some(_) => self.of_target(&self.imported(file, *import, steps)?, steps),
                    None => self.imported_module(file, *import),
                }
            }
            What::Parameter(parameter) => {
                let names = file.text.names();
                if let Some(annotation) = parameter.annotation {
                    return instance_of(self.entity_in(file, annotation, steps)?);
                }
                if let Some(class) = names.class_of(parameter.function)
                    && parameter.is_first
                {
                    return match names.function(parameter.function)?.1.kind {
                        FunctionKind::Method | FunctionKind::Property => {
                            Some(Entity::Instance(file.clone(), class))
                        }
                        FunctionKind::ClassMethod => Some(Entity::Class(file.clone(), class)),
                        FunctionKind::StaticMethod | FunctionKind::Plain => None,
                    };
                }
                self.entity_in(file, parameter.default?, steps)
            }
            What::Variable { annotation: Some(annotation), .. } => {
                instance_of(self.entity_in(file, *annotation, steps)?)
            }
            What::Variable { annotation: None, value } => self.entity_in(file, (*value)?, steps),
        }
    }

    /// The names that something has, each with what it is; nearest first.
    pub fn members(&self, owner: &Entity) -> Vec<(Name, Target)> {
        let mut found = Vec::new();
        self.add_members(owner, STEPS, &mut found);
        let mut seen = std::collections::HashSet::new();
        found.retain(|(name, _)| seen.insert(name.clone()));
        found
    }

    fn add_members(&self, owner: &Entity, steps: usize, found: &mut Vec<(Name, Target)>) {
        let Some(steps) = self.step(steps) else { return };
        let of_library = |entries: Vec<Entry>, found: &mut Vec<(Name, Target)>| {
            let entries = entries.into_iter();
            found.extend(entries.map(|it| (Name::new(it.name), Target::Library(it))));
        };
        match owner {
            Entity::Module(file) => {
                let module = &file.text.names().scopes[0];
                let own = module.own.iter();
                found.extend(
                    own.map(|(name, &it)| (name.clone(), Target::Symbol(file.clone(), it))),
                );
                for &star in &module.stars {
                    if let Some(module) = self.imported_module(file, star) {
                        self.add_members(&module, steps, found);
                    }
                }
                self.add_submodules(owner, found);
            }
            Entity::Folder(_) => self.add_submodules(owner, found),
            Entity::Library(module) => {
                of_library(library::own(module).collect(), found);
            }
            Entity::Class(file, scope) | Entity::Instance(file, scope) => {
                let names = file.text.names();
                let Some(here) = names.scopes.get(*scope) else { return };
                let own = here.own.iter();
                found.extend(
                    own.map(|(name, &it)| (name.clone(), Target::Symbol(file.clone(), it))),
                );
                for &base in names.class(*scope).map_or(&[][..], |class| &class.bases) {
                    if let Some(base) = self.entity_in(file, base, steps) {
                        self.add_members(&base, steps, found);
                    }
                }
                of_library(library::own("builtins.object").collect(), found);
            }
            Entity::BuiltinClass(path) | Entity::BuiltinInstance(path) => {
                of_library(library::all(path), found);
            }
            Entity::Function(..) | Entity::BuiltinFunction(_) => {}
        }
    }

    fn add_submodules(&self, package: &Entity, found: &mut Vec<(Name, Target)>) {
        let Some(folder) = super::project::package_folder(package) else { return };
        for name in self.modules_in(&folder) {
            if let Some(target) = self.submodule(package, &name).and_then(as_target) {
                found.push((Name::new(&name), target));
            }
        }
    }
}

fn instance_of(class: Entity) -> Option<Entity> {
    match class {
        Entity::Class(file, scope) => Some(Entity::Instance(file, scope)),
        Entity::BuiltinClass(path) => Some(Entity::BuiltinInstance(path)),
        _ => None,
    }
}

fn as_target(entity: Entity) -> Option<Target> {
    match entity {
        Entity::Module(file) => Some(Target::Module(file)),
        Entity::Library(name) => library::module(&name).map(Target::Library),
        _ => None,
    }
}
