//! How classes, modules and code objects come to an end, with their records ([`crate::object::record`]).
//!
//! A major collection tells which objects have died ([`Vm::bury`]), while they can still be read: they are taken out of all lists that do not keep alive
//! what is in them. At the next safepoint their records are freed ([`Vm::reap`]), with the traces that started in them.
//!
//! Kept on purpose: builtin classes and modules; names that the runtime asks for; code with merge points, whose guests are counted by place; code in
//! place of which a function was given other code, as frames may still run it; all code of a run that a report is made of.

#![allow(unsafe_code)] // Frees what was leaked when it was made.

use crate::object::kept::Kept;
use crate::object::module::{Globals, globals};
use crate::object::record::each;
use crate::object::{
    Class, ClassRef, CodeRecord, CodeRef, Held, Kind, Map, Object, Type, Value, class_record,
    code_record,
};
use crate::vm::Vm;
use rustc_hash::FxHashSet;
use sidewinder_memory::heap::{Heap, Hooks};

/// Records whose objects have died, still to be freed.
#[derive(Default)]
pub(crate) struct Graves {
    classes: Vec<ClassRef>,
    modules: Vec<*const Globals>,
    codes: Vec<*const CodeRecord>,
    kept: Vec<*const Kept>,
}

impl Graves {
    /// Whether there is nothing to be freed.
    pub(crate) fn is_empty(&self) -> bool {
        self.classes.is_empty()
            && self.modules.is_empty()
            && self.codes.is_empty()
            && self.kept.is_empty()
    }
}

impl Vm {
    /// What the collector asks.
    pub(crate) const HOOKS: Hooks = Hooks {
        each,
        may_bury: |of| vm_at(of).may_bury(),
        names: |of| vm_at(of).known.interned.values().copied().collect(),
        because_of_two: |of, heap| vm_at(of).code_of_two(heap),
        bury: |of, heap, dead| Vm::of_context(of).bury(heap, dead),
    };
}

/// What records are filled with that are no more, if the heap is verified: who still has one stumbles.
const POISON: u8 = 0xdd;

/// Frees what was leaked. `poison`: and spoils it before.
///
/// # Safety
/// Nobody refers to it.
unsafe fn free<T>(record: &'static T, poison: bool) {
    let at = std::ptr::from_ref::<T>(record).cast_mut();
    // SAFETY: by the contract; what was dropped is no more than memory.
    unsafe {
        at.drop_in_place();
        if poison {
            at.cast::<u8>().write_bytes(POISON, size_of::<T>());
        }
        drop(Box::from_raw(at.cast::<std::mem::MaybeUninit<T>>()));
    }
}

fn vm_at<'a>(of: *const u8) -> &'a Vm {
    // SAFETY: the Vm gave its own address, and is not written to while the collector asks.
    unsafe { &*of.cast::<Vm>() }
}

impl Vm {
    /// Whether records may die: not while some are named by what no collection sees, a trace that is being made or code that is being linked; and not
    /// if a report is going to tell of them.
    fn may_bury(&self) -> bool {
        let may = !self.is_linking
            && !self.is_observed()
            && self.jit.as_ref().is_none_or(|jit| !jit.is_busy());
        if may && let Some(jit) = &self.jit {
            jit.give_up_suspended();
        }
        may
    }

    /// Code that was linked from a text for a module: both being alive, it is wanted again.
    fn code_of_two(&self, heap: &Heap) -> Vec<Value> {
        let mut found = Vec::new();
        for text in self.known.texts.iter().filter(|text| heap.is_alive(**text)) {
            let CodeRecord::Text(text) = code_record(*text) else { continue };
            let linked = text.linked.borrow();
            let known = linked.iter().filter(|((module, _), _)| heap.is_alive(*module));
            let objects = known.map(|(_, code)| code.object.get());
            found.extend(objects.filter(|object| !heap.is_alive(*object)));
        }
        found
    }

    /// These owners have died. Gives how much memory their records take, about.
    fn bury(&mut self, heap: &Heap, dead: &[Value]) -> usize {
        let mut bytes = 0;
        let mut bases: FxHashSet<*const Class> = FxHashSet::default();
        for object in dead {
            match object.kind() {
                Kind::Class => {
                    let class = class_record(*object);
                    bytes += class.bytes();
                    class.is_dead.set(true);
                    bases.extend(class.bases().iter().map(|base| std::ptr::from_ref(*base)));
                    bases.insert(std::ptr::from_ref(object.map().class));
                    self.part_mut::<Graves>().classes.push(class);
                }
                Kind::Module => {
                    bytes += globals(*object).bytes();
                    self.part_mut::<Graves>().modules.push(globals(*object));
                }
                Kind::Kept | Kind::Native => {
                    let record: &Kept = object.record();
                    bytes += record.bytes();
                    self.part_mut::<Graves>().kept.push(record);
                }
                _ => {
                    bytes += code_record(*object).bytes();
                    self.part_mut::<Graves>().codes.push(code_record(*object));
                }
            }
        }
        for base in bases {
            // SAFETY: no record was freed yet.
            let base = unsafe { &*base };
            base.subclasses.borrow_mut().retain(|class| !class.is_dead.get());
            base.instances.borrow_mut().retain(|class| !class.is_dead.get());
        }
        let known = &mut self.rt.known;
        known.interned.retain(|_, name| heap.is_alive(*name));
        known.all_modules.retain(|module| heap.is_alive(*module));
        known.around.retain(|_, module| heap.is_alive(*module));
        known.texts.retain(|text| heap.is_alive(*text));
        for text in &known.texts {
            let CodeRecord::Text(text) = code_record(*text) else { continue };
            let lives = |object: Value| heap.is_alive(object);
            let mut linked = text.linked.borrow_mut();
            linked.retain(|(module, _), code| lives(*module) && lives(code.object.get()));
        }
        Vm::forget_patterns(&mut self.parts, heap);
        // A name that is new may lie where one was that was asked for.
        known.lookups.clear();
        self.memory.clear();
        bytes
    }

