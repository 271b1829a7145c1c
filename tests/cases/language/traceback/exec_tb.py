# exit: 1
exec("""
def inner():
    return 1 / 0
inner()
""")
