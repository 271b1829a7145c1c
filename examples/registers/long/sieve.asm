; how many primes there are below r0, 200 times
set r9 200
round:
set r0 60000
set r1 2
clear:
  set r2 0
  store r2 r1 0
  addi r1 r1 1
  less r1 r0 clear
set r1 2
set r5 0              ; primes found
candidate:
  load r2 r1 0
  zero r2 prime
  jump next
prime:
  addi r5 r5 1
  add r3 r1 r1
  jump test
strike:
  set r4 1
  store r4 r3 0
  add r3 r3 r1
test:
  less r3 r0 strike
next:
  addi r1 r1 1
  less r1 r0 candidate
addi r9 r9 -1
zero r9 done
jump round
done:
print r5
