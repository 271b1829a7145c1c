//! Arithmetic.

use super::compare::is_user;
use super::words;
use crate::object::complex::{Complex, Failure, complex};
use crate::object::instance::payload;
use crate::object::{
    ByteArray, Bytes, Dict, Int, Kind, List, Name, Object, Raised, Set, Str, Tuple, Type, Value,
    float, instance,
};
use crate::vm::Vm;

macro_rules! operators {
    ($($name:ident $symbol:literal $method:ident $reflected:ident $inplace:ident;)*) => {
        /// A binary operator.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Operator { $(#[doc = concat!("`", $symbol, "`")] $name,)* }

        impl Operator {
            /// All of them.
            pub const ALL: &'static [Operator] = &[$(Operator::$name,)*];

            /// As it is written.
            pub fn symbol(self) -> &'static str {
                match self { $(Operator::$name => $symbol,)* }
            }
            /// The special method of the left operand.
            pub const fn method(self) -> Name {
                match self { $(Operator::$name => Name::$method,)* }
            }
            /// The special method of the right operand.
            pub const fn reflected(self) -> Name {
                match self { $(Operator::$name => Name::$reflected,)* }
            }
            /// The special method of the augmented assignment.
            pub const fn inplace(self) -> Name {
                match self { $(Operator::$name => Name::$inplace,)* }
            }
        }
    };
}

operators! {
    Add "+" Add RAdd IAdd;
    Sub "-" Sub RSub ISub;
    Mul "*" Mul RMul IMul;
    TrueDiv "/" TrueDiv RTrueDiv ITrueDiv;
    FloorDiv "//" FloorDiv RFloorDiv IFloorDiv;
    Mod "%" Mod RMod IMod;
    Pow "**" Pow RPow IPow;
    LShift "<<" LShift RLShift ILShift;
    RShift ">>" RShift RRShift IRShift;
    And "&" And RAnd IAnd;
    Or "|" Or ROr IOr;
    Xor "^" Xor RXor IXor;
    MatMul "@" MatMul RMatMul IMatMul;
}

use Operator::*;

/// A unary operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unary {
    /// `-`
    Neg,
    /// `+`
    Pos,
    /// `~`
    Invert,
}

impl Unary {
    /// The special method.
    pub fn method(self) -> Name {
        match self {
            Unary::Neg => Name::Neg,
            Unary::Pos => Name::Pos,
            Unary::Invert => Name::Invert,
        }
    }

    fn symbol(self) -> &'static str {
        match self {
            Unary::Neg => "-",
            Unary::Pos => "+",
            Unary::Invert => "~",
        }
    }
}

/// Whether the value can be repeated.
fn is_sequence(value: Value) -> bool {
    matches!(value.kind(), Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray)
}

/// The same, of what is repeated by its own methods too.
fn is_joined(value: Value) -> bool {
    is_sequence(value) || matches!(value.kind(), Kind::Deque | Kind::Numbers)
}

fn is_text(value: Value) -> bool {
    matches!(value.kind(), Kind::Str | Kind::Bytes | Kind::ByteArray)
}

fn is_number(value: Value) -> bool {
    value.is(Kind::Complex) || value.is(Kind::Float) || Int::of(value).is_some()
}

