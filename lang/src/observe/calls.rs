//! Calls that stay in a trace: why, and how to do without. THE TABLE says it of the functions of the runtime.

use sidewinder_jit::host::{Callee, Outside};
use sidewinder_jit::report::CallLeft;

use super::explain;
use super::guards::{self, quote};
use super::locate::Spot;
use sidewinder_compiler::bytecode::{Opcode, Unit};
use sidewinder_report::schema::{CallReason, Code};

/// What functions of the runtime do for the program, to follow its text, what to do instead, and the entry of the catalogue.
struct Row {
    names: &'static [&'static str],
    /// What the program does there, where the builtin that it calls has no name of its own.
    spoken: &'static str,
    does: &'static str,
    advice: &'static str,
    code: Code,
}

const fn row(
    names: &'static [&'static str],
    spoken: &'static str,
    does: &'static str,
    advice: &'static str,
) -> Row {
    Row { names, spoken, does, advice, code: Code::SW301 }
}

const TABLE: &[Row] = &[
    row(
        &["find_key", "find_pair", "find_hash"],
        "dict look-up",
        "looks a key up in a hash table",
        "Keep the result in a variable or an attribute, or look it up in an `@elidable` function whose arguments are constants of the trace: greens, or promoted values.",
    ),
    row(
        &[
            "dict_add",
            "add_key",
            "dict_set",
            "dict_remove",
            "dict_update",
            "dict_merge",
            "build_dict",
            "new_dict",
        ],
        "dict store",
        "fills a hash table",
        "Keep the values in variables or attributes, and fill the dict after the loop.",
    ),
    row(
        &[
            "hash",
            "hash_of_answer",
            "hash_of_value",
            "hash_of_one",
            "hash_of_two",
            "hash_of_three",
            "hash_of_four",
        ],
        "hash",
        "hashes a value",
        "Keep the value of a key in a variable or an attribute, or use int keys.",
    ),
    row(
        &["tell_apart"],
        "key comparison",
        "notes that two keys of a hash table with one hash are different",
        "Give a class that has `__hash__` hashes that differ from those of other keys.",
    ),
    row(
        &["set_add", "set_add_new", "set_update", "build_set"],
        "set store",
        "fills a hash table",
        "Keep flags in a list that is indexed by int, or fill the set after the loop.",
    ),
    row(
        &["fixed_keyword_default", "keyword_default", "keyword_names", "nth_value"],
        "keyword arguments",
        "takes keywords apart",
        "Pass the arguments by position, or name them one by one.",
    ),
    row(
        &["compare", "compare_any", "compare_values", "compare_last"],
        "comparison",
        "compares values of classes that traces do not compare",
        "Compare numbers or strings, compare the parts, or use `is` where one object is meant.",
    ),
    row(
        &["str_eq", "str_lt"],
        "str comparison",
        "compares two strings letter by letter",
        "If one of them decides what the guest does, make it a constant of the trace: read it from a tuple, or in an `@elidable` function. Otherwise compare numbers instead.",
    ),
    row(
        &[
            "binary",
            "binary_any",
            "binary_values",
            "inplace",
            "unary",
            "unary_value",
            "binary_method",
            "binary_reflected",
        ],
        "operator",
        "computes with values of classes that traces do not compute with",
        "Compute with ints that stay below 2**62 and with floats, or do this outside the loop.",
    ),
    row(
        &["float_floordiv", "float_hypot", "float_pow", "float_mod"],
        "float arithmetic",
        "computes with floats, and the processor has no instruction for that",
        "Multiply by a power or an inverse that was computed before the loop.",
    ),
    row(
        &["truth", "checked_length", "length"],
        "truth or length",
        "asks an object of the runtime for its truth or length",
        "Compare with `is None`, or keep the answer in a variable.",
    ),
    row(
        &["contains", "contains_str"],
        "in",
        "searches a container",
        "Look it up in a dict or set, or remember the answer.",
    ),
    row(
        &["get_attribute", "load_special", "dir", "call_method", "initialize"],
        "attribute look-up",
        "looks an attribute up by its name while the program runs",
        "Use attributes that are set in `__init__` of a class of the program.",
    ),
    row(
        &["set_attribute", "delete_attribute"],
        "attribute store",
        "sets an attribute by its name while the program runs",
        "Set all attributes in `__init__`, and do not delete them.",
    ),
    Row {
        names: &["locals"],
        spoken: "locals",
        does: "makes a dict for the frame's variables",
        advice: "Name the variables that you need, or move this out of the loop.",
        code: Code::SW204,
    },
    Row {
        names: &["set_local", "set_spilled", "unset_local"],
        spoken: "locals",
        does: "puts the frame's variables into a dict",
        advice: "Name the variables that you need, or move this out of the loop.",
        code: Code::SW204,
    },
    Row {
        names: &["new_traceback"],
        spoken: "traceback",
        does: "makes a traceback that must be real",
        advice: "Catch the exception inside the iteration, and do not keep it.",
        code: Code::SW204,
    },
    Row {
        names: &["new_cell", "new_function", "new_old_function"],
        spoken: "closure",
        does: "makes a function or a closure variable that must be real",
        advice: "Define the function before the loop, and pass it what changes.",
        code: Code::SW205,
    },
    Row {
        names: &["_getframe", "_current_frames"],
        spoken: "sys._getframe",
        does: "makes objects of the running frames",
        advice: "Move the call that inspects frames out of the loop.",
        code: Code::SW204,
    },
    row(
        &["get_item", "sequence_item", "set_item", "delete_item"],
        "index",
        "indexes in a way that traces do not follow",
        "Index lists and tuples by ints from 0 on, dicts by ints and strings.",
    ),
    row(
        &["slice_of_sequence", "set_slice", "delete_slice"],
        "slice",
        "takes, replaces or deletes a slice whose bounds vary",
        "Write its bounds as constants, where it has eight items at most, or loop over the indices.",
    ),
    row(
        &["delete_slice_of_bytes"],
        "deletion from a bytearray",
        "deletes bytes, and moves those behind them",
        "Keep the position that you have read up to, and delete what is before it now and then.",
    ),
    row(
        &["concat", "list_copy", "tuple_copy", "list_of", "tuple_of"],
        "list of items",
        "makes a list or tuple of the items of others",
        "Loop over the existing items, or append to a list that you keep.",
    ),
    row(
        &["list_for"],
        "list of a comprehension",
        "makes a list with room for as many items as the comprehension gives",
        "Make the list before the loop, if it is the same each time.",
    ),
    row(
        &["list_repeat"],
        "list repetition",
        "repeats one item a number of times that varies",
        "Make it before the loop, or have its length be a constant of at most 64.",
    ),
    row(
        &["str_item", "slice_of_value"],
        "slice",
        "takes a piece out of a string",
        "Turn the string into a tuple of letters or numbers before the loop.",
    ),
    row(
        &["int", "float"],
        "number from text",
        "reads a number from text",
        "Read the numbers before the loop, and keep them.",
    ),
    row(
        &["str", "format", "format_value", "checked_text", "build_string", "display"],
        "string building",
        "makes a string",
        "Collect the parts, and build the string after the loop.",
    ),
    row(
        &["list_append"],
        "list.append",
        "lets a full list grow",
        "Create the list in its final length, `[None] * n`, and store by index.",
    ),
    row(
        &["build_list", "list_extend", "list_to_tuple", "sorted_keys"],
        "list of items",
        "fills a list or tuple",
        "Create it outside the loop, or keep its items in variables.",
    ),
    row(
        &["iter", "next", "next_plain", "count_on", "end_of_zip", "unpack", "unpack_rest"],
        "iterator",
        "advances an iterator that traces do not follow",
        "Loop over a range, list, tuple, dict, generator or string of ASCII, or `enumerate`, `zip`, `map` or `filter` of anything.",
    ),
    Row {
        names: &[
            "new_generator",
            "yield_from_iter",
            "await_iter",
            "async_iter",
            "async_next",
            "wrap_async",
            "send",
            "generator_raised",
        ],
        spoken: "generator",
        does: "makes or resumes a generator or coroutine outside the trace",
        advice: "Write the generator's loop inline, or build a list.",
        code: Code::SW205,
    },
    row(
        &["new_tuple", "new_slice", "new_method", "new_instance", "new_exception", "new_float"],
        "new object",
        "makes an object that must be real",
        "Make it before the loop, or keep it inside the iteration and pass its parts on.",
    ),
    row(
        &["load_spilled"],
        "variable",
        "reads a variable of a function that has very many",
        "Split the function into several with fewer variables each.",
    ),
    row(
        &[
            "globals",
            "load_scope",
            "store_scope",
            "delete_scope",
            "load_name",
            "load_name_any",
            "load_class_free",
            "start_annotations",
            "store_name",
            "store_name_any",
            "delete_name",
            "delete_name_any",
            "store_global",
            "delete_global",
        ],
        "name look-up",
        "reads or sets a variable of a module or class by its name",
        "Put the loop into a function, and use its variables.",
    ),
    row(
        &["run_text", "import", "import_from", "import_star", "build_class", "build_class_spread"],
        "run-time code",
        "makes code or classes while the program runs",
        "Do this once, before the loop.",
    ),
    row(
        &["call_spread"],
        "call with `*`",
        "calls with arguments that are spread out of a container",
        "Pass the arguments one by one.",
    ),
    row(
        &["match_keys", "match_rest", "match_class"],
        "match",
        "matches a pattern that traces do not follow",
        "Test with `isinstance` and compare attributes.",
    ),
    row(
        &[
            "raise",
            "link_context",
            "split_group",
            "join_group",
            "nothing_to_raise",
            "assertion_failed",
            "bad_match",
            "unbound",
            "no_global",
            "binary_error",
            "compare_error",
            "bad_bool",
            "bad_iterator",
            "bad_init",
            "wrong_merge_point",
            "stack_full",
        ],
        "raise",
        "raises an exception that leaves the trace",
        "Test for the error first, or catch it inside the iteration.",
    ),
    row(&["safepoint"], "collector", "lets the collector run", "Allocate less in the loop."),
    row(
        &["run_guest", "run_portal"],
        "guest code",
        "continues in the guest's own compiled code: the guest calls itself deeper than traces follow, or loops there",
        "Nothing to do if the guest recurs; a loop in a function that is always called may be unrolled by hand.",
    ),
    row(
        &["call", "call_bound", "call_elidable", "call_keywords", "initialize_bound"],
        "call",
        "calls something else each time",
        "Call a function of the program by its name, or `promote` the callee.",
    ),
];

