function element(i, j) {
  const k = i + j;
  return 1.0 / ((k * (k + 1)) / 2 + i + 1);
}

function times(v, transposed) {
  const n = v.length;
  const out = new Array(n).fill(0.0);
  for (let i = 0; i < n; i++) {
    let s = 0.0;
    for (let j = 0; j < n; j++) {
      s += (transposed ? element(j, i) : element(i, j)) * v[j];
    }
    out[i] = s;
  }
  return out;
}

function norm(n) {
  let u = new Array(n).fill(1.0);
  let v = u;
  for (let k = 0; k < 10; k++) {
    v = times(times(u, false), true);
    u = times(times(v, false), true);
  }
  let uv = 0.0;
  let vv = 0.0;
  for (let i = 0; i < n; i++) {
    uv += u[i] * v[i];
    vv += v[i] * v[i];
  }
  return Math.sqrt(uv / vv);
}

console.log(norm(1200).toFixed(9));
