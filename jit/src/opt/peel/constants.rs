//! Constants that are other ones where another trace comes to a loop.
//!
//! A body is made for what came round when it was recorded, the constants among that included: the index of an iterator that ended after one item is always 0, and a flag that
//! nothing set is always 0 as well. Who comes later with another constant fits another body at best, for which what is virtual has to be made. So where a body is made for
//! such a one, it takes in any number what is one constant in it and another in a body that there is.
//!
//! ```text
//! body there is: [Iterator {sequence: leaf 0, index: 0}]
//! brought:       [Iterator {sequence: p5, index: 1}]
//! body made:     [Iterator {sequence: leaf 0, index: leaf 1}]
//! ```
//!
//! The same goes for what the iteration itself counts on: an index that is 1 where it starts and 2 where it ends is no constant of a body. Not for what is only another constant at its end,
//! as a flag that is set: that may be so for good.

use super::virtual_state::{Node, NodeId, VirtualState, plain};
use crate::ir::{Class, Const, OpRef, Opcode, Trace, Type};
use crate::opt::info::{Kind, Knowledge, Shape, Stored};
use crate::opt::pass::Cx;

/// What an iteration counts on.
pub struct Counters {
    /// What it starts with: of the constants only those.
    before: VirtualState,
    /// The constants that it ends with, and what was recorded for each.
    uses: Vec<(Const, OpRef)>,
}

impl Counters {
    /// Whether a constant stands for one recorded value wherever the iteration ends with it.
    fn is_one(&self, constant: Const) -> bool {
        let mut recorded = self.uses.iter().filter(|known| known.0 == constant);
        let first = recorded.next();
        recorded.all(|other| Some(other) == first)
    }
}

impl VirtualState {
    /// Whether nothing but constants that are other ones keeps these values from being what the state wants: what is virtual is so on both sides.
    pub fn differs_in_constants(&self, cx: &Cx, values: &[OpRef]) -> bool {
        let mut met = vec![false; self.nodes.len()];
        let mut pairs: Vec<(NodeId, OpRef)> =
            self.roots.iter().copied().zip(values.iter().copied()).collect();
        let mut differs = false;
        while let Some((node, value)) = pairs.pop() {
            if std::mem::replace(&mut met[node], true)
                && !matches!(self.nodes[node], Node::Const(_))
            {
                continue;
            }
            let value = cx.resolve(value);
            let known = cx.knowledge(value);
            let shape = cx.virtual_shape(value);
            let is_made = !matches!(shape, None | Some(Shape::Tagged(_)));
            let other_class = |class: Class| known.class.is_some_and(|known| known != class);
            let other_kind = |kind: Kind| known.ty == Type::Ref && known.kind.meet(kind).is_none();
            let may_be = match (&self.nodes[node], shape) {
                (Node::Const(constant), _) => {
                    differs |= known.constant != Some(*constant);
                    !is_made && !other_kind(Kind::of(constant.word()))
                }
                (Node::Leaf(leaf), _) => {
                    !is_made && !other_kind(leaf.kind) && !leaf.class.is_some_and(other_class)
                }
                (Node::Tagged(_), _) => !is_made && !other_kind(Kind::INT),
                (
                    Node::Struct { size, class, fields, .. },
                    Some(Shape::Struct { size: s, class: c, fields: stored }),
                ) => {
                    let inside = fields.iter().filter_map(|&(field, node)| {
                        Some((node, stored.iter().find(|s| s.field == field)?.value))
                    });
                    pairs.extend(inside);
                    (size, class) == (s, c)
                }
                (
                    Node::Array { array, items, .. },
                    Some(Shape::Array { array: a, items: stored }),
                ) => {
                    let inside = items.iter().zip(stored);
                    let inside = inside.filter(|(_, s)| s.value != OpRef::NONE);
                    pairs.extend(inside.filter_map(|(node, s)| Some(((*node)?, s.value))));
                    array == a && items.len() == stored.len()
                }
                _ => false,
            };
            if !may_be {
                return false;
            }
        }
        differs
    }

