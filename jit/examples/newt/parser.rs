//! Tokens to a tree, by recursive descent.

use super::lexer::{Token, tokens};
use super::tree::*;

/// Names that no variable, function or class can have.
const KEYWORDS: &[&str] = &[
    "and", "break", "class", "else", "false", "fn", "if", "let", "nil", "not", "or", "return",
    "self", "true", "while",
];
/// The binary operators, those that bind less first.
const LEVELS: &[&[&str]] = &[&["==", "!=", "<", "<=", ">", ">="], &["+", "-"], &["*", "/", "%"]];
/// How deep expressions and blocks may nest: who reads them recurses.
const DEEPEST: u32 = 200;
/// How many operators a statement may have, as `1 + 1 + 1` is deep as well.
const MOST_OPERATORS: u32 = 5000;

/// The tree of a program.
pub fn parse(text: &str) -> Result<Program, Fault> {
    let mut parser = Parser { tokens: tokens(text)?, at: 0, depth: 0, operators: 0 };
    let mut program = Program::default();
    while *parser.peek() != Token::End {
        if parser.takes_word("class") {
            program.classes.push(parser.class()?);
        } else if parser.takes_word("fn") {
            program.functions.push(parser.function(&[])?);
        } else {
            program.body.push(parser.statement()?);
        }
    }
    Ok(program)
}

struct Parser {
    tokens: Vec<(Token, Place)>,
    at: usize,
    depth: u32,
    operators: u32,
}

impl Parser {
    fn peek(&self) -> &Token {
        &self.tokens[self.at].0
    }
    fn place(&self) -> Place {
        self.tokens[self.at].1
    }
    fn advance(&mut self) {
        // The end stays where it is.
        self.at = (self.at + 1).min(self.tokens.len() - 1);
    }

    fn takes(&mut self, sign: &str) -> bool {
        let found = matches!(self.peek(), Token::Sign(s) if *s == sign);
        if found {
            self.advance();
        }
        found
    }
    fn takes_word(&mut self, word: &str) -> bool {
        let found = matches!(self.peek(), Token::Word(w) if w == word);
        if found {
            self.advance();
        }
        found
    }

    fn wrong<T>(&self, wanted: &str) -> Result<T, Fault> {
        let found = match self.peek() {
            Token::Number(n) => format!("`{n}`"),
            Token::Text(_) => "a string".into(),
            Token::Word(word) => format!("`{word}`"),
            Token::Sign(sign) => format!("`{sign}`"),
            Token::End => "the end".into(),
        };
        Err(self.place().fault(format!("here should be {wanted}, not {found}")))
    }
    fn expect(&mut self, sign: &str) -> Result<(), Fault> {
        if self.takes(sign) { Ok(()) } else { self.wrong(&format!("`{sign}`")) }
    }
    fn name(&mut self) -> Result<String, Fault> {
        match self.peek() {
            Token::Word(word) if !KEYWORDS.contains(&&**word) => {
                let word = word.clone();
                self.advance();
                Ok(word)
            }
            _ => self.wrong("a name"),
        }
    }

    /// `item, item)`: the opening bracket is behind us.
    fn list<T>(&mut self, item: fn(&mut Parser) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
        let mut items = Vec::new();
        while !self.takes(")") {
            if !items.is_empty() {
                self.expect(",")?;
            }
            items.push(item(self)?);
        }
        Ok(items)
    }

    fn class(&mut self) -> Result<Class, Fault> {
        let (place, name) = (self.place(), self.name()?);
        let fields = if self.takes("(") { self.list(Parser::name)? } else { Vec::new() };
        let parent = match self.takes(":") {
            true => Some((self.place(), self.name()?)).map(|(place, name)| (name, place)),
            false => None,
        };
        self.expect("{")?;
        let mut methods = Vec::new();
        while !self.takes("}") {
            if !self.takes_word("fn") {
                return self.wrong("`fn` or `}`");
            }
            methods.push(self.function(&["self"])?);
        }
        Ok(Class { name, place, fields, parent, methods })
    }

    fn function(&mut self, first: &[&str]) -> Result<Function, Fault> {
        let (place, name) = (self.place(), self.name()?);
        self.expect("(")?;
        let mut parameters: Vec<String> = first.iter().map(|name| name.to_string()).collect();
        parameters.extend(self.list(Parser::name)?);
        let body = if self.takes("=") {
            let place = self.place();
            let value = self.expr()?;
            self.expect(";")?;
            vec![Statement::Return(Some(value), place)]
        } else {
            self.block()?
        };
        Ok(Function { name, place, parameters, body })
    }

