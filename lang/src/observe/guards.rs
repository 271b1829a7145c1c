//! What a guard checks, in the words of the program.

use sidewinder_jit::ir::Opcode as Op;
use sidewinder_jit::report::GuardState;

use super::locate::Spot;
use sidewinder_compiler::bytecode::unit::Instruction;
use sidewinder_compiler::bytecode::{Opcode, Operand};
use sidewinder_report::schema::Checks;

/// The longest piece of source in a sentence, in characters.
const SOURCE: usize = 48;

/// Values that are never called.
const PLAIN: &[&str] = &["None", "True", "False"];

/// Numbers from here on are positions in code, where a generator waits: nothing to a reader. Others are lengths.
const FIRST_POSITION: u64 = 1 << 24;

/// The classes of what is called; of others are the arguments that a builtin function looks at.
const CALLABLE: &[&str] = &["function", "method", "type", "builtin_function_or_method"];

/// What a guard checks, and a sentence that says so; `is_promoted`: the program asked for that by `promote`.
pub fn guard(state: &GuardState, spot: Option<Spot<'_>>, is_promoted: bool) -> (Checks, String) {
    let source = || spot.map(|spot| quote(spot.source())).unwrap_or_default();
    match state.code {
        Op::guard_no_overflow if iterates(spot) => {
            (Checks::Overflow, "the iterator counts in small ints".into())
        }
        Op::guard_no_overflow => (Checks::Overflow, source() + " stays a small int"),
        Op::guard_overflow => (Checks::Overflow, source() + " leaves the range of small ints"),
        Op::guard_no_exception => (Checks::Exception, source() + " raises nothing"),
        Op::guard_exception => (Checks::Exception, source() + " raises"),
        Op::guard_not_invalidated => {
            (Checks::Assumption, "the classes and globals that it depends on are unchanged".into())
        }
        Op::guard_not_interrupted => (Checks::Interrupt, "no interrupt is pending".into()),
        Op::guard_class => (Checks::Type, is_a(spot, state, true)),
        Op::guard_value if is_promoted => (Checks::Value, promoted(spot, state)),
        Op::guard_value => (Checks::Value, same_value(spot, state, &source())),
        Op::guard_true | Op::guard_false => condition(state, spot, state.code == Op::guard_true),
        _ => (Checks::Other, source()),
    }
}

/// Where the loop around gives the variable that a sentence about its class begins with the result of a `/`.
pub fn divided(spot: Option<Spot<'_>>, text: &str) -> Option<String> {
    let spot = spot?;
    let inside = spot.enclosing_loop()?;
    let mut divisions = spot.unit.instructions().filter(|i| {
        let is_division =
            matches!(i.opcode, Opcode::TrueDiv | Opcode::TrueDivFloat | Opcode::InplaceTrueDiv);
        is_division && inside.contains(&i.offset)
    });
    let found = divisions.find(|i| {
        let name = spot.variable(i.operands[0]);
        name.is_some_and(|name| text.starts_with(&format!("`{name}` ")))
    })?;
    Some(quote(spot.at(found.offset).source()))
}

/// Whether it is at the head of a `for`.
fn iterates(spot: Option<Spot<'_>>) -> bool {
    spot.and_then(|spot| spot.instruction()).is_some_and(|i| i.opcode == Opcode::ForIter)
}

