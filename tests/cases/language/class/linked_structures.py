# Linked list, binary search tree and a stack of nodes: objects pointing at objects.


class Node:
    def __init__(self, key, left=None, right=None):
        self.key = key
        self.left = left
        self.right = right


class Tree:
    def __init__(self):
        self.root = None
        self.size = 0

    def insert(self, key):
        if self.root is None:
            self.root = Node(key)
            self.size = 1
            return True
        node = self.root
        while True:
            if key == node.key:
                return False
            side = "left" if key < node.key else "right"
            child = getattr(node, side)
            if child is None:
                setattr(node, side, Node(key))
                self.size += 1
                return True
            node = child

    def in_order(self):
        out, stack, node = [], [], self.root
        while stack or node is not None:
            while node is not None:
                stack.append(node)
                node = node.left
            node = stack.pop()
            out.append(node.key)
            node = node.right
        return out

    def height(self, node="root"):
        if node == "root":
            node = self.root
        return 0 if node is None else 1 + max(self.height(node.left), self.height(node.right))


tree = Tree()
x = 17
for _ in range(200):
    x = x * 73 % 211
    tree.insert(x)
keys = tree.in_order()
print(tree.size, keys == sorted(set(keys)), keys[:5], keys[-1], tree.height())
head = None
for i in range(150):
    head = (i, head)
total = 0
while head is not None:
    value, head = head
    total = total * 31 % 65521 + value
print(total)
