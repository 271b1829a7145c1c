"""Heaps in lists: the smallest item is the first one."""

from _operator import _class_name


def _check(heap, name):
    if not isinstance(heap, list):
        raise TypeError(f"{name} must be list, not {_class_name(heap)}")


def heappush(heap, item, /):
    """Adds an item."""
    _check(heap, "heappush() argument 1")
    heap.append(item)
    _rise(heap, 0, len(heap) - 1)


def heappop(heap, /):
    """Takes the smallest item out."""
    _check(heap, "heappop() argument")
    last = heap.pop() if heap else _empty()
    if heap:
        first = heap[0]
        heap[0] = last
        _sink(heap, 0)
        return first
    return last


def _empty():
    raise IndexError("index out of range")


def heapreplace(heap, item, /):
    """Takes the smallest item out, then adds one."""
    _check(heap, "heapreplace() argument 1")
    if not heap:
        _empty()
    first = heap[0]
    heap[0] = item
    _sink(heap, 0)
    return first


def heappushpop(heap, item, /):
    """Adds an item, then takes the smallest out."""
    _check(heap, "heappushpop() argument 1")
    if heap and heap[0] < item:
        if not heap:
            _empty()
        item, heap[0] = heap[0], item
        _sink(heap, 0)
    return item


def heapify(heap, /):
    """Makes a list a heap."""
    _check(heap, "heapify() argument")
    for at in range(len(heap) // 2 - 1, -1, -1):
        _sink(heap, at)


def _heappop_max(heap, /):
    last = heap.pop() if heap else _empty()
    if heap:
        first = heap[0]
        heap[0] = last
        _sink_max(heap, 0)
        return first
    return last


def _heapreplace_max(heap, item, /):
    first = heap[0]
    heap[0] = item
    _sink_max(heap, 0)
    return first


def _heapify_max(heap, /):
    for at in range(len(heap) // 2 - 1, -1, -1):
        _sink_max(heap, at)


def _changed():
    raise RuntimeError("list changed size during iteration")


def _rise(heap, top, at):
    """Moves the item at `at` up as long as it is smaller than its parent."""
    size = len(heap)
    item = heap[at]
    while at > top:
        parent = (at - 1) >> 1
        above = heap[parent]
        is_smaller = bool(item < above)
        if len(heap) != size:
            _changed()
        if not is_smaller:
            break
        # What comparing did to the list is kept.
        above, item = heap[parent], heap[at]
        heap[parent] = item
        heap[at] = above
        at = parent


def _sink(heap, at):
    """Moves the item at `at` down to the bottom, smaller children up, and then up to where it belongs: most belong far down."""
    end = len(heap)
    top = at
    if at >= end:
        _empty()
    limit = end >> 1
    while at < limit:
        child = 2 * at + 1
        right = child + 1
        if right < end:
            if not heap[child] < heap[right]:
                child = right
            if len(heap) != end:
                _changed()
        heap[child], heap[at] = heap[at], heap[child]
        at = child
    _rise(heap, top, at)


def _rise_max(heap, top, at):
    item = heap[at]
    while at > top:
        parent = (at - 1) >> 1
        above = heap[parent]
        if not above < item:
            break
        heap[at] = above
        at = parent
    heap[at] = item


def _sink_max(heap, at):
    end = len(heap)
    top = at
    item = heap[at]
    child = 2 * at + 1
    while child < end:
        right = child + 1
        if right < end and not heap[right] < heap[child]:
            child = right
        heap[at] = heap[child]
        at = child
        child = 2 * at + 1
    heap[at] = item
    _rise_max(heap, top, at)
