//! Patterns of `match`.

use super::Reader;
use crate::object::{Raised, Str, Value};
use sidewinder_syntax::ast::{
    self, Identifier, Pattern, PatternArguments, PatternKeyword, Singleton,
};

impl Reader<'_> {
    pub(super) fn pattern(&mut self, node: Value) -> Result<Pattern, Raised> {
        self.deeper(|this| this.read_pattern(node))
    }

    pub(super) fn patterns(&mut self, node: Value, field: &str) -> Result<Vec<Pattern>, Raised> {
        self.list(node, field)?.into_iter().map(|item| self.pattern(item)).collect()
    }

    pub(super) fn read_pattern(&mut self, node: Value) -> Result<Pattern, Raised> {
        let (class, range) = (self.class(node), self.place(node)?);
        let node_index = Default::default();
        Ok(match &*class {
            "MatchValue" => Pattern::MatchValue(ast::PatternMatchValue {
                node_index,
                range,
                value: self.boxed(node, "value")?,
            }),
            "MatchSingleton" => {
                let given = self.field(node, "value")?;
                let value = match () {
                    _ if given == self.vm.bool(true) => Singleton::True,
                    _ if given == self.vm.bool(false) => Singleton::False,
                    _ => Singleton::None,
                };
                Pattern::MatchSingleton(ast::PatternMatchSingleton { node_index, range, value })
            }
            "MatchSequence" => Pattern::MatchSequence(ast::PatternMatchSequence {
                node_index,
                range,
                patterns: self.patterns(node, "patterns")?,
            }),
            "MatchMapping" => Pattern::MatchMapping(ast::PatternMatchMapping {
                node_index,
                range,
                keys: self.exprs(node, "keys")?.into_iter().collect(),
                patterns: self.patterns(node, "patterns")?.into_iter().collect(),
                rest: self.optional_name(node, "rest", range)?,
            }),
            "MatchClass" => {
                let cls = self.boxed(node, "cls")?;
                let patterns = self.patterns(node, "patterns")?.into_iter().collect();
                let attributes = self.list(node, "kwd_attrs")?;
                let values = self.patterns(node, "kwd_patterns")?;
                let keywords = attributes.iter().zip(values).map(|(attribute, pattern)| {
                    let attribute = Str::of(*attribute).map(|text| text.text().to_string());
                    PatternKeyword {
                        range,
                        node_index: Default::default(),
                        attr: Identifier::new(attribute.unwrap_or_default(), range),
                        pattern,
                    }
                });
                let keywords = keywords.collect();
                let arguments =
                    PatternArguments { range, node_index: Default::default(), patterns, keywords };
                Pattern::MatchClass(ast::PatternMatchClass { node_index, range, cls, arguments })
            }
            "MatchStar" => Pattern::MatchStar(ast::PatternMatchStar {
                node_index,
                range,
                name: self.optional_name(node, "name", range)?,
            }),
            "MatchOr" => Pattern::MatchOr(ast::PatternMatchOr {
                node_index,
                range,
                patterns: self.patterns(node, "patterns")?,
            }),
            _ => Pattern::MatchAs(ast::PatternMatchAs {
                node_index,
                range,
                pattern: match self.optional(node, "pattern")? {
                    Some(pattern) => Some(Box::new(self.pattern(pattern)?)),
                    None => None,
                },
                name: self.optional_name(node, "name", range)?,
            }),
        })
    }
}
