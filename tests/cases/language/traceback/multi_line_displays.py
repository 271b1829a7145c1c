# exit: 1
# Where the marks are when what fails stands in a list, a dict, a tuple or an f-string over several lines.
def bad(n): return 1 // n
def in_list(n):
    return [
        1,
        bad(n),
        2,
    ]
def in_dict(n):
    return {
        "a": 1,
        "b":
            [0, 1][n],
        **{"c": 2},
    }
def in_call(n):
    return print(
        "x" if n else
        missing_name,
        sep="",
    )
def in_condition(n):
    if (n > 1
            and n < None):
        return 1
import traceback
for f, n in ((in_list, 0), (in_dict, 5), (in_call, 0), (in_condition, 3)):
    for i in range(20):
        try: f(n)
        except Exception as e: kept = e
    print("".join(traceback.format_exception(kept)).replace(__file__, "FILE").split("in <module>")[-1])
in_dict(
    7
    +
    1
)
