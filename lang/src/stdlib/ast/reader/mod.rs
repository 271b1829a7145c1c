//! The way back: from the nodes that a program has made to the tree that the compiler reads. What is wrong with them, `python/_ast.py` has said before.
//!
//! Each node gets a number, and its place stands in a table under that: see [`SourceFile::of_tree`].
//!
//! * `statement`, `expression` and `pattern` say what each kind of node becomes.

mod expression;
mod pattern;
mod statement;

use crate::object::{List, Raised, Str, Type, Value};
use crate::vm::Vm;
use sidewinder_syntax::ast::{
    self, CmpOp, Expr, ExprContext, Identifier, ModModule, Operator, Stmt,
};
use sidewinder_syntax::source::{Place, SourceFile};
use sidewinder_syntax::{Mode, TextRange, TextSize};

/// Reads the nodes of one tree.
pub struct Reader<'a> {
    pub(super) vm: &'a mut Vm,
    pub(super) places: Vec<Place>,
    depth: usize,
    deepest: usize,
}

/// Nodes within each other, at most.
const MOST: usize = 2000;

impl<'a> Reader<'a> {
    /// The tree of a root, as a file of that name.
    pub fn file(vm: &'a mut Vm, name: &str, root: Value, mode: Mode) -> Result<SourceFile, Raised> {
        let nowhere = Place { line: 1, column: 0, end_line: 1, end_column: 0 };
        let mut reader = Reader { vm, places: vec![nowhere], depth: 0, deepest: 0 };
        let range = reader.range(0);
        let body = match mode {
            Mode::Eval => {
                let node = reader.field(root, "body")?;
                let value = Box::new(reader.expr(node)?);
                let range = sidewinder_syntax::Ranged::range(&*value);
                let statement = ast::StmtExpr { node_index: Default::default(), range, value };
                std::iter::once(Stmt::Expr(statement)).collect()
            }
            _ => reader.body(root, "body")?.into_iter().collect(),
        };
        let tree = ModModule { node_index: Default::default(), range, body };
        Ok(SourceFile::of_tree(name, tree, reader.places, reader.deepest))
    }

    pub(super) fn field(&mut self, node: Value, name: &str) -> Result<Value, Raised> {
        let key = self.vm.intern(name)?;
        self.vm.get_attribute(node, key)
    }

    /// A field that may be missing or None.
    pub(super) fn optional(&mut self, node: Value, name: &str) -> Result<Option<Value>, Raised> {
        let value = self.field(node, name)?;
        Ok((value != self.vm.none()).then_some(value))
    }

    pub(super) fn list(&mut self, node: Value, name: &str) -> Result<Vec<Value>, Raised> {
        let value = self.field(node, name)?;
        Ok(List::of(value).map(|list| list.to_vec()).unwrap_or_default())
    }

    pub(super) fn text(&mut self, node: Value, name: &str) -> Result<String, Raised> {
        let value = self.field(node, name)?;
        Ok(Str::of(value).map(|text| text.text().to_string()).unwrap_or_default())
    }

    pub(super) fn number(&mut self, node: Value, name: &str) -> Result<i64, Raised> {
        let value = self.field(node, name)?;
        self.vm.index_i64(value)
    }

    /// The name of the class of a node: of the class of the grammar that it inherits from.
    pub(super) fn class(&self, node: Value) -> String {
        let class = self.vm.class_of(node);
        let of_grammar = class.mro().iter().find(|class| {
            class.name().chars().next().is_some_and(char::is_uppercase)
                && class.mro().len() >= 3
                && class.mro()[class.mro().len() - 2].name() == "AST"
                && class.mro().len() <= 4
        });
        of_grammar.map_or_else(|| class.name(), |class| class.name())
    }

    pub(super) fn range(&self, number: usize) -> TextRange {
        let at = TextSize::new(number as u32);
        TextRange::new(at, at)
    }

    pub(super) fn at(&mut self, place: Place) -> TextRange {
        self.places.push(place);
        self.range(self.places.len() - 1)
    }

