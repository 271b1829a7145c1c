# Formats texts, says what would change, and refuses what is no Python; by its functions and by its command.
# pip: black==26.10.1 click==8.5.1 mypy_extensions==1.2.0 packaging==26.4 pathspec==1.1.1 platformdirs==4.14.8 pytokens==0.4.1
import subprocess
import sys

import black

TEXT = '''
from os import (path, sep)
x = { 'a':37,'b':42,
'c':927}
def f  (a, *, b:int=3, **kw) -> Set["Very", "long"]:
      return   a+b if a else kw [ 'x' ] [1 :2]
class Foo  (object  ):
  def long_method_name(self, first_parameter, second_parameter=None, third_parameter="default", *rest):
     assert some_type_of_boolean_expression, "followed by a really long string that is used to explain the assertion error message"
  @property
  def y(self): return not(self.x)
match command.split():
  case [ "go", direction ] if direction in "nsew" : go( direction )
  case _ : pass
async def g():
    async with a() as b , c( ) as d: await b
print("hello %s" % name , end = '' ); lambda x = 1 : x ** - 2
'''
print(black.format_str(TEXT, mode=black.Mode()))
print(black.format_str(TEXT, mode=black.Mode(line_length=40, string_normalization=False))[:500])
for wrong in ("def f(:\n", "x = (\n"):
    try:
        black.format_str(wrong, mode=black.Mode())
    except black.InvalidInput as error:
        print(error)
try:
    black.format_file_contents("x = 1\n", fast=False, mode=black.Mode())
except black.NothingChanged:
    print("nothing changed")
done = subprocess.run([sys.executable, "-m", "black", "-q", "--diff", "-"], input="a  =  1\n", text=True, capture_output=True)
print(done.returncode, [line for line in done.stdout.splitlines() if line[:3] not in ("---", "+++")], done.stderr)
