//! What people read: the short and the long text of everything.
//!
//! A label has at most [`LABEL`] characters, since VS Code cuts all hints of a line together at 43. Words come plain
//! first, then the term: «check (guard)».

use std::collections::BTreeMap;

use sidewinder_report::advice;
use sidewinder_report::schema::{
    Allocation, Checks, Code, Counts, Exception, Fact, Inlined, Interpreted, Loop, LoopKind,
    ResidualCall, Type,
};
use sidewinder_report::words::{compact, grouped, percent, plural, tally, times};

use super::Kind;

/// The most characters that a label has.
pub const LABEL: usize = 40;

/// `Point.add and Point.scale`, in code marks.
pub fn list(names: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let names: Vec<String> = names.into_iter().map(|name| format!("`{}`", name.as_ref())).collect();
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

/// `text` in at most [`LABEL`] characters.
pub fn fit(text: String) -> String {
    if text.chars().count() <= LABEL {
        return text;
    }
    text.chars().take(LABEL - 1).chain(['…']).collect()
}

/// The label of compiled code: `↻ 2.4M · 7 guards · 0 allocs · 1 call`.
pub fn loop_label(one: &Loop) -> String {
    let head = match one.kind {
        LoopKind::Function => format!("ƒ {}", compact(one.entries)),
        LoopKind::Loop | LoopKind::Bridge => format!("↻ {}", compact(one.iterations)),
    };
    let counted =
        |n: u64, word: &str| format!("{} {word}{}", compact(n), if n == 1 { "" } else { "s" });
    let guards = counted(one.body.guards, "guard");
    let calls = counted(one.body.residual_calls, "call");
    let allocations = match one.body.allocations {
        0 => "0 allocs".to_owned(),
        kept => format!("{}/{} allocs", compact(kept), compact(one.recorded.allocations.max(kept))),
    };
    let full = format!("{head} · {guards} · {allocations} · {calls}");
    if full.chars().count() <= LABEL {
        return full;
    }
    fit(format!("{head} · {allocations} · {calls}"))
}

/// The label of an object that is allocated: `● Point kept: stored into out`.
pub fn kept_label(object: &Allocation) -> String {
    match why_kept(object) {
        Some(why) => fit(format!("● {} kept: {why}", object.class)),
        None => fit(format!("● {} kept", object.class)),
    }
}

/// The label of an object that is not allocated any more: `○ Point removed`.
pub fn removed_label(object: &Allocation) -> String {
    fit(format!("○ {} removed", object.class))
}

/// The label of an inlined call: `⊂ inlined ×2.4M`.
pub fn inlined_label(ran: u64) -> String {
    fit(format!("⊂ inlined ×{}", compact(ran)))
}

fn why_kept(object: &Allocation) -> Option<&str> {
    let last =
        object.path.iter().rev().map(|step| step.text.as_str()).find(|text| !text.is_empty());
    last.or(object.reason.as_deref())
}

/// The label of a residual call: `→ dict.update, not traced`.
pub fn call_label(call: &ResidualCall) -> String {
    let name = &call.callee;
    let full = format!("→ {name}, not traced");
    if full.chars().count() <= LABEL {
        return full;
    }
    let last = name.rsplit('.').next().unwrap_or(name);
    fit(format!("→ …{last}, not traced"))
}

/// The label of a variable of several classes: `⇄ int 69% | float 31%`.
pub fn type_label(variable: &Type) -> Option<String> {
    let seen = by_share(variable);
    if seen.len() < 2 {
        return None;
    }
    let parts: Vec<String> =
        seen.iter().map(|(class, share)| format!("{class} {:.0}%", share * 100.0)).collect();
    Some(fit(format!("⇄ {}", parts.join(" | "))))
}

fn by_share(variable: &Type) -> Vec<(&str, f64)> {
    let mut seen: Vec<(&str, f64)> =
        variable.seen.iter().map(|(class, &share)| (class.as_str(), share)).collect();
    seen.sort_by(|a, b| b.1.total_cmp(&a.1));
    seen
}

/// A word of one of the JIT's tables as people say it.
pub fn spoken(word: &str) -> String {
    word.replace(['_', '-'], " ")
}

/// Words as a sentence: with a capital letter and a full stop.
pub fn sentence(words: &str) -> String {
    let words = words.trim_end_matches('.');
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}

/// The label of a recording that was given up: `✗ trace too long (6,000 ops)`.
pub fn abort_label(reason: &str, count: u64, limit: Option<u64>) -> String {
    let words = spoken(reason);
    let limit = limit.map(|n| format!(" ({} ops)", grouped(n))).unwrap_or_default();
    let again = if count > 1 { format!(" ×{}", compact(count)) } else { String::new() };
    fit(format!("✗ {words}{limit}{again}"))
}

/// What ended a run: `ValueError: no items. It ended run #3.`
pub fn uncaught(exception: &Exception, run: u64) -> String {
    let Exception { class, message, .. } = exception;
    let colon = if message.is_empty() { "" } else { ": " };
    format!("{class}{colon}{message}\n\nNothing caught it: it ended run #{run} here.")
}

/// The label of what was never compiled: `· cold: ran 812 of 1,039`.
pub fn cold_label(one: &Interpreted) -> String {
    let ran = format!("· cold: ran {}", grouped(one.count));
    fit(if one.count < one.hot_at { format!("{ran} of {}", grouped(one.hot_at)) } else { ran })
}

/// The story of a hint, or of what has no code.
pub fn remark(kind: Kind, message: &str) -> String {
    let about = match kind {
        Kind::Cold => "Not hot",
        Kind::Idle => "No facts",
        _ => "Hint to the JIT",
    };
    format!("**{about}**: {message}")
}

/// What a guard checks, in a word.
pub fn checks(what: Checks) -> &'static str {
    match what {
        Checks::Type => "type",
        Checks::Value => "value",
        Checks::Overflow => "overflow",
        Checks::Bounds => "bounds",
        Checks::Branch => "branch",
        Checks::LoopEnd => "loop end",
        Checks::Presence => "presence",
        Checks::Exception => "exception",
        Checks::Assumption => "assumption",
        Checks::Interrupt => "interrupt",
        Checks::Other => "other",
    }
}

