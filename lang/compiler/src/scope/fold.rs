//! Constant expressions and their values.
//!
//! Folds what CPython folds and a program could notice by identity or by the size of a constant: arithmetic on numbers, strings
//! and tuples within CPython's limits. Whatever would raise is left to run time.

use std::borrow::Cow;

use dashu_int::IBig;

use super::Scopes;
use crate::bytecode::Constant;
use sidewinder_syntax::ast::{Expr, ExprContext, Number, Operator, UnaryOp};

/// Limits of what is folded, as in CPython.
const MAX_BITS: usize = 128;
const MAX_STR: usize = 4096;
const MAX_TUPLE: usize = 256;

/// The value of an expression that is constant: a literal, or an operator that [`fold`] has seen.
pub fn constant<'c>(expr: &Expr, scopes: &'c Scopes<'_>) -> Option<Cow<'c, Constant>> {
    Some(Cow::Owned(match expr {
        Expr::NoneLiteral(_) => Constant::None,
        Expr::EllipsisLiteral(_) => Constant::Ellipsis,
        Expr::BooleanLiteral(literal) => boolean(literal.value),
        Expr::NumberLiteral(literal) => number(&literal.value)?,
        Expr::StringLiteral(literal) => Constant::Str(literal.value.to_str().into()),
        Expr::BytesLiteral(literal) => Constant::Bytes(literal.value.bytes().collect()),
        Expr::Name(name) if name.id == "__debug__" => boolean(scopes.optimize() == 0),
        Expr::BinOp(_) | Expr::UnaryOp(_) | Expr::Tuple(_) => {
            return scopes.folded(expr).map(Cow::Borrowed);
        }
        _ => return None,
    }))
}

/// The value of a number as it is written.
pub fn number(number: &Number) -> Option<Constant> {
    Some(match number {
        Number::Int(value) => match value.as_i64() {
            Some(value) => Constant::Int(value),
            None => from_big(parse_int(&value.to_string())?),
        },
        Number::Float(value) => Constant::Float(*value),
        Number::Complex { real, imag } => Constant::Complex(*real, *imag),
    })
}

/// The value of an operator or tuple whose operands are constant.
pub fn fold(expr: &Expr, scopes: &Scopes<'_>) -> Option<Constant> {
    match expr {
        Expr::UnaryOp(unary) => fold_unary(unary.op, &*constant(&unary.operand, scopes)?),
        Expr::BinOp(binary) => {
            // The right side first: in a long chain it tells soonest.
            let right = constant(&binary.right, scopes)?;
            fold_binary(binary.op, &*constant(&binary.left, scopes)?, &right)
        }
        Expr::Tuple(tuple) if tuple.ctx == ExprContext::Load => {
            let items = tuple.elts.iter().map(|item| Some(constant(item, scopes)?.into_owned()));
            Some(Constant::Tuple(items.collect::<Option<_>>()?))
        }
        _ => None,
    }
}

/// Whether a constant is true.
pub fn truth(constant: &Constant) -> bool {
    match constant {
        Constant::None | Constant::False => false,
        Constant::True | Constant::Ellipsis | Constant::BigInt(_) => true,
        Constant::Int(value) => *value != 0,
        Constant::Float(value) => *value != 0.0,
        Constant::Complex(re, im) => *re != 0.0 || *im != 0.0,
        Constant::Str(text) => !text.is_empty(),
        Constant::Bytes(data) => !data.is_empty(),
        Constant::Tuple(items) | Constant::Set(items) => !items.is_empty(),
    }
}

/// `True` or `False`.
pub fn boolean(value: bool) -> Constant {
    if value { Constant::True } else { Constant::False }
}

/// The value of an int literal as it is written.
fn parse_int(text: &str) -> Option<IBig> {
    let digits = text.replace('_', "").to_ascii_lowercase();
    let radix = |prefix: &str, radix: u32| {
        digits.strip_prefix(prefix).map(|rest| IBig::from_str_radix(rest, radix).ok())
    };
    radix("0x", 16)
        .or_else(|| radix("0o", 8))
        .or_else(|| radix("0b", 2))
        .unwrap_or_else(|| digits.parse().ok())
}

fn from_big(value: IBig) -> Constant {
    match i64::try_from(&value) {
        Ok(value) => Constant::Int(value),
        Err(_) => Constant::BigInt(value.to_string().into()),
    }
}

fn to_big(constant: &Constant) -> Option<IBig> {
    match constant {
        Constant::Int(value) => Some(IBig::from(*value)),
        Constant::BigInt(text) => text.parse().ok(),
        _ => None,
    }
}

fn bits(value: &IBig) -> usize {
    use dashu_int::ops::{BitTest, UnsignedAbs};
    value.clone().unsigned_abs().bit_len()
}

fn fold_unary(op: UnaryOp, operand: &Constant) -> Option<Constant> {
    if op == UnaryOp::Not {
        return Some(boolean(!truth(operand)));
    }
    if let Constant::Float(value) = operand {
        return match op {
            UnaryOp::USub => Some(Constant::Float(-value)),
            UnaryOp::UAdd => Some(Constant::Float(*value)),
            _ => None,
        };
    }
    let value = to_big(operand)?;
    Some(from_big(match op {
        UnaryOp::USub => -value,
        UnaryOp::Invert => -value - 1,
        _ => value,
    }))
}

