//! Operations on values, without an interpreter.

use super::{Comparison, Operator};
use crate::object::Raised;
use crate::object::{Dict, Exception, List, Object, Set, Str, Type, Value};
use crate::vm::Vm;
use sidewinder_memory::heap::Config;

fn vm() -> Box<Vm> {
    Vm::new(Config::default()).unwrap()
}

fn text(vm: &mut Vm, value: Value) -> String {
    vm.repr_text(value).unwrap()
}

/// The message of the pending exception.
fn message(vm: &mut Vm) -> String {
    let exception = vm.take_pending();
    let class = vm.type_name(exception);
    format!("{class}: {}", {
        let text = vm.exception_str(Exception::of(exception).unwrap()).unwrap();
        Str(text).text()
    })
}

/// Each character is found where it starts, in texts of characters of one to four bytes, with a table and without.
#[test]
fn characters_of_all_widths() {
    let vm = &mut *vm();
    let letters = ['a', 'é', '\u{7ff}', '€', '\u{ffff}', '😀', 'z', '\0'];
    let mut state = 7_usize;
    for length in [1, 2, 7, 8, 9, 63, 64, 65, 200, 1000] {
        let letter = |_| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            letters[state >> 40 & 7]
        };
        let whole: String = (0..length).map(letter).collect();
        let value = vm.new_str(&whole).unwrap();
        let string = Str::of(value).unwrap();
        for (number, (at, _)) in whole.char_indices().enumerate() {
            assert_eq!(string.offset(number), at, "character {number} of {whole:?}");
        }
        assert_eq!(string.offset(length), whole.len());
    }
}

/// Integers of up to 18 words are what dashu computes, whichever way it is done here: on the stack, in two words, by dashu itself.
#[test]
fn integers_of_some_words() {
    use crate::object::Int;
    use dashu_int::{IBig, Sign, UBig, ops::DivRem};
    let vm = &mut *vm();
    let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        bits ^= bits << 13;
        bits ^= bits >> 7;
        bits ^= bits << 17;
        bits
    };
    for _ in 0..30_000 {
        let mut number = || {
            let count = [1, 1, 2, 2, 3, 4, 8, 15, 16, 17, 18][next() as usize % 11];
            let words: Vec<u64> = (0..count)
                .map(|_| {
                    [0, 1, u64::MAX, 1 << 63, next(), next(), next() >> 40][next() as usize % 7]
                })
                .collect();
            let sign = if next() & 1 == 0 { Sign::Positive } else { Sign::Negative };
            IBig::from_parts(sign, UBig::from_words(&words))
        };
        let (a, b) = (number(), number());
        let shift = next() as usize % 1200;
        let mut given: Vec<(Operator, IBig, IBig)> = vec![
            (Operator::Add, b.clone(), &a + &b),
            (Operator::Sub, b.clone(), &a - &b),
            (Operator::Mul, b.clone(), &a * &b),
            (Operator::And, b.clone(), &a & &b),
            (Operator::Or, b.clone(), &a | &b),
            (Operator::Xor, b.clone(), &a ^ &b),
            (Operator::LShift, shift.into(), &a << shift),
            (Operator::RShift, shift.into(), &a >> shift),
        ];
        if !b.is_zero() {
            let (mut quotient, mut rest) = (&a).div_rem(&b);
            if !rest.is_zero() && rest.sign() != b.sign() {
                (quotient, rest) = (quotient - 1, rest + &b);
            }
            given.push((Operator::FloorDiv, b.clone(), quotient));
            given.push((Operator::Mod, b.clone(), rest));
        }
        let x = vm.new_ibig(&a).unwrap();
        for (op, other, wanted) in given {
            let y = vm.new_ibig(&other).unwrap();
            let got = vm.binary(op, x, y).unwrap();
            assert_eq!(Int::of(got).unwrap().to_ibig(), wanted, "{a} {op:?} {other}");
            // There is one form of each number.
            let again = vm.new_ibig(&wanted).unwrap();
            assert!(vm.equal(got, again).unwrap(), "{a} {op:?} {other}");
            assert_eq!(got.is_small(), again.is_small(), "{a} {op:?} {other}");
        }
    }
}

