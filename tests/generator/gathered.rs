//! What traces keep virtual for a while: short sequences made of others or changed in place, what `struct` unpacks, frames of asynchronous generators.

use super::expression::Scope;
use super::statement::Body;

impl Body<'_> {
    /// One of them, or objects as keys.
    pub(super) fn gathered(&mut self, scope: &Scope) {
        let Some(target) = self.number_target(scope) else { return self.text(scope) };
        let (a, b) = (scope.number(self.random, 0), scope.number(self.random, 0));
        let few = self.random.between(0, 4);
        let (name, w) = (self.fresh("y"), self.fresh("y"));
        match self.random.below(9) {
            8 => {
                let (times, wrong) = (self.random.between(0, 6), self.random.between(0, 12));
                let (pause, most) = (self.random.between(0, 4), self.random.between(2, 30));
                self.out.open("try:");
                self.out.line(&format!(
                    "{target} = lim({target} + drive(gathered({times} + i % 3, {pause}, {wrong}, {most})))"
                ));
                self.out.close();
                self.out.open("except ValueError as e:");
                self.out.line("note(errors, e)");
                self.out.close();
            }
            6 => {
                self.out.line(&format!("{name} = [{a}, {few}, i]"));
                for _ in 0..self.random.between(1, 4) {
                    let change = *self.random.pick(&[
                        "Y.insert(0, B)",
                        "Y.insert(-1, B)",
                        "Y.insert(F, B)",
                        "Y.append(Y.pop(0))",
                        "Y.append(Y.pop(F % len(Y)))",
                        "Y.extend((B, 1))",
                        "Y.extend(Y[:2])",
                        "Y[:2] = Y[1::-1]",
                        "Y[0:3] = (B, i, F)",
                        "Y[1:F] = Y[F::-2]",
                    ]);
                    let change = change.replace('Y', &name).replace('F', &few.to_string());
                    self.out.line(&change.replace('B', &b));
                }
                self.out.line(&format!(
                    "{target} = lim({target} + {name}[0] * 3 + {name}[-1] + len({name}))"
                ));
            }
            7 => {
                let (format, size) = *self.random.pick(&[
                    ("<hB", 3),
                    (">iH", 6),
                    ("<Bh", 3),
                    ("<q", 8),
                    (">Qb", 9),
                    ("bi", 8),
                    ("<Id", 12),
                    ("<?3sH", 6),
                ]);
                let bytes = format!("bytes([i & 255, {few}, i >> 4 & 255, 200] * 3)");
                let (from, way) = match self.random.below(3) {
                    0 => (format!("{bytes}[:{size}]"), format!("unpack({format:?}, {w})")),
                    1 => (bytes, format!("unpack_from({format:?}, {w}, i % 4)")),
                    _ => (bytes, format!("unpack_from({format:?}, {w}, {few})")),
                };
                self.out.line(&format!("{w} = {from}"));
                self.out.open("try:");
                self.out.line(&format!("{name} = struct.{way}"));
                self.out.line(&format!("mark(repr({name}))"));
                self.out.line(&format!("{target} = lim({target} + len({name}) + int({name}[0]))"));
                self.out.close();
                self.out.open("except struct.error as e:");
                self.out.line("note(errors, e)");
                self.out.close();
            }
            0 => {
                self.out.line(&format!("{name} = ({a}, 1) + ({b},) * {few}"));
                self.out.line(&format!("{target} = lim({name}[-1] + len({name}))"));
            }
            1 => {
                self.out.line(&format!("{name} = [{a}] + list(range({few}))"));
                self.out.line(&format!("{target} = lim(tuple({name})[-1] + len({name}.copy()))"));
            }
            2 => self.out.line(&format!(
                "{target} = ([{a}, {few}] == [{b}, {few}]) + ([{a}] < [{b}, 1]) + {few}"
            )),
            3 => {
                self.out
                    .open(&format!("for {name}, {w} in enumerate([{a}, {b}, 3], start={few}):"));
                self.out.line(&format!("{target} = lim({target} + {name} * {w})"));
                self.out.close();
            }
            4 => {
                self.out.line(&format!("{name} = {{}}"));
                self.out.open(&format!("for {w} in shown + shown[:1]:"));
                self.out.line(&format!("{name}[{w}] = {name}.get({w}, {few}) + 1"));
                self.out.line(&format!("{name}.setdefault(type({w}), []).append(i)"));
                self.out.close();
                self.out.line(&format!(
                    "{target} = lim({name}[shown[0]] + len({name}) + {name}.pop(shown[1], 0))"
                ));
            }
            _ => {
                self.out.line(&format!("{name} = set()"));
                self.out
                    .line(&format!("for {w} in ({a}, {b}, shown[i % 3], i % 4): {name}.add({w})"));
                self.out.line(&format!("{target} = len({name}) + (shown[0] in {name})"));
            }
        }
    }
}