impl Vm {
    /// `a op b` of values of builtin classes.
    pub fn builtin_binary(&mut self, op: Operator, a: Value, b: Value) -> Result<Value, Raised> {
        if op == Add && a.is(Kind::Str) && b.is(Kind::Str) {
            return self.concat(Str(a), Str(b));
        }
        match (Int::of(a), Int::of(b)) {
            (Some(x), Some(y)) => return self.binary_ints(op, a, b, x, y),
            (Some(_), None) if b.is(Kind::Float) => return self.binary_floats(op, a, b),
            (None, Some(_)) if a.is(Kind::Float) => return self.binary_floats(op, a, b),
            (None, None) if a.is(Kind::Float) && b.is(Kind::Float) => {
                return self.binary_floats(op, a, b);
            }
            _ => {}
        }
        if (a.is(Kind::Complex) || b.is(Kind::Complex)) && is_number(a) && is_number(b) {
            return self.binary_complexes(op, a, b);
        }
        match (op, a.kind(), b.kind()) {
            (Add, Kind::List, Kind::List) => {
                let list = self.new_list_for(List(a).len() + List(b).len())?;
                list.extend_from(self, a)?;
                list.extend_from(self, b)?;
                Ok(list.0)
            }
            (Add, Kind::Tuple, Kind::Tuple) => {
                let (a, b) = (Tuple(a), Tuple(b));
                if a.is_empty() {
                    return Ok(b.0);
                }
                if b.is_empty() {
                    return Ok(a.0);
                }
                let items = [a.items(), b.items()].concat();
                self.new_tuple(&items)
            }
            (Mul, _, _) if is_sequence(a) && Int::of(b).is_some() => self.repeat(a, b),
            (Mul, _, _) if is_sequence(b) && Int::of(a).is_some() => self.repeat(b, a),
            (Mod, Kind::Str, _) => self.percent_format(Str(a), b),
            (Add, Kind::Bytes | Kind::ByteArray, _) => match self.concat_bytes_like(a, b)? {
                Some(both) => Ok(both),
                None => Ok(self.not_implemented()),
            },
            (Mod, Kind::Bytes | Kind::ByteArray, _) => self.percent_format_bytes(a, b),
            (Or, _, _) if self.is_union_side(a) && self.is_union_side(b) => self.new_union(a, b),
            (Or, Kind::Dict, Kind::Dict) => {
                let dict = Dict(a).copy(self)?;
                dict.update(self, Dict(b))?;
                Ok(dict.0)
            }
            (Sub | And | Or | Xor, Kind::Set | Kind::FrozenSet, Kind::Set | Kind::FrozenSet) => {
                self.binary_sets(op, Set(a), Set(b))
            }
            (Or, _, _) if [a, b].iter().any(|side| self.is_exactly(*side, Type::MappingProxy)) => {
                // A proxy stands for what it shows.
                let (a, b) = (self.out_of_mapping_proxy(a)?, self.out_of_mapping_proxy(b)?);
                self.binary(op, a, b)
            }
            (Sub | And | Or | Xor, Kind::DictView, _)
            | (Sub | And | Or | Xor, _, Kind::DictView) => {
                // Keys and items take whatever can be iterated.
                let is_set = |vm: &Vm, value| {
                    vm.is_exactly(value, Type::DictKeys) || vm.is_exactly(value, Type::DictItems)
                };
                if !is_set(self, a) && !is_set(self, b) {
                    return Ok(self.not_implemented());
                }
                self.binary_views(op, a, b)
            }
            _ => Ok(self.not_implemented()),
        }
    }

    fn binary_ints(
        &mut self,
        op: Operator,
        a: Value,
        b: Value,
        x: Int,
        y: Int,
    ) -> Result<Value, Raised> {
        match op {
            Add => self.int_add(x, y),
            Sub => self.int_sub(x, y),
            Mul => self.int_mul(x, y),
            TrueDiv => self.int_true_div(x, y),
            FloorDiv => self.int_floor_div(x, y),
            Mod => self.int_mod(x, y),
            Pow if y.is_negative() => self.binary_floats(op, a, b),
            Pow => self.int_pow(x, y),
            LShift => self.int_lshift(x, y),
            RShift => self.int_rshift(x, y),
            And | Or | Xor => {
                if a.is(Kind::Bool) && b.is(Kind::Bool) {
                    let (x, y) = (x.clamped() != 0, y.clamped() != 0);
                    let answer = match op {
                        And => x & y,
                        Or => x | y,
                        _ => x ^ y,
                    };
                    return Ok(self.bool(answer));
                }
                if let (Int::Small(x), Int::Small(y)) = (x, y) {
                    return self.new_int(match op {
                        And => x & y,
                        Or => x | y,
                        _ => x ^ y,
                    });
                }
                if let (Some(x), Some(y)) = (x.two_words(), y.two_words()) {
                    return self.new_two_words(match op {
                        And => x & y,
                        Or => x | y,
                        _ => x ^ y,
                    });
                }
                let by_words = match op {
                    And => words::bitwise(self, x, y, |x, y| x & y),
                    Or => words::bitwise(self, x, y, |x, y| x | y),
                    _ => words::bitwise(self, x, y, |x, y| x ^ y),
                };
                if let Some(result) = by_words {
                    return result;
                }
                let (x, y) = (x.to_ibig(), y.to_ibig());
                let result = match op {
                    And => x & y,
                    Or => x | y,
                    _ => x ^ y,
                };
                self.new_ibig(&result)
            }
            MatMul => Ok(self.not_implemented()),
        }
    }

