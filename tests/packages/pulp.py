# Linear programs: written as files, read again, and solved by the solver that comes with the package.
# pip: pulp==2.9.0
import os
import tempfile

import pulp
from pulp import LpBinary, LpInteger, LpMaximize, LpMinimize, LpProblem, LpStatus, LpVariable, lpDot, lpSum, value

os.chdir(tempfile.mkdtemp())
problem = LpProblem("Whiskas", LpMinimize)
names = ["chicken", "beef", "rice"]
cost, protein, fat = dict(zip(names, (0.013, 0.008, 0.002))), dict(zip(names, (0.1, 0.2, 0.0))), dict(zip(names, (0.08, 0.1, 0.01)))
share = LpVariable.dicts("share", names, 0)
problem += lpSum(cost[n] * share[n] for n in names), "cost"
problem += lpSum(share.values()) == 100, "all"
problem += lpDot(protein.values(), share.values()) >= 8.0
problem += lpSum(fat[n] * share[n] for n in names) >= 6.0, "fat"
print(problem)
problem.writeLP("w.lp")
print(open("w.lp").read())
problem.writeMPS("w.mps")
print(len(open("w.mps").read().splitlines()), sorted(LpProblem.fromMPS("w.mps")[0]))
problem.solve(pulp.PULP_CBC_CMD(msg=False))
print(LpStatus[problem.status], round(value(problem.objective), 4), {v.name: round(v.varValue, 3) for v in problem.variables()})
bag = LpProblem("bag", LpMaximize)
items = [(60, 10), (100, 20), (120, 30), (30, 7)]
taken = [LpVariable(f"x{n}", cat=LpBinary) for n in range(4)]
bag += lpSum(v * x for (v, _), x in zip(items, taken))
bag += lpSum(w * x for (_, w), x in zip(items, taken)) <= 50
bag.solve(pulp.PULP_CBC_CMD(msg=False))
print(LpStatus[bag.status], value(bag.objective), [int(x.value()) for x in taken])
none = LpProblem("none", LpMinimize)
y = LpVariable("y", 0, 5, LpInteger)
none += y
none += y >= 6
none.solve(pulp.PULP_CBC_CMD(msg=False))
print(LpStatus[none.status], 2 * y + 3 - y, (y >= 2) and repr(y + y), problem.to_dict()["objective"]["name"], len(bag.to_dict()["variables"]))
