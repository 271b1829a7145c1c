-- Drives the server from Neovim as a user would: open, analyse, hint, hover, edit, undo, stop, crash.
-- In the environment: SERVER (the command that serves with `lsp`), FOLDER (holds boxed.py and sidewinder.sh).

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
  vim.cmd('edit ' .. folder .. '/boxed.py')
  local buffer = vim.api.nvim_get_current_buf()
  local uri = vim.uri_from_bufnr(buffer)
  local id = vim.lsp.start_client({
    name = 'sidewinder',
    cmd = { vim.env.SERVER, 'lsp' },
    root_dir = folder,
    init_options = { path = folder .. '/sidewinder.sh' },
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
  local function codes()
    local found = {}
    for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
      table.insert(found, diagnostic.user_data.lsp.code)
    end
    table.sort(found)
    return table.concat(found, ' ')
  end
  local function alive(pid)
    local stat = io.open('/proc/' .. pid .. '/stat')
    if not stat then return false end
    local text = stat:read('*a')
    stat:close()
    return not text:find(') Z ', 1, true)
  end
  local function pid()
    local file = io.open(folder .. '/pid')
    local number = file and file:read('*n')
    if file then file:close() end
    return number
  end

  check(vim.tbl_isempty(hints()), 'there are no facts without a run')
  command('sidewinder.analyseFile', { uri })
  local loop = '↻ 98K · 4 guards · 0 allocs · 0 calls'
  wait('a hint is at the loop', function() return hints()[17] == loop end)
  check(hover(17, 6):find('5 of 5 removed', 1, true), 'a hover tells the long story')
  check(hover(20, 4) == '', 'a line without facts has no hover')
  wait('diagnostics have codes', function() return codes() == 'SW101 SW201 SW301 SW401' end)

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

  vim.fn.writefile({ 'endless' }, folder .. '/mode')
  command('sidewinder.analyseFile', { uri })
  wait('the program runs', pid)
  local child = pid()
  check(alive(child), 'in a process of its own')
  local asked = vim.loop.hrtime()
  command('sidewinder.stop', {})
  wait('Stop ends it', function() return not alive(child) end)
  check(vim.loop.hrtime() - asked < 1e9, 'within a second')
  check(hints()[17] ~= nil, 'what was known is kept')

  vim.fn.writefile({ 'crash' }, folder .. '/mode')
  command('sidewinder.analyseFile', { uri })
  wait('a crash is told', function() return told('signal 11') end)
  check(hints()[17] ~= nil, 'and loses nothing')

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
