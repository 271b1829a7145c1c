# A guest's functions exist before their code does, since they refer to each other. What the compiler gave them a second time is constant all the same where the guest gets hot.

from sidewinder import JitDriver


class Function:
    def __init__(self, name):
        self.name = name
        self.code = ()
        self.runs = 0


driver = JitDriver(greens=["pc", "function"], reds=["registers", "back"], virtualizables=["registers"])


def run(function, registers):
    pc, back = 0, None
    while True:
        driver.jit_merge_point(pc=pc, function=function, registers=registers, back=back)  # jit: body.operations=10 body.guards=6 body.writes=0 body.allocations=0 body.residual_calls=0
        op, a, b = function.code[pc]
        pc += 1
        if op == "add":
            registers[a] = registers[a] + registers[b]
        elif op == "call":
            back = function, pc, back
            function, pc = a, 0
        elif op == "return":
            function, pc, back = back
        elif op == "change":
            if registers[0] == a:
                b()
        elif op == "until":
            if registers[0] < b:
                pc = a
                driver.can_enter_jit(pc=pc, function=function)
        elif op == "count":
            function.runs = function.runs + 1
        else:
            return registers


def program(change):
    main, step = Function("main"), Function("step")
    step.code = (("add", 2, 0), ("return", 0, 0))
    main.code = (
        ("call", step, 0), ("change", 3000, lambda: change(step)), ("add", 0, 1), ("until", 0, 4000), ("halt", 0, 0),
    )  # fmt: skip
    return main


def nothing(step):
    pass


print(run(program(nothing), [0, 1, 0]))
