# An incremental solver of one-way constraints with strengths: deep class hierarchies, many small virtual calls.

REQUIRED, STRONG_PREFERRED, PREFERRED, STRONG_DEFAULT, NORMAL, WEAK_DEFAULT, WEAKEST = range(7)
NONE, FORWARD, BACKWARD = range(3)


class Variable:
    def __init__(self, name, value):
        self.name = name
        self.value = value
        self.constraints = []
        self.determined_by = None
        self.mark = 0
        self.strength = WEAKEST
        self.stays = True


class Constraint:
    def __init__(self, strength):
        self.strength = strength

    def is_input(self):
        return False

    def post(self, planner):
        self.add_to_graph()
        planner.add(self)

    def destroy(self, planner):
        if self.is_satisfied():
            planner.remove(self)
        self.remove_from_graph()

    def satisfy(self, mark, planner):
        self.choose(mark)
        if not self.is_satisfied():
            if self.strength == REQUIRED:
                raise ValueError("a required constraint cannot hold")
            return None
        self.mark_inputs(mark)
        out = self.output()
        overridden = out.determined_by
        if overridden is not None:
            overridden.unsatisfy()
        out.determined_by = self
        if not planner.propagate(self, mark):
            raise ValueError("cycle")
        out.mark = mark
        return overridden


class Unary(Constraint):
    def __init__(self, variable, strength, planner):
        super().__init__(strength)
        self.variable = variable
        self.satisfied = False
        self.post(planner)

    def add_to_graph(self):
        self.variable.constraints.append(self)
        self.satisfied = False

    def remove_from_graph(self):
        if self.variable is not None:
            self.variable.constraints.remove(self)
        self.satisfied = False

    def choose(self, mark):
        self.satisfied = self.variable.mark != mark and self.strength < self.variable.strength

    def is_satisfied(self):
        return self.satisfied

    def unsatisfy(self):
        self.satisfied = False

    def mark_inputs(self, mark):
        pass

    def inputs_known(self, mark):
        return True

    def output(self):
        return self.variable

    def recalculate(self):
        self.variable.strength = self.strength
        self.variable.stays = not self.is_input()
        if self.variable.stays:
            self.execute()


class Stay(Unary):
    def execute(self):
        pass


class Edit(Unary):
    def is_input(self):
        return True

    def execute(self):
        pass


class Binary(Constraint):
    def __init__(self, a, b, strength, planner):
        super().__init__(strength)
        self.a = a
        self.b = b
        self.direction = NONE
        self.post(planner)

    def add_to_graph(self):
        self.a.constraints.append(self)
        self.b.constraints.append(self)
        self.direction = NONE

    def remove_from_graph(self):
        self.a.constraints.remove(self)
        self.b.constraints.remove(self)
        self.direction = NONE

    def choose(self, mark):
        a, b = self.a, self.b
        if a.mark == mark:
            self.direction = FORWARD if b.mark != mark and self.strength < b.strength else NONE
        elif b.mark == mark:
            self.direction = BACKWARD if self.strength < a.strength else NONE
        elif a.strength > b.strength:
            self.direction = BACKWARD if self.strength < a.strength else NONE
        else:
            self.direction = FORWARD if self.strength < b.strength else NONE

    def is_satisfied(self):
        return self.direction != NONE

    def unsatisfy(self):
        self.direction = NONE

    def input(self):
        return self.a if self.direction == FORWARD else self.b

    def output(self):
        return self.b if self.direction == FORWARD else self.a

    def mark_inputs(self, mark):
        self.input().mark = mark

    def inputs_known(self, mark):
        i = self.input()
        return i.mark == mark or i.stays or i.determined_by is None

    def recalculate(self):
        i, o = self.input(), self.output()
        o.strength = max(self.strength, i.strength)
        o.stays = i.stays
        if o.stays:
            self.execute()


class Equal(Binary):
    def execute(self):
        self.output().value = self.input().value


