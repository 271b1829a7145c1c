# The values of a dict are reversed by a method of their view, too, which says that it can be.
d = {1: "a", 2: "b", 3: "c"}
print(hasattr(d.values(), "__reversed__"), "__reversed__" in dir(d.values()))
print(list(d.values().__reversed__()), list(type(d.values()).__reversed__(d.values())))
print(list(reversed(d.values())), list(reversed({}.values())), type(d.values().__reversed__()).__name__)
print(type(d.values()).__reversed__)


def run(n, text=""):
    for i in range(n):
        for value in d.values().__reversed__():
            text = (text + value)[-5:]
    return text


print(run(300))
