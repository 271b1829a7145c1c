//! Exception groups: several exceptions in one, and how they are taken apart.

use super::ANY;
use crate::object::{
    ClassRef, Exception, Kind, List, Name, Raised, Str, Tuple, Type, Value, instance,
    instance::payload,
};
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Methods of exception groups.
    GROUP of BaseExceptionGroup;
    "__str__" group_str (0, 0) "()" ANY;
    "derive" derive (1, 1) "(excs)" ANY;
    "split" split (1, 1) "(condition)" ANY;
    "subgroup" subgroup (1, 1) "(condition)" ANY;
}

/// The part of a group that matches and the rest; null if there is none.
pub type Parts = (Value, Value);

impl Vm {
    /// The exceptions in a group, a tuple.
    pub fn group_members(&mut self, group: Value) -> Result<Tuple, Raised> {
        let name = self.intern("exceptions")?;
        let members = instance::named(group, name).filter(|members| members.is(Kind::Tuple));
        Ok(Tuple(members.unwrap_or(self.known.empty_tuple)))
    }

    /// Whether a value is an exception group.
    pub fn is_group(&self, value: Value) -> bool {
        value.is(Kind::Exception) && self.is_instance(value, Type::BaseExceptionGroup)
    }

    /// `group.split(condition)` of any exception: a class, a tuple of classes, or a function.
    pub fn split_exception(&mut self, exception: Value, condition: Value) -> Result<Parts, Raised> {
        if self.matches_condition(exception, condition)? {
            return Ok((exception, Value::NULL));
        }
        if !self.is_group(exception) {
            return Ok((Value::NULL, exception));
        }
        let members = self.group_members(exception)?;
        let (found, rest) = (self.new_list_for(0)?, self.new_list_for(0)?);
        for at in 0..members.len() {
            let (yes, no) = self.nested(|vm| vm.split_exception(members.get(at), condition))?;
            if !yes.is_null() {
                found.push(self, yes)?;
            }
            if !no.is_null() {
                rest.push(self, no)?;
            }
        }
        Ok((self.subset(exception, found)?, self.subset(exception, rest)?))
    }

    /// A group like this one with other members; null if there are none.
    fn subset(&mut self, group: Value, members: List) -> Result<Value, Raised> {
        if members.is_empty() {
            return Ok(Value::NULL);
        }
        let name = self.intern("derive")?;
        let method = self.get_attribute(group, name)?;
        let made = self.call(method, &[members.0])?;
        if !self.is_group(made) {
            let text = "derive must return an instance of BaseExceptionGroup";
            return self.raise(Type::TypeError, text);
        }
        let (from, to) = (Exception(group), Exception(made));
        to.set_traceback(self, from.traceback());
        to.set_context(self, from.context());
        // This also hides the context, where there is no cause, too.
        to.set_cause(self, from.cause());
        let notes = self.name(Name::Notes);
        if let Some(old) = instance::own(group, notes)
            && self.is_iterable(old)
        {
            let copy = self.to_list(old)?;
            self.set_own(made, notes, copy.0)?;
        }
        Ok(made)
    }

    fn matches_condition(&mut self, exception: Value, condition: Value) -> Result<bool, Raised> {
        match condition.kind() {
            Kind::Class => {
                let class = self.class_of_object(condition)?;
                Ok(self.class_of(exception).is_subclass(class))
            }
            Kind::Tuple => {
                let own = self.class_of(exception);
                let is_it = |class: &Value| {
                    class.is(Kind::Class) && own.is_subclass(crate::object::class_record(*class))
                };
                Ok(Tuple(condition).items().iter().any(is_it))
            }
            _ => {
                let answer = self.call(condition, &[exception])?;
                self.truth(answer)
            }
        }
    }

    fn check_condition(&mut self, condition: Value) -> Result<(), Raised> {
        let is_exception = |class: &Value| {
            class.is(Kind::Class) && crate::object::class_record(*class).is_exception()
        };
        let fits = match condition.kind() {
            Kind::Class => is_exception(&condition),
            Kind::Tuple => Tuple(condition).items().iter().all(is_exception),
            // As in CPython 3.11, which asks nothing else that can be called.
            kind => kind == Kind::Function,
        };
        if fits {
            return Ok(());
        }
        let text = "expected a function, exception type or tuple of exception types";
        self.raise(Type::TypeError, text)
    }
}

