//! `time`: clocks and waiting.

use crate::builtins::ANY;
use crate::object::{Raised, Type, Value};
use crate::portal::effect;
use crate::vm::{Args, Vm};
use sidewinder_jit::ir::{Effect, Groups};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const CLOCK: Effect = effect::outside(Groups::NONE);

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "time";
    "time" time (0, 0) "()" CLOCK;
    "time_ns" time_ns (0, 0) "()" CLOCK;
    "perf_counter" perf_counter (0, 0) "()" CLOCK;
    "perf_counter_ns" perf_counter_ns (0, 0) "()" CLOCK;
    "monotonic" perf_counter (0, 0) "()" CLOCK;
    "monotonic_ns" perf_counter_ns (0, 0) "()" CLOCK;
    "process_time" process_time (0, 0) "()" CLOCK;
    "sleep" sleep (1, 1) "(seconds)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    let module = vm.module_of("time", FUNCTIONS)?;
    super::system::add_to_time(vm, module)?;
    Ok(module)
}

fn since_epoch() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

fn time(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_float(since_epoch().as_secs_f64())
}

fn time_ns(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_uint(since_epoch().as_nanos() as u64)
}

/// Nanoseconds of a clock that only goes forward.
fn ticks(vm: &Vm) -> u64 {
    vm.known.start.elapsed().as_nanos() as u64
}

fn perf_counter(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let ticks = ticks(vm);
    vm.new_float(ticks as f64 / 1e9)
}

fn perf_counter_ns(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let ticks = ticks(vm);
    vm.new_uint(ticks)
}

/// Seconds of processor time of all threads.
fn process_time(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    vm.new_float(super::posix::processor_time())
}

fn sleep(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let seconds = match vm.number(args.get(0))? {
        Some(seconds) => seconds,
        None => return vm.raise_not_integer(args.get(0)),
    };
    if seconds < 0.0 {
        return vm.raise(Type::ValueError, "sleep length must be non-negative");
    }
    match Duration::try_from_secs_f64(seconds) {
        Ok(time) => super::select::pause(vm, time)?,
        Err(_) => {
            let text = "timestamp too large to convert to C _PyTime_t";
            return vm.raise(Type::OverflowError, text);
        }
    }
    Ok(vm.none())
}
