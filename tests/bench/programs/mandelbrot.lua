local function count_inside(size, limit)
  local inside, steps = 0, 0
  for y = 0, size - 1 do
    local ci = 2.0 * y / size - 1.0
    for x = 0, size - 1 do
      local cr = 2.0 * x / size - 1.5
      local zr, zi, k = 0.0, 0.0, 0
      while k < limit do
        local rr, ii = zr * zr, zi * zi
        if rr + ii > 4.0 then break end
        zi = 2.0 * zr * zi + ci
        zr = rr - ii + cr
        k = k + 1
      end
      if k == limit then inside = inside + 1 end
      steps = steps + k
    end
  end
  return inside, steps
end

local inside, steps = count_inside(500, 100)
print(inside .. " " .. steps)
