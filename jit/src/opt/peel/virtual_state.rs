//! Which virtuals cross the loop edge, and what is known of the values that are not virtual.
//!
//! A state is a graph. Its roots are the loop's values in the order of the inputs; its leaves are the values that the body's label takes. Values
//! that are shared are shared nodes, circles of virtuals are circles of nodes.
//!
//! ```text
//! jump(p5, p6)   p5 = virtual Point {x: i3, next: p6}   p6 unknown, not null
//! roots [Point {x: leaf 0, next: leaf 1}, leaf 1]   leaf 0: an int   leaf 1: not null
//! ```

use crate::ir::{Array, Class, Const, Field, OpRef, Opcode, OriginId, Size, SnapshotId, Type};
use crate::opt::GiveUp;
use crate::opt::info::{Kind, Knowledge, NOWHERE, Shape, Stored};
use crate::opt::pass::Cx;
use crate::opt::removal::Escape;
use crate::opt::virtualize::ELEMENT;

/// Index of a node.
pub(super) type NodeId = usize;

/// A value at the loop edge.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Node {
    /// Always this constant.
    Const(Const),
    /// A value; what is known of it.
    Leaf(Knowledge),
    /// A small int that crosses as a number; what is known of that.
    Tagged(Knowledge),
    /// A virtual object.
    Struct { size: Size, class: Class, fields: Vec<(Field, NodeId)>, origin: OriginId },
    /// A virtual array; `None` is zero.
    Array { array: Array, items: Vec<Option<NodeId>>, origin: OriginId },
}

/// What the values at a loop edge are.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct VirtualState {
    pub(super) nodes: Vec<Node>,
    pub(super) roots: Vec<NodeId>,
}

/// The values do not have the shape that the state wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit;

/// Values that begin an iteration.
pub struct Instance {
    /// The roots.
    pub roots: Vec<OpRef>,
    /// The leaves: what the label takes.
    pub leaves: Vec<OpRef>,
    /// For leaves that are numbers of small ints: those small ints.
    pub tagged: Vec<OpRef>,
}

impl VirtualState {
    /// The state of these values. Small ints of which no number is at hand are untagged.
    pub fn export(cx: &mut Cx, values: &[OpRef]) -> Result<VirtualState, GiveUp> {
        let mut state = VirtualState::default();
        let mut met = Vec::new();
        for &value in values {
            let node = state.add(cx, value, &mut met)?;
            state.roots.push(node);
        }
        Ok(state)
    }

    fn add(
        &mut self,
        cx: &mut Cx,
        value: OpRef,
        met: &mut Vec<(OpRef, NodeId)>,
    ) -> Result<NodeId, GiveUp> {
        let value = cx.resolve(value);
        if let Some(&(_, node)) = met.iter().find(|(known, _)| *known == value) {
            return Ok(node);
        }
        let id = self.nodes.len();
        met.push((value, id));
        if let Some(constant) = cx.const_of(value) {
            self.nodes.push(Node::Const(constant));
            return Ok(id);
        }
        let origin = cx.virtual_index(value).map(|index| cx.virtuals[index as usize].origin);
        match (cx.virtual_shape(value).cloned(), origin) {
            (Some(Shape::Struct { size, class, fields }), Some(origin)) => {
                self.nodes.push(Node::Struct { size, class, fields: Vec::new(), origin });
                let mut inside = Vec::with_capacity(fields.len());
                for stored in fields {
                    inside.push((stored.field, self.add(cx, stored.value, met)?));
                }
                self.nodes[id] = Node::Struct { size, class, fields: inside, origin };
            }
            (Some(Shape::Array { array, items }), Some(origin)) => {
                self.nodes.push(Node::Array { array, items: Vec::new(), origin });
                let mut inside = Vec::with_capacity(items.len());
                for stored in items {
                    let there = stored.value != OpRef::NONE;
                    let node = if there { Some(self.add(cx, stored.value, met)?) } else { None };
                    inside.push(node);
                }
                self.nodes[id] = Node::Array { array, items: inside, origin };
            }
            _ if cx.kind_if_ref(value) == Some(Kind::INT) => {
                let int = cx.number_of(value)?;
                self.nodes.push(Node::Tagged(open(cx.knowledge(int))));
            }
            _ => self.nodes.push(Node::Leaf(cx.knowledge(value))),
        }
        Ok(id)
    }

