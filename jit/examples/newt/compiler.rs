//! A tree to bytecode.
//!
//! Registers are a stack: variables in the order of their declaration, what is being computed above them. So how high the stack is
//! says which registers are in use, and that is all the JIT wants to know ([`Code::heights`]).
//!
//! ```text
//! let y = x * x + 1;         Mul 1 0 0        x is R[0]; y will be R[1]
//!                            Constant 2 #1
//!                            Add 1 1 2
//! ```

use super::code::{Class, Code, Constant, Function, Ins, Op};
use super::tree::{self, Expr, ExprKind, Fault, Place, Program, Statement};
use std::collections::HashMap;

/// Builtin functions of one argument.
const BUILTINS: &[(&str, Op)] =
    &[("len", Op::Length), ("str", Op::Text), ("code", Op::Code), ("print", Op::Print)];
/// Registers of a function: slots above them belong to nobody.
const REGISTERS: usize = 250;
/// Fields of an object.
const FIELDS: usize = 100;
/// Words of a program: a position fits a link.
const LONGEST: usize = 1 << 24;

/// Compiles a program.
pub fn compile(program: &Program) -> Result<Code, Fault> {
    let mut compiler = Compiler::default();
    compiler.declare(program)?;
    let start = Place { line: 1, column: 1 };
    compiler.function(0, &[], &program.body, start)?;
    let functions = program.functions.iter();
    let methods = program.classes.iter().flat_map(|class| &class.methods);
    for (number, function) in (1..).zip(functions.chain(methods)) {
        compiler.function(number, &function.parameters, &function.body, function.place)?;
    }
    match compiler.code.words.len() {
        ..LONGEST => Ok(compiler.code),
        _ => Err(start.fault("the program is too long")),
    }
}

#[derive(Default)]
struct Compiler {
    code: Code,
    functions: HashMap<String, u32>,
    classes: HashMap<String, u32>,
    names: HashMap<String, u32>,
    constants: HashMap<Constant, usize>,
    // Of the function that is being compiled:
    variables: Vec<(String, u8)>,
    /// The registers in use.
    top: u8,
    has_loop: bool,
    /// Jumps out of each of the loops that are open.
    breaks: Vec<Vec<usize>>,
}

impl Compiler {
    /// Numbers functions and classes, so that they can be used before they are compiled.
    fn declare(&mut self, program: &Program) -> Result<(), Fault> {
        let function = |name: &str, parameters| Function {
            name: name.to_string(),
            start: 0,
            parameters,
            has_loop: false,
        };
        self.code.functions.push(function("the program", 0));
        for declared in &program.functions {
            self.check_new(&declared.name, declared.place)?;
            self.functions.insert(declared.name.clone(), self.code.functions.len() as u32);
            self.code.functions.push(function(&declared.name, declared.parameters.len()));
        }
        for class in &program.classes {
            self.check_new(&class.name, class.place)?;
            self.classes.insert(class.name.clone(), self.code.classes.len() as u32);
            let declared = self.class(class)?;
            self.code.classes.push(declared);
            for method in &class.methods {
                let name = format!("{}.{}", class.name, method.name);
                self.code.functions.push(function(&name, method.parameters.len()));
            }
        }
        Ok(())
    }

    fn check_new(&self, name: &str, place: Place) -> Result<(), Fault> {
        let is_builtin = BUILTINS.iter().any(|(known, _)| *known == name);
        if is_builtin || self.functions.contains_key(name) || self.classes.contains_key(name) {
            return Err(place.fault(format!("there is a function or class `{name}` already")));
        }
        Ok(())
    }

