//! Parts of a unit that are kept in one piece, and taken apart when somebody looks: its names, and the places of its instructions.
//!
//! Units that come from disk are many, and of most of them nobody asks where an instruction was written.

use std::ops::{Deref, Index, Range};
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sidewinder_syntax::source::Span;

/// Part of the bytes of a kept module.
#[derive(Clone, Debug)]
pub(super) struct Part {
    all: Arc<Vec<u8>>,
    range: Range<usize>,
}

impl Part {
    /// What lies behind the first bytes.
    pub fn behind(all: Vec<u8>, start: usize) -> Part {
        let range = start.min(all.len())..all.len();
        Part { all: Arc::new(all), range }
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.all[self.range.clone()]
    }

    /// Takes a value off the front.
    pub fn take<'a, T: Deserialize<'a>>(&'a mut self) -> postcard::Result<T> {
        let (value, rest) = postcard::take_from_bytes(&self.all[self.range.clone()])?;
        self.range.start = self.range.end - rest.len();
        Ok(value)
    }

    /// Takes a part off the front that [`put`] has written.
    pub fn take_part(&mut self) -> postcard::Result<Part> {
        let length: u32 = self.take()?;
        let start = self.range.start;
        if length as usize > self.range.len() {
            return Err(postcard::Error::DeserializeUnexpectedEnd);
        }
        self.range.start += length as usize;
        Ok(Part { all: self.all.clone(), range: start..self.range.start })
    }
}

/// Writes a value.
pub(super) fn add<T: Serialize + ?Sized>(value: &T, to: Vec<u8>) -> postcard::Result<Vec<u8>> {
    postcard::to_extend(value, to)
}

/// Writes a part that [`Part::take_part`] takes.
pub(super) fn put(part: &[u8], to: Vec<u8>) -> postcard::Result<Vec<u8>> {
    let mut to = add(&(part.len() as u32), to)?;
    to.extend(part);
    Ok(to)
}

/// Reads a text in one go: serde's own way of reading one that is shared copies it twice.
pub(super) fn text<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Arc<str>, D::Error> {
    <&str>::deserialize(deserializer).map(Arc::from)
}

/// As [`text`].
pub(super) fn text_or_none<'a, D: Deserializer<'a>>(
    deserializer: D,
) -> Result<Option<Arc<str>>, D::Error> {
    Ok(Option::<&str>::deserialize(deserializer)?.map(Arc::from))
}

/// Words of instructions as bytes.
pub(super) mod words {
    use super::*;

    pub fn serialize<S: Serializer>(words: &[u32], serializer: S) -> Result<S::Ok, S::Error> {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        serializer.serialize_bytes(&bytes)
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Vec<u32>, D::Error> {
        let bytes = <&[u8]>::deserialize(deserializer)?;
        let (words, []) = bytes.as_chunks::<4>() else {
            return Err(de::Error::custom("part of a word"));
        };
        Ok(words.iter().map(|word| u32::from_le_bytes(*word)).collect())
    }
}

/// Texts, one behind the other.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Texts {
    all: Box<str>,
    /// Where each ends.
    ends: Box<[u32]>,
}

impl Texts {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// One of them.
    pub fn get(&self, at: usize) -> Option<&str> {
        let end = *self.ends.get(at)?;
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.all.get(start as usize..end as usize)
    }

    /// All of them.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &str> + DoubleEndedIterator + Clone {
        (0..self.len()).map(|at| &self[at])
    }

    /// Whether a text is among them.
    pub fn contains(&self, text: &str) -> bool {
        self.iter().any(|known| known == text)
    }
}

impl Index<usize> for Texts {
    type Output = str;

    fn index(&self, at: usize) -> &str {
        self.get(at).expect("an index of a text")
    }
}

impl<T: AsRef<str>> FromIterator<T> for Texts {
    fn from_iter<I: IntoIterator<Item = T>>(texts: I) -> Texts {
        let (mut all, mut ends) = (String::new(), Vec::new());
        for text in texts {
            all.push_str(text.as_ref());
            ends.push(all.len() as u32);
        }
        Texts { all: all.into(), ends: ends.into() }
    }
}

impl Serialize for Texts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.all, &self.ends).serialize(serializer)
    }
}

impl<'a> Deserialize<'a> for Texts {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Texts, D::Error> {
        let (all, ends) = <(&str, Vec<u32>)>::deserialize(deserializer)?;
        Ok(Texts { all: all.into(), ends: ends.into() })
    }
}

/// Word offsets with a place for each, in order.
#[derive(Clone, Default)]
pub struct Places {
    open: OnceLock<Vec<(u32, Span)>>,
    /// What [`Places::write`] has written, of a unit from disk.
    packed: Option<Part>,
}

impl From<Vec<(u32, Span)>> for Places {
    fn from(places: Vec<(u32, Span)>) -> Places {
        Places { open: OnceLock::from(places), packed: None }
    }
}

impl Deref for Places {
    type Target = [(u32, Span)];

    fn deref(&self) -> &[(u32, Span)] {
        self.open.get_or_init(|| {
            let Some(mut rest) = self.packed.clone() else { return Vec::new() };
            let (mut places, mut last) = (Vec::new(), (0u32, 0u32));
            while let Ok((offset, start, length)) = rest.take::<(u32, i32, u32)>() {
                last = (last.0 + offset, last.1.wrapping_add_signed(start));
                places.push((last.0, Span { start: last.1, end: last.1.wrapping_add(length) }));
            }
            places
        })
    }
}

impl std::fmt::Debug for Places {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(to)
    }
}

impl Places {
    /// Those of a unit from disk.
    pub(super) fn of(packed: Part) -> Places {
        Places { open: OnceLock::new(), packed: Some(packed) }
    }

    /// Whether somebody has looked.
    #[cfg(test)]
    pub(super) fn is_open(&self) -> bool {
        self.open.get().is_some()
    }

    /// The differences from one to the next.
    pub(super) fn write(&self) -> postcard::Result<Vec<u8>> {
        if let Some(packed) = &self.packed {
            return Ok(packed.bytes().to_vec());
        }
        let (mut bytes, mut last) = (Vec::new(), (0u32, 0u32));
        for &(offset, span) in self.iter() {
            let start = span.start.wrapping_sub(last.1) as i32;
            bytes = add(&(offset - last.0, start, span.end.wrapping_sub(span.start)), bytes)?;
            last = (offset, span.start);
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::Texts;

    #[test]
    fn texts_beyond_the_last_are_none() {
        let none = Texts::default();
        assert_eq!((none.get(0), none.get(1), none.get(2)), (None, None, None));
        let two: Texts = ["", "é"].into_iter().collect();
        assert_eq!(
            (two.get(0), two.get(1), two.get(2), two.get(9)),
            (Some(""), Some("é"), None, None)
        );
        assert_eq!(two.iter().rev().collect::<Vec<_>>(), ["é", ""]);
    }
}