    /// These of the roots need not be the constants that they are.
    pub fn open_constants(&mut self, roots: impl Iterator<Item = usize>) {
        for root in roots {
            let Node::Const(constant) = self.nodes[self.roots[root]] else { continue };
            let any = match constant {
                Const::Ref(word) if Kind::of(word) == Kind::INT => {
                    Node::Tagged(Knowledge::none(Type::Int))
                }
                constant => Node::Leaf(Knowledge::none(constant.ty())),
            };
            self.roots[root] = self.nodes.len();
            self.nodes.push(any);
        }
    }

    /// A state that holds for what this one holds for and for these values too.
    pub fn generalized(&self, cx: &mut Cx, values: &[OpRef]) -> Result<VirtualState, GiveUp> {
        let mut join = Join { old: self, new: VirtualState::default(), met: Vec::new() };
        for (&root, &value) in self.roots.iter().zip(values) {
            let node = join.node(cx, root, value)?;
            join.new.roots.push(node);
        }
        Ok(join.new)
    }

    /// Makes the values that begin an iteration.
    pub fn instantiate(&self, cx: &mut Cx) -> Instance {
        let mut values = vec![OpRef::NONE; self.nodes.len()];
        let mut instance = Instance { roots: Vec::new(), leaves: Vec::new(), tagged: Vec::new() };
        for (node, value) in self.nodes.iter().zip(&mut values) {
            match node {
                Node::Const(constant) => *value = cx.constant(*constant),
                Node::Leaf(known) => {
                    *value = cx.fresh(known.ty);
                    cx.assume(*value, known);
                    instance.leaves.push(*value);
                    instance.tagged.push(OpRef::NONE);
                }
                Node::Tagged(known) => {
                    let int = cx.fresh(Type::Int);
                    cx.assume(int, known);
                    *value = cx.new_virtual(Shape::Tagged(int), NOWHERE);
                    cx.values[int.index()].twin = *value;
                    instance.leaves.push(int);
                    instance.tagged.push(*value);
                }
                Node::Struct { size, class, origin, .. } => {
                    let shape = Shape::Struct { size: *size, class: *class, fields: Vec::new() };
                    *value = cx.new_virtual_from(shape, NOWHERE, *origin);
                }
                Node::Array { array, origin, .. } => {
                    let shape = Shape::Array { array: *array, items: Vec::new() };
                    *value = cx.new_virtual_from(shape, NOWHERE, *origin);
                }
            }
        }
        for (node, &value) in self.nodes.iter().zip(&values) {
            let Some(index) = cx.virtual_index(value) else {
                continue;
            };
            let shape = &mut cx.virtuals[index as usize].shape;
            match (node, shape) {
                (Node::Struct { fields: nodes, .. }, Shape::Struct { fields, .. }) => {
                    let stored = |&(field, node): &(Field, NodeId)| Stored {
                        field,
                        value: values[node],
                        source: NOWHERE,
                    };
                    fields.extend(nodes.iter().map(stored));
                }
                (Node::Array { items: nodes, .. }, Shape::Array { items, .. }) => {
                    let value = |node: Option<NodeId>| node.map_or(OpRef::NONE, |n| values[n]);
                    items.extend(nodes.iter().map(|&node| Stored {
                        field: ELEMENT,
                        value: value(node),
                        source: NOWHERE,
                    }));
                }
                _ => {}
            }
        }
        instance.roots = self.roots.iter().map(|&root| values[root]).collect();
        instance
    }

    /// Whether these values have the shape that the state wants.
    pub fn may_fit(&self, cx: &mut Cx, values: &[OpRef]) -> bool {
        let mut of_node = vec![OpRef::NONE; self.nodes.len()];
        let mut all = self.roots.iter().zip(values);
        all.all(|(&root, &value)| self.place(cx, root, value, true, &mut of_node))
    }

