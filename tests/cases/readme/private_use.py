# sidewinder: characters U+10F000 to U+10F7FF are not supported by Sidewinder
text = chr(0x10F123)
print(len(text), ascii(text), text.encode("utf-8", "replace"))
