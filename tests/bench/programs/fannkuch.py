# Pancake flips over all permutations of ten: short runs of list reads and writes.


def fannkuch(n):
    perm1 = list(range(n))
    count = [0] * n
    best = 0
    checksum = 0
    r = n
    number = 0
    while True:
        while r != 1:
            count[r - 1] = r
            r -= 1
        perm = perm1[:]
        flips = 0
        k = perm[0]
        while k:
            low = 1
            high = k - 1
            perm[0], perm[k] = perm[k], k
            while low < high:
                perm[low], perm[high] = perm[high], perm[low]
                low += 1
                high -= 1
            flips += 1
            k = perm[0]
        if flips > best:
            best = flips
        checksum += flips if number % 2 == 0 else -flips
        while True:
            if r == n:
                return checksum, best
            first = perm1[0]
            i = 0
            while i < r:
                perm1[i] = perm1[i + 1]
                i += 1
            perm1[r] = first
            count[r] -= 1
            if count[r] > 0:
                break
            r += 1
        number += 1


def main():
    checksum, best = fannkuch(10)
    print(checksum, best)


if __name__ == "__main__":
    main()
