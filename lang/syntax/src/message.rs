//! The parser's errors in CPython's words.
//!
//! The parser goes on after an error and CPython stops, so of what is told here CPython says the first. Brackets that do not match
//! come before everything behind them, as CPython's tokenizer has it.

mod lexical;

use super::ast::token::TokenKind;
use super::ast::{Expr, ModModule};
use super::parser::{ParseError, ParseErrorType, Parsed};
use super::visitor::{self, Visitor};
use super::{span, to_span};
use crate::source::{Diagnostic, ErrorKind, Span};

/// All errors of a parsed module.
pub fn errors(text: &str, parsed: &Parsed<ModModule>) -> Vec<Diagnostic> {
    let reader = Reader { text, parsed };
    let bracket = reader.bracket();
    let mut errors: Vec<Diagnostic> =
        parsed.errors().iter().map(|error| reader.number_before(reader.word(error))).collect();
    errors.extend(parsed.unsupported_syntax_errors().iter().map(|error| {
        // The parser keeps the types inside these to itself, but not their names.
        let message = match format!("{:?}", error.kind).as_str() {
            "Pep701FString(Backslash)" => "f-string expression part cannot include a backslash",
            "Pep701FString(Comment)" => "f-string expression part cannot include '#'",
            "TypeParameterList" => "expected '('",
            "UnparenthesizedExceptionTypes" => "multiple exception types must be parenthesized",
            "UnpackingInComprehension(DictInDict)" => {
                "dict unpacking cannot be used in dict comprehension"
            }
            kind if kind.starts_with("UnpackingInComprehension") => {
                "iterable unpacking cannot be used in comprehension"
            }
            kind if kind.starts_with("Pep701FString") => "f-string: expecting '}'",
            _ => "invalid syntax",
        };
        Diagnostic::syntax(to_span(error.range), message)
    }));
    if let Some(bracket) = bracket {
        // Until the parser is back at the start of a statement, what it finds comes from the bracket.
        let back = reader.next_statement(bracket.span.start);
        let end = text.trim_end().len() as u32;
        // What is wrong on the bracket's own line is found before it is missed.
        let line = reader.line_of(bracket.span.start);
        let is_first = |error: &Diagnostic| {
            let start = error.span.start;
            bracket.message.ends_with("was never closed")
                && start > bracket.span.start
                && start < end
                && reader.line_of(start) == line
                && !reader.rest_of_line(start).trim().is_empty()
        };
        let first = errors.iter().filter(|error| is_first(error)).min_by_key(|error| error.span);
        let first = first.cloned().unwrap_or(bracket.clone());
        errors.retain(|error| {
            let start = error.span.start;
            start < bracket.span.start || (back..end).contains(&start)
        });
        errors.push(first);
    }
    errors
}

struct Reader<'a> {
    text: &'a str,
    parsed: &'a Parsed<ModModule>,
}