    /// The leaves for these values, where they fit. What must be there is allocated. With a snapshot to leave to, guards make sure of what is not known.
    pub fn fit(
        &self,
        cx: &mut Cx,
        values: &[OpRef],
        leave: Option<SnapshotId>,
    ) -> Result<Result<Vec<OpRef>, Misfit>, GiveUp> {
        let mut of_node = vec![OpRef::NONE; self.nodes.len()];
        for (&root, &value) in self.roots.iter().zip(values) {
            if !self.place(cx, root, value, leave.is_some(), &mut of_node) {
                return Ok(Err(Misfit));
            }
        }
        let mut leaves = Vec::new();
        for (id, (node, &value)) in self.nodes.iter().zip(&of_node).enumerate() {
            match node {
                Node::Leaf(known) => {
                    if cx.virtual_index(value).is_some() {
                        let slot = self.root_of(id).and_then(|root| cx.slot_at_edge(root));
                        cx.force(value, Escape::LoopEdge(slot), cx.origin());
                    }
                    if let Some(leave) = leave {
                        cx.ensure(value, known, leave)?;
                    }
                    leaves.push(cx.resolve(value));
                }
                Node::Tagged(known) => {
                    if let Some(leave) = leave {
                        let int = Knowledge { kind: Kind::INT, ..Knowledge::none(Type::Ref) };
                        cx.ensure(value, &int, leave)?;
                    }
                    let number = cx.number_of(value)?;
                    if let Some(leave) = leave {
                        cx.ensure(number, known, leave)?;
                    }
                    leaves.push(cx.resolve(number));
                }
                _ => {}
            }
        }
        // Allocating one object may have allocated others that it holds.
        for (node, &value) in self.nodes.iter().zip(&of_node) {
            let wants = matches!(node, Node::Struct { .. } | Node::Array { .. });
            if wants && cx.virtual_index(value).is_none() {
                return Ok(Err(Misfit));
            }
        }
        Ok(Ok(leaves))
    }

    /// The leaves of an iteration of which less is known at its beginning than of these values, which are those that it ends with: a class, or that it is a
    /// small int.
    pub fn learnt<'a>(
        &'a self,
        cx: &'a Cx,
        body: &'a Instance,
        leaves: &'a [OpRef],
    ) -> impl Iterator<Item = OpRef> + 'a {
        let known = self.nodes.iter().filter_map(|node| match node {
            Node::Leaf(known) | Node::Tagged(known) => Some(known),
            _ => None,
        });
        let all = known.zip(body.leaves.iter().zip(leaves));
        all.filter_map(|(known, (&begun, &ended))| {
            let ended = cx.knowledge(ended);
            let is_int = ended.kind == Kind::INT && known.kind != Kind::INT;
            let has_class = ended.class.is_some() && known.class.is_none();
            (known.ty == Type::Ref && (is_int || has_class)).then_some(begun)
        })
    }

    /// Whether one of these values is known not to be what the state wants there: another constant, an int and no object, of another class.
    pub fn is_denied_by(&self, cx: &Cx, values: &[OpRef]) -> bool {
        let mut met = vec![false; self.nodes.len()];
        let mut pairs: Vec<(NodeId, OpRef)> =
            self.roots.iter().copied().zip(values.iter().copied()).collect();
        while let Some((node, value)) = pairs.pop() {
            if std::mem::replace(&mut met[node], true) {
                continue;
            }
            let known = cx.knowledge(value);
            let is_new = cx.virtual_index(value).is_some() && known.kind == Kind::OBJECT;
            let other_class = |class: Class| known.class.is_some_and(|known| known != class);
            let other_kind = |kind: Kind| known.ty == Type::Ref && kind.meet(known.kind).is_none();
            let denied = match &self.nodes[node] {
                Node::Const(constant) => {
                    is_new
                        || known.constant.is_some_and(|known| known != *constant)
                        || other_kind(Kind::of(constant.word()))
                }
                Node::Leaf(leaf) => other_kind(leaf.kind) || leaf.class.is_some_and(other_class),
                Node::Tagged(_) => other_kind(Kind::INT),
                Node::Struct { class, fields, .. } => {
                    if let Some(Shape::Struct { fields: stored, .. }) = cx.virtual_shape(value) {
                        let inside = fields.iter().filter_map(|&(field, node)| {
                            Some((node, stored.iter().find(|s| s.field == field)?.value))
                        });
                        pairs.extend(inside);
                    }
                    other_kind(Kind::OBJECT) || other_class(*class)
                }
                Node::Array { array, items, .. } => {
                    if let Some(Shape::Array { items: stored, .. }) = cx.virtual_shape(value) {
                        let inside = items.iter().zip(stored);
                        let inside = inside.filter(|(_, s)| s.value != OpRef::NONE);
                        pairs.extend(inside.filter_map(|(node, s)| Some(((*node)?, s.value))));
                    }
                    other_kind(Kind::OBJECT) || other_class(Class(array.header as u32))
                }
            };
            if denied {
                return true;
            }
        }
        false
    }

    /// The first root that a node is reached from.
    fn root_of(&self, node: NodeId) -> Option<usize> {
        // Those that hold a node come before it, but for circles.
        let mut outermost = node;
        while !self.roots.contains(&outermost) {
            let holds = |holder: &Node| match holder {
                Node::Struct { fields, .. } => fields.iter().any(|&(_, inner)| inner == outermost),
                Node::Array { items, .. } => items.contains(&Some(outermost)),
                _ => false,
            };
            outermost = self.nodes[..outermost].iter().position(holds)?;
        }
        self.roots.iter().position(|&root| root == outermost)
    }

    /// Whether a value can stand for a node. Notes which one does.
    fn place(
        &self,
        cx: &mut Cx,
        node: NodeId,
        value: OpRef,
        may_guard: bool,
        of_node: &mut [OpRef],
    ) -> bool {
        let value = cx.resolve(value);
        if of_node[node] != OpRef::NONE {
            return of_node[node] == value;
        }
        let shape = cx.virtual_shape(value).cloned();
        match &self.nodes[node] {
            Node::Const(constant) => {
                of_node[node] = value;
                cx.const_of(value) == Some(*constant)
            }
            Node::Leaf(known) => {
                of_node[node] = value;
                may_guard || known.follows_from(&open(cx.knowledge(value)))
            }
            Node::Tagged(known) => {
                of_node[node] = value;
                let is_int = cx.kind(value) == Kind::INT;
                let range = cx.range_of_small_int(value);
                let may_be = matches!(shape, None | Some(Shape::Tagged(_)));
                may_guard && may_be || is_int && known.range.includes(range)
            }
            Node::Struct { size, class, fields, .. } => {
                let Some(Shape::Struct { size: s, class: c, fields: stored }) = shape else {
                    return false;
                };
                if (s, c) != (*size, *class) || of_node.contains(&value) {
                    return false;
                }
                of_node[node] = value;
                let known = |s: &Stored| fields.iter().any(|(field, _)| *field == s.field);
                if !stored.iter().all(known) {
                    return false;
                }
                fields.iter().all(|&(field, inner)| {
                    let there = stored.iter().find(|s| s.field == field).map(|s| s.value);
                    let value = there.unwrap_or_else(|| cx.zero(field.repr.ty()));
                    self.place(cx, inner, value, may_guard, of_node)
                })
            }
            Node::Array { array, items, .. } => {
                let Some(Shape::Array { array: a, items: stored }) = shape else {
                    return false;
                };
                if a != *array || stored.len() != items.len() || of_node.contains(&value) {
                    return false;
                }
                of_node[node] = value;
                items.iter().zip(&stored).all(|(inner, stored)| match inner {
                    None => stored.value == OpRef::NONE,
                    Some(inner) => {
                        let there = stored.value != OpRef::NONE;
                        let zero = cx.zero(array.repr.ty());
                        let value = if there { stored.value } else { zero };
                        self.place(cx, *inner, value, may_guard, of_node)
                    }
                })
            }
        }
    }
}

