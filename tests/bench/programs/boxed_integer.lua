local BoxedInteger = {}
BoxedInteger.__index = BoxedInteger

local function new(value)
  return setmetatable({ intval = value }, BoxedInteger)
end

function BoxedInteger:add(other)
  return other:add__int(self.intval)
end

function BoxedInteger:add__int(other)
  return new(other + self.intval)
end

function BoxedInteger:is_positive()
  return self.intval > 0
end

local function f(y)
  local res = new(0)
  while y:is_positive() do
    res = res:add(y):add(new(-100))
    y = y:add(new(-1))
  end
  return res
end

print(string.format("%.0f", f(new(2000000)).intval))
