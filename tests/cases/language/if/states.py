# A state machine on text: a tokenizer driven by if chains.


def tokens(text):
    out = []
    state = "start"
    current = ""
    for ch in text + " ":
        if state == "start":
            if ch.isdigit():
                state, current = "number", ch
            elif ch.isalpha() or ch == "_":
                state, current = "name", ch
            elif ch == '"':
                state, current = "string", ""
            elif ch in "+-*/()=":
                out.append(("op", ch))
            elif ch != " ":
                out.append(("error", ch))
        elif state == "number":
            if ch.isdigit() or ch == "." and "." not in current:
                current += ch
            else:
                out.append(("number", current))
                state = "start"
                if ch in "+-*/()=":
                    out.append(("op", ch))
        elif state == "name":
            if ch.isalnum() or ch == "_":
                current += ch
            else:
                out.append(("name", current))
                state = "start"
                if ch in "+-*/()=":
                    out.append(("op", ch))
        elif state == "string":
            if ch == '"':
                out.append(("string", current))
                state = "start"
            else:
                current += ch
    return out


for line in ['x = 3.14 * (y_2 + 10)', 'say "hello there" now', "1.2.3 & $"]:
    print(tokens(line))
print(len(tokens("a+b*(c-1) " * 40)))
