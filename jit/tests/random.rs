//! Random traces: the evaluator and machine code leave through the same guards with the same values, and leave the same heap behind.
//!
//! A loop of random operations runs until a guard fails; that guard gets a bridge of random operations, which goes back to the loop or leaves; and
//! so on. Comparisons guess at random which way they go, so most guards fail sooner or later.

#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod world;

use proptest::prelude::*;
use sidewinder_jit::abi::GuardId;
use sidewinder_jit::backend::Entry;
use sidewinder_jit::ir::{
    Const, Descr, OpRef, Opcode, Resume, SnapshotId, Target, Trace, TraceKind, Type,
    declare::Declarations, trace::Snapshot,
};
use std::collections::HashMap;
use world::{NAMES, NULL, World, int};

/// What a value is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Int,
    Float,
    Bool,
    /// Any reference, null too.
    Any,
    Point,
    Box,
    /// An object with a double in a box.
    Owner,
    /// An array of this many elements.
    Items(i64),
    Ints(i64),
    Floats(i64),
    Bytes(i64),
    Halves(i64),
}
use Kind::*;

impl Kind {
    fn ty(self) -> Type {
        match self {
            Int => Type::Int,
            Float => Type::Float,
            Bool => Type::Bool,
            _ => Type::Ref,
        }
    }
}

/// What the loop's label takes behind the number of runs left.
const CARRIED: [Kind; 11] = [Int, Float, Int, Point, Float, Items(4), Int, Any, Float, Box, Int];

/// Where choices come from: at their end everything is the first possibility.
struct Choices {
    numbers: Vec<u32>,
    next: usize,
}

impl Choices {
    fn pick(&mut self, n: usize) -> usize {
        self.next += 1;
        self.numbers.get(self.next - 1).map_or(0, |&c| c as usize % n)
    }
}

struct Gen<'a> {
    choices: &'a mut Choices,
    names: &'a Declarations,
    trace: Trace,
    /// Runs left.
    count: OpRef,
    values: Vec<(OpRef, Kind)>,
    /// Kinds of what each guard hands over.
    lives: Vec<Vec<Kind>>,
}

