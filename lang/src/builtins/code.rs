//! Code objects: `compile`, `exec`, `eval`, and what can be told of code.

use super::ANY;
use super::bind::bind_least;
use super::objects::{Computed, computed, second_word};
use crate::object::CodeRef;
use crate::object::function::word;
use crate::object::instance::payload;
use crate::object::{
    Bytes, CodeRecord, Dict, Kind, Name, Raised, Str, TextCode, Tuple, Type, Value, code_record,
};
use crate::vm::{Args, Habits, Intrinsic, Vm};
use sidewinder_compiler::bytecode::unit::NO_LINE;
use sidewinder_compiler::bytecode::{Constant, Extra, Flavor, Opcode, Unit, UnitKind};
use sidewinder_syntax::Mode;
use sidewinder_syntax::source::SourceFile;
use std::cell::RefCell;
use std::sync::Arc;

/// Bytes that tokens, tree and code of a text take for each of its bytes, where these are dense.
const PER_BYTE: usize = 100;

crate::builtins! {
    /// Functions that run text.
    FUNCTIONS;
    keywords known Exec "exec" exec (1, 3) "(source, globals=None, locals=None, /, *, closure=None)" ANY;
    known Eval "eval" eval (1, 3) "(source, globals=None, locals=None, /)" ANY;
    keywords "compile" compile (0, 6) "(source, filename, mode, flags=0, dont_inherit=False, optimize=-1)" ANY;
}

crate::builtins! {
    /// Methods of code objects.
    CODE of Code;
    "co_positions" positions (0, 0) "()" ANY;
    "co_lines" lines (0, 0) "()" ANY;
    keywords "replace" replace (0, 0) "(**changes)" ANY;
}

/// The attributes that are computed.
pub(super) static COMPUTED: &[Computed] = &[
    computed(Type::Code, "co_name", second_word, None).known(Intrinsic::CodeName),
    computed(Type::Code, "co_qualname", qualname, None),
    computed(Type::Code, "co_filename", filename, None),
    computed(Type::Code, "co_firstlineno", first_line, None),
    computed(Type::Code, "co_argcount", argument_count, None),
    computed(Type::Code, "co_posonlyargcount", positional_only, None),
    computed(Type::Code, "co_kwonlyargcount", keyword_only, None),
    computed(Type::Code, "co_nlocals", local_count, None),
    computed(Type::Code, "co_varnames", variables, None),
    computed(Type::Code, "co_cellvars", cells, None),
    computed(Type::Code, "co_freevars", free, None),
    computed(Type::Code, "co_names", names, None),
    computed(Type::Code, "co_consts", constants, None),
    computed(Type::Code, "co_flags", flags, None),
    computed(Type::Code, "co_stacksize", stack_size, None),
    computed(Type::Code, "co_code", bytecode, None),
    computed(Type::Code, "co_linetable", super::code_parts::lines, None),
    computed(Type::Code, "co_lnotab", super::code_parts::steps, None),
    computed(Type::Code, "co_exceptiontable", exceptions, None),
];

/// `from __future__ import annotations`, as a flag.
const FUTURE_ANNOTATIONS: i64 = 0x100_0000;
/// `PyCF_ONLY_AST`
const ONLY_TREE: i64 = 0x400;
/// All flags that `compile` knows.
const KNOWN_FLAGS: i64 = 0x1ff_0000 | 0x10 | 0x200 | 0x400 | 0x1000 | 0x2000 | 0x4000;

impl Vm {
    /// Runs a text or code object where these are the variables; the value of an expression. `mode` is 1 for `eval`.
    pub(crate) fn run_text(
        &mut self,
        source: Value,
        scope: Value,
        locals: Value,
        mode: Value,
    ) -> Result<Value, Raised> {
        self.run_closed(source, (scope, locals), mode, Value::NULL)
    }

