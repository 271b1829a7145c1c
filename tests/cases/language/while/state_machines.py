# Interpreters and state machines in while loops: stacks, jumps, dispatch by dict and match, with growing numbers.
def vm(code, limit=3000):
    st, pc, env, out, n = [], 0, {}, [], 0
    while pc < len(code) and n < limit:
        op, *arg = code[pc]; pc += 1; n += 1
        match op, arg:
            case "push", [v]: st.append(v)
            case "load", [k]: st.append(env.get(k, 0))
            case "store", [k]: env[k] = st.pop()
            case ("add" | "mul" | "sub" | "lt" | "div") as o, _:
                b, a = st.pop(), st.pop()
                try: st.append({"add": lambda: a + b, "mul": lambda: a * b, "sub": lambda: a - b, "lt": lambda: a < b, "div": lambda: a / b}[o]())
                except ZeroDivisionError: out.append("div0"); st.append(0)
            case "jz", [t] if not st.pop(): pc = t
            case "jz", _: pass
            case "jmp", [t]: pc = t
            case "out", []: out.append(st.pop())
            case _: return "bad", op
    return out, n, env
fact = [("push", 1), ("store", "r"), ("push", 25), ("store", "n"), ("load", "n"), ("jz", 15), ("load", "r"), ("load", "n"), ("mul",), ("store", "r"), ("load", "n"), ("push", 1), ("sub",), ("store", "n"), ("jmp", 4), ("load", "r"), ("out",)]
print(vm(fact), vm([("push", 1), ("push", 0), ("div",), ("out",), ("what",)]))
half = [("push", 1000), ("store", "x"), ("push", 1), ("load", "x"), ("lt",), ("jz", 11), ("load", "x"), ("push", 2), ("div",), ("store", "x"), ("jmp", 2), ("load", "x"), ("out",)]
print(vm(half))
def tokens(s):
    i, out = 0, []
    while i < len(s):
        c = s[i]
        if c.isspace(): i += 1; continue
        j = i
        while j < len(s) and (s[j].isdigit() or s[j] == "."): j += 1
        if j > i: out.append(float(s[i:j]) if "." in s[i:j] else int(s[i:j])); i = j
        else: out.append(c); i += 1
    return out
def calc(s):
    prec, vals, ops = {"+": 1, "-": 1, "*": 2, "/": 2}, [], []
    def reduce_():
        b, a, o = vals.pop(), vals.pop(), ops.pop()
        vals.append(a + b if o == "+" else a - b if o == "-" else a * b if o == "*" else a / b)
    for t in tokens(s):
        if t == "(": ops.append(t)
        elif t == ")":
            while ops[-1] != "(": reduce_()
            ops.pop()
        elif t in prec if isinstance(t, str) else False:
            while ops and ops[-1] != "(" and prec[ops[-1]] >= prec[t]: reduce_()
            ops.append(t)
        else: vals.append(t)
    while ops: reduce_()
    return vals[0]
print([calc(s) for s in ("1 + 2 * 3", "(1 + 2) * 3", "10 / 4 - 1", "2 * (3 + (4 - 1.5)) / 5", "100000000000 * 100000000000 + 1")], calc("+".join(map(str, range(60)))), calc("*".join(["3"] * 50)))
