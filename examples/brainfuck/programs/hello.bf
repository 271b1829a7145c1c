Writes the word hello and a line end
++++++++++ [> ++++++++++ > +++++++++++ > +++ > + <<<< -]
> ++++ .         h is 104
--- .            e is 101
> -- .           l is 108
.
+++ .            o is 111
>>.