/// What is known of a value that crosses the edge: not which constant it is, and no more of its range than is worth it.
fn open(known: Knowledge) -> Knowledge {
    Knowledge { constant: None, range: known.range.rounded(), ..known }
}

/// Two states, one given by nodes and one by values, on the way to what holds for both.
struct Join<'a> {
    old: &'a VirtualState,
    new: VirtualState,
    met: Vec<(NodeId, OpRef, NodeId)>,
}

impl Join<'_> {
    fn node(&mut self, cx: &mut Cx, old: NodeId, value: OpRef) -> Result<NodeId, GiveUp> {
        let value = cx.resolve(value);
        if let Some(met) = self.met.iter().find(|met| met.0 == old && met.1 == value) {
            return Ok(met.2);
        }
        let id = self.new.nodes.len();
        let shape = cx.virtual_shape(value).cloned();
        let is_object = !matches!(shape, None | Some(Shape::Tagged(_)));
        let twice = self.met.iter().any(|met| (met.0 == old) != (met.1 == value));
        let was_object = matches!(self.old.nodes[old], Node::Struct { .. } | Node::Array { .. });
        if twice && is_object && was_object {
            // One object here is two there.
            return Err(GiveUp::NoFit);
        }
        self.met.push((old, value, id));
        match (&self.old.nodes[old], shape) {
            (Node::Const(constant), _) if cx.const_of(value) == Some(*constant) => {
                self.new.nodes.push(Node::Const(*constant));
            }
            (
                Node::Struct { size, class, fields, origin },
                Some(Shape::Struct { size: s, class: c, fields: stored }),
            ) if (*size, *class) == (s, c)
                && stored.iter().all(|s| fields.iter().any(|(field, _)| *field == s.field)) =>
            {
                let (size, class, origin) = (*size, *class, *origin);
                self.new.nodes.push(Node::Struct { size, class, fields: Vec::new(), origin });
                let mut inside = Vec::with_capacity(fields.len());
                for &(field, node) in fields {
                    let there = stored.iter().find(|s| s.field == field).map(|s| s.value);
                    let value = there.unwrap_or_else(|| cx.zero(field.repr.ty()));
                    inside.push((field, self.node(cx, node, value)?));
                }
                self.new.nodes[id] = Node::Struct { size, class, fields: inside, origin };
            }
            (
                Node::Array { array, items, origin },
                Some(Shape::Array { array: a, items: stored }),
            ) if *array == a
                && items.len() == stored.len()
                && items.iter().all(Option::is_some) =>
            {
                let (array, origin) = (*array, *origin);
                self.new.nodes.push(Node::Array { array, items: Vec::new(), origin });
                let mut inside = Vec::with_capacity(items.len());
                for (node, stored) in items.iter().flatten().zip(&stored) {
                    let zero = cx.zero(array.repr.ty());
                    let there = stored.value != OpRef::NONE;
                    let value = if there { stored.value } else { zero };
                    inside.push(Some(self.node(cx, *node, value)?));
                }
                self.new.nodes[id] = Node::Array { array, items: inside, origin };
            }
            (node, _) => {
                let node = plain(cx, node, value);
                self.new.nodes.push(node);
            }
        }
        Ok(id)
    }
}

