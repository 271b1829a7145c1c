//! Declarations at the top of a trace file: the little world that a trace speaks of.
//!
//! ```text
//! class BoxedInteger 1 16            # name, number, bytes; `changing`: its objects may change class; `kept`: they might, and none has
//! field intval 8 int                 # name, offset, representation; `immutable`, `group=N`
//! array items 16 ref                 # name, offset of element 0, representation; `immutable`, `group=N`, `header=N`
//! call getindex(ref, ref) -> int elidable
//! call print(ref) -> ref any         # or any of: raises reenters reads=N writes=N
//! object m1 Map                      # a constant object, of a class or of none
//! load m1.size = 3                   # what an immutable field of it holds, or one that nobody has ever set again
//! shared Map.version = 7             # what a field of all objects of a class holds
//! leads Iterator.list.size            # what a field of all objects of a class refers to, unless it is null, has this field
//! counts List.storage.length          # as many elements as this field says are in what the other refers to
//! holds Frame.code Code               # what a field of all objects of a class refers to is of this class
//! given Point.x float                 # what objects of a class were given in a field so far is of this class, or an `int`
//! gives text Str                      # what a call gives is of this class
//! items m1 Str                        # all that is in a constant array is of this class
//! boxes Float.value                   # what fields of `boxed` refer to: the class of owned ones, and where the double is
//! answer getindex(ConstPtr(m1), ConstPtr(a)) = 0
//! ```

use super::descr::{
    Array, Boxes, CallDescr, CallFn, Class, Effect, Field, Group, Groups, Repr, Size,
};
use super::op::{Const, Type};
use crate::ir::Held;

