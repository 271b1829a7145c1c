//! Guests: programs of an interpreter that is written in Python, whose merge points make each position of the guest a site.
//!
//! **In:** `MergePoint` and `CanEnter`, which are `CallKw` but for what they do where the callee belongs to a `JitDriver`. **Out:** the greens as
//! constants of the trace, and whether the driver of the JIT is wanted at this value of them: at this *key*.
//!
//! ```text
//! while True:
//!     driver.jit_merge_point(pc=pc, code=code, stack=stack)      # greens: pc, code
//!     ..                                                         # fetch, decode, dispatch: folded away
//!     driver.can_enter_jit(pc=target, code=code, stack=stack)    # a jump back of the guest: counted
//! ```
//!
//! An interpreter may call itself for a call of its guest: then its function is compiled from its start as well, and a trace that comes to such a
//! call goes into it ([`super::call`]).
//!
//! Counted is where the guest may close a loop, or is entered: at `can_enter_jit`, or, where nobody ever calls that, at a merge point with the first number among the
//! greens not above the one before. Compiled code is entered at the merge point only.
//!
//! **Absent:** any idea of what a guest program is.

// Keys hold values as words.
#![allow(unsafe_code)]

use super::turns::Turns;
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::interp::handlers::call;
use crate::interp::import::finder::OWN_FILES;
use crate::object::CodeRef;
use crate::object::instance::{attributes, has_slots};
use crate::object::{Kind as Layout, Raised, Str, Tuple, Type, Value};
use crate::observe::DeadHint;
use crate::portal::residual;
use crate::vm::Intrinsic;
use crate::vm::Vm;
use rustc_hash::{FxHashMap, FxHashSet};
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::abi::{Pc, Site};
use sidewinder_jit::host::Host;
use sidewinder_jit::machine::{Flow, Machine, Turn};
use std::sync::atomic::Ordering;

/// Word of the number of the plan in `MergePoint` and `CanEnter`.
const PLAN: usize = 3;
/// Most greens of a driver.
pub const MOST_GREENS: usize = 15;
/// Most keys of a run: greens that take more values than that are none.
const MOST_KEYS: usize = 1 << 16;
/// How often a run looks anew at which attributes are settled, at most: each time throws code away.
const MOST_LOOKS: u32 = 16;
/// How many visits a hot key waits then, so that what the guest changes all the time is changed.
const VISITS_OF_A_LOOK: u32 = 16;

/// A `JitDriver`.
#[derive(Debug)]
struct Driver {
    /// Its methods `jit_merge_point` and `can_enter_jit`, which are objects that never move.
    methods: [Value; 2],
    /// The names of its greens, in their order.
    greens: Vec<String>,
    reds: Vec<String>,
    /// Those of the reds that are.
    virtualizables: Vec<String>,
    /// `get_printable_location`, or `None`.
    location: Value,
    /// Where the program made it, if a report is wanted.
    made: Option<Pc>,
    /// The plan of its merge point that ran last.
    merge: Option<usize>,
    /// Somebody has called `can_enter_jit`.
    enters: bool,
    /// The key with which the next merge point is to be taken notice of; 0: none.
    armed: u32,
    /// A merge point came with another key than that.
    missed: bool,
    /// While recording: `can_enter_jit` was called since the last merge point.
    closes: bool,
    /// Where the guest was.
    turns: Turns,
}

/// What an instruction does that has run once: the callee is known, and what it is given.
#[derive(Debug)]
struct Plan {
    callee: Value,
    driver: usize,
    pc: Pc,
    /// The slot of the callee.
    window: isize,
    /// The slots of the greens, in the driver's order.
    greens: Vec<isize>,
    /// The slots of the virtualizables.
    virtualizables: Vec<isize>,
    /// At a merge point: the slots that are live there, and those of them that are the same whenever a key is met.
    live: Vec<i32>,
    same: Vec<i32>,
}

