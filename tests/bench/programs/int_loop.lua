local function run(n)
  local s, i = 0, 0
  while i < n do
    s = s + i
    i = i + 1
  end
  return s
end

print(string.format("%.0f", run(50000000)))