    /// Goes one level deeper.
    fn nested<T>(&mut self, read: impl Fn(&mut Self) -> Result<T, Fault>) -> Result<T, Fault> {
        if self.depth == DEEPEST {
            return Err(self.place().fault("this is nested too deeply"));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    fn operator(&mut self, kind: ExprKind, place: Place) -> Result<Expr, Fault> {
        self.operators += 1;
        match self.operators {
            ..MOST_OPERATORS => Ok(Expr { kind, place }),
            _ => Err(place.fault("this statement is too long")),
        }
    }

    fn block(&mut self) -> Result<Vec<Statement>, Fault> {
        self.expect("{")?;
        let mut statements = Vec::new();
        while !self.takes("}") {
            statements.push(self.nested(Parser::statement)?);
        }
        Ok(statements)
    }

    fn statement(&mut self) -> Result<Statement, Fault> {
        let place = self.place();
        self.operators = 0;
        if self.takes_word("if") {
            return self.conditional();
        }
        if self.takes_word("while") {
            return Ok(Statement::While(self.expr()?, self.block()?));
        }
        let statement = if self.takes_word("let") {
            let name = self.name()?;
            self.expect("=")?;
            Statement::Let(name, self.expr()?)
        } else if self.takes_word("return") {
            let is_bare = *self.peek() == Token::Sign(";");
            Statement::Return(if is_bare { None } else { Some(self.expr()?) }, place)
        } else if self.takes_word("break") {
            Statement::Break(place)
        } else {
            let value = self.expr()?;
            let sign = self.place();
            match (self.takes("="), &value.kind) {
                (false, _) => Statement::Value(value),
                (true, ExprKind::Name(_) | ExprKind::Field(..)) => {
                    Statement::Assign(value, self.expr()?)
                }
                (true, _) => return Err(sign.fault("only variables and fields are assigned to")),
            }
        };
        self.expect(";")?;
        Ok(statement)
    }

    fn conditional(&mut self) -> Result<Statement, Fault> {
        let (condition, then) = (self.expr()?, self.block()?);
        let otherwise = if !self.takes_word("else") {
            Vec::new()
        } else if self.takes_word("if") {
            vec![self.nested(Parser::conditional)?]
        } else {
            self.block()?
        };
        Ok(Statement::If(condition, then, otherwise))
    }

    fn expr(&mut self) -> Result<Expr, Fault> {
        self.nested(|parser| parser.logic("or"))
    }

    fn logic(&mut self, word: &'static str) -> Result<Expr, Fault> {
        let operand = |parser: &mut Parser| match word {
            "or" => parser.logic("and"),
            _ => parser.negation(),
        };
        let mut left = operand(self)?;
        let mut place = self.place();
        while self.takes_word(word) {
            let kind = ExprKind::Logic(word, Box::new(left), Box::new(operand(self)?));
            left = self.operator(kind, place)?;
            place = self.place();
        }
        Ok(left)
    }

    fn negation(&mut self) -> Result<Expr, Fault> {
        let place = self.place();
        if self.takes_word("not") {
            let kind = ExprKind::Unary("not", Box::new(self.nested(Parser::negation)?));
            return Ok(Expr { kind, place });
        }
        self.binary(0)
    }

    fn binary(&mut self, level: usize) -> Result<Expr, Fault> {
        let Some(signs) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1)?;
        loop {
            let place = self.place();
            let Some(sign) = signs.iter().find(|sign| self.takes(sign)) else { return Ok(left) };
            let right = self.binary(level + 1)?;
            let kind = ExprKind::Binary(sign, Box::new(left), Box::new(right));
            left = self.operator(kind, place)?;
        }
    }

    fn unary(&mut self) -> Result<Expr, Fault> {
        let place = self.place();
        if self.takes("-") {
            let kind = ExprKind::Unary("-", Box::new(self.nested(Parser::unary)?));
            return Ok(Expr { kind, place });
        }
        let mut expr = self.primary()?;
        loop {
            let place = self.place();
            let kind = if self.takes("[") {
                let index = self.expr()?;
                self.expect("]")?;
                ExprKind::Index(Box::new(expr), Box::new(index))
            } else if self.takes(".") {
                let name = self.name()?;
                match self.takes("(") {
                    true => ExprKind::Method(Box::new(expr), name, self.list(Parser::expr)?),
                    false => ExprKind::Field(Box::new(expr), name),
                }
            } else {
                return Ok(expr);
            };
            expr = self.operator(kind, place)?;
        }
    }

    fn primary(&mut self) -> Result<Expr, Fault> {
        let place = self.place();
        let kind = match self.peek().clone() {
            Token::Number(n) => ExprKind::Number(n),
            Token::Text(text) => ExprKind::Text(text),
            Token::Word(word) => match &*word {
                "true" | "false" => ExprKind::Bool(word == "true"),
                "nil" => ExprKind::Nil,
                "self" => ExprKind::Name(word),
                _ => {
                    let name = self.name()?;
                    let kind = match self.takes("(") {
                        true => ExprKind::Call(name, self.list(Parser::expr)?),
                        false => ExprKind::Name(name),
                    };
                    return Ok(Expr { kind, place });
                }
            },
            Token::Sign("(") => {
                self.advance();
                let inner = self.expr()?;
                self.expect(")")?;
                return Ok(inner);
            }
            _ => return self.wrong("an expression"),
        };
        self.advance();
        Ok(Expr { kind, place })
    }
}
