//! Violations as text, as JSON, and as annotations of GitHub's workflows.

use serde_json::json;

use sidewinder_report::words::amount;

use super::judge::Violation;
use crate::options::CheckFormat;

/// All of them in a format.
pub fn tell(format: CheckFormat, rules: usize, violations: &[Violation]) -> String {
    match format {
        CheckFormat::Text => text(rules, violations),
        CheckFormat::Json => json_of(rules, violations),
        CheckFormat::Github => violations.iter().map(github).collect(),
    }
}

/// What is wrong, without the place.
fn sentence(one: &Violation) -> String {
    let what = match one.numbers {
        Some((value, limit)) => {
            format!("{} is {}, allowed {}", one.what, amount(value), amount(limit))
        }
        None => "not hot".into(),
    };
    let reason = if one.reason.is_empty() { String::new() } else { format!(" — {}", one.reason) };
    let code = one.code.map_or(String::new(), |code| format!(" [{}]", code.name()));
    format!("{what}{reason}{code}")
}

fn text(rules: usize, violations: &[Violation]) -> String {
    let mut text = String::new();
    for one in violations {
        let place = format!("{}:{}", one.file, one.line);
        let name = if one.name == place { String::new() } else { format!(" {}:", one.name) };
        text += &format!("{place}:{name} {}\n", sentence(one));
    }
    let (rules, broken) = (plural(rules, "rule"), violations.len());
    text += &match broken {
        0 => format!("check: {rules} kept\n"),
        _ => format!("check: {rules}, {}\n", plural(broken, "violation")),
    };
    text
}

fn plural(n: usize, what: &str) -> String {
    sidewinder_report::words::plural(n as u64, what)
}

fn json_of(rules: usize, violations: &[Violation]) -> String {
    let all: Vec<_> = violations
        .iter()
        .map(|one| {
            json!({
                "file": one.file, "line": one.line, "name": one.name, "rule": one.what,
                "value": one.numbers.map(|numbers| numbers.0), "allowed": one.numbers.map(|numbers| numbers.1),
                "reason": one.reason, "code": one.code.map(|code| code.name()),
                "at": one.at.as_ref().map(|at| json!({"file": at.file, "line": at.line, "column": at.column})),
            })
        })
        .collect();
    format!("{:#}\n", json!({"rules": rules, "violations": all}))
}

/// <https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands>: newlines and the signs of the syntax are escaped.
fn github(one: &Violation) -> String {
    let data = |text: &str| text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    let property = |text: &str| data(text).replace(':', "%3A").replace(',', "%2C");
    format!(
        "::error file={},line={},title={}::{}\n",
        property(&one.file),
        one.line,
        property(&format!("sidewinder check {}", one.name)),
        data(&sentence(one))
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use sidewinder_report::schema::Code;

    fn violation() -> Violation {
        Violation {
            file: "a,b.py".into(),
            line: 3,
            name: "b.f".into(),
            what: "allocs".into(),
            numbers: Some((0.5, 0.0)),
            reason: "100 % kept".into(),
            code: Some(Code::SW201),
            at: None,
        }
    }

    #[test]
    fn each_format_says_all() {
        let all = [violation()];
        assert_eq!(
            tell(CheckFormat::Text, 2, &all),
            "a,b.py:3: b.f: allocs is 0.5, allowed 0 — 100 % kept [SW201]\ncheck: 2 rules, 1 violation\n"
        );
        assert_eq!(
            tell(CheckFormat::Github, 2, &all),
            "::error file=a%2Cb.py,line=3,title=sidewinder check b.f::allocs is 0.5, allowed 0 — 100 %25 kept [SW201]\n"
        );
        let json: serde_json::Value =
            serde_json::from_str(&tell(CheckFormat::Json, 2, &all)).unwrap();
        assert_eq!((&json["rules"], &json["violations"][0]["code"]), (&json!(2), &json!("SW201")));
        assert_eq!(tell(CheckFormat::Text, 1, &[]), "check: 1 rule kept\n");
    }
}
