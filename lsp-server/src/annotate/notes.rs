//! What is said where: one report against the present texts, for one file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sidewinder_report::advice;
use sidewinder_report::rank::Said;
use sidewinder_report::schema::{
    AbortCount, About, Allocation, Code, Fact, Guard, Loop, LoopKind, Part, Place, Remark,
};
use sidewinder_report::words::{grouped, times};

use super::kinds::Choice;
use super::reading::Spot;
use super::{Advice, Annotation, Kind, Reading, Related, Weight, wording};

/// From this many aborts on, a place is warned of.
const REPEATED: u64 = 3;

/// Inlined functions that are named when a trace was too long.
const PARTS: usize = 3;

impl Reading<'_> {
    /// Everything there is to say about the file at `path`, by place; on the line and in the list of problems only what is chosen.
    pub fn annotations(&self, path: &Path, choice: &Choice) -> Vec<Annotation> {
        let mut notes = Vec::new();
        let told = self.told(path, choice);
        for one in self.report.loops.values() {
            let changed = self.changed(one);
            if changed.is_empty() {
                self.note_loop(one, path, &mut notes);
                let is_minor = self.report.is_below(choice.minimum, one);
                for fact in &one.facts {
                    let is_removed = matches!(&fact.about, About::Allocation(it) if it.removed);
                    if let Some(mut note) = self.note_fact((one, fact), is_minor, &told, path) {
                        choice.filter(&mut note, is_removed);
                        notes.push(note);
                    }
                }
            } else {
                let story = wording::outdated(&changed, self.run);
                self.note_outdated(one, story, path, &mut notes);
            }
        }
        for abort in self.report.abort_counts() {
            self.note_abort(&abort, path, &mut notes);
        }
        if let Some(summary) = &self.report.summary {
            let remarks = summary.hints.iter().map(|hint| (Kind::Hint, hint));
            let remarks = remarks.chain(summary.not_run.iter().map(|one| (Kind::Idle, one)));
            notes.extend(remarks.filter_map(|(kind, Remark { at, code, text })| {
                self.remark((at, *code, text), kind, path)
            }));
            if let Some(exception) = &summary.exit.exception
                && let Some(spot) = exception.at.as_ref().and_then(|at| self.within(at, path))
            {
                let message = wording::uncaught(exception, self.run);
                notes.push(Annotation {
                    range: spot.range,
                    kind: Kind::Exception,
                    label: None,
                    detail: message.replace('<', "\\<"),
                    advice: Some(Advice {
                        code: None,
                        weight: Weight::Error,
                        message,
                        related: Vec::new(),
                    }),
                });
            }
            for one in &summary.interpreted {
                let note = self.remark((&one.at, one.code, &one.text), Kind::Cold, path);
                let label = Some(wording::cold_label(one));
                notes.extend(note.map(|note| Annotation { label, ..note }));
            }
        }
        // Facts were seen to above: only there it is known which objects are gone.
        let is_fact = |kind| {
            matches!(kind, Kind::Allocation | Kind::Type | Kind::Call | Kind::Guard | Kind::Inlined)
        };
        for note in notes.iter_mut().filter(|note| !is_fact(note.kind)) {
            choice.filter(note, false);
        }
        notes.sort_by_key(|note| (note.range.start, note.kind, note.range.end));
        notes
    }

    /// Where a place is now, if that is in the file at `path`.
    fn within(&self, place: &Place, path: &Path) -> Option<Spot> {
        self.locate(place).filter(|spot| spot.path == path)
    }

    /// What the end of the run says of a place, if the catalogue has an entry for it.
    fn remark(
        &self,
        (at, code, text): (&Place, Option<Code>, &str),
        kind: Kind,
        path: &Path,
    ) -> Option<Annotation> {
        let (code, spot) = (code?, self.within(at, path)?);
        let message = format!("{text}{}", wording::advice_on(code));
        Some(Annotation {
            range: spot.range,
            kind,
            label: None,
            detail: wording::remark(kind, &message),
            advice: Some(Advice {
                code: Some(code),
                weight: weight(code),
                message,
                related: Vec::new(),
            }),
        })
    }

    fn note_loop(&self, one: &Loop, path: &Path, notes: &mut Vec<Annotation>) {
        let kind = match one.kind {
            LoopKind::Loop => Kind::Loop,
            LoopKind::Function => Kind::Function,
            LoopKind::Bridge => return,
        };
        let Some(spot) = self.within(&one.at, path) else { return };
        notes.push(Annotation {
            range: spot.range,
            kind,
            label: Some(self.label(one)),
            detail: self.loop_story(one),
            advice: None,
        });
    }

    /// The label of compiled code, with what is different from the baseline.
    pub fn label(&self, one: &Loop) -> String {
        let since = self.since.and_then(|since| since.label(one));
        since.unwrap_or_else(|| wording::loop_label(one))
    }

    fn loop_story(&self, one: &Loop) -> String {
        let mut checks = BTreeMap::new();
        let (mut removed, mut kept, mut calls) = (Vec::new(), Vec::new(), Vec::new());
        for fact in &one.facts {
            let count = fact.count.max(1);
            match &fact.about {
                About::Guard(guard) => *checks.entry(guard.checks).or_insert(0) += count,
                About::Allocation(object) => {
                    let group = if object.removed { &mut removed } else { &mut kept };
                    group.push((object.class.as_str(), count, &*fact.at));
                }
                About::ResidualCall(call) => calls.push((call.callee.as_str(), count, &*fact.at)),
                About::Write(_) | About::Inlined(_) | About::Type(_) | About::Life(_) => {}
            }
        }
        let mut allocations = wording::allocations(one);
        if !removed.is_empty() {
            allocations += &format!(": {}", self.named(&removed, &one.at.file));
        }
        if !kept.is_empty() {
            allocations += &format!("; kept: {}", self.named(&kept, &one.at.file));
        }
        let mut left = format!("**Calls left (residual): {}**", one.body.residual_calls);
        if !calls.is_empty() {
            left += &format!(": {}", self.named(&calls, &one.at.file));
        }
        let mut lines = vec![
            wording::ran(one),
            wording::guards(&one.body, one.preamble.as_ref(), &checks),
            allocations,
            left,
        ];
        let bridges = self.bridges(one);
        if !bridges.is_empty() {
            lines.push(format!(
                "**Side paths (bridges): {}**: {}",
                bridges.len(),
                bridges.join(", ")
            ));
        }
        lines.push(wording::operations(one));
        lines.extend(self.since.map(|since| since.story(one)));
        format!("{}\n\n- {}", wording::title(one), lines.join("\n- "))
    }

    fn bridges(&self, one: &Loop) -> Vec<String> {
        let hangs_here = |bridge: &&Loop| bridge.parent == Some(one.id);
        let bridges = self.report.loops.values().filter(hangs_here);
        let told = bridges.map(|bridge| {
            let place = self.place(&bridge.at, &one.at.file);
            format!("{place} taken {}", times(bridge.entries.max(bridge.iterations)))
        });
        told.collect()
    }

    /// `Point` ×2 (line 41), `float` (line 43).
    fn named(&self, things: &[(&str, u64, &Place)], home: &str) -> String {
        let mut groups: BTreeMap<(&str, &str, usize), u64> = BTreeMap::new();
        for (name, count, at) in things {
            *groups.entry((name, &*at.file, self.line(at))).or_default() += count;
        }
        let told: Vec<String> = groups
            .into_iter()
            .map(|((name, file, line), count)| {
                let times = if count == 1 { String::new() } else { format!(" ×{count}") };
                format!("`{name}`{times} ({})", wording::line(file, line, home))
            })
            .collect();
        told.join(", ")
    }

    /// A place as seen from the file `home`.
    fn place(&self, place: &Place, home: &str) -> String {
        wording::line(&place.file, self.line(place), home)
    }

    /// The line that a place is in now.
    fn line(&self, place: &Place) -> usize {
        self.locate(place).map_or(place.line as usize, |spot| spot.line())
    }

    /// What is advice in the file at `path`: what costs most.
    fn told(&self, path: &Path, choice: &Choice) -> BTreeSet<Said<'_>> {
        let ranked = self.report.ranked_from(choice.minimum).told.into_iter();
        let ranked = ranked.filter(|one| choice.tells(one.code));
        let here = ranked.filter(|one| self.path(&one.fact.at.file) == path);
        here.take(choice.most).filter_map(|one| one.fact.said()).collect()
    }

    fn note_fact(
        &self,
        (one, fact): (&Loop, &Fact),
        is_minor: bool,
        told: &BTreeSet<Said<'_>>,
        path: &Path,
    ) -> Option<Annotation> {
        let spot = self.within(&fact.at, path)?;
        let sentence = fact.told();
        let text = sentence.as_str();
        let (kind, label, detail) = match &fact.about {
            About::Guard(Guard { checks, failures, bridge, observed }) => {
                let story = wording::guard(*checks, *failures, bridge.is_some(), observed, text);
                (Kind::Guard, None, story)
            }
            About::Allocation(object) => {
                let label = match object.removed {
                    true => wording::removed_label(object),
                    false => wording::kept_label(object),
                };
                (Kind::Allocation, Some(label), wording::allocation(object, text))
            }
            About::ResidualCall(call) => {
                (Kind::Call, Some(wording::call_label(call)), wording::call(text))
            }
            About::Write(_) => (Kind::Allocation, None, text.to_owned()),
            About::Inlined(call) => {
                let ran = one.iterations.max(one.entries).saturating_mul(fact.count.max(1));
                (Kind::Inlined, Some(wording::inlined_label(ran)), wording::inlined(call, ran))
            }
            About::Type(variable) => {
                (Kind::Type, wording::type_label(variable), wording::variable(variable, text))
            }
            About::Life(_) => (Kind::Loop, None, text.to_owned()),
        };
        let is_told = fact.said().is_some_and(|said| told.contains(&said));
        let advice = if is_told { self.advice(fact, &detail) } else { None };
        // What costs next to nothing is told where somebody asks: in the hover.
        let label = label.filter(|_| !is_minor);
        let detail = detail + &wording::advice(fact);
        Some(Annotation { range: spot.range, kind, label, detail, advice })
    }

    fn advice(&self, fact: &Fact, story: &str) -> Option<Advice> {
        let code = fact.code?;
        let message = if fact.text.is_empty() { plain(story) } else { fact.told() };
        let message = message + &wording::advice(fact);
        let related = match &fact.about {
            About::Allocation(Allocation { path, .. }) => {
                path.iter().filter_map(|step| self.related(&step.at, &step.text)).collect()
            }
            About::Write(write) => {
                write.at.iter().filter_map(|at| self.related(at, &write.reason)).collect()
            }
            _ => Vec::new(),
        };
        Some(Advice { code: Some(code), weight: weight(code), message, related })
    }

    fn related(&self, place: &Place, words: &str) -> Option<Related> {
        let Spot { path, text, range } = self.locate(place)?;
        Some(Related { path, text, range, words: words.to_owned() })
    }

    fn note_abort(&self, abort: &AbortCount, path: &Path, notes: &mut Vec<Annotation>) {
        let Some(spot) = self.within(&abort.at, path) else { return };
        let last = self.report.last_of(abort);
        let sentence = last.map_or("", |last| last.sentence.as_str());
        let mut message = format!("The recording was aborted {}", times(abort.count));
        match sentence {
            "" => message += &format!(": {}.", wording::spoken(&abort.reason)),
            words => message += &format!(". {}", wording::sentence(words)),
        }
        let largest = last.map_or(&[][..], |last| &last.largest[..last.largest.len().min(PARTS)]);
        message += &self.parts(largest, &abort.at.file);
        let is_compiled = self.report.is_compiled(abort);
        if !is_compiled {
            message += " It runs interpreted.";
        }
        let (code, what_to_do) = advice::given_up(&abort.reason);
        let is_too_long = code == Code::SW401;
        let limit = self.report.start.as_ref().and_then(|start| start.jit.get("trace_limit"));
        let limit = limit.and_then(|value| value.as_u64()).filter(|_| is_too_long);
        let related = largest
            .iter()
            .filter_map(|part| self.related(part.at.as_ref()?, &format!("`{}`", part.function)))
            .collect();
        let advice = Advice {
            code: Some(code),
            weight: if abort.count >= REPEATED { Weight::Warning } else { Weight::Information },
            message: message + &wording::follow(what_to_do),
            related,
        };
        notes.push(Annotation {
            range: spot.range,
            kind: Kind::Abort,
            label: (!is_compiled).then(|| wording::abort_label(&abort.reason, abort.count, limit)),
            detail: advice.message.clone(),
            advice: (!is_compiled).then_some(advice),
        });
    }

    /// What used a trace up: ` Largest parts: step 3,900 (line 88).`
    fn parts(&self, largest: &[Part], home: &str) -> String {
        let told: Vec<String> = largest
            .iter()
            .map(|part| {
                let place = part.at.as_ref().map(|at| format!(" ({})", self.place(at, home)));
                let size = grouped(part.operations);
                format!("`{}` {size}{}", part.function, place.unwrap_or_default())
            })
            .collect();
        if told.is_empty() {
            String::new()
        } else {
            format!(" Largest parts: {}.", told.join(", "))
        }
    }

    /// Says at the loop, or in the function that it was in, why there are no facts any more.
    fn note_outdated(&self, one: &Loop, story: String, path: &Path, notes: &mut Vec<Annotation>) {
        let mut note = |range| {
            let detail = story.clone();
            notes.push(Annotation {
                range,
                kind: Kind::Outdated,
                label: None,
                detail,
                advice: None,
            });
        };
        if let Some(spot) = self.within(&one.at, path) {
            return note(spot.range);
        }
        if self.path(&one.at.file) != path {
            return;
        }
        let Some(now) = self.now.get(path) else { return };
        // A statement outside of all functions that is still what it was has its facts.
        let was = self.was.get(path);
        let is_changed = |key| was.is_none_or(|was| was.outline.function(key).is_none());
        for body in now.outline.named(&one.at.function).filter(|body| is_changed(&body.key)) {
            for token in &body.tokens {
                let line =
                    now.lines.bytes(&now.text, now.lines.line(token.start)).unwrap_or_default();
                let is_first = now.text[line.start..token.start].trim().is_empty();
                if is_first && matches!(&now.text[token.clone()], "def" | "for" | "while") {
                    note(token.clone());
                }
            }
        }
    }
}