/// A merge point and the values of its greens.
#[derive(Debug)]
struct Key {
    plan: usize,
    greens: Vec<u64>,
    /// See [`Host::set_site`](sidewinder_jit::host::Host::set_site).
    counter: u32,
    code: u32,
    /// The JIT has set the counter: it has met the key.
    is_counted: bool,
}

/// All drivers of a run, and the keys that were seen.
#[derive(Default, Debug)]
pub struct Guests {
    drivers: Vec<Driver>,
    plans: Vec<Plan>,
    keys: Vec<Key>,
    /// A key's number, which is one more than its index, by plan and greens.
    numbers: FxHashMap<Box<[u64]>, u32>,
    /// The base of the function with a merge point that was entered last, until it comes there.
    entered: usize,
    /// How often it was looked at anew which attributes are settled.
    looks: u32,
}

/// A plan's number and the values of greens, to look for a key with.
struct Greens {
    words: [u64; MOST_GREENS + 1],
    len: usize,
}

impl Greens {
    fn of(plan: usize, values: impl Iterator<Item = u64>) -> Greens {
        let mut greens = Greens { words: [0; MOST_GREENS + 1], len: 1 };
        greens.words[0] = plan as u64;
        for value in values {
            greens.words[greens.len] = value;
            greens.len += 1;
        }
        greens
    }
    fn words(&self) -> &[u64] {
        &self.words[..self.len]
    }
    fn values(&self) -> &[u64] {
        &self.words[1..self.len]
    }
}

impl Guests {
    /// The slots that a call of a guest has to be given: all that are live, or those that the key does not tell.
    pub(in crate::interp) fn given(&self, plan: usize, key: u32) -> impl Iterator<Item = i32> {
        let plan = &self.plans[plan];
        let is_told = move |slot: &&i32| key != 0 && plan.same.contains(slot);
        plan.live.iter().filter(move |slot| !is_told(slot)).copied()
    }

    /// Writes what a key tells into a frame. Whether there is compiled code for it.
    pub(in crate::interp) fn place(&self, plan: usize, key: u32, base: *mut u64) -> bool {
        let Some(key) = self.keys.get((key as usize).wrapping_sub(1)) else { return false };
        let plan = &self.plans[plan];
        write(base, plan.window, plan.callee);
        for (&slot, &word) in plan.greens.iter().zip(&key.greens) {
            write(base, slot, green(word));
        }
        key.code != 0
    }

    /// Where a merge point is.
    pub(in crate::interp) fn position(&self, plan: usize) -> Pc {
        self.plans[plan].pc
    }

    fn plan(&self, number: u32, callee: Value) -> Option<usize> {
        let index = (number as usize).checked_sub(1)?;
        (self.plans[index].callee == callee).then_some(index)
    }

    fn greens_at(&self, plan: usize, base: *const u64) -> impl Iterator<Item = u64> {
        self.plans[plan].greens.iter().map(move |&slot| read(base, slot).bits())
    }

    /// The drivers to no merge point of which a recording came, and of the others the merge points and `can_enter_jit` that none came to: those whose
    /// position is `own`.
    pub(in crate::interp) fn unreached(
        &self,
        reached: &FxHashSet<usize>,
        own: impl Fn(Pc) -> bool,
    ) -> Vec<(u64, DeadHint)> {
        let came = |plan: &Plan| reached.contains(&(plan.pc as usize));
        let is_dead = |index: usize| {
            let mut plans = self.plans.iter().enumerate().filter(|(_, plan)| plan.driver == index);
            !plans.any(|(number, plan)| self.is_merge(number) && came(plan))
        };
        let drivers = self.drivers.iter().enumerate().filter(|&(index, _)| is_dead(index));
        let hint = |driver: &Driver| match driver.missed {
            true => DeadHint::Missed,
            false => DeadHint::Driver,
        };
        let drivers = drivers.filter_map(|(_, driver)| Some((driver.made?, hint(driver))));
        let plans = self.plans.iter().filter(|plan| !is_dead(plan.driver) && !came(plan));
        let plans = plans.map(|plan| (plan.pc, DeadHint::Call));
        let own = drivers.chain(plans).filter(|&(pc, _)| own(pc));
        own.map(|(pc, hint)| (pc as u64, hint)).collect()
    }

