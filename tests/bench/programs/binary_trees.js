class Tree {
  constructor(left, right) {
    this.left = left;
    this.right = right;
  }
}

function build(depth) {
  return depth === 0 ? new Tree(null, null) : new Tree(build(depth - 1), build(depth - 1));
}

function count(tree) {
  return tree.left === null ? 1 : 1 + count(tree.left) + count(tree.right);
}

function run(most) {
  const stretch = most + 1;
  console.log(`stretch tree of depth ${stretch} has ${count(build(stretch))}`);
  const kept = build(most);
  for (let depth = 4; depth < stretch; depth += 2) {
    const rounds = 1 << (most - depth + 4);
    let nodes = 0;
    for (let i = 0; i < rounds; i++) nodes += count(build(depth));
    console.log(`${rounds} trees of depth ${depth} have ${nodes}`);
  }
  console.log(`kept tree of depth ${most} has ${count(kept)}`);
}

run(16);