    /// As [`Vm::run_text`], with the cells that the code of a function inside another wants.
    fn run_closed(
        &mut self,
        source: Value,
        (scope, locals): (Value, Value),
        mode: Value,
        closure: Value,
    ) -> Result<Value, Raised> {
        let is_eval = mode == Value::small(1);
        let code = if source.is(Kind::Code) {
            source
        } else {
            let name = if is_eval { "eval" } else { "exec" };
            let text = self.source_text(source, name)?;
            let text =
                if is_eval { text.trim_start_matches([' ', '\t']).to_string() } else { text };
            let mode = if is_eval { Mode::Eval } else { Mode::Exec };
            let inherits = self.annotations_around();
            {
                let optimize = self.part::<Habits>().optimize;
                self.compile_text("<string>", text, mode, inherits, optimize)?
            }
        };
        let builtins = self.name(Name::Builtins);
        if scope.is(Kind::Dict) && Dict(scope).get_str(builtins).is_none() {
            let own = self.builtins;
            let own = self.module_dict(own)?;
            Dict(scope).set(self, builtins, own)?;
        }
        let module = self.module_around(scope)?;
        let result = match code_record(code) {
            CodeRecord::Linked(linked) => {
                let free = linked.unit.free_names.len();
                let given = Tuple::of(closure).map_or(0, |closure| closure.len());
                if free != given && is_eval {
                    let text = "code object passed to eval() may not contain free variables";
                    return self.raise(Type::TypeError, text);
                }
                if free != given {
                    let text = format!("code object requires a closure of exactly length {free}");
                    return self.raise(Type::TypeError, text);
                }
                let unit = Unit::clone(&linked.unit);
                let same = linked.module == module;
                let linked = if same { linked } else { self.link(unit, module)? };
                let function = self.function_of(linked)?;
                if free > 0 {
                    self.heap.set(function, word::CLOSURE, closure);
                }
                self.call(function, &[])?
            }
            CodeRecord::Text(text) => {
                let is_inside = locals != scope;
                let linked = self.linked_text((code, text), module, is_inside)?;
                let function = self.function_of(linked)?;
                if is_inside { self.call(function, &[locals])? } else { self.call(function, &[])? }
            }
        };
        Ok(if is_eval { result } else { self.none() })
    }

    /// A function of a code object, whose globals are that dict; defaults, keyword defaults and closure may be null.
    pub(crate) fn function_of_code(
        &mut self,
        code: Value,
        scope: Value,
        [defaults, keyword_defaults, closure]: [Value; 3],
    ) -> Result<Value, Raised> {
        let module = self.module_around(scope)?;
        let linked = self.code_for(code, module)?;
        let (free, given) = (linked.unit.free_names.len(), closure.is_object());
        if free > 0 && !given {
            return self.raise(Type::TypeError, "arg 5 (closure) must be tuple");
        }
        let count = Tuple::of(closure).map_or(0, |closure| closure.len());
        let cells = Tuple::of(closure).map_or(&[][..], |closure| closure.items());
        if let Some(other) = cells.iter().find(|cell| count == free && !cell.is(Kind::Cell)) {
            let text = format!("arg 5 (closure) expected cell, found {}", self.type_name(*other));
            return self.raise(Type::TypeError, text);
        }
        if count != free {
            let name = &linked.unit.name;
            let text = format!("{name} requires closure of length {free}, not {count}");
            return self.raise(Type::ValueError, text);
        }
        let code = Value::even(linked as *const crate::object::Code as u64);
        self.new_function(code, [defaults, keyword_defaults, closure], false)
    }

    /// The code of a code object, linked for a module.
    pub(crate) fn code_for(&mut self, code: Value, module: Value) -> Result<CodeRef, Raised> {
        match code_record(code) {
            CodeRecord::Linked(linked) if linked.module == module => Ok(linked),
            CodeRecord::Linked(linked) => {
                let unit = Unit::clone(&linked.unit);
                self.link(unit, module)
            }
            CodeRecord::Text(text) => self.linked_text((code, text), module, false),
        }
    }

