# A visitor finds its method by the name of a class: the name of a class that is known is a constant, so the text made of it is one, and so is the method.
class Leaf:
    def __init__(self, value):
        self.value = value


class Sum:
    def visit(self, node):
        return getattr(self, "visit_" + type(node).__name__)(node)

    def visit_Leaf(self, node):
        return node.value

    def visit_Renamed(self, node):
        return -node.value

    def visit_named(self, node):
        return 1000


def run(visitor, node, n):
    total = 0
    for i in range(n):  # jit: body.operations=8 body.guards=4 body.allocations=0 body.residual_calls=0
        total += visitor.visit(node)
    return total


class Named(type):
    @property
    def __name__(cls):
        return "named"


class ByMetaclass(metaclass=Named):
    pass


print(run(Sum(), Leaf(2), 3000))
# From now on the class has another name.
Leaf.__name__ = "Renamed"
print(run(Sum(), Leaf(2), 3000))
print(run(Sum(), ByMetaclass(), 300))
Leaf.__name__ = "Leaf"
print(run(Sum(), Leaf(2), 300))
try:
    run(Sum(), 5, 300)
except AttributeError as error:
    print(error)
