//! The loop step.

use super::pass::Cx;
use super::{GiveUp, OptimizedLoop};
use crate::ir::Target;

/// What it takes to jump to the body of a peeled loop.
#[derive(Clone, Debug)]
pub struct LabelState {}

/// Peels.
pub fn peel_loop(_: &mut Cx) -> Result<OptimizedLoop, GiveUp> {
    Err(GiveUp::NoFit)
}

/// Jumps.
pub fn jump_to_body(_: &mut Cx, _: &LabelState, _: Target) -> Result<(), GiveUp> {
    Err(GiveUp::NoFit)
}