/// What to do where text grows.
const JOIN: &str = "Collect the parts in a list, and join them after the loop: `''.join(parts)`.";

/// What to do about the power that is a square root.
const SQUARE_ROOT: &str = "Write `math.sqrt(x)`, for which the processor has an instruction.";

/// What to do where something grows, or numbers are large.
const JOIN_OR_COMPUTE: &str = "Of strings, collect the parts in a list and join them after the loop; of numbers, compute with ints that stay below 2**62 and with floats.";

impl Row {
    /// What is called, in the words of the program: the builtin, or what stands there.
    fn spoken(&self, name: &str, opcode: Option<Opcode>) -> String {
        let symbol = opcode.and_then(symbol);
        match (name, symbol) {
            ("float_pow" | "float_mod" | "float_floordiv", Some(symbol)) => {
                format!("float {symbol}")
            }
            ("float_hypot", _) => "abs".into(),
            (_, Some(symbol)) if self.spoken == "operator" => symbol.into(),
            // Builtins that the program itself calls by this name.
            ("hash" | "int" | "float" | "str" | "format" | "iter" | "next" | "dir", _)
                if opcode.is_some_and(Opcode::calls) =>
            {
                name.into()
            }
            _ => self.spoken.into(),
        }
    }
}

/// The operator that an instruction computes.
fn symbol(opcode: Opcode) -> Option<&'static str> {
    use Opcode as O;
    Some(match opcode {
        O::Add | O::AddImm | O::AddFloat => "+",
        O::InplaceAdd | O::InplaceAddImm | O::InplaceAddFloat => "+=",
        O::Sub | O::SubImm | O::SubFloat => "-",
        O::InplaceSub | O::InplaceSubImm | O::InplaceSubFloat => "-=",
        O::Mul | O::MulFloat => "*",
        O::InplaceMul | O::InplaceMulFloat => "*=",
        O::TrueDiv | O::InplaceTrueDiv | O::TrueDivFloat => "/",
        O::FloorDiv | O::InplaceFloorDiv => "//",
        O::Mod | O::InplaceMod => "%",
        O::Pow | O::InplacePow => "**",
        O::LShift | O::InplaceLShift => "<<",
        O::RShift | O::InplaceRShift => ">>",
        O::And | O::InplaceAnd => "&",
        O::Or | O::InplaceOr => "|",
        O::Xor | O::InplaceXor => "^",
        O::MatMul | O::InplaceMatMul => "@",
        O::Neg => "unary -",
        O::Pos => "unary +",
        O::Invert => "~",
        _ => return None,
    })
}

