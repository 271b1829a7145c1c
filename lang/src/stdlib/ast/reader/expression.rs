//! Expressions.

use super::Reader;
use crate::object::{Bytes, Int, Kind, Raised, Str, Tuple, Type, Value};
use sidewinder_syntax::TextRange;
use sidewinder_syntax::ast::{
    self, Arguments, BoolOp, BytesLiteral, BytesLiteralFlags, Comprehension, ConversionFlag,
    DictItem, Expr, ExprContext, FString, FStringFlags, InterpolatedElement,
    InterpolatedStringElement, InterpolatedStringFormatSpec, InterpolatedStringLiteralElement,
    Keyword, Number, Parameter, ParameterWithDefault, Parameters, StringLiteral,
    StringLiteralFlags, UnaryOp,
};
use sidewinder_syntax::source::Place;

impl Reader<'_> {
    pub(super) fn expr(&mut self, node: Value) -> Result<Expr, Raised> {
        self.deeper(|this| this.read_expr(node))
    }

    pub(super) fn read_expr(&mut self, node: Value) -> Result<Expr, Raised> {
        let (class, range) = (self.class(node), self.place(node)?);
        let node_index = Default::default();
        Ok(match &*class {
            "BoolOp" => {
                let op = self.field(node, "op")?;
                let op = if self.class(op) == "Or" { BoolOp::Or } else { BoolOp::And };
                Expr::BoolOp(ast::ExprBoolOp {
                    node_index,
                    range,
                    op,
                    values: self.exprs(node, "values")?,
                })
            }
            "NamedExpr" => Expr::Named(ast::ExprNamed {
                node_index,
                range,
                target: self.boxed(node, "target")?,
                value: self.boxed(node, "value")?,
            }),
            "BinOp" => Expr::BinOp(ast::ExprBinOp {
                node_index,
                range,
                left: self.boxed(node, "left")?,
                op: self.operator(node)?,
                right: self.boxed(node, "right")?,
            }),
            "UnaryOp" => {
                let op = self.field(node, "op")?;
                let op = match &*self.class(op) {
                    "Invert" => UnaryOp::Invert,
                    "Not" => UnaryOp::Not,
                    "UAdd" => UnaryOp::UAdd,
                    _ => UnaryOp::USub,
                };
                let operand = self.boxed(node, "operand")?;
                Expr::UnaryOp(ast::ExprUnaryOp { node_index, range, op, operand })
            }
            "Lambda" => {
                let args = self.field(node, "args")?;
                Expr::Lambda(ast::ExprLambda {
                    node_index,
                    range,
                    parameters: Some(Box::new(self.parameters(args, range)?)),
                    body: self.boxed(node, "body")?,
                })
            }
            "IfExp" => Expr::If(ast::ExprIf {
                node_index,
                range,
                test: self.boxed(node, "test")?,
                body: self.boxed(node, "body")?,
                orelse: self.boxed(node, "orelse")?,
            }),
            "Dict" => {
                let none = self.vm.none();
                let (keys, values) = (self.list(node, "keys")?, self.list(node, "values")?);
                let items = keys.into_iter().zip(values).map(|(key, value)| {
                    let key = if key == none { None } else { Some(self.expr(key)?) };
                    Ok(DictItem { key, value: self.expr(value)? })
                });
                let items = items.collect::<Result<Vec<_>, Raised>>()?;
                Expr::Dict(ast::ExprDict { node_index, range, items })
            }
            "Set" => Expr::Set(ast::ExprSet { node_index, range, elts: self.exprs(node, "elts")? }),
            "ListComp" => Expr::ListComp(ast::ExprListComp {
                node_index,
                range,
                elt: self.boxed(node, "elt")?,
                generators: self.generators(node, range)?,
            }),
            "SetComp" => Expr::SetComp(ast::ExprSetComp {
                node_index,
                range,
                elt: self.boxed(node, "elt")?,
                generators: self.generators(node, range)?,
            }),
            "DictComp" => Expr::DictComp(ast::ExprDictComp {
                node_index,
                range,
                key: Some(self.boxed(node, "key")?),
                value: self.boxed(node, "value")?,
                generators: self.generators(node, range)?,
            }),
            "GeneratorExp" => Expr::Generator(ast::ExprGenerator {
                node_index,
                range,
                elt: self.boxed(node, "elt")?,
                generators: self.generators(node, range)?,
                parenthesized: true,
            }),
            "Await" => {
                Expr::Await(ast::ExprAwait { node_index, range, value: self.boxed(node, "value")? })
            }
            "Yield" => {
                Expr::Yield(ast::ExprYield { node_index, range, value: self.maybe(node, "value")? })
            }
            "YieldFrom" => Expr::YieldFrom(ast::ExprYieldFrom {
                node_index,
                range,
                value: self.boxed(node, "value")?,
            }),
            "Compare" => {
                let ops = self.list(node, "ops")?;
                Expr::Compare(ast::ExprCompare {
                    node_index,
                    range,
                    left: self.boxed(node, "left")?,
                    ops: ops.into_iter().map(|op| self.comparison(op)).collect(),
                    comparators: self.exprs(node, "comparators")?.into(),
                })
            }
            "Call" => Expr::Call(ast::ExprCall {
                node_index,
                range_start: range.start(),
                func: self.boxed(node, "func")?,
                arguments: self.arguments(node, "args", range)?,
            }),
            "JoinedStr" => {
                let parts = self.parts(node)?;
                self.f_string(parts, range)
            }
            "FormattedValue" => {
                let part = self.formatted(node, range)?;
                self.f_string(vec![part], range)
            }
            "Constant" => {
                let value = self.field(node, "value")?;
                self.constant(value, range)?
            }
            "Attribute" => {
                let value = self.boxed(node, "value")?;
                let attr = self.text(node, "attr")?;
                // The name is at the end of it.
                let whole = self.places[range.start().to_usize()];
                let length = attr.len() as u32;
                let column = whole.end_column.saturating_sub(length);
                let name = Place { line: whole.end_line, column, ..whole };
                let place = self.at(name);
                let attr = self.name(&attr, place);
                let ctx = self.context(node)?;
                Expr::Attribute(ast::ExprAttribute { node_index, range, value, attr, ctx })
            }
            "Subscript" => Expr::Subscript(ast::ExprSubscript {
                node_index,
                range,
                value: self.boxed(node, "value")?,
                slice: self.boxed(node, "slice")?,
                ctx: self.context(node)?,
            }),
            "Starred" => Expr::Starred(ast::ExprStarred {
                node_index,
                range,
                value: self.boxed(node, "value")?,
                ctx: self.context(node)?,
            }),
            "Name" => Expr::Name(ast::ExprName {
                node_index,
                range,
                id: self.text(node, "id")?.into(),
                ctx: self.context(node)?,
            }),
            "List" => Expr::List(ast::ExprList {
                node_index,
                range,
                elts: self.exprs(node, "elts")?,
                ctx: self.context(node)?,
            }),
            "Tuple" => Expr::Tuple(ast::ExprTuple {
                node_index,
                range,
                elts: self.exprs(node, "elts")?,
                ctx: self.context(node)?,
                parenthesized: true,
            }),
            _ => Expr::Slice(ast::ExprSlice {
                node_index,
                range,
                lower: self.maybe(node, "lower")?,
                upper: self.maybe(node, "upper")?,
                step: self.maybe(node, "step")?,
            }),
        })
    }

    pub(super) fn generators(
        &mut self,
        node: Value,
        range: TextRange,
    ) -> Result<Vec<Comprehension>, Raised> {
        let generators = self.list(node, "generators")?.into_iter().map(|generator| {
            Ok(Comprehension {
                range,
                node_index: Default::default(),
                target: *self.boxed(generator, "target")?,
                iter: *self.boxed(generator, "iter")?,
                ifs: self.exprs(generator, "ifs")?,
                is_async: self.number(generator, "is_async")? != 0,
            })
        });
        generators.collect()
    }

    /// The arguments of a call, or the bases of a class.
    pub(super) fn arguments(
        &mut self,
        node: Value,
        field: &str,
        range: TextRange,
    ) -> Result<Arguments, Raised> {
        let args = self.exprs(node, field)?.into();
        let keywords = self.list(node, "keywords")?.into_iter().map(|keyword| {
            let range = self.place(keyword)?;
            Ok(Keyword {
                range,
                node_index: Default::default(),
                arg: self.optional_name(keyword, "arg", range)?,
                value: *self.boxed(keyword, "value")?,
            })
        });
        let keywords = keywords.collect::<Result<_, Raised>>()?;
        Ok(Arguments { range, node_index: Default::default(), args, keywords })
    }

    pub(super) fn parameter(&mut self, node: Value) -> Result<Parameter, Raised> {
        let range = self.place(node)?;
        Ok(Parameter {
            range,
            node_index: Default::default(),
            name: self.named(node, "arg", range)?,
            annotation: self.maybe(node, "annotation")?,
        })
    }

    /// Parameters; their defaults are those of the last ones.
    pub(super) fn with_defaults(
        &mut self,
        nodes: Vec<Value>,
        defaults: &mut Vec<Option<Expr>>,
    ) -> Result<Vec<ParameterWithDefault>, Raised> {
        let parameters = nodes.into_iter().map(|node| {
            let parameter = self.parameter(node)?;
            let default = if defaults.is_empty() { None } else { defaults.remove(0) };
            Ok(ParameterWithDefault {
                range: parameter.range,
                node_index: Default::default(),
                parameter,
                default: default.map(Box::new),
            })
        });
        parameters.collect()
    }

    pub(super) fn parameters(
        &mut self,
        node: Value,
        range: TextRange,
    ) -> Result<Parameters, Raised> {
        let (only, args) = (self.list(node, "posonlyargs")?, self.list(node, "args")?);
        let given = self.exprs(node, "defaults")?;
        let without = (only.len() + args.len()).saturating_sub(given.len());
        let mut defaults: Vec<Option<Expr>> =
            std::iter::repeat_with(|| None).take(without).collect();
        defaults.extend(given.into_iter().map(Some));
        let posonlyargs = self.with_defaults(only, &mut defaults)?.into_iter().collect();
        let args = self.with_defaults(args, &mut defaults)?.into_iter().collect();
        let none = self.vm.none();
        let mut keyword_defaults = Vec::new();
        for default in self.list(node, "kw_defaults")? {
            keyword_defaults.push(if default == none { None } else { Some(self.expr(default)?) });
        }
        let only = self.list(node, "kwonlyargs")?;
        let kwonlyargs = self.with_defaults(only, &mut keyword_defaults)?.into_iter().collect();
        let vararg = match self.optional(node, "vararg")? {
            Some(parameter) => Some(Box::new(self.parameter(parameter)?)),
            None => None,
        };
        let kwarg = match self.optional(node, "kwarg")? {
            Some(parameter) => Some(Box::new(self.parameter(parameter)?)),
            None => None,
        };
        let node_index = Default::default();
        Ok(Parameters { range, node_index, posonlyargs, args, vararg, kwonlyargs, kwarg })
    }

    pub(super) fn f_string(
        &mut self,
        parts: Vec<InterpolatedStringElement>,
        range: TextRange,
    ) -> Expr {
        let string = FString {
            range,
            node_index: Default::default(),
            elements: parts.into(),
            flags: FStringFlags::empty(),
        };
        string.into()
    }

    pub(super) fn parts(&mut self, node: Value) -> Result<Vec<InterpolatedStringElement>, Raised> {
        let parts = self.list(node, "values")?.into_iter().map(|part| {
            let range = self.place(part)?;
            match &*self.class(part) {
                "Constant" => {
                    let value = self.text(part, "value")?.into();
                    let node_index = Default::default();
                    let literal = InterpolatedStringLiteralElement { range, node_index, value };
                    Ok(InterpolatedStringElement::Literal(literal))
                }
                "FormattedValue" => self.formatted(part, range),
                _ => {
                    let expression = Box::new(self.expr(part)?);
                    Ok(interpolation(range, expression, ConversionFlag::None, None))
                }
            }
        });
        parts.collect()
    }

    pub(super) fn formatted(
        &mut self,
        node: Value,
        range: TextRange,
    ) -> Result<InterpolatedStringElement, Raised> {
        let expression = self.boxed(node, "value")?;
        let conversion = match self.number(node, "conversion")? {
            115 => ConversionFlag::Str,
            114 => ConversionFlag::Repr,
            97 => ConversionFlag::Ascii,
            _ => ConversionFlag::None,
        };
        let spec = match self.optional(node, "format_spec")? {
            Some(spec) if self.class(spec) == "JoinedStr" => Some(self.parts(spec)?),
            Some(spec) => {
                let range = self.place(spec)?;
                let value = Box::new(self.expr(spec)?);
                Some(vec![interpolation(range, value, ConversionFlag::None, None)])
            }
            None => None,
        };
        Ok(interpolation(range, expression, conversion, spec))
    }

    pub(super) fn constant(&mut self, value: Value, range: TextRange) -> Result<Expr, Raised> {
        let node_index = Default::default();
        let number = |value| {
            Expr::NumberLiteral(ast::ExprNumberLiteral {
                node_index: Default::default(),
                range,
                value,
            })
        };
        if value == self.vm.none() {
            return Ok(Expr::NoneLiteral(ast::ExprNoneLiteral { node_index, range }));
        }
        if value == self.vm.known.ellipsis {
            return Ok(Expr::EllipsisLiteral(ast::ExprEllipsisLiteral { node_index, range }));
        }
        for truth in [false, true] {
            if value == self.vm.bool(truth) {
                let literal = ast::ExprBooleanLiteral { node_index, range, value: truth };
                return Ok(Expr::BooleanLiteral(literal));
            }
        }
        if let Some(int) = Int::of(value) {
            let digits = int.digits(10);
            let parsed = digits.parse().unwrap_or(ast::Int::ZERO);
            let positive = number(Number::Int(parsed));
            if !int.is_negative() {
                return Ok(positive);
            }
            let operand = Box::new(positive);
            return Ok(Expr::UnaryOp(ast::ExprUnaryOp {
                node_index,
                range,
                op: UnaryOp::USub,
                operand,
            }));
        }
        if let Some(text) = Str::of(value) {
            let literal = StringLiteral {
                range,
                node_index: Default::default(),
                value: text.text().into(),
                flags: StringLiteralFlags::empty(),
            };
            let value = ast::StringLiteralValue::single(literal);
            return Ok(Expr::StringLiteral(ast::ExprStringLiteral { node_index, range, value }));
        }
        if let Some(bytes) = Bytes::of(value) {
            let literal = BytesLiteral {
                range,
                node_index: Default::default(),
                value: bytes.data().into(),
                flags: BytesLiteralFlags::empty(),
            };
            let value = ast::BytesLiteralValue::single(literal);
            return Ok(Expr::BytesLiteral(ast::ExprBytesLiteral { node_index, range, value }));
        }
        if let Some(tuple) = Tuple::of(value) {
            let items = tuple.items().to_vec();
            let elts = items
                .into_iter()
                .map(|item| self.deeper(|this| this.constant(item, range)))
                .collect::<Result<_, _>>()?;
            let ctx = ExprContext::Load;
            let tuple = ast::ExprTuple { node_index, range, elts, ctx, parenthesized: true };
            return Ok(Expr::Tuple(tuple));
        }
        match value.kind() {
            Kind::Float => {
                let x = self.vm.number(value)?.unwrap_or(0.0);
                Ok(number(Number::Float(x)))
            }
            Kind::Complex => {
                let z = self.vm.complex_number(value)?;
                let (real, imag) = z.map_or((0.0, 0.0), |z| (z.re, z.im));
                Ok(number(Number::Complex { real, imag }))
            }
            _ if self.vm.class_of(value).is(Type::FrozenSet) => {
                let items = self.vm.to_tuple(value)?;
                let items = self.constant(items, range)?;
                let name = ast::ExprName {
                    node_index: Default::default(),
                    range,
                    id: "frozenset".into(),
                    ctx: ExprContext::Load,
                };
                Ok(Expr::Call(ast::ExprCall {
                    node_index,
                    range_start: range.start(),
                    func: Box::new(Expr::Name(name)),
                    arguments: Arguments {
                        range,
                        node_index: Default::default(),
                        args: Box::new([items]),
                        keywords: Default::default(),
                    },
                }))
            }
            _ => {
                let class = self.vm.type_name(value);
                let text = format!("got an invalid type in Constant: {class}");
                self.vm.raise(Type::TypeError, text)
            }
        }
    }
}

fn interpolation(
    range: TextRange,
    expression: Box<Expr>,
    conversion: ConversionFlag,
    spec: Option<Vec<InterpolatedStringElement>>,
) -> InterpolatedStringElement {
    let spec = spec.map(|elements| {
        Box::new(InterpolatedStringFormatSpec {
            range,
            node_index: Default::default(),
            elements: elements.into(),
        })
    });
    InterpolatedStringElement::Interpolation(InterpolatedElement {
        range,
        node_index: Default::default(),
        expression,
        debug_text: None,
        conversion,
        format_spec: spec,
    })
}
