# A small project with fixtures, parameters, a plugin of its own in conftest.py, and failures with rewritten assertions.
# pip: iniconfig==2.3.1 packaging==26.4 pluggy==1.7.0 pygments==2.21.0 pytest==9.2.0
import pathlib
import re
import subprocess
import sys
import tempfile

FILES = {
    "conftest.py": """
import pytest
def pytest_addoption(parser):
    parser.addoption("--factor", type=int, default=2)
@pytest.fixture(scope="session")
def factor(request):
    return request.config.getoption("--factor")
@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    report = outcome.get_result()
    if call.when == "call" and report.failed:
        report.sections.append(("own plugin", item.name + " failed"))
def pytest_terminal_summary(terminalreporter):
    terminalreporter.write_line("summary of the plugin")
""",
    "test_numbers.py": """
import pytest
@pytest.mark.parametrize("n, wanted", [(1, 3), (2, 6), (3, 8)], ids=["one", "two", "three"])
def test_factor(factor, n, wanted):
    assert n * factor == wanted
class TestTexts:
    @pytest.fixture(autouse=True)
    def _made(self, tmp_path, monkeypatch):
        self.file = tmp_path / "a.txt"
        monkeypatch.setenv("HOME", "/nowhere")
        yield
        self.file = None
    def test_file(self, capsys):
        self.file.write_text("text")
        print(self.file.read_text())
        assert capsys.readouterr().out == "text\\n"
    def test_differs(self):
        assert {"a": 1, "b": [1, 2]} == {"a": 1, "b": [1, 3]}, "a message"
@pytest.mark.skip(reason="not today")
def test_skipped(): ...
@pytest.mark.xfail(raises=ZeroDivisionError)
def test_expected():
    1 / 0
def test_raises():
    with pytest.raises(ValueError, match="lit.*int"):
        int("x")
    assert 0.1 + 0.2 == pytest.approx(0.3)
def test_in():
    assert "x" in ["a", "b"]
""",
}
with tempfile.TemporaryDirectory() as folder:
    for name, text in FILES.items():
        pathlib.Path(folder, name).write_text(text)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--factor=3", "-rA", "--color=no", "-v"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
for line in done.stdout.splitlines():
    if not re.match("platform|rootdir|plugins|configfile", line):
        print(re.sub(r"in [0-9.]+s|0x[0-9a-f]+", "…", line).strip("="))
print(done.stderr, done.returncode)
