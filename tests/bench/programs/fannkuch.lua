local function fannkuch(n)
  local perm1, perm, count = {}, {}, {}
  for i = 0, n - 1 do perm1[i] = i; count[i] = 0 end
  local best, checksum, r, number = 0, 0, n, 0
  while true do
    while r ~= 1 do
      count[r - 1] = r
      r = r - 1
    end
    for i = 0, n - 1 do perm[i] = perm1[i] end
    local flips, k = 0, perm[0]
    while k ~= 0 do
      local low, high = 0, k
      while low < high do
        perm[low], perm[high] = perm[high], perm[low]
        low = low + 1
        high = high - 1
      end
      flips = flips + 1
      k = perm[0]
    end
    if flips > best then best = flips end
    checksum = checksum + (number % 2 == 0 and flips or -flips)
    while true do
      if r == n then return checksum, best end
      local first = perm1[0]
      for i = 0, r - 1 do perm1[i] = perm1[i + 1] end
      perm1[r] = first
      count[r] = count[r] - 1
      if count[r] > 0 then break end
      r = r + 1
    end
    number = number + 1
  end
end

local checksum, best = fannkuch(10)
print(checksum .. " " .. best)
