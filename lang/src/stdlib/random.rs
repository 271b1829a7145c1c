//! `_random`: the Mersenne Twister, with which CPython's sequence comes out for a seed.
//!
//! A generator is bytes here, which only the class around it, in Python, gets to see.

use crate::builtins::ANY;
use crate::object::{Bytes, Int, Raised, Tuple, Type, Value, instance::payload};
use crate::portal::effect;
use crate::vm::{Args, Vm};
use dashu_int::{IBig, UBig};
use sidewinder_jit::ir::{Effect, Groups};

const OUTSIDE: Effect = effect::outside(Groups::NONE);

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_random";
    "new" new (0, 0) "()" ANY;
    "seed" seed (2, 2) "(state, key)" ANY;
    "random" random (1, 1) "(state)" OUTSIDE;
    "getrandbits" bits (2, 2) "(state, k)" OUTSIDE;
    "getstate" state (1, 1) "(state)" ANY;
    "setstate" set_state (2, 2) "(state, words)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_random", FUNCTIONS)
}

const N: usize = 624;
const M: usize = 397;

/// In the place of which word comes next: no seed was given yet. `random.Random()` makes a generator and seeds it then, and what a
/// seed costs, in time and of the randomness of the machine, is to be paid once.
const UNSEEDED: u32 = N as u32 + 1;

/// One generator: its words, and behind them which one comes next.
struct Twister<'a>(&'a mut [u32]);

impl Twister<'_> {
    fn fill(&mut self, seed: u32) {
        self.0[0] = seed;
        for at in 1..N {
            let before = self.0[at - 1];
            let mixed = (before ^ before >> 30).wrapping_mul(1_812_433_253);
            self.0[at] = mixed.wrapping_add(at as u32);
        }
        self.0[N] = N as u32;
    }

    fn fill_by_key(&mut self, key: &[u32]) {
        self.fill(19_650_218);
        let words = &mut *self.0;
        let mixed = |words: &[u32], at: usize, by: u32| {
            words[at] ^ (words[at - 1] ^ words[at - 1] >> 30).wrapping_mul(by)
        };
        let (mut at, mut place) = (1, 0);
        for _ in 0..N.max(key.len()) {
            let word = mixed(words, at, 1_664_525);
            words[at] = word.wrapping_add(key[place]).wrapping_add(place as u32);
            (at, place) = (at + 1, (place + 1) % key.len());
            if at == N {
                (words[0], at) = (words[N - 1], 1);
            }
        }
        for _ in 1..N {
            words[at] = mixed(words, at, 1_566_083_941).wrapping_sub(at as u32);
            at += 1;
            if at == N {
                (words[0], at) = (words[N - 1], 1);
            }
        }
        words[0] = 1 << 31;
    }

    fn fill_by_number(&mut self, number: &UBig) {
        let bytes = number.to_le_bytes();
        let mut key: Vec<u32> = bytes
            .chunks(4)
            .map(|part| part.iter().rev().fold(0, |word, byte| word << 8 | *byte as u32))
            .collect();
        if key.is_empty() {
            key.push(0);
        }
        self.fill_by_key(&key);
    }

    fn refill(&mut self) {
        for at in 0..N {
            let bits = self.0[at] & 1 << 31 | self.0[(at + 1) % N] & !(1 << 31);
            let odd = if bits & 1 == 1 { 0x9908_b0df } else { 0 };
            self.0[at] = self.0[(at + M) % N] ^ bits >> 1 ^ odd;
        }
        self.0[N] = 0;
    }

    fn next(&mut self) -> u32 {
        if self.0[N] as usize >= N {
            self.refill();
        }
        let mut y = self.0[self.0[N] as usize];
        self.0[N] += 1;
        y ^= y >> 11;
        y ^= y << 7 & 0x9d2c_5680;
        y ^= y << 15 & 0xefc6_0000;
        y ^ y >> 18
    }

    fn float(&mut self) -> f64 {
        let (high, low) = (self.next() >> 5, self.next() >> 6);
        (high as f64 * 67_108_864.0 + low as f64) / 9_007_199_254_740_992.0
    }
}

