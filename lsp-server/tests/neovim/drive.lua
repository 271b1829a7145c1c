-- Drives the server from Neovim as a user would: open, analyse, hint, hover, edit, undo, stop, crash.
-- In the environment: SERVER (the command that serves with `lsp`), FOLDER (holds boxed.py and endless.py), and RUNNER
-- (the command that runs programs) unless that is the server itself.

local PATIENCE = 30000
local folder = vim.env.FOLDER
local messages = {}

local function told(part)
  for _, message in ipairs(messages) do
    if message:find(part, 1, true) then return true end
  end
  return false
end

local function check(right, what)
  if not right then error('not so: ' .. what, 2) end
  io.stdout:write('ok: ' .. what .. '\n')
end

local function wait(what, right)
  check(vim.wait(PATIENCE, right, 10), what)
end

local function drive()
  local buffer, uri
  local function open(name)
    vim.cmd('edit ' .. folder .. '/' .. name)
    buffer = vim.api.nvim_get_current_buf()
    uri = vim.uri_from_bufnr(buffer)
  end
  open('boxed.py')
  local id = vim.lsp.start_client({
    name = 'sidewinder',
    cmd = { vim.env.SERVER, 'lsp' },
    root_dir = folder,
    init_options = { path = vim.env.RUNNER or '' },
    handlers = {
      ['window/showMessage'] = function(_, result) table.insert(messages, result.message) end,
    },
  })
  check(id ~= nil, 'the server starts')
  check(vim.lsp.buf_attach_client(buffer, id), 'the buffer is attached')
  local client = vim.lsp.get_client_by_id(id)
  wait('the server answers', function() return client.initialized end)

  local function ask(method, params)
    local answer = client.request_sync(method, params, PATIENCE, buffer)
    if not answer or answer.err then error(method .. ': ' .. vim.inspect(answer), 2) end
    return answer.result
  end
  local function command(name, arguments)
    return ask('workspace/executeCommand', { command = name, arguments = arguments })
  end
  local function hints()
    local range = { start = { line = 0, character = 0 }, ['end'] = { line = 999, character = 0 } }
    local labels = {}
    for _, hint in ipairs(ask('textDocument/inlayHint', { textDocument = { uri = uri }, range = range })) do
      labels[hint.position.line + 1] = hint.label
    end
    return labels
  end
  local function hover(line, column)
    local at = { line = line - 1, character = column }
    local found = ask('textDocument/hover', { textDocument = { uri = uri }, position = at })
    return type(found) == 'table' and found.contents.value or ''
  end
  local function alive(pid)
    local stat = io.open('/proc/' .. pid .. '/stat')
    if not stat then return false end
    local text = stat:read('*a')
    stat:close()
    -- It may end between opening and reading.
    return text ~= nil and not text:find(') Z ', 1, true)
  end
  -- The program that the server runs, found as a child of the server. One that has ended may still be in the list.
  local function child()
    for _, list in ipairs(vim.fn.glob('/proc/' .. client.rpc.pid .. '/task/*/children', false, true)) do
      local file = io.open(list)
      local numbers = file and file:read('*a') or ''
      if file then file:close() end
      for number in numbers:gmatch('%d+') do
        if alive(number) then return tonumber(number) end
      end
    end
  end

  check(vim.tbl_isempty(hints()), 'there are no facts without a run')
  command('sidewinder.analyseFile', { uri })
  wait('a hint is at the loop', function() return hints()[17] ~= nil end)
  wait('the run ends', function() return child() == nil end)
  -- Its process has ended before the server has read all that it said.
  local loop
  wait('and is read to its end', function()
    loop = hints()[17]
    vim.wait(200)
    return loop:find('^↻ [1-9]') and hints()[17] == loop
  end)
  check(loop:find('^↻ %d.* · %d+ guards? · 0 allocs · 0 calls$'), 'it says what there is to say: ' .. loop)
  check(hover(17, 6):find('5 of 5 removed', 1, true), 'a hover tells the long story')
  check(hover(20, 4) == '', 'a line without facts has no hover')
  wait('there is advice', function()
    local found = vim.diagnostic.get(buffer)[1]
    return found and found.source == 'sidewinder' and found.user_data.lsp.code:find('^SW%d%d%d$')
  end)

  vim.api.nvim_buf_set_lines(buffer, 0, 0, true, { '# A comment moves facts.' })
  check(hints()[18] == loop, 'facts move with their code')
  vim.cmd('undo')
  check(hints()[17] == loop, 'and back')

  local line = vim.api.nvim_buf_get_lines(buffer, 17, 18, true)[1]
  vim.api.nvim_buf_set_lines(buffer, 17, 18, true, { (line:gsub('100', '200')) })
  check(hints()[17] == nil, 'facts of a changed function are gone')
  check(hints()[25] ~= nil, 'those of others are not')
  check(hover(17, 6):find('Outdated', 1, true), 'and the hover says why')
  vim.cmd('undo')
  check(hints()[17] == loop, 'undo brings them back')

  open('endless.py')
  check(vim.lsp.buf_attach_client(buffer, id), 'a program without end is opened')
  local function run()
    command('sidewinder.analyseFile', { uri })
    wait('it runs in a process of its own', child)
    wait('and is heard meanwhile', function() return hints()[2] ~= nil end)
    return child()
  end
  local program = run()
  local asked = vim.loop.hrtime()
  command('sidewinder.stop', {})
  wait('Stop ends it', function() return not alive(program) end)
  check(vim.loop.hrtime() - asked < 1e9, 'within a second')
  check(hints()[2] ~= nil, 'what was known is kept')

  vim.loop.kill(run(), 'sigabrt')
  wait('a crash is told', function() return told('signal 6') end)
  check(hints()[2] ~= nil, 'and loses nothing')

  vim.lsp.stop_client(id)
  wait('the server ends', function() return vim.lsp.get_client_by_id(id) == nil end)
end

local fine, why = xpcall(drive, debug.traceback)
if not fine then
  io.stdout:write('FAILED ' .. tostring(why) .. '\n')
  for _, message in ipairs(messages) do io.stdout:write('told: ' .. message .. '\n') end
  vim.cmd('cquit 1')
end
vim.cmd('qall!')