/// What a program calls a function of the runtime that does an operation of its own; the name of a builtin stays what it is.
pub fn spoken(name: &str, opcode: Option<Opcode>) -> String {
    let row = TABLE.iter().find(|row| row.names.contains(&name));
    row.map_or_else(|| name.to_owned(), |row| row.spoken(name, opcode))
}

/// What there is to say about a call that stayed.
pub struct Said {
    /// What is called.
    pub callee: String,
    /// Why it was not inlined.
    pub reason: CallReason,
    /// The entry of the catalogue.
    pub code: Option<Code>,
    /// It in a sentence.
    pub text: String,
    /// What to do about it.
    pub advice: String,
}

/// Says why a call at a place stayed; `is_within`: whether the place is inside of the function that starts at a position, `unit`: the code there.
pub fn say<'u>(
    left: &CallLeft,
    spot: Option<Spot<'_>>,
    is_within: impl Fn(u64) -> bool,
    unit: impl Fn(u64) -> Option<&'u Unit>,
) -> Said {
    if let Some(callee) = &left.callee {
        return of_callee(left, callee, is_within, unit);
    }
    let name = left.call.name;
    let source = spot.map(|spot| quote(spot.source())).unwrap_or_else(|| "the program".into());
    let Some(row) = TABLE.iter().find(|row| row.names.contains(&name)) else {
        return of_builtin(left, spot, &source);
    };
    let opcode = spot.and_then(|spot| spot.instruction()).map(|i| i.opcode);
    let spoken = row.spoken(name, opcode);
    let mut text = format!("The call of `{spoken}` stays in the trace: {source} {}", row.does);
    let operands: Vec<String> =
        left.classes.iter().flatten().map(|class| format!("`{class}`")).collect();
    if (name.starts_with("compare") || name.starts_with("binary"))
        && let Some([a, b]) = operands.last_chunk()
    {
        text += &format!(": {a} and {b}");
    }
    let builds_text = operands.iter().any(|class| class == "`str`");
    let advice = match opcode {
        Some(Opcode::Add | Opcode::InplaceAdd) if builds_text && name.starts_with("binary") => JOIN,
        Some(Opcode::Add | Opcode::InplaceAdd)
            if operands.is_empty() && name.starts_with("binary") =>
        {
            JOIN_OR_COMPUTE
        }
        Some(Opcode::Pow) if source.trim_end_matches('`').ends_with("** 0.5") => SQUARE_ROOT,
        _ => row.advice,
    };
    let divided = spot.filter(|_| name.starts_with("float_")).and_then(divided_operand);
    let advice = divided.unwrap_or_else(|| advice.into());
    let reason = if left.call.effect.elidable { CallReason::Elidable } else { CallReason::Generic };
    Said { callee: spoken, reason, code: Some(row.code), text: text + ".", advice }
}