impl Gen<'_> {
    fn op(&mut self, code: Opcode, ty: Type, args: &[OpRef], descr: Descr) -> OpRef {
        let op = self.trace.make(code, ty, args, descr);
        self.trace.push(op)
    }
    fn pure(&mut self, code: Opcode, args: &[OpRef]) -> OpRef {
        self.op(code, code.row().result.unwrap(), args, Descr::None)
    }
    fn add(&mut self, value: OpRef, kind: Kind) {
        self.values.push((value, kind));
    }
    fn constant(&mut self, kind: Kind) -> Option<OpRef> {
        let ints = [
            0,
            1,
            -1,
            2,
            3,
            8,
            -8,
            100,
            1 << 20,
            -(1 << 31),
            1 << 33,
            (1 << 61) + 5,
            -(1 << 62),
            (1 << 62) - 1,
        ];
        let floats = [0.0, -0.0, 1.0, 0.5, -2.5, 1e10, f64::INFINITY, 3.0];
        let constant = match kind {
            Int => Const::Int(ints[self.choices.pick(ints.len())]),
            Float => Const::Float(floats[self.choices.pick(floats.len())].to_bits()),
            Bool => Const::Bool(self.choices.pick(2) == 1),
            Any => Const::Ref([int(5), int(-1), int(1 << 40), NULL][self.choices.pick(4)]),
            _ => return None,
        };
        Some(self.trace.constant(constant))
    }
    /// A value of this kind, newer ones more often, sometimes a constant.
    fn value(&mut self, kind: Kind) -> OpRef {
        let constant = if self.choices.pick(6) == 0 { self.constant(kind) } else { None };
        if let Some(constant) = constant {
            return constant;
        }
        let fits = |have: Kind| have == kind || kind == Any && have.ty() == Type::Ref;
        let found: Vec<OpRef> =
            self.values.iter().filter(|(_, have)| fits(*have)).map(|&(v, _)| v).collect();
        if found.is_empty() {
            return self.constant(kind).unwrap_or_else(|| self.fresh(kind));
        }
        let (a, b) = (self.choices.pick(found.len()), self.choices.pick(found.len()));
        found[a.max(b)]
    }
    fn class(&self, name: &str) -> Descr {
        Descr::Size(self.names.class(name).unwrap().1)
    }
    fn field(&self, name: &str) -> Descr {
        Descr::Field(self.names.field(name).unwrap())
    }
    fn array(kind: Kind) -> (&'static str, Kind, i64) {
        match kind {
            Items(n) => ("items", Any, n),
            Ints(n) => ("ints", Int, n),
            Floats(n) => ("floats", Float, n),
            Bytes(n) => ("bytes", Int, n),
            Halves(n) => ("halves", Int, n),
            _ => panic!("{kind:?} is no array"),
        }
    }
    fn array_descr(&self, name: &str) -> Descr {
        Descr::Array(self.names.array(name).unwrap())
    }
    fn fresh(&mut self, kind: Kind) -> OpRef {
        let value = match kind {
            Point => self.op(Opcode::new, Type::Ref, &[], self.class("Point")),
            Box => self.op(Opcode::new, Type::Ref, &[], self.class("Box")),
            Owner => {
                let (owner, x) =
                    (self.op(Opcode::new, Type::Ref, &[], self.class("Owner")), self.value(Float));
                self.op(Opcode::setfield, Type::Void, &[owner, x], self.field("w"));
                owner
            }
            _ => {
                let (name, _, length) = Gen::array(kind);
                let length = self.trace.constant(Const::Int(length));
                self.op(Opcode::new_array, Type::Ref, &[length], self.array_descr(name))
            }
        };
        self.add(value, kind);
        value
    }
    fn guard(&mut self, code: Opcode, args: &[OpRef], descr: Descr) {
        let mut live = vec![(self.count, Int)];
        for k in 0..self.values.len() {
            let (value, kind) = self.values[k];
            if !live.iter().any(|&(v, _)| v == value) && self.choices.pick(3) == 0 {
                live.push((value, kind));
            }
        }
        let slots = live.iter().enumerate().map(|(k, &(v, _))| (k as i32, v)).collect();
        self.lives.push(live.into_iter().map(|(_, kind)| kind).collect());
        self.trace.snapshots.push(Snapshot { pc: 0, resume: Resume::Run, base: 0, slots });
        let mut op = self.trace.make(code, Type::Void, args, descr);
        op.snapshot = SnapshotId(self.trace.snapshots.len() as u32 - 1);
        self.trace.push(op);
    }
    fn plain(&mut self, code: Opcode, args: &[OpRef]) {
        self.guard(code, args, Descr::None);
    }
    /// An element's index: a constant or a value in range.
    fn index(&mut self, length: i64) -> OpRef {
        let number = self.choices.pick(length as usize) as i64;
        if self.choices.pick(2) == 0 {
            return self.trace.constant(Const::Int(number));
        }
        let (value, mask) = (
            self.value(Int),
            self.trace.constant(Const::Int((length as u64).next_power_of_two() as i64 / 2 - 1)),
        );
        self.pure(Opcode::int_and, &[value, mask])
    }

    fn random(&mut self) {
        use Opcode::*;
        match self.choices.pick(26) {
            0..=3 => {
                let codes = [int_add, int_sub, int_mul, int_and, int_or, int_xor];
                let code = codes[self.choices.pick(codes.len())];
                let args = [self.value(Int), self.value(Int)];
                let value = self.pure(code, &args);
                self.add(value, Int);
            }
            4 => {
                let codes = [int_neg, int_invert];
                let code = codes[self.choices.pick(2)];
                let args = [self.value(Int)];
                let value = self.pure(code, &args);
                self.add(value, Int);
            }
            5 => {
                let code = [int_floordiv, int_mod][self.choices.pick(2)];
                let divisor = if self.choices.pick(2) == 0 {
                    let numbers = [1, 2, 3, 7, 1024, -2, -3, -1000, 1 << 40];
                    self.trace.constant(Const::Int(numbers[self.choices.pick(numbers.len())]))
                } else {
                    let (value, bits) = (self.value(Int), self.trace.constant(Const::Int(0x3ff2)));
                    let masked = self.pure(int_and, &[value, bits]);
                    let odd = self.trace.constant(Const::Int(13));
                    self.pure(int_sub, &[masked, odd])
                };
                let args = [self.value(Int), divisor];
                let value = self.pure(code, &args);
                self.add(value, Int);
            }
            6 => {
                let code = [int_lshift, int_rshift, int_lshift_ovf][self.choices.pick(3)];
                let count = if self.choices.pick(2) == 0 {
                    let count = self.choices.pick(61) as i64;
                    self.trace.constant(Const::Int(count))
                } else {
                    let (value, bits) = (self.value(Int), self.trace.constant(Const::Int(31)));
                    self.pure(int_and, &[value, bits])
                };
                let args = [self.value(Int), count];
                let value = self.pure(code, &args);
                if code == int_lshift_ovf {
                    self.plain(guard_no_overflow, &[]);
                }
                self.add(value, Int);
            }
            7..=8 => {
                let code = [int_add_ovf, int_sub_ovf, int_mul_ovf][self.choices.pick(3)];
                let args = [self.value(Int), self.value(Int)];
                let value = self.pure(code, &args);
                if self.choices.pick(8) == 0 {
                    self.plain(guard_overflow, &[]);
                } else {
                    self.plain(guard_no_overflow, &[]);
                    self.add(value, Int);
                }
            }
            9..=11 => {
                let codes = [float_add, float_sub, float_mul, float_div];
                let code = codes[self.choices.pick(4)];
                let args = [self.value(Float), self.value(Float)];
                let value = self.pure(code, &args);
                self.add(value, Float);
            }
            12 => {
                let code = [float_neg, float_abs, float_sqrt][self.choices.pick(3)];
                let args = [self.value(Float)];
                let value = self.pure(code, &args);
                self.add(value, Float);
            }
            13 => {
                let (value, bits) = (self.value(Int), self.trace.constant(Const::Int(0xff_ffff)));
                let masked = self.pure(int_and, &[value, bits]);
                let float = self.pure(int_to_float, &[masked]);
                let factor = self.trace.constant(Const::Float((-0.37f64).to_bits()));
                let scaled = self.pure(float_mul, &[float, factor]);
                let back = self.pure(float_to_int, &[scaled]);
                self.add(scaled, Float);
                self.add(back, Int);
            }
            14..=16 => {
                let ints = [int_lt, int_le, int_eq, int_ne, int_gt, int_ge, uint_lt];
                let floats = [float_lt, float_le, float_eq, float_ne, float_gt, float_ge];
                let value = match self.choices.pick(4) {
                    0 => {
                        let args = [self.value(Int), self.value(Int)];
                        let code = ints[self.choices.pick(7)];
                        self.pure(code, &args)
                    }
                    1 => {
                        let args = [self.value(Float), self.value(Float)];
                        let code = floats[self.choices.pick(6)];
                        self.pure(code, &args)
                    }
                    2 => {
                        let args = [self.value(Any), self.value(Any)];
                        let code = [ptr_eq, ptr_ne][self.choices.pick(2)];
                        self.pure(code, &args)
                    }
                    _ => {
                        let args = [self.value(Any)];
                        self.pure(is_int, &args)
                    }
                };
                let value =
                    if self.choices.pick(4) == 0 { self.pure(bool_not, &[value]) } else { value };
                match self.choices.pick(4) {
                    0 => self.add(value, Bool),
                    1 => self.plain(guard_true, &[value]),
                    2 => self.plain(guard_false, &[value]),
                    _ => {
                        let args = [value, self.value(Any), self.value(Any)];
                        let chosen = self.pure(select, &args);
                        self.add(chosen, Any);
                    }
                }
            }
            17 => {
                let condition = self.value(Bool);
                if condition.is_const() {
                    return;
                }
                let code = [guard_true, guard_false, bool_to_int, bool_not][self.choices.pick(4)];
                match code {
                    bool_to_int | bool_not => {
                        let value = self.pure(code, &[condition]);
                        self.add(value, if code == bool_not { Bool } else { Int });
                    }
                    _ => self.plain(code, &[condition]),
                }
            }
            18 => {
                let arrays = [Items(4), Ints(2), Floats(8), Bytes(16), Halves(4), Items(64)];
                let kinds = [&[Point, Box, Owner], &arrays[..]].concat();
                let kind = kinds[self.choices.pick(kinds.len())];
                self.fresh(kind);
            }
            19..=20 => {
                let fields = [
                    ("x", Int, Point),
                    ("y", Any, Point),
                    ("z", Float, Point),
                    ("value", Float, Box),
                    ("w", Float, Owner),
                ];
                let (name, kind, owner) = fields[self.choices.pick(5)];
                let (object, field) = (self.value(owner), self.field(name));
                if self.choices.pick(2) == 0 {
                    let value = self.op(getfield, kind.ty(), &[object], field);
                    self.add(value, kind);
                } else {
                    let value = self.value(kind);
                    self.op(setfield, Type::Void, &[object, value], field);
                }
            }
            21..=22 => {
                let kinds = [Items(4), Ints(2), Floats(8), Bytes(16), Halves(4), Items(64)];
                let owner = kinds[self.choices.pick(kinds.len())];
                let (name, kind, length) = Gen::array(owner);
                let (object, index, array) =
                    (self.value(owner), self.index(length), self.array_descr(name));
                if self.choices.pick(2) == 0 {
                    let value = self.op(getitem, kind.ty(), &[object, index], array);
                    self.add(value, kind);
                } else {
                    let value = self.value(kind);
                    self.op(setitem, Type::Void, &[object, index, value], array);
                }
            }
            23 => {
                let object = self.value(Any);
                if object.is_const() {
                    return;
                }
                match self.choices.pick(5) {
                    n @ (0 | 4) => {
                        if n == 4 {
                            let small = self.pure(is_int, &[object]);
                            self.plain(guard_false, &[small]);
                        }
                        let class = self.names.class("Point").unwrap().0;
                        self.guard(guard_class, &[object], Descr::Class(class));
                        self.add(object, Point);
                    }
                    1 => {
                        let number = self.value(Int);
                        let tagged = self.pure(tag, &[number]);
                        self.add(tagged, Any);
                    }
                    2 => {
                        let small = self.pure(is_int, &[object]);
                        self.plain(guard_true, &[small]);
                        let number = self.pure(untag, &[object]);
                        self.add(number, Int);
                    }
                    _ => {
                        let (number, three) = (self.value(Int), self.trace.constant(Const::Int(3)));
                        if !number.is_const() {
                            self.plain(guard_value, &[number, three]);
                        }
                    }
                }
            }
            24 => {
                let calls = ["add", "mix", "odd", "many", "maybe", "note", "vector"];
                let callee = self.names.call(calls[self.choices.pick(calls.len())]).unwrap();
                let mut args: Vec<OpRef> =
                    callee.args.to_vec().iter().map(|&ty| self.of_type(ty)).collect();
                if callee.name == "vector" {
                    args = vec![self.trace.constant(Const::Int(77))];
                    args.extend((0..self.choices.pick(9)).map(|_| self.value(Any)));
                }
                let value = self.op(Opcode::call, callee.result, &args, Descr::Call(callee));
                if callee.name == "maybe" && self.choices.pick(5) == 0 {
                    return self.plain(guard_exception, &[]);
                } else if callee.name == "maybe" {
                    self.plain(guard_no_exception, &[]);
                }
                match callee.result {
                    Type::Int => self.add(value, Int),
                    Type::Float => self.add(value, Float),
                    Type::Bool => self.add(value, Bool),
                    Type::Ref => self.add(value, Any),
                    Type::Void => (),
                }
            }
            _ => {
                let value = self.value(Any);
                let slot = self.choices.pick(8) as i32;
                self.op(store_slot, Type::Void, &[value], Descr::Slot(20 + slot));
            }
        }
    }

    fn of_type(&mut self, ty: Type) -> OpRef {
        match ty {
            Type::Int => self.value(Int),
            Type::Float => self.value(Float),
            Type::Bool => self.value(Bool),
            _ => self.value(Any),
        }
    }

    /// Ends the trace with a jump to the loop.
    fn jump(&mut self, target: Target) {
        let one = self.trace.constant(Const::Int(1));
        let mut args = vec![self.pure(Opcode::int_sub, &[self.count, one])];
        args.extend(CARRIED.map(|kind| self.value(kind)));
        self.op(Opcode::jump, Type::Void, &args, Descr::Target(target));
    }
}

