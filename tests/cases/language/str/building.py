# Strings built piece by piece: concatenation, join, repeat, characters by index.


def reverse(text):
    out = ""
    for ch in text:
        out = ch + out
    return out


def caesar(text, shift):
    out = []
    for ch in text:
        if "a" <= ch <= "z":
            out.append(chr((ord(ch) - 97 + shift) % 26 + 97))
        elif ch.isupper():
            out.append(chr((ord(ch) - 65 + shift) % 26 + 65))
        else:
            out.append(ch)
    return "".join(out)


def run_length(text):
    out = ""
    i = 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i]:
            j += 1
        out += text[i] + (str(j - i) if j - i > 1 else "")
        i = j
    return out


message = "Attack at Dawn, not before!"
secret = caesar(message, 7)
print(secret, caesar(secret, -7) == message)
print(reverse(message), reverse("") == "", reverse("é☕") == "☕é")
print(run_length("aaabccdddd" * 3), run_length("abc"))
s = ""
for i in range(250):
    s += chr(97 + i % 26)
    if len(s) > 60:
        s = s[30:]
print(s)
alias = s
s += "!"
print(alias == s, alias is s, len(alias), len(s))
print("ab" * 3, 3 * "-", "x" * 0 == "", "x" * -1 == "")
checksum = 0
for ch in message * 10:
    checksum = (checksum * 33 + ord(ch)) % 2**32
print(checksum)
