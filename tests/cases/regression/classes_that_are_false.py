# The truth of a class is what its metaclass says, also where that changes in a hot loop: handlers took each class for true.
class Says(type):
    answer = False

    def __bool__(cls):
        return cls.answer


class Counts(type):
    def __len__(cls):
        return len(cls.members)


class Later(type):
    pass


class Said(metaclass=Says):
    pass


class Counted(metaclass=Counts):
    members = []


class Changed(metaclass=Later):
    pass


def asked(cls):
    seen = []
    if cls:
        seen.append("if")
    if not cls:
        seen.append("not")
    while cls:
        seen.append("while")
        break
    seen.append(cls and "and")
    seen.append((cls or "or") == "or")
    seen += ["in" for _ in range(1) if cls]
    seen.append(bool(cls))
    seen.append(len(list(filter(None, [cls]))))
    seen.append(any([cls]))
    return [each if each is not cls else "class" for each in seen]


def turns(cls, change):
    last = None
    for turn in range(240):
        if turn == 120:
            change()
        now = asked(cls)
        if now != last:
            print(turn, now)
            last = now


turns(Said, lambda: setattr(Says, "answer", True))
turns(Said, lambda: setattr(Said, "answer", False))
turns(Counted, lambda: Counted.members.append(1))
turns(Changed, lambda: setattr(Later, "__bool__", lambda cls: False))
turns(Changed, lambda: delattr(Later, "__bool__"))
turns(int, lambda: None)


def mixed(values):
    count = 0
    for turn in range(300):
        if values[turn % len(values)]:
            count += 1
    return count


Says.answer = False
print(mixed([Said, int, 0, Counted, Changed, "text"]))
Says.answer = 1
del Said.answer
for turn in range(120):
    try:
        asked(Said)
    except TypeError as error:
        text = str(error)
print(text)