/// `BaseExceptionGroup.__new__(class, message, exceptions)`
pub(super) fn make(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let class = vm.class_of_object(args.get(0))?;
    if args.len() != 3 {
        let text = format!(
            "BaseExceptionGroup.__new__() takes exactly 2 arguments ({} given)",
            args.len() - 1
        );
        return vm.raise(Type::TypeError, text);
    }
    let (message, given) = (args.get(1), args.get(2));
    if !payload(message).is(Kind::Str) {
        let what = vm.type_name_or_none(message);
        let text = format!("BaseExceptionGroup.__new__() argument 1 must be str, not {what}");
        return vm.raise(Type::TypeError, text);
    }
    let plain = payload(given);
    let is_sequence = matches!(plain.kind(), Kind::List | Kind::Tuple | Kind::Str | Kind::Range)
        || plain.is(Kind::Instance) && vm.special(plain, Name::GetItem).is_some();
    if !is_sequence {
        let text = "second argument (exceptions) must be a sequence";
        return vm.raise(Type::TypeError, text);
    }
    let members = Tuple(vm.to_tuple(given)?);
    if members.is_empty() {
        let text = "second argument (exceptions) must be a non-empty sequence";
        return vm.raise(Type::ValueError, text);
    }
    let mut has_base = false;
    for (at, member) in members.items().iter().enumerate() {
        if !member.is(Kind::Exception) {
            let text = format!("Item {at} of second argument (exceptions) is not an exception");
            return vm.raise(Type::ValueError, text);
        }
        has_base |= !vm.is_instance(*member, Type::Exception);
    }
    let class = class_for(vm, class, has_base)?;
    let exception = vm.new_exception(class, &args.values()[1..3])?;
    for (name, value) in [("message", message), ("exceptions", members.0)] {
        let name = vm.intern(name)?;
        vm.set_own(exception, name, value)?;
    }
    Ok(exception)
}

/// A group of nothing but `Exception`s is one itself; no such group holds others.
fn class_for(vm: &mut Vm, class: ClassRef, has_base: bool) -> Result<ClassRef, Raised> {
    if class.is(Type::ExceptionGroup) && has_base {
        let text = "Cannot nest BaseExceptions in an ExceptionGroup";
        return vm.raise(Type::TypeError, text);
    }
    if class.is(Type::BaseExceptionGroup) && !has_base {
        return Ok(vm.class(Type::ExceptionGroup));
    }
    if has_base && class.is_subclass(vm.class(Type::Exception)) {
        let text = format!("Cannot nest BaseExceptions in '{}'", class.name());
        return vm.raise(Type::TypeError, text);
    }
    Ok(class)
}

fn group_str(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.intern("message")?;
    let message = instance::named(args.get(0), name).unwrap_or(vm.known.empty_str);
    let count = vm.group_members(args.get(0))?.len();
    let plural = if count == 1 { "" } else { "s" };
    let text = format!("{} ({count} sub-exception{plural})", Str(payload(message)).text());
    vm.new_str(&text)
}

fn derive(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = vm.intern("message")?;
    let message = instance::named(args.get(0), name).unwrap_or(vm.known.empty_str);
    let class = vm.class(Type::BaseExceptionGroup).object.get();
    vm.call(class, &[message, args.get(1)])
}

fn split(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.check_condition(args.get(1))?;
    let (found, rest) = vm.split_exception(args.get(0), args.get(1))?;
    let none = vm.none();
    let shown = |part: Value| if part.is_null() { none } else { part };
    vm.new_tuple(&[shown(found), shown(rest)])
}

fn subgroup(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.check_condition(args.get(1))?;
    let (found, _) = vm.split_exception(args.get(0), args.get(1))?;
    Ok(if found.is_null() { vm.none() } else { found })
}