    /// The code of a text for a module, linked when it is first wanted.
    fn linked_text(
        &mut self,
        (object, text): (Value, &TextCode),
        module: Value,
        is_inside: bool,
    ) -> Result<CodeRef, Raised> {
        if let Some(known) = text.linked.borrow().get(&(module, is_inside)) {
            return Ok(known);
        }
        let (shows_variables, marks_lines) = (self.shows_variables, self.marks_lines);
        let is_older =
            shows_variables && !text.unit.shows_variables || marks_lines && !text.unit.marks_lines;
        let unit = if is_inside || is_older {
            let options = sidewinder_compiler::Options {
                mode: text.mode,
                has_locals: is_inside,
                text_annotations: text.text_annotations,
                shows_variables,
                marks_lines,
                optimize: text.optimize,
            };
            match sidewinder_compiler::compile_text(&text.file, options) {
                Ok(unit) => unit,
                Err(errors) => return self.raise_syntax_error(&text.file, &errors, text.mode),
            }
        } else {
            text.unit.clone()
        };
        let code = self.link(unit, module)?;
        self.text_was_linked((object, text), (module, is_inside), code);
        Ok(code)
    }

    /// A code object of a text.
    fn compile_text(
        &mut self,
        name: &str,
        text: String,
        mode: Mode,
        text_annotations: bool,
        optimize: u8,
    ) -> Result<Value, Raised> {
        // Tokens, tree and code.
        self.room_for(text.len().saturating_mul(PER_BYTE))?;
        self.compile_file(SourceFile::unseen(name, text), mode, text_annotations, optimize)
    }

    /// A code object of a text, or of a tree that a program has made.
    fn compile_file(
        &mut self,
        file: SourceFile,
        mode: Mode,
        text_annotations: bool,
        optimize: u8,
    ) -> Result<Value, Raised> {
        let file = Arc::new(file);
        let (shows_variables, marks_lines) = (self.shows_variables, self.marks_lines);
        let options = sidewinder_compiler::Options {
            text_annotations,
            shows_variables,
            marks_lines,
            optimize,
            ..sidewinder_compiler::Options::of(mode)
        };
        match sidewinder_compiler::compile_text(&file, options) {
            Ok(unit) => {
                self.warn_of(&unit, mode)?;
                let linked = RefCell::default();
                self.new_code(CodeRecord::Text(Box::new(TextCode {
                    file,
                    mode,
                    text_annotations: text_annotations || unit.text_annotations,
                    optimize,
                    unit,
                    linked,
                    is_listed: Default::default(),
                })))
            }
            Err(errors) => self.raise_syntax_error(&file, &errors, mode),
        }
    }

    /// A code object to be looked at.
    pub(crate) fn code_of_unit(&mut self, unit: Unit) -> Result<Value, Raised> {
        let file = unit.file.clone();
        let optimize = self.part::<Habits>().optimize;
        self.new_code(CodeRecord::Text(Box::new(TextCode {
            file,
            mode: Mode::Exec,
            text_annotations: unit.text_annotations,
            optimize,
            unit,
            linked: RefCell::default(),
            is_listed: Default::default(),
        })))
    }

    /// Whether the code that has called the running builtin keeps annotations as text.
    fn annotations_around(&self) -> bool {
        self.active_frames(1).first().is_some_and(|frame| frame.code.unit.text_annotations)
    }

    /// The text of what is to be compiled.
    fn source_text(&mut self, source: Value, function: &str) -> Result<String, Raised> {
        let plain = payload(source);
        let text = if let Some(text) = Str::of(plain) {
            sidewinder_syntax::source::plain_lines(text.text().to_string())
        } else if let Some(bytes) = Bytes::of(plain) {
            let data = bytes.data().to_vec();
            self.decode_source("<string>", data)?
        } else {
            let also = if function == "compile" { ", bytes or AST" } else { ", bytes or code" };
            let text = format!("{function}() arg 1 must be a string{also} object");
            return self.raise(Type::TypeError, text);
        };
        if text.contains('\0') {
            let text = "source code string cannot contain null bytes";
            return self.raise_bare_syntax_error(text);
        }
        Ok(text)
    }