/// A loop, and the number of the guard that fails when its runs are used up.
fn random_loop(choices: &mut Choices, names: &Declarations) -> (Trace, Vec<Vec<Kind>>, u32) {
    let mut g = Gen {
        choices,
        names,
        trace: Trace::new(TraceKind::Loop),
        count: OpRef::NONE,
        values: Vec::new(),
        lives: Vec::new(),
    };
    let inputs: Vec<OpRef> = (0..6).map(|slot| g.trace.input(slot, Type::Ref)).collect();
    g.count = g.pure(Opcode::untag, &inputs[..1]);
    let number = g.pure(Opcode::untag, &inputs[1..2]);
    let float = g.pure(Opcode::int_to_float, &[number]);
    let seven = g.trace.constant(Const::Int(7));
    let second = g.pure(Opcode::int_mul, &[number, seven]);
    for (value, kind) in [
        (number, Int),
        (float, Float),
        (second, Int),
        (inputs[2], Point),
        (inputs[3], Items(4)),
        (inputs[4], Any),
        (inputs[5], Box),
    ] {
        g.add(value, kind);
    }
    for _ in 0..g.choices.pick(4) {
        g.random();
    }
    // A label's arguments are distinct and no constants.
    let mut args = vec![g.count];
    for kind in CARRIED {
        let mut value = g.value(kind);
        if value.is_const() || args.contains(&value) {
            value = g.op(Opcode::same_as, kind.ty(), &[value], Descr::None);
        }
        args.push(value);
    }
    g.op(Opcode::label, Type::Void, &args, Descr::Target(Target::Own(0)));
    g.values = args[1..].iter().copied().zip(CARRIED).collect();
    let zero = g.trace.constant(Const::Int(0));
    let more = g.pure(Opcode::int_gt, &[g.count, zero]);
    let end = g.lives.len() as u32;
    g.plain(Opcode::guard_true, &[more]);
    for _ in 0..2 + g.choices.pick(40) {
        g.random();
    }
    g.jump(Target::Own(0));
    (g.trace, g.lives, end)
}

