number = 3
