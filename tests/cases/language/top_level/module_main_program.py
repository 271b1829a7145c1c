# exit: 4
# A complete program: argv-less main, code after functions, atexit order, sys.exit in the middle of a finally.
import atexit, sys
def main(args=()):
    atexit.register(print, "atexit 1")
    atexit.register(lambda: print("atexit 2", state))
    try:
        for i in range(100):
            state.append(i) if i % 30 == 0 else None
            if i == 75: sys.exit(4)
    finally:
        print("cleanup", state)
    return "never"
state = []
if __name__ == "__main__":
    print("start", sys.argv[1:])
    try: main()
    except SystemExit as e:
        print("caught", e.code)
        state.append("again")
        raise
    print("never")
