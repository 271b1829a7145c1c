Reads until nothing is left and writes it the other way round
>,[>,]<[.<]
