# Measures which lines and branches of a module run, through its interface, and reports in three formats.
# pip: coverage==7.17.5
import io
import json
import os
import re
import sys
import tempfile

import coverage

MODULE = '''
def sign(n):
    if n > 0:
        return 1
    elif n < 0:
        return -1
    return 0

def never():
    print("never")

class Thing:
    def used(self):
        for i in range(3):
            if i == 5:
                break
        else:
            return "else"

    def unused(self):  # pragma: no cover
        raise NotImplementedError
'''
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    with open("measured.py", "w") as file:
        file.write(MODULE)
    sys.path.insert(0, folder)
    cover = coverage.Coverage(data_file=None, branch=True, include=["*/measured.py"], config_file=False)
    cover.start()
    import measured

    print(measured.sign(3), measured.sign(0), measured.Thing().used())
    cover.stop()
    _, statements, excluded, missing, text = cover.analysis2("measured.py")
    print(statements, excluded, missing, text)
    out = io.StringIO()
    print(round(cover.report(file=out, show_missing=True), 2))
    print(out.getvalue())
    cover.json_report(outfile="report.json")
    with open("report.json") as file:
        print(json.load(file)["files"]["measured.py"]["summary"])
    cover.xml_report(outfile="report.xml")
    with open("report.xml") as file:
        print(re.findall(r'<line number="(\d+)" hits="(\d)"', file.read()))
    print(sorted(cover.get_data().arcs(os.path.realpath("measured.py")))[:6])
    os.chdir("/")
