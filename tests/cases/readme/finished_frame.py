# sidewinder: None
def f():
    kept = None
    try:
        raise ValueError
    except ValueError as error:
        kept = error
    after = 42
    return kept


print(f().__traceback__.tb_frame.f_locals.get("after"))
