# The syntax: classes, repetitions, groups, assertions, conditions, references.
import re


def t(p, *texts, flags=0):
    print(p, [(m.group(), m.groups()) if (m := re.search(p, s, flags)) else None for s in texts])


t(r"a.c", "abc", "a\nc", "ac")
t(r"[a-c\d_-]+", "xx-b2_d", "]")
t(r"[^\s,]+", " ,ab c")
t(r"[]a]+", "]a]", "b")
t(r"^a$|^b", "a\n", "b", "ca")
t(r"a{2}b{1,2}c{,2}d{1,}", "aabbccdd", "aabd", "abcd")
t(r"a{,b", "a{,b")
t(r"x{1", "x{1")
t(r"(a|ab)(c|bcd)(d*)", "abcd")
t(r"(a+?)(a*)", "aaa")
t(r"(?:ab)+(?=c)(?!cd)", "ababcx", "ababcd")
t(r"(?<=\$)\d+(?<!0)", "$105", "$50", "7")
t(r"(['\"])(?:(?!\1).)*\1", "say 'it \"x\"' now")
t(r"(?P<q>a)(?P=q)b\1", "aaba")
t(r"(<)?(\w+)(?(1)>|$)", "<a>", "a", "<a")
t(r"\bfoo\b|\Boo", "a foo", "food", "boo")
t(r"\Aab\Z", "ab", "ab\n")
t(r"(?>a+)b|(?>a*)a", "aaab", "aaa")
t(r"a++b|a?+a|x*+x", "aab", "a", "xx")
t(r"(?i:A)b(?-i:C)", "abC", "aBC", "abc", flags=0)
t(r"(?s:.)(?m:^)b", "\nb", "ab")
t(r"(?x) a \ b # comment", "a b")
t(r"\x41\u0042\101\t\.", "AB" + "A\t.")
t(r"(a*)*b", "aab", "b")
t(r"(?:a|b)*?c", "abac")
t(r"()|a", "a")
t(r"(a(b(c)?)?)+", "ababcab")
print(len(re.findall(r"(?:\d{1,3}\.){3}\d{1,3}", "10.0.0.1 256.1.1 1.2.3.4" * 30)))
