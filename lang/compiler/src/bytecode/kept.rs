//! Units as bytes, to be kept on disk.
//!
//! **In:** the unit of a text. **Out:** bytes that give the same unit again, with the text and by the compiler that made them, and nothing otherwise.
//!
//! They start with a hash of the compiler and the rest. The interpreter trusts units: a register that does not exist would be read
//! all the same. So whatever is damaged, or was made of another text, must not come back as a unit. Which text it is says the hash of the text, or the
//! *stamp*: what is known of the file without reading it. With the stamp nobody reads the text of a module that just runs.
//!
//! **Absent:** where they are kept, and what a stamp is made of (`interp/import` of `sidewinder-lang`).

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::{Xxh3, xxh3_128};

use super::packed::{self, Part};
use super::{Unit, folded};
use sidewinder_syntax::source::{Lines, SourceFile};

/// Which compiler this is: a hash of its source.
pub const COMPILER: &str = env!("SIDEWINDER_COMPILER");

/// Bytes of the hash.
const HASH: usize = 16;

fn hash(packed: &[u8]) -> [u8; HASH] {
    let mut hasher = Xxh3::new();
    for part in [COMPILER.as_bytes(), packed] {
        hasher.update(&part.len().to_le_bytes());
        hasher.update(part);
    }
    hasher.digest128().to_le_bytes()
}

/// What stands before a unit.
#[derive(Debug, Serialize, Deserialize)]
struct Head {
    /// What is known of the file; empty if that does not tell this text from others.
    stamp: Box<[u8]>,
    text: [u8; HASH],
    lines: Lines,
    asks: bool,
    #[serde(deserialize_with = "packed::text_or_none")]
    docstring: Option<Arc<str>>,
}

/// What was kept, and is not damaged.
#[derive(Debug)]
pub struct Kept {
    head: Head,
    packed: Part,
}

/// The bytes of the unit of a text; `None` if it cannot be kept.
pub fn write(unit: &Unit, stamp: &[u8]) -> Option<Vec<u8>> {
    // A tree that a program has made has no text to know it by.
    if unit.file.tree().is_some() {
        return None;
    }
    let text = unit.file.text();
    let head = Head {
        stamp: stamp.into(),
        text: xxh3_128(text.as_bytes()).to_le_bytes(),
        lines: unit.file.lines(),
        asks: asks_for_itself(text),
        docstring: unit.docstring.clone(),
    };
    let mut bytes = packed::add(&head, vec![0; HASH]).ok()?;
    bytes.extend(folded::write(unit).ok()?);
    let hash = hash(&bytes[HASH..]);
    bytes[..HASH].copy_from_slice(&hash);
    Some(bytes)
}

/// Whether the text of a module names what tells where it is from, which a module need not have otherwise.
pub fn asks_for_itself(text: &str) -> bool {
    text.contains("__spec__") || text.contains("__loader__")
}

/// The unit of a text; `None` if the bytes are not those of [`write`].
pub fn read(bytes: &[u8], file: &Arc<SourceFile>) -> Option<Unit> {
    Kept::of(bytes.to_vec()).filter(|kept| kept.is_of_text(file.text()))?.unit(file)
}

impl Kept {
    /// `None` if the bytes are not those of [`write`].
    pub fn of(bytes: Vec<u8>) -> Option<Kept> {
        let (claimed, packed) = bytes.split_at_checked(HASH)?;
        if claimed != hash(packed) {
            return None;
        }
        let mut packed = Part::behind(bytes, HASH);
        Some(Kept { head: packed.take().ok()?, packed })
    }

    /// Whether it was made of a file of which this is known.
    pub fn is_of_stamp(&self, stamp: &[u8]) -> bool {
        !stamp.is_empty() && *self.head.stamp == *stamp
    }

    /// Whether it was made of this text.
    pub fn is_of_text(&self, text: &str) -> bool {
        self.head.text == xxh3_128(text.as_bytes()).to_le_bytes()
    }

    /// See [`asks_for_itself`].
    pub fn asks_for_itself(&self) -> bool {
        self.head.asks
    }

    /// The lines of its text.
    pub fn lines(&self) -> Lines {
        self.head.lines.clone()
    }

    /// The unit, of a file that it was made of.
    pub fn unit(self, file: &Arc<SourceFile>) -> Option<Unit> {
        let unit = folded::read(self.packed, file).ok()?;
        Some(Unit { docstring: self.head.docstring, ..unit })
    }
}

/// What stands for a unit's file while it is read.
pub(super) fn no_file() -> Arc<SourceFile> {
    thread_local! {
        static NONE: Arc<SourceFile> = Arc::new(SourceFile::new("", ""));
    }
    NONE.with(Arc::clone)
}

