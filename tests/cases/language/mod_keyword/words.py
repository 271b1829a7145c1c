# keyword.
import keyword

print(keyword.iskeyword("for"), keyword.iskeyword("print"), keyword.issoftkeyword("match"), len(keyword.kwlist), keyword.kwlist[:5], keyword.softkwlist, keyword.iskeyword("None"), keyword.iskeyword("async"))
print([w for w in "if x is not None and print in match".split() if keyword.iskeyword(w)])