impl Reader<'_> {
    fn line_of(&self, offset: u32) -> usize {
        1 + self.text[..offset as usize].matches('\n').count()
    }
    /// The source from a place to the end of its line.
    fn rest_of_line(&self, offset: u32) -> &str {
        self.text[offset as usize..].lines().next().unwrap_or("")
    }
    fn line_start(&self, offset: u32) -> u32 {
        self.text[..offset as usize].rfind('\n').map_or(0, |end| end as u32 + 1)
    }

    /// Where the first statement behind a place starts.
    fn next_statement(&self, offset: u32) -> u32 {
        let mut ends = self.parsed.tokens().iter().filter_map(|token| {
            let (kind, range) = token.as_tuple();
            let end = to_span(range).end;
            (kind == TokenKind::Newline && end > offset).then_some(end)
        });
        ends.next().unwrap_or(u32::MAX)
    }

    /// The first bracket that does not match.
    fn bracket(&self) -> Option<Diagnostic> {
        let mut open: Vec<(char, Span)> = Vec::new();
        let mut strings = Vec::new();
        for token in self.parsed.tokens() {
            let (kind, at) = token.as_tuple();
            let at = to_span(at);
            let opening = match kind {
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => {
                    open.push((
                        if kind == TokenKind::Lpar {
                            '('
                        } else if kind == TokenKind::Lsqb {
                            '['
                        } else {
                            '{'
                        },
                        at,
                    ));
                    continue;
                }
                TokenKind::Rpar => '(',
                TokenKind::Rsqb => '[',
                TokenKind::Rbrace => '{',
                // The brackets of an f-string are its own.
                TokenKind::FStringStart => {
                    strings.push(open.len());
                    continue;
                }
                TokenKind::FStringEnd => {
                    open.truncate(strings.pop().unwrap_or(0));
                    continue;
                }
                _ => continue,
            };
            if !strings.is_empty() {
                open.pop();
                continue;
            }
            let closing = &self.text[at.start as usize..at.end as usize];
            match open.pop() {
                None => return Some(Diagnostic::syntax(at, format!("unmatched '{closing}'"))),
                Some((bracket, _)) if bracket == opening => {}
                Some((bracket, place)) => {
                    let message = format!(
                        "closing parenthesis '{closing}' does not match opening parenthesis '{bracket}'"
                    );
                    let (line, here) = (self.line_of(place.start), self.line_of(at.start));
                    let line =
                        if line == here { String::new() } else { format!(" on line {line}") };
                    return Some(Diagnostic::syntax(at, message + &line));
                }
            }
        }
        let (bracket, at) = open.pop().filter(|_| strings.is_empty())?;
        Some(Diagnostic::syntax(at, format!("'{bracket}' was never closed")))
    }

    fn word(&self, error: &ParseError) -> Diagnostic {
        let at = to_span(error.location);
        let (kind, at, message) = match &error.error {
            ParseErrorType::Lexical(error) => return self.lexical(error, at),
            ParseErrorType::FStringError(error) => return self.in_string(error, at),
            ParseErrorType::UnexpectedIndentation => {
                // CPython points at the last blank of the indentation.
                let start = self.line_start(at.end);
                let line = self.rest_of_line(start);
                let indent = (line.len() - line.trim_start().len()) as u32;
                let place = start + indent.saturating_sub(1);
                (ErrorKind::Indentation, Span::new(place, place + 1), "unexpected indent".into())
            }
            ParseErrorType::OtherError(message) => return self.other(message, at),
            ParseErrorType::ExpectedToken { expected, found } => {
                let message = self.expected(*expected, *found, at);
                (ErrorKind::Syntax, self.place_of(&message, at), message)
            }
            ParseErrorType::PositionalAfterKeywordArgument
            | ParseErrorType::PositionalAfterKeywordUnpacking => {
                (ErrorKind::Syntax, self.closing(at), plain(&error.error).into())
            }
            ParseErrorType::InvalidStarredExpressionUsage
                if self.text[..at.start as usize].trim_end().ends_with('(') =>
            {
                (ErrorKind::Syntax, at, "cannot use starred expression here".into())
            }
            ParseErrorType::ExpectedExpression => {
                (ErrorKind::Syntax, at, self.expected_expression(at))
            }
            ParseErrorType::SimpleStatementsOnSameLine => match self.lambda_before(at) {
                Some(lambda) => return lambda,
                None => return self.same_line(at),
            },
            ParseErrorType::InvalidAssignmentTarget
            | ParseErrorType::InvalidDeleteTarget
            | ParseErrorType::InvalidAugmentedAssignmentTarget
            | ParseErrorType::InvalidNamedAssignmentTarget
            | ParseErrorType::InvalidAnnotatedAssignmentTarget => {
                (ErrorKind::Syntax, at, self.target(&error.error, at))
            }
            simple => (ErrorKind::Syntax, at, plain(simple).into()),
        };
        Diagnostic { kind, span: at, message, told: None }
    }

    /// A syntax error right behind a number is about the number.
    fn number_before(&self, error: Diagnostic) -> Diagnostic {
        if !error.message.starts_with("invalid syntax") {
            return error;
        }
        let before = self.parsed.tokens().iter().find_map(|token| {
            let (kind, range) = token.as_tuple();
            let token = to_span(range);
            (token.end == error.span.start && matches!(kind, TokenKind::Int | TokenKind::Float))
                .then_some(token)
        });
        let goes_on = self
            .rest_of_line(error.span.start)
            .starts_with(|c: char| c.is_alphanumeric() || c == '_');
        match before {
            Some(token) if goes_on => {
                Diagnostic::syntax(token, number(self.rest_of_line(token.start)))
            }
            _ => error,
        }
    }
    /// Whether a place is between brackets.
    fn is_bracketed(&self, at: Span) -> bool {
        let mut open = 0;
        for token in self.parsed.tokens() {
            let (kind, range) = token.as_tuple();
            if to_span(range).start >= at.start {
                break;
            }
            match kind {
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => open += 1,
                TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => open -= 1,
                _ => {}
            }
        }
        open > 0
    }

    /// The token behind a place.
    fn token_behind(&self, offset: u32) -> Span {
        let mut tokens = self.parsed.tokens().iter().map(|token| to_span(token.as_tuple().1));
        let end = self.text.len() as u32;
        tokens.find(|token| token.start >= offset).unwrap_or(Span::new(end, end))
    }
    /// The token before a place.
    fn token_before(&self, offset: u32) -> Span {
        let tokens = self.parsed.tokens().iter().map(|token| to_span(token.as_tuple().1));
        tokens.take_while(|token| token.end <= offset).last().unwrap_or_default()
    }
    /// The innermost bracket that is open at a place, or closes what is open there.
    fn around(&self, at: u32) -> (Option<Span>, Option<Span>) {
        let (mut open, mut depth) = (Vec::new(), 0);
        for token in self.parsed.tokens() {
            let (kind, range) = token.as_tuple();
            let token = to_span(range);
            match kind {
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace if token.start < at => {
                    open.push(token)
                }
                TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace if token.start < at => {
                    open.pop();
                }
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => depth += 1,
                TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace if depth == 0 => {
                    return (open.pop(), Some(token));
                }
                TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => depth -= 1,
                _ => {}
            }
        }
        (open.pop(), None)
    }
    /// The bracket that closes the call that a place is in.
    fn closing(&self, at: Span) -> Span {
        self.around(at.start).1.unwrap_or(at)
    }
    /// Where CPython sees what is missing.
    fn place_of(&self, message: &str, at: Span) -> Span {
        let line = self.line_start(at.start);
        match message {
            "invalid syntax. Maybe you meant '==' or ':=' instead of '='?" => {
                let name = self.token_before(at.start);
                let value = self.token_behind(at.end);
                Span::new(name.start, value.end.max(at.end))
            }
            "':' expected after dictionary key" => self.token_before(at.start),
            "expected 'else' after 'if' expression" => {
                let before = &self.text[line as usize..at.start as usize];
                let test = before.rfind(" if ").unwrap_or(0);
                let value = before[..test].trim_end();
                let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
                let start = value.trim_end_matches(is_part).len() as u32 + line;
                Span::new(start, line + before.trim_end().len() as u32)
            }
            "did you forget parentheses around the comprehension target?" => {
                let open = self.around(at.start).0.map_or(at.start, |open| open.end);
                Span::new(open, self.token_before(at.start).end)
            }
            _ => at,
        }
    }

    /// `lambda: x := 1`
    fn lambda_before(&self, at: Span) -> Option<Diagnostic> {
        let start = self.line_start(at.start);
        let before = &self.text[start as usize..at.start as usize];
        if !self.rest_of_line(at.start).starts_with(":=") || !before.contains("lambda") {
            return None;
        }
        let place = start + before.find("lambda")? as u32;
        let end = start + before.trim_end().len() as u32;
        let message = "cannot use assignment expressions with lambda";
        Some(Diagnostic::syntax(Span::new(place, end), message))
    }

    /// Two statements on a line.
    fn same_line(&self, at: Span) -> Diagnostic {
        let start = self.line_start(at.start);
        let before = self.text[start as usize..at.start as usize].trim();
        if before == "print" || before == "exec" {
            let message =
                format!("Missing parentheses in call to '{before}'. Did you mean {before}(...)?");
            let first = at.start
                - self.text[..at.start as usize].trim_end().len().min(at.start as usize) as u32;
            let start = at.start - first - before.len() as u32;
            let end = at.start + self.rest_of_line(at.start).trim_end().len() as u32;
            return Diagnostic::syntax(Span::new(start, end), message);
        }
        let rest = self.rest_of_line(at.start);
        const OPERATORS: [&str; 12] =
            ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "@=", "//=", "**=", "<<="];
        if before.contains(',') && OPERATORS.iter().any(|operator| rest.starts_with(operator)) {
            let end = start + before.len() as u32;
            let message = "'tuple' is an illegal expression for augmented assignment";
            return Diagnostic::syntax(Span::new(start, end), message);
        }
        if rest.starts_with("not ") {
            return Diagnostic::syntax(self.token_behind(at.start + 3), "invalid syntax");
        }
        if rest.starts_with('>') && before.ends_with('<') {
            return Diagnostic::syntax(Span::new(at.start - 1, at.end), "invalid syntax");
        }
        Diagnostic::syntax(at, "invalid syntax")
    }

    fn expected(&self, expected: TokenKind, found: TokenKind, at: Span) -> String {
        let inside = matches!(
            expected,
            TokenKind::Comma | TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace
        );
        let starts_expression = matches!(
            found,
            TokenKind::Name
                | TokenKind::Int
                | TokenKind::Float
                | TokenKind::String
                | TokenKind::FStringStart
                | TokenKind::None
                | TokenKind::True
                | TokenKind::False
                | TokenKind::Lambda
                | TokenKind::Not
        );
        match (expected, found) {
            (TokenKind::Colon, TokenKind::Equal) => {
                "invalid syntax. Maybe you meant '==' or ':=' instead of '='?".into()
            }
            (TokenKind::Colon, TokenKind::Newline) => "expected ':'".into(),
            (TokenKind::Colon, _) if self.is_header_of_definition(at) => "expected ':'".into(),
            (TokenKind::Else, _) => "expected 'else' after 'if' expression".into(),
            (TokenKind::Lpar, _) if self.is_header_of_definition(at) => "expected '('".into(),
            (TokenKind::Colon, TokenKind::Rbrace | TokenKind::Comma) if self.is_bracketed(at) => {
                "':' expected after dictionary key".into()
            }
            (TokenKind::Comma | TokenKind::Rsqb | TokenKind::Rbrace, TokenKind::For) => {
                "did you forget parentheses around the comprehension target?".into()
            }
            _ if inside && starts_expression && self.is_bracketed(at) => {
                "invalid syntax. Perhaps you forgot a comma?".into()
            }
            _ => "invalid syntax".into(),
        }
    }
    fn is_header_of_definition(&self, at: Span) -> bool {
        let line = self.text[self.line_start(at.start) as usize..].trim_start();
        ["def ", "class ", "else", "try", "finally", "for "]
            .iter()
            .any(|word| line.starts_with(word))
    }
    fn expected_expression(&self, at: Span) -> String {
        let before = self.text[..at.start as usize].trim_end();
        let rest = self.rest_of_line(at.start);
        let in_format = self.parsed.tokens().iter().rev().any(|token| {
            let (kind, range) = token.as_tuple();
            kind == TokenKind::FStringStart
                && to_span(range).end == before.len() as u32 - before.ends_with('{') as u32
        });
        if rest.starts_with('}') && before.ends_with('{') && in_format {
            "f-string: empty expression not allowed".into()
        } else if rest.starts_with(['"', '\'']) && before.ends_with('{') && in_format {
            "f-string: expecting '}'".into()
        } else if rest.starts_with('}') && before.ends_with(':') {
            "expression expected after dictionary key and ':'".into()
        } else {
            "invalid syntax".into()
        }
    }

    fn other(&self, message: &str, at: Span) -> Diagnostic {
        if let Some(clause) = message.strip_prefix("Expected an indented block after ") {
            let clause = match clause.replace('`', "'").as_str() {
                "'class' definition" => "class definition".to_string(),
                clause => clause
                    .replace(" clause", " statement")
                    .replace("'case' block", "'case' statement"),
            };
            let message = format!(
                "expected an indented block after {clause} on line {}",
                self.header_line(at)
            );
            return Diagnostic { kind: ErrorKind::Indentation, span: at, message, told: None };
        }
        let worded = match message {
            "Expected `except` or `finally` after `try` block" => {
                "expected 'except' or 'finally' block"
            }
            "Only one '*' parameter allowed" | "Only one '*' separator allowed" => {
                "* argument may appear only once"
            }
            "Keyword-only parameter separator not allowed after '*' parameter" => {
                "* argument may appear only once"
            }
            "Only one '/' separator allowed" => "/ may appear only once",
            "Only one '**' parameter allowed" => "arguments cannot follow var-keyword argument",
            "'/' parameter must appear before '*' parameter" => "/ must be ahead of *",
            "Position-only parameter separator not allowed as first parameter"
                if self.text[..at.start as usize].trim_end().ends_with("*,") =>
            {
                "/ must be ahead of *"
            }
            "Position-only parameter separator not allowed as first parameter" => {
                "at least one argument must precede /"
            }
            "Bytes literal cannot be mixed with non-bytes literals" => {
                let message = "cannot mix bytes and nonbytes literals";
                return Diagnostic::syntax(self.token_behind(at.end), message);
            }
            "Expected a parameter or the end of the parameter list"
                if self.rest_of_line(at.start).starts_with('(') =>
            {
                "Function parameters cannot be parenthesized"
            }
            "Trailing comma not allowed" if !self.rest_of_line(at.end).trim().is_empty() => {
                "invalid syntax"
            }
            "Trailing comma not allowed" => {
                let place = self.token_behind(at.end);
                let message = "trailing comma not allowed without surrounding parentheses";
                return Diagnostic::syntax(place, message);
            }
            "Expected one or more exception types" => "expected one or more exception types",
            "Only single target (not tuple) can be annotated" => {
                "only single target (not tuple) can be annotated"
            }
            "Only single target (not list) can be annotated" => {
                "only single target (not list) can be annotated"
            }
            "Multiple exception types must be parenthesized when using `as`" => {
                "multiple exception types must be parenthesized"
            }
            "Expected a parameter name" => match &self.text[at.start as usize..at.end as usize] {
                name @ ("True" | "False" | "None") => {
                    return Diagnostic::syntax(at, format!("cannot assign to {name}"));
                }
                _ => "expression cannot contain assignment, perhaps you meant \"==\"?",
            },
            "Cannot have both 'except' and 'except*' on the same 'try'" => {
                "cannot have both 'except' and 'except*' on the same 'try'"
            }
            _ => "invalid syntax",
        };
        Diagnostic::syntax(at, worded)
    }
    /// The line of the clause that wants a block, which ends before `at`.
    fn header_line(&self, at: Span) -> usize {
        let mut start = 0;
        let mut header = 0;
        for token in self.parsed.tokens() {
            let (kind, range) = token.as_tuple();
            let token = to_span(range);
            if token.start >= at.start && kind != TokenKind::Newline {
                break;
            }
            match kind {
                TokenKind::Newline => {
                    header = start;
                    start = token.end;
                }
                TokenKind::NonLogicalNewline
                | TokenKind::Indent
                | TokenKind::Dedent
                | TokenKind::Comment
                    if start <= token.start
                        && self.text[start as usize..token.start as usize].trim().is_empty() =>
                {
                    start = token.end;
                }
                _ => {}
            }
        }
        self.line_of(header)
    }

    fn target(&self, error: &ParseErrorType, at: Span) -> String {
        let Some(expr) = self.expr_at(at) else { return "invalid syntax".into() };
        let name = expr_name(expr);
        match error {
            ParseErrorType::InvalidDeleteTarget => format!("cannot delete {name}"),
            ParseErrorType::InvalidAugmentedAssignmentTarget => {
                format!("'{name}' is an illegal expression for augmented assignment")
            }
            ParseErrorType::InvalidNamedAssignmentTarget => {
                format!("cannot use assignment expressions with {name}")
            }
            ParseErrorType::InvalidAnnotatedAssignmentTarget => {
                "illegal target for annotation".into()
            }
            _ => {
                // What could as well be the left side of a comparison.
                let comparable = !matches!(
                    expr,
                    Expr::BooleanLiteral(_)
                        | Expr::NoneLiteral(_)
                        | Expr::Generator(_)
                        | Expr::Compare(_)
                        | Expr::BoolOp(_)
                        | Expr::Lambda(_)
                        | Expr::If(_)
                        | Expr::Starred(_)
                );
                let is_yield = matches!(expr, Expr::Yield(_) | Expr::YieldFrom(_));
                if is_yield && !self.text[..at.start as usize].trim_end().ends_with('(') {
                    return "assignment to yield expression not possible".into();
                }
                let rest = self.rest_of_line(at.end).trim_start_matches([' ', '\t', ')']);
                let comparable = comparable && !self.is_item(at);
                if comparable && rest.starts_with('=') && !rest.starts_with("==") {
                    format!("cannot assign to {name} here. Maybe you meant '==' instead of '='?")
                } else {
                    format!("cannot assign to {name}")
                }
            }
        }
    }
    /// Whether a place is that of an item of a tuple or list.
    fn is_item(&self, at: Span) -> bool {
        struct Finder {
            at: Span,
            found: bool,
        }
        impl<'a> Visitor<'a> for Finder {
            fn visit_expr(&mut self, expr: &'a Expr) {
                if let Expr::Tuple(super::ast::ExprTuple { elts, .. })
                | Expr::List(super::ast::ExprList { elts, .. }) = expr
                {
                    self.found |= elts.iter().any(|elt| span(elt) == self.at);
                }
                visitor::walk_expr(self, expr);
            }
        }
        let mut finder = Finder { at, found: false };
        finder.visit_body(&self.parsed.syntax().body);
        finder.found
    }
    fn expr_at(&self, at: Span) -> Option<&Expr> {
        struct Finder<'a> {
            at: Span,
            found: Option<&'a Expr>,
        }
        impl<'a> Visitor<'a> for Finder<'a> {
            fn visit_expr(&mut self, expr: &'a Expr) {
                if self.found.is_none() && span(expr) == self.at {
                    self.found = Some(expr);
                }
                visitor::walk_expr(self, expr);
            }
        }
        let mut finder = Finder { at, found: None };
        finder.visit_body(&self.parsed.syntax().body);
        finder.found
    }
}

