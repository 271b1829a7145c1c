//! How a class follows from its bases: resolution order, layout, and changes of both.

use super::{Class, ClassRef, Event, Kind, Object, Raised, Runtime, Str, Subject, Type, Value};

/// The resolution order of a class with these bases (C3), without itself. The heads that nothing could be chosen of if there is no
/// consistent one.
fn merge(bases: &[ClassRef]) -> Result<Vec<ClassRef>, Vec<ClassRef>> {
    let mut sequences: Vec<Vec<ClassRef>> = bases.iter().map(|base| base.mro().to_vec()).collect();
    sequences.push(bases.to_vec());
    let mut order = Vec::new();
    loop {
        sequences.retain(|sequence| !sequence.is_empty());
        if sequences.is_empty() {
            return Ok(order);
        }
        // The first head that is in no tail.
        let head = sequences.iter().map(|sequence| sequence[0]).find(|head| {
            sequences.iter().all(|sequence| sequence[1..].iter().all(|other| other != head))
        });
        let Some(head) = head else {
            let mut heads: Vec<ClassRef> = Vec::new();
            for sequence in &sequences {
                if !heads.contains(&sequence[0]) {
                    heads.push(sequence[0]);
                }
            }
            return Err(heads);
        };
        order.push(head);
        for sequence in &mut sequences {
            sequence.retain(|class| *class != head);
        }
    }
}

/// Exceptions whose instances hold more than those of the class they inherit from.
const LARGER_EXCEPTIONS: [Type; 12] = [
    Type::BaseException,
    Type::BaseExceptionGroup,
    Type::StopIteration,
    Type::SystemExit,
    Type::ImportError,
    Type::OSError,
    Type::SyntaxError,
    Type::UnicodeDecodeError,
    Type::UnicodeEncodeError,
    Type::UnicodeTranslateError,
    Type::AttributeError,
    Type::NameError,
];

/// The class that the layout of instances comes from: a builtin one, or one with `__slots__`.
pub(crate) fn solid(class: ClassRef) -> ClassRef {
    let mut at = class;
    loop {
        let adds = match at.builtin {
            Some(ty) if ty.is_exception() => LARGER_EXCEPTIONS.contains(&ty),
            Some(_) => true,
            None => !at.slots.borrow().is_empty(),
        };
        match at.base.get() {
            Some(base) if !adds => at = base,
            _ => return at,
        }
    }
}

/// The keys of the slots of a class and of what it inherits.
fn all_slots(class: ClassRef) -> Vec<Value> {
    class.mro().iter().flat_map(|class| class.slots.borrow().clone()).collect()
}

/// The key by which instances of one class keep what those of another one with the [same layout](same_layout) keep by this key.
pub(crate) fn same_key(key: Value, from: ClassRef, to: ClassRef) -> Value {
    let (old, new) = (all_slots(from), all_slots(to));
    if new.contains(&key) {
        return key;
    }
    let at = old.iter().position(|known| *known == key);
    at.and_then(|at| new.get(at)).copied().unwrap_or(key)
}

/// Whether instances of one class can become those of another one: both have the same layout from a common class on, to which
/// each adds the same things. As `compatible_for_assignment` of CPython decides it.
pub(crate) fn same_layout(a: ClassRef, b: ClassRef) -> bool {
    let (a, b) = (layout_root(a), layout_root(b));
    if a == b {
        return true;
    }
    let (Some(base), true) = (a.base.get(), a.base.get() == b.base.get()) else { return false };
    let slots = |class: ClassRef| {
        let slots = class.slots.borrow();
        slots.iter().map(|key| Str(*key).text()).collect::<Vec<_>>()
    };
    // A word for weak references lies behind the slots, and CPython looks for it in front of them.
    let comes_late = |class: ClassRef| !slots(class).is_empty() && adds_weak(class, base);
    a.builtin.is_none()
        && b.builtin.is_none()
        && a.kind == b.kind
        && a.has_dict == b.has_dict
        && a.has_weak == b.has_weak
        && slots(a) == slots(b)
        && !comes_late(a)
}

fn adds_weak(class: ClassRef, base: ClassRef) -> bool {
    class.has_weak.get() && !base.has_weak.get()
}

/// The last class going up whose instances have something that those of its base do not have.
fn layout_root(class: ClassRef) -> ClassRef {
    let mut at = class;
    while let Some(base) = at.base.get() {
        let adds = match at.builtin {
            Some(ty) => !ty.is_exception() || LARGER_EXCEPTIONS.contains(&ty),
            None => {
                !at.slots.borrow().is_empty()
                    || at.has_dict.get() && !base.has_dict.get()
                    || adds_weak(at, base)
                    || !is_collected(base)
            }
        };
        if adds {
            break;
        }
        at = base;
    }
    at
}

impl Runtime {
    /// The base that decides on the layout. TypeError if two do, or if one cannot be inherited from.
    pub fn best_base(&mut self, bases: &[ClassRef]) -> Result<ClassRef, Raised> {
        let mut best: Option<(ClassRef, ClassRef)> = None;
        for base in bases {
            if base.builtin.is_some_and(|ty| !ty.is_base()) || base.is_final() {
                let text = format!("type '{}' is not an acceptable base type", base.dotted_name());
                return self.raise(Type::TypeError, text);
            }
            let candidate = solid(base);
            match best {
                Some((winner, _)) if winner.is_subclass(candidate) => {}
                Some((winner, _)) if !candidate.is_subclass(winner) => {
                    let text = "multiple bases have instance lay-out conflict";
                    return self.raise(Type::TypeError, text);
                }
                _ => best = Some((candidate, base)),
            }
        }
        Ok(best.map_or(self.class(Type::Object), |(_, base)| base))
    }

