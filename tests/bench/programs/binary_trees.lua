local function build(depth)
  if depth == 0 then return {} end
  return { left = build(depth - 1), right = build(depth - 1) }
end

local function count(tree)
  if tree.left == nil then return 1 end
  return 1 + count(tree.left) + count(tree.right)
end

local function run(most)
  local stretch = most + 1
  print("stretch tree of depth " .. stretch .. " has " .. count(build(stretch)))
  local kept = build(most)
  for depth = 4, stretch - 1, 2 do
    local rounds = 2 ^ (most - depth + 4)
    local nodes = 0
    for _ = 1, rounds do nodes = nodes + count(build(depth)) end
    print(rounds .. " trees of depth " .. depth .. " have " .. nodes)
  end
  print("kept tree of depth " .. most .. " has " .. count(kept))
end

run(16)