    /// Where a node is.
    pub(super) fn place(&mut self, node: Value) -> Result<TextRange, Raised> {
        let line = self.number(node, "lineno")?;
        let column = self.number(node, "col_offset")?;
        let end_line = match self.optional(node, "end_lineno") {
            Ok(Some(end)) => self.vm.index_i64(end)?,
            _ => line,
        };
        let end_column = match self.optional(node, "end_col_offset") {
            Ok(Some(end)) => self.vm.index_i64(end)?,
            _ => column,
        };
        let place = Place {
            line: line.max(0) as u32,
            column: column.max(0) as u32,
            end_line: end_line.max(0) as u32,
            end_column: end_column.max(0) as u32,
        };
        Ok(self.at(place))
    }

    /// Goes one node deeper.
    pub(super) fn deeper<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Raised>,
    ) -> Result<T, Raised> {
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        if self.depth > MOST {
            let text = "maximum recursion depth exceeded during compilation";
            return self.vm.raise(Type::RecursionError, text);
        }
        let result = stacker::maybe_grow(256 << 10, 4 << 20, || read(self));
        self.depth -= 1;
        result
    }

    pub(super) fn name(&mut self, text: &str, range: TextRange) -> Identifier {
        Identifier::new(text, range)
    }

    pub(super) fn named(
        &mut self,
        node: Value,
        field: &str,
        range: TextRange,
    ) -> Result<Identifier, Raised> {
        let text = self.text(node, field)?;
        Ok(self.name(&text, range))
    }

    pub(super) fn optional_name(
        &mut self,
        node: Value,
        field: &str,
        range: TextRange,
    ) -> Result<Option<Identifier>, Raised> {
        Ok(match self.optional(node, field)? {
            Some(_) => Some(self.named(node, field, range)?),
            None => None,
        })
    }

    pub(super) fn names(
        &mut self,
        node: Value,
        range: TextRange,
    ) -> Result<Vec<Identifier>, Raised> {
        let names = self.list(node, "names")?;
        let text = |value: &Value| Str::of(*value).map(|text| text.text().to_string());
        Ok(names.iter().filter_map(text).map(|text| Identifier::new(text, range)).collect())
    }

    pub(super) fn body(&mut self, node: Value, field: &str) -> Result<Vec<Stmt>, Raised> {
        self.list(node, field)?.into_iter().map(|item| self.statement(item)).collect()
    }

    pub(super) fn exprs(&mut self, node: Value, field: &str) -> Result<Vec<Expr>, Raised> {
        self.list(node, field)?.into_iter().map(|item| self.expr(item)).collect()
    }

    pub(super) fn boxed(&mut self, node: Value, field: &str) -> Result<Box<Expr>, Raised> {
        let value = self.field(node, field)?;
        self.expr(value).map(Box::new)
    }

    pub(super) fn maybe(&mut self, node: Value, field: &str) -> Result<Option<Box<Expr>>, Raised> {
        Ok(match self.optional(node, field)? {
            Some(value) => Some(Box::new(self.expr(value)?)),
            None => None,
        })
    }

    pub(super) fn context(&mut self, node: Value) -> Result<ExprContext, Raised> {
        let context = self.field(node, "ctx")?;
        Ok(match &*self.class(context) {
            "Store" => ExprContext::Store,
            "Del" => ExprContext::Del,
            _ => ExprContext::Load,
        })
    }

    pub(super) fn operator(&mut self, node: Value) -> Result<Operator, Raised> {
        let op = self.field(node, "op")?;
        Ok(match &*self.class(op) {
            "Sub" => Operator::Sub,
            "Mult" => Operator::Mult,
            "MatMult" => Operator::MatMult,
            "Div" => Operator::Div,
            "Mod" => Operator::Mod,
            "Pow" => Operator::Pow,
            "LShift" => Operator::LShift,
            "RShift" => Operator::RShift,
            "BitOr" => Operator::BitOr,
            "BitXor" => Operator::BitXor,
            "BitAnd" => Operator::BitAnd,
            "FloorDiv" => Operator::FloorDiv,
            _ => Operator::Add,
        })
    }

    pub(super) fn comparison(&self, op: Value) -> CmpOp {
        match &*self.class(op) {
            "NotEq" => CmpOp::NotEq,
            "Lt" => CmpOp::Lt,
            "LtE" => CmpOp::LtE,
            "Gt" => CmpOp::Gt,
            "GtE" => CmpOp::GtE,
            "Is" => CmpOp::Is,
            "IsNot" => CmpOp::IsNot,
            "In" => CmpOp::In,
            "NotIn" => CmpOp::NotIn,
            _ => CmpOp::Eq,
        }
    }
}
