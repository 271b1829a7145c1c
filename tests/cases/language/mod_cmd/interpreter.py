# stdin: add 1 2\n? add\nhelp\n\n!shell\nadd x y\nnope\nhelp nope\nlast\nEOF\n
# cmd: commands by name, help, empty lines, defaults, hooks, reading from stdin.
import cmd
import io


class Calc(cmd.Cmd):
    intro = "welcome"
    prompt = "> "
    use_rawinput = False
    doc_header = "Known:"

    def preloop(self):
        self.count = 0
        self.lastcmd = ""

    def postloop(self):
        print("ran", self.count)

    def precmd(self, line):
        self.count += 1
        return line.lower() if line != "EOF" else line

    def postcmd(self, stop, line):
        print(f"[{line}] {stop}")
        return stop

    def do_add(self, arg):
        "add a b: the sum"
        try:
            print(sum(map(int, arg.split())))
        except ValueError as e:
            print("bad:", e)

    def do_last(self, arg):
        print(self.lastcmd, repr(arg))

    def do_shell(self, arg):
        print("shell", arg)

    def help_topic(self):
        print("about the topic")

    def do_EOF(self, arg):
        return True

    def complete_add(self, text, line, begin, end):
        return [w for w in ("one", "two") if w.startswith(text)]


c = Calc()
c.cmdloop()
out = io.StringIO()
q = Calc(stdout=out)
q.preloop()
q.cmdqueue = ["add 2 3", "help topic", "zzz 1", "EOF"]
q.cmdloop(intro="queued")
print(repr(out.getvalue()))
print(q.parseline("add 1"), q.parseline("?x"), q.parseline("!ls -l"), q.parseline(""), q.parseline("add-1"), q.onecmd("add 4 5"), q.completenames("a"), q.complete_help("to"), q.complete_add("o", "", 0, 0), q.get_names()[-1] in dir(Calc), q.completedefault())
q.columnize([f"item{i}" for i in range(10)], displaywidth=30)
q.columnize([])
print(out.getvalue()[-80:])