fn random_bridge(
    choices: &mut Choices,
    names: &Declarations,
    live: &[Kind],
) -> (Trace, Vec<Vec<Kind>>) {
    let mut g = Gen {
        choices,
        names,
        trace: Trace::new(TraceKind::Bridge),
        count: OpRef::NONE,
        values: Vec::new(),
        lives: Vec::new(),
    };
    for (k, &kind) in live.iter().enumerate() {
        let value = g.trace.input(k as i32, kind.ty());
        if k == 0 {
            g.count = value;
        } else {
            g.add(value, kind);
        }
    }
    for _ in 0..g.choices.pick(25) {
        g.random();
    }
    if g.choices.pick(6) == 5 {
        g.plain(Opcode::leave, &[]);
    } else {
        g.jump(Target::Other(0, 0));
    }
    (g.trace, g.lives)
}

fn names() -> Declarations {
    let mut names = Declarations::default();
    for line in NAMES.lines().filter(|line| !line.is_empty()) {
        names.line(line).unwrap();
    }
    names.calls = world::calls();
    names
}

/// Two NaNs are one: their signs depend on the order of operands. In pictures of memory one of their bits is masked.
fn canonical(words: Vec<u64>) -> Vec<u64> {
    const SIGN: u64 = 1 << 63;
    let nan =
        |w: u64| if matches!(w >> 48, 0xfff8 | 0xfef8) && w << 16 == 0 { w ^ SIGN } else { w };
    words.into_iter().map(nan).collect()
}

