# A caught exception goes on into the next iteration and is never made. Asked for, it is one, with its traceback; then it is of another class.
class Problem(Exception):
    def __init__(self, code):
        super().__init__(code)
        self.code = code


class Worse(Problem):
    pass


def check(code, kind):
    if code >= 0:
        raise kind(code)


def run(n, at):
    kept = []
    total = 0
    kind = Problem
    last = Problem(0)
    for i in range(n):  # jit: body.operations=15 body.guards=7 body.allocations=0 body.residual_calls=0
        total += last.code
        try:
            check(i, kind)
        except Problem as problem:
            total -= len(problem.args)
            if i == at:
                kept += [last, problem, last]
                kind = Worse
            last = problem
    return total, last, kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        total, last, kept = run(n, at)
    print(total, repr(last))
    for problem in kept:
        lines = []
        traceback = problem.__traceback__
        while traceback is not None:
            lines.append((traceback.tb_lineno, traceback.tb_frame.f_code.co_name))
            traceback = traceback.tb_next
        print(repr(problem), problem.code, lines, [problem is other for other in kept])
