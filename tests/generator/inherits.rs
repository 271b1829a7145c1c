//! Objects of classes that inherit from builtin ones: made in loops, with methods that are builtin or the program's, some of which come and go.

use super::expression::Scope;
use super::statement::Body;

/// What that needs at module level.
pub const PRELUDE: &str = r#"
class Stack(list):
    def push(self, x):
        self.append(x)
        return self


class Loud(Stack):
    def __init__(self, *items):
        super().__init__(items)
        self.count = 0

    def append(self, x):
        self.count += 1
        super().append(x)


class Table(dict):
    def __missing__(self, key):
        return -1


class Count(int):
    def __add__(self, other):
        return Count(int(self) + int(other))


class Ratio(float):
    pass


class Word(str):
    def __hash__(self):
        return str.__hash__(self)

    def __eq__(self, other):
        return str.__eq__(self, other)


class Few(set):
    pass


stack, table, few = Stack(), Table(), Few()

"#;

impl Body<'_> {
    /// Such an object is made or used.
    pub fn inherits(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.text_of_inherited() };
        let (a, b) = (scope.number(self.random, 0), self.random.between(0, 6));
        let name = self.fresh("y");
        let kind = *self.random.pick(&["Stack", "Loud"]);
        match self.random.below(12) {
            0 => {
                self.out.line(&format!("{name} = {kind}()"));
                self.out.line(&format!("{name}.push({a}).push({b})"));
                self.out.line(&format!("{target} = lim({name}[0] + len({name}) + {name}.pop())"));
            }
            1 => {
                self.out.line(&format!("stack.push({a})"));
                self.out.line("if len(stack) > 20: stack.clear()");
                self.out.line(&format!("{target} = lim(len(stack) + {target})"));
            }
            2 => {
                self.out.line(&format!("{name} = Loud({b}, {b})"));
                self.out.line(&format!("{name}.push(1)"));
                self.out.line(&format!("{target} = lim({name}.count + len({name}) + {name}[1])"));
            }
            3 => {
                self.out.line(&format!("{name} = Count({a} if type({a}) is int else {b})"));
                self.out.line(&format!("{name} = {name} + {b}"));
                self.out.line(&format!("{target} = lim(int({name}) + (type({name}) is Count))"));
            }
            4 => self.out.line(&format!(
                "{target} = lim(Ratio({b} + 0.5) * 2 + Ratio({b}) - (Ratio(1.5) > {b}.5) + {target})"
            )),
            5 => {
                self.out.line(&format!("{name} = Word('w%d' % (i % {}))", b + 1));
                self.out.line(&format!("table[{name}] = table.get({name}, 0) + 1"));
                self.out.line(&format!(
                    "{target} = lim(table['w0'] + table['none'] + len(small(table)) + len({name}))"
                ));
            }
            6 => {
                self.out.line(&format!("few.add(i % {})", b + 1));
                self.out.line(&format!("{target} = lim(len(few) + {target})"));
            }
            7 => {
                self.out.line(&format!("{name} = Table()"));
                self.out.line(&format!("{name}['a'] = {a}"));
                self.out.line(&format!(
                    "{target} = lim({name}.setdefault('b', {b}) + {name}.pop('b') + {name}['z'] + len({name}))"
                ));
            }
            8 => {
                self.out.line(&format!("if i % 7 == {b}: Stack.append = lambda s, x: list.append(s, 1)"));
                self.out.line("elif 'append' in vars(Stack): del Stack.append");
            }
            9 => {
                self.out.line(&format!("if i % 5 == {b}: Count.__int__ = lambda s: 3"));
                self.out.line("elif '__int__' in vars(Count): del Count.__int__");
            }
            10 => {
                self.out.line(&format!("if i % 6 == {b}: Stack.__len__ = lambda s: 5"));
                self.out.line("elif '__len__' in vars(Stack): del Stack.__len__");
            }
            _ => {
                self.out.line(&format!("{name} = {{'a': i, 'b': 1, 'c': {b}, 'd': 3, 'e': 4, 'f': 5, 'g': 6, 'h': 7, 'j': {a}}}"));
                self.out.line(&format!("if i % 3 == 0: {name}['k'] = 1; {name}['l'] = {b}"));
                self.out.line(&format!(
                    "{target} = lim({name}['c'] + {name}['j'] + {name}.get('k', 0) + len({name}) + {name}.get('l', 2))"
                ));
            }
        }
    }

    fn text_of_inherited(&mut self) {
        self.out.line("mark(Word('x') + str(len(stack)))");
    }
}