#[test]
fn numbers() {
    let vm = &mut *vm();
    let big = vm.binary(Operator::LShift, Value::small(1), Value::small(100)).unwrap();
    assert_eq!(text(vm, big), "1267650600228229401496703205376");
    let less = vm.binary(Operator::Sub, big, Value::small(1)).unwrap();
    assert_eq!(text(vm, less), "1267650600228229401496703205375");
    let rest = vm.binary(Operator::Mod, less, Value::small(-7)).unwrap();
    assert_eq!(text(vm, rest), "-6");
    let one = vm.binary(Operator::FloorDiv, big, big).unwrap();
    assert_eq!(one, Value::small(1));
    let third = vm.binary(Operator::TrueDiv, one, Value::small(3)).unwrap();
    assert_eq!(text(vm, third), "0.3333333333333333");
    let edge = vm.binary(Operator::Add, Value::small((1 << 62) - 1), Value::small(1)).unwrap();
    assert_eq!(text(vm, edge), "4611686018427387904");
    assert!(vm.holds(Comparison::Gt, edge, third).unwrap());
    assert_eq!(vm.binary(Operator::TrueDiv, one, Value::small(0)), Err(Raised));
    assert_eq!(message(vm), "ZeroDivisionError: division by zero");
    let name = vm.new_str("a").unwrap();
    assert_eq!(vm.binary(Operator::Add, one, name), Err(Raised));
    assert_eq!(message(vm), "TypeError: unsupported operand type(s) for +: 'int' and 'str'");
}

#[test]
fn dicts_keep_order_and_grow() {
    let vm = &mut *vm();
    let dict = Dict::new(vm).unwrap();
    for n in 0..1000 {
        let key = vm.new_str(&format!("key{n}")).unwrap();
        dict.set(vm, key, Value::small(n)).unwrap();
        dict.set(vm, Value::small(n * 7), key).unwrap();
    }
    for n in 0..1000 {
        let key = vm.new_str(&format!("key{n}")).unwrap();
        assert_eq!(dict.get(vm, key), Ok(Some(Value::small(n))));
        if n % 3 != 0 {
            assert!(dict.remove(vm, Value::small(n * 7)).unwrap().is_some());
        }
    }
    assert_eq!(dict.len(), 1334);
    assert_eq!(dict.get(vm, Value::small(7)), Ok(None));
    let float = vm.new_float(21.0).unwrap();
    assert!(dict.get(vm, float).unwrap().is_some());
    let copy = dict.copy(vm).unwrap();
    assert!(dict.equal(vm, copy).unwrap());
    let list = vm.new_list(&[]).unwrap();
    assert_eq!(dict.get(vm, list), Err(Raised));
    assert_eq!(message(vm), "TypeError: unhashable type: 'list'");
}

#[test]
fn sets_have_the_order_of_cpython() {
    let vm = &mut *vm();
    let set = Set::new(vm, Type::Set).unwrap();
    for n in [100, 3, 50, 7, 1 << 40, 12, -1, -2, 8, 16] {
        set.add(vm, Value::small(n)).unwrap();
    }
    assert_eq!(text(vm, set.0), "{1099511627776, 3, 100, 7, 8, 12, 16, 50, -2, -1}");
    for word in ["spam", "eggs", "ham", "", "é"] {
        let word = vm.new_str(word).unwrap();
        set.add(vm, word).unwrap();
    }
    assert!(set.remove(vm, Value::small(7)).unwrap());
    let order = "{1099511627776, '', 3, 100, 'é', 8, 'eggs', 12, 16, 50, -2, 'ham', 'spam', -1}";
    assert_eq!(text(vm, set.0), order);
}

#[test]
fn slices() {
    let vm = &mut *vm();
    let items: Vec<Value> = (0..10).map(Value::small).collect();
    let list = vm.new_list(&items).unwrap();
    let slice = |vm: &mut Vm, a: Option<i64>, b: Option<i64>, c: Option<i64>| {
        let [a, b, c] = [a, b, c].map(|n| n.map_or(vm.none(), Value::small));
        vm.new_slice(a, b, c).unwrap()
    };
    let table = [
        (slice(vm, Some(2), Some(-2), Some(3)), "[2, 5]"),
        (slice(vm, None, None, Some(-4)), "[9, 5, 1]"),
        (slice(vm, Some(-3), None, None), "[7, 8, 9]"),
        (slice(vm, Some(5), Some(2), None), "[]"),
    ];
    for (key, expected) in table {
        let part = vm.get_item(list, key).unwrap();
        assert_eq!(text(vm, part), expected);
    }
    let every = slice(vm, Some(1), None, Some(2));
    vm.delete_item(list, every).unwrap();
    assert_eq!(text(vm, list), "[0, 2, 4, 6, 8]");
    let middle = slice(vm, Some(1), Some(3), None);
    vm.set_item(list, middle, list).unwrap();
    assert_eq!(text(vm, list), "[0, 0, 2, 4, 6, 8, 6, 8]");
    assert_eq!(List(list).len(), 8);
}

