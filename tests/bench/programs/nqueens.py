# All ways to put eleven queens on a board, by recursion over lists that are made for every attempt.


def safe(placed, column):
    row = len(placed)
    for r in range(row):
        c = placed[r]
        if c == column or c - column == r - row or c - column == row - r:
            return False
    return True


def place(n, placed, found):
    if len(placed) == n:
        found.append(placed)
        return
    for column in range(n):
        if safe(placed, column):
            place(n, placed + [column], found)


def by_bits(n, columns, left, right):
    if columns == (1 << n) - 1:
        return 1
    count = 0
    free = ~(columns | left | right) & ((1 << n) - 1)
    while free:
        bit = free & -free
        free ^= bit
        count += by_bits(n, columns | bit, (left | bit) << 1, (right | bit) >> 1)
    return count


def main():
    found = []
    place(11, [], found)
    print(len(found), found[0], found[-1])
    print(by_bits(13, 0, 0, 0))


if __name__ == "__main__":
    main()
