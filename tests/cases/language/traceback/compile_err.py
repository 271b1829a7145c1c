# exit: 1
compile("a = (1,\nb = 2", "some file.py", "exec")
