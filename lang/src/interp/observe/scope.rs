//! `locals()`, `exec`, `eval` and their like: what looks at the variables of the code that calls it.

use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::interp::handlers::arith::finish;
use crate::interp::handlers::table;
use crate::object::Hints;
use crate::object::{Dict, Kind as Layout, Name, Raised, Value};
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::Intrinsic;
use crate::vm::Vm;
use sidewinder_compiler::bytecode::{Unit, UnitKind};
use sidewinder_jit::machine::{Flow, Machine};

/// Runs a builtin that looks at the variables around, on the `n` arguments from slot `from` on. `None`: it does not, with these.
pub fn run<M: Machine>(m: &M, i: Ins, which: Intrinsic, from: isize, n: usize) -> Option<Flow> {
    if !is_seen(m, which) {
        return None;
    }
    let module = m.cr(code(m).module.bits());
    let result = match (which, n) {
        (Intrinsic::Globals, 0) => m.call(&residual::GLOBALS, &[module]),
        (Intrinsic::Locals | Intrinsic::Vars, 0) => locals(m),
        (Intrinsic::Dir, 0) => {
            locals(m).and_then(|locals| m.call(&residual::SORTED_KEYS, &[locals]))
        }
        (Intrinsic::Exec | Intrinsic::Eval, 1) => {
            let source = m.slot(from);
            let mode = m.cr(Value::small((which == Intrinsic::Eval) as i64).bits());
            match (locals(m), m.call(&residual::GLOBALS, &[module])) {
                (Ok(locals), Ok(globals)) => {
                    m.call(&residual::RUN_TEXT, &[source, globals, locals, mode])
                }
                _ => Err(Raised),
            }
        }
        _ => return None,
    };
    Some(finish(m, i, result))
}

/// Whether the running frame is the one that the builtin looks at, and its variables are all there to be looked at: liveness keeps only those that are read
/// where the compiler saw no name of such a builtin.
fn is_seen<M: Machine>(m: &M, which: Intrinsic) -> bool {
    let code = code(m);
    if code.hints.get().has(Hints::HIDDEN) {
        return false;
    }
    match code.unit.kind {
        UnitKind::Module | UnitKind::Class => true,
        UnitKind::Function | UnitKind::Lambda => {
            which == Intrinsic::Globals || code.unit.locals_register.is_some() || code.shows.get()
        }
    }
}

/// What `locals()` gives here.
fn locals<M: Machine>(m: &M) -> Result<M::Ref, Raised> {
    let code = code(m);
    match code.unit.kind {
        UnitKind::Module => return m.call(&residual::GLOBALS, &[m.cr(code.module.bits())]),
        UnitKind::Class => return Ok(m.slot(0)),
        _ => {}
    }
    let kept = code.unit.locals_register.map(|register| register as isize);
    let known = kept.map(|register| m.slot(register)).filter(|known| !is_null(m, *known));
    // First everything that a trace has to look at.
    let mut values = Vec::new();
    for (index, name) in code.unit.local_names.iter().enumerate() {
        if name.is_empty() {
            continue;
        }
        let value = m.slot(index as isize);
        values.push((name, content(m, value)));
    }
    for (index, name) in code.unit.free_names.iter().enumerate() {
        let closure = m.load(m.slot(FUNCTION), FUNCTION_CLOSURE);
        let cell = m.load_item(closure, ITEMS_OF_TUPLE, m.ci(index as i64));
        values.push((name, content(m, cell)));
    }
    let mut variables = Vec::new();
    for (name, value) in values {
        variables.push((m.cr(vm_mut(m).intern_weakly(name)?.bits()), value));
    }
    let bound = variables.iter().filter_map(|(name, value)| Some((*name, (*value)?)));
    let made = if M::RECORDING && known.is_none() && code.unit.spill.is_none() {
        table::make(m, &bound.collect::<Vec<_>>())
    } else {
        None
    };
    let dict = match made {
        Some(dict) => dict,
        None => {
            let none = m.cr(vm(m).quick.none.bits());
            let dict = m.call(&residual::LOCALS, &[known.unwrap_or(none)])?;
            for (name, value) in variables {
                match value {
                    Some(value) => m.call(&residual::SET_LOCAL, &[dict, name, value])?,
                    None => m.call(&residual::UNSET_LOCAL, &[dict, name])?,
                };
            }
            dict
        }
    };
    if let Some(spill) = &code.unit.spill {
        let (function, spilled) = (m.slot(FUNCTION), m.slot(spill.register as isize));
        m.call(&residual::SET_SPILLED, &[dict, function, spilled])?;
    }
    if let Some(register) = kept {
        m.set_slot(register, dict);
    }
    Ok(dict)
}

/// The value of a variable, which may be in a cell; `None` if it has none.
fn content<M: Machine>(m: &M, value: M::Ref) -> Option<M::Ref> {
    if is_null(m, value) {
        return None;
    }
    if class_of(m, value).kind() != Layout::Cell {
        return Some(value);
    }
    let value = m.load(value, CELL_VALUE);
    if is_null(m, value) { None } else { Some(value) }
}

impl Vm {
    /// The dict for `locals()`: the one known already, or a fresh one if that is `None`.
    pub(crate) fn locals_dict(&mut self, known: Value) -> Result<Value, Raised> {
        if known == self.none() { Ok(Dict::new(self)?.0) } else { Ok(known) }
    }

    /// Puts the variables of a function that have no registers into the dict for `locals()`; `spilled` is the dict that they are in.
    pub(crate) fn set_spilled(
        &mut self,
        dict: Dict,
        unit: &Unit,
        spilled: Value,
    ) -> Result<(), Raised> {
        let Some(spill) = &unit.spill else { return Ok(()) };
        let spilled = Some(spilled).filter(|spilled| spilled.is_object()).and_then(Dict::of);
        for name in &spill.names {
            let key = self.intern(name)?;
            let value = spilled.and_then(|spilled| spilled.get_str(key));
            self.set_local(dict, name, value.unwrap_or(Value::NULL))?;
        }
        Ok(())
    }

    /// The keys of a mapping, sorted.
    pub(crate) fn sorted_keys(&mut self, mapping: Value) -> Result<Value, Raised> {
        let keys = self.to_list(mapping)?;
        self.sort(keys, Value::NULL, Value::NULL)?;
        Ok(keys.0)
    }

    /// `sys.displayhook(value)`
    pub(crate) fn display(&mut self, value: Value) -> Result<Value, Raised> {
        let sys = self.import_whole("sys")?;
        let hook = self.intern("displayhook")?;
        let hook = self.get_attribute(sys, hook)?;
        self.call(hook, &[value])
    }

    /// The globals of the code that has called the running builtin.
    pub(crate) fn globals_around(&mut self) -> Result<Value, Raised> {
        let module = match self.active_frames(1).first() {
            Some(frame) => frame.code.module,
            None => {
                let main = self.name(Name::Main);
                Dict(self.modules).get_str(main).unwrap_or(self.builtins)
            }
        };
        self.module_dict(module)
    }

    /// The variables of the code that has called the running builtin, as seen from outside.
    pub(crate) fn locals_around(&mut self) -> Result<Value, Raised> {
        match self.frame_at(0)? {
            nobody if nobody.is_null() => self.globals_around(),
            frame => self.frame_locals(frame),
        }
    }
}