/// What was declared, in order.
#[derive(Clone, Debug, Default)]
pub struct Declarations {
    /// Classes: name, size of an object, whether objects may change class.
    pub classes: Vec<(String, Size, bool)>,
    /// Those of them of which no object has changed class so far.
    pub kept: Vec<Class>,
    /// Fields.
    pub fields: Vec<(String, Field)>,
    /// Sorts of arrays.
    pub arrays: Vec<(String, Array)>,
    /// Calls.
    pub calls: Vec<&'static CallDescr>,
    /// Constant objects; the n-th is the word that [`Declarations::object_word`] says.
    pub objects: Vec<(String, Option<Class>)>,
    /// What fields of constant objects hold that are immutable, or that nobody has ever set again.
    pub loads: Vec<(u64, Field, Const)>,
    /// What fields that a class shares hold.
    pub shared: Vec<(Class, Field, Const)>,
    /// What fields of a class refer to always has these fields.
    pub leads: Vec<(Class, Field, Field)>,
    /// What fields of a class refer to has at least as many elements as this field says.
    pub counts: Vec<(Class, Field, Field)>,
    /// Of which classes it is what fields of a class refer to.
    pub holds: Vec<(Class, Field, Class)>,
    /// What it is that objects of a class were given in fields so far.
    pub given: Vec<(Class, Field, Held)>,
    /// Of which classes it is what calls give.
    pub gives: Vec<(&'static CallDescr, Class)>,
    /// Of which classes it is what is in constant arrays.
    pub items: Vec<(u64, Class)>,
    /// What fields of [`Repr::Boxed`] refer to.
    pub boxes: Option<Boxes>,
    /// What elidable calls answer.
    pub answers: Vec<(&'static CallDescr, Vec<Const>, Const)>,
}

impl Declarations {
    /// The reference of the n-th constant object: no real address, never to be followed.
    pub fn object_word(n: usize) -> u64 {
        0x1000 + 16 * n as u64 + 1
    }
    /// The class with this name.
    pub fn class(&self, name: &str) -> Result<(Class, Size), String> {
        let found = self.classes.iter().find(|(known, ..)| known == name);
        let (_, size, _) = found.ok_or_else(|| format!("no class {name}"))?;
        Ok((size.class(), *size))
    }
    /// The field with this name.
    pub fn field(&self, name: &str) -> Result<Field, String> {
        let found = self.fields.iter().find(|(known, _)| known == name);
        Ok(found.ok_or_else(|| format!("no field {name}"))?.1)
    }
    /// The sort of arrays with this name.
    pub fn array(&self, name: &str) -> Result<Array, String> {
        let found = self.arrays.iter().find(|(known, _)| known == name);
        Ok(found.ok_or_else(|| format!("no array {name}"))?.1)
    }
    /// The call with this name.
    pub fn call(&self, name: &str) -> Result<&'static CallDescr, String> {
        let found = self.calls.iter().find(|call| call.name == name);
        found.copied().ok_or_else(|| format!("no call {name}"))
    }
    /// The constant object with this name.
    pub fn object(&self, name: &str) -> Result<u64, String> {
        let found = self.objects.iter().position(|(known, _)| known == name);
        Ok(Self::object_word(found.ok_or_else(|| format!("no object {name}"))?))
    }

    /// The constant that a text means where a value of type `ty` is wanted.
    pub fn constant(&self, text: &str, ty: Option<Type>) -> Result<Const, String> {
        let inner = |word: &str| text.strip_prefix(word)?.strip_prefix('(')?.strip_suffix(')');
        if let Some(name) = inner("ConstPtr") {
            return Ok(Const::Ref(self.object(name)?));
        }
        let wrong = |_| format!("no value or constant {text}");
        if let Some(n) = inner("ref") {
            return Ok(Const::Ref(Const::Int(n.parse().map_err(wrong)?).word()));
        }
        if let Some(bits) = inner("float") {
            let digits = bits.trim_start_matches("0x");
            return Ok(Const::Float(u64::from_str_radix(digits, 16).map_err(wrong)?));
        }
        Ok(match text {
            "True" => Const::Bool(true),
            "False" => Const::Bool(false),
            "null" => Const::Ref(1),
            _ if text.contains(['.', 'e']) => {
                let x: f64 = text.parse().map_err(|_| format!("no value or constant {text}"))?;
                Const::Float(x.to_bits())
            }
            _ => {
                let n = Const::Int(text.parse().map_err(wrong)?);
                if ty == Some(Type::Ref) { Const::Ref(n.word()) } else { n }
            }
        })
    }

    /// Takes in one line if it is a declaration; says whether it is.
    pub fn line(&mut self, line: &str) -> Result<bool, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "class" => self.declare_class(rest)?,
            "field" => self.declare_field(rest)?,
            "array" => self.declare_array(rest)?,
            "call" => self.declare_call(rest)?,
            "object" => {
                let mut words = rest.split_whitespace();
                let name = words.next().ok_or("an object needs a name")?.to_string();
                let class = words.next().map(|class| self.class(class)).transpose()?;
                self.objects.push((name, class.map(|(class, _)| class)));
            }
            "load" | "shared" => {
                let (place, value) = rest.split_once('=').ok_or("a place and = are wanted")?;
                let (left, field) = place.trim().split_once('.').ok_or("a field is wanted")?;
                let field = self.field(field)?;
                let value = self.constant(value.trim(), Some(field.repr.ty()))?;
                if word == "load" {
                    self.loads.push((self.object(left)?, field, value));
                } else {
                    self.shared.push((self.class(left)?.0, field, value));
                }
            }
            "boxes" => {
                let (class, field) = rest.trim().split_once('.').ok_or("a field is wanted")?;
                let (owned, value) = (self.class(class)?.1, self.field(field)?);
                self.boxes = Some(Boxes { owned, value });
            }
            "leads" | "counts" => {
                let words: Vec<&str> = rest.trim().split('.').collect();
                let [class, through, field] = words[..] else {
                    return Err("a class and two fields are wanted".to_string());
                };
                let fact = (self.class(class)?.0, self.field(through)?, self.field(field)?);
                if word == "leads" { self.leads.push(fact) } else { self.counts.push(fact) }
            }
            "holds" => {
                let wrong = "a class with a field, and a class are wanted";
                let (place, held) = rest.trim().split_once(' ').ok_or(wrong)?;
                let (class, field) = place.split_once('.').ok_or(wrong)?;
                let (class, held) = (self.class(class)?.0, self.class(held.trim())?.0);
                self.holds.push((class, self.field(field)?, held));
            }
            "given" => {
                let wrong = "a class with a field, and a class or `int` are wanted";
                let (place, held) = rest.trim().split_once(' ').ok_or(wrong)?;
                let (class, field) = place.split_once('.').ok_or(wrong)?;
                let held = match held.trim() {
                    "int" => Held::SmallInt,
                    class => Held::Object(self.class(class)?.0),
                };
                self.given.push((self.class(class)?.0, self.field(field)?, held));
            }
            "gives" => {
                let (call, class) =
                    rest.trim().split_once(' ').ok_or("a call and a class are wanted")?;
                self.gives.push((self.call(call)?, self.class(class.trim())?.0));
            }
            "items" => {
                let (array, class) =
                    rest.trim().split_once(' ').ok_or("an object and a class are wanted")?;
                self.items.push((self.object(array)?, self.class(class.trim())?.0));
            }
            "answer" => {
                let (call, value) = rest.split_once('=').ok_or("= is wanted")?;
                let (name, args) = call.trim().split_once('(').ok_or("arguments are wanted")?;
                let args = args.strip_suffix(')').ok_or(") is wanted")?;
                let call = self.call(name)?;
                let args = split(args).into_iter().zip(call.args);
                let args = args.map(|(arg, &ty)| self.constant(arg, Some(ty)));
                let args = args.collect::<Result<_, _>>()?;
                let value = self.constant(value.trim(), Some(call.result))?;
                self.answers.push((call, args, value));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn declare_class(&mut self, rest: &str) -> Result<(), String> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let [name, number, bytes, flags @ ..] = &words[..] else {
            return Err("a class has a name, a number and a size".to_string());
        };
        let size = Size { bytes: number_of(bytes)?, header: number_of(number)? as u64 };
        let changing = match flags {
            [] => false,
            ["changing"] => true,
            ["kept"] => {
                self.kept.push(size.class());
                true
            }
            _ => return Err(format!("unknown words {flags:?}")),
        };
        self.classes.push((name.to_string(), size, changing));
        Ok(())
    }

    fn group(&self) -> Group {
        Group(((self.fields.len() + self.arrays.len()) % 32) as u8)
    }

    fn declare_field(&mut self, rest: &str) -> Result<(), String> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let [name, offset, repr, flags @ ..] = &words[..] else {
            return Err("a field has a name, an offset and a representation".to_string());
        };
        let mut field = Field {
            offset: number_of(offset)?,
            repr: repr_of(repr)?,
            group: self.group(),
            immutable: false,
        };
        for flag in flags {
            match flag.split_once('=') {
                None if *flag == "immutable" => field.immutable = true,
                Some(("group", n)) => field.group = Group(number_of(n)? as u8),
                _ => return Err(format!("unknown word {flag}")),
            }
        }
        self.fields.push((name.to_string(), field));
        Ok(())
    }