    /// The resolution order for these bases.
    pub(crate) fn linearize(&mut self, bases: &[ClassRef]) -> Result<Vec<ClassRef>, Raised> {
        for (at, base) in bases.iter().enumerate() {
            if bases[..at].contains(base) {
                let text = format!("duplicate base class {}", base.name());
                return self.raise(Type::TypeError, text);
            }
        }
        // Where there is nothing to merge, the base's own order may be one that none is computed of.
        if let [base] = bases {
            return Ok(base.mro().to_vec());
        }
        match merge(bases) {
            Ok(order) => Ok(order),
            Err(heads) => {
                let names: Vec<_> = heads.iter().map(|head| head.name()).collect();
                let text = format!(
                    "Cannot create a consistent method resolution\norder (MRO) for bases {}",
                    names.join(", ")
                );
                self.raise(Type::TypeError, text)
            }
        }
    }

    /// The resolution order as the class's own `mro` has it, as `type.mro` computes it.
    pub fn computed_order(&mut self, class: ClassRef) -> Result<Vec<ClassRef>, Raised> {
        let rest = self.linearize(class.bases())?;
        Ok(std::iter::once(class).chain(rest).collect())
    }

    /// TypeError if CPython has the collector look at instances of one of two classes only.
    pub(crate) fn check_collected(
        &mut self,
        what: &str,
        new: ClassRef,
        old: ClassRef,
    ) -> Result<(), Raised> {
        if is_collected(new) == is_collected(old) {
            return Ok(());
        }
        let text = format!(
            "{what} assignment: '{}' deallocator differs from '{}'",
            new.name(),
            old.name()
        );
        self.raise(Type::TypeError, text)
    }

    /// `object.__class__ = class`
    pub fn assign_class(&mut self, object: Value, to: Value) -> Result<(), Raised> {
        let Some(class) = self.as_class(to) else {
            let text =
                format!("__class__ must be set to a class, not '{}' object", self.type_name(to));
            return self.raise(Type::TypeError, text);
        };
        let own = self.class_of(object);
        let mutable = |class: ClassRef| class.is_user() || class.is(Type::Module);
        if !mutable(own) || !mutable(class) {
            let text =
                "__class__ assignment only supported for mutable types or ModuleType subclasses";
            return self.raise(Type::TypeError, text);
        }
        if own == class {
            return Ok(());
        }
        self.check_collected("__class__", class, own)?;
        if !same_layout(own, class) {
            let text = format!(
                "__class__ assignment: '{}' object layout differs from '{}'",
                class.name(),
                own.name()
            );
            return self.raise(Type::TypeError, text);
        }
        self.takes_class(own, class);
        match object.kind() {
            Kind::Class => {
                let map = self.root_map(class)?;
                self.leaves(object.map());
                object.set_map(map);
                if let Some(changed) = self.as_class(object) {
                    own.instances.borrow_mut().retain(|known| *known != changed);
                    class.instances.borrow_mut().push(changed);
                    self.happens(Event::Metaclass, Subject::Class(changed));
                }
                Ok(())
            }
            Kind::Module => {
                let map = self.root_map(class)?;
                self.leaves(object.map());
                object.set_map(map);
                Ok(())
            }
            _ => self.change_class(object, class),
        }
    }

    /// The most derived metaclass among `metaclass` and those of the bases. TypeError if there is none.
    pub fn winning_metaclass(
        &mut self,
        metaclass: ClassRef,
        bases: &[Value],
    ) -> Result<ClassRef, Raised> {
        let mut winner = metaclass;
        for base in bases {
            let other = self.class_of(*base);
            if winner.is_subclass(other) {
                continue;
            }
            if !other.is_subclass(winner) {
                let text = "metaclass conflict: the metaclass of a derived class must be a \
                            (non-strict) subclass of the metaclasses of all its bases";
                return self.raise(Type::TypeError, text);
            }
            winner = other;
        }
        Ok(winner)
    }
}

/// Whether CPython's collector looks at instances of a class: they may refer to something.
fn is_collected(class: ClassRef) -> bool {
    const LEAVES: [Type; 8] = [
        Type::Object,
        Type::Int,
        Type::Bool,
        Type::Float,
        Type::Complex,
        Type::Str,
        Type::Bytes,
        Type::ByteArray,
    ];
    // Instances of the program's classes refer to their class.
    class.builtin.is_none_or(|ty| !LEAVES.contains(&ty))
}

/// The class, the base that decides its layout, the base of that one and so on.
pub(crate) fn lineage(class: ClassRef) -> impl Iterator<Item = ClassRef> {
    std::iter::successors(Some(class), |class| class.base.get())
}

impl Class {
    /// The class in resolution order that has a slot with that key, if any.
    pub fn slot_owner(&self, key: Value) -> Option<ClassRef> {
        self.mro().iter().find(|class| class.slots.borrow().contains(&key)).copied()
    }

    /// How many names the `__slots__` of the class and of what it inherits have.
    pub fn slot_count(&self) -> usize {
        self.mro().iter().map(|class| class.slots.borrow().len()).sum()
    }

    /// The text of a name, for messages.
    pub fn text_of(name: Value) -> &'static str {
        Str(name).text()
    }
}
