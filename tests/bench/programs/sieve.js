function sieve(n) {
  const flags = new Array(n + 1).fill(true);
  for (let i = 2; i * i <= n; i++) {
    if (flags[i]) {
      for (let k = i * i; k <= n; k += i) flags[k] = false;
    }
  }
  let count = 0;
  for (let i = 2; i <= n; i++) {
    if (flags[i]) count++;
  }
  return count;
}

console.log(String(sieve(5000000)));
