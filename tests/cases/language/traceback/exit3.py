# exit: 1
exit(None) if False else None
raise SystemExit([1, 2])