    /// Frees the records of what has died.
    pub(crate) fn reap(&mut self) {
        if self.part_mut::<Graves>().is_empty()
            || self.jit.as_ref().is_some_and(|jit| jit.is_busy())
        {
            return;
        }
        let Graves { classes, modules, codes, kept } = std::mem::take(self.part_mut::<Graves>());
        for record in kept {
            // SAFETY: leaked when its object was made, which is dead.
            drop(unsafe { Box::from_raw(record.cast_mut()) });
        }
        for record in codes {
            // SAFETY: likewise.
            let record = unsafe { Box::from_raw(record.cast_mut()) };
            if let CodeRecord::Linked(code) = *record {
                self.free_code(code);
            }
        }
        for globals in modules {
            // SAFETY: likewise.
            drop(unsafe { Box::from_raw(globals.cast_mut()) });
        }
        if !classes.is_empty() {
            self.free_classes(&classes);
        }
    }

    fn free_code(&mut self, code: CodeRef) {
        let (start, bytes) = (code.start as usize, 4 * code.words as usize);
        if let Some(jit) = self.jit.clone() {
            jit.forget(start..start + bytes, self);
        }
        self.codes.remove(code);
        self.low.release(start, bytes);
        // SAFETY: leaked when it was linked; no function of it is alive, so no frame is, and no trace names it any more.
        unsafe { free(code, self.heap.verifies()) };
    }

    fn free_classes(&mut self, classes: &[ClassRef]) {
        let maps: Vec<&'static Map> =
            classes.iter().flat_map(|class| class.maps.borrow().clone()).collect();
        let shorts: FxHashSet<u32> = maps.iter().map(|map| map.short()).collect();
        self.forget_held(&shorts);
        // Maps of one class share notes.
        let held: FxHashSet<*const Held> = maps
            .iter()
            .flat_map(|map| map.all_held())
            .map(|held| std::ptr::from_ref(*held))
            .collect();
        for held in held {
            // SAFETY: leaked when the first of its maps was made; all of them are dead.
            drop(unsafe { Box::from_raw(held.cast_mut()) });
        }
        for map in maps {
            let at = std::ptr::from_ref::<Map>(map).cast_mut();
            // SAFETY: placed in low memory by `place_map`; no object has the map, and no trace names it.
            unsafe { at.drop_in_place() };
            if self.heap.verifies() {
                // SAFETY: as above.
                unsafe { at.cast::<u8>().write_bytes(POISON, size_of::<Map>()) };
            }
            self.known.low.release(at as usize, size_of::<Map>());
        }
        for class in classes {
            for order in class.orders().into_iter().filter(|order| !order.is_empty()) {
                // SAFETY: leaked vectors as large as what is in them, or an empty one that was made of nothing.
                drop(unsafe { Box::from_raw(std::ptr::from_ref(order).cast_mut()) });
            }
            // SAFETY: leaked by `leak_class`; no instance of it, of what inherits from it, or that is it, is alive.
            unsafe { free(*class, self.heap.verifies()) };
        }
    }

    /// What is noted of slots as being of one of these maps is so no more: the next map may lie there.
    fn forget_held(&mut self, dead: &FxHashSet<u32>) {
        let mut todo = vec![self.class(Type::Object)];
        let mut seen: FxHashSet<*const Class> = FxHashSet::default();
        let mut gone = Vec::new();
        while let Some(class) = todo.pop() {
            if !seen.insert(std::ptr::from_ref(class)) {
                continue;
            }
            let maps = class.maps.borrow();
            let held = maps.iter().flat_map(|map| map.all_held());
            gone.extend(held.filter(|held| dead.contains(&held.get())));
            todo.extend(class.subclasses.borrow().iter());
        }
        for held in gone {
            self.gets_anything(held);
        }
    }
}

impl crate::vm::Part for Graves {
    const PLACE: crate::vm::Place = crate::vm::Place::Graves;
}
