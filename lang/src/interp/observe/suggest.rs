//! "Did you mean": the nearest name to one that is not there, as CPython 3.11 finds it.

use crate::object::words::traceback;
use crate::object::{Exception, Kind as Layout, List, Raised, Str, Type, Value, globals, instance};
use crate::vm::Vm;

/// What it costs to add, drop or replace a letter; a letter in the other case costs [`CASE_COST`].
const MOVE_COST: usize = 2;
const CASE_COST: usize = 1;
/// Among more names than this, or longer ones than [`LONGEST`], nothing is looked for.
const MOST_NAMES: usize = 750;
const LONGEST: usize = 40;

impl Vm {
    /// The end of the line about an uncaught exception: the name that was probably meant.
    pub(in crate::interp) fn suggestion(&mut self, exception: Exception) -> Option<String> {
        let value = exception.0;
        let name = self.own_text(value, "name")?;
        let found = if self.is_instance(value, Type::AttributeError) {
            let key = self.intern("obj").ok()?;
            let object = instance::named(value, key)?;
            let names = self.attribute_names(object).ok()?;
            nearest(&name, &texts(self, names))
        } else if self.is_instance(value, Type::NameError) {
            self.variables(exception).iter().find_map(|names| nearest(&name, names))
        } else {
            None
        };
        found.map(|name| format!(". Did you mean: '{name}'?"))
    }

    fn own_text(&mut self, object: Value, key: &str) -> Option<String> {
        let key = self.intern(key).ok()?;
        Str::of(instance::named(object, key)?).map(|text| text.text().to_string())
    }

    /// What `dir(object)` lists.
    fn attribute_names(&mut self, object: Value) -> Result<List, Raised> {
        let pending = self.take_pending();
        let names = self.dir(object);
        self.take_pending();
        self.pending = pending;
        names
    }

    /// The names that the innermost frame of the traceback sees: its variables, its globals, the builtins.
    fn variables(&self, exception: Exception) -> Vec<Vec<String>> {
        let mut node = exception.traceback();
        while node.is_object() && node.field(traceback::NEXT).is_object() {
            node = node.field(traceback::NEXT);
        }
        if !node.is_object() || !node.field(traceback::FUNCTION).is(Layout::Function) {
            return Vec::new();
        }
        let code = self.code_of_line(node);
        let unit = &code.unit;
        let free = unit.free_names.iter();
        let locals = unit.variable_names().into_iter().chain(free);
        let of_module = |module: Value| {
            globals(module).bound().iter().map(|(name, _)| Str(*name).text().into()).collect()
        };
        vec![
            locals.map(|name| name.to_string()).collect(),
            of_module(code.module),
            of_module(self.builtins),
        ]
    }
}

fn texts(vm: &Vm, names: List) -> Vec<String> {
    let names = names.items(vm).iter().filter_map(|name| Str::of(*name));
    names.map(|name| name.text().to_string()).collect()
}

/// The first of the nearest names, if one is near enough: a third of the letters may differ.
fn nearest(name: &str, names: &[String]) -> Option<String> {
    if names.len() >= MOST_NAMES {
        return None;
    }
    let mut best: Option<(usize, &String)> = None;
    for other in names.iter().filter(|other| *other != name) {
        let most = (name.len() + other.len() + 3) * MOVE_COST / 6;
        let most = best.map_or(most, |(distance, _)| most.min(distance.saturating_sub(1)));
        let distance = distance(name.as_bytes(), other.as_bytes(), most);
        if distance <= most && best.is_none_or(|(before, _)| distance < before) {
            best = Some((distance, other));
        }
    }
    best.map(|(_, name)| name.clone())
}

/// What it costs to make one text of the other; anything above `most` if it is more than that.
fn distance(a: &[u8], b: &[u8], most: usize) -> usize {
    let same = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[same..], &b[same..]);
    let same = a.iter().rev().zip(b.iter().rev()).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[..a.len() - same], &b[..b.len() - same]);
    if a.is_empty() || b.is_empty() {
        return (a.len() + b.len()) * MOVE_COST;
    }
    if a.len() > LONGEST || b.len() > LONGEST {
        return most + 1;
    }
    let (a, b) = if b.len() < a.len() { (b, a) } else { (a, b) };
    let mut row: Vec<usize> = (1..=a.len()).map(|at| at * MOVE_COST).collect();
    for (at, y) in b.iter().enumerate() {
        let (mut before, mut left) = (at * MOVE_COST, (at + 1) * MOVE_COST);
        for (x, cost) in a.iter().zip(&mut row) {
            let replaced = before + replacing(*x, *y);
            before = *cost;
            left = replaced.min(left.min(before) + MOVE_COST);
            *cost = left;
        }
        if row.iter().all(|cost| *cost > most) {
            return most + 1;
        }
    }
    row[a.len() - 1]
}

fn replacing(a: u8, b: u8) -> usize {
    if a == b {
        0
    } else if a.eq_ignore_ascii_case(&b) {
        CASE_COST
    } else {
        MOVE_COST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_near() {
        let names = ["machine", "match", "Step", "steps"].map(String::from);
        assert_eq!(nearest("machin", &names).as_deref(), Some("machine"));
        assert_eq!(nearest("step", &names).as_deref(), Some("Step"));
        assert_eq!(nearest("quite", &names), None);
    }
}