    fn is_merge(&self, plan: usize) -> bool {
        let plan = &self.plans[plan];
        plan.callee == self.drivers[plan.driver].methods[0]
    }

    fn key(&mut self, site: Site) -> Option<&mut Key> {
        self.keys.get_mut((site.key as usize).wrapping_sub(1))
    }

    /// At `can_enter_jit` while recording.
    fn note_entry(&mut self, plan: usize) {
        let driver = &mut self.drivers[self.plans[plan].driver];
        (driver.enters, driver.closes) = (true, true);
    }

    /// At a merge point while recording: whether the guest may have come round.
    fn closes(&mut self, greens: &Greens, base: *const u64) -> bool {
        let is_entry = self.is_entry(base);
        let driver = &mut self.drivers[self.plans[greens.words[0] as usize].driver];
        let entered = std::mem::take(&mut driver.closes);
        let may_close = driver.turns.may_close(base, is_entry, greens.values());
        if driver.enters { entered } else { may_close }
    }

    /// Whether a frame comes to its first merge point.
    fn is_entry(&mut self, base: *const u64) -> bool {
        let is_entry = self.entered == base as usize;
        self.entered = 0;
        is_entry
    }
}

impl Vm {
    /// The methods of a new driver: `jit_merge_point` and `can_enter_jit`.
    pub(crate) fn new_driver(
        &mut self,
        [merge, enter]: [Value; 2],
        [greens, reds, virtualizables]: [Value; 3],
        location: Value,
    ) {
        self.settle(location);
        let is_own = |code: CodeRef| !code.unit.file.name().starts_with(OWN_FILES);
        let makers = self
            .part::<Option<crate::interp::observe::wanted::Observer>>()
            .as_ref()
            .map(|_| self.frames(1, is_own))
            .unwrap_or_default();
        self.part_mut::<Guests>().drivers.push(Driver {
            methods: [merge, enter],
            greens: texts(greens),
            reds: texts(reds),
            virtualizables: texts(virtualizables),
            location,
            made: makers.first().map(|frame| frame.pc),
            merge: None,
            enters: false,
            armed: 0,
            missed: false,
            closes: false,
            turns: Turns::default(),
        });
    }

    /// The number of a key, a new one if need be.
    fn key_of(&mut self, greens: &Greens) -> Option<u32> {
        if let Some(&number) = self.part_mut::<Guests>().numbers.get(greens.words()) {
            return Some(number);
        }
        if self.part_mut::<Guests>().keys.len() == MOST_KEYS {
            return None;
        }
        if greens.values().iter().any(|&word| green(word).is_object()) {
            self.heap.pin(greens.values().to_vec());
        }
        let plan = greens.words[0] as usize;
        let key =
            Key { plan, greens: greens.values().to_vec(), counter: 0, code: 0, is_counted: false };
        self.part_mut::<Guests>().keys.push(key);
        let number = self.part_mut::<Guests>().keys.len() as u32;
        self.part_mut::<Guests>().numbers.insert(greens.words().into(), number);
        Some(number)
    }

    /// Counts a visit of a key; whether the driver of the JIT is wanted.
    fn tick(&mut self, number: u32) -> bool {
        let key = &mut self.part_mut::<Guests>().keys[number as usize - 1];
        if key.code == 0 && key.counter > 0 {
            key.counter -= 1;
            return false;
        }
        if key.code != 0 || !key.is_counted || self.part_mut::<Guests>().looks == MOST_LOOKS {
            return true;
        }
        // What built the guest's program may have replaced attributes of it, for the last time.
        if !self.settles_anew() {
            return true;
        }
        self.part_mut::<Guests>().looks += 1;
        self.part_mut::<Guests>().keys[number as usize - 1].counter = VISITS_OF_A_LOOK;
        false
    }

