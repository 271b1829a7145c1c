# Complete binary trees built and dropped: what the allocator and the collector can do.


class Tree:
    def __init__(self, left, right):
        self.left = left
        self.right = right


def build(depth):
    if depth == 0:
        return Tree(None, None)
    return Tree(build(depth - 1), build(depth - 1))


def count(tree):
    if tree.left is None:
        return 1
    return 1 + count(tree.left) + count(tree.right)


def run(most):
    stretch = most + 1
    print("stretch tree of depth", stretch, "has", count(build(stretch)))
    kept = build(most)
    for depth in range(4, stretch, 2):
        rounds = 1 << (most - depth + 4)
        nodes = 0
        for _ in range(rounds):
            nodes += count(build(depth))
        print(rounds, "trees of depth", depth, "have", nodes)
    print("kept tree of depth", most, "has", count(kept))


def main():
    run(16)


if __name__ == "__main__":
    main()
