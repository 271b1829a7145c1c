"""What the environment says of the standard streams."""

import sys


def encode_streams(encoding, errors):
    """Gives the standard streams another encoding, and says what happens to characters that it has not."""
    import atexit
    import io

    for name, fd, mode in (("stdin", 0, "r"), ("stdout", 1, "w"), ("stderr", 2, "w")):
        how = "backslashreplace" if name == "stderr" else errors or "strict"
        stream = io.open(fd, mode, 1 if sys.flags.interactive or name == "stderr" else -1, encoding or "utf-8", how, closefd=False)
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
        if mode == "w":
            atexit.register(stream.flush)
