//! What rooms above keep in a Vm: one value of a type of theirs, by the number of its place.
//!
//! ```text
//! impl Part for Files { const PLACE: Place = Place::Files; }        vm.part_mut::<Files>().flush(1)
//! ```

use std::any::Any;
use std::cell::OnceCell;

/// THE TABLE of places.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// Open files, the standard streams first.
    Files,
    /// The regular expressions that were compiled.
    Patterns,
    /// What modules keep outside of the heap.
    Kept,
    /// What a report wants to know, if one is wanted.
    Observer,
    /// Files that are open and not the program's.
    Reserved,
    /// What the search for modules has found out.
    Finder,
    /// What interpreters in the program have told of their guests.
    Guests,
    /// What methods of strings say of each character of ASCII.
    Letters,
    /// Constants of traces.
    Pins,
    /// What is known of the program's hints to the JIT.
    Hints,
    /// Where signals wait for the program, if it is to hear of them.
    Signals,
    /// What has died, and is still to be freed.
    Graves,
    /// What the program has said of its threads.
    Threads,
    /// Until when no thread that waits collects.
    Rested,
    /// What the program wants to have called around a fork.
    Forks,
    /// What the command line says of the run.
    Habits,
    /// The formats of `struct` that were read.
    Formats,
    /// Logarithms that those of decimal numbers are made of.
    Logarithms,
}

const PLACES: usize = Place::Logarithms as usize + 1;

/// What has a place. It is made when it is asked for first.
pub trait Part: Any + Default {
    /// Which.
    const PLACE: Place;
}

/// See the file's page.
#[derive(Default)]
pub struct Parts([OnceCell<Box<dyn Any>>; PLACES]);

impl Parts {
    /// The part of this type.
    #[inline]
    pub fn get<T: Part>(&self) -> &T {
        let part = self.0[T::PLACE as usize].get_or_init(|| Box::new(T::default()));
        part.downcast_ref().expect("a place has one type")
    }

    /// The part of this type, to be changed.
    #[inline]
    pub fn get_mut<T: Part>(&mut self) -> &mut T {
        self.get::<T>();
        let part = self.0[T::PLACE as usize].get_mut().and_then(|part| part.downcast_mut());
        part.expect("a place has one type")
    }
}