    fn class(&mut self, class: &tree::Class) -> Result<Class, Fault> {
        let mut made = Class {
            name: class.name.clone(),
            fields: Vec::new(),
            made_with: 0,
            methods: Vec::new(),
        };
        let mut later = Vec::new();
        if let Some((parent, place)) = &class.parent {
            // Classes before this one, so that nothing is its own ancestor.
            let known = self.code.classes.iter().find(|known| known.name == *parent);
            let Some(parent) = known else {
                return Err(place.fault(format!("there is no class `{parent}` before this one")));
            };
            made.fields = parent.fields[..parent.made_with].to_vec();
            later = parent.fields[parent.made_with..].to_vec();
            made.methods = parent.methods.clone();
        }
        for field in &class.fields {
            let field = self.name(field);
            if made.fields.contains(&field) {
                let name = &self.code.names[field as usize];
                return Err(class.place.fault(format!("there are two fields `{name}`")));
            }
            made.fields.push(field);
        }
        made.made_with = made.fields.len();
        for (number, method) in (self.code.functions.len() as u32..).zip(&class.methods) {
            let name = self.name(&method.name);
            match made.methods.iter_mut().find(|known| known.0 == name) {
                Some(known) => known.1 = number,
                None => made.methods.push((name, number)),
            }
            self.fields_set(&method.body, &mut later);
        }
        for field in later {
            if !made.fields.contains(&field) {
                made.fields.push(field);
            }
        }
        match made.fields.len() {
            ..FIELDS => Ok(made),
            _ => Err(class.place.fault(format!("a class has fewer than {FIELDS} fields"))),
        }
    }

    /// The fields that statements of a method set: for these, objects have room.
    fn fields_set(&mut self, statements: &[Statement], fields: &mut Vec<u32>) {
        for statement in statements {
            match statement {
                Statement::Assign(Expr { kind: ExprKind::Field(object, name), .. }, _) if matches!(&object.kind, ExprKind::Name(name) if name == "self") =>
                {
                    fields.push(self.name(name));
                }
                Statement::If(_, then, otherwise) => {
                    self.fields_set(then, fields);
                    self.fields_set(otherwise, fields);
                }
                Statement::While(_, body) => self.fields_set(body, fields),
                _ => {}
            }
        }
    }

    fn name(&mut self, name: &str) -> u32 {
        let next = self.code.names.len() as u32;
        let number = *self.names.entry(name.to_string()).or_insert(next);
        if number == next {
            self.code.names.push(name.to_string());
        }
        number
    }

    fn function(
        &mut self,
        number: usize,
        parameters: &[String],
        body: &[Statement],
        place: Place,
    ) -> Result<(), Fault> {
        self.code.functions[number].start = self.code.words.len() as u32;
        (self.variables, self.top, self.has_loop) = (Vec::new(), 0, false);
        for name in parameters {
            if self.variables.iter().any(|(known, _)| known == name) {
                return Err(place.fault(format!("there are two parameters `{name}`")));
            }
            let register = self.register(place)?;
            self.variables.push((name.clone(), register));
        }
        self.emit_site(Op::Enter, place);
        self.block(body)?;
        let nil = self.register(place)?;
        self.constant(nil, Constant::Nil, place)?;
        self.emit(Op::Return, [nil, 0, 0], place);
        self.code.functions[number].has_loop = self.has_loop;
        Ok(())
    }

    // Instructions.

    fn push(&mut self, word: u32, place: Place) {
        self.code.words.push(word);
        self.code.places.push(place);
        self.code.heights.push(self.top);
    }
    fn emit(&mut self, op: Op, operands: [u8; 3], place: Place) {
        self.push(Ins::new(op, operands).0, place);
    }
    fn emit_wide(&mut self, op: Op, operands: [u8; 3], word: u32, place: Place) {
        self.emit(op, operands, place);
        self.push(word, place);
    }
    fn emit_site(&mut self, op: Op, place: Place) {
        self.emit_wide(op, [0; 3], 0, place);
        self.push(0, place);
    }
    /// A jump to a place that is not known yet.
    fn emit_jump(&mut self, op: Op, a: u8, place: Place) -> usize {
        self.emit_wide(op, [a, 0, 0], 0, place);
        self.code.words.len() - 1
    }
    /// Here is where these jumps go.
    fn land(&mut self, jumps: &[usize]) {
        for &at in jumps {
            self.code.words[at] = self.code.words.len() as u32;
        }
    }

    fn constant(&mut self, to: u8, constant: Constant, place: Place) -> Result<(), Fault> {
        let next = self.code.constants.len();
        let number = *self.constants.entry(constant.clone()).or_insert(next);
        if number == next {
            self.code.constants.push(constant);
        }
        let Ok(number) = u16::try_from(number) else {
            return Err(place.fault("there are too many constants"));
        };
        let [low, high] = number.to_le_bytes();
        self.emit(Op::Constant, [to, low, high], place);
        Ok(())
    }

    fn register(&mut self, place: Place) -> Result<u8, Fault> {
        if usize::from(self.top) == REGISTERS {
            return Err(place.fault("there are too many variables"));
        }
        self.top += 1;
        Ok(self.top - 1)
    }

