;;; Uses Emacs with the configuration of docs/editors/emacs.md, as a person does. -*- lexical-binding: t -*-

(defun check (right what)
  (unless right (error "not so: %s" what))
  (princ (format "ok: %s\n" what)))

(defun wait (what right)
  (let ((end (+ (float-time) 30)) (is nil))
    (while (not (or (setq is (funcall right)) (> (float-time) end)))
      (accept-process-output nil 0.02))
    (check is what)))

(defun ask (method params) (jsonrpc-request (eglot-current-server) method params))

(defun hint (line)
  "The text at the end of LINE, counted from 1."
  (let* ((range '(:start (:line 0 :character 0) :end (:line 999 :character 0)))
         (all (ask :textDocument/inlayHint (list :textDocument (eglot--TextDocumentIdentifier) :range range)))
         (at (seq-find (lambda (one) (= (plist-get (plist-get one :position) :line) (1- line))) all)))
    (plist-get at :label)))

(find-file "boxed.py")
;; `eglot-ensure' waits for the command that opened the file to end.
(run-hooks 'post-command-hook)
(wait "the server serves the file" #'eglot-current-server)
(check (not (hint 17)) "nothing is shown before a run")
(sidewinder-analyse)
(wait "a hint is at the loop"
      (lambda () (string-match-p "^↻ [0-9].* · [0-9]+ guards? · 0 allocs · 0 calls$" (or (hint 17) ""))))
(goto-char (point-min))
(search-forward "is_positive():")
(check (string-match-p "5 of 5 removed"
                       (plist-get (plist-get (ask :textDocument/hover (eglot--TextDocumentPositionParams)) :contents) :value))
       "a hover tells the long story")
(flymake-start)
(wait "advice is in flymake's list"
      (lambda () (seq-some (lambda (one) (string-match-p "sidewinder \\[SW[0-9]+\\]" (flymake-diagnostic-text one)))
                           (flymake-diagnostics))))
;; Line 26 makes the same dict in each iteration. There are fixes when the run has ended.
(wait "a fix is offered to be proven"
      (lambda ()
        (seq-some (lambda (one) (string-prefix-p "Prove: make " (plist-get one :title)))
                  (ask :textDocument/codeAction
                       (list :textDocument (eglot--TextDocumentIdentifier)
                             :range (list :start (list :line 25 :character 0) :end (list :line 25 :character 0))
                             :context (list :diagnostics []))))))
(sidewinder-stop)
(eglot-shutdown (eglot-current-server))
(check (not (eglot-current-server)) "the server ends")
