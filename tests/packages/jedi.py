# What an editor asks: completions, definitions, references, signatures, and a renaming.
# pip: jedi==0.20.1 parso==0.8.7
import jedi

TEXT = '''import json
class Animal:
    """Something alive."""
    def speak(self, loud: bool = False) -> str:
        return "..."
class Dog(Animal):
    def speak(self, loud=False):
        return super().speak(loud).upper()
def make(kind, *, name="x"):
    """Make one."""
    if kind:
        return Dog()
    return Animal()
pet = make(1)
pet.sp
json.lo
make(
'''
script = jedi.Script(TEXT, path="/tmp/nowhere/example.py")
print([c.name for c in script.complete(15, 6)], [c.name for c in script.complete(16, 7)])
print([(c.name, c.type, c.complete) for c in script.complete(15, 5)][:4])
print([(d.name, d.line, d.type, d.full_name) for d in script.goto(14, 7)])
print(sorted((d.name, d.type) for d in script.infer(14, 1)))
print([(r.line, r.column) for r in script.get_references(3, 9)])
signature = script.get_signatures(17, 5)[0]
print(signature.to_string(), signature.index, signature.docstring(raw=True))
print([(n.name, n.type) for n in script.get_names(all_scopes=True)][:12])
print(script.rename(2, 7, new_name="Creature").get_changed_files().popitem()[1].get_new_code()[:200])
print([(e.line, e.column, e.get_message()) for e in script.get_syntax_errors()])
print([c.name for c in jedi.Interpreter("numbers.ap", [{"numbers": [1, 2]}]).complete()])
