//! `list[int]` and `int | str`: classes with arguments, and unions of classes.

use super::ANY;
use super::objects::{Computed, computed};
use crate::object::words::{alias, union};
use crate::object::{Header, Kind, List, Name, Raised, Str, Tuple, Type, Value};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Methods of classes with arguments.
    ALIAS of GenericAlias;
    "__repr__" alias_repr (0, 0) "()" ANY;
    "__getitem__" alias_item (1, 1) "(key)" ANY;
    "__eq__" equal (1, 1) "(other)" ANY;
    "__hash__" hash (0, 0) "()" ANY;
    "__mro_entries__" mro_entries (1, 1) "(bases)" ANY;
    "__instancecheck__" no_instances (1, 1) "(instance)" ANY;
    "__subclasscheck__" no_subclasses (1, 1) "(subclass)" ANY;
    "__reduce__" alias_reduce (0, 0) "()" ANY;
    "__or__" or (1, 1) "(other)" ANY;
    "__ror__" ror (1, 1) "(other)" ANY;
    "__iter__" iter (0, 0) "()" ANY;
    keywords "__call__" call (0, 255) "(*args, **kwargs)" ANY;
}

crate::builtins! {
    /// Methods of unions.
    UNION of Union;
    "__repr__" union_repr (0, 0) "()" ANY;
    "__getitem__" union_item (1, 1) "(key)" ANY;
    "__eq__" equal (1, 1) "(other)" ANY;
    "__hash__" hash (0, 0) "()" ANY;
    "__or__" or (1, 1) "(other)" ANY;
    "__ror__" ror (1, 1) "(other)" ANY;
    "__instancecheck__" instance_check (1, 1) "(instance)" ANY;
    "__subclasscheck__" subclass_check (1, 1) "(subclass)" ANY;
}

crate::builtins! {
    /// Operators of classes.
    CLASS of Type;
    "__or__" or (1, 1) "(other)" ANY;
    "__ror__" ror (1, 1) "(other)" ANY;
}

/// The attributes that are computed.
pub(super) static COMPUTED: &[Computed] = &[
    computed(Type::GenericAlias, "__origin__", origin, None),
    computed(Type::GenericAlias, "__args__", alias_args, None),
    computed(Type::GenericAlias, "__parameters__", alias_parameters, None),
    computed(Type::GenericAlias, "__unpacked__", unpacked, None),
    computed(Type::GenericAlias, "__typing_unpacked_tuple_args__", unpacked_args, None),
    computed(Type::Union, "__args__", union_args, None),
    computed(Type::Union, "__parameters__", union_parameters, None),
];

/// Attributes that an alias has itself; all others are the origin's.
const OWN: [&str; 12] = [
    "__class__",
    "__origin__",
    "__args__",
    "__parameters__",
    "__unpacked__",
    "__typing_unpacked_tuple_args__",
    "__mro_entries__",
    "__reduce_ex__",
    "__reduce__",
    "__copy__",
    "__deepcopy__",
    "__bases__",
];

/// `cls.__class_getitem__(arguments)` of builtin classes
pub(crate) fn class_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_alias(args.get(0), args.get(1), false)
}

/// `types.GenericAlias(origin, arguments)`
pub(super) fn make(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_alias(args.get(1), args.get(2), false)
}

impl Vm {
    /// `origin[arguments]`: one argument, or a tuple of them.
    pub fn new_alias(
        &mut self,
        origin: Value,
        arguments: Value,
        starred: bool,
    ) -> Result<Value, Raised> {
        let arguments = match arguments.kind() {
            Kind::Tuple => arguments,
            _ => self.new_tuple(&[arguments])?,
        };
        let map = self.map(Type::GenericAlias);
        let alias = self.allocate(Header::new(map.short(), map.kind, starred as u8, 0), 32)?;
        for (word, value) in (1..).zip([origin, arguments, Value::NULL]) {
            alias.init(word, value);
        }
        Ok(alias)
    }

    /// An attribute of an alias.
    pub fn find_in_alias(&mut self, alias: Value, name: Value) -> Result<Option<Value>, Raised> {
        let text = Str(name).text();
        let is_dunder = text.starts_with("__") && text.ends_with("__");
        if !is_dunder || !OWN.contains(&text) {
            let own = self.lookup(self.class(Type::GenericAlias), name);
            let of_alias =
                own.filter(|own| own.is(Kind::Builtin) && !self.is_of_object(name, *own));
            if of_alias.is_none() || !is_dunder {
                return self.get_attribute(alias.field(alias::ORIGIN), name).map(Some);
            }
        }
        match self.lookup(self.class(Type::GenericAlias), name) {
            Some(raw) => self.bind(raw, alias).map(Some),
            None => Ok(None),
        }
    }