    fn binary_floats(&mut self, op: Operator, a: Value, b: Value) -> Result<Value, Raised> {
        let (Some(x), Some(y)) = (self.number(a)?, self.number(b)?) else {
            return Ok(self.not_implemented());
        };
        let result = match op {
            Add => x + y,
            Sub => x - y,
            Mul => x * y,
            TrueDiv if y == 0.0 => {
                return self.raise(Type::ZeroDivisionError, "float division by zero");
            }
            TrueDiv => x / y,
            FloorDiv if y == 0.0 => {
                return self.raise(Type::ZeroDivisionError, "float floor division by zero");
            }
            FloorDiv => float::floor_div(x, y),
            Mod if y == 0.0 => return self.raise(Type::ZeroDivisionError, "float modulo"),
            Mod => float::modulo(x, y),
            Pow => return self.float_pow(x, y),
            _ => return Ok(self.not_implemented()),
        };
        self.new_float(result)
    }

    fn binary_complexes(&mut self, op: Operator, a: Value, b: Value) -> Result<Value, Raised> {
        if !matches!(op, Add | Sub | Mul | TrueDiv | Pow) {
            return Ok(self.not_implemented());
        }
        let (Some(x), Some(y)) = (self.complex_number(a)?, self.complex_number(b)?) else {
            return Ok(self.not_implemented());
        };
        self.complex_binary(op, x, y)
    }

    /// An operation on complex numbers that they know.
    pub fn complex_binary(
        &mut self,
        op: Operator,
        x: Complex,
        y: Complex,
    ) -> Result<Value, Raised> {
        let result = match op {
            Add => Ok(x + y),
            Sub => Ok(x - y),
            Mul => Ok(x * y),
            TrueDiv => x.divided_by(y),
            _ => x.power(y),
        };
        match (result, op) {
            (Ok(z), _) => self.new_complex(z),
            (Err(Failure::Zero), TrueDiv) => {
                self.raise(Type::ZeroDivisionError, "complex division by zero")
            }
            (Err(Failure::Zero), _) => {
                let text = "0.0 to a negative or complex power";
                self.raise(Type::ZeroDivisionError, text)
            }
            _ => self.raise(Type::OverflowError, "complex exponentiation"),
        }
    }

    /// `x ** y` for floats.
    pub fn float_pow(&mut self, x: f64, y: f64) -> Result<Value, Raised> {
        if x == 0.0 && y < 0.0 && y.is_finite() {
            let text = "0.0 cannot be raised to a negative power";
            return self.raise(Type::ZeroDivisionError, text);
        }
        if x < 0.0 && x.is_finite() && y.is_finite() && y.fract() != 0.0 {
            return self.complex_binary(Pow, complex(x, 0.0), complex(y, 0.0));
        }
        let result = float::power(x, y);
        if result.is_infinite() && x.is_finite() && y.is_finite() {
            return self.raise_out_of_range();
        }
        self.new_float(result)
    }

    /// The OverflowError of the C library.
    pub fn raise_out_of_range<T>(&mut self) -> Result<T, Raised> {
        let text = self.new_str("Numerical result out of range")?;
        self.raise_with(Type::OverflowError, &[Value::small(34), text])
    }