    /// The dicts that `exec` and `eval` were given, or those around.
    fn scopes_given(&mut self, args: Args, function: &str) -> Result<(Value, Value), Raised> {
        let none = self.none();
        let given = |at: usize| args.optional(at).filter(|value| *value != none);
        let (scope, locals) = (given(1), given(2));
        if let Some(scope) = scope
            && !self.is_instance(scope, Type::Dict)
        {
            let text = if function == "exec" {
                format!("exec() globals must be a dict, not {}", self.type_name(scope))
            } else if self.special(scope, Name::GetItem).is_some() {
                "globals must be a real dict; try eval(expr, {}, mapping)".to_string()
            } else {
                "globals must be a dict".to_string()
            };
            return self.raise(Type::TypeError, text);
        }
        if let Some(locals) = locals
            && self.special(locals, Name::GetItem).is_none()
        {
            let text = if function == "exec" {
                format!("locals must be a mapping or None, not {}", self.type_name(locals))
            } else {
                "locals must be a mapping".to_string()
            };
            return self.raise(Type::TypeError, text);
        }
        match (scope, locals) {
            (Some(scope), locals) => Ok((scope, locals.unwrap_or(scope))),
            (None, Some(locals)) => Ok((self.globals_around()?, locals)),
            (None, None) => Ok((self.globals_around()?, self.locals_around()?)),
        }
    }
}

fn exec(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (scope, locals) = vm.scopes_given(args, "exec")?;
    let [closure] = super::bind::keywords(vm, args, "exec", ["closure"])?;
    vm.run_closed(args.get(0), (scope, locals), Value::small(0), closure)
}

fn eval(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (scope, locals) = vm.scopes_given(args, "eval")?;
    vm.run_text(args.get(0), scope, locals, Value::small(1))
}

fn compile(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let parameters =
        ["source", "filename", "mode", "flags", "dont_inherit", "optimize", "_feature_version"];
    let bound = bind_least(vm, args, "compile", parameters, 3)?;
    let [source, filename, mode, flags, alone, optimize, _] = bound;
    let Some(mode) = Str::of(payload(mode)) else {
        let text =
            format!("compile() argument 'mode' must be str, not {}", vm.type_name_or_none(mode));
        return vm.raise(Type::TypeError, text);
    };
    let flags = if flags.is_null() { 0 } else { vm.index_i64(flags)? };
    if flags & !KNOWN_FLAGS != 0 {
        return vm.raise(Type::ValueError, "compile(): unrecognised flags");
    }
    let optimize = if optimize.is_null() { -1 } else { vm.index_c_int(optimize)? };
    let optimize = match optimize {
        -1 => vm.part::<Habits>().optimize,
        0..=2 => optimize as u8,
        _ => return vm.raise(Type::ValueError, "compile(): invalid optimize value"),
    };
    let mode = match mode.text() {
        "exec" => Mode::Exec,
        "eval" => Mode::Eval,
        "single" => Mode::Single,
        _ => {
            let text = "compile() mode must be 'exec', 'eval' or 'single'";
            return vm.raise(Type::ValueError, text);
        }
    };
    if source.is(Kind::Code) {
        return Ok(source);
    }
    let name = match (Str::of(payload(filename)), Bytes::of(payload(filename))) {
        (Some(name), _) => name.text().to_string(),
        (_, Some(name)) => String::from_utf8_lossy(name.data()).into_owned(),
        _ => {
            let path = vm.intern("__fspath__")?;
            match vm.find_attribute(filename, path)? {
                Some(path) => {
                    let name = vm.call(path, &[])?;
                    vm.str_text(name)?
                }
                None => {
                    let text = format!(
                        "expected str, bytes or os.PathLike object, not {}",
                        vm.type_name(filename)
                    );
                    return vm.raise(Type::TypeError, text);
                }
            }
        }
    };
    let alone = !alone.is_null() && vm.truth(alone)?;
    let text_annotations = !alone && vm.annotations_around() || flags & FUTURE_ANNOTATIONS != 0;
    if let Some(file) = vm.file_of_tree(&name, source, mode)? {
        return match flags & ONLY_TREE {
            0 => vm.compile_file(file, mode, text_annotations, optimize),
            _ => Ok(source),
        };
    }
    let text = vm.source_text(source, "compile")?;
    let text = match mode {
        Mode::Eval => text.trim_start_matches([' ', '\t']).to_string(),
        _ => text,
    };
    if flags & ONLY_TREE != 0 {
        return vm.tree_of(&SourceFile::unseen(&*name, text), mode);
    }
    vm.compile_text(&name, text, mode, text_annotations, optimize)
}

