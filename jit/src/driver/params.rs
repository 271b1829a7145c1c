//! THE TABLE of tunables.

use crate::opt::PassSet;

macro_rules! params {
    ($($name:ident: $default:literal, $sentence:literal;)*) => {
        /// What can be tuned. All counts are counts of events, never times.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Params {
            $(#[doc = $sentence] pub $name: u32,)*
            /// The optimizer's passes that are on.
            pub passes: PassSet,
        }

        impl Default for Params {
            fn default() -> Params {
                Params { $($name: $default,)* passes: PassSet::ALL }
            }
        }

        /// A row of the table.
        #[derive(Debug)]
        pub struct Param {
            /// Its name on the command line.
            pub name: &'static str,
            /// Its default.
            pub default: u32,
            /// What it does.
            pub sentence: &'static str,
        }

        /// All numeric parameters.
        pub const PARAMS: &[Param] = &[
            $(Param { name: stringify!($name), default: $default, sentence: $sentence },)*
        ];

        impl Params {
            /// All numeric parameters with their values.
            pub fn values(&self) -> Vec<(&'static str, u32)> {
                vec![$((stringify!($name), self.$name),)*]
            }

            /// Sets one parameter from text, `passes` included.
            ///
            /// # Errors
            /// A sentence, if there is no such parameter or the value is not one.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
                if name == "passes" {
                    self.passes = PassSet::parse(value)?;
                    return Ok(());
                }
                let place = match name {
                    $(stringify!($name) => &mut self.$name,)*
                    _ => return Err(format!("there is no JIT parameter `{name}`")),
                };
                *place = value.parse().map_err(|_| {
                    format!("the JIT parameter `{name}` is a whole number, not `{value}`")
                })?;
                Ok(())
            }
        }
    };
}

params! {
    threshold: 1039, "iterations of a loop before it is recorded";
    function_threshold: 1619, "calls of a function before it is recorded from its start";
    trace_eagerness: 200, "failures of a guard before a bridge is recorded from it";
    trace_limit: 6000, "operations before the recording of a trace is aborted; the second time, it is cut into segments";
    recursion_limit: 10, "recursive frames of one function in the trace of a loop, fewer if it gets too long";
    branch_recursion_limit: 3, "the same in the trace of a function, and in bridges: another path begins in each frame";
    guest_recursion_limit: 2, "recursive calls of one guest function in a trace";
    inline_depth: 60, "nested frames in a trace";
    switch_limit: 24, "classes or values that a place of a loop is specialized for, before it is compiled for any";
    wide_switch_limit: 256, "the same where each of them comes again and again, and little code hangs on each";
    bridge_limit: 1000, "bridges of one loop or function, including those of its bridges";
    retrace_limit: 4, "extra specialized bodies per loop";
    code_memory: 65536, "kilobytes of compiled code; the least recently used code is freed first";
    loop_longevity: 1000, "compilations after which code that did not run meanwhile is freed; 0: never";
    max_aborts: 5, "aborted recordings before a place is given up; where they left their loop, before it waits longer each time";
    decay: 2, "percent by which every counter decays each time a place gets hot";
}