    pub(crate) fn binary_sets(&mut self, op: Operator, a: Set, b: Set) -> Result<Value, Raised> {
        let ty = if a.0.is(Kind::FrozenSet) { Type::FrozenSet } else { Type::Set };
        let set = match op {
            // A few keys are taken out of a copy; otherwise the ones that stay are put together.
            Sub if a.len() >> 2 > b.len() => {
                let set = a.copy(self, ty)?;
                self.change_set(Sub, set, b)?;
                set
            }
            Sub => a.select(self, b, false, ty)?,
            // The smaller one is walked through.
            And if b.len() > a.len() => a.select(self, b, true, ty)?,
            And => b.select(self, a, true, ty)?,
            Or => {
                let set = a.copy(self, ty)?;
                set.update(self, b)?;
                set
            }
            _ => {
                let set = b.copy(self, ty)?;
                self.toggle_all(set, a)?;
                set
            }
        };
        Ok(set.0)
    }

    /// Adds to a set those keys of another one that it has not, and removes those that it has.
    fn toggle_all(&mut self, set: Set, keys: Set) -> Result<(), Raised> {
        let mut at = 0;
        while let Some((next, key, hash)) = keys.next_hashed(at) {
            at = next;
            if !set.remove_hashed(self, key, hash)? {
                set.add_hashed(self, key, hash)?;
            }
        }
        Ok(())
    }

    /// Adds a key to a set, or removes it if it is there.
    pub fn toggle(&mut self, set: Set, key: Value) -> Result<(), Raised> {
        if !set.remove(self, key)? {
            set.add(self, key)?;
        }
        Ok(())
    }

    /// `sequence * count`.
    fn repeat(&mut self, sequence: Value, count: Value) -> Result<Value, Raised> {
        let count = match Int::of(count) {
            Some(Int::Small(n)) => n,
            Some(big @ Int::Big(_)) => match big.to_i64() {
                Some(n) => n,
                None => {
                    let text = "cannot fit 'int' into an index-sized integer";
                    return self.raise(Type::OverflowError, text);
                }
            },
            None => 0,
        };
        let count = count.max(0) as usize;
        let (length, too_long) = match sequence.kind() {
            Kind::Str => (Str(sequence).len(), "repeated string is too long"),
            Kind::Bytes => (Bytes(sequence).len(), "repeated bytes are too long"),
            Kind::ByteArray => (ByteArray(sequence).len(), ""),
            Kind::Tuple => (Tuple(sequence).len(), ""),
            _ => (List(sequence).len(), ""),
        };
        if length > 0 && count > isize::MAX as usize / length {
            return if too_long.is_empty() {
                self.no_memory()
            } else {
                self.raise(Type::OverflowError, too_long)
            };
        }
        let count = if length == 0 { 0 } else { count };
        match sequence.kind() {
            Kind::Str => self.repeat_str(Str(sequence), count),
            Kind::Bytes => self.repeat_bytes(Bytes(sequence), count),
            Kind::ByteArray => {
                self.room_for((length * count).saturating_mul(2))?;
                let repeated = ByteArray(sequence).data(self).repeat(count);
                self.new_bytearray(&repeated)
            }
            Kind::Tuple if count == 1 => Ok(sequence),
            Kind::Tuple => self.repeat_tuple(Tuple(sequence).items(), count),
            _ => List(sequence).repeat(self, count),
        }
    }

    /// `a op b`.
    pub fn binary(&mut self, op: Operator, a: Value, b: Value) -> Result<Value, Raised> {
        let result = if is_user(a) || is_user(b) {
            self.nested(|vm| vm.binary_by_methods(op, a, b))?
        } else {
            self.builtin_binary(op, a, b)?
        };
        if result == self.not_implemented() {
            return self.binary_otherwise(op, a, b, false);
        }
        Ok(result)
    }

    /// What is left when neither operand knows an operation: a sequence is repeated by whatever stands for an index.
    pub fn binary_otherwise(
        &mut self,
        op: Operator,
        a: Value,
        b: Value,
        inplace: bool,
    ) -> Result<Value, Raised> {
        for (sequence, count) in [(a, b), (b, a)] {
            if op == Mul
                && is_sequence(instance::payload(sequence))
                && is_user(count)
                && let Some(count) = self.index_sized(count, Type::OverflowError)?
            {
                let count = self.new_int(count)?;
                if inplace && sequence == a && !is_user(a) {
                    return self.builtin_inplace(op, a, count);
                }
                return self.repeat(instance::payload(sequence), count);
            }
        }
        self.unsupported(op, a, b, inplace)
    }

