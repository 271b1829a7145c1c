# Huffman codes by own heap of tuples, bits packed into an int, and arithmetic on their lengths.
def codes(text):
    count = {}
    for c in text: count[c] = count.get(c, 0) + 1
    heap = [(n, i, c) for i, (c, n) in enumerate(sorted(count.items()))]
    serial = len(heap)
    while len(heap) > 1:
        heap.sort(reverse=True, key=lambda t: t[:2])
        a, b = heap.pop(), heap.pop()
        heap.append((a[0] + b[0], serial, (a[2], b[2])))
        serial += 1
    table = {}
    def walk(node, bits):
        match node:
            case (left, right):
                walk(left, bits + '0')
                walk(right, bits + '1')
            case leaf:
                table[leaf] = bits or '0'
    walk(heap[0][2], '')
    return table, heap[0][2]
def encode(text, table):
    n, size = 1, 0
    for c in text:
        bits = table[c]
        n = n << len(bits) | int(bits, 2)
        size += len(bits)
    return n, size
def decode(n, size, tree):
    out, node = [], tree
    if not isinstance(tree, tuple): return tree * size
    for k in range(size - 1, -1, -1):
        node = node[n >> k & 1]
        if not isinstance(node, tuple):
            out.append(node)
            node = tree
    return ''.join(out)
for text in ('abracadabra', 'aaaa', 'the quick brown fox jumps over the lazy dog', 'mississippi river ' * 4, 'žluťoučký kůň'):
    table, tree = codes(text)
    n, size = encode(text, table)
    print(sorted(table.items(), key=lambda t: (len(t[1]), t[0]))[:6])
    print(size, n.bit_length() - 1, hex(n)[:40], decode(n, size, tree) == text)
    print(sum(2 ** -len(b) for b in table.values()))
    assert not any(a != b and b.startswith(a) for a in table.values() for b in table.values())