fn condition(state: &GuardState, spot: Option<Spot<'_>>, holds: bool) -> (Checks, String) {
    if matches!(state.condition, Some(Op::is_int | Op::is_class)) {
        return (Checks::Type, is_a(spot, state, holds));
    }
    let Some((spot, instruction)) = spot.and_then(|spot| Some((spot, spot.instruction()?))) else {
        return (Checks::Other, "a condition without a place in the program holds".into());
    };
    let source = quote(spot.source());
    match instruction.opcode {
        Opcode::ForIter => (Checks::LoopEnd, "there is a next item".into()),
        Opcode::GetItem | Opcode::GetItemImm | Opcode::SetItem | Opcode::DeleteItem => {
            (Checks::Bounds, format!("the index in {source} is in range"))
        }
        Opcode::GetSlice | Opcode::SetSlice | Opcode::DeleteSlice => {
            (Checks::Bounds, format!("the slice in {source} is in range"))
        }
        Opcode::LoadGlobal
        | Opcode::LoadCell
        | Opcode::LoadFree
        | Opcode::LoadName
        | Opcode::LoadClassFree
        | Opcode::CheckBound => (Checks::Presence, format!("{source} is bound")),
        Opcode::GetAttr => (Checks::Presence, format!("{source} is there")),
        Opcode::TrueDiv | Opcode::TrueDivFloat | Opcode::FloorDiv | Opcode::Mod => {
            (Checks::Value, format!("the operands of {source} are in range"))
        }
        Opcode::LShift | Opcode::RShift | Opcode::InplaceLShift | Opcode::InplaceRShift => {
            (Checks::Value, format!("the shift in {source} is in range"))
        }
        Opcode::FindKey => (Checks::Branch, format!("{source} has the same outcome")),
        _ if leaves_loop(spot, instruction) => {
            (Checks::LoopEnd, format!("the loop continues: {source}"))
        }
        // No branch of the program, but one of what is called.
        opcode if opcode.calls() => (Checks::Branch, format!("{source} is done in the same way")),
        _ => (Checks::Branch, format!("{source} takes the same branch")),
    }
}

/// Whether one way of a jump leads out of its loop.
fn leaves_loop(spot: Spot<'_>, instruction: Instruction<'_>) -> bool {
    let (Some(inside), Some(target)) = (spot.enclosing_loop(), instruction.jump_target()) else {
        return false;
    };
    !inside.contains(&target)
}

/// What the program asked to promote is the value it was.
fn promoted(spot: Option<Spot<'_>>, state: &GuardState) -> String {
    let subject = spot.and_then(|spot| argument(spot.source()));
    let subject = subject.unwrap_or_else(|| "what is promoted".into());
    format!("{subject} is {}", state.constant.as_deref().unwrap_or("the same"))
}

fn same_value(spot: Option<Spot<'_>>, state: &GuardState, source: &str) -> String {
    let opcode = spot.and_then(|spot| spot.instruction()).map(|i| i.opcode);
    let constant = state.constant.as_deref();
    let is_plain = |constant: &str| PLAIN.contains(&constant) || constant.starts_with('"');
    match (opcode, constant) {
        (_, Some(constant)) if is_plain(constant) => format!("a value of {source} is {constant}"),
        (Some(opcode), _) if opcode.calls() => {
            format!("{source} calls the same function")
        }
        (Some(Opcode::Return), _) => "it returns to the same place".into(),
        (Some(Opcode::ForIter | Opcode::Send | Opcode::Relay | Opcode::Yield), Some(constant))
            if constant.parse().is_ok_and(|number: u64| number >= FIRST_POSITION) =>
        {
            format!("the generator in {source} resumes at the same place")
        }
        (_, Some(constant)) => format!("a value of {source} is {constant}"),
        _ => format!("a value of {source} is the same"),
    }
}

/// `` `y` is a `Point` ``, or that it is none.
fn is_a(spot: Option<Spot<'_>>, state: &GuardState, holds: bool) -> String {
    let is_int = state.condition == Some(Op::is_int);
    let class = if is_int { "int" } else { state.class.as_deref().unwrap_or("object") };
    if is_int && holds && iterates(spot) {
        return "the iterator counts in small ints".into();
    }
    let subject = spot.map_or("a value".into(), |spot| subject(spot, class));
    let article =
        if class.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']) { "an" } else { "a" };
    let not = if holds { "" } else { "not " };
    [subject.as_str(), " is ", not, article, " `", class, "`"].concat()
}

