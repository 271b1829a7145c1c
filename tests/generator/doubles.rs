//! Floats in attributes, which compiled code changes in place: they are kept, handed on, read by other ways, and now and then something else takes their place.

use super::expression::Scope;
use super::statement::Body;

/// What these need at module level.
pub const PRELUDE: &str = r#"
class Mass:
    def __init__(self, x, v):
        self.x = x
        self.v = v

    def move(self, by):
        self.x = (self.x + self.v * by) % 512.0
        return self.x


class Thin:
    __slots__ = ("x", "v")

    def __init__(self, x, v):
        self.x = x
        self.v = v

    move = Mass.move


class Heavy(Mass):
    pass


masses = [Mass(1.5, 0.25), Mass(-3.0, 2.0), Thin(0.5, 1.0), Mass(7.0, -0.5), Thin(2.0, -4.0)]
doubles = []


def double(x):
    """Kept, where the attribute may change afterwards."""
    doubles.append(x)
    if len(doubles) > 25:
        del doubles[3:9]
    return x
"#;

impl Body<'_> {
    /// A loop over some of them.
    pub(super) fn doubled(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.text(scope) };
        let (few, step) = (self.random.between(0, 4), self.random.between(1, 3));
        let of = *self.random.pick(&[1, 2, 2, 5]);
        let (name, one) = (self.fresh("y"), self.fresh("y"));
        self.out.open(&format!("for {name} in range({}):", self.random.pick(&[20, 30, 60])));
        self.out.line(&format!("{one} = masses[({name} * {step} + {few}) % {of}]"));
        self.out.open("try:");
        for _ in 0..self.random.between(1, 4) {
            let with = format!("masses[{}]", self.random.between(0, 4));
            let line = match self.random.below(14) {
                0 => format!("{one}.x = ({one}.x + {one}.v) % 256.0"),
                1 => format!("{one}.x, {one}.v = {one}.v, {one}.x"),
                2 => format!("{one}.v = {with}.x"),
                3 => format!("{one}.x = ({one}.x - {with}.v * 0.5) % 100.0"),
                4 => format!("double({one}.x)"),
                5 => format!("double((getattr({one}, 'x'), {one}.v))"),
                6 => format!("double({one}.move({few}))"),
                7 => format!(
                    "masses[{}] = type({one})({one}.x, {with}.v)",
                    self.random.between(0, 4)
                ),
                8 => format!("{target} = lim({target} + int({one}.x) + ({one}.v is {one}.v))"),
                9 => format!("double(Mass({one}.v, {one}.x).move(0.5))"),
                10 => format!("double(list(getattr({one}, '__dict__', {{}}).values()))"),
                11 => format!("double([m.v for m in (Mass({one}.x, {one}.v), {one}, {with})])"),
                12 => format!("double({one}.x).hex(); {one}.x = ({one}.x + 1.0) % 64.0"),
                _ => format!("setattr({one}, 'v', -{one}.v); double({one}.__reduce_ex__(2)[2])"),
            };
            self.out.line(&line);
        }
        self.out.close();
        self.out.open("except (AttributeError, TypeError, ValueError, OverflowError) as e:");
        self.out.line("note(errors, e)");
        self.out.close();
        if self.random.chance(40) {
            let at = self.random.between(0, of - 1);
            let change = match self.random.below(9) {
                0 => format!("masses[{at}].x = {few}"),
                1 => format!("masses[{at}].v = 'text'"),
                2 => format!("masses[{at}].x = None"),
                3 => format!("del masses[{at}].x; masses[{at}].x = {few}.5"),
                4 => format!("masses[{at}] = Heavy({few}.25, 1.0)"),
                5 => format!("masses[{at}].__class__ = Heavy"),
                6 => format!("vars(masses[{at}])['x'] = {few}.75"),
                7 => format!("masses[{at}].more = masses[{at}].v"),
                _ => format!("masses[{at}].v = 2**70"),
            };
            self.out
                .open(&format!("if i % 5 == {few} and {name} == {}:", self.random.between(0, 19)));
            self.out.open("try:");
            self.out.line(&change);
            self.out.close();
            self.out.open("except (AttributeError, TypeError) as e:");
            self.out.line("note(errors, e)");
            self.out.close();
            self.out.close();
        }
        self.out.close();
    }
}
