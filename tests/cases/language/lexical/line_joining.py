# Physical lines become logical ones: backslashes, brackets, comments and blank lines within.
total = 1 + \
    2 + \
3
print(total)
months = ['Jan', 'Feb',  # a comment in brackets
    'Mar',

        # a comment alone
  'Apr', ]
print(months)
if total > 5 and \
   total < 10 \
   :
    print("joined")
def f(a,
b,
        c):
  return (a
 + b
     + c)
print(f(1, 2,
3))
text = "a\
b\
  c"
print(repr(text), repr(r"x\
y"), repr("""t\
u"""))
for i in range(
  3
): print(i, end=\
" ")
print()
for source in ["(1,\n\n\n2)", "1 \\\n+ 2", "'a\nb'", "\\\n3", "# only \\\n4", "[1,\n# c\n2]", "(", "if 1:\\\n    5", "5 # c \\\n"]:
    try:
        print(repr(source), "->", eval(source))
    except SyntaxError as e:
        print(repr(source), "->", e.msg, e.lineno, e.offset)
n = 0
for i in range(100):
    n += i \
        if i % 2 else (
            -i
        )
print(n)
