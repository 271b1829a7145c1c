class BoxedInteger {
  constructor(intval) {
    this.intval = intval;
  }
  add(other) {
    return other.addInt(this.intval);
  }
  addInt(other) {
    return new BoxedInteger(other + this.intval);
  }
  isPositive() {
    return this.intval > 0;
  }
}

function f(y) {
  let res = new BoxedInteger(0);
  while (y.isPositive()) {
    res = res.add(y).add(new BoxedInteger(-100));
    y = y.add(new BoxedInteger(-1));
  }
  return res;
}

console.log(String(f(new BoxedInteger(2000000)).intval));
