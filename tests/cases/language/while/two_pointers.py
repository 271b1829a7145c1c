# Loops that move two indexes over lists and strings.


def merge(a, b):
    out = []
    i = j = 0
    while i < len(a) or j < len(b):
        if j == len(b) or i < len(a) and a[i] <= b[j]:
            out.append(a[i])
            i += 1
        else:
            out.append(b[j])
            j += 1
    return out


print(merge([1, 4, 6], [2, 3, 5, 9]), merge([], [1]), merge("ace", "bd"), len(merge(list(range(0, 150, 2)), list(range(1, 150, 2)))))


def palindrome(text):
    i, j = 0, len(text) - 1
    while i < j:
        if not text[i].isalnum():
            i += 1
        elif not text[j].isalnum():
            j -= 1
        elif text[i].lower() != text[j].lower():
            return False
        else:
            i, j = i + 1, j - 1
    return True


print(palindrome("A man, a plan, a canal: Panama"), palindrome("nope"), palindrome(""), palindrome("xyz" * 40 + "zyx" * 40))


def pairs_with_sum(values, wanted):
    values = sorted(values)
    i, j = 0, len(values) - 1
    found = []
    while i < j:
        s = values[i] + values[j]
        if s == wanted:
            found.append((values[i], values[j]))
            i += 1
            j -= 1
        elif s < wanted:
            i += 1
        else:
            j -= 1
    return found


print(pairs_with_sum([5, 1, 8, 3, 9, 2], 10), len(pairs_with_sum(list(range(200)), 199)))


def common(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    i = 1
    while i <= len(a):
        j = 1
        while j <= len(b):
            if a[i - 1] == b[j - 1]:
                table[i][j] = table[i - 1][j - 1] + 1
            else:
                table[i][j] = max(table[i - 1][j], table[i][j - 1])
            j += 1
        i += 1
    out = ""
    i, j = len(a), len(b)
    while i and j:
        if a[i - 1] == b[j - 1]:
            out = a[i - 1] + out
            i, j = i - 1, j - 1
        elif table[i - 1][j] >= table[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return out


print(common("the quick brown fox", "a thick brawny ox"), common("abc", ""), common("xaybzc", "abc"))
