function countInside(size, limit) {
  let inside = 0;
  let steps = 0;
  for (let y = 0; y < size; y++) {
    const ci = (2.0 * y) / size - 1.0;
    for (let x = 0; x < size; x++) {
      const cr = (2.0 * x) / size - 1.5;
      let zr = 0.0;
      let zi = 0.0;
      let k = 0;
      while (k < limit) {
        const rr = zr * zr;
        const ii = zi * zi;
        if (rr + ii > 4.0) break;
        zi = 2.0 * zr * zi + ci;
        zr = rr - ii + cr;
        k++;
      }
      if (k === limit) inside++;
      steps += k;
    }
  }
  return [inside, steps];
}

console.log(countInside(500, 100).join(" "));