/// A number that is none.
fn number(written: &str) -> String {
    let kind = match written.as_bytes() {
        [b'0', b'x' | b'X', ..] => "hexadecimal",
        [b'0', b'o' | b'O', ..] => "octal",
        [b'0', b'b' | b'B', ..] => "binary",
        [b'0'..=b'9' | b'.', ..] => "decimal",
        _ => return "invalid syntax".into(),
    };
    let wrong = written.bytes().skip(2).find(|b| {
        !b.is_ascii_hexdigit() || *b > b'1' && kind == "binary" || *b > b'7' && kind == "octal"
    });
    match wrong {
        Some(digit @ b'0'..=b'9') if kind == "octal" || kind == "binary" => {
            format!("invalid digit '{}' in {kind} literal", digit as char)
        }
        _ => format!("invalid {kind} literal"),
    }
}

/// Errors that need no more than their kind.
fn plain(error: &ParseErrorType) -> &'static str {
    match error {
        ParseErrorType::PositionalAfterKeywordArgument => {
            "positional argument follows keyword argument"
        }
        ParseErrorType::PositionalAfterKeywordUnpacking => {
            "positional argument follows keyword argument unpacking"
        }
        ParseErrorType::InvalidArgumentUnpackingOrder => {
            "iterable argument unpacking follows keyword argument unpacking"
        }
        ParseErrorType::IterableUnpackingInComprehension => {
            "iterable unpacking cannot be used in comprehension"
        }
        ParseErrorType::NonDefaultParamAfterDefaultParam => {
            "non-default argument follows default argument"
        }
        ParseErrorType::ParamAfterVarKeywordParam => "arguments cannot follow var-keyword argument",
        ParseErrorType::ExpectedKeywordParam => "named arguments must follow bare *",
        ParseErrorType::VarParameterWithDefault => {
            "var-positional argument cannot have default value"
        }
        ParseErrorType::UnparenthesizedGeneratorExpression => {
            "Generator expression must be parenthesized"
        }
        ParseErrorType::InvalidStarredExpressionUsage => "can't use starred expression here",
        _ => "invalid syntax",
    }
}

