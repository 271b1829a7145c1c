# exit: 1
# A chain of uncaught exceptions: cause, context, own class, several frames.


class ConfigError(Exception):
    pass


def lookup(table, key):
    try:
        return table[key]
    except KeyError as e:
        raise ConfigError(f"no setting {key!r}") from e


def start(table):
    hits = 0
    for i in range(200):
        hits += lookup(table, "abc"[i % 3])
    print("hits", hits)
    try:
        return lookup(table, "d")
    finally:
        print("cleaning up")


def main():
    try:
        start({"a": 1, "b": 2, "c": 3})
    except ConfigError:
        print("failing again")
        [].pop()


main()
