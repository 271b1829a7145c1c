//! The groups of fields that effects speak of.

use sidewinder_jit::ir::Group;

macro_rules! groups {
    ($($name:ident = $number:literal, $sentence:literal;)*) => {
        $(#[doc = $sentence] pub const $name: Group = Group($number);)*
    };
}

groups! {
    STATE = 0, "The exceptions pending and being handled. Whoever may raise writes it.";
    HEADER = 1, "Headers: class and shape of instances.";
    SLOTS = 2, "Attributes of instances and exceptions, in the object and in its overflow array.";
    LIST = 3, "Length and storage of lists and bytearrays.";
    ITEMS = 4, "What is in the storage of lists and bytearrays.";
    DICT = 5, "Everything about dicts and sets but the values of dicts.";
    CELL = 6, "Cells: globals and captured variables.";
    ITER = 7, "Where iterators stand.";
    CLASS = 8, "Classes and their attributes.";
    FUNCTION = 9, "Attributes of functions, properties and modules.";
    EXCEPTION = 10, "Arguments, traceback, cause and context of exceptions.";
    GENERATOR = 11, "Suspended frames.";
    FROZEN = 12, "What never changes: floats, strings, tuples, ranges, bound methods.";
    VALUES = 14, "The values in dicts.";
    WORLD = 13, "Everything outside: files, clocks, the random generator.";
}
