//! Expressions over the names in reach.
//!
//! Names are kept apart by what they may hold, so that no expression can grow without end: *numbers*
//! (int of any size, float, bool) are multiplied and shifted, *things* (anything at all) are only
//! added, compared and shown. A type that does not fit raises, and the program notes that it did.

use super::random::Random;

/// The names in reach, by what they may hold.
#[derive(Clone, Default)]
pub struct Scope {
    /// Whether the program looks at variables of frames.
    pub looks: bool,
    /// Numbers that may be assigned to.
    pub numbers: Vec<String>,
    /// Numbers that are only read: loop counters, parameters, fields, globals.
    pub fixed: Vec<String>,
    /// Variables that may hold anything.
    pub things: Vec<String>,
    /// Lists that are never empty.
    pub lists: Vec<String>,
    /// Dictionaries with small numbers as keys.
    pub tables: Vec<String>,
    /// Instances of the program's classes.
    pub objects: Vec<String>,
    /// Those of them that are made once, for the program's whole life.
    pub known: Vec<String>,
    /// Functions that may be called, with how many arguments they take.
    pub functions: Vec<(String, usize)>,
    /// The number of classes.
    pub classes: usize,
    /// Closures without parameters.
    pub closures: Vec<String>,
    /// Generator functions of one or two parameters.
    pub generators: Vec<String>,
    /// Generators that live as long as the program.
    pub live: Vec<String>,
    /// Variables that hold text.
    pub texts: Vec<String>,
    /// Dictionaries with keys of any kind.
    pub mixed: Vec<String>,
    /// Bytearrays that are never empty.
    pub octets: Vec<String>,
}

/// Fields that every instance has.
pub const FIELDS: [&str; 3] = ["a", "b", "c"];

/// Methods that every instance has, all with one parameter.
pub const METHODS: [&str; 3] = ["m0", "m1", "m2"];

impl Scope {
    /// An expression that gives a number, unless something in it has an unfit type.
    pub fn number(&self, random: &mut Random, depth: usize) -> String {
        if depth == 0 || random.chance(15) {
            return self.small_number(random);
        }
        let a = self.number(random, depth - 1);
        match random.below(22) {
            0..=4 => format!("({a} + {})", self.number(random, depth - 1)),
            5..=7 => format!("({a} - {})", self.number(random, depth - 1)),
            8 | 9 => format!("({a} * {})", self.small_number(random)),
            10 => format!("({a} // {})", self.divisor(random)),
            11 => format!("({a} % {})", self.divisor(random)),
            12 => format!("({a} / {})", self.divisor(random)),
            13 => {
                let operator = random.pick(&["&", "|", "^"]);
                let b = self.small_number(random);
                // A float here raises: now and then that is wanted, mostly it ends everything else.
                if random.chance(8) {
                    format!("({a} {operator} {b})")
                } else {
                    format!("(int({a}) {operator} int({b}))")
                }
            }
            14 => {
                let operator = random.pick(&["<<", ">>"]);
                format!("(int({a}) {operator} {})", random.between(0, 9))
            }
            15 => format!("{}({a})", random.pick(&["-", "abs", "-", "+", "int", "float", "~int"])),
            16 => {
                let test = self.test(random, depth - 1);
                format!("({a} if {test} else {})", self.number(random, depth - 1))
            }
            17 => format!("{}({a}, {})", random.pick(&["min", "max"]), self.small_number(random)),
            18 | 19 => self.call(random, depth - 1),
            20 => self.read(random, depth - 1),
            _ => format!("({} + {a})", self.test(random, depth - 1)),
        }
    }

    fn small_number(&self, random: &mut Random) -> String {
        let known = self.numbers.len() + self.fixed.len();
        if known > 0 && random.chance(65) {
            let at = random.below(known);
            let name = self.numbers.get(at).unwrap_or_else(|| &self.fixed[at - self.numbers.len()]);
            return name.clone();
        }
        if !self.objects.is_empty() && random.chance(30) {
            return format!("{}.{}", random.pick(&self.objects), random.pick(&FIELDS));
        }
        match random.below(12) {
            0..=6 => random.between(-3, 9).to_string(),
            7 => random.between(-1000, 1000).to_string(),
            8 => format!("{}.5", random.between(0, 20)),
            9 => "0.1".to_string(),
            10 => random.pick(&["True", "False"]).to_string(),
            _ => random
                .pick(&["2**62", "(2**63 - 1)", "-2**62", "2**64", "4611686018427387903"])
                .to_string(),
        }
    }

