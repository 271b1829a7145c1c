//! Patterns of `match`.

use super::maker::Maker;
use crate::object::{Raised, Value};
use sidewinder_syntax::ast::{Pattern, Singleton};

impl Maker<'_> {
    pub fn pattern(&mut self, pattern: &Pattern) -> Result<Value, Raised> {
        let node = match pattern {
            Pattern::MatchValue(it) => {
                let node = self.node("MatchValue", it)?;
                self.set_expr(node, "value", &it.value)?;
                node
            }
            Pattern::MatchSingleton(it) => {
                let node = self.node("MatchSingleton", it)?;
                let value = match it.value {
                    Singleton::None => self.vm.none(),
                    Singleton::True => self.vm.bool(true),
                    Singleton::False => self.vm.bool(false),
                };
                self.set(node, "value", value)?;
                node
            }
            Pattern::MatchSequence(it) => {
                let node = self.node("MatchSequence", it)?;
                self.set_patterns(node, "patterns", &it.patterns)?;
                node
            }
            Pattern::MatchMapping(it) => {
                let node = self.node("MatchMapping", it)?;
                self.set_exprs(node, "keys", &it.keys)?;
                self.set_patterns(node, "patterns", &it.patterns)?;
                self.set_name(node, "rest", it.rest.as_ref())?;
                node
            }
            Pattern::MatchClass(it) => {
                let node = self.node("MatchClass", it)?;
                self.set_expr(node, "cls", &it.cls)?;
                self.set_patterns(node, "patterns", &it.arguments.patterns)?;
                let keywords = &it.arguments.keywords;
                self.set_list(node, "kwd_attrs", keywords.iter(), |this, keyword| {
                    this.vm.intern_weakly(keyword.attr.as_str())
                })?;
                self.set_list(node, "kwd_patterns", keywords.iter(), |this, keyword| {
                    this.pattern(&keyword.pattern)
                })?;
                node
            }
            Pattern::MatchStar(it) => {
                let node = self.node("MatchStar", it)?;
                self.set_name(node, "name", it.name.as_ref())?;
                node
            }
            Pattern::MatchAs(it) => {
                let node = self.node("MatchAs", it)?;
                match &it.pattern {
                    Some(inner) => {
                        let inner = self.pattern(inner)?;
                        self.set(node, "pattern", inner)?;
                    }
                    None => self.set_none(node, "pattern")?,
                }
                self.set_name(node, "name", it.name.as_ref())?;
                node
            }
            Pattern::MatchOr(it) => {
                let node = self.node("MatchOr", it)?;
                self.set_patterns(node, "patterns", &it.patterns)?;
                node
            }
        };
        Ok(node.0)
    }

    fn set_patterns(
        &mut self,
        node: super::maker::Node,
        field: &str,
        patterns: &[Pattern],
    ) -> Result<(), Raised> {
        self.set_list(node, field, patterns.iter(), |this, pattern| this.pattern(pattern))
    }
}