/// What to do about arithmetic on a float that is one only because the loop around divides it.
fn divided_operand(spot: Spot<'_>) -> Option<String> {
    let [_, left, right] = spot.instruction()?.operands;
    [left, right].into_iter().find_map(|register| {
        let name = spot.variable(register)?;
        let division = guards::divided(Some(spot), &format!("`{name}` "))?;
        Some(format!(
            "{division} makes `{name}` a float, also of two ints: write `//` where a whole number is meant."
        ))
    })
}

fn of_builtin(left: &CallLeft, spot: Option<Spot<'_>>, source: &str) -> Said {
    let name = left.call.name;
    let opcode = spot.and_then(|spot| spot.instruction()).map(|i| i.opcode);
    let is_call = opcode.is_some_and(Opcode::calls);
    let reason = if is_call { CallReason::Native } else { CallReason::Generic };
    let pure = left.call.effect.elidable;
    let advice = if pure {
        "It returns the same result for the same arguments: call it before the loop if these do not change."
    } else {
        "Call it outside the loop, or write it in Python, so that traces inline it."
    };
    let by = if is_call { String::new() } else { format!(", called by {source}") };
    Said {
        callee: name.into(),
        reason,
        code: Some(Code::SW301),
        text: format!(
            "The call of `{name}` stays in the trace: it is written in Rust and has no traceable form{by}."
        ),
        advice: advice.into(),
    }
}

