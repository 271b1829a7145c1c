//! A process that does nothing: the measure of a start-up.

fn main() {}
