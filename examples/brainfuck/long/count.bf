Counts in loops within loops: 120 times 250 times 250 rounds; what is left of it modulo 256 comes out as a letter and a line end

++++++++++ [> ++++++++++++ < -] >           120
[ >
  - ----- [ >                               250
    - ----- [ > + < - ]                     250 rounds
  < - ]
< - ]
>>> [- > + <] >                             the sum modulo 256 is 224
----- ----- ----- ----- ----- ----- ----- ----- ----- -----
----- ----- ----- ----- ----- ----- ----- ----- ----- -----
----- ----- ----- ----- ----- -----
. [-] ++++++++++ .