pub(super) fn unit(args: Args) -> &'static Unit {
    code_record(args.get(0)).unit()
}

fn texts<'t>(vm: &mut Vm, texts: impl Iterator<Item = &'t str>) -> Result<Value, Raised> {
    let list = vm.new_list_for(4)?;
    for text in texts {
        let text = vm.intern_weakly(text)?;
        list.push(vm, text)?;
    }
    list.to_tuple(vm)
}

fn qualname(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.intern_weakly(&unit(args).qualname)
}

fn filename(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.intern_weakly(unit(args).file.name())
}

fn first_line(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    let unit = unit(args);
    let line = if unit.name.as_ref() == "<module>" { 1 } else { unit.code_line() };
    Ok(Value::small(line as i64))
}

fn argument_count(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(unit(args).positional as i64))
}

fn positional_only(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(unit(args).positional_only as i64))
}

fn keyword_only(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(unit(args).keyword_only as i64))
}

/// The names of variables in cells.
fn cell_names(unit: &Unit) -> Vec<&str> {
    let makes = unit.instructions().filter(|i| i.opcode == Opcode::MakeCell);
    let registers: Vec<usize> = makes.map(|i| i.operands[0] as usize).collect();
    if unit.kind == UnitKind::Class {
        return if registers.is_empty() { Vec::new() } else { vec!["__class__"] };
    }
    let names = unit.local_names.iter().enumerate();
    let names = names.filter(|(at, _)| registers.contains(at)).map(|(_, name)| name);
    let spilled = unit.spill.iter().flat_map(|spill| &spill.cells).map(|name| &**name);
    let mut names: Vec<&str> = names.chain(spilled).collect();
    names.retain(|name| !name.is_empty());
    names.sort_unstable();
    // Parameters come first, in their own order.
    let place = |name: &&str| unit.parameters().iter().position(|known| **known == **name);
    names.sort_by_key(|name| place(name).unwrap_or(usize::MAX));
    names
}

/// The names of variables that are no cells, or are parameters.
fn plain_names(unit: &Unit) -> Vec<&str> {
    let cells = cell_names(unit);
    let parameters = unit.parameter_count();
    let names = unit.variable_names().into_iter().enumerate();
    names
        .filter(|(at, name)| *at < parameters || !cells.contains(name))
        .map(|(_, name)| name)
        .collect()
}

fn local_count(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(plain_names(unit(args)).len() as i64))
}

fn variables(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    texts(vm, plain_names(unit(args)).into_iter())
}

fn cells(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    texts(vm, cell_names(unit(args)).into_iter())
}

fn free(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    texts(vm, unit(args).free_names.iter())
}

fn names(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let unit = unit(args);
    let variables = unit.variable_names();
    let own = |name: &&str| !variables.contains(name);
    texts(vm, unit.names.iter().filter(own))
}

