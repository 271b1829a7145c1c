//! Methods of dicts and their views.

use super::{ANY, DICT_READ, DICT_WRITE, FRESH};
use crate::object::words::{cell, view};
use crate::object::{Dict, Kind, Raised, Set, Tuple, Type, Value, instance::payload};
use crate::operation::Operator;
use crate::operation::iterate::table_flag;
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Methods of dicts.
    DICT of Dict;
    known DictGet "get" get (1, 2) "(key, default=None)" ANY;
    known DictSetDefault "setdefault" set_default (1, 2) "(key, default=None)" ANY;
    known DictPop "pop" pop (1, 2) "(key, default=...)" ANY;
    "popitem" pop_item (0, 0) "()" DICT_WRITE;
    known DictKeys "keys" keys (0, 0) "()" FRESH;
    "values" values (0, 0) "()" FRESH;
    "items" items (0, 0) "()" FRESH;
    whole keywords "update" update (0, 1) "(other=(), /, **keywords)" ANY;
    "clear" clear (0, 0) "()" DICT_WRITE;
    "copy" copy (0, 0) "()" DICT_READ;
    "__reversed__" reversed (0, 0) "()" DICT_READ;
}

crate::builtins! {
    /// Methods of views of keys.
    KEYS of DictKeys;
    "isdisjoint" is_disjoint (1, 1) "(other)" ANY;
    "__reversed__" reversed (0, 0) "()" DICT_READ;
}

crate::builtins! {
    /// Methods of views of values.
    VALUES of DictValues;
    "__reversed__" reversed (0, 0) "()" DICT_READ;
}

crate::builtins! {
    /// Methods of views of items.
    ITEMS of DictItems;
    "isdisjoint" is_disjoint (1, 1) "(other)" ANY;
    "__reversed__" reversed (0, 0) "()" DICT_READ;
}

crate::builtins! {
    /// Methods of views of the attributes of a class.
    PROXY of MappingProxy;
    "get" proxy_get (1, 2) "(key, default=None)" ANY;
    "keys" proxy_keys (0, 0) "()" ANY;
    "values" proxy_values (0, 0) "()" ANY;
    "items" proxy_items (0, 0) "()" ANY;
    "copy" proxy_copy (0, 0) "()" ANY;
}

fn this(args: Args) -> Dict {
    Dict(payload(args.get(0)))
}

fn get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    match this(args).get(vm, args.get(1))? {
        Some(value) => Ok(value),
        None => Ok(args.optional(2).unwrap_or(vm.none())),
    }
}

fn set_default(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let default = args.optional(2).unwrap_or(vm.none());
    this(args).get_or_set(vm, args.get(1), default)
}

fn pop(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    // Where there is nothing, no key is hashed.
    if this(args).is_empty() {
        return match args.optional(2) {
            Some(default) => Ok(default),
            None => vm.raise_key_error(args.get(1)),
        };
    }
    match (this(args).remove(vm, args.get(1))?, args.optional(2)) {
        (Some(value), _) | (None, Some(value)) => Ok(value),
        (None, None) => vm.raise_key_error(args.get(1)),
    }
}

fn pop_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let dict = this(args);
    let Some((key, value)) = dict.pop_end(true) else {
        let text = vm.new_str("popitem(): dictionary is empty")?;
        return vm.raise_with(Type::KeyError, &[text]);
    };
    vm.new_tuple(&[key, value])
}

fn keys(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.dict_view(this(args), table_flag::KEYS)
}

fn values(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.dict_view(this(args), table_flag::VALUES)
}

fn items(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.dict_view(this(args), table_flag::ITEMS)
}

fn update(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    if let Some(other) = args.optional(1) {
        vm.update_dict(this(args), other)?;
    }
    add_keywords(vm, this(args), args)?;
    Ok(vm.none())
}

/// Puts the keyword arguments of a call into a dict.
pub(super) fn add_keywords(vm: &mut Vm, dict: Dict, args: Args) -> Result<(), Raised> {
    if let Some(keywords) = args.whole() {
        return dict.update(vm, keywords);
    }
    for at in 0..args.keywords() {
        dict.set(vm, Tuple(args.names()).get(at), args.keyword_value(at))?;
    }
    Ok(())
}

fn clear(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(args).clear(vm);
    Ok(vm.none())
}

fn copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(this(args).copy(vm)?.0)
}

fn reversed(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.reversed(payload(args.get(0)))
}

fn is_disjoint(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (mut view, mut other) = (args.get(0), args.get(1));
    if view == other {
        let length = vm.length(view)?;
        return Ok(vm.bool(length == 0));
    }
    if (Set::of(other).is_some() || vm.is_view_set(other)) && vm.length(other)? > vm.length(view)? {
        (view, other) = (other, view);
    }
    let mut found = false;
    vm.for_each(other, |vm, item| {
        found = vm.builtin_contains(view, item)? == Some(true);
        Ok(!found)
    })?;
    Ok(vm.bool(!found))
}

