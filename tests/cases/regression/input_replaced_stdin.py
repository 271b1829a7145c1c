# input() reads and prompts by what sys has for its streams.
import io, sys
sys.stdin = io.StringIO('typed\n'); print(input())
class Out:
    def __init__(self): self.parts = []
    def write(self, text): self.parts.append(text)
    def flush(self): self.parts.append('<flush>')
class In:
    def __init__(self, line): self.line = line
    def readline(self): return self.line
old = sys.stdin, sys.stdout
sys.stdin, sys.stdout = In('a line\n'), Out()
got, parts = input('prompt> '), sys.stdout.parts
sys.stdin, sys.stdout = old
print(got, parts)
for line in ('', 'no end', 5, None):
    sys.stdin = In(line)
    try: print(repr(input()))
    except Exception as e: print(type(e).__name__, e)
for stream in (None, 3):
    sys.stdin = stream
    try: input()
    except Exception as e: print(type(e).__name__, e)
del sys.stdin
try: input()
except Exception as e: print(type(e).__name__, e)
