# Finding the loops of a flow graph: depth-first numbering, union-find, and the nesting forest of the loops.


class Block:
    def __init__(self, name):
        self.name = name
        self.into = []
        self.out = []


class Graph:
    def __init__(self):
        self.blocks = {}
        self.start = None

    def block(self, name):
        b = self.blocks.get(name)
        if b is None:
            b = self.blocks[name] = Block(name)
            if self.start is None:
                self.start = b
        return b

    def edge(self, a, b):
        source = self.block(a)
        target = self.block(b)
        source.out.append(target)
        target.into.append(source)


class Loop:
    def __init__(self, header, reducible):
        self.header = header
        self.reducible = reducible
        self.parent = None
        self.children = []
        self.blocks = []
        self.nesting = 0
        self.depth = 0

    def put_under(self, parent):
        self.parent = parent
        parent.children.append(self)


class Set:
    def __init__(self, block, number):
        self.block = block
        self.number = number
        self.parent = self
        self.loop = None

    def find(self):
        path = []
        node = self
        while node is not node.parent:
            if node.parent is not node.parent.parent:
                path.append(node)
            node = node.parent
        for p in path:
            p.parent = node
        return node


class Finder:
    def __init__(self, graph):
        self.graph = graph
        self.root = Loop(None, True)
        self.loops = []

    def number(self):
        self.sets = []
        self.numbers = {}
        self.last = []
        stack = [(self.graph.start, 0)]
        self.enter(self.graph.start)
        while stack:
            block, next_child = stack.pop()
            descended = False
            while next_child < len(block.out):
                child = block.out[next_child]
                next_child += 1
                if child.name not in self.numbers:
                    stack.append((block, next_child))
                    self.enter(child)
                    stack.append((child, 0))
                    descended = True
                    break
            if not descended:
                self.last[self.numbers[block.name]] = len(self.sets) - 1

    def enter(self, block):
        self.numbers[block.name] = len(self.sets)
        self.sets.append(Set(block, len(self.sets)))
        self.last.append(0)

    def is_ancestor(self, w, v):
        return w <= v <= self.last[w]

    def run(self):
        self.number()
        sets = self.sets
        n = len(sets)
        back = [[] for _ in range(n)]
        other = [set() for _ in range(n)]
        for w in range(n):
            for source in sets[w].block.into:
                v = self.numbers.get(source.name, -1)
                if v < 0:
                    continue
                if self.is_ancestor(w, v):
                    back[w].append(v)
                else:
                    other[w].add(v)
        for w in range(n - 1, -1, -1):
            pool = []
            itself = False
            for v in back[w]:
                if v != w:
                    pool.append(sets[v].find())
                else:
                    itself = True
            members = {}
            work = []
            for x in pool:
                if x.number not in members:
                    members[x.number] = x
                    work.append(x)
            reducible = True
            while work:
                x = work.pop()
                for y in sorted(other[x.number]):
                    ydash = sets[y].find()
                    if not self.is_ancestor(w, ydash.number):
                        reducible = False
                        other[w].add(ydash.number)
                    elif ydash.number != w and ydash.number not in members:
                        members[ydash.number] = ydash
                        work.append(ydash)
            if members or itself:
                loop = Loop(sets[w].block, reducible)
                sets[w].loop = loop
                for x in members.values():
                    x.parent = sets[w]
                    if x.loop is not None:
                        x.loop.put_under(loop)
                    else:
                        loop.blocks.append(x.block)
                self.loops.append(loop)
        for loop in self.loops:
            if loop.parent is None:
                loop.put_under(self.root)
        self.nest(self.root, 0)
        return self.loops

    def nest(self, loop, depth):
        loop.depth = depth
        for child in loop.children:
            self.nest(child, depth + 1)
            if child.nesting + 1 > loop.nesting:
                loop.nesting = child.nesting + 1


class Builder:
    def __init__(self):
        self.graph = Graph()
        self.next = 0

    def new(self):
        self.next += 1
        return self.next - 1

    def straight(self, start, n):
        for _ in range(n):
            end = self.new()
            self.graph.edge(start, end)
            start = end
        return start

    def diamond(self, start):
        left, right, end = self.new(), self.new(), self.new()
        self.graph.edge(start, left)
        self.graph.edge(start, right)
        self.graph.edge(left, end)
        self.graph.edge(right, end)
        return end

    def nested(self, start, depth):
        header = self.straight(start, 1)
        end = self.diamond(header) if depth == 0 else self.nested(self.nested(header, depth - 1), depth - 1)
        end = self.straight(end, 1)
        self.graph.edge(end, header)
        return self.straight(end, 1)

    def tangle(self, start):
        a, b, end = self.new(), self.new(), self.new()
        self.graph.edge(start, a)
        self.graph.edge(start, b)
        self.graph.edge(a, b)
        self.graph.edge(b, a)
        self.graph.edge(a, end)
        return end


def main():
    builder = Builder()
    at = builder.new()
    builder.graph.block(at)
    for i in range(40):
        at = builder.nested(at, 5)
        at = builder.tangle(at)
    for _ in range(40):
        loops = Finder(builder.graph).run()
    print(len(builder.graph.blocks), len(loops))
    irreducible = 0
    deepest = 0
    weight = 0
    for loop in loops:
        irreducible += 0 if loop.reducible else 1
        deepest = max(deepest, loop.depth)
        weight += loop.depth * len(loop.blocks) + loop.nesting
    print(irreducible, deepest, weight)


if __name__ == "__main__":
    main()