impl Vm {
    /// Whether a value is a view of a dict that is like a set.
    pub(crate) fn is_view_set(&self, value: Value) -> bool {
        self.is_exactly(value, Type::DictKeys) || self.is_exactly(value, Type::DictItems)
    }

    /// The set of what a view, or anything else, gives. The hashes of keys are known.
    fn set_of_view(&mut self, value: Value) -> Result<Set, Raised> {
        match self.is_exactly(value, Type::DictKeys) {
            true => self.to_set(value.field(view::DICT), Type::Set),
            false => self.to_set(value, Type::Set),
        }
    }

    /// `a op b` where one of them is a view of a dict that is like a set; the other is whatever can be iterated.
    pub(crate) fn binary_views(
        &mut self,
        op: Operator,
        a: Value,
        b: Value,
    ) -> Result<Value, Raised> {
        if op == Operator::And {
            return self.common_of_views(a, b);
        }
        let is_items = |vm: &Vm, value| vm.is_exactly(value, Type::DictItems);
        if op == Operator::Xor && is_items(self, a) && is_items(self, b) {
            let (a, b) = (self.to_set(a, Type::Set)?, self.to_set(b, Type::Set)?);
            return self.binary_sets(op, a, b);
        }
        let set = self.set_of_view(a)?;
        match op {
            Operator::Or => self.update_set(set, b)?,
            Operator::Sub => super::sets::subtract(self, set, b)?,
            _ => {
                let other = self.set_of_view(b)?;
                self.change_set(op, set, other)?;
            }
        }
        Ok(set.0)
    }

    /// What a view and something else have in common: the smaller one is gone through, where both can be asked.
    fn common_of_views(&mut self, a: Value, b: Value) -> Result<Value, Raised> {
        let (mut view, mut other) = if self.is_view_set(a) { (a, b) } else { (b, a) };
        let length = self.length(view)?;
        let is_set = self.is_exactly(other, Type::Set);
        if is_set && length <= self.length(other)? {
            let items = self.to_set(view, Type::Set)?;
            return self.binary_sets(Operator::And, Set(other), items);
        }
        if self.is_view_set(other) && self.length(other)? > length {
            (view, other) = (other, view);
        }
        let common = Set::new(self, Type::Set)?;
        self.for_each(other, |vm, item| {
            if vm.builtin_contains(view, item)? == Some(true) {
                common.add(vm, item)?;
            }
            Ok(true)
        })?;
        Ok(common.0)
    }
}

impl Vm {
    /// What a view of the attributes of a class shows, as a dict of its own, cells resolved; any other value is itself.
    pub(crate) fn out_of_mapping_proxy(&mut self, value: Value) -> Result<Value, Raised> {
        if !self.is_exactly(value, Type::MappingProxy) {
            return Ok(value);
        }
        let copy = Dict(value.field(view::DICT)).copy(self)?;
        let mut at = 0;
        while let Some((next, _, value)) = copy.next(at) {
            if value.is(Kind::Cell) {
                copy.set_value_at(self, next - 1, value.field(cell::VALUE));
            }
            at = next;
        }
        Ok(copy.0)
    }
}

fn resolved(vm: &mut Vm, args: Args) -> Result<Dict, Raised> {
    vm.out_of_mapping_proxy(args.get(0)).map(Dict)
}

fn proxy_get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let dict = resolved(vm, args)?;
    match dict.get(vm, args.get(1))? {
        Some(value) => Ok(value),
        None => Ok(args.optional(2).unwrap_or(vm.none())),
    }
}

fn proxy_keys(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let dict = resolved(vm, args)?;
    vm.dict_view(dict, table_flag::KEYS)
}

fn proxy_values(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let dict = resolved(vm, args)?;
    vm.dict_view(dict, table_flag::VALUES)
}

fn proxy_items(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let dict = resolved(vm, args)?;
    vm.dict_view(dict, table_flag::ITEMS)
}

fn proxy_copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(resolved(vm, args)?.0)
}

/// `dict.fromkeys(iterable, value=None)`; the first argument is the class.
pub(super) fn from_keys(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let value = args.optional(2).unwrap_or(vm.none());
    let source = args.get(1);
    if args.get(0) != vm.class(Type::Dict).object.get() {
        let made = vm.call(args.get(0), &[])?;
        vm.for_each(source, |vm, key| {
            vm.set_item(made, key, value)?;
            Ok(true)
        })?;
        return Ok(made);
    }
    let dict = Dict::new(vm)?;
    if let Some(other) = vm.plain_dict(source).filter(|_| vm.is_exactly(source, Type::Dict)) {
        // Its hashes are known.
        let mut at = 0;
        while let Some((next, key, _)) = other.next(at) {
            at = next;
            dict.add_hashed(vm, key, value, other.hash_at(next - 1))?;
        }
        return Ok(dict.0);
    }
    if let Some(set) = Set::of(source) {
        let mut at = 0;
        while let Some((next, key)) = set.next(at) {
            dict.set(vm, key, value)?;
            at = next;
        }
        return Ok(dict.0);
    }
    vm.for_each(source, |vm, key| {
        dict.set(vm, key, value)?;
        Ok(true)
    })?;
    Ok(dict.0)
}
