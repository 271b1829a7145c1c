# exit: 1
data = {"a": 1}
result = ", ".join(str(value / 0) for value in data.values())