    fn divisor(&self, random: &mut Random) -> String {
        if random.chance(80) {
            random.between(1, 17).to_string()
        } else {
            self.small_number(random)
        }
    }

    fn call(&self, random: &mut Random, depth: usize) -> String {
        if !self.objects.is_empty() && random.chance(45) {
            let object = random.pick(&self.objects);
            let method = random.pick(&METHODS);
            return format!("{object}.{method}({})", self.number(random, depth));
        }
        if !self.closures.is_empty() && random.chance(30) {
            return format!("{}()", random.pick(&self.closures));
        }
        if self.functions.is_empty() {
            return self.small_number(random);
        }
        let (name, count) = random.pick(&self.functions);
        let arguments: Vec<String> = (0..*count).map(|_| self.number(random, depth)).collect();
        match random.below(6) {
            0 => format!("{name}(*({},))", arguments.join(", ")),
            1 if *count > 1 => format!("{name}({}, p1={})", arguments[0], arguments[1]),
            _ => format!("{name}({})", arguments.join(", ")),
        }
    }

    fn read(&self, random: &mut Random, depth: usize) -> String {
        match random.below(6) {
            5 if !self.octets.is_empty() => {
                let octets = random.pick(&self.octets);
                format!("{octets}[int({}) % len({octets})]", self.number(random, depth.min(1)))
            }
            0 | 1 if !self.lists.is_empty() => {
                let list = random.pick(&self.lists);
                format!("{list}[int({}) % len({list})]", self.number(random, depth.min(1)))
            }
            2 if !self.tables.is_empty() => {
                let table = random.pick(&self.tables);
                let key = self.small_number(random);
                format!("{table}.get({key} % 7, {})", random.between(0, 5))
            }
            3 if !self.lists.is_empty() => format!("len({})", random.pick(&self.lists)),
            4 if !self.lists.is_empty() => {
                let list = random.pick(&self.lists);
                format!("sum([{} for x in {list}[:4]])", random.pick(&["x", "x + 1", "1"]))
            }
            _ if self.classes > 0 => {
                format!("C{}.k", random.below(self.classes))
            }
            _ => self.small_number(random),
        }
    }

    /// An expression that gives a truth value.
    pub fn test(&self, random: &mut Random, depth: usize) -> String {
        let a = self.number(random, depth.min(1));
        let compare = *random.pick(&["<", "<=", "==", "!=", ">", ">="]);
        match random.below(10) {
            0..=4 => format!("{a} {compare} {}", self.small_number(random)),
            5 => format!("{} % {} == 0", self.small_number(random), random.between(2, 9)),
            6 => format!("not {a} {compare} {}", self.small_number(random)),
            7 if depth > 0 => {
                let operator = random.pick(&["and", "or"]);
                let b = self.test(random, depth - 1);
                format!("({} {operator} {b})", self.test(random, depth - 1))
            }
            8 => format!("{} < {a} <= {}", self.small_number(random), self.small_number(random)),
            _ => match self.things.is_empty() {
                false => {
                    let thing = random.pick(&self.things);
                    let kind =
                        random.pick(&["int", "float", "str", "list", "(int, float)", "Base"]);
                    format!("isinstance({thing}, {kind})")
                }
                true => format!("{a} {compare} 0"),
            },
        }
    }

    /// An expression that gives anything at all.
    pub fn thing(&self, random: &mut Random) -> String {
        match random.below(12) {
            0..=2 => self.number(random, 2),
            3 => format!("str({})", self.number(random, 1)),
            4 => format!("[{}, {}]", self.number(random, 1), self.any_name(random)),
            5 => format!("({}, {})", self.any_name(random), self.number(random, 1)),
            6 if self.classes > 0 => self.instance(random),
            7 => "None".to_string(),
            8 => format!("f\"{{{}}}|\"", self.any_name(random)),
            9 if !self.things.is_empty() => {
                format!("({} + {})", random.pick(&self.things), self.any_name(random))
            }
            10 => format!("{{{}: {}}}", random.between(0, 3), self.any_name(random)),
            _ => self.any_name(random),
        }
    }

    /// A fresh instance.
    pub fn instance(&self, random: &mut Random) -> String {
        let class = random.below(self.classes);
        format!("C{class}({}, {})", self.number(random, 1), self.number(random, 1))
    }

    fn any_name(&self, random: &mut Random) -> String {
        if !self.things.is_empty() && random.chance(50) {
            return random.pick(&self.things).clone();
        }
        self.small_number(random)
    }
}