    /// At a merge point, outside of traces: whether the driver of the JIT is wanted.
    fn merges(&mut self, plan: usize, base: *mut u64) -> bool {
        let is_entry = self.part_mut::<Guests>().is_entry(base);
        let driver = self.part_mut::<Guests>().plans[plan].driver;
        self.part_mut::<Guests>().drivers[driver].merge = Some(plan);
        let armed = std::mem::take(&mut self.part_mut::<Guests>().drivers[driver].armed);
        let entered = self.part_mut::<Guests>().drivers[driver].enters;
        if self.jit.is_none() || entered && armed == 0 && !is_entry {
            return false;
        }
        let greens = Greens::of(plan, self.part_mut::<Guests>().greens_at(plan, base));
        if armed != 0 {
            let key = &self.part_mut::<Guests>().keys[armed as usize - 1];
            let is_met = key.plan == plan && key.greens == greens.values();
            self.part_mut::<Guests>().drivers[driver].missed |= !is_met;
            return is_met;
        }
        let turns = &mut self.part_mut::<Guests>().drivers[driver].turns;
        if !entered && !turns.may_close(base, is_entry, greens.values()) && !is_entry {
            return false;
        }
        self.key_of(&greens).is_some_and(|number| self.tick(number))
    }

    /// At `can_enter_jit`, outside of traces.
    fn enters(&mut self, plan: usize, base: *mut u64) {
        let index = self.part_mut::<Guests>().plans[plan].driver;
        let driver = &mut self.part_mut::<Guests>().drivers[index];
        driver.enters = true;
        let Some(merge) = driver.merge.filter(|_| self.jit.is_some()) else { return };
        let greens = Greens::of(merge, self.part_mut::<Guests>().greens_at(plan, base));
        if let Some(number) = self.key_of(&greens)
            && self.tick(number)
        {
            self.part_mut::<Guests>().drivers[index].armed = number;
        }
    }

    /// The site at a merge point.
    pub(crate) fn site_at_merge_point(&self, pc: Pc, base: *const u64) -> Site {
        let plan = (word(pc, PLAN) as usize).checked_sub(1);
        let number = plan.and_then(|plan| {
            let greens = Greens::of(plan, self.part::<Guests>().greens_at(plan, base));
            self.part::<Guests>().numbers.get(greens.words()).copied()
        });
        Site { pc, key: number.unwrap_or(0) }
    }

    /// Counter and code of a site at a merge point. One without a key is never counted.
    pub(crate) fn merge_counter(&self, site: Site) -> (u32, u32) {
        let key = self.part::<Guests>().keys.get((site.key as usize).wrapping_sub(1));
        key.map_or((crate::interp::core::link::NEVER, 0), |key| (key.counter, key.code))
    }

    /// Sets them.
    pub(crate) fn set_merge_counter(&mut self, site: Site, counter: u32, code: u32) {
        if let Some(key) = self.part_mut::<Guests>().key(site) {
            (key.counter, key.code, key.is_counted) = (counter, code, true);
        }
    }

    /// What is the same whenever a site is entered: the callee, and the greens.
    pub(crate) fn greens_of(&self, site: Site) -> Vec<(i32, u64)> {
        let Some(key) = self.part::<Guests>().keys.get((site.key as usize).wrapping_sub(1)) else {
            return Vec::new();
        };
        let plan = &self.part::<Guests>().plans[key.plan];
        let slots = plan.greens.iter().map(|&slot| slot as i32);
        let callee = (plan.window as i32, plan.callee.bits());
        std::iter::once(callee).chain(slots.zip(key.greens.iter().copied())).collect()
    }

    /// The slots of the virtualizables where a site is entered.
    pub(crate) fn virtualizables_of(&self, site: Site) -> Vec<i32> {
        let key = self.part::<Guests>().keys.get((site.key as usize).wrapping_sub(1));
        let slots =
            key.iter().flat_map(|key| &self.part::<Guests>().plans[key.plan].virtualizables);
        slots.map(|&slot| slot as i32).collect()
    }