/// A call of something that the trace knows.
fn of_callee<'u>(
    left: &CallLeft,
    callee: &Callee,
    is_within: impl Fn(u64) -> bool,
    unit: impl Fn(u64) -> Option<&'u Unit>,
) -> Said {
    let name = &callee.name;
    let reason = match callee.why {
        Outside::Loop => CallReason::HasLoop,
        Outside::Told => CallReason::DontLookInside,
        Outside::Pure => CallReason::Elidable,
        Outside::Foreign => CallReason::Native,
        Outside::Limits if callee.start.is_some_and(is_within) => CallReason::Recursion,
        Outside::Limits => CallReason::Other,
    };
    let mut why = explain::why_residual(reason).to_owned();
    let code = explain::code_of_call(reason);
    let mut advice = code.map_or("", sidewinder_report::advice::of).to_owned();
    match reason {
        CallReason::Elidable => {
            let parameters = callee.start.and_then(unit).map(Unit::parameters).unwrap_or_default();
            let given = left.constant.iter().skip(FIRST_ARGUMENT);
            let varying: Vec<String> = given
                .enumerate()
                .filter(|(_, constant)| !**constant)
                .map(|(n, _)| match parameters.get(n) {
                    Some(name) => format!("`{name}`"),
                    None => format!("argument {}", n + 1),
                })
                .collect();
            let varying = varying.join(" and ");
            why = format!("it is `@elidable`, and {varying} is not a constant of the trace");
            advice = format!("Promote {varying} before the call, if it has few values.");
        }
        CallReason::Other => {
            why = "it is too long for one trace; its own compiled code runs".into();
            advice = "Make it smaller, or raise `trace_limit` and `inline_depth` for a run.".into();
        }
        CallReason::Native => {
            why = "it is not a function of the program; the runtime creates it".into();
            advice = "Call a function or a class of the program, without a metaclass.".into();
        }
        _ => {}
    }
    Said {
        callee: name.clone(),
        reason,
        code: code.or(Some(Code::SW301)),
        text: format!("The call of `{name}` stays in the trace: {why}."),
        advice,
    }
}

/// Arguments of a call that calls something come behind its number, the callee, and the slot of its link.
const FIRST_ARGUMENT: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::portal::residual;

    #[test]
    fn every_function_of_the_runtime_is_in_the_table_once() {
        let known: Vec<&str> = TABLE.iter().flat_map(|row| row.names.iter().copied()).collect();
        let mut names: Vec<&str> =
            residual::NAMES.iter().chain(residual::VECTOR_NAMES).copied().collect();
        names.extend([
            "new_float",
            "float_floordiv",
            "float_pow",
            "float_mod",
            "str_eq",
            "str_lt",
            "float_hypot",
            "find_key",
            "find_pair",
            "find_hash",
            "hash_of_value",
            "hash_of_one",
            "hash_of_two",
            "hash_of_three",
            "hash_of_four",
        ]);
        for name in &names {
            let rows = known.iter().filter(|known| *known == name).count();
            assert_eq!(rows, 1, "{name}");
        }
    }
}
