//! Warnings of the compiler, given to the module `warnings` of the program.

use crate::object::{Dict, Raised, Type, Value};
use crate::vm::Vm;
use sidewinder_compiler::bytecode::Unit;
use sidewinder_syntax as syntax;
use sidewinder_syntax::Mode;
use sidewinder_syntax::source::{Diagnostic, Span};

impl Vm {
    /// Says what the compiler has to say of a text besides errors; `None` if a filter has made an exception of it.
    pub(crate) fn warn_of(&mut self, unit: &Unit, mode: Mode) -> Result<(), Raised> {
        for (span, message) in &unit.warnings {
            self.warn_at(unit, mode, Type::SyntaxWarning, *span, message)?;
        }
        // Nobody sees these but who asks for them.
        let is_asked = !self.known.warnings.is_empty() || mode != Mode::Exec;
        let wants = is_asked || self.module_if_there("warnings").is_some() && !unit.file.is_shown();
        if wants && unit.file.text().contains('\\') {
            for (span, message) in syntax::deprecated(unit.file.text()) {
                self.warn_at(unit, mode, Type::DeprecationWarning, span, &message)?;
            }
        }
        Ok(())
    }

    fn module_if_there(&mut self, name: &str) -> Option<Value> {
        let name = self.known.interned.get(name).copied()?;
        Dict(self.modules).get_str(name)
    }

    /// Warns as `warnings.warn` does where the running function is.
    pub(crate) fn warn(&mut self, class: Type, message: &str) -> Result<(), Raised> {
        let module = self.import_whole("warnings")?;
        let name = self.intern("warn")?;
        let function = self.get_attribute(module, name)?;
        let text = self.new_str(message)?;
        let category = self.class(class).object.get();
        self.call(function, &[text, category]).map(drop)
    }

    /// Warns that a method answered with a subclass of what it should.
    pub(crate) fn warn_of_subclass(
        &mut self,
        name: &str,
        wanted: &str,
        class: &str,
    ) -> Result<(), Raised> {
        let text = format!(
            "{name} returned non-{wanted} (type {class}).  The ability to return an instance of a strict subclass of {wanted} is \
             deprecated, and may be removed in a future version of Python.",
        );
        self.warn(Type::DeprecationWarning, &text)
    }

    fn warn_at(
        &mut self,
        unit: &Unit,
        mode: Mode,
        class: Type,
        span: Span,
        message: &str,
    ) -> Result<(), Raised> {
        let line = unit.file.place(span).line;
        let is_asked = !self.known.warnings.is_empty();
        if class == Type::DeprecationWarning
            && !is_asked
            && self.module_if_there("warnings").is_none()
        {
            return Ok(());
        }
        let Ok(module) = self.import_whole("warnings") else {
            if !self.catch(Type::ImportError) {
                return Err(Raised);
            }
            eprintln!("{}:{line}: SyntaxWarning: {message}", unit.file.name());
            return Ok(());
        };
        let name = self.intern("warn_explicit")?;
        let function = self.get_attribute(module, name)?;
        let text = self.new_str(message)?;
        let category = self.class(class).object.get();
        let file = self.new_str(unit.file.name())?;
        let line = Value::small(line as i64);
        if self.call(function, &[text, category, file, line]).is_ok() {
            return Ok(());
        }
        if !self.catch(class) {
            return Err(Raised);
        }
        self.raise_syntax_error(&unit.file, &[Diagnostic::syntax(span, message)], mode)
    }
}