fn check(numbers: Vec<u32>, start: i64) {
    let names = names();
    let mut choices = Choices { numbers, next: 0 };
    let mut worlds = [World::evaluator(), World::machine()];
    let (trace, lives, end) = random_loop(&mut choices, &names);
    let mut kinds: HashMap<u32, Vec<Kind>> = HashMap::new();
    let mut slots = [Vec::new(), Vec::new()];
    for (w, slots) in worlds.iter_mut().zip(&mut slots) {
        let first = w.compile(0, Entry::Stack, &world::optimized(trace.clone()));
        kinds.extend(lives.iter().cloned().enumerate().map(|(k, kinds)| (first + k as u32, kinds)));
        let point = w.object(1, &[int(3), int(4), 1.5f64.to_bits()]);
        let array = w.object(4, &[int(4), int(1), point, 0, int(2)]);
        let boxed = w.object(2, &[2.5f64.to_bits()]);
        *slots = vec![int(5), int(start), point, array, point, boxed];
    }
    let mut text = vec![worlds[1].listing(0, &world::optimized(trace))];
    for id in 1..8 {
        let [a, b] = [0, 1].map(|k| {
            let w = &mut worlds[k];
            let (guard, values) = w.enter(0, &slots[k]);
            let (memory, old) = w.picture();
            let stack = canonical(w.relative(&w.stack));
            let log = w.relative(&w.log);
            (guard, canonical(w.relative(&values)), log, stack, canonical(memory), old)
        });
        let story = || text.join("\n---\n");
        assert_eq!((a.0, &a.1), (b.0, &b.1), "exits\n{}", story());
        assert_eq!(a.2, b.2, "calls\n{}", story());
        assert_eq!(a.3, b.3, "value stack\n{}", story());
        assert!(a.4 == b.4, "heaps differ\n{}", story());
        assert!(b.5.is_subset(&a.5), "a barrier is missing\n{}", story());
        let guard = a.0;
        // A `leave` is no place for a bridge.
        if guard == end || worlds[0].is_leave(guard) {
            break;
        }
        let (trace, lives) = random_bridge(&mut choices, &names, &kinds[&guard]);
        for w in &mut worlds {
            let code = world::optimized(trace.clone());
            let first = w.compile(id, Entry::Guard(GuardId(guard)), &code);
            kinds.extend(
                lives.iter().cloned().enumerate().map(|(k, kinds)| (first + k as u32, kinds)),
            );
        }
        text.push(worlds[1].listing(id, &world::optimized(trace)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, max_shrink_iters: 300, ..ProptestConfig::default() })]
    #[test]
    fn evaluator_and_machine_agree(numbers in prop::collection::vec(any::<u32>(), 0..1500), start in -1000i64..1000) {
        check(numbers, start);
    }
}
