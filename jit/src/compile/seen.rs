//! What was there instead when a guard failed, for people.
//!
//! A guard looks at one value: for its class, or for being a constant. If that value is one of those that the guard keeps
//! alive for the interpreter anyway, a failing guard can be asked what it saw; nothing is kept alive for this.

use crate::host::Host;
use crate::ir::{Class, Op, Opcode, Trace, Type};
use crate::resume::ResumeData;

/// Failures that are looked at: enough to tell what varies, few enough not to be felt.
const LOOKS: u32 = 100;

/// Different things that are told apart; the rest are one.
const KINDS: usize = 8;

/// Characters of a constant's name.
const NAME: usize = 32;

/// What one guard looked at when it failed.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Which of the guard's live values it looks at.
    subject: usize,
    ty: Type,
    /// The class it asks for; `None`: it asks for a value.
    asked: Option<Class>,
    by_value: bool,
    looks: u32,
    kinds: Vec<(String, u64)>,
    /// The class of the last one that had one, and which kind that was: mostly it is the same again, and a class keeps its name.
    last: Option<(Class, usize)>,
}

impl Seen {
    /// For a guard: nothing, if it looks at no value that is at hand when it fails.
    pub(super) fn of(trace: &Trace, guard: &Op, resume: &ResumeData) -> Option<Box<Seen>> {
        let arg = *guard.args.first()?;
        let asks = match guard.code {
            Opcode::guard_class | Opcode::guard_value => guard,
            Opcode::guard_true | Opcode::guard_false if !arg.is_const() => &trace.ops[arg.index()],
            _ => return None,
        };
        if !matches!(
            asks.code,
            Opcode::guard_class | Opcode::guard_value | Opcode::is_class | Opcode::is_int
        ) {
            return None;
        }
        let value = *asks.args.first()?;
        let subject = resume.live.iter().position(|&live| live == value)?;
        let by_value = asks.code == Opcode::guard_value;
        let is_class = matches!(asks.code, Opcode::guard_class | Opcode::is_class);
        let asked = is_class.then(|| asks.class());
        let ty = trace.ty(value);
        let (looks, kinds, last) = (0, Vec::new(), None);
        Some(Box::new(Seen { subject, ty, asked, by_value, looks, kinds, last }))
    }

    /// The guard failed with these live values.
    pub(super) fn look(&mut self, live: &[u64], host: &dyn Host) {
        if self.looks == LOOKS {
            return;
        }
        self.looks += 1;
        let word = live[self.subject];
        let is_object = !self.by_value && self.ty != Type::Float && word & 1 == 1;
        let class = if is_object { host.class_of(word) } else { None };
        let index = match self.last {
            Some((last, index)) if class == Some(last) => index,
            _ => self.index_of(self.kind(word, host)),
        };
        self.kinds[index].1 += 1;
        self.last = class.map(|class| (class, index)).or(self.last);
    }

    /// Where a kind is counted.
    fn index_of(&mut self, kind: String) -> usize {
        let place =
            |kinds: &[(String, u64)], kind: &str| kinds.iter().position(|one| one.0 == kind);
        if let Some(known) = place(&self.kinds, &kind) {
            return known;
        }
        let kind = if self.kinds.len() < KINDS { kind } else { "others".into() };
        place(&self.kinds, &kind).unwrap_or_else(|| {
            self.kinds.push((kind, 0));
            self.kinds.len() - 1
        })
    }

    fn kind(&self, word: u64, host: &dyn Host) -> String {
        if self.ty == Type::Float {
            return format!("{:?}", f64::from_bits(word));
        }
        if word & 1 == 0 {
            return if self.by_value { (word as i64 >> 1).to_string() } else { "int".into() };
        }
        let Some(class) = host.class_of(word) else { return "nothing".into() };
        if self.by_value {
            let name = host.constant_name(word);
            return match name.char_indices().nth(NAME) {
                Some((end, _)) => format!("{}…", &name[..end]),
                None => name,
            };
        }
        let name = host.class_name(class);
        match self.asked {
            // One class, whose objects have other attributes.
            Some(asked) if asked != class && host.class_name(asked) == name => {
                format!("{name} with other attributes")
            }
            _ => name,
        }
    }

    /// What was seen: a class or a value, and how often, in the order it came.
    pub fn kinds(&self) -> &[(String, u64)] {
        &self.kinds
    }
}