    fn variable(&self, name: &str, place: Place) -> Result<u8, Fault> {
        let found = self.variables.iter().rev().find(|(known, _)| known == name);
        match found {
            Some(&(_, register)) => Ok(register),
            None => Err(place.fault(format!("there is no variable `{name}`"))),
        }
    }

    // Statements.

    /// What is declared in a block ends with it.
    fn block(&mut self, statements: &[Statement]) -> Result<(), Fault> {
        let (count, top) = (self.variables.len(), self.top);
        for statement in statements {
            self.statement(statement)?;
        }
        self.variables.truncate(count);
        self.top = top;
        Ok(())
    }

    fn statement(&mut self, statement: &Statement) -> Result<(), Fault> {
        let top = self.top;
        match statement {
            Statement::Let(name, value) => {
                let register = self.register(value.place)?;
                self.expr_to(value, register)?;
                self.variables.push((name.clone(), register));
                return Ok(());
            }
            Statement::Assign(target, value) => match &target.kind {
                ExprKind::Field(object, name) => {
                    let (object, value) = (self.expr(object)?, self.expr(value)?);
                    let name = self.name(name);
                    self.emit_wide(Op::Set, [object, value, 0], name, target.place);
                }
                ExprKind::Name(name) => {
                    let register = self.variable(name, target.place)?;
                    self.expr_to(value, register)?;
                }
                _ => return Err(target.place.fault("nothing can be assigned to this")),
            },
            Statement::If(condition, then, otherwise) => {
                let no = self.jump_if_not(condition)?;
                self.block(then)?;
                if otherwise.is_empty() {
                    self.land(&[no]);
                } else {
                    let end = self.emit_jump(Op::Jump, 0, condition.place);
                    self.land(&[no]);
                    self.block(otherwise)?;
                    self.land(&[end]);
                }
            }
            Statement::While(condition, body) => {
                self.has_loop = true;
                let start = self.code.words.len();
                self.emit_site(Op::Loop, condition.place);
                let end = self.jump_if_not(condition)?;
                self.breaks.push(vec![end]);
                self.block(body)?;
                self.emit_wide(Op::Jump, [0; 3], start as u32, condition.place);
                let ends = self.breaks.pop().unwrap_or_default();
                self.land(&ends);
            }
            Statement::Return(value, place) => {
                let register = match value {
                    Some(value) => self.expr(value)?,
                    None => self.nil(*place)?,
                };
                self.emit(Op::Return, [register, 0, 0], *place);
            }
            Statement::Break(place) => {
                let jump = self.emit_jump(Op::Jump, 0, *place);
                match self.breaks.last_mut() {
                    Some(breaks) => breaks.push(jump),
                    None => return Err(place.fault("there is no loop to break out of")),
                }
            }
            Statement::Value(value) => {
                self.expr(value)?;
            }
        }
        self.top = top;
        Ok(())
    }

    fn nil(&mut self, place: Place) -> Result<u8, Fault> {
        let register = self.register(place)?;
        self.constant(register, Constant::Nil, place)?;
        Ok(register)
    }

    fn jump_if_not(&mut self, condition: &Expr) -> Result<usize, Fault> {
        let top = self.top;
        let register = self.expr(condition)?;
        let jump = self.emit_jump(Op::JumpIfNot, register, condition.place);
        self.top = top;
        Ok(jump)
    }

    // Expressions.

    /// The register that has the value: the variable's own, or a new one on top.
    fn expr(&mut self, expr: &Expr) -> Result<u8, Fault> {
        if let ExprKind::Name(name) = &expr.kind {
            return self.variable(name, expr.place);
        }
        let register = self.register(expr.place)?;
        self.expr_to(expr, register)?;
        Ok(register)
    }