#[test]
fn classes_and_instances() {
    let vm = &mut *vm();
    let names = ["a", "b", "c"].map(|name| vm.intern(name).unwrap());
    let attributes = Dict::new(vm).unwrap();
    attributes.set(vm, names[0], Value::small(1)).unwrap();
    let base = vm.new_class(vm.class(Type::Type), "Base", &[], attributes).unwrap();
    let empty = Dict::new(vm).unwrap();
    let class = vm.new_class(vm.class(Type::Type), "Sub", &[base], empty).unwrap();
    let object = vm.new_instance(class).unwrap();
    assert_eq!(vm.get_attribute(object, names[0]), Ok(Value::small(1)));
    let before = object.map().version.get();
    vm.set_attribute(base.object.get(), names[0], Value::small(2)).unwrap();
    assert_ne!(object.map().version.get(), before);
    assert_eq!(vm.get_attribute(object, names[0]), Ok(Value::small(2)));
    let before = object.map().version.get();
    vm.set_attribute(base.object.get(), names[0], Value::small(3)).unwrap();
    assert_eq!(object.map().version.get(), before, "a counter changes no version");
    assert_eq!(vm.get_attribute(object, names[0]), Ok(Value::small(3)));
    for n in 0..30 {
        let name = vm.intern(&format!("x{n}")).unwrap();
        vm.set_attribute(object, name, Value::small(n)).unwrap();
    }
    let name = vm.intern("x29").unwrap();
    assert_eq!(vm.get_attribute(object, name), Ok(Value::small(29)));
    vm.delete_attribute(object, name).unwrap();
    assert!(object.map().is_dict);
    assert_eq!(vm.get_attribute(object, name), Err(Raised));
    assert_eq!(message(vm), "AttributeError: 'Sub' object has no attribute 'x29'");
    let other = vm.new_class(vm.class(Type::Type), "Other", &[], empty).unwrap();
    let mixed = vm.new_class(vm.class(Type::Type), "Mixed", &[class, other], empty).unwrap();
    let order: Vec<_> = mixed.mro().iter().map(|class| class.name()).collect();
    assert_eq!(order, ["Mixed", "Sub", "Base", "Other", "object"]);
    assert!(vm.new_class(vm.class(Type::Type), "Bad", &[base, class], empty).is_err());
    assert!(message(vm).starts_with("TypeError: Cannot create a consistent method resolution"));
}

#[test]
fn texts() {
    let vm = &mut *vm();
    let table = [
        ("it's", r#""it's""#),
        ("a\"b'", r#"'a"b\''"#),
        ("tab\there\\", r"'tab\there\\'"),
        ("é日😀", "'é日😀'"),
        ("\x00\x7f\u{a0}\u{ad}", r"'\x00\x7f\xa0\xad'"),
        ("e\u{301}", "'e\u{301}'"),
    ];
    for (plain, quoted) in table {
        let string = vm.new_str(plain).unwrap();
        assert_eq!(text(vm, string), quoted);
    }
    let string = vm.new_str("naïve 日本語 text").unwrap();
    let c = vm.get_item(string, Value::small(-6)).unwrap();
    assert_eq!(Str(c).text(), "語");
    let hash = ["abc", "é", "日本", "😀a"].map(crate::object::hash::of_text);
    let expected =
        [-4594863902769663758, 6047309291227476195, 6243316497235261705, 1495732039293241016];
    assert_eq!(hash, expected);
}

#[test]
fn formats() {
    let vm = &mut *vm();
    let pi = vm.new_float(std::f64::consts::PI).unwrap();
    let large = vm.new_float(1e22).unwrap();
    let word = vm.new_str("word").unwrap();
    let n = Value::small(-1234567);
    let table = [
        (pi, ".2f", "3.14"),
        (pi, "10.3e", " 3.142e+00"),
        (pi, "g", "3.14159"),
        (pi, ".3", "3.14"),
        (pi, "+08.1%", "+0314.2%"),
        (large, "", "1e+22"),
        (large, ",.0f", "10,000,000,000,000,000,000,000"),
        (large, "g", "1e+22"),
        (word, "*^10", "***word***"),
        (word, ".2", "wo"),
        (n, ",", "-1,234,567"),
        (n, "#x", "-0x12d687"),
        (n, "_b", "-1_0010_1101_0110_1000_0111"),
        (n, "012", "-00001234567"),
        (n, "014,", "-0,001,234,567"),
        (Value::small(65), "c", "A"),
    ];
    for (value, spec, expected) in table {
        let result = vm.format(value, spec).unwrap();
        assert_eq!(Str(result).text(), expected, "{spec}");
    }
    let template = vm.new_str("%5.1f|%-6s|%+d|%x|%%|%r").unwrap();
    let values = vm.new_tuple(&[pi, word, Value::small(3), Value::small(255), word]).unwrap();
    let result = vm.binary(Operator::Mod, template, values).unwrap();
    assert_eq!(Str(result).text(), "  3.1|word  |+3|ff|%|'word'");
}
