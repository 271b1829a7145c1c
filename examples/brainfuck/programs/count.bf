Counts in loops within loops: 10 times 100 times 50 rounds; what is left of it modulo 256 comes out as letter 80 and a line end

++++++++++ [ >
  ++++++++++ [ > ++++++++++ < - ]           100
  > [ >
    +++++ [ > ++++++++++ < - ]              50
    > [ > + < - ]                           50 rounds
  << - ]
<< - ]
>>>>> .
[-] ++++++++++ .