/// How loudly an entry of the catalogue is said.
pub fn weight(code: Code) -> Weight {
    match code {
        Code::SW501 | Code::SW503 | Code::SW504 | Code::SW506 => Weight::Warning,
        Code::SW403 | Code::SW508 | Code::SW901 => Weight::Hint,
        _ => Weight::Information,
    }
}

/// Markdown without its marks of emphasis.
pub fn plain(markdown: &str) -> String {
    markdown.replace("**", "")
}

#[cfg(test)]
mod tests {
    use super::super::Texts;
    use super::super::kinds::Preset;
    use super::*;
    use crate::document::Text;
    use sidewinder_report::Report;

    const WAS: &str = "def f(n):\n    for i in range(n):\n        pass\n\n\ndef g():\n    pass\n";

    const SUMMARY: &str = r#"{"event":"summary",
        "interpreted":[
            {"at":{"file":"a.py","line":1,"column":0,"end_line":1,"end_column":8,"function":"f"},"count":3,"hot_at":1619,"code":null,"text":"Ran 3 times outside the traces that contain it."},
            {"at":{"file":"a.py","line":2,"column":4,"end_line":2,"end_column":21,"function":"f"},"count":90,"hot_at":1039,"code":"SW403","text":"Ran 90 times; becomes hot at 1,039."}],
        "not_run":[
            {"at":{"file":"a.py","line":6,"column":0,"end_line":6,"end_column":7,"function":"g"},"code":"SW901","text":"Did not run."},
            {"at":{"file":"b.py","line":1,"column":0,"end_line":1,"end_column":7,"function":"h"},"code":"SW901","text":"Did not run."}],
        "hints":[
            {"at":{"file":"a.py","line":6,"column":0,"end_line":6,"end_column":7,"function":"g"},"code":"SW508","text":"`@elidable`: no trace reached a call of `g`."}]}"#;

    /// What is said of a text that was [`WAS`] when it ran: the line's text, its label, the entry of the catalogue, how loudly.
    fn told(is: &str) -> Vec<(String, Option<String>, Code, Weight)> {
        let mut report = Report::default();
        report.line(&SUMMARY.replace('\n', "")).unwrap();
        let texts = |text: &str| {
            let path = Path::new("/x/a.py").to_owned();
            Texts::from([(path, std::sync::Arc::new(Text::new(text.to_owned())))])
        };
        let (was, now) = (texts(WAS), texts(is));
        let root = Path::new("/x");
        let reading = Reading { report: &report, run: 1, root, was: &was, now: &now, since: None };
        let notes =
            reading.annotations(Path::new("/x/a.py"), &Choice::of(Preset::Everything)).into_iter();
        notes
            .map(|note| {
                let advice = note.advice.expect("each has an entry");
                let code = advice.code.expect("each has a code");
                (is[note.range].to_owned(), note.label, code, advice.weight)
            })
            .collect()
    }

    #[test]
    fn what_is_not_hot_or_did_not_run_is_told_quietly() {
        let label = Some("· cold: ran 90 of 1,039".to_owned());
        let expected = [
            ("for i in range(n)".to_owned(), label, Code::SW403, Weight::Hint),
            ("def g()".to_owned(), None, Code::SW508, Weight::Hint),
            ("def g()".to_owned(), None, Code::SW901, Weight::Hint),
        ];
        assert_eq!(told(WAS), expected);
    }

    #[test]
    fn functions_that_changed_are_not_told_of() {
        let changed = told(&WAS.replace("pass\n\n", "f(0)\n\n"));
        assert_eq!(changed.iter().map(|one| one.2).collect::<Vec<_>>(), [Code::SW508, Code::SW901]);
        let changed = told(&WAS.replace("def g():", "def g(x=1):"));
        assert_eq!(changed.iter().map(|one| one.2).collect::<Vec<_>>(), [Code::SW403]);
    }
}
