//! THE TABLE of advice: what to do about an entry of the catalogue.

use crate::schema::{Code, Fact};
use crate::words::{plural, times};

impl Fact {
    /// Its sentence, and of what is on a side path how often that was taken.
    pub fn told(&self) -> String {
        match self.on_side_path() {
            Some(taken) => format!("{} This side path was taken {taken}.", self.text),
            None => self.text.clone(),
        }
    }

    /// Of what is on a side path of a loop how often that was taken: `50 times in 202,946 iterations`.
    pub fn on_side_path(&self) -> Option<String> {
        let taken = times(self.times / self.count.max(1));
        let iterations = Some(self.iterations).filter(|&n| n > 0)?;
        Some(format!("{taken} in {}", plural(iterations, "iteration")))
    }

    /// What to do about it; empty where there is nothing.
    pub fn what_to_do(&self) -> &str {
        match self.code {
            Some(code) if self.advice.is_empty() => of(code),
            _ => &self.advice,
        }
    }
}

/// The entry of the catalogue for a recording that was given up, by the code of its reason, and what to do about it; empty where there is nothing.
pub fn given_up(reason: &str) -> (Code, &'static str) {
    let advice = match reason.replace('_', "-").as_str() {
        "trace-too-long" => return (Code::SW401, of(Code::SW401)),
        "left-loop" => {
            "A loop that usually ends soon is short. If it is hot, the loop around it matters."
        }
        "inner-loop" => "It is recorded again when the inner loop is compiled.",
        "call-raised" => "Check before the call instead of catching the exception.",
        "invalidated" => "Set classes and globals up before the loop.",
        "out-of-memory" => "Raise `code_memory` for a run.",
        "too-many-bridges" => {
            "Handle each kind of item in a loop of its own, or raise `bridge_limit` for a run."
        }
        "guard-after-effect" | "not-compiled" => "This is a bug in Sidewinder; please report it.",
        _ => "",
    };
    (Code::SW402, advice)
}

/// What to do about an entry of the catalogue; empty where there is nothing.
pub fn of(code: Code) -> &'static str {
    match code {
        Code::SW101 => {
            "Give the variable one type: start with `0.0` instead of `0`, or convert once before the loop."
        }
        Code::SW102 => "Remove `promote`, or promote something that has few values.",
        Code::SW103 => {
            "Every failure goes back to the interpreter. Keep what is checked the same, or lower `trace_eagerness` for a run to see whether a bridge helps."
        }
        Code::SW104 => {
            "Big integers are slow. Reduce the numbers as you go, for instance by `% m`."
        }
        Code::SW105 => "Set all attributes in `__init__`, in one order.",
        Code::SW106 => {
            "Make it a local variable or an attribute: assigning a global invalidates the code that depends on it."
        }
        Code::SW201 => {
            "Keep the object inside the iteration, or store its parts instead of the object."
        }
        Code::SW202 => "Pass its parts, or call something that is traced.",
        Code::SW203 => "Keep the number in a local variable through the whole iteration.",
        Code::SW204 => "Move code that inspects frames or keeps tracebacks out of the loop.",
        Code::SW205 => {
            "Write the generator's loop inline, or build a list; define functions before the loop, and pass them what changes."
        }
        Code::SW301 => "If it costs time, use an operation that is traced.",
        Code::SW302 => {
            "If its loop is short and always runs the same number of times, mark it `@unroll_safe`."
        }
        Code::SW303 => "Remove `@dont_look_inside` if the call is hot.",
        Code::SW304 => {
            "Write the recursion as a loop, or raise `branch_recursion_limit` for a run, and `trace_limit` if recordings of it were too long."
        }
        Code::SW401 => {
            "Mark the largest part `@dont_look_inside`, split the loop, or raise `trace_limit` for a run."
        }
        Code::SW402 => "",
        Code::SW403 => {
            "If it costs time, lower `threshold` for a run, or `function_threshold` where it is a function."
        }
        Code::SW404 => "Handle each kind of item in a loop of its own.",
        Code::SW405 => "Do not change classes and globals while the loop runs.",
        Code::SW501 => "Remove `@elidable`.",
        Code::SW502 => "Remove `promote`: the value is already constant.",
        Code::SW503 => "Name exactly the greens and reds of the driver.",
        Code::SW504 => "Make `can_enter_jit` the last thing that runs before `jit_merge_point`.",
        Code::SW505 => "Remove `@unroll_safe`.",
        Code::SW506 => {
            "Name each variable once, as green or red, and virtualizables among the reds."
        }
        Code::SW507 => {
            "Keep calls that may inspect the virtualizable out of the guest's loop, and index its lists with constants."
        }
        Code::SW508 => {
            "It had no effect in this run: run the program until this code is hot, or remove it."
        }
        Code::SW901 => "",
    }
}