fn fold_binary(op: Operator, left: &Constant, right: &Constant) -> Option<Constant> {
    match (left, right) {
        (Constant::Str(a), Constant::Str(b)) if op == Operator::Add => {
            Some(Constant::Str(format!("{a}{b}").into()))
        }
        (Constant::Str(text), Constant::Int(n)) | (Constant::Int(n), Constant::Str(text))
            if op == Operator::Mult =>
        {
            let n = usize::try_from(*n).unwrap_or(0);
            let small = n.checked_mul(text.chars().count()).is_some_and(|size| size <= MAX_STR);
            small.then(|| Constant::Str(text.repeat(n).into()))
        }
        (Constant::Bytes(a), Constant::Bytes(b)) if op == Operator::Add => {
            Some(Constant::Bytes([&a[..], &b[..]].concat().into()))
        }
        (Constant::Bytes(data), Constant::Int(n)) | (Constant::Int(n), Constant::Bytes(data))
            if op == Operator::Mult =>
        {
            let n = usize::try_from(*n).unwrap_or(0);
            let small = n.checked_mul(data.len()).is_some_and(|size| size <= MAX_STR);
            small.then(|| Constant::Bytes(data.repeat(n).into()))
        }
        (Constant::Tuple(a), Constant::Tuple(b)) if op == Operator::Add => {
            Some(Constant::Tuple([&a[..], &b[..]].concat().into()))
        }
        (Constant::Tuple(items), Constant::Int(n)) | (Constant::Int(n), Constant::Tuple(items))
            if op == Operator::Mult =>
        {
            let n = usize::try_from(*n).unwrap_or(0);
            let small = n.checked_mul(items.len()).is_some_and(|size| size <= MAX_TUPLE);
            small.then(|| {
                Constant::Tuple(std::iter::repeat_n(&items[..], n).flatten().cloned().collect())
            })
        }
        (Constant::Float(_), _) | (_, Constant::Float(_)) => fold_float(op, left, right),
        _ => fold_int(op, to_big(left)?, to_big(right)?),
    }
}

fn fold_float(op: Operator, left: &Constant, right: &Constant) -> Option<Constant> {
    let float = |constant: &Constant| match constant {
        Constant::Float(value) => Some(*value),
        // Larger ints may round, or not fit.
        Constant::Int(value) if value.unsigned_abs() < 1 << 53 => Some(*value as f64),
        _ => None,
    };
    let (a, b) = (float(left)?, float(right)?);
    Some(Constant::Float(match op {
        Operator::Add => a + b,
        Operator::Sub => a - b,
        Operator::Mult => a * b,
        Operator::Div if b != 0.0 => a / b,
        _ => return None,
    }))
}

fn fold_int(op: Operator, a: IBig, b: IBig) -> Option<Constant> {
    use dashu_int::ops::{DivEuclid, RemEuclid};
    let zero = IBig::from(0);
    let small = usize::try_from(&b).ok();
    let (a_bits, b_bits) = (bits(&a), bits(&b));
    Some(from_big(match op {
        Operator::Add => a + b,
        Operator::Sub => a - b,
        Operator::Mult if a_bits + b_bits <= MAX_BITS || a_bits == 0 || b_bits == 0 => a * b,
        Operator::Pow if a_bits == 0 || a_bits * small? <= MAX_BITS => a.pow(small?),
        Operator::LShift if small? <= MAX_BITS && a_bits + small? <= MAX_BITS => a << small?,
        Operator::RShift => a >> small?,
        Operator::BitAnd => a & b,
        Operator::BitOr => a | b,
        Operator::BitXor => a ^ b,
        Operator::FloorDiv | Operator::Mod if b != zero => {
            // Euclid's remainder is never negative; Python's has the sign of the divisor.
            let (quotient, remainder) = ((&a).div_euclid(&b), IBig::from((&a).rem_euclid(&b)));
            let shift = b < zero && remainder != zero;
            match op {
                Operator::FloorDiv if shift => quotient - 1,
                Operator::FloorDiv => quotient,
                _ if shift => remainder + b,
                _ => remainder,
            }
        }
        Operator::Div if b != zero && a_bits <= 53 && b_bits <= 53 => {
            let float = |value: &IBig| i64::try_from(value).map(|value| value as f64).ok();
            return Some(Constant::Float(float(&a)? / float(&b)?));
        }
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(op: Operator, a: i64, b: i64) -> Option<Constant> {
        fold_binary(op, &Constant::Int(a), &Constant::Int(b))
    }

    #[test]
    fn ints_divide_as_in_python() {
        for (a, b, quotient, remainder) in
            [(7, 2, 3, 1), (-7, 2, -4, 1), (7, -2, -4, -1), (-7, -2, 3, -1), (6, -2, -3, 0)]
        {
            assert_eq!(int(Operator::FloorDiv, a, b), Some(Constant::Int(quotient)), "{a} // {b}");
            assert_eq!(int(Operator::Mod, a, b), Some(Constant::Int(remainder)), "{a} % {b}");
        }
        assert_eq!(int(Operator::Mod, 1, 0), None);
        assert_eq!(int(Operator::Div, 1, 4), Some(Constant::Float(0.25)));
    }

    #[test]
    fn large_results_stay_expressions() {
        assert_eq!(
            int(Operator::Pow, 2, 64),
            Some(Constant::BigInt("18446744073709551616".into()))
        );
        assert_eq!(int(Operator::Pow, 2, 1000), None);
        assert_eq!(int(Operator::LShift, 1, 200), None);
        assert_eq!(int(Operator::Pow, 2, -1), None);
        assert_eq!(
            fold_binary(Operator::Mult, &Constant::Str("ab".into()), &Constant::Int(5000)),
            None
        );
    }

    #[test]
    fn literals_of_all_bases() {
        assert_eq!(
            parse_int("0xFFFF_FFFF_FFFF_FFFF").map(from_big),
            Some(Constant::BigInt("18446744073709551615".into()))
        );
        assert_eq!(parse_int("0b101"), Some(IBig::from(5)));
    }
}
