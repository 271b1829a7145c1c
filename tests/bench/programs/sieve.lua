local function sieve(n)
  local flags = {}
  for i = 0, n do flags[i] = true end
  local i = 2
  while i * i <= n do
    if flags[i] then
      for k = i * i, n, i do flags[k] = false end
    end
    i = i + 1
  end
  local count = 0
  for j = 2, n do
    if flags[j] then count = count + 1 end
  end
  return count
end

print(sieve(5000000))
