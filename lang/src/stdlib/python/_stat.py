"""What the mode of a file says."""

ST_MODE, ST_INO, ST_DEV, ST_NLINK, ST_UID, ST_GID, ST_SIZE, ST_ATIME, ST_MTIME, ST_CTIME = range(10)
S_IFDIR, S_IFCHR, S_IFBLK, S_IFREG, S_IFIFO, S_IFLNK, S_IFSOCK = 0o040000, 0o020000, 0o060000, 0o100000, 0o010000, 0o120000, 0o140000
S_IFDOOR = S_IFPORT = S_IFWHT = 0
S_ISUID, S_ISGID, S_ENFMT, S_ISVTX = 0o4000, 0o2000, 0o2000, 0o1000
S_IREAD, S_IWRITE, S_IEXEC = 0o400, 0o200, 0o100
S_IRWXU, S_IRUSR, S_IWUSR, S_IXUSR = 0o700, 0o400, 0o200, 0o100
S_IRWXG, S_IRGRP, S_IWGRP, S_IXGRP = 0o070, 0o040, 0o020, 0o010
S_IRWXO, S_IROTH, S_IWOTH, S_IXOTH = 0o007, 0o004, 0o002, 0o001

UF_NODUMP, UF_IMMUTABLE, UF_APPEND, UF_OPAQUE, UF_NOUNLINK, UF_COMPRESSED, UF_HIDDEN = 1, 2, 4, 8, 0x10, 0x20, 0x8000
SF_ARCHIVED, SF_IMMUTABLE, SF_APPEND, SF_NOUNLINK, SF_SNAPSHOT = 0x10000, 0x20000, 0x40000, 0x100000, 0x200000


def S_IMODE(mode):
    """Who may do what."""
    return mode & 0o7777


def S_IFMT(mode):
    """What kind of file it is."""
    return mode & 0o170000


def _is(kind):
    return lambda mode: S_IFMT(mode) == kind


S_ISDIR = _is(S_IFDIR)
S_ISCHR = _is(S_IFCHR)
S_ISBLK = _is(S_IFBLK)
S_ISREG = _is(S_IFREG)
S_ISFIFO = _is(S_IFIFO)
S_ISLNK = _is(S_IFLNK)
S_ISSOCK = _is(S_IFSOCK)


def S_ISDOOR(mode):
    """There are none."""
    return False


S_ISPORT = S_ISWHT = S_ISDOOR


def filemode(mode):
    """The mode as `ls` shows it."""
    kinds = {S_IFLNK: "l", S_IFSOCK: "s", S_IFREG: "-", S_IFBLK: "b", S_IFDIR: "d", S_IFCHR: "c", S_IFIFO: "p"}
    text = [kinds.get(S_IFMT(mode), "?")]
    for shift, special, letter in ((6, S_ISUID, "s"), (3, S_ISGID, "s"), (0, S_ISVTX, "t")):
        bits = mode >> shift & 7
        text.append("r" if bits & 4 else "-")
        text.append("w" if bits & 2 else "-")
        if mode & special:
            text.append(letter if bits & 1 else letter.upper())
        else:
            text.append("x" if bits & 1 else "-")
    return "".join(text)