fn constants(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let record = code_record(args.get(0));
    let list = vm.new_list_for(8)?;
    let unit = record.unit();
    let doc = match &unit.docstring {
        Some(doc) => vm.new_str(doc)?,
        None => vm.none(),
    };
    list.push(vm, doc)?;
    for constant in &unit.consts {
        if !matches!(constant, Constant::None) {
            let value = vm.constant(constant)?;
            list.push(vm, value)?;
        }
    }
    match record {
        CodeRecord::Linked(code) => {
            vm.link_now(code)?;
            for child in code.children() {
                let child = child.object.get();
                list.push(vm, child)?;
            }
        }
        CodeRecord::Text(_) => {
            for child in &unit.children {
                let child = vm.code_of_unit(Unit::clone(child))?;
                list.push(vm, child)?;
            }
        }
    }
    list.to_tuple(vm)
}

fn flags(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    let unit = unit(args);
    let mut flags = match unit.kind {
        UnitKind::Function | UnitKind::Lambda => 3,
        _ => 0,
    };
    flags |= (unit.var_positional as i64) << 2 | (unit.var_keyword as i64) << 3;
    let nesting = ["<locals>.", "comp>.", "<genexpr>."];
    if !unit.free_names.is_empty() || nesting.iter().any(|part| unit.qualname.contains(part)) {
        flags |= 0x10;
    }
    flags |= match unit.flavor {
        Flavor::Plain => 0,
        Flavor::Generator => 0x20,
        Flavor::Coroutine => 0x80,
        Flavor::AsyncGenerator => 0x200,
    };
    if unit.text_annotations {
        flags |= FUTURE_ANNOTATIONS;
    }
    Ok(Value::small(flags))
}

fn stack_size(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(unit(args).registers as i64))
}

/// Numbers of CPython's instructions that programs look for at `f_lasti`. An instruction of ours with such a number has another one, from 255 down.
mod told {
    pub const PUSH_EXC_INFO: u8 = 35;
    pub const YIELD_VALUE: u8 = 86;
    pub const RESUME: u8 = 151;
    pub const ALL: [u8; 3] = [PUSH_EXC_INFO, YIELD_VALUE, RESUME];
}
const _: () = assert!(sidewinder_compiler::bytecode::opcode::ROWS.len() + told::ALL.len() <= 256);

/// The words, which mean nothing to anybody but this interpreter. Only where a frame begins, where it stops for a while and that it goes on there is said
/// as CPython does: tracers look for that. What stood there stands behind it, in room for caches.
fn bytecode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let unit = unit(args);
    let mut bytes: Vec<u8> = unit.words.iter().flat_map(|word| word.to_le_bytes()).collect();
    for instruction in unit.instructions() {
        let at = 4 * instruction.offset as usize;
        let opcode = instruction.opcode;
        let put: &[u8] = match opcode {
            Opcode::MakeGenerator => &[told::RESUME, 0],
            Opcode::Yield => &[told::YIELD_VALUE, 1, told::RESUME, 1],
            Opcode::Relay => &[told::YIELD_VALUE, 2, told::RESUME, 2],
            _ if opcode.starts() || at == 0 => &[told::RESUME, 0],
            _ => match told::ALL.iter().position(|number| *number == opcode as u8) {
                Some(position) => &[255 - position as u8],
                None => continue,
            },
        };
        if opcode.row().extra.last() == Some(&Extra::Cache) {
            let last = at + 4 * (instruction.end() - instruction.offset) as usize - 4;
            bytes.copy_within(at..at + 4, last);
        }
        bytes[at..at + put.len()].copy_from_slice(put);
    }
    vm.new_bytes(&bytes)
}

/// Nothing: the handlers are in `co_linetable` with the rest.
fn exceptions(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_bytes(&[])
}

