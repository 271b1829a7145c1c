; a loop by a tail call, and a loop of such loops
(define (sum n total) (if (= n 0) total (sum (- n 1) (+ total n))))
(display (sum 3000000 0))
(define (count i j total)
  (if (= i 0)
      total
      (if (= j 0)
          (count (- i 1) 1500 total)
          (count i (- j 1) (+ total (remainder (* i j) 7))))))
(display (count 1500 1500 0))
