# A builtin takes any number of arguments.
print(max(*range(300)), min(*range(300))); print(*range(260))
