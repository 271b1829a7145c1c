; the start below r0 with the most steps to 1, and the steps; steps are counted by a subroutine
set r0 100000
set r1 1
set r2 2
set r3 3
set r4 1              ; start
again:
  move r5 r4
  call steps
  less r7 r6 more
  jump on
more:
  move r7 r6
  move r8 r4
on:
  addi r4 r4 1
  less r4 r0 again
print r8
print r7
halt
steps:                ; of r5, in r6
  set r6 0
  set r11 1
step:
  less r11 r5 go
  return
go:
  addi r6 r6 1
  mod r10 r5 r2
  zero r10 even
  mul r5 r5 r3
  addi r5 r5 1
  jump step
even:
  div r5 r5 r2
  jump step
