//! Many classes, functions or numbers at one place: more than are tried one by one, and than have code of their own.

use super::expression::Scope;
use super::statement::Body;

/// What these need at module level.
pub const PRELUDE: &str = r#"
def crowd(count):
    """Objects of so many classes, with a method and attributes of their own."""
    def made(k):
        own = {"m0": lambda self, x: lim(x + self.b + k), "k": k}
        return type(f"W{k}", (Base,), own)(k, k * 0.5 if k % 7 == 3 else k)
    return [made(k) for k in range(count)]


crowds = [crowd(5), crowd(9), crowd(31)]
callees = [lambda x, k=k: lim(x - k) for k in range(40)]


def pick(k):
    match k:
        case 0:
            return 5
        case 3 | 4:
            return k + 1
        case 7:
            return 0.5
    return {1: 8, 2: -3}.get(k, k)
"#;

impl Body<'_> {
    /// A loop over some of them, in which one changes now and then.
    pub(super) fn crowded(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.text(scope) };
        let (a, few) = (scope.number(self.random, 0), self.random.between(0, 4));
        let (which, step) = (self.random.below(3), self.random.between(1, 3));
        let (size, times) = ([5, 9, 31][which], [20, 30, 70][which]);
        let (name, one) = (self.fresh("y"), self.fresh("y"));
        self.out.line(&format!("crowded = crowds[{which}]"));
        self.out.open(&format!("for {name} in range({times}):"));
        self.out.line(&format!("{one} = crowded[({name} * {step} + i) % {size}]"));
        self.out.open("try:");
        let value = match self.random.below(7) {
            0 => format!("callees[({name} * {step} + {few}) % {size}]({a})"),
            1 => format!("pick(({name} + {few}) % {size})"),
            2 => format!("{one}.k + {one}.b"),
            3 => format!("({one} + {few}).a"),
            4 => format!("len(repr({one}))"),
            _ => format!("{one}.m0({a})"),
        };
        self.out.line(&format!("{target} = lim({target} + {value})"));
        self.out.close();
        self.out.open("except (AttributeError, TypeError) as e:");
        self.out.line("note(errors, e)");
        self.out.close();
        if self.random.chance(40) {
            let at = self.random.between(0, size - 1);
            let change = match self.random.below(5) {
                0 => format!("type(crowded[{at}]).m0 = lambda self, x: lim(x * {few})"),
                1 => format!("crowded[{at}] = Base({few}, {name})"),
                2 => format!("crowded[{at}] = {few}"),
                3 => format!("crowded[{at}].__class__ = Base"),
                _ => format!("crowded[{at}] = crowd({size})[{few}]"),
            };
            self.out.line(&format!("if i % 5 == {few} and {name} == {at}: {change}"));
        }
        self.out.close();
    }
}