    /// Computes the value into a register; above the top, all is as it was.
    fn expr_to(&mut self, expr: &Expr, to: u8) -> Result<(), Fault> {
        let (top, place) = (self.top, expr.place);
        match &expr.kind {
            ExprKind::Number(n) => self.constant(to, Constant::Number(*n), place)?,
            ExprKind::Text(text) => self.constant(to, Constant::Text(text.clone()), place)?,
            ExprKind::Bool(b) => self.constant(to, Constant::Bool(*b), place)?,
            ExprKind::Nil => self.constant(to, Constant::Nil, place)?,
            ExprKind::Name(name) => {
                let from = self.variable(name, place)?;
                self.emit(Op::Move, [to, from, 0], place);
            }
            ExprKind::Unary("-", operand) => {
                let zero = self.register(place)?;
                self.constant(zero, Constant::Number(0), place)?;
                let operand = self.expr(operand)?;
                self.emit(Op::Sub, [to, zero, operand], place);
            }
            ExprKind::Unary(_, operand) => {
                let operand = self.expr(operand)?;
                self.emit(Op::Not, [to, operand, 0], place);
            }
            ExprKind::Binary(sign, left, right) => {
                let (left, right) = (self.expr(left)?, self.expr(right)?);
                let (op, operands) = match *sign {
                    "+" => (Op::Add, [to, left, right]),
                    "-" => (Op::Sub, [to, left, right]),
                    "*" => (Op::Mul, [to, left, right]),
                    "/" => (Op::Div, [to, left, right]),
                    "%" => (Op::Mod, [to, left, right]),
                    "==" => (Op::Eq, [to, left, right]),
                    "!=" => (Op::Ne, [to, left, right]),
                    "<" => (Op::Lt, [to, left, right]),
                    "<=" => (Op::Le, [to, left, right]),
                    ">" => (Op::Lt, [to, right, left]),
                    _ => (Op::Le, [to, right, left]),
                };
                self.emit(op, operands, place);
            }
            ExprKind::Logic(word, left, right) => {
                // Not into a variable: the right operand may still read it.
                let result = self.register(place)?;
                self.expr_to(left, result)?;
                let op = if *word == "or" { Op::JumpIf } else { Op::JumpIfNot };
                let end = self.emit_jump(op, result, place);
                self.expr_to(right, result)?;
                self.land(&[end]);
                self.emit(Op::Move, [to, result, 0], place);
            }
            ExprKind::Index(string, index) => {
                let (string, index) = (self.expr(string)?, self.expr(index)?);
                self.emit(Op::Index, [to, string, index], place);
            }
            ExprKind::Field(object, name) => {
                let object = self.expr(object)?;
                let name = self.name(name);
                self.emit_wide(Op::Get, [to, object, 0], name, place);
            }
            ExprKind::Method(object, name, args) => {
                let link = self.register(place)?;
                let all: Vec<&Expr> = std::iter::once(&**object).chain(args).collect();
                let count = self.args(&all)?;
                let name = self.name(name);
                self.emit_wide(Op::Method, [to, link, count], name, place);
            }
            ExprKind::Call(name, args) => self.call(name, args, to, place)?,
        }
        self.top = top;
        Ok(())
    }

    /// Computes arguments, each into a register of its own, one above the other.
    fn args(&mut self, args: &[&Expr]) -> Result<u8, Fault> {
        for arg in args {
            let register = self.register(arg.place)?;
            self.expr_to(arg, register)?;
        }
        Ok(args.len() as u8)
    }

    fn call(&mut self, name: &str, args: &[Expr], to: u8, place: Place) -> Result<(), Fault> {
        let wants = |count: usize| match args.len() == count {
            true => Ok(()),
            false => {
                let s = if count == 1 { "" } else { "s" };
                let given = args.len();
                Err(place.fault(format!("{name} takes {count} argument{s}, not {given}")))
            }
        };
        let all: Vec<&Expr> = args.iter().collect();
        if let Some(&number) = self.functions.get(name) {
            wants(self.code.functions[number as usize].parameters)?;
            let link = self.register(place)?;
            let count = self.args(&all)?;
            self.emit_wide(Op::Call, [to, link, count], number, place);
        } else if let Some(&number) = self.classes.get(name) {
            wants(self.code.classes[number as usize].made_with)?;
            let first = self.top;
            let count = self.args(&all)?;
            self.emit_wide(Op::New, [to, first, count], number, place);
        } else if let Some(&(_, op)) = BUILTINS.iter().find(|(known, _)| *known == name) {
            wants(1)?;
            let value = self.expr(&args[0])?;
            match op {
                Op::Print => {
                    self.emit(op, [value, 0, 0], place);
                    self.emit(Op::Move, [to, value, 0], place);
                }
                _ => self.emit(op, [to, value, 0], place),
            }
        } else {
            return Err(place.fault(format!("there is no function or class `{name}`")));
        }
        Ok(())
    }
}