/// A row for every two bytes of the code, so that `tb_lasti // 2` is the number of a row.
fn positions(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let unit = unit(args);
    let list = vm.new_list_for(2 * unit.words.len())?;
    let is_plain = vm.part::<Habits>().plain_tracebacks;
    let none = vm.none();
    let ends = unit.positions.iter().skip(1).map(|(at, _)| *at).chain([unit.words.len() as u32]);
    for ((start, span), end) in unit.positions.iter().zip(ends) {
        let place = unit.file.place(*span);
        // What starts a function is at no place in it.
        let numbers = match Opcode::of(unit.words[*start as usize]).starts() {
            true => [unit.code_line(), unit.code_line(), 0, 0],
            false => [place.line, place.end_line, place.column, place.end_column],
        };
        let mut row = numbers.map(|number| Value::small(number as i64));
        if is_plain {
            row[1..].fill(none);
        }
        let row = vm.new_tuple(&row)?;
        for _ in 0..2 * (end - start) {
            list.push(vm, row)?;
        }
    }
    vm.iter(list.0)
}

fn lines(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let unit = unit(args);
    let list = vm.new_list_for(unit.positions.len())?;
    let ends = unit.positions.iter().skip(1).map(|(at, _)| *at).chain([unit.words.len() as u32]);
    for ((start, span), end) in unit.positions.iter().zip(ends) {
        let none = vm.none();
        let number = |number: u32| Value::small(number as i64);
        let is_on_one = *span != NO_LINE;
        let line = if is_on_one { number(unit.file.place(*span).line) } else { none };
        let row = vm.new_tuple(&[number(4 * start), number(4 * end), line])?;
        list.push(vm, row)?;
    }
    vm.iter(list.0)
}

/// Code with another name, file or first line; nothing else can be replaced.
fn replace(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let names = ["co_name", "co_qualname", "co_filename"];
    let record = code_record(args.get(0));
    let mut unit = match record {
        CodeRecord::Linked(code) => Unit::clone(&code.unit),
        CodeRecord::Text(text) => text.unit.clone(),
    };
    for at in 0..args.keywords() {
        let key = Str(crate::object::Tuple(args.names()).get(at)).text();
        let value = args.keyword_value(at);
        if let (true, Some(text)) = (names.contains(&key), Str::of(payload(value))) {
            let text = text.text();
            match key {
                "co_name" => unit.name = text.into(),
                "co_qualname" => unit.qualname = text.into(),
                _ => unit.file = Arc::new(SourceFile::new(text, unit.file.text())),
            }
        }
    }
    match record {
        CodeRecord::Linked(code) => Ok(vm.link(unit, code.module)?.object.get()),
        CodeRecord::Text(text) => vm.new_code(CodeRecord::Text(Box::new(TextCode {
            file: unit.file.clone(),
            mode: text.mode,
            text_annotations: text.text_annotations,
            optimize: text.optimize,
            unit,
            linked: RefCell::default(),
            is_listed: Default::default(),
        }))),
    }
}

impl Vm {
    /// The code object of a comprehension that is compiled in line, by its number in that code: always the same one.
    pub fn code_object_in_line(&mut self, code: CodeRef, index: usize) -> Result<Value, Raised> {
        if let Some(known) = code.in_line.borrow().get(&index) {
            return Ok(*known);
        }
        let inlined = &code.unit.inlined[index];
        let mut unit = Unit::clone(&code.unit);
        unit.name = inlined.name.into();
        let mut qualname = match (&*code.unit.name, unit.kind) {
            ("<module>", _) => String::new(),
            ("<genexpr>" | "<listcomp>" | "<setcomp>" | "<dictcomp>", _) | (_, UnitKind::Class) => {
                format!("{}.", unit.qualname)
            }
            _ => format!("{}.<locals>.", unit.qualname),
        };
        let around = code.unit.inlined[index + 1..].iter().rev();
        for outer in around.filter(|outer| (outer.start..outer.end).contains(&inlined.start)) {
            qualname += outer.name;
            qualname.push('.');
        }
        unit.qualname = (qualname + inlined.name).into();
        unit.span = inlined.span;
        let object = self.code_of_unit(unit)?;
        self.heap.pin_for(code.object.get(), vec![object.bits()]);
        code.in_line.borrow_mut().insert(index, object);
        Ok(object)
    }
}