    /// Whether the virtualizables have, or are, one list in two places where a site is entered.
    pub(crate) fn share_lists(&self, site: Site, base: *const u64) -> bool {
        let mut lists: Vec<Value> = Vec::new();
        for slot in self.virtualizables_of(site) {
            let object = read(base, slot as isize);
            lists.extend(Some(object).filter(|value| value.is(Layout::List)));
            if object.is_object() && has_slots(object.kind()) {
                let all = attributes(object).into_iter().map(|(_, value)| value);
                lists.extend(all.filter(|value| value.is(Layout::List)));
            }
        }
        lists.sort_unstable_by_key(|list| list.bits());
        lists.windows(2).any(|two| two[0] == two[1])
    }

    /// What the program calls the position of the guest: the answer of `get_printable_location`, else the greens themselves.
    pub(crate) fn guest_location(&mut self, site: Site) -> Option<String> {
        let key = self.part::<Guests>().keys.get((site.key as usize).wrapping_sub(1))?;
        let driver = &self.part::<Guests>().drivers[self.part::<Guests>().plans[key.plan].driver];
        let (location, none) = (driver.location, self.none());
        let greens: Vec<Value> = key.greens.iter().map(|&word| green(word)).collect();
        let names = driver.greens.clone();
        // Who is asked is no part of what is going on.
        let (pending, handled) = (self.take_pending(), self.handled);
        let (resumed, stopped) = (self.resumed, self.stopped);
        let kept = [pending, handled, resumed, stopped];
        let mut told = None;
        let kept = self.on_stack(None, &kept, |vm, kept| {
            (vm.handled, vm.resumed) = (Value::NULL, Value::NULL);
            told = if location == none {
                let texts: Result<Vec<_>, Raised> = greens
                    .iter()
                    .zip(&names)
                    .map(|(&green, name)| Ok(format!("{name}={}", vm.repr_text(green)?)))
                    .collect();
                texts.ok().map(|texts| shortened(texts.join(" ")))
            } else {
                let answer = vm.call(location, &greens);
                answer.and_then(|answer| vm.str_text(answer)).map(shortened).ok()
            };
            if told.is_none() {
                vm.ignore_exception(location);
            }
            Ok([kept[0], kept[1], kept[2], kept[3]])
        });
        if let Ok([pending, handled, resumed, stopped]) = kept {
            (self.pending, self.handled) = (pending, handled);
            (self.resumed, self.stopped) = (resumed, stopped);
        }
        told
    }

    /// What an instruction that calls a method of a driver does, where it is not at hand; or what is wrong with it.
    fn plan_merge_point(&mut self, callee: Value, pc: Pc) -> Result<usize, String> {
        if let Some(plan) = self.part_mut::<Guests>().plan(word(pc, PLAN), callee) {
            return Ok(plan);
        }
        let is_driver = |driver: &Driver| driver.methods.contains(&callee);
        let Some(index) = self.part::<Guests>().drivers.iter().position(is_driver) else {
            return Err("this is the method of no JitDriver".into());
        };
        let driver = &self.part::<Guests>().drivers[index];
        let is_merge = driver.methods[0] == callee;
        let window = instruction(pc).b();
        let given = texts(operand(pc, 1));
        if let Some(wrong) = wrong_use(driver, is_merge, &given) {
            return Err(wrong);
        }
        if is_merge && !self.is_in_loop(pc) {
            return Err(OUTSIDE.into());
        }
        let slot = |name: &String| {
            let at = given.iter().position(|given| given == name).unwrap_or(0);
            window + 2 + at as isize
        };
        let greens = driver.greens.iter().map(slot).collect();
        let virtualizables = driver.virtualizables.iter().filter(|name| given.contains(name));
        let virtualizables = virtualizables.map(slot).collect();
        let live = if is_merge { self.live_slots(pc) } else { Vec::new() };
        // One instruction may come to call many drivers; only the last is at hand.
        let known = |known: &Plan| (known.callee, known.pc) == (callee, pc);
        let number = self.part_mut::<Guests>().plans.iter().position(known).unwrap_or_else(|| {
            let slots: &Vec<isize> = &greens;
            let mut same = live.clone();
            same.retain(|&slot| slot as isize == window || slots.contains(&(slot as isize)));
            let plan =
                Plan { callee, driver: index, pc, window, greens, virtualizables, live, same };
            self.part_mut::<Guests>().plans.push(plan);
            self.part_mut::<Guests>().plans.len() - 1
        });
        set_word(pc, PLAN, number as u32 + 1);
        Ok(number)
    }

