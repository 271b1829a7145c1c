function fannkuch(n) {
  const perm1 = Array.from({ length: n }, (_, i) => i);
  const count = new Array(n).fill(0);
  let best = 0;
  let checksum = 0;
  let r = n;
  let number = 0;
  for (;;) {
    while (r !== 1) {
      count[r - 1] = r;
      r--;
    }
    const perm = perm1.slice();
    let flips = 0;
    let k = perm[0];
    while (k) {
      for (let low = 0, high = k; low < high; low++, high--) {
        const t = perm[low];
        perm[low] = perm[high];
        perm[high] = t;
      }
      flips++;
      k = perm[0];
    }
    if (flips > best) best = flips;
    checksum += number % 2 === 0 ? flips : -flips;
    for (;;) {
      if (r === n) return [checksum, best];
      const first = perm1[0];
      for (let i = 0; i < r; i++) perm1[i] = perm1[i + 1];
      perm1[r] = first;
      count[r]--;
      if (count[r] > 0) break;
      r++;
    }
    number++;
  }
}

console.log(fannkuch(10).join(" "));
