//! The one command, `sidewinder`.

fn main() {}
