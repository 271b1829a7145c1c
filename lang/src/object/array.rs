//! Arrays of the module `array`, which is in Python: what natives have to know to take their bytes.
//!
//! Two slots of its instances hold the items and the letter of what they are. The items are a list, which traces look into, until a view of them is
//! made: from then on, and until no view is left, they are a view themselves, of a bytearray that both share.

use super::list::List;
use super::memoryview::View;
use super::{Int, Kind, Object, Runtime, Str, Value, instance};
use std::borrow::Cow;

/// An array object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Array(pub(crate) Value);

/// The slot of the items.
const ITEMS: &str = "_items";
/// The slot of the letter.
pub(crate) const LETTER: &str = "_code";
/// The method of the class that puts the bytes where they can be shared, and gives a view of them.
pub(crate) const LEND: &str = "_lend";

impl Array {
    /// The value as an array, if it is one.
    #[inline]
    pub fn of(rt: &Runtime, value: Value) -> Option<Array> {
        let class = rt.known.array?;
        (value.is(Kind::Instance) && value.map().class.mro().contains(&class))
            .then_some(Array(value))
    }

    pub(crate) fn slot(self, rt: &Runtime, name: &str) -> Option<Value> {
        let keys = rt.known.array?.slots.borrow();
        let key = keys.iter().find(|key| Str(**key).text() == name)?;
        instance::own(self.0, *key).filter(|value| !value.is_null())
    }

    /// Items that are a list, and the letter of what they are.
    fn items(self, rt: &Runtime) -> Option<(List, u8)> {
        let letter = Str::of(self.slot(rt, LETTER)?)?.text().bytes().next()?;
        Some((List::of(self.slot(rt, ITEMS)?)?, letter))
    }

    /// The bytes of the items as they are now.
    pub fn data(self, rt: &Runtime) -> Option<Cow<'_, [u8]>> {
        if let Some(view) = self.slot(rt, ITEMS).and_then(View::of) {
            return Some(view.data(rt));
        }
        let (items, letter) = self.items(rt)?;
        let mut bytes = Vec::new();
        for item in items.items(rt) {
            pack(letter, *item, &mut bytes);
        }
        Some(Cow::Owned(bytes))
    }
}

/// Adds an item's bytes. Arrays hold only what fits.
fn pack(letter: u8, item: Value, bytes: &mut Vec<u8>) {
    match letter {
        b'f' => bytes.extend((item.as_float().unwrap_or(0.0) as f32).to_ne_bytes()),
        b'd' => bytes.extend(item.as_float().unwrap_or(0.0).to_ne_bytes()),
        b'u' => {
            let letter = Str::of(item).and_then(|text| text.codes().next());
            bytes.extend(letter.unwrap_or(0).to_ne_bytes());
        }
        _ => {
            let wide = Int::of(item).and_then(|n| i128::try_from(&n.to_ibig()).ok());
            let size = super::memoryview::size_of(letter).unwrap_or(1);
            bytes.extend(&wide.unwrap_or(0).to_le_bytes()[..size]);
        }
    }
}

impl Runtime {}
