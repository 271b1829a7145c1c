-- Uses Neovim with the configuration of docs/editors/neovim.md, as a person does: by its commands, and by what it shows.
local PATIENCE = 30000

local function check(right, what)
  if not right then error('not so: ' .. what, 2) end
  io.stdout:write('ok: ' .. what .. '\n')
end
local function wait(what, right) check(vim.wait(PATIENCE, right, 20), what) end

local function drive()
  vim.cmd.edit('boxed.py')
  local buffer = vim.api.nvim_get_current_buf()
  wait('the server serves the file', function()
    local client = vim.lsp.get_clients({ name = 'sidewinder', bufnr = buffer })[1]
    return client and client.initialized
  end)
  local function hints()
    local labels = {}
    for _, hint in ipairs(vim.lsp.inlay_hint.get({ bufnr = buffer })) do
      labels[hint.inlay_hint.position.line + 1] = hint.inlay_hint.label
    end
    return labels
  end
  check(vim.tbl_isempty(hints()), 'nothing is shown before a run')
  vim.cmd('SidewinderAnalyse')
  wait('a hint is at the loop', function()
    return (hints()[17] or ''):find('^↻ %d.* · %d+ guards? · 0 allocs · 0 calls$')
  end)
  wait('advice is underlined', function()
    return vim.iter(vim.diagnostic.get(buffer)):any(function(one)
      return one.source == 'sidewinder' and one.code:find('^SW%d%d%d$')
    end)
  end)

  vim.api.nvim_win_set_cursor(0, { 17, 6 })
  vim.lsp.buf.hover()
  wait('a hover tells the long story', function()
    return vim.iter(vim.api.nvim_list_wins()):any(function(window)
      local lines = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false)
      return vim.api.nvim_win_get_config(window).relative ~= '' and table.concat(lines, '\n'):find('5 of 5 removed', 1, true)
    end)
  end)

  local client = vim.lsp.get_clients({ name = 'sidewinder', bufnr = buffer })[1]
  -- Line 26 makes the same dict in each iteration. There are fixes when the run has ended.
  local at = { line = 25, character = 0 }
  local params = { textDocument = { uri = vim.uri_from_bufnr(buffer) }, range = { start = at, ['end'] = at }, context = { diagnostics = {} } }
  wait('a fix is offered to be proven', function()
    local answer = client:request_sync('textDocument/codeAction', params, PATIENCE, buffer)
    return vim.iter(answer and answer.result or {}):any(function(one) return vim.startswith(one.title, 'Prove: make ') end)
  end)

  vim.cmd('SidewinderHide')
  wait('facts are hidden', function() return vim.tbl_isempty(hints()) end)
  vim.cmd('SidewinderShow')
  wait('and shown', function() return hints()[17] ~= nil end)
  vim.cmd('SidewinderStop')
end

local fine, why = xpcall(drive, debug.traceback)
if not fine then
  io.stdout:write('FAILED ' .. tostring(why) .. '\n' .. vim.fn.execute('messages') .. '\n')
  vim.cmd('cquit 1')
end
vim.cmd('qall!')
