# netrc and pyclbr-like reading of small files: machines, defaults, macros, comments, odd tokens, errors with their lines.
import netrc
import os
import tempfile

TEXTS = {
    "plain": "machine host.com login me account acc password pw\nmachine other login you password p2\ndefault login anon password x\n",
    "quoted": 'machine h login "a b" password "p\\"q\\\\"\n',
    "comment": "# first\nmachine h # trailing\nlogin u\n  password p#hash\n#last\n",
    "macro": "macdef init\ncd /x\nls -l\n\nmachine h login a password b\n",
    "empty": "",
    "missing": "machine h password p\n",
    "only login": "machine h login u\n",
    "bad top": "nonsense h\n",
    "bad follower": "machine h login u nope x password p\n",
    "unicode": "machine hé login ü password ß\n",
    "default first": "default login d password d\nmachine h login u password p\n",
    "macro open": "macdef m\nline one\n",
}
with tempfile.TemporaryDirectory() as root:
    path = os.path.join(root, "rc")
    for name, text in TEXTS.items():
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        try:
            n = netrc.netrc(path)
            print(name, n.hosts, n.macros, n.authenticators("h"), n.authenticators("unknown"))
        except netrc.NetrcParseError as e:
            print(name, type(e).__name__, e.msg, e.lineno, str(e).replace(root, "ROOT"), os.path.basename(e.filename))
    with open(path, "w") as f:
        f.write(TEXTS["plain"] + TEXTS["macro"])
    print(repr(netrc.netrc(path)))
    try:
        netrc.netrc(os.path.join(root, "none"))
    except FileNotFoundError as e:
        print(type(e).__name__)
    total = 0
    for i in range(30):
        with open(path, "w") as f:
            f.write("".join(f"machine m{k} login u{i} password {'p' * (k + 1)}\n" for k in range(i % 6)))
        total += sum(len(v[2]) + len(v[0]) for v in netrc.netrc(path).hosts.values())
    print(total)