/// A leaf that is what the node says or what the value is.
pub(super) fn plain(cx: &mut Cx, node: &Node, value: OpRef) -> Node {
    let small = |known: Knowledge, range| Knowledge { range, ..known };
    let before = match node {
        Node::Const(Const::Ref(word)) if word & 1 == 0 => {
            let n = Const::from_word(Type::Int, *word);
            let int = cx.constant(n);
            Node::Tagged(open(cx.knowledge(int)))
        }
        Node::Const(constant) => {
            let constant = cx.constant(*constant);
            Node::Leaf(open(cx.knowledge(constant)))
        }
        Node::Struct { class, .. } => {
            let object =
                Knowledge { kind: Kind::OBJECT, class: Some(*class), ..Knowledge::none(Type::Ref) };
            Node::Leaf(object)
        }
        Node::Array { array, .. } => {
            let class = Some(Class(array.header as u32));
            Node::Leaf(Knowledge { kind: Kind::OBJECT, class, ..Knowledge::none(Type::Ref) })
        }
        leaf => leaf.clone(),
    };
    match before {
        Node::Tagged(known) if cx.kind(value) == Kind::INT => {
            let range = cx.range_of_small_int(value);
            Node::Tagged(known.join(&small(known, range)))
        }
        Node::Tagged(_) => {
            let int = Knowledge { kind: Kind::INT, ..Knowledge::none(Type::Ref) };
            Node::Leaf(int.join(&open(cx.knowledge(value))))
        }
        Node::Leaf(known) => {
            let known = known.join(&open(cx.knowledge(value)));
            // An index in an object: whoever comes to the body later brings one that has not moved on.
            let is_index = known.ty == Type::Int;
            let range = if is_index { known.range.with_zero() } else { known.range };
            Node::Leaf(Knowledge { range, ..known })
        }
        other => other,
    }
}

impl Cx<'_> {
    fn kind_if_ref(&self, value: OpRef) -> Option<Kind> {
        (self.ty(value) == Type::Ref).then(|| self.kind(value))
    }

    /// The zero of a type.
    pub fn zero(&mut self, ty: Type) -> OpRef {
        self.constant(Const::from_word(ty, 0))
    }

    /// The number in a reference known to be a small int.
    pub fn number_of(&mut self, value: OpRef) -> Result<OpRef, GiveUp> {
        let value = self.resolve(value);
        if let Some(constant) = self.const_of(value) {
            return Ok(self.constant(Const::from_word(Type::Int, constant.word())));
        }
        match self.values[value.index()].twin {
            OpRef::NONE => self.compute(Opcode::untag, &[value]),
            twin => Ok(self.resolve(twin)),
        }
    }
}
