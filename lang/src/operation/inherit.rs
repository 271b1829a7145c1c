//! Making classes and giving them other bases, as far as a metaclass of the program has a say: its `mro`.

use crate::object::class::{flags_of, parts};
use crate::object::inherit::{lineage, same_layout, solid};
use crate::object::words::class;
use crate::object::{
    ClassFlags, ClassRef, Dict, Event, Kind, Name, Raised, Subject, Tuple, Type, Value,
};
use crate::vm::Vm;

/// A class that has got another resolution order.
#[derive(Clone, Copy)]
struct Reordered {
    class: ClassRef,
    old: &'static [ClassRef],
    new: &'static [ClassRef],
}

impl Vm {
    /// A new class with these bases (none: `object`), an instance of that metaclass, whose attributes are those of the dict as they are.
    /// Raises what CPython raises if the bases do not fit.
    pub fn new_class(
        &mut self,
        metaclass: ClassRef,
        name: &str,
        bases: &[ClassRef],
        attributes: Dict,
    ) -> Result<ClassRef, Raised> {
        let object = self.class(Type::Object);
        let bases = if bases.is_empty() { vec![object] } else { bases.to_vec() };
        let base = self.best_base(&bases)?;
        let base_type = base.base_type;
        let kind = match base_type.row().kind {
            kind @ (Kind::Exception | Kind::Class | Kind::Module) => kind,
            _ => Kind::Instance,
        };
        let own_order = self.lookup(metaclass, self.name(Name::Mro));
        let own_order = own_order.filter(|method| !method.is(Kind::Builtin));
        let order = match own_order {
            Some(_) => base.mro().to_vec(),
            None => self.linearize(&bases)?,
        };
        let class = self.leak_class(name, None, kind, base_type, bases, order);
        class.base.set(Some(base));
        class.has_dict.set(true);
        self.root_map(class)?;
        let object = self.new_class_object(class, metaclass, attributes)?;
        class.object.set(object);
        self.own_class(class);
        if metaclass.is_user() {
            metaclass.instances.borrow_mut().push(class);
        }
        class.flags.set(base.flags.get().only(ClassFlags::NEW));
        class.flags.set(flags_of(self, class));
        let values = class.dict().iter().map(|(_, value)| value);
        let fixed = values.flat_map(parts).map(|part| part.bits()).collect();
        self.heap.settle(fixed);
        if own_order.is_some() {
            self.ask_for_order(class)?;
        }
        class.shape.set(Some(self.first_shape(class)));
        Ok(class)
    }

    /// Has the metaclass say the resolution order.
    fn ask_for_order(&mut self, class: ClassRef) -> Result<(), Raised> {
        let answer = self.call_method(class.object.get(), Name::Mro, &[])?;
        let answer = Tuple(self.to_tuple(answer)?);
        let mut order = Vec::with_capacity(answer.len());
        for at in 0..answer.len() {
            let Some(member) = self.as_class(answer.get(at)) else {
                let text =
                    format!("mro() returned a non-class ('{}')", self.type_name(answer.get(at)));
                return self.raise(Type::TypeError, text);
            };
            if !solid(class).is_subclass(solid(member)) {
                let text =
                    format!("mro() returned base with unsuitable layout ('{}')", member.name());
                return self.raise(Type::TypeError, text);
            }
            order.push(member);
        }
        class.set_order(order);
        self.heap.set(class.object.get(), 4, answer.0);
        self.happens(Event::Order, Subject::Class(class));
        Ok(())
    }

    /// Makes the resolution order anew, and those of the classes that inherit from it. What they were before is noted in `done`.
    fn reorder(&mut self, class: ClassRef, done: &mut Vec<Reordered>) -> Result<(), Raised> {
        let old = class.mro();
        let own = self.lookup(class.metaclass(), self.name(Name::Mro));
        if own.is_some_and(|method| !method.is(Kind::Builtin)) {
            self.ask_for_order(class)?;
        } else {
            let order = self.computed_order(class)?;
            let objects: Vec<Value> = order.iter().map(|class| class.object.get()).collect();
            class.set_order(order);
            let tuple = self.new_tuple(&objects)?;
            self.heap.set(class.object.get(), 4, tuple);
        }
        done.push(Reordered { class, old, new: class.mro() });
        for subclass in class.subclasses() {
            self.reorder(subclass, done)?;
        }
        Ok(())
    }

    /// Gives classes the orders back that they had. No metaclass is asked again; a class that has got another one since keeps it.
    fn restore_orders(&mut self, done: &[Reordered]) -> Result<(), Raised> {
        for &Reordered { class, old, new } in done.iter().rev() {
            if !std::ptr::eq(class.mro(), new) {
                continue;
            }
            class.set_order(old.to_vec());
            let objects: Vec<Value> = old.iter().map(|class| class.object.get()).collect();
            let tuple = self.new_tuple(&objects)?;
            self.heap.set(class.object.get(), 4, tuple);
            self.happens(Event::Order, Subject::Class(class));
        }
        Ok(())
    }

    /// `class.__bases__ = bases`
    pub fn change_bases(&mut self, class: ClassRef, bases: Value) -> Result<(), Raised> {
        let name = class.name();
        let Some(given) = Tuple::of(bases) else {
            let what = self.type_name(bases);
            let text = format!("can only assign tuple to {name}.__bases__, not {what}");
            return self.raise(Type::TypeError, text);
        };
        if given.is_empty() {
            let text = format!("can only assign non-empty tuple to {name}.__bases__, not ()");
            return self.raise(Type::TypeError, text);
        }
        let mut fresh = Vec::new();
        for item in given.items() {
            let Some(base) = self.as_class(*item) else {
                let what = self.type_name(*item);
                let text = format!("{name}.__bases__ must be tuple of classes, not '{what}'");
                return self.raise(Type::TypeError, text);
            };
            // Where an `mro` of the program assigns bases, the orders of resolution lag behind the bases.
            if base.is_subclass(class) || lineage(base).any(|ancestor| ancestor == class) {
                let text = "a __bases__ item causes an inheritance cycle";
                return self.raise(Type::TypeError, text);
            }
            fresh.push(base);
        }
        let best = self.best_base(&fresh)?;
        let old_best = class.base.get();
        if let Some(old) = old_best {
            self.check_collected("__bases__", best, old)?;
        }
        if let Some(old) = old_best
            && !same_layout(best, old)
        {
            let text = format!(
                "__bases__ assignment: '{}' object layout differs from '{}'",
                best.name(),
                old.name()
            );
            return self.raise(Type::TypeError, text);
        }
        let old = class.bases();
        class.set_bases(fresh.clone());
        class.base.set(Some(best));
        let set = class.bases();
        let before = class.object.get().field(class::BASES);
        self.heap.set(class.object.get(), 3, bases);
        let mut reordered = Vec::new();
        let done = self.reorder(class, &mut reordered);
        // The program's `mro` may have set them once more: then the later assignment holds.
        let is_last = std::ptr::eq(class.bases(), set);
        if done.is_err() {
            let raised = self.take_pending();
            self.restore_orders(&reordered)?;
            if is_last {
                class.set_bases(old.to_vec());
                class.base.set(old_best);
                self.heap.set(class.object.get(), 3, before);
            }
            return self.raise_value(raised);
        }
        if !is_last {
            return Ok(());
        }
        old.iter().for_each(|base| base.subclasses.borrow_mut().retain(|sub| *sub != class));
        fresh.iter().for_each(|base| base.subclasses.borrow_mut().push(class));
        self.happens(Event::Bases, Subject::Class(class));
        Ok(())
    }
}
