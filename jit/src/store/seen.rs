//! What was there instead when a guard failed, for people.
//!
//! A guard looks at one value: for its class, or for being a constant. If that value is one of those that the guard keeps
//! alive for the interpreter anyway, a failing guard can be asked what it saw; nothing is kept alive for this.

use crate::host::Host;
use crate::ir::{Class, Op, Opcode, Trace, Type};
use crate::resume::ResumeData;
use rustc_hash::FxHashSet;

/// Failures that are looked at: enough to tell what varies, few enough not to be felt.
const LOOKS: u32 = 100;

/// Different things that are told apart; the rest are one.
const KINDS: usize = 8;

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
    /// Those that are counted as one.
    others: FxHashSet<String>,
    /// The class of the last one that had one, and which kind that was: mostly it is the same again, and a class keeps its name.
    last: Option<(Class, usize)>,
    /// The layouts that objects of the class it asks for had instead.
    layouts: FxHashSet<Class>,
    /// Something else than such an object was seen.
    varies: bool,
}

impl Seen {
    /// For a guard: nothing, if it looks at no value that is at hand when it fails.
    pub(crate) fn of(trace: &Trace, guard: &Op, resume: &ResumeData) -> Option<Box<Seen>> {
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
        Some(Box::new(Seen {
            subject,
            ty,
            asked,
            by_value,
            looks: 0,
            kinds: Vec::new(),
            others: FxHashSet::default(),
            last: None,
            layouts: FxHashSet::default(),
            varies: false,
        }))
    }

    /// The guard failed with these live values.
    pub(crate) fn look(&mut self, live: &[u64], host: &dyn Host) {
        if self.looks == LOOKS {
            return;
        }
        self.looks += 1;
        let word = live[self.subject];
        let is_object = !self.by_value && self.ty != Type::Float && word & 1 == 1;
        let class = if is_object { host.class_of(word) } else { None };
        let index = match self.last {
            Some((last, index)) if class == Some(last) => index,
            _ => {
                let other = self.asked.zip(class);
                let other = other.and_then(|(asked, class)| host.other_layout(asked, class));
                match &other {
                    Some(_) => self.layouts.extend(class),
                    None => self.varies = true,
                }
                let kind = other.map_or_else(|| self.kind(word, host), shortened);
                self.index_of(kind)
            }
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
        let kind = match self.kinds.len() < KINDS {
            true => kind,
            false => {
                self.others.insert(kind);
                "others".into()
            }
        };
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
            return if self.by_value { name_of(word, host) } else { "int".into() };
        }
        let Some(class) = host.class_of(word) else { return NOTHING.into() };
        if self.by_value {
            return name_of(word, host);
        }
        host.class_name(class)
    }

    /// What was seen: a class or a value, and how often, in the order it came.
    pub fn kinds(&self) -> &[(String, u64)] {
        &self.kinds
    }

    /// The values that were seen, if it asks for one, each once.
    pub fn values(&self) -> impl Iterator<Item = &str> {
        let told = self.kinds.iter().take(KINDS).map(|kind| &kind.0).chain(&self.others);
        told.filter(|_| self.by_value).map(String::as_str)
    }

    /// The layouts of objects of the class that it asks for: its own, and those that were seen. `None`: it asks for no class, or saw something else.
    pub fn layouts(&self) -> Option<impl Iterator<Item = Class>> {
        let asked = self.asked.filter(|_| !self.varies)?;
        Some([asked].into_iter().chain(self.layouts.iter().copied()))
    }
}

/// Characters of a constant's name.
const NAME: usize = 32;

const NULL: u64 = 1;
const NOTHING: &str = "nothing";

/// What people call a reference.
pub(crate) fn name_of(word: u64, host: &dyn Host) -> String {
    if word & 1 == 0 {
        return (word as i64 >> 1).to_string();
    }
    if word == NULL {
        return NOTHING.into();
    }
    shortened(host.constant_name(word))
}

fn shortened(name: String) -> String {
    match name.char_indices().nth(NAME) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name,
    }
}
