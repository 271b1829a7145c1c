# int and float of texts: signs, spaces of ASCII and others, underscores, bases, digits of other scripts, and what is no number.
cases = ["0","-0","+7"," 12 ","\t-5\n","1_000","1__0","_1","1_","","-","+","--1","+ 5","12a","a12","0x1f","0X1F","1f","zz","ZZ","0b101","101","0o17","17","00","007","99999999999999999","999999999999999999","-99999999999999999","4611686018427387904","-4611686018427387905","1"*30,"\x0b5","\x1c5","5\x00","\u0661\u0662","\xa07","1.5","1e5","é","ffffffffffffffff","7"*18,"zzzzzzzzzzz","zzzzzzzzzzzz", "x"*300, "9"*17+"_1"]
for c in cases:
    for base in (10, 0, 2, 8, 16, 36):
        try:
            r = int(c, base)
        except ValueError as e:
            r = str(e)
        try:
            q = int(c) if base == 10 else None
        except ValueError as e:
            q = str(e)
        print(ascii(c[:20]), base, ascii(r), ascii(q))
    try:
        print(int(c.encode("latin-1", "replace")))
    except ValueError as e:
        print(e)
print([a == b for a in ("", "a", "ab", "é", "éa", "b") for b in ("", "a", "ab", "é", "éb", "b"[:1])])
print(["T","a","T",""].count("T"), ["ab","ac"].index("ac"), "".join(["a"]) + "" + "b" + "é")
for text in ("\x1c5", "\x855", "\xa05 ", "\x1c\u0665", "\v5\f"):
    for make in (int, float, complex):
        try:
            print(make(text), end=" ")
        except ValueError as error:
            print(ascii(str(error)), end=" ")
    print()
