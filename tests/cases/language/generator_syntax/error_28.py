# exit: 1
async x = 1