    fn is_of_object(&self, name: Value, found: Value) -> bool {
        self.lookup(self.class(Type::Object), name) == Some(found)
    }

    /// Whether a value may be a side of `|` between classes.
    pub fn is_union_side(&self, value: Value) -> bool {
        value == self.none() || matches!(value.kind(), Kind::Class | Kind::Alias | Kind::Union)
    }

    /// `a | b` of classes; NotImplemented if they are none.
    pub fn new_union(&mut self, a: Value, b: Value) -> Result<Value, Raised> {
        let none = self.none();
        if !self.is_union_side(a) || !self.is_union_side(b) || a == none && b == none {
            return Ok(self.not_implemented());
        }
        self.union_of(&[a, b])
    }

    fn union_of(&mut self, sides: &[Value]) -> Result<Value, Raised> {
        let list = self.new_list_for(sides.len())?;
        for &side in sides {
            let parts = Tuple::of(if side.is(Kind::Union) {
                side.field(union::ARGUMENTS)
            } else {
                Value::NULL
            });
            for at in 0..parts.map_or(1, Tuple::len) {
                let part = match parts {
                    Some(parts) => parts.get(at),
                    None if side == self.none() => self.class(Type::None).object.get(),
                    None => side,
                };
                // May run code of the program.
                if !self.builtin_contains(list.0, part)?.unwrap_or(false) {
                    list.push(self, part)?;
                }
            }
        }
        if list.len() == 1 {
            return Ok(list.get(0));
        }
        let arguments = list.to_tuple(self)?;
        let union = self.allocate_as(Type::Union, 24)?;
        union.init(1, arguments);
        union.init(2, Value::NULL);
        Ok(union)
    }

    /// The type variables among arguments, in order of appearance.
    fn type_parameters(&mut self, arguments: Value) -> Result<Value, Raised> {
        let list = self.new_list_for(0)?;
        let (subst, parameters) = (self.name(Name::TypingSubst), self.name(Name::Parameters));
        for at in 0..Tuple(arguments).len() {
            let argument = Tuple(arguments).get(at);
            if argument.is(Kind::Class) {
                continue;
            }
            if self.find_attribute(argument, subst)?.is_some() {
                self.push_once(list, argument)?;
                continue;
            }
            if let Some(inner) = self.find_attribute(argument, parameters)?
                && inner.is(Kind::Tuple)
            {
                for at in 0..Tuple(inner).len() {
                    self.push_once(list, Tuple(inner).get(at))?;
                }
            }
        }
        list.to_tuple(self)
    }

    fn push_once(&mut self, list: List, value: Value) -> Result<(), Raised> {
        if !list.items(self).contains(&value) {
            list.push(self, value)?;
        }
        Ok(())
    }

    /// The arguments with type variables replaced by the items of `key`.
    fn substitute(&mut self, of: Value, arguments: Value, key: Value) -> Result<Value, Raised> {
        let parameters = self.type_parameters(arguments)?;
        if Tuple(parameters).is_empty() {
            let text = format!("{} is not a generic class", self.repr_text(of)?);
            return self.raise(Type::TypeError, text);
        }
        let items = if key.is(Kind::Tuple) { key } else { self.new_tuple(&[key])? };
        let mut items = self.unpack_arguments(items)?;
        let prepare = self.name(Name::TypingPrepareSubst);
        for at in 0..Tuple(parameters).len() {
            if let Some(method) = self.find_attribute(Tuple(parameters).get(at), prepare)? {
                let prepared = self.call(method, &[of, items])?;
                items = self.to_tuple(prepared)?;
            }
        }
        let (wanted, given) = (Tuple(parameters).len(), Tuple(items).len());
        if wanted != given {
            let much = if given > wanted { "many" } else { "few" };
            let text = format!(
                "Too {much} arguments for {}; actual {given}, expected {wanted}",
                self.repr_text(of)?
            );
            return self.raise(Type::TypeError, text);
        }
        let list = self.new_list_for(Tuple(arguments).len())?;
        let (subst, inner) = (self.name(Name::TypingSubst), self.name(Name::Parameters));
        let is_many = self.intern("__typing_is_unpacked_typevartuple__")?;
        for at in 0..Tuple(arguments).len() {
            let argument = Tuple(arguments).get(at);
            if argument.is(Kind::Class) {
                list.push(self, argument)?;
                continue;
            }
            let is_it = |other: &Value| *other == argument;
            let place = Tuple(parameters).items().iter().position(is_it);
            let mut made = argument;
            if let Some(method) = self.find_attribute(argument, subst)?
                && let Some(place) = place
            {
                made = self.call(method, &[Tuple(items).get(place)])?;
            } else if let Some(own) = self.find_attribute(argument, inner)?
                && own.is(Kind::Tuple)
                && !Tuple(own).is_empty()
            {
                let values = self.new_list_for(Tuple(own).len())?;
                for at in 0..Tuple(own).len() {
                    let wanted = Tuple(own).get(at);
                    let is_it = |other: &Value| *other == wanted;
                    let value = match Tuple(parameters).items().iter().position(is_it) {
                        Some(place) => Tuple(items).get(place),
                        None => wanted,
                    };
                    // A variable for many, which can be iterated over, has a tuple of them.
                    if value != wanted
                        && value.is(Kind::Tuple)
                        && self.special(wanted, Name::Iter).is_some()
                    {
                        values.extend_from(self, value)?;
                    } else {
                        values.push(self, value)?;
                    }
                }
                let values = values.to_tuple(self)?;
                made = self.get_item(argument, values)?;
            }
            let many = self.find_attribute(argument, is_many)?;
            if made.is(Kind::Tuple)
                && let Some(many) = many
                && self.truth(many)?
            {
                list.extend_from(self, made)?;
            } else {
                list.push(self, made)?;
            }
        }
        list.to_tuple(self)
    }

