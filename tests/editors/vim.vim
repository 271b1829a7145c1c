" Uses Vim and YouCompleteMe with the configuration of docs/editors/vim.md, as a person does. Prints to the file $SAID.
scriptencoding utf-8
let s:said = []

function! s:Check(right, what) abort
  if !a:right
    throw 'not so: ' .. a:what
  endif
  call add(s:said, 'ok: ' .. a:what)
endfunction

function! s:Wait(what, Right) abort
  for _ in range(600)
    if a:Right()
      return s:Check(1, a:what)
    endif
    sleep 50m
  endfor
  call s:Check(0, a:what)
endfunction

function! s:Hover() abort
  call cursor(17, 8)
  try
    return youcompleteme#GetCommandResponse('GetHover')
  catch
    return ''
  endtry
endfunction

" What Vim shows at the ends of lines it does not tell back: YouCompleteMe has it.
function! s:Hints() abort
  return py3eval('[hint["label"] for hint in ycm_state.CurrentBuffer().inlay_hints._latest_inlay_hints]')
endfunction

function! s:HasHint() abort
  return !empty(filter(copy(s:Hints()), 'v:val =~# "^↻ .* · 0 allocs · 0 calls$"'))
endfunction

function! s:ServerServes() abort
  try
    return execute('YcmDebugInfo') =~# 'Server State: Initialized'
  catch
    return 0
  endtry
endfunction

try
  edit boxed.py
  doautocmd VimEnter
  doautocmd FileType python
  call s:Wait('the server serves the file', function('s:ServerServes'))
  call s:Check(s:Hover() !~# 'Hot loop', 'nothing is shown before a run')
  SidewinderAnalyse
  call s:Wait('a hover tells the long story', {-> s:Hover() =~# '5 of 5 removed'})
  call s:Wait('advice is underlined', {-> !empty(filter(prop_list(26), 'v:val.type =~# "^Ycm.*Property$"'))})
  " Read anew, as the page says.
  edit
  call s:Wait('a hint is at the loop', function('s:HasHint'))
  SidewinderStop
catch
  call add(s:said, 'FAILED ' .. v:exception .. ' ' .. v:throwpoint)
  call add(s:said, execute('messages'))
  call writefile(s:said, $SAID)
  " `cquit` leaves YouCompleteMe's own server behind.
  doautocmd VimLeave
  cquit 1
endtry
call writefile(s:said, $SAID)
qall!
