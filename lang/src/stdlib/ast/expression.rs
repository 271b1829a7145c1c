//! Expressions.

use super::maker::{Maker, Node};
use crate::object::{Raised, Value};
use sidewinder_compiler::bytecode::Constant;
use sidewinder_syntax::ast::{
    Arguments, Comprehension, ConversionFlag, Expr, ExprFString, FStringPart, InterpolatedElement,
    InterpolatedStringElement, InterpolatedStringElements, Keyword, Parameter,
    ParameterWithDefault, Parameters,
};
use sidewinder_syntax::source::Span;
use sidewinder_syntax::span;

/// A part of an f-string.
enum Part<'e> {
    Text(String),
    Value(&'e InterpolatedElement),
}

impl Maker<'_> {
    pub fn expr(&mut self, expr: &Expr) -> Result<Value, Raised> {
        let node = match expr {
            Expr::BoolOp(it) => {
                let node = self.node("BoolOp", it)?;
                self.set_mark(node, "op", &format!("{:?}", it.op))?;
                self.set_exprs(node, "values", &it.values)?;
                node
            }
            Expr::Named(it) => {
                let node = self.node("NamedExpr", it)?;
                self.set_expr(node, "target", &it.target)?;
                self.set_expr(node, "value", &it.value)?;
                node
            }
            Expr::BinOp(it) => {
                let node = self.node("BinOp", it)?;
                self.set_expr(node, "left", &it.left)?;
                self.set_mark(node, "op", &format!("{:?}", it.op))?;
                self.set_expr(node, "right", &it.right)?;
                node
            }
            Expr::UnaryOp(it) => {
                let node = self.node("UnaryOp", it)?;
                self.set_mark(node, "op", &format!("{:?}", it.op))?;
                self.set_expr(node, "operand", &it.operand)?;
                node
            }
            Expr::Lambda(it) => {
                let node = self.node("Lambda", it)?;
                let parameters = self.parameters(it.parameters.as_deref())?;
                self.set(node, "args", parameters)?;
                self.set_expr(node, "body", &it.body)?;
                node
            }
            Expr::If(it) => {
                let node = self.node("IfExp", it)?;
                self.set_expr(node, "test", &it.test)?;
                self.set_expr(node, "body", &it.body)?;
                self.set_expr(node, "orelse", &it.orelse)?;
                node
            }
            Expr::Dict(it) => {
                let node = self.node("Dict", it)?;
                let none = self.vm.none();
                self.set_list(node, "keys", it.items.iter(), |this, item| match &item.key {
                    Some(key) => this.expr(key),
                    None => Ok(none),
                })?;
                self.set_list(node, "values", it.items.iter(), |this, item| {
                    this.expr(&item.value)
                })?;
                node
            }
            Expr::Set(it) => {
                let node = self.node("Set", it)?;
                self.set_exprs(node, "elts", &it.elts)?;
                node
            }
            Expr::ListComp(it) => {
                let node = self.node("ListComp", it)?;
                self.set_expr(node, "elt", &it.elt)?;
                self.set_generators(node, &it.generators)?;
                node
            }
            Expr::SetComp(it) => {
                let node = self.node("SetComp", it)?;
                self.set_expr(node, "elt", &it.elt)?;
                self.set_generators(node, &it.generators)?;
                node
            }
            Expr::DictComp(it) => {
                let node = self.node("DictComp", it)?;
                self.set_optional(node, "key", it.key.as_deref())?;
                self.set_expr(node, "value", &it.value)?;
                self.set_generators(node, &it.generators)?;
                node
            }
            Expr::Generator(it) => {
                let node = self.node("GeneratorExp", it)?;
                self.set_expr(node, "elt", &it.elt)?;
                self.set_generators(node, &it.generators)?;
                node
            }
            Expr::Await(it) => {
                let node = self.node("Await", it)?;
                self.set_expr(node, "value", &it.value)?;
                node
            }
            Expr::Yield(it) => {
                let node = self.node("Yield", it)?;
                self.set_optional(node, "value", it.value.as_deref())?;
                node
            }
            Expr::YieldFrom(it) => {
                let node = self.node("YieldFrom", it)?;
                self.set_expr(node, "value", &it.value)?;
                node
            }
            Expr::Compare(it) => {
                let node = self.node("Compare", it)?;
                self.set_expr(node, "left", &it.left)?;
                self.set_list(node, "ops", it.ops.iter(), |this, op| {
                    this.mark(&format!("{op:?}"))
                })?;
                self.set_exprs(node, "comparators", &it.comparators)?;
                node
            }
            Expr::Call(it) => {
                let node = self.node("Call", it)?;
                self.set_expr(node, "func", &it.func)?;
                self.set_arguments(node, "args", Some(&it.arguments))?;
                node
            }
            Expr::FString(it) => return self.f_string(it),
            Expr::StringLiteral(it) => {
                let value = Constant::Str(it.value.to_str().into());
                let node = Node(self.constant(&value, span(it))?);
                let start = span(it).start as usize;
                if self.file.text().as_bytes().get(start) == Some(&b'u') {
                    self.set_text(node, "kind", "u")?;
                }
                node
            }
            Expr::BytesLiteral(it) => {
                let value = Constant::Bytes(it.value.bytes().collect());
                return self.constant(&value, span(it));
            }
            Expr::NumberLiteral(it) => {
                let value = sidewinder_compiler::number(&it.value).unwrap_or(Constant::None);
                return self.constant(&value, span(it));
            }
            Expr::BooleanLiteral(it) => {
                let value = if it.value { Constant::True } else { Constant::False };
                return self.constant(&value, span(it));
            }
            Expr::NoneLiteral(it) => return self.constant(&Constant::None, span(it)),
            Expr::EllipsisLiteral(it) => return self.constant(&Constant::Ellipsis, span(it)),
            Expr::Attribute(it) => {
                let node = self.node("Attribute", it)?;
                self.set_expr(node, "value", &it.value)?;
                self.set_text(node, "attr", it.attr.as_str())?;
                self.set_mark(node, "ctx", &format!("{:?}", it.ctx))?;
                node
            }
            Expr::Subscript(it) => {
                let node = self.node("Subscript", it)?;
                self.set_expr(node, "value", &it.value)?;
                self.set_expr(node, "slice", &it.slice)?;
                self.set_mark(node, "ctx", &format!("{:?}", it.ctx))?;
                node
            }
            Expr::Starred(it) => {
                let node = self.node("Starred", it)?;
                self.set_expr(node, "value", &it.value)?;
                self.set_mark(node, "ctx", &format!("{:?}", it.ctx))?;
                node
            }
            Expr::Name(it) => {
                let node = self.node("Name", it)?;
                self.set_text(node, "id", it.id.as_str())?;
                self.set_mark(node, "ctx", &format!("{:?}", it.ctx))?;
                node
            }
            Expr::List(it) => {
                let node = self.node("List", it)?;
                self.set_exprs(node, "elts", &it.elts)?;
                self.set_mark(node, "ctx", &format!("{:?}", it.ctx))?;
                node
            }
            Expr::Tuple(it) => {
                let node = self.node("Tuple", it)?;
                self.set_exprs(node, "elts", &it.elts)?;
                self.set_mark(node, "ctx", &format!("{:?}", it.ctx))?;
                node
            }
            Expr::Slice(it) => {
                let node = self.node("Slice", it)?;
                self.set_optional(node, "lower", it.lower.as_deref())?;
                self.set_optional(node, "upper", it.upper.as_deref())?;
                self.set_optional(node, "step", it.step.as_deref())?;
                node
            }
            // The grammar of 3.11 has no others.
            Expr::TString(_) | Expr::IpyEscapeCommand(_) => {
                return self.constant(&Constant::None, span(expr));
            }
        };
        Ok(node.0)
    }

    pub fn set_expr(&mut self, node: Node, field: &str, expr: &Expr) -> Result<(), Raised> {
        let made = self.expr(expr)?;
        self.set(node, field, made)
    }

    /// A field that may be `None`.
    pub fn set_optional(
        &mut self,
        node: Node,
        field: &str,
        expr: Option<&Expr>,
    ) -> Result<(), Raised> {
        match expr {
            Some(expr) => self.set_expr(node, field, expr),
            None => self.set_none(node, field),
        }
    }

    pub fn set_exprs(&mut self, node: Node, field: &str, exprs: &[Expr]) -> Result<(), Raised> {
        self.set_list(node, field, exprs.iter(), |this, expr| this.expr(expr))
    }

    fn set_generators(&mut self, node: Node, generators: &[Comprehension]) -> Result<(), Raised> {
        self.set_list(node, "generators", generators.iter(), |this, generator| {
            let node = this.bare("comprehension")?;
            this.set_expr(node, "target", &generator.target)?;
            this.set_expr(node, "iter", &generator.iter)?;
            this.set_exprs(node, "ifs", &generator.ifs)?;
            this.set(node, "is_async", Value::small(generator.is_async as i64))?;
            Ok(node.0)
        })
    }

    /// The arguments of a call, or the bases of a class: positional ones in `field`, and `keywords`.
    pub fn set_arguments(
        &mut self,
        node: Node,
        field: &str,
        arguments: Option<&Arguments>,
    ) -> Result<(), Raised> {
        let args = arguments.map_or(&[][..], |arguments| &arguments.args);
        let keywords = arguments.map_or(&[][..], |arguments| &arguments.keywords);
        self.set_list(node, field, args.iter(), |this, arg| {
            let made = this.expr(arg)?;
            // The parentheses of the call are those of a generator that is alone in them.
            if let (Expr::Generator(generator), Some(arguments)) = (arg, arguments)
                && !generator.parenthesized
            {
                this.put(Node(made), span(arguments))?;
            }
            Ok(made)
        })?;
        self.set_list(node, "keywords", keywords.iter(), |this, it: &Keyword| {
            let node = this.node("keyword", it)?;
            this.set_name(node, "arg", it.arg.as_ref())?;
            this.set_expr(node, "value", &it.value)?;
            Ok(node.0)
        })
    }

    /// `arguments`: what a function takes.
    pub fn parameters(&mut self, parameters: Option<&Parameters>) -> Result<Value, Raised> {
        let node = self.bare("arguments")?;
        let only = |list: &[ParameterWithDefault]| list.to_vec();
        let (positional, plain, keyword) = match parameters {
            Some(it) => (only(&it.posonlyargs), only(&it.args), only(&it.kwonlyargs)),
            None => Default::default(),
        };
        let none = self.vm.none();
        self.set_list(node, "posonlyargs", positional.iter(), |this, it| {
            this.parameter(&it.parameter)
        })?;
        self.set_list(node, "args", plain.iter(), |this, it| this.parameter(&it.parameter))?;
        let vararg = match parameters.and_then(|it| it.vararg.as_deref()) {
            Some(it) => self.parameter(it)?,
            None => none,
        };
        self.set(node, "vararg", vararg)?;
        self.set_list(node, "kwonlyargs", keyword.iter(), |this, it| {
            this.parameter(&it.parameter)
        })?;
        self.set_list(node, "kw_defaults", keyword.iter(), |this, it| match &it.default {
            Some(default) => this.expr(default),
            None => Ok(none),
        })?;
        let kwarg = match parameters.and_then(|it| it.kwarg.as_deref()) {
            Some(it) => self.parameter(it)?,
            None => none,
        };
        self.set(node, "kwarg", kwarg)?;
        let defaults = positional.iter().chain(&plain).filter_map(|it| it.default.as_deref());
        self.set_list(node, "defaults", defaults, |this, it| this.expr(it))?;
        Ok(node.0)
    }

    fn parameter(&mut self, parameter: &Parameter) -> Result<Value, Raised> {
        let node = self.bare("arg")?;
        self.set_text(node, "arg", parameter.name.as_str())?;
        self.set_optional(node, "annotation", parameter.annotation.as_deref())?;
        self.set_none(node, "type_comment")?;
        let name = span(&parameter.name);
        let end = parameter.annotation.as_deref().map_or(name.end, |it| span(it).end);
        self.put(node, Span::new(name.start, end))?;
        Ok(node.0)
    }

    fn f_string(&mut self, string: &ExprFString) -> Result<Value, Raised> {
        let mut parts = Vec::new();
        for part in string.value.as_slice() {
            match part {
                FStringPart::Literal(literal) => add_text(&mut parts, &literal.value),
                FStringPart::FString(inner) => add_parts(&mut parts, &inner.elements),
            }
        }
        self.joined(parts, span(string))
    }

    /// Texts and values have the place of the whole string.
    fn joined(&mut self, parts: Vec<Part<'_>>, at: Span) -> Result<Value, Raised> {
        let node = self.bare("JoinedStr")?;
        self.set_list(node, "values", parts.into_iter(), |this, part| match part {
            Part::Text(text) => this.constant(&Constant::Str(text.into()), at),
            Part::Value(element) => this.formatted(element, at),
        })?;
        self.put(node, at)?;
        Ok(node.0)
    }

    fn formatted(&mut self, element: &InterpolatedElement, at: Span) -> Result<Value, Raised> {
        let node = self.bare("FormattedValue")?;
        self.set_expr(node, "value", &element.expression)?;
        let conversion = match element.conversion {
            ConversionFlag::None
                if element.debug_text.is_some() && element.format_spec.is_none() =>
            {
                b'r' as i64
            }
            other => other as i8 as i64,
        };
        self.set(node, "conversion", Value::small(conversion))?;
        let spec = match &element.format_spec {
            Some(spec) => {
                let mut parts = Vec::new();
                add_parts(&mut parts, &spec.elements);
                self.joined(parts, at)?
            }
            None => self.vm.none(),
        };
        self.set(node, "format_spec", spec)?;
        self.put(node, at)?;
        Ok(node.0)
    }
}

fn add_text(parts: &mut Vec<Part<'_>>, text: &str) {
    match parts.last_mut() {
        _ if text.is_empty() => {}
        Some(Part::Text(before)) => before.push_str(text),
        _ => parts.push(Part::Text(text.into())),
    }
}

fn add_parts<'e>(parts: &mut Vec<Part<'e>>, elements: &'e InterpolatedStringElements) {
    for element in elements {
        match element {
            InterpolatedStringElement::Literal(literal) => add_text(parts, &literal.value),
            InterpolatedStringElement::Interpolation(value) => {
                if let Some(text) = &value.debug_text {
                    add_text(parts, text.as_str());
                }
                parts.push(Part::Value(value));
            }
        }
    }
}
