# Every way through try/except/else/finally, told by a trace of letters.
def path(body, handler, other, final, where):
    out = []
    for i in range(2):
        try:
            out.append("t")
            if body == "raise": raise ValueError
            if body == "return": return out + ["R"]
            if body == "continue": continue
            if body == "break": break
        except ValueError:
            out.append("x")
            if handler == "raise": raise KeyError("from handler")
            if handler == "return": return out + ["XR"]
            if handler == "continue": continue
            if handler == "break": break
        else:
            out.append("e")
            if other == "raise": raise IndexError("from else")
            if other == "return": return out + ["ER"]
            if other == "continue": continue
            if other == "break": break
        finally:
            out.append("f")
            where.append(len(out))
            if final == "raise": raise OSError("from finally")
            if final == "return": return out + ["FR"]
            if final == "continue": continue
            if final == "break": break
        out.append("after")
    else: out.append("loopelse")
    return out
ways = ["", "raise", "return", "continue", "break"]
tally, where = {}, []
for b in ways:
    for h in ways:
        for o in ways:
            for f in ways:
                try: r = "".join(path(b, h, o, f, where))
                except Exception as e: r = f"{e!r}<{e.__context__!r}>"
                tally[r] = tally.get(r, 0) + 1
for k in sorted(tally): print(tally[k], k)
print(sum(where), len(where))