    /// What the iteration that starts with this state counts on: at its end there are these values.
    pub fn counters(mut self, cx: &Cx, values: &[OpRef]) -> Counters {
        let mut counted = vec![false; self.nodes.len()];
        let mut met = vec![false; cx.virtuals.len()];
        // The constants there are at the end, and what was recorded for each.
        let mut uses: Vec<(Const, OpRef)> = Vec::new();
        let recorded = cx.trace.ops.last().map(|jump| jump.args.to_vec()).unwrap_or_default();
        let nodes = self.roots.iter().map(|&root| Some(root));
        let mut all: Vec<(Option<NodeId>, OpRef, OpRef)> = nodes
            .zip(values.iter().zip(recorded))
            .map(|(node, (&value, recorded))| (node, value, recorded))
            .collect();
        while let Some((node, value, recorded)) = all.pop() {
            if let Some(constant) = cx.const_of(value) {
                uses.push((constant, recorded));
                if let Some(node) = node {
                    counted[node] |= counts(cx.trace, recorded);
                }
                continue;
            }
            let Some(index) = cx.virtual_index(value) else { continue };
            if std::mem::replace(&mut met[index as usize], true) {
                continue;
            }
            let inside = |stored: &Stored, node: Option<NodeId>| {
                let op = cx.trace.ops.get(stored.source as usize)?;
                Some((node, stored.value, *op.args.last()?))
            };
            let node = node.map(|node| &self.nodes[node]);
            match &cx.virtuals[index as usize].shape {
                Shape::Tagged(_) => {}
                Shape::Struct { fields, .. } => all.extend(fields.iter().filter_map(|stored| {
                    let before = match node {
                        Some(Node::Struct { fields, .. }) => {
                            fields.iter().find(|known| known.0 == stored.field)
                        }
                        _ => None,
                    };
                    inside(stored, before.map(|known| known.1))
                })),
                Shape::Array { items, .. } => {
                    all.extend(items.iter().enumerate().filter_map(|(k, stored)| {
                        let before = match node {
                            Some(Node::Array { items, .. }) => items.get(k).copied().flatten(),
                            _ => None,
                        };
                        inside(stored, before)
                    }));
                }
            }
        }
        for (node, counted) in self.nodes.iter_mut().zip(counted) {
            if let (Node::Const(constant), false) = (&node, counted) {
                *node = Node::Leaf(Knowledge::none(constant.ty()));
            }
        }
        Counters { before: self, uses }
    }

    /// Takes for a value what an iteration has counted on.
    pub fn open_counters(&mut self, cx: &mut Cx, counters: &Counters, roots: usize) {
        self.open(cx, &counters.before, roots, &|constant| counters.is_one(constant));
    }

    /// Takes what is one constant here and another in `other` for a value, in what the first roots hold: as many as there are in both.
    pub fn open_other_constants(&mut self, cx: &mut Cx, other: &VirtualState, roots: usize) {
        self.open(cx, other, roots, &|_| false);
    }

    fn open(
        &mut self,
        cx: &mut Cx,
        other: &VirtualState,
        roots: usize,
        is_one: &dyn Fn(Const) -> bool,
    ) {
        let mut met = Vec::new();
        for root in 0..roots.min(other.roots.len()) {
            let pair = (self.roots[root], other.roots[root]);
            self.roots[root] = self.opened(cx, other, pair, is_one, &mut met);
        }
    }

    /// What takes the place of a node that stands where `there` does in `other`. Who shares a constant need not share what comes instead, unless it `is_one`.
    fn opened(
        &mut self,
        cx: &mut Cx,
        other: &VirtualState,
        (here, there): (NodeId, NodeId),
        is_one: &dyn Fn(Const) -> bool,
        met: &mut Vec<(NodeId, NodeId)>,
    ) -> NodeId {
        if met.contains(&(here, there)) {
            return here;
        }
        match (&self.nodes[here], &other.nodes[there]) {
            (Node::Const(constant), Node::Const(another)) if constant != another => {
                let is_one = is_one(*constant);
                let constant = cx.constant(*constant);
                let node = plain(cx, &other.nodes[there], constant);
                if is_one {
                    self.nodes[here] = node;
                    return here;
                }
                self.nodes.push(node);
                return self.nodes.len() - 1;
            }
            (Node::Struct { fields, .. }, Node::Struct { fields: others, .. }) => {
                met.push((here, there));
                for (at, (field, inner)) in fields.clone().into_iter().enumerate() {
                    let Some(&(_, there)) = others.iter().find(|(known, _)| *known == field) else {
                        continue;
                    };
                    let opened = self.opened(cx, other, (inner, there), is_one, met);
                    if let Node::Struct { fields, .. } = &mut self.nodes[here] {
                        fields[at].1 = opened;
                    }
                }
            }
            (Node::Array { items, .. }, Node::Array { items: others, .. }) => {
                met.push((here, there));
                for (at, (inner, there)) in items.clone().into_iter().zip(others).enumerate() {
                    let (Some(inner), Some(there)) = (inner, *there) else { continue };
                    let opened = self.opened(cx, other, (inner, there), is_one, met);
                    if let Node::Array { items, .. } = &mut self.nodes[here] {
                        items[at] = Some(opened);
                    }
                }
            }
            _ => {}
        }
        here
    }
}

/// Whether a recorded value is another one and a constant more or less.
fn counts(trace: &Trace, value: OpRef) -> bool {
    let made = |value: OpRef| (!value.is_const()).then(|| &trace.ops[value.index()]);
    let number =
        made(value).map(|op| if op.code == Opcode::tag { made(op.args[0]) } else { Some(op) });
    number.flatten().is_some_and(|op| {
        let adds = matches!(
            op.code,
            Opcode::int_add | Opcode::int_sub | Opcode::int_add_ovf | Opcode::int_sub_ovf
        );
        adds && op.args[0].is_const() != op.args[1].is_const()
    })
}