    /// Arguments, with what `*tuple[int, str]` stands for in its place. That of `*tuple[int, ...]` has no end and stays.
    fn unpack_arguments(&mut self, arguments: Value) -> Result<Value, Raised> {
        let unpacked = self.name(Name::TypingUnpacked);
        let list = self.new_list_for(Tuple(arguments).len())?;
        for at in 0..Tuple(arguments).len() {
            let argument = Tuple(arguments).get(at);
            let many = match argument.is(Kind::Class) {
                true => None,
                false => self.find_attribute(argument, unpacked)?,
            };
            let ellipsis = self.known.ellipsis;
            let is_finite = |many: &Value| {
                many.is(Kind::Tuple) && Tuple(*many).items().last() != Some(&ellipsis)
            };
            match many.filter(is_finite) {
                Some(many) => list.extend_from(self, many)?,
                None => list.push(self, argument)?,
            }
        }
        list.to_tuple(self)
    }

    /// How an argument of an alias is shown.
    fn write_argument(&mut self, argument: Value, out: &mut String) -> Result<(), Raised> {
        if argument == self.known.ellipsis {
            out.push_str("...");
            return Ok(());
        }
        let class = match argument.kind() {
            Kind::Class => self.as_class(argument),
            _ => None,
        };
        if let Some(class) = class {
            out.push_str(&self.full_name(class));
            return Ok(());
        }
        let (origin, arguments) = (self.name(Name::Origin), self.name(Name::Args));
        if !argument.is(Kind::Alias)
            && !argument.is(Kind::Union)
            && (self.find_attribute(argument, origin)?.is_none()
                || self.find_attribute(argument, arguments)?.is_none())
        {
            let (qualname, module) = (self.name(Name::Qualname), self.name(Name::Module));
            if let Some(qualname) = self.find_attribute(argument, qualname)?
                && let Some(module) = self.find_attribute(argument, module)?
                && module.is(Kind::Str)
                && qualname.is(Kind::Str)
            {
                if Str(module).text() != "builtins" {
                    out.push_str(Str(module).text());
                    out.push('.');
                }
                out.push_str(Str(qualname).text());
                return Ok(());
            }
        }
        self.write_repr(argument, out)
    }

    fn plain_alias_repr(&mut self, alias: Value) -> Result<String, Raised> {
        let mut out = String::new();
        if alias.flags() & 1 != 0 {
            out.push('*');
        }
        self.write_argument(alias.field(alias::ORIGIN), &mut out)?;
        out.push('[');
        for at in 0..Tuple(alias.field(alias::ARGUMENTS)).len() {
            if at > 0 {
                out.push_str(", ");
            }
            self.write_argument(Tuple(alias.field(alias::ARGUMENTS)).get(at), &mut out)?;
        }
        if Tuple(alias.field(alias::ARGUMENTS)).is_empty() {
            out.push_str("()");
        }
        out.push(']');
        Ok(out)
    }

    /// The hash of an alias or a union.
    pub fn hash_of_alias(&mut self, value: Value) -> Result<i64, Raised> {
        if value.is(Kind::Union) {
            let set = self.to_set(value.field(union::ARGUMENTS), Type::FrozenSet)?;
            return self.hash(set.0);
        }
        let origin = self.hash(value.field(alias::ORIGIN))?;
        let arguments = self.hash(value.field(alias::ARGUMENTS))?;
        Ok(origin ^ arguments)
    }