/// `line 41`, or `shapes.py line 41` in another file than `home`.
pub fn line(file: &str, line: usize, home: &str) -> String {
    if file == home { format!("line {line}") } else { format!("{file} line {line}") }
}

/// First line of the story of compiled code.
pub fn title(one: &Loop) -> String {
    let what = match one.kind {
        LoopKind::Loop if one.parent.is_some() => {
            "**Another body of the loop, for other values**".into()
        }
        LoopKind::Loop => "**Hot loop**".to_owned(),
        LoopKind::Function => format!("**Hot function** `{}`", one.at.function),
        LoopKind::Bridge => "**Side path (bridge)**".to_owned(),
    };
    let greens = one.greens.as_ref().map(|g| format!(" `{g}`")).unwrap_or_default();
    let share = one.share.map(|s| format!(": {} of run time", percent(s))).unwrap_or_default();
    format!("{what}{greens}{share}")
}

/// How often compiled code ran.
pub fn ran(one: &Loop) -> String {
    let entered = format!("entered {}", times(one.entries));
    match one.kind {
        LoopKind::Loop if one.parent.is_some() => {
            format!("{} in compiled code", plural(one.iterations, "iteration"))
        }
        LoopKind::Loop => {
            format!("{} in compiled code, {entered}", plural(one.iterations, "iteration"))
        }
        LoopKind::Function => entered,
        LoopKind::Bridge => format!("taken {}", times(one.entries)),
    }
}

/// The guards of one iteration, by what they check.
pub fn guards(body: &Counts, before: Option<&Counts>, by: &BTreeMap<Checks, u64>) -> String {
    let mut text = format!("**Checks (guards): {}** per iteration", body.guards);
    let kinds: Vec<String> = by.iter().map(|(&kind, n)| format!("{n} {}", checks(kind))).collect();
    if !kinds.is_empty() {
        text += &format!(": {}", kinds.join(", "));
    }
    if let Some(before) = before.filter(|counts| counts.guards > 0) {
        text += &format!("; {} before the loop, once", before.guards);
    }
    text
}

/// How many allocations are gone.
pub fn allocations(one: &Loop) -> String {
    match one.recorded.allocations {
        0 => "**Allocations: none**".to_owned(),
        all => {
            let removed = all.saturating_sub(one.body.allocations).saturating_sub(one.handed_over);
            let handed = match one.handed_over {
                0 => String::new(),
                n => format!(", {n} handed on in parts"),
            };
            format!("**Allocations: {removed} of {all} removed{handed}**")
        }
    }
}

/// How many operations are left, and why the others are not.
pub fn operations(one: &Loop) -> String {
    let (left, all) = (one.body.operations, one.recorded.operations);
    let of = if left > all { "; " } else { " of " };
    let mut text = format!("**Operations: {left}**{of}{all} recorded");
    let mut reasons: Vec<(&String, &u64)> = one.removed.iter().filter(|&(_, &n)| n > 0).collect();
    reasons.sort_by_key(|&(_, &n)| std::cmp::Reverse(n));
    let reasons: Vec<String> =
        reasons.iter().take(4).map(|(reason, n)| format!("{n} {}", spoken(reason))).collect();
    if !reasons.is_empty() {
        text += &format!("; removed: {}", reasons.join(", "));
    }
    text
}

