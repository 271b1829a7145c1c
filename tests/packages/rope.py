# Refactors a project: renames, extracts, inlines, moves, finds uses and completes.
# pip: packaging==26.4 platformdirs==4.14.8 pytoolconfig==1.3.1 rope==1.15.2
import os
import tempfile

from rope.base.project import Project
from rope.contrib.codeassist import code_assist, get_definition_location, starting_offset
from rope.contrib.findit import find_occurrences
from rope.refactor.extract import ExtractMethod, ExtractVariable
from rope.refactor.importutils import ImportOrganizer
from rope.refactor.inline import create_inline
from rope.refactor.move import create_move
from rope.refactor.rename import Rename
from rope.refactor.restructure import Restructure

FILES = {
    "shapes.py": "import os\nimport sys\n\n\nclass Square:\n    def __init__(self, side):\n        self.side = side\n\n    def area(self):\n        result = self.side * self.side + 1\n        return result\n\n\ndef helper(x):\n    return x + 1\n",
    "use.py": "from shapes import Square, helper\n\nsquare = Square(3)\nprint(square.area(), helper(2))\n",
}
with tempfile.TemporaryDirectory() as folder:
    project = Project(folder, ropefolder=None)
    for name, text in FILES.items():
        with open(os.path.join(folder, name), "w") as file:
            file.write(text)
    shapes, use = project.get_resource("shapes.py"), project.get_resource("use.py")
    print([(o.resource.path, o.lineno) for o in find_occurrences(project, shapes, shapes.read().index("area"))])
    changes = Rename(project, shapes, shapes.read().index("area")).get_changes("surface")
    print(sorted(r.path for r in changes.get_changed_resources()))
    project.do(changes)
    print(use.read())
    text = shapes.read()
    start = text.index("self.side * self")
    project.do(ExtractMethod(project, shapes, start, start + len("self.side * self.side")).get_changes("product"))
    text = shapes.read()
    project.do(create_inline(project, shapes, text.index("result =")).get_changes())
    project.do(ImportOrganizer(project).organize_imports(shapes))
    print(shapes.read())
    project.do(create_move(project, shapes, shapes.read().index("helper")).get_changes(use))
    print(use.read(), "helper" in shapes.read())
    project.do(Restructure(project, "${a}.surface()", "${a}.surface() * 2", args={"a": "name=use.square"}).get_changes())
    print(use.read())
    code = use.read() + "square.s"
    print([(p.name, p.type) for p in code_assist(project, code, len(code), use)], starting_offset(code, len(code)) == len(code) - 1)
    where = get_definition_location(project, use.read(), use.read().index("surface"), use)
    print(where[0].path, where[1])
    project.history.undo()
    print("* 2" in use.read())
    try:
        ExtractVariable(project, use, 0, 4).get_changes("x")
    except Exception as error:
        print(type(error).__name__, error)
    project.close()
