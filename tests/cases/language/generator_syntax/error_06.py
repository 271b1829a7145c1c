# exit: 1
await x