class Scale(Binary):
    def __init__(self, a, scale, offset, b, strength, planner):
        self.scale = scale
        self.offset = offset
        super().__init__(a, b, strength, planner)

    def add_to_graph(self):
        super().add_to_graph()
        self.scale.constraints.append(self)
        self.offset.constraints.append(self)

    def remove_from_graph(self):
        super().remove_from_graph()
        self.scale.constraints.remove(self)
        self.offset.constraints.remove(self)

    def mark_inputs(self, mark):
        super().mark_inputs(mark)
        self.scale.mark = mark
        self.offset.mark = mark

    def execute(self):
        if self.direction == FORWARD:
            self.b.value = self.a.value * self.scale.value + self.offset.value
        else:
            self.a.value = (self.b.value - self.offset.value) // self.scale.value

    def recalculate(self):
        i, o = self.input(), self.output()
        o.strength = max(self.strength, i.strength)
        o.stays = i.stays and self.scale.stays and self.offset.stays
        if o.stays:
            self.execute()


class Planner:
    def __init__(self):
        self.mark = 0

    def new_mark(self):
        self.mark += 1
        return self.mark

    def add(self, constraint):
        mark = self.new_mark()
        overridden = constraint.satisfy(mark, self)
        while overridden is not None:
            overridden = overridden.satisfy(mark, self)

    def remove(self, constraint):
        out = constraint.output()
        constraint.unsatisfy()
        constraint.remove_from_graph()
        unsatisfied = self.forget(out)
        strength = REQUIRED
        while True:
            for c in unsatisfied:
                if c.strength == strength:
                    self.add(c)
            strength += 1
            if strength > WEAKEST:
                break
        constraint.add_to_graph()

    def forget(self, out):
        out.determined_by = None
        out.strength = WEAKEST
        out.stays = True
        unsatisfied = []
        todo = [out]
        while todo:
            v = todo.pop()
            for c in v.constraints:
                if not c.is_satisfied():
                    unsatisfied.append(c)
            determining = v.determined_by
            for c in v.constraints:
                if c is not determining and c.is_satisfied():
                    c.recalculate()
                    todo.append(c.output())
        return unsatisfied

    def propagate(self, constraint, mark):
        todo = [constraint]
        while todo:
            c = todo.pop()
            if c.output().mark == mark:
                return False
            c.recalculate()
            self.consumers(c.output(), todo)
        return True

    def consumers(self, variable, into):
        determining = variable.determined_by
        for c in variable.constraints:
            if c is not determining and c.is_satisfied():
                into.append(c)

    def plan(self, edits):
        mark = self.new_mark()
        plan = []
        todo = [e for e in edits if e.is_satisfied()]
        while todo:
            c = todo.pop()
            if c.output().mark != mark and c.inputs_known(mark):
                plan.append(c)
                c.output().mark = mark
                self.consumers(c.output(), todo)
        return plan


def change(planner, variable, value):
    edit = Edit(variable, PREFERRED, planner)
    plan = planner.plan([edit])
    for _ in range(10):
        variable.value = value
        for c in plan:
            c.execute()
    edit.destroy(planner)


def chain(n):
    planner = Planner()
    variables = [Variable("v" + str(i), 0) for i in range(n + 1)]
    for a, b in zip(variables, variables[1:]):
        Equal(a, b, REQUIRED, planner)
    first, last = variables[0], variables[-1]
    Stay(last, STRONG_DEFAULT, planner)
    edit = Edit(first, PREFERRED, planner)
    plan = planner.plan([edit])
    for value in range(100):
        first.value = value
        for c in plan:
            c.execute()
        if last.value != value:
            raise AssertionError("chain")
    edit.destroy(planner)


def projection(n):
    planner = Planner()
    scale = Variable("scale", 10)
    offset = Variable("offset", 1000)
    results = []
    for i in range(n):
        source = Variable("source", i)
        result = Variable("result", i)
        results.append(result)
        Stay(source, NORMAL, planner)
        Scale(source, scale, offset, result, REQUIRED, planner)
    change(planner, source, 17)
    if result.value != 1170:
        raise AssertionError("projection forward")
    change(planner, result, 1050)
    if source.value != 5:
        raise AssertionError("projection backward")
    change(planner, scale, 5)
    for i in range(n - 1):
        if results[i].value != i * 5 + 1000:
            raise AssertionError("projection scale")
    change(planner, offset, 2000)
    for i in range(n - 1):
        if results[i].value != i * 5 + 2000:
            raise AssertionError("projection offset")
    return sum([r.value for r in results])


def main():
    total = 0
    for _ in range(25):
        chain(4000)
        total += projection(4000)
    print(total)


if __name__ == "__main__":
    main()