/// The names of comprehensions, which are not texts of the unit.
pub(super) mod comprehension {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    const NAMES: [&str; 4] = ["<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"];

    pub fn serialize<S: Serializer>(name: &str, serializer: S) -> Result<S::Ok, S::Error> {
        let number = NAMES.iter().position(|known| *known == name);
        number.map(|number| number as u8).serialize(serializer)
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<&'static str, D::Error> {
        let number = Option::<u8>::deserialize(deserializer)?;
        let name = number.and_then(|number| NAMES.get(number as usize));
        name.copied().ok_or_else(|| D::Error::custom("no comprehension"))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Folded;
    use super::*;

    const TEXT: &str = "class C:\n    'doc'\n    def f(self, *, a=-0.0, b=1j):\n        return [x in {1, 2.5} for x in b'ab'], {1: None}, 10 ** 30, '\\ud800'\n\
        try:\n    import a.b\nexcept ImportError as error:\n    assert (error, 'x')\n\
        async def g(*a: int, **k):\n    async with a as b:\n        yield {i: {j for j in k} for i in (n for n in a)}\n";

    fn file(text: &str) -> Arc<SourceFile> {
        Arc::new(SourceFile::new("a.py", text))
    }

    fn made(text: &str) -> Vec<u8> {
        write(&crate::compile_module(&file(text)).unwrap(), &[]).unwrap()
    }

    #[test]
    fn a_unit_comes_back_as_it_was() {
        let unit = crate::compile_module(&file(TEXT)).unwrap();
        assert!(!unit.warnings.is_empty(), "the text is to have a warning");
        let again = read(&write(&unit, &[]).unwrap(), &unit.file).unwrap();
        assert_eq!(list(&unit), list(&again));
        // Of what was opened, and of what was not.
        assert_eq!(write(&unit, &[]), write(&again, &[]));
        let again = read(&write(&unit, &[]).unwrap(), &unit.file).unwrap();
        assert_eq!(write(&unit, &[]), write(&again, &[]));
    }

    fn list(unit: &Unit) -> Vec<String> {
        let own = Unit { children: Vec::new(), ..unit.clone() };
        let head = |child: &Folded| format!("{:?}", child.head);
        let inner = unit.children.iter().flat_map(|child| [vec![head(child)], list(child)]);
        [format!("{own:?}")].into_iter().chain(inner.flatten()).collect()
    }

    #[test]
    fn what_nobody_looks_into_stays_closed() {
        let unit = crate::compile_module(&file(TEXT)).unwrap();
        let again = read(&write(&unit, &[]).unwrap(), &unit.file).unwrap();
        let open = || again.children.iter().filter(|child| child.is_open()).count();
        assert_eq!((open(), again.children[0].head.docstring.as_deref()), (0, Some("doc")));
        assert!(!again.children[0].words.is_empty());
        assert_eq!((open(), again.children[0].children[0].is_open()), (1, false));
        assert!(!again.positions.is_open() && !again.children[0].attributes.is_open());
    }

    #[test]
    fn a_stamp_stands_for_the_text() {
        let unit = crate::compile_module(&file(TEXT)).unwrap();
        let kept = |stamp: &[u8]| Kept::of(write(&unit, stamp).unwrap()).unwrap();
        assert!(kept(b"a").is_of_stamp(b"a") && !kept(b"a").is_of_stamp(b"b"));
        assert!(!kept(b"").is_of_stamp(b""));
        assert!(
            kept(b"a").is_of_text(TEXT)
                && !kept(b"a").is_of_text("")
                && !kept(b"").asks_for_itself()
        );
        let later = Arc::new(SourceFile::later("a.py", kept(b"a").lines(), || None));
        let again = kept(b"a").unit(&later).unwrap();
        assert_eq!(again.children[1].place_at(0), unit.children[1].place_at(0));
        assert!(!later.is_read());
    }

    #[test]
    fn another_text_has_another_unit() {
        let other = file(&TEXT.replace("10 **", "11 **"));
        assert!(read(&made(TEXT), &other).is_none());
    }

    #[test]
    fn damaged_bytes_are_none() {
        let (bytes, file) = (made("def f(x): return x + 1\n"), file("def f(x): return x + 1\n"));
        for end in 0..bytes.len() {
            assert!(read(&bytes[..end], &file).is_none(), "cut at {end}");
        }
        for at in 0..8 * bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at / 8] ^= 1 << (at % 8);
            assert!(read(&damaged, &file).is_none(), "bit {at}");
        }
        assert!(read(&bytes, &file).is_some());
    }
}
