# pathlib.Path on disk: making, reading, writing, listing, links, renaming, stat, and errors.
import os
import pathlib
import tempfile
from pathlib import Path


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (OSError, ValueError, TypeError) as e:
        return type(e).__name__


with tempfile.TemporaryDirectory() as name:
    root = Path(name)
    f = root / "a.txt"
    print(f.exists(), f.write_text("line é\nsecond\n", encoding="utf-8"), f.exists(), f.read_text("utf-8"), f.read_bytes(), f.stat().st_size, f.is_file(), f.is_dir(), root.is_dir(), f.write_bytes(b"\x00\x01"), f.read_bytes())
    d = root / "x" / "y" / "z"
    print(t(d.mkdir), d.mkdir(parents=True), t(d.mkdir), d.mkdir(exist_ok=True), t((f / "no").mkdir), t(f.mkdir, exist_ok=True), sorted(p.relative_to(root).as_posix() for p in root.rglob("*")))
    with f.open("w") as out:
        print(out.write("one\ntwo\n"), out.name == str(f))
    with f.open() as lines:
        print([line.strip() for line in lines])
    (root / "link").symlink_to("a.txt")
    (root / "broken").symlink_to("nowhere")
    for p in sorted(root.iterdir()):
        print(p.name, p.is_symlink(), p.exists(), p.is_file(), p.is_dir(), p.is_mount(), p.is_socket(), p.is_fifo(), oct(p.lstat().st_mode)[:4])
    print((root / "link").readlink(), (root / "link").resolve() == f.resolve(), (root / "link").samefile(f), t((root / "broken").resolve, True), (root / "x" / ".." / "a.txt").resolve() == f.resolve(), t((root / "none").stat))
    g = f.rename(root / "b.txt")
    print(g.name, f.exists(), g.replace(root / "x" / "c.txt").name, t(f.unlink), f.unlink(missing_ok=True), t(d.unlink), d.rmdir(), t((root / "x").rmdir), t(d.rmdir))
    f.touch()
    print(f.stat().st_size, t(f.touch, exist_ok=False), oct(f.stat().st_mode & 0o777) in ("0o644", "0o664"), f.chmod(0o600), oct(f.stat().st_mode & 0o777))
    (root / "hard").hardlink_to(f)
    print(f.stat().st_nlink, (root / "hard").samefile(f))
    old = Path.cwd()
    os.chdir(root)
    try:
        print(Path("a.txt").absolute() == root.resolve() / "a.txt" or Path.cwd() == Path(os.getcwd()), Path("a.txt").exists(), Path().resolve() == root.resolve(), Path("a.txt").is_absolute(), Path("~nobody-at-all/x").parts, os.fspath(Path("q") / "r"), t(Path("~nobody-at-all/x").expanduser) if False else "")
    finally:
        os.chdir(old)
    for bad in (lambda: f.read_text(5), lambda: f.write_text(b"x"), lambda: f.write_bytes("x"), lambda: f / 5, lambda: Path(5), lambda: f.with_name(""), lambda: f.with_suffix("x"), lambda: f.relative_to("/other"), lambda: list((root / "none").iterdir()), lambda: Path("a\0b").exists()):
        print(t(bad))
    (root / "new").write_text("a\r\nb", newline="")
    print((root / "new").read_bytes(), (root / "new").write_text("a\nb", newline="\r\n"), (root / "new").read_bytes(), (root / "new").read_text())
    total = 0
    for i in range(60):
        p = root / f"n{i % 5}.log"
        p.write_text((p.read_text() if p.exists() else "") + f"{i}\n")
        total += len(p.read_text().splitlines())
    print(total, sum(1 for _ in root.glob("n*.log")))
print(root.exists(), isinstance(root, pathlib.PosixPath), Path("/").parent, Path("a") in {Path("a")})
