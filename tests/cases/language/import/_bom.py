# A byte order mark.
name = "bom"