/// The story of an object.
pub fn allocation(object: &Allocation, text: &str) -> String {
    if object.removed {
        story("Allocation removed", text)
    } else {
        story("Allocation kept (escapes)", text)
    }
}

/// The story of a residual call.
pub fn call(text: &str) -> String {
    story("Call left (residual call)", text)
}

/// The story of an inlined call.
pub fn inlined(call: &Inlined, ran: u64) -> String {
    format!("`{}` is inlined here ({}).", call.callee, times(ran))
}

/// The story of a variable.
pub fn variable(variable: &Type, text: &str) -> String {
    let seen: Vec<String> = by_share(variable)
        .iter()
        .map(|(class, share)| format!("{class} {}", percent(*share)))
        .collect();
    let seen = format!("in compiled code `{}` was {}. {text}", variable.name, seen.join(", "));
    story("Types", seen.trim_end())
}

/// The story of a guard.
pub fn guard(
    what: Checks,
    failures: u64,
    bridged: bool,
    observed: &BTreeMap<String, u64>,
    text: &str,
) -> String {
    let mut words = text.trim_end_matches('.').to_owned();
    if words.is_empty() {
        words = checks(what).to_owned();
    }
    if failures > 0 {
        words += &format!("; failed {}", times(failures));
        if !observed.is_empty() {
            words += &format!(" (then: {})", tally(observed));
        }
        if bridged {
            words += ", then a side path (bridge) was compiled";
        }
    }
    story("Check (guard)", &words)
}

/// Where the guest is, and what to do about a fact, to follow its story; empty where there is nothing to say.
pub fn advice(fact: &Fact) -> String {
    let guest = fact.guest.as_ref().map(|at| format!(" The guest is at `{at}`."));
    guest.unwrap_or_default() + &follow(fact.what_to_do())
}

/// What to do about an entry of the catalogue.
pub fn advice_on(code: Code) -> String {
    follow(advice::of(code))
}

/// What to do, to follow a sentence.
pub fn follow(advice: &str) -> String {
    if advice.is_empty() { String::new() } else { format!(" {advice}") }
}

/// Why facts are hidden.
pub fn outdated<'a>(changed: impl IntoIterator<Item = &'a String>, run: u64) -> String {
    format!("Outdated: {} changed since run #{run}. Analyse again for new facts.", list(changed))
}

fn story(about: &str, text: &str) -> String {
    format!("**{about}**: {}.", text.trim_end_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hot(iterations: u64, guards: u64, kept: u64, made: u64, calls: u64) -> Loop {
        let body = Counts { guards, allocations: kept, residual_calls: calls, ..Counts::default() };
        let recorded = Counts { allocations: made, ..Counts::default() };
        Loop { iterations, body, recorded, ..Loop::default() }
    }

    #[test]
    fn labels_are_those_of_the_specification() {
        let label = loop_label(&hot(2_412_008, 7, 0, 5, 1));
        assert_eq!(label, "↻ 2.4M · 7 guards · 0 allocs · 1 call");
        let label = loop_label(&hot(2_412_008, 7, 2, 5, 1));
        assert_eq!(label, "↻ 2.4M · 7 guards · 2/5 allocs · 1 call");
        assert_eq!(abort_label("trace-too-long", 1, Some(6000)), "✗ trace too long (6,000 ops)");
        let call = ResidualCall { callee: "dict.update".into(), ..ResidualCall::default() };
        assert_eq!(call_label(&call), "→ dict.update, not traced");
        let cold = |count, hot_at| Interpreted { count, hot_at, ..Interpreted::default() };
        assert_eq!(cold_label(&cold(812, 1039)), "· cold: ran 812 of 1,039");
        assert_eq!(cold_label(&cold(2000, 1039)), "· cold: ran 2,000");
        let seen = [("int".to_owned(), 0.69), ("float".to_owned(), 0.31)].into();
        let label = type_label(&Type { name: "x".into(), seen });
        assert_eq!(label.as_deref(), Some("⇄ int 69% | float 31%"));
    }

    #[test]
    fn labels_are_never_cut_by_the_editor() {
        let long = "a".repeat(90);
        let labels = [
            loop_label(&hot(999_999_999, 12_345, 12_345, 99_999, 12_345)),
            loop_label(&hot(u64::MAX, u64::MAX, u64::MAX, u64::MAX, u64::MAX)),
            call_label(&ResidualCall { callee: long.clone(), ..ResidualCall::default() }),
            kept_label(&Allocation { class: long.clone(), ..Allocation::default() }),
            abort_label(&long, 1_000, None),
            cold_label(&Interpreted { count: 1 << 40, hot_at: u64::MAX, ..Interpreted::default() }),
        ];
        for label in labels {
            assert!(label.chars().count() <= LABEL, "{label}");
        }
    }
}