    /// Raises the TypeError that says what is wrong.
    pub(crate) fn wrong_merge_point(
        &mut self,
        callee: Value,
        position: Value,
    ) -> Result<Value, Raised> {
        let planned = self.plan_merge_point(callee, position.as_small() as usize as Pc);
        self.raise(Type::TypeError, planned.err().unwrap_or_default())
    }

    /// Whether a position is in a loop.
    fn is_in_loop(&self, pc: Pc) -> bool {
        let Some(code) = self.code_at(pc) else { return false };
        let here = code.instruction_at(pc);
        code.unit
            .instructions()
            .any(|i| i.offset > here && i.jump_target().is_some_and(|target| target < here))
    }
}

const OUTSIDE: &str =
    "jit_merge_point() marks a turn of the interpreter's loop: call it in that loop";

/// What is wrong with the names given.
fn wrong_use(driver: &Driver, is_merge: bool, given: &[String]) -> Option<String> {
    let method = if is_merge { "jit_merge_point" } else { "can_enter_jit" };
    let list = |names: Vec<&String>| names.into_iter().cloned().collect::<Vec<_>>().join(", ");
    let known = |name: &&String| driver.greens.contains(name) || driver.reds.contains(name);
    let unknown: Vec<_> = given.iter().filter(|name| !known(name)).collect();
    if !unknown.is_empty() {
        let names = list(unknown);
        return Some(format!(
            "{method}() must name only greens and reds of its JitDriver; it has none named: {names}"
        ));
    }
    // Where code is entered nobody looks at reds.
    let reds = driver.reds.iter().filter(|_| is_merge);
    let missing: Vec<_> =
        driver.greens.iter().chain(reds).filter(|name| !given.contains(name)).collect();
    if missing.is_empty() {
        return None;
    }
    let what = if is_merge { "greens and reds" } else { "greens" };
    Some(format!("{method}() must name all {what} of its JitDriver; missing: {}", list(missing)))
}

/// The strings in a tuple.
fn texts(tuple: Value) -> Vec<String> {
    let items = Tuple::of(tuple).map(|tuple| tuple.items()).unwrap_or_default();
    items.iter().filter_map(|&item| Str::of(item)).map(|text| text.text().to_string()).collect()
}

/// A location is a word or two.
fn shortened(text: String) -> String {
    const MOST: usize = 60;
    let line = text.lines().next().unwrap_or_default();
    if line.chars().count() <= MOST {
        return line.to_string();
    }
    line.chars().take(MOST - 1).chain(['…']).collect()
}

/// Which object the callee is, if it is a method of a driver: these never move, and are few.
fn method_of<M: Machine>(m: &M, callee: M::Ref) -> Option<Value> {
    if class_of(m, callee).kind() != Layout::Builtin {
        return None;
    }
    let method = promoted(m, callee);
    let known = crate::vm::builtin_row(method).intrinsic;
    matches!(known, Some(Intrinsic::MergePoint | Intrinsic::CanEnter)).then_some(method)
}

