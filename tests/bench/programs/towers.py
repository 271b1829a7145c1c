# The towers of Hanoi, with disks that are linked and checked on each move, as in the benchmarks called "Are we fast yet".


class Disk:
    def __init__(self, size):
        self.size = size
        self.next = None


class Towers:
    def __init__(self):
        self.piles = [None, None, None]
        self.moved = 0

    def push(self, disk, pile):
        top = self.piles[pile]
        if top is not None and disk.size >= top.size:
            raise ValueError("a big disk on a small one")
        disk.next = top
        self.piles[pile] = disk

    def pop(self, pile):
        top = self.piles[pile]
        if top is None:
            raise ValueError("no disk to take")
        self.piles[pile] = top.next
        top.next = None
        return top

    def move_top(self, source, target):
        self.push(self.pop(source), target)
        self.moved += 1

    def build(self, pile, disks):
        for size in range(disks, -1, -1):
            self.push(Disk(size), pile)

    def move(self, disks, source, target):
        if disks == 1:
            self.move_top(source, target)
            return
        other = 3 - source - target
        self.move(disks - 1, source, other)
        self.move_top(source, target)
        self.move(disks - 1, other, target)


def plain(n, source, target, other):
    if n == 0:
        return 0
    return plain(n - 1, source, other, target) + 1 + plain(n - 1, other, target, source)


def main():
    total = 0
    for _ in range(150):
        towers = Towers()
        towers.build(0, 13)
        towers.move(13, 0, 1)
        total += towers.moved
    print(total)
    towers = Towers()
    towers.build(0, 20)
    towers.move(20, 0, 2)
    print(towers.moved)
    print(plain(22, "a", "b", "c"))


if __name__ == "__main__":
    main()
