local function element(i, j)
  local k = i + j
  return 1.0 / (k * (k + 1) / 2 + i + 1)
end

local function times(v, n, transposed)
  local out = {}
  for i = 0, n - 1 do
    local s = 0.0
    for j = 0, n - 1 do
      s = s + (transposed and element(j, i) or element(i, j)) * v[j]
    end
    out[i] = s
  end
  return out
end

local function norm(n)
  local u, v = {}, nil
  for i = 0, n - 1 do u[i] = 1.0 end
  for _ = 1, 10 do
    v = times(times(u, n, false), n, true)
    u = times(times(v, n, false), n, true)
  end
  local uv, vv = 0.0, 0.0
  for i = 0, n - 1 do
    uv = uv + u[i] * v[i]
    vv = vv + v[i] * v[i]
  end
  return math.sqrt(uv / vv)
end

print(string.format("%.9f", norm(1200)))