    /// The special methods of a binary operation: the right operand's first if its class inherits from the left one's and has its own.
    pub fn binary_by_methods(&mut self, op: Operator, a: Value, b: Value) -> Result<Value, Raised> {
        let (class_a, class_b) = (self.class_of(a), self.class_of(b));
        let reflected = if class_a == class_b { None } else { self.special(b, op.reflected()) };
        let own = reflected != self.special(a, op.reflected());
        // A sequence is put together with another one only after that one's own method was asked.
        let is_late = matches!(op, Add | Mul)
            && is_joined(instance::payload(a))
            && reflected.is_some_and(|method| !method.is(Kind::Builtin))
            && self.special(a, op.method()).is_some_and(|method| method.is(Kind::Builtin));
        let reflected_first =
            reflected.is_some() && own && (is_late || class_b.is_subclass(class_a));
        if let (Some(method), true) = (reflected, reflected_first) {
            let result = self.call_operator(op, method, b, a, true)?;
            if result != self.not_implemented() {
                return Ok(result);
            }
        }
        if let Some(method) = self.special(a, op.method()) {
            let result = self.call_operator(op, method, a, b, false)?;
            if result != self.not_implemented() {
                return Ok(result);
            }
        }
        if let (Some(method), false) = (reflected, reflected_first) {
            return self.call_operator(op, method, b, a, true);
        }
        Ok(self.not_implemented())
    }

    /// As [`Vm::binary_by_methods`], without those of builtin classes.
    fn binary_by_own_methods(&mut self, op: Operator, a: Value, b: Value) -> Result<Value, Raised> {
        let own = |vm: &Vm, of: Value, name: Name| {
            vm.special(of, name).filter(|method| !method.is(Kind::Builtin))
        };
        let (class_a, class_b) = (self.class_of(a), self.class_of(b));
        let reflected = if class_a == class_b { None } else { own(self, b, op.reflected()) };
        let mut asked = [(own(self, a, op.method()), a, b), (reflected, b, a)];
        if class_b.is_subclass(class_a) {
            asked.reverse();
        }
        for (method, of, with) in asked {
            let Some(method) = method else { continue };
            let result = self.call_special(method, of, &[with])?;
            if result != self.not_implemented() {
                return Ok(result);
            }
        }
        Ok(self.not_implemented())
    }

    /// Calls the special method of an operator on `of`. A builtin one is not asked by name, as strings and lists then
    /// raise where they should only decline.
    fn call_operator(
        &mut self,
        op: Operator,
        method: Value,
        of: Value,
        with: Value,
        reflected: bool,
    ) -> Result<Value, Raised> {
        // But a proxy's asks what it stands for, and one that the program has put into a class is what that says.
        let keeps = |of: Value| {
            of.is(Kind::Instance)
                && of.map().class.has_payload()
                && !instance::payload(of).kind().by_methods()
        };
        if method.is(Kind::Builtin) && (!is_user(of) || keeps(of)) {
            let wide = is_user(with);
            let (whole, of) = (of, instance::payload(of));
            let with = match instance::payload(with) {
                // What is put into a text speaks for itself, but tuples are taken apart.
                plain if op == Mod && !reflected && is_text(of) && !plain.is(Kind::Tuple) => with,
                // A view goes through the other one, as that says.
                _ if of.is(Kind::DictView) => with,
                plain => plain,
            };
            if wide && !reflected && is_wider(with, of) {
                return Ok(self.not_implemented());
            }
            if reflected {
                return self.builtin_binary(op, with, of);
            }
            let result = self.builtin_binary(op, of, with)?;
            return Ok(match op {
                Mod => filled(whole, result),
                _ => result,
            });
        }
        self.call_special(method, of, &[with])
    }

