exit(None) if False else None
raise SystemExit([1, 2])
