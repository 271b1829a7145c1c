//! What is called because nothing refers to an object any more, and what it raises: nobody can catch that, so it is told and forgotten.

use crate::object::{Exception, Generator, Name, Raised, Type, Value};
use crate::vm::Vm;

impl Vm {
    /// Has `sys.unraisablehook` tell the pending exception; `object` is what raised it.
    pub(crate) fn ignore_exception(&mut self, object: Value) {
        self.ignore_exception_in("in", object);
    }

    /// The same, with other words before the object.
    pub(crate) fn ignore_exception_in(&mut self, place: &str, object: Value) {
        let pending = self.take_pending();
        let own = self.of_sys("__unraisablehook__");
        let hook = self.of_sys("unraisablehook");
        let told = match hook.filter(|_| hook != own) {
            Some(hook) => self.call_hook(hook, pending, place, object),
            None => self.tell_ignored(pending, place, object),
        };
        if told.is_err() {
            let failed = self.take_pending();
            let text = self.describe_alone(failed);
            let _ =
                self.write_stream(2, &format!("Exception ignored in sys.unraisablehook:\n{text}"));
            self.take_pending();
        }
    }

    fn tell_ignored(&mut self, exception: Value, place: &str, object: Value) -> Result<(), Raised> {
        let shown = match self.repr_text(object) {
            Ok(shown) => shown,
            Err(Raised) => {
                self.take_pending();
                "<object repr() failed>".into()
            }
        };
        let text = self.describe_alone(exception);
        self.write_stream(2, &format!("Exception ignored {place}: {shown}\n{text}"))
    }

    fn call_hook(
        &mut self,
        hook: Value,
        exception: Value,
        place: &str,
        object: Value,
    ) -> Result<(), Raised> {
        let told = self.new_plain(Type::SimpleNamespace)?;
        let none = self.none();
        let traceback = Exception(exception).traceback();
        let traceback = if traceback.is_null() { none } else { traceback };
        let message = match place {
            "in" => none,
            place => self.new_str(&format!("Exception ignored {place}"))?,
        };
        for (name, value) in [
            ("exc_type", self.class_of(exception).object.get()),
            ("exc_value", exception),
            ("exc_traceback", traceback),
            ("err_msg", message),
            ("object", object),
        ] {
            let name = self.intern(name)?;
            self.set_own(told, name, value)?;
        }
        self.call(hook, &[told]).map(drop)
    }

    /// Calls the finalizers that are due.
    pub(crate) fn run_finalizers(&mut self) {
        while let Some(object) = self.heap.next_finalizer() {
            self.finalize(object);
        }
    }

    /// The run ends: all that is left is finalized.
    pub(in crate::interp) fn finalize_all(&mut self) {
        /// What finalizers make has finalizers too, but not for ever.
        const ROUNDS: usize = 4;
        for _ in 0..ROUNDS {
            self.heap.queue_all_finalizers();
            self.attend_to_dead();
        }
    }

    /// `__del__`; a generator is closed where it waits.
    fn finalize(&mut self, object: Value) {
        if let Some(generator) = Generator::of(object) {
            let waits = generator.suspended().is_some_and(|at| !generator.is_new(at));
            let is_plain = !self.is_exactly(object, Type::AsyncGenerator);
            if waits && is_plain && self.close_generator(generator).is_err() {
                self.ignore_exception(object);
            }
            return;
        }
        let Some(method) = self.special(object, Name::Del) else { return };
        if self.call_special(method, object, &[]).is_err() {
            self.ignore_exception(method);
        }
    }
}
