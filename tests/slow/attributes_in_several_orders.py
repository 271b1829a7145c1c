# Attributes that are set in four orders.
# code: SW105
# fix: Set `left`, `value` and `right` in `Node.__init__`, in one order

class Node:
    pass


def made(k):
    node = Node()
    if k % 4 == 0:
        node.left = 1
        node.value = k
    elif k % 4 == 1:
        node.value = k
        node.left = 2
    elif k % 4 == 2:
        node.right = 1
        node.value = k
    else:
        node.value = k
        node.right = 1
    return node


def total(nodes, times):
    result = 0
    for _ in range(times):
        for node in nodes:
            result += node.value  # slow
    return result


print(total([made(k * 7 % 1013) for k in range(1000)], 60000))