    fn declare_array(&mut self, rest: &str) -> Result<(), String> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let [name, base, repr, flags @ ..] = &words[..] else {
            return Err("an array has a name, an offset and a representation".to_string());
        };
        let mut array = Array {
            base: number_of(base)?,
            repr: repr_of(repr)?,
            group: self.group(),
            immutable: false,
            header: 0,
        };
        for flag in flags {
            match flag.split_once('=') {
                None if *flag == "immutable" => array.immutable = true,
                Some(("group", n)) => array.group = Group(number_of(n)? as u8),
                Some(("header", n)) => array.header = number_of(n)? as u64,
                _ => return Err(format!("unknown word {flag}")),
            }
        }
        self.arrays.push((name.to_string(), array));
        Ok(())
    }

    fn declare_call(&mut self, rest: &str) -> Result<(), String> {
        let (name, rest) = rest.split_once('(').ok_or("a call has arguments")?;
        let (args, rest) = rest.split_once(')').ok_or(") is wanted")?;
        let mut words = rest.split_whitespace();
        if words.next() != Some("->") {
            return Err("a call has a result: -> type".to_string());
        }
        let result = type_of(words.next().ok_or("a call has a result")?)?;
        let args: Vec<Type> = split(args).into_iter().map(type_of).collect::<Result<_, _>>()?;
        let mut effect = Effect {
            elidable: false,
            may_raise: false,
            reenters: false,
            reads: Groups::NONE,
            writes: Groups::NONE,
        };
        for word in words {
            match word.split_once('=') {
                None => match word {
                    "any" => effect = Effect::ANY,
                    "elidable" => effect.elidable = true,
                    "raises" => effect.may_raise = true,
                    "reenters" => effect.reenters = true,
                    _ => return Err(format!("unknown effect {word}")),
                },
                Some(("reads", n)) => effect.reads.0 |= 1 << number_of(n)?,
                Some(("writes", n)) => effect.writes.0 |= 1 << number_of(n)?,
                _ => return Err(format!("unknown effect {word}")),
            }
        }
        // Descriptors live as long as the code that names them; those of a file as long as its reader.
        self.calls.push(Box::leak(Box::new(CallDescr {
            name: Box::leak(name.to_string().into_boxed_str()),
            function: CallFn::Plain(|| 0),
            args: Box::leak(args.into_boxed_slice()),
            result,
            effect,
        })));
        Ok(())
    }
}

/// Parts of a list between commas, none for an empty one. Commas in parentheses do not count.
pub(super) fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(text[start..].trim());
    }
    parts
}

fn number_of(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

fn repr_of(text: &str) -> Result<Repr, String> {
    Ok(match text {
        "ref" => Repr::Ref,
        "int" => Repr::Int,
        "i8" => Repr::I8,
        "u8" => Repr::U8,
        "i16" => Repr::I16,
        "u16" => Repr::U16,
        "i32" => Repr::I32,
        "u32" => Repr::U32,
        "raw" => Repr::Raw,
        "f64" => Repr::F64,
        "boxed" => Repr::Boxed,
        _ => return Err(format!("no representation {text}")),
    })
}

fn type_of(text: &str) -> Result<Type, String> {
    Ok(match text {
        "ref" => Type::Ref,
        "int" => Type::Int,
        "float" => Type::Float,
        "bool" => Type::Bool,
        "void" => Type::Void,
        _ => return Err(format!("no type {text}")),
    })
}
