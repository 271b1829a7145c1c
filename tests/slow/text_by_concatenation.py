# A text that grows by one letter in each iteration.
# code: SW301
# fix: Collect the parts of `text` in a list and join them after the loop
# report: https://github.com/pypy/pypy/issues/1925

def spelled(n):
    text = ""
    for i in range(n):
        text += chr(97 + i % 26)  # slow
    return text


for _ in range(300):
    text = spelled(60000)
print(len(text), text[:30])