    /// Whether two aliases or two unions are equal.
    pub fn equal_aliases(&mut self, a: Value, b: Value) -> Result<bool, Raised> {
        if a.is(Kind::Union) {
            let (a, b) = (
                self.to_set(a.field(union::ARGUMENTS), Type::Set)?,
                self.to_set(b.field(union::ARGUMENTS), Type::Set)?,
            );
            return self.equal(a.0, b.0);
        }
        Ok(a.flags() == b.flags()
            && self.equal(a.field(alias::ORIGIN), b.field(alias::ORIGIN))?
            && self.equal(a.field(alias::ARGUMENTS), b.field(alias::ARGUMENTS))?)
    }
}

fn alias_repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = vm.plain_alias_repr(args.get(0))?;
    vm.new_str(&text)
}

fn union_repr(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let arguments = Tuple(args.get(0).field(union::ARGUMENTS));
    let mut out = String::new();
    for at in 0..arguments.len() {
        if at > 0 {
            out.push_str(" | ");
        }
        if arguments.get(at) == vm.class(Type::None).object.get() {
            out.push_str("None");
        } else {
            vm.write_argument(arguments.get(at), &mut out)?;
        }
    }
    vm.new_str(&out)
}

fn alias_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let alias = args.get(0);
    let arguments = vm.substitute(alias, alias.field(alias::ARGUMENTS), args.get(1))?;
    vm.new_alias(alias.field(alias::ORIGIN), arguments, alias.flags() & 1 != 0)
}

fn union_item(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let union = args.get(0);
    let arguments = vm.substitute(union, union.field(union::ARGUMENTS), args.get(1))?;
    let mut made = Tuple(arguments).get(0);
    for at in 1..Tuple(arguments).len() {
        made = vm.binary(crate::operation::Operator::Or, made, Tuple(arguments).get(at))?;
    }
    Ok(made)
}

fn equal(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (a, b) = (args.get(0), args.get(1));
    if a.kind() != b.kind() {
        return Ok(vm.not_implemented());
    }
    let answer = vm.equal_aliases(a, b)?;
    Ok(vm.bool(answer))
}

fn hash(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let hash = vm.hash_of_alias(args.get(0))?;
    vm.new_int(hash)
}

fn mro_entries(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_tuple(&[args.get(0).field(alias::ORIGIN)])
}

fn no_instances(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let text = "isinstance() argument 2 cannot be a parameterized generic";
    vm.raise(Type::TypeError, text)
}

fn no_subclasses(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let text = "issubclass() argument 2 cannot be a parameterized generic";
    vm.raise(Type::TypeError, text)
}

fn alias_reduce(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = vm.class(Type::GenericAlias).object.get();
    let parts =
        vm.new_tuple(&[args.get(0).field(alias::ORIGIN), args.get(0).field(alias::ARGUMENTS)])?;
    vm.new_tuple(&[class, parts])
}

fn or(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_union(args.get(0), args.get(1))
}

fn ror(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_union(args.get(1), args.get(0))
}

fn iter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let alias = args.get(0);
    let starred = vm.new_alias(alias.field(alias::ORIGIN), alias.field(alias::ARGUMENTS), true)?;
    let one = vm.new_tuple(&[starred])?;
    vm.iter(one)
}

fn call(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let alias = args.get(0);
    let made = vm.call_with(alias.field(alias::ORIGIN), &args.values()[1..], args.names())?;
    let name = vm.name(Name::OrigClass);
    if vm.set_attribute(made, name, alias).is_err()
        && !vm.catch(Type::AttributeError)
        && !vm.catch(Type::TypeError)
    {
        return Err(Raised);
    }
    Ok(made)
}

fn origin(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(alias::ORIGIN))
}

fn alias_args(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(alias::ARGUMENTS))
}

fn alias_parameters(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let alias = args.get(0);
    if alias.field(alias::PARAMETERS).is_null() {
        let parameters = vm.type_parameters(alias.field(alias::ARGUMENTS))?;
        vm.heap.set(alias, 3, parameters);
    }
    Ok(alias.field(alias::PARAMETERS))
}

fn unpacked(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(args.get(0).flags() & 1 != 0))
}

fn unpacked_args(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let alias = args.get(0);
    let is_tuple = alias.field(alias::ORIGIN) == vm.class(Type::Tuple).object.get();
    Ok(if alias.flags() & 1 != 0 && is_tuple { alias.field(alias::ARGUMENTS) } else { vm.none() })
}

fn union_args(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(args.get(0).field(union::ARGUMENTS))
}

fn union_parameters(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.type_parameters(args.get(0).field(union::ARGUMENTS))
}

fn instance_check(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.is_instance_of(args.get(1), args.get(0))?;
    Ok(vm.bool(answer))
}

fn subclass_check(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = vm.is_subclass_of(args.get(1), args.get(0))?;
    Ok(vm.bool(answer))
}
