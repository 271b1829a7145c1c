# exit: 1
# An exception while a module is being imported: both files are in the traceback.

total = 0
for i in range(150):
    total += i * i % 7
print(total)


def load():
    import _breaks

    return _breaks


def main():
    try:
        load()
    except ValueError as e:
        raise ImportError("plugin cannot be loaded") from e


main()
