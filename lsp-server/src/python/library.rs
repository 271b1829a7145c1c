//! What the builtin modules have, for a server that holds no engine: a table that the engine prints (`library.py`), and a test of the house
//! (`tests/suites/server.rs`) that it still prints the same.
//!
//! ```text
//! math    sqrt    function    (x)
//! ```

use std::collections::HashMap;
use std::sync::LazyLock;

/// The table.
const TABLE: &str = include_str!("library.tsv");

/// Something that a builtin module or class has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What has it: `math`, `builtins.str`.
    pub owner: &'static str,
    /// Its name; empty: the module itself.
    pub name: &'static str,
    /// What it is.
    pub kind: EntryKind,
    /// Its parameters, if they are known.
    pub parameters: &'static str,
    /// What a class is derived from; the name of a module.
    pub bases: &'static str,
}

/// What an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A function.
    Function,
    /// A class.
    Class,
    /// A method of a class.
    Method,
    /// An attribute of the objects of a class.
    Property,
    /// Any other value.
    Value,
    /// A module.
    Module,
}

type Owners = HashMap<&'static str, Vec<Entry>>;

static OWNERS: LazyLock<Owners> = LazyLock::new(|| {
    let mut owners = Owners::new();
    for entry in TABLE.lines().filter_map(entry) {
        owners.entry(entry.owner).or_default().push(entry);
    }
    owners
});

fn entry(line: &'static str) -> Option<Entry> {
    let mut columns = line.split('\t');
    let (owner, name) = (columns.next()?, columns.next()?);
    let kind = match columns.next()? {
        "function" => EntryKind::Function,
        "class" => EntryKind::Class,
        "method" => EntryKind::Method,
        "property" => EntryKind::Property,
        "module" => EntryKind::Module,
        _ => EntryKind::Value,
    };
    let parameters = columns.next().unwrap_or_default();
    Some(Entry { owner, name, kind, parameters, bases: columns.next().unwrap_or_default() })
}

impl Entry {
    /// Where it is: `math.sqrt`, `str.join`, `print`.
    pub fn path(&self) -> String {
        let owner = self.owner.strip_prefix("builtins").unwrap_or(self.owner);
        let owner = owner.strip_prefix('.').unwrap_or(owner);
        match (owner, self.name) {
            (owner, "") => owner.to_owned(),
            ("", name) => name.to_owned(),
            (owner, name) => format!("{owner}.{name}"),
        }
    }

    /// It with its parameters.
    pub fn signature(&self) -> String {
        match self.kind {
            EntryKind::Module => format!("module {}", self.path()),
            EntryKind::Class => format!("class {}{}", self.path(), self.parameters),
            EntryKind::Function | EntryKind::Method if self.parameters.is_empty() => {
                format!("{}(…)", self.path())
            }
            _ => format!("{}{}", self.path(), self.parameters),
        }
    }

    /// The name that its own members are under.
    pub fn as_owner(&self) -> String {
        if self.name.is_empty() {
            self.owner.to_owned()
        } else {
            format!("{}.{}", self.owner, self.name)
        }
    }
}

/// Whether there is a builtin module of that name.
pub fn is_module(name: &str) -> bool {
    OWNERS.get(name).is_some_and(|own| own.iter().any(|entry| entry.name.is_empty()))
}

/// The names of the builtin modules.
pub fn modules() -> impl Iterator<Item = &'static str> {
    let own = OWNERS.values().filter_map(|own| own.iter().find(|entry| entry.name.is_empty()));
    own.map(|entry| entry.owner)
}

/// The module itself.
pub fn module(name: &str) -> Option<Entry> {
    OWNERS.get(name)?.iter().find(|entry| entry.name.is_empty()).copied()
}

/// What a module or class has of its own.
pub fn own(owner: &str) -> impl Iterator<Item = Entry> {
    let own = OWNERS.get(owner).into_iter().flatten().copied();
    own.filter(|entry| !entry.name.is_empty())
}

/// What a module or class has, its bases' included, `object`'s last.
pub fn all(owner: &str) -> Vec<Entry> {
    let mut found: Vec<Entry> = Vec::new();
    let mut waiting = vec![owner.to_owned()];
    let mut seen = 0;
    while let Some(at) = waiting.get(seen).cloned() {
        seen += 1;
        for entry in own(&at) {
            if !found.iter().any(|known| known.name == entry.name) {
                found.push(entry);
            }
        }
        for base in bases(&at) {
            if !waiting.iter().any(|one| one == base) {
                waiting.push(base.to_owned());
            }
        }
        if seen == waiting.len() && is_class(&at) && !waiting.iter().any(|one| one == OBJECT) {
            waiting.push(OBJECT.to_owned());
        }
    }
    found
}

const OBJECT: &str = "builtins.object";

/// A name of a module or class, its bases' included.
pub fn find(owner: &str, name: &str) -> Option<Entry> {
    let here = own(owner).find(|entry| entry.name == name);
    here.or_else(|| bases(owner).find_map(|base| find(base, name)))
        .or_else(|| own(OBJECT).find(|entry| is_class(owner) && entry.name == name))
}

/// A builtin name.
pub fn builtin(name: &str) -> Option<Entry> {
    own("builtins").find(|entry| entry.name == name)
}

/// Whether objects of any builtin class have an attribute of that name.
pub fn has_attribute(name: &str) -> bool {
    let of_class = |entry: &Entry| matches!(entry.kind, EntryKind::Method | EntryKind::Property);
    OWNERS.values().flatten().any(|entry| entry.name == name && of_class(entry))
}

fn class(path: &str) -> Option<Entry> {
    let (owner, name) = path.rsplit_once('.')?;
    own(owner).find(|entry| entry.name == name && entry.kind == EntryKind::Class)
}

fn is_class(path: &str) -> bool {
    class(path).is_some()
}

fn bases(path: &str) -> impl Iterator<Item = &'static str> {
    let bases = class(path).map_or("", |entry| entry.bases);
    // No class is its own base; a chain in a table could be.
    bases.split(',').filter(move |base| !base.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_and_classes_have_their_names() {
        assert_eq!(find("math", "sqrt").map(|it| it.signature()).as_deref(), Some("math.sqrt(x)"));
        assert!(find("builtins.str", "join").is_some());
        assert!(find("builtins.ValueError", "with_traceback").is_some(), "from its bases");
        assert!(all("builtins.bool").iter().any(|entry| entry.name == "bit_length"));
        assert!(all("builtins.bool").iter().any(|entry| entry.name == "__class__"));
        assert!(builtin("print").is_some() && builtin("sqrt").is_none());
        assert!(is_module("collections.abc") && !is_module("builtins.str"));
    }
}
