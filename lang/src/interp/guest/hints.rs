//! `--check-hints`: what a program told the JIT and is not so.
//!
//! Whether it is so the module `sidewinder` finds out, in `stdlib/python/sidewinder.py`; here it is told, once for a function.

use crate::interp::core::frame::code_of;
use crate::object::Value;
use crate::vm::Vm;
use rustc_hash::FxHashSet;
use sidewinder_report::schema::{Code, Exit, Remark};
use std::cell::RefCell;

/// The status of a program that ended well and has hints that are wrong.
const STATUS: i32 = 1;

/// What is known of the hints of a run.
#[derive(Debug, Default)]
pub(crate) struct Hinted {
    /// They are to be checked.
    pub(crate) checked: bool,
    /// The code of functions that were told of.
    told: FxHashSet<usize>,
    /// What was told.
    pub(in crate::interp) wrong: Vec<Remark>,
    /// Positions of hints, and starts of functions, that a recording came to; only if a report is wanted.
    pub(in crate::interp) reached: RefCell<FxHashSet<usize>>,
}

impl Vm {
    /// Tells that the hint on a function is wrong; what is said of it first is enough.
    pub(crate) fn tell_wrong_hint(&mut self, function: Value, text: &str) {
        let code = code_of(function);
        if !self.part_mut::<Hinted>().told.insert(std::ptr::from_ref(code) as usize) {
            return;
        }
        let unit = &code.unit;
        let line = unit.file.line_of(unit.span.start);
        let text = format!("{text}. With `@elidable` the optimized program may be wrong.");
        let advice = sidewinder_report::advice::of(Code::SW501);
        let (file, number) = (unit.file.name(), unit.file.place(unit.span).line);
        eprintln!("sidewinder: {file}:{number}: SW501: {text} {advice}");
        let at = self.place_in(&unit.file, unit.file.line_span(line), &unit.qualname);
        let at = at.unwrap_or_default();
        self.part_mut::<Hinted>().wrong.push(Remark { at, code: Some(Code::SW501), text });
    }

    /// How the program ends, with what its hints come to.
    pub(in crate::interp) fn with_hints(&self, exit: Exit) -> Exit {
        let is_wrong = !self.part::<Hinted>().wrong.is_empty() && exit.status == 0;
        if is_wrong { Exit { status: STATUS, ..exit } } else { exit }
    }
}

impl crate::vm::Part for Hinted {
    const PLACE: crate::vm::Place = crate::vm::Place::Hints;
}