/// What an instruction looks at when it asks for that class.
fn subject(spot: Spot<'_>, class: &str) -> String {
    let source = spot.source();
    let Some(instruction) = spot.instruction() else {
        return format!("a value in {}", quote(source));
    };
    let is_int = class == "int";
    let variable = |n: usize| spot.variable(instruction.operands[n]).map(quote);
    let whole = || quote(source);
    let single = match instruction.opcode {
        Opcode::GetAttr | Opcode::LoadMethod | Opcode::LoadSpecial => {
            variable(1).or_else(|| receiver(source))
        }
        Opcode::SetAttr if is_int => variable(1).or_else(|| Some(format!("what {} sets", whole()))),
        Opcode::SetAttr | Opcode::DeleteAttr => variable(0).or_else(|| receiver(source)),
        Opcode::GetItem if is_int => {
            variable(2).or_else(|| Some(format!("the index in {}", whole())))
        }
        Opcode::GetSlice | Opcode::SetSlice | Opcode::DeleteSlice if is_int => {
            Some(format!("a bound of the slice in {}", whole()))
        }
        Opcode::GetItem | Opcode::GetItemImm | Opcode::GetSlice => {
            variable(1).or_else(|| container(source))
        }
        Opcode::SetItem if is_int => {
            variable(1).or_else(|| Some(format!("the index in {}", whole())))
        }
        Opcode::SetItem | Opcode::SetSlice | Opcode::DeleteSlice => {
            variable(0).or_else(|| container(source))
        }
        Opcode::ForIter => Some("the iterator".into()),
        Opcode::CallMethod => receiver(source),
        opcode if opcode.calls() && CALLABLE.contains(&class) => callee(source),
        opcode if opcode.calls() => argument(source),
        _ => None,
    };
    if let Some(single) = single {
        return single;
    }
    let row = instruction.opcode.row();
    let mut reads = (0..3).filter(|&n| row.operands[n] == Operand::Read);
    match (reads.next(), reads.next()) {
        (Some(only), None) => {
            variable(only).unwrap_or_else(|| format!("the operand of {}", whole()))
        }
        (Some(_), Some(_)) => format!("an operand of {}", whole()),
        (None, _) => format!("a value in {}", whole()),
    }
}

/// What a method is called on or an attribute is read from: `a.b` of `a.b.c(d)`.
fn receiver(source: &str) -> Option<String> {
    let end = call_start(source).unwrap_or(source.len());
    let (object, _) = source[..end].rsplit_once('.')?;
    Some(quote(object))
}

/// What is called: `f` of `f(x)`.
pub fn callee(source: &str) -> Option<String> {
    call_start(source).map(|end| quote(&source[..end]))
}

/// What is passed, of what one function knows: `x` of `len(x)`.
fn argument(source: &str) -> Option<String> {
    let passed = &source[call_start(source)? + 1..source.len() - 1];
    let is_one = !passed.is_empty() && !passed.contains(',');
    Some(if is_one { quote(passed) } else { format!("an argument of {}", quote(source)) })
}

/// What is indexed: `a` of `a[i]`.
fn container(source: &str) -> Option<String> {
    matching(source, '[', ']').map(|end| quote(&source[..end]))
}

fn call_start(source: &str) -> Option<usize> {
    matching(source, '(', ')')
}

/// Where the bracket opens that the text ends with the other of.
fn matching(source: &str, open: char, close: char) -> Option<usize> {
    if !source.ends_with(close) {
        return None;
    }
    let mut depth = 0;
    for (at, c) in source.char_indices().rev() {
        depth += i32::from(c == close) - i32::from(c == open);
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// Source in a sentence: on one line, not too long, in code marks.
pub fn quote(source: &str) -> String {
    let mut quoted = String::with_capacity(source.len() + 2);
    quoted.push('`');
    for word in source.split_ascii_whitespace() {
        if quoted.len() > 1 {
            quoted.push(' ');
        }
        quoted.push_str(word);
    }
    if quoted.len() > SOURCE
        && let Some((end, _)) = quoted.char_indices().nth(SOURCE + 1)
    {
        let (last, _) = quoted[..end].char_indices().next_back().unwrap_or_default();
        quoted.truncate(last);
        quoted.push('…');
    }
    quoted.push('`');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_object_of_a_call_is_found() {
        let text = "res.add(y).add(BoxedInteger(-100))";
        assert_eq!(receiver(text).as_deref(), Some("`res.add(y)`"));
        assert_eq!(callee("f(g(1), 2)").as_deref(), Some("`f`"));
        assert_eq!(container("a[0][i[1]]").as_deref(), Some("`a[0]`"));
        assert_eq!(receiver("f(x)"), None);
        assert_eq!(argument("len(self.items)").as_deref(), Some("`self.items`"));
        assert_eq!(argument("min(a, b)").as_deref(), Some("an argument of `min(a, b)`"));
    }

    #[test]
    fn source_in_a_sentence_is_short() {
        assert_eq!(quote("a +\n    b"), "`a + b`");
        assert_eq!(quote(&"x".repeat(90)).chars().count(), SOURCE + 2);
    }
}
