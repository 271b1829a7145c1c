//! A host made of declarations: it answers what a trace file says, and has no heap.

use sidewinder_jit::abi::{Pc, Site};
use sidewinder_jit::host::{Given, Host, Suspended};
use sidewinder_jit::ir::{
    Array, Boxes, CallDescr, Class, Const, Field, Group, Groups, Held, Names, Size,
    declare::Declarations,
};

/// Answers the optimizer from declarations.
pub struct DeclaredHost<'a>(pub &'a Declarations);

impl DeclaredHost<'_> {
    fn object(&self, word: u64) -> Option<&(String, Option<Class>)> {
        let nth = |n: &usize| Declarations::object_word(*n) == word;
        (0..self.0.objects.len()).find(nth).map(|n| &self.0.objects[n])
    }
}

/// What is watched by who relies on it that the field of a constant object is not set again.
pub fn settled(object: u64, field: Field) -> u64 {
    (object << 32) + u64::from(field.offset)
}

/// What is watched by who relies on it that objects of a class are given nothing else in a field.
pub fn held(class: Class, field: Field) -> u64 {
    (u64::from(class.0) << 48) + u64::from(field.offset)
}

impl Host for DeclaredHost<'_> {
    fn new_object(&mut self, _: Size) -> Option<u64> {
        None
    }
    fn new_array(&mut self, _: Array, _: usize) -> Option<u64> {
        None
    }
    fn class_of(&self, reference: u64) -> Option<Class> {
        self.object(reference)?.1
    }
    fn set_class(&mut self, _: u64, _: Class) {
        panic!("the optimizer changes no object");
    }
    fn load(&self, object: u64, field: Field) -> u64 {
        let found = self.0.loads.iter().find(|(o, f, _)| (*o, *f) == (object, field));
        found.expect("the file says what it loads").2.word()
    }
    fn store(&mut self, _: u64, _: Field, _: u64) {
        panic!("the optimizer writes nothing");
    }
    fn load_item(&self, _: u64, _: Array, _: i64) -> u64 {
        panic!("no file has constant arrays");
    }
    fn store_item(&mut self, _: u64, _: Array, _: i64, _: u64) {
        panic!("the optimizer writes nothing");
    }
    fn call(&mut self, call: &'static CallDescr, args: &[u64]) -> u64 {
        let same = |given: &[Const]| given.iter().map(|c| c.word()).eq(args.iter().copied());
        let mut answers = self.0.answers.iter();
        let found = answers.find(|(known, given, _)| *known == call && same(given));
        found.expect("the file says what it answers").2.word()
    }
    fn is_stable(&self, class: Class) -> bool {
        let mut classes = self.0.classes.iter();
        classes.any(|(_, size, changing)| size.class() == class && !changing)
    }
    fn while_kept(&self, class: Class) -> Option<u64> {
        self.0.kept.contains(&class).then_some(u64::from(class.0))
    }
    fn while_settled(&self, object: u64, field: Field) -> Option<u64> {
        let mut loads = self.0.loads.iter();
        loads.any(|(o, f, _)| (*o, *f) == (object, field)).then(|| settled(object, field))
    }
    fn while_holding(&self, class: Class, field: Field) -> Option<(Held, u64)> {
        let there = self.0.given.iter().find(|there| (there.0, there.1) == (class, field));
        there.map(|there| (there.2, held(class, field)))
    }
    fn boxes(&self) -> Option<Boxes> {
        self.0.boxes
    }
    fn raise_groups(&self) -> Groups {
        Groups::of(&[Group(31)])
    }
    fn class_groups(&self) -> Groups {
        Groups::of(&[Group(30)])
    }
    fn watched_groups(&self) -> Groups {
        Groups::of(&[Group(29), Group(30)])
    }
    fn class_field(&self, class: Class, field: Field) -> Option<u64> {
        let found = self.0.shared.iter().find(|(c, f, _)| (*c, *f) == (class, field));
        found.map(|(_, _, value)| value.word())
    }
    fn leads_to(&self, class: Class, through: Field, field: Field) -> bool {
        self.0.leads.contains(&(class, through, field))
    }
    fn counted_by(&self, class: Class, storage: Field) -> Option<Field> {
        let there = self.0.counts.iter().find(|there| (there.0, there.1) == (class, storage));
        there.map(|there| there.2)
    }
    fn field_class(&self, class: Class, field: Field) -> Option<Class> {
        let there = self.0.holds.iter().find(|there| (there.0, there.1) == (class, field));
        there.map(|there| there.2)
    }
    fn items_class(&self, array: u64) -> Option<Class> {
        self.0.items.iter().find(|(known, _)| *known == array).map(|&(_, class)| class)
    }
    fn result_class(&self, call: &'static CallDescr, _: &[Given]) -> Option<Class> {
        self.0.gives.iter().find(|(known, _)| *known == call).map(|&(_, class)| class)
    }
    fn hold(&mut self, _: *const [u64]) {}
    fn release(&mut self, _: *const [u64]) {}
    fn out_of_memory(&mut self) {}
    fn is_loop_header(&self, _: Pc) -> bool {
        false
    }
    fn counter(&self, _: Site) -> u32 {
        0
    }
    fn set_site(&mut self, _: Site, _: u32, _: u32) {}
    fn site_code(&self, _: Site) -> u32 {
        0
    }
    fn cover(&mut self, _: *mut u64) {}
    fn pin(&mut self, _: u64) {}
    fn live_slots(&self, _: Pc) -> Vec<i32> {
        Vec::new()
    }
    fn suspended(&self, _: u64) -> Suspended {
        panic!("the optimizer knows no frames");
    }
    fn frame_slots(&self) -> &'static [i32] {
        &[]
    }
}

impl Names for DeclaredHost<'_> {
    fn class_name(&self, class: Class) -> String {
        let found = self.0.classes.iter().find(|(_, size, _)| size.class() == class);
        found.map_or_else(|| format!("class{}", class.0), |(name, ..)| name.clone())
    }

    fn field_name(&self, field: Field, _: Option<Class>) -> String {
        let found = self.0.fields.iter().find(|(_, known)| *known == field);
        found.map_or_else(|| format!("at{}", field.offset), |(name, _)| name.clone())
    }

    fn array_name(&self, array: Array) -> String {
        let found = self.0.arrays.iter().find(|(_, known)| *known == array);
        found.map_or_else(|| format!("items{}", array.base), |(name, _)| name.clone())
    }

    fn constant_name(&self, reference: u64) -> String {
        self.object(reference).map_or_else(|| format!("{reference:#x}"), |(name, _)| name.clone())
    }
}
