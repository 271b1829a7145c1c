//! Units as bytes, to be kept on disk.
//!
//! **In:** the unit of a text. **Out:** bytes that give the same unit again, with the text and by the compiler that made them, and nothing otherwise.
//!
//! They start with a hash of the compiler, the text and the rest. The interpreter trusts units: a register that does not exist would be read
//! all the same. So whatever is damaged, or was made of another text, must not come back as a unit.
//!
//! **Absent:** where they are kept (`interp/import` of `sidewinder-lang`).

use std::hash::Hasher;
use std::sync::Arc;

use siphasher::sip128::{Hasher128, SipHasher13};

use super::{Folded, Unit};
use sidewinder_syntax::source::SourceFile;

/// Which compiler this is: a hash of its source.
pub const COMPILER: &str = env!("SIDEWINDER_COMPILER");

/// Bytes of the hash.
const HASH: usize = 16;

fn hash(text: &str, unit: &[u8]) -> [u8; HASH] {
    let mut hasher = SipHasher13::new();
    for part in [COMPILER.as_bytes(), text.as_bytes(), unit] {
        hasher.write_usize(part.len());
        hasher.write(part);
    }
    hasher.finish128().as_bytes()
}

/// The bytes of the unit of a text; `None` if it cannot be kept.
pub fn write(unit: &Unit) -> Option<Vec<u8>> {
    // A tree that a program has made has no text to know it by.
    if unit.file.tree().is_some() {
        return None;
    }
    let folded = Folded::from(unit.clone());
    let mut bytes = postcard::to_extend(&folded, vec![0; HASH]).ok()?;
    let hash = hash(unit.file.text(), &bytes[HASH..]);
    bytes[..HASH].copy_from_slice(&hash);
    Some(bytes)
}

/// The unit of a text; `None` if the bytes are not those of [`write`].
pub fn read(bytes: &[u8], file: &Arc<SourceFile>) -> Option<Unit> {
    let (claimed, packed) = bytes.split_at_checked(HASH)?;
    if claimed != hash(file.text(), packed) {
        return None;
    }
    let mut folded: Folded = postcard::from_bytes(packed).ok()?;
    folded.set_file(file);
    Some(folded.unfold())
}

/// What stands for a unit's file until [`Folded::set_file`].
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
    use super::*;

    const TEXT: &str = "class C:\n    'doc'\n    def f(self, *, a=-0.0, b=1j):\n        return [x in {1, 2.5} for x in b'ab'], {1: None}, 10 ** 30, '\\ud800'\n\
        try:\n    import a.b\nexcept ImportError as error:\n    assert (error, 'x')\n\
        async def g(*a: int, **k):\n    async with a as b:\n        yield {i: {j for j in k} for i in (n for n in a)}\n";

    fn file(text: &str) -> Arc<SourceFile> {
        Arc::new(SourceFile::new("a.py", text))
    }

    fn made(text: &str) -> Vec<u8> {
        write(&crate::compile_module(&file(text)).unwrap()).unwrap()
    }

    #[test]
    fn a_unit_comes_back_as_it_was() {
        let unit = crate::compile_module(&file(TEXT)).unwrap();
        assert!(!unit.warnings.is_empty(), "the text is to have a warning");
        let again = read(&write(&unit).unwrap(), &unit.file).unwrap();
        assert_eq!(list(&unit), list(&again));
        // Of what was opened, and of what was not.
        assert_eq!(write(&unit), write(&again));
        let again = read(&write(&unit).unwrap(), &unit.file).unwrap();
        assert_eq!(write(&unit), write(&again));
    }

    fn list(unit: &Unit) -> Vec<String> {
        let own = Unit { children: Vec::new(), ..unit.clone() };
        let head = |child: &Folded| format!("{:?}", child.head);
        let inner = unit.children.iter().flat_map(|child| [vec![head(child)], list(child)]);
        [format!("{own:?}")].into_iter().chain(inner.flatten()).collect()
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
