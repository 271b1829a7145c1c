//! `isinstance` and `issubclass`.

use crate::object::words::union;
use crate::object::{ClassFlags, ClassRef, Kind, Name, Raised, Tuple, Type, Value};
use crate::vm::Vm;

const NO_CLASS: &str = "isinstance() arg 2 must be a type, a tuple of types, or a union";
const NO_PARENT: &str = "issubclass() arg 2 must be a class, a tuple of classes, or a union";

/// Where tuples of classes go too deep.
const INSTANCES: &str = " in __instancecheck__";
const SUBCLASSES: &str = " in __subclasscheck__";

impl Vm {
    /// Whether the instances of a class say themselves which class they are of, so that `isinstance` has to ask them.
    pub fn hides_class(&self, class: ClassRef) -> bool {
        let own = self.lookup(class, self.name(Name::Class));
        class.is_user()
            && (class.flags.get().has(ClassFlags::GETATTRIBUTE)
                || own != self.lookup(self.class(Type::Object), self.name(Name::Class)))
    }

    /// Whether a metaclass has a say in what its classes' instances are.
    pub fn decides_kinship(&self, metaclass: ClassRef, name: Name) -> bool {
        let method = self.lookup(metaclass, self.name(name));
        metaclass.is_user() && method != self.lookup(self.class(Type::Type), self.name(name))
    }

    /// `isinstance(value, class)`; `class` is a class, a tuple or union of such, or has `__instancecheck__`.
    pub fn is_instance_of(&mut self, value: Value, class: Value) -> Result<bool, Raised> {
        if self.class_of(value).object.get() == class {
            return Ok(true);
        }
        match class.kind() {
            Kind::Class if !self.decides_kinship(self.class_of(class), Name::InstanceCheck) => {
                return self.plain_instance_check(value, class);
            }
            Kind::Tuple => {
                return self.any_of(class, INSTANCES, |vm, one| vm.is_instance_of(value, one));
            }
            Kind::Union => {
                return self.any_of(class.field(union::ARGUMENTS), INSTANCES, |vm, one| {
                    vm.is_instance_of(value, one)
                });
            }
            Kind::Alias => {
                let text = "isinstance() argument 2 cannot be a parameterized generic";
                return self.raise(Type::TypeError, text);
            }
            _ => {}
        }
        if let Some(method) = self.special(class, Name::InstanceCheck) {
            let answer = self.nested(|vm| vm.call_special(method, class, &[value]))?;
            return self.truth(answer);
        }
        self.plain_instance_check(value, class)
    }

    /// `issubclass(class, parent)`
    pub fn is_subclass_of(&mut self, class: Value, parent: Value) -> Result<bool, Raised> {
        match parent.kind() {
            Kind::Class if !self.decides_kinship(self.class_of(parent), Name::SubclassCheck) => {
                return self.plain_subclass_check(class, parent);
            }
            Kind::Tuple => {
                return self.any_of(parent, SUBCLASSES, |vm, one| vm.is_subclass_of(class, one));
            }
            Kind::Union if class.is(Kind::Class) => {
                return self.any_of(parent.field(union::ARGUMENTS), SUBCLASSES, |vm, one| {
                    vm.is_subclass_of(class, one)
                });
            }
            Kind::Union => {
                return self.raise(Type::TypeError, "issubclass() arg 1 must be a class");
            }
            Kind::Alias => {
                let text = "issubclass() argument 2 cannot be a parameterized generic";
                return self.raise(Type::TypeError, text);
            }
            _ => {}
        }
        if let Some(method) = self.special(parent, Name::SubclassCheck) {
            let answer = self.nested(|vm| vm.call_special(method, parent, &[class]))?;
            return self.truth(answer);
        }
        self.plain_subclass_check(class, parent)
    }

    fn any_of(
        &mut self,
        tuple: Value,
        what: &str,
        mut holds: impl FnMut(&mut Vm, Value) -> Result<bool, Raised>,
    ) -> Result<bool, Raised> {
        self.nested_in(what, |vm| {
            for at in 0..Tuple(tuple).len() {
                if holds(vm, Tuple(tuple).get(at))? {
                    return Ok(true);
                }
            }
            Ok(false)
        })
    }

    /// `type.__instancecheck__`: by the resolution order, and by what the value says is its class.
    pub fn plain_instance_check(&mut self, value: Value, class: Value) -> Result<bool, Raised> {
        let own = self.class_of(value);
        let name = self.name(Name::Class);
        if let Some(class) = self.as_class(class) {
            if own.is_subclass(class) {
                return Ok(true);
            }
            if !self.hides_class(own) && !value.is(Kind::WeakRef) && !value.is(Kind::Alias) {
                return Ok(false);
            }
            let said = self.find_attribute(value, name)?;
            let said = said.and_then(|said| self.as_class(said));
            return Ok(said.is_some_and(|said| said != own && said.is_subclass(class)));
        }
        self.check_bases(class, NO_CLASS)?;
        match self.find_attribute(value, name)? {
            Some(said) => self.inherits(said, class),
            None => Ok(false),
        }
    }

    /// `type.__subclasscheck__`
    pub fn plain_subclass_check(&mut self, class: Value, parent: Value) -> Result<bool, Raised> {
        if let (Some(class), Some(parent)) = (self.as_class(class), self.as_class(parent)) {
            return Ok(class.is_subclass(parent));
        }
        if class.is(Kind::Alias) {
            // An alias has the `__bases__` of its origin, and is none of its subclasses.
            let bases = self.bases_of(class.field(union::ARGUMENTS))?;
            return bases.map_or(Ok(false), |bases| {
                self.any_of(bases, SUBCLASSES, |vm, base| vm.inherits(base, parent))
            });
        }
        self.check_bases(class, "issubclass() arg 1 must be a class")?;
        self.check_bases(parent, NO_PARENT)?;
        self.inherits(class, parent)
    }

    /// The `__bases__` of what stands for a class; TypeError if it does not.
    fn check_bases(&mut self, class: Value, text: &str) -> Result<Value, Raised> {
        match self.bases_of(class)? {
            Some(bases) => Ok(bases),
            None => self.raise(Type::TypeError, text),
        }
    }

    fn bases_of(&mut self, class: Value) -> Result<Option<Value>, Raised> {
        let name = self.name(Name::Bases);
        Ok(self.find_attribute(class, name)?.filter(|bases| bases.is(Kind::Tuple)))
    }

    /// Whether `parent` is the class or among its `__bases__`, theirs and so on.
    fn inherits(&mut self, class: Value, parent: Value) -> Result<bool, Raised> {
        if class == parent {
            return Ok(true);
        }
        let Some(bases) = self.bases_of(class)? else { return Ok(false) };
        self.any_of(bases, SUBCLASSES, |vm, base| vm.inherits(base, parent))
    }
}