    /// `a op= b` of values of builtin classes: lists, sets and dicts change, the others are as in `a op b`.
    pub fn builtin_inplace(&mut self, op: Operator, a: Value, b: Value) -> Result<Value, Raised> {
        match (op, a.kind()) {
            (Add, Kind::List) => {
                self.extend(List(a), b)?;
                Ok(a)
            }
            (Add, Kind::ByteArray) => {
                self.extend_bytes(ByteArray(a), b)?;
                Ok(a)
            }
            (Mul, Kind::ByteArray) if Int::of(b).is_some() => {
                let repeated = self.repeat(a, b)?;
                let length = ByteArray(a).len();
                ByteArray(a).splice(self, 0, length, &ByteArray(repeated).to_vec())?;
                Ok(a)
            }
            (Mul, Kind::List) if Int::of(b).is_some() => {
                let repeated = self.repeat(a, b)?;
                if !List(a).is_empty() {
                    List(a).take(self, List(repeated));
                }
                Ok(a)
            }
            (Or, Kind::ModuleDict) => {
                let update = self.intern("update")?;
                let update = self.get_attribute(a, update)?;
                self.call(update, &[b])?;
                Ok(a)
            }
            (Or, Kind::DictView) if self.is_exactly(a, Type::MappingProxy) => {
                let text = "'|=' is not supported by mappingproxy; use '|' instead";
                self.raise(Type::TypeError, text)
            }
            (Or, Kind::Dict) => {
                self.update_dict(Dict(a), b)?;
                Ok(a)
            }
            (Or, Kind::Set) if Set::of(b).is_some() => {
                Set(a).update(self, Set(b))?;
                Ok(a)
            }
            (Sub | And | Xor, Kind::Set) if Set::of(b).is_some() => {
                self.change_set(op, Set(a), Set(b))?;
                Ok(a)
            }
            _ => self.builtin_binary(op, a, b),
        }
    }

    /// `a op= b` for sets.
    pub fn change_set(&mut self, op: Operator, a: Set, b: Set) -> Result<(), Raised> {
        match op {
            Or => a.update(self, b),
            Sub if a == b => {
                a.clear(self);
                Ok(())
            }
            Sub => a.subtract(self, b),
            And => {
                let kept = self.binary_sets(And, a, b)?;
                a.take(self, Set(kept));
                Ok(())
            }
            _ if a == b => {
                a.clear(self);
                Ok(())
            }
            _ => self.toggle_all(a, b),
        }
    }

    /// `a op= b`.
    pub fn inplace(&mut self, op: Operator, a: Value, b: Value) -> Result<Value, Raised> {
        if !is_user(a) && !is_user(b) {
            let result = self.builtin_inplace(op, a, b)?;
            if result == self.not_implemented() {
                return self.unsupported(op, a, b, true);
            }
            return Ok(result);
        }
        let method = self.special(a, op.inplace());
        let is_builtin = method.is_some_and(|method| method.is(Kind::Builtin));
        let is_late = is_builtin
            && (op == Mul || op == Add && !is_user(a))
            && is_sequence(instance::payload(a));
        // A builtin sequence is repeated in place after the other operand was asked.
        let repeats = is_late && op == Mul && Int::of(instance::payload(b)).is_none();
        if is_late && !repeats {
            // A builtin sequence changes in place only after the methods of the program were asked, also those that make another object.
            let result = self.nested(|vm| vm.binary_by_own_methods(op, a, b))?;
            if result != self.not_implemented() {
                return Ok(result);
            }
        }
        if let Some(method) = method
            && !repeats
        {
            let result = self.nested(|vm| vm.call_special(method, a, &[b]))?;
            if result != self.not_implemented() {
                return Ok(result);
            }
        }
        let result = self.nested(|vm| vm.binary_by_methods(op, a, b))?;
        if result == self.not_implemented() {
            return self.binary_otherwise(op, a, b, true);
        }
        Ok(result)
    }

    /// The TypeError of a sequence that is multiplied by another one, which is no number for it.
    pub fn refuse_sequence(&mut self, left: Value, right: Value) -> Result<(), Raised> {
        if !is_joined(instance::payload(left)) {
            return Ok(());
        }
        let name = self.type_name(right);
        let text = format!("can't multiply sequence by non-int of type '{name}'");
        self.raise(Type::TypeError, text)
    }