fn new(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let state = vm.new_bytes(&[0; 4 * (N + 1)])?;
    twister(state).0[N] = UNSEEDED;
    Ok(state)
}

/// The words of a state: bytes that only the generator has, so that they may change.
fn twister<'a>(state: Value) -> Twister<'a> {
    Twister(state.halves_mut(3, N + 1))
}

fn this<'a>(vm: &mut Vm, args: Args) -> Result<Twister<'a>, Raised> {
    match Bytes::of(args.get(0)) {
        Some(state) if state.len() == 4 * (N + 1) => Ok(twister(state.0)),
        _ => vm.raise(Type::TypeError, "not the state of a generator"),
    }
}

/// A generator that a number is drawn from: one that no seed was given to takes its seed now.
fn seeded<'a>(vm: &mut Vm, args: Args) -> Result<Twister<'a>, Raised> {
    let mut twister = this(vm, args)?;
    if twister.0[N] == UNSEEDED {
        twister.fill_by_number(&entropy(vm));
    }
    Ok(twister)
}

fn seed(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let key = if args.get(1) == vm.none() {
        entropy(vm)
    } else {
        let key = vm.index(args.get(1))?;
        Int::of(payload(key)).map_or(UBig::ZERO, |n| n.to_ibig().into_parts().1)
    };
    this(vm, args)?.fill_by_number(&key);
    Ok(vm.none())
}

fn random(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let x = seeded(vm, args)?.float();
    vm.new_float(x)
}

fn bits(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let count = vm.index_i64(args.get(1))?;
    if count < 0 {
        return vm.raise(Type::ValueError, "number of bits must be non-negative");
    }
    if count <= 32 {
        let word = if count == 0 { 0 } else { seeded(vm, args)?.next() >> (32 - count) };
        return vm.new_int(word as i64);
    }
    // The bytes, the number, and the object.
    vm.check_bits(count as usize)?;
    let mut twister = seeded(vm, args)?;
    let (mut left, mut bytes) = (count as usize, Vec::with_capacity(count as usize / 8 + 4));
    while left > 0 {
        let word = twister.next();
        let word = if left < 32 { word >> (32 - left) } else { word };
        bytes.extend_from_slice(&word.to_le_bytes());
        left = left.saturating_sub(32);
    }
    vm.new_ibig(&IBig::from(UBig::from_le_bytes(&bytes)))
}

fn state(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let words: Vec<Value> =
        seeded(vm, args)?.0.iter().map(|word| Value::small(*word as i64)).collect();
    vm.new_tuple(&words)
}

fn set_state(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(words) = Tuple::of(args.get(1)) else {
        return vm.raise(Type::TypeError, "state vector must be a tuple");
    };
    if words.len() != N + 1 {
        return vm.raise(Type::ValueError, "state vector is the wrong size");
    }
    let mut new = vec![0; N + 1];
    for (at, word) in new.iter_mut().enumerate() {
        *word = vm.index_i64(words.get(at))? as u32;
    }
    if new[N] as usize > N {
        return vm.raise(Type::ValueError, "invalid state");
    }
    this(vm, args)?.0.copy_from_slice(&new);
    Ok(vm.none())
}

/// A number that nobody can tell beforehand; with `--seed` the first generator starts with that, and those after it with numbers that follow from it.
fn entropy(vm: &mut Vm) -> UBig {
    if let Some((seed, turn)) = &mut vm.known.seed {
        let number = u128::from(*turn) << 64 | u128::from(*seed);
        *turn += 1;
        return number.into();
    }
    let mut bytes = [0; 32];
    let read = std::fs::File::open("/dev/urandom")
        .and_then(|mut file| std::io::Read::read_exact(&mut file, &mut bytes));
    if read.is_err() {
        let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        bytes[..16].copy_from_slice(&time.unwrap_or_default().as_nanos().to_le_bytes());
    }
    UBig::from_le_bytes(&bytes)
}