/// What CPython calls an expression.
fn expr_name(expr: &Expr) -> &'static str {
    match expr {
        Expr::Attribute(_) => "attribute",
        Expr::Subscript(_) => "subscript",
        Expr::Starred(_) => "starred",
        Expr::Name(_) => "name",
        Expr::List(_) => "list",
        Expr::Tuple(_) => "tuple",
        Expr::Lambda(_) => "lambda",
        Expr::Call(_) => "function call",
        Expr::Generator(_) => "generator expression",
        Expr::Yield(_) | Expr::YieldFrom(_) => "yield expression",
        Expr::Await(_) => "await expression",
        Expr::ListComp(_) => "list comprehension",
        Expr::SetComp(_) => "set comprehension",
        Expr::DictComp(_) => "dict comprehension",
        Expr::Dict(_) => "dict literal",
        Expr::Set(_) => "set display",
        Expr::FString(_) | Expr::TString(_) => "f-string expression",
        Expr::NumberLiteral(_) | Expr::StringLiteral(_) | Expr::BytesLiteral(_) => "literal",
        Expr::BooleanLiteral(literal) => {
            if literal.value {
                "True"
            } else {
                "False"
            }
        }
        Expr::NoneLiteral(_) => "None",
        Expr::EllipsisLiteral(_) => "ellipsis",
        Expr::Compare(_) => "comparison",
        Expr::If(_) => "conditional expression",
        Expr::Named(_) => "named expression",
        _ => "expression",
    }
}
