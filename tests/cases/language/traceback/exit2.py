# exit: 1
raise SystemExit(True)
