//! `%jit`: what the JIT did with the last input.

use std::io::Write;
use std::sync::{Arc, Mutex};

use sidewinder_report::{Event, Sink, render, shown};

/// Sentences of one piece that are shown at most.
const MOST: usize = 12;

/// What has happened since the last input began.
#[derive(Clone, Default)]
pub struct Facts(Arc<Mutex<Vec<Event>>>);

impl Sink for Facts {
    fn take(&mut self, event: &Event) {
        if let (Event::Loop(_) | Event::Abort(_), Ok(mut events)) = (event, self.0.lock()) {
            events.push(event.clone());
        }
    }
}

impl Facts {
    /// A new input begins.
    pub fn forget(&self) {
        if let Ok(mut events) = self.0.lock() {
            events.clear();
        }
    }

    /// Tells them on standard output.
    pub fn tell(&self) {
        let text = self.0.lock().map(|events| text(&events)).unwrap_or_default();
        // A reader that has gone wants nothing more.
        let _ = std::io::stdout().write_all(shown::plain(&text).as_bytes());
        let _ = std::io::stdout().flush();
    }
}

fn text(events: &[Event]) -> String {
    if events.is_empty() {
        return "The JIT compiled nothing for the last input: no loop or function of it was hot.\n"
            .into();
    }
    let mut text = Vec::new();
    for event in events {
        render::Brief::new(&mut text).take(event);
        let Event::Loop(one) = event else { continue };
        let told: Vec<_> = one.facts.iter().filter(|fact| fact.code.is_some()).collect();
        for fact in told.iter().take(MOST) {
            let code = fact.code.map(|code| format!("{code:?}")).unwrap_or_default();
            let _ = writeln!(text, "    line {}: {code} {}", fact.at.line, fact.text);
            if !fact.advice.is_empty() {
                let _ = writeln!(text, "        {}", fact.advice);
            }
        }
        if told.len() > MOST {
            let _ = writeln!(text, "    … and {} more", told.len() - MOST);
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_said_to_be_nothing() {
        assert!(text(&[]).contains("compiled nothing"));
        let facts = Facts::default();
        facts.clone().take(&Event::Loop(Default::default()));
        assert_eq!(facts.0.lock().unwrap().len(), 1);
        facts.forget();
        assert!(facts.0.lock().unwrap().is_empty());
    }
}