    /// The TypeError of an operation that neither operand implements.
    #[cold]
    pub fn unsupported<T>(
        &mut self,
        op: Operator,
        a: Value,
        b: Value,
        inplace: bool,
    ) -> Result<T, Raised> {
        let (left, right) = (self.type_name(a), self.type_name(b));
        let (plain, other) = (instance::payload(a), instance::payload(b));
        let text = match (op, plain.kind()) {
            (Add, Kind::Str | Kind::List | Kind::Tuple) => {
                let sequence = self.type_name(plain);
                format!("can only concatenate {sequence} (not \"{right}\") to {sequence}")
            }
            (Add, Kind::Bytes | Kind::ByteArray) => format!("can't concat {right} to {left}"),
            (Mul, _) if is_joined(plain) => {
                format!("can't multiply sequence by non-int of type '{right}'")
            }
            (Mul, _) if is_joined(other) => {
                format!("can't multiply sequence by non-int of type '{left}'")
            }
            _ => {
                let symbol = match (op, inplace) {
                    (Pow, false) => "** or pow()".into(),
                    (_, true) => format!("{}=", op.symbol()),
                    _ => op.symbol().to_string(),
                };
                // What Python 2 had instead of `print(…, file=…)`.
                let hint = match (op, inplace) {
                    (RShift, false)
                        if a.is(Kind::Builtin) && crate::vm::builtin_row(a).name == "print" =>
                    {
                        ". Did you mean \"print(<message>, file=<output_stream>)\"?"
                    }
                    _ => "",
                };
                format!("unsupported operand type(s) for {symbol}: '{left}' and '{right}'{hint}")
            }
        };
        self.raise(Type::TypeError, text)
    }

    /// A unary operator on a value of a builtin class.
    pub fn builtin_unary(&mut self, op: Unary, a: Value) -> Result<Value, Raised> {
        if let Some(x) = a.as_float() {
            return match op {
                Unary::Neg => self.new_float(-x),
                Unary::Pos => Ok(a),
                Unary::Invert => Ok(self.not_implemented()),
            };
        }
        if let Some(z) = a.as_complex() {
            return match op {
                Unary::Neg => self.new_complex(-z),
                Unary::Pos => Ok(a),
                Unary::Invert => Ok(self.not_implemented()),
            };
        }
        match (op, Int::of(a)) {
            (Unary::Neg, Some(x)) => self.int_sub(Int::Small(0), x),
            (Unary::Pos, Some(Int::Small(n))) => Ok(Value::small(n)),
            (Unary::Pos, Some(_)) => Ok(a),
            (Unary::Invert, Some(x)) => self.int_sub(Int::Small(-1), x),
            _ => Ok(self.not_implemented()),
        }
    }

    /// A unary operator.
    pub fn unary(&mut self, op: Unary, a: Value) -> Result<Value, Raised> {
        let result = if is_user(a) {
            match self.special(a, op.method()) {
                Some(method) => return self.nested(|vm| vm.call_special(method, a, &[])),
                None => self.not_implemented(),
            }
        } else {
            self.builtin_unary(op, a)?
        };
        if result == self.not_implemented() {
            return self.unsupported_unary(op, a);
        }
        Ok(result)
    }

    /// The TypeError of a unary operation that the operand does not implement.
    #[cold]
    pub fn unsupported_unary<T>(&mut self, op: Unary, a: Value) -> Result<T, Raised> {
        let text = format!("bad operand type for unary {}: '{}'", op.symbol(), self.type_name(a));
        self.raise(Type::TypeError, text)
    }
}

/// What `template % values` gives where the result is `text`: the template itself, of whatever class, if nothing was filled in.
pub fn filled(template: Value, text: Value) -> Value {
    let is_plain = |text: Value| Str::of(text).is_some_and(|text| !text.text().contains('%'));
    if text == payload(template) && is_plain(text) { template } else { text }
}

/// Whether a value is of a class that a number's class leaves operations to: ints know no floats, and neither knows sequences.
pub fn is_wider(value: Value, than: Value) -> bool {
    match value.kind() {
        Kind::Complex => than.is(Kind::Float) || Int::of(than).is_some(),
        Kind::Float => Int::of(than).is_some(),
        Kind::Str | Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray => {
            matches!(than.kind(), Kind::Complex | Kind::Float) || Int::of(than).is_some()
        }
        _ => false,
    }
}
