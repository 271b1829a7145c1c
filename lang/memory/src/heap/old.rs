//! The old space: cells of some fifty sizes, which never move.
//!
//! A block holds cells of one size. Whether a cell is taken is its start's mark bit, so that marking is all it takes to
//! free the rest: a size class walks its blocks and takes the cells that are not marked.

use super::space::{BLOCK, Block, Space};

/// Objects of this size and more are large objects.
pub const LARGE: usize = 8 << 10;

const fn class_sizes() -> ([u16; 64], usize) {
    let mut sizes = [0; 64];
    let mut count = 0;
    let mut size = 16;
    while size < LARGE {
        sizes[count] = size as u16;
        count += 1;
        // Exact up to 128, then an eighth more each time, stretched to fill the block.
        let next = if size < 128 { size + 8 } else { (size + size / 8 + 7) & !7 };
        size = if next < 128 { next } else { (BLOCK / (BLOCK / next)) & !7 };
    }
    sizes[count] = LARGE as u16;
    (sizes, count + 1)
}

const SIZES: [u16; 64] = class_sizes().0;
const COUNT: usize = class_sizes().1;

/// The class of an object by its size in words.
static CLASS_OF: [u8; LARGE / 8 + 1] = {
    let mut classes = [0; LARGE / 8 + 1];
    let mut class = 0;
    let mut words = 0;
    while words <= LARGE / 8 {
        if words * 8 > SIZES[class] as usize {
            class += 1;
        }
        classes[words] = class as u8;
        words += 1;
    }
    classes
};

/// The cell size of a class.
pub(super) fn cell_size(class: usize) -> usize {
    SIZES[class] as usize
}

/// How many cells a block of this class has.
pub(super) fn cells(class: usize) -> usize {
    BLOCK / cell_size(class)
}

#[derive(Clone, Default)]
struct Class {
    /// The next cell to look at, and the end of the last one of its block.
    cursor: usize,
    end: usize,
    /// Further blocks with free cells.
    partial: Vec<u32>,
}

pub(super) struct OldSpace {
    /// Bytes in taken cells.
    pub(super) bytes: usize,
    classes: Vec<Class>,
}

impl OldSpace {
    pub(super) fn new() -> OldSpace {
        OldSpace { bytes: 0, classes: vec![Class::default(); COUNT] }
    }

    /// A marked cell for `bytes` bytes with whatever content, or `None` if there is no memory.
    #[inline]
    pub(super) fn allocate(&mut self, space: &mut Space, bytes: usize) -> Option<usize> {
        let number = CLASS_OF[bytes / 8] as usize;
        let size = cell_size(number);
        let class = &mut self.classes[number];
        loop {
            while class.cursor < class.end {
                let cell = class.cursor;
                class.cursor += size;
                if space.mark(cell) {
                    self.bytes += size;
                    return Some(cell);
                }
            }
            let block = match class.partial.pop() {
                Some(block) => block as usize,
                None => {
                    let block = space.take(Block::Old)?;
                    space.set_info(block, number);
                    space.set_dirty(block);
                    block
                }
            };
            class.cursor = space.start_of(block);
            class.end = class.cursor + cells(number) * size;
        }
    }

    /// Forgets all blocks, before they are swept.
    pub(super) fn reset(&mut self) {
        self.bytes = 0;
        for class in &mut self.classes {
            class.cursor = 0;
            class.end = 0;
            class.partial.clear();
        }
    }

    /// Takes a swept block with `live` cells into account.
    pub(super) fn keep(&mut self, block: usize, class: usize, live: usize) {
        self.bytes += live * cell_size(class);
        if live < cells(class) {
            self.classes[class].partial.push(block as u32);
        }
    }

    /// Has the blocks of lower addresses, where `keep` was called in order, filled first.
    pub(super) fn order(&mut self) {
        self.classes.iter_mut().for_each(|class| class.partial.reverse());
    }
}

/// The cell around `address` in a block of cells, if it is taken.
pub(super) fn cell_around(space: &Space, address: usize) -> Option<usize> {
    let block = space.block_of(address);
    let (class, start) = (space.info(block), space.start_of(block));
    let number = (address - start) / cell_size(class);
    let cell = start + number * cell_size(class);
    (number < cells(class) && space.is_marked(cell)).then_some(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_fit_closely() {
        for bytes in (16..=LARGE).step_by(8) {
            let size = cell_size(CLASS_OF[bytes / 8] as usize);
            assert!(size >= bytes && size.is_multiple_of(8), "{bytes} in {size}");
            assert!(bytes <= 128 && size == bytes || bytes > 128 && size * 4 <= bytes * 5);
        }
    }

    #[test]
    fn unmarked_cells_are_used_again() {
        let mut space = Space::new(16 << 20).unwrap();
        let mut old = OldSpace::new();
        let a = old.allocate(&mut space, 24).unwrap();
        let b = old.allocate(&mut space, 24).unwrap();
        assert_eq!(b, a + 24);
        assert_eq!(cell_around(&space, b + 23), Some(b));
        space.unmark(a);
        assert_eq!(cell_around(&space, a + 8), None);
        old.reset();
        old.keep(space.block_of(a), CLASS_OF[3] as usize, 1);
        assert_eq!(old.allocate(&mut space, 24), Some(a));
        assert_eq!(old.allocate(&mut space, 24), Some(b + 24));
        assert_eq!(old.bytes, 72);
    }
}