/// `MergePoint` and `CanEnter`
pub fn merge_point<M: Machine>(m: &M, i: Ins) -> Flow {
    let callee = m.slot(i.b());
    let Some(method) = method_of(m, callee) else { return call_above(m, i) };
    let pc = m.pc();
    let Ok(plan) = vm_mut(m).plan_merge_point(method, pc) else {
        m.call_to_raise(&residual::WRONG_MERGE_POINT, &[callee, m.cr((pc as u64) << 1)]);
        return Flow::Raise;
    };
    if !M::RECORDING
        && vm(m).ctx.poll.load(Ordering::Relaxed) != 0
        && m.call(&residual::SAFEPOINT, &[]).is_err()
    {
        return Flow::Raise;
    }
    let is_merge = vm(m).part::<Guests>().is_merge(plan);
    if M::RECORDING {
        vm(m).comes_to(pc);
        if is_merge {
            match follows(m, plan) {
                (Turn::Follow, _) => {}
                (Turn::End, _) => return Flow::Hot,
                (Turn::Call, key) => return super::call::call(m, plan, key),
            }
        } else {
            vm_mut(m).part_mut::<Guests>().note_entry(plan);
        }
    } else if is_merge {
        if vm_mut(m).merges(plan, m.base()) {
            return Flow::Hot;
        }
    } else {
        vm_mut(m).enters(plan, m.base());
    }
    m.set_slot(i.a(), m.cr(vm(m).none().bits()));
    next(m, Opcode::MergePoint.words())
}

/// Calls what is no method of a driver. The arguments stay where they are, as variables are read from there afterwards.
fn call_above<M: Machine>(m: &M, i: Ins) -> Flow {
    let above = i.b() + 2 + i.c();
    m.set_slot(above, m.slot(i.b()));
    for slot in 2..2 + i.c() {
        m.set_slot(above + slot, m.slot(i.b() + slot));
    }
    call::call_window(m, i, above, i.c() as usize, operand(m.pc(), 1))
}

/// At a merge point while recording: the greens are constants from here on. What the trace does, and the key.
fn follows<M: Machine>(m: &M, plan: usize) -> (Turn, u32) {
    // Of a frame whose greens are others each time, nothing is known in advance.
    if m.thrashes() {
        return (m.merge_point(0, true), 0);
    }
    let slots = vm(m).part::<Guests>().plans[plan].greens.iter();
    let promoted = slots.map(|&slot| {
        let word = m.promote(m.slot(slot));
        m.set_slot(slot, m.cr(word));
        word
    });
    let greens = Greens::of(plan, promoted);
    let closes = vm_mut(m).part_mut::<Guests>().closes(&greens, m.base());
    let key = vm_mut(m).key_of(&greens).unwrap_or(0);
    (m.merge_point(key, closes && key != 0), key)
}

/// `PassEnter`
pub fn enter<M: Machine>(m: &M, i: Ins) -> Flow {
    if M::RECORDING {
        m.entered_with(code(m).unit.entry_registers());
    }
    if vm(m).shows_variables {
        crate::interp::core::header::unbind(m, i);
    }
    let flow = crate::interp::core::header::enter(m, i);
    if flow == Flow::Next {
        vm_mut(m).part_mut::<Guests>().entered = m.base() as usize;
    }
    flow
}

/// `PassEnter` when somebody wants something.
pub fn attend_entry<M: Machine>(m: &M, i: Ins) -> Flow {
    let flow = crate::interp::core::header::attend(m, i);
    if flow == Flow::Next {
        vm_mut(m).part_mut::<Guests>().entered = m.base() as usize;
    }
    flow
}

/// A loop header with a merge point in its loop: no site, and nothing to a trace.
#[inline(always)]
pub fn pass<M: Machine>(m: &M, _: Ins) -> Flow {
    if !M::RECORDING && vm(m).ctx.poll.load(Ordering::Relaxed) != 0 {
        return Flow::Slow;
    }
    next(m, Opcode::PassLoop.words())
}

/// `PassLoop` when somebody wants something.
pub fn attend<M: Machine>(m: &M, _: Ins) -> Flow {
    if m.call(&residual::SAFEPOINT, &[]).is_err() {
        return Flow::Raise;
    }
    next(m, Opcode::PassLoop.words())
}

/// The value of a green variable.
fn green(word: u64) -> Value {
    // SAFETY: keys are made of values, and pin the objects among them.
    unsafe { Value::from_bits(word) }
}

impl crate::vm::Part for Guests {
    const PLACE: crate::vm::Place = crate::vm::Place::Guests;
}
