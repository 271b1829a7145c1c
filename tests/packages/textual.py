# An application with widgets, styles, messages and reactive values, driven by keys and clicks without a terminal.
# pip: linkify-it-py==2.2.0 markdown-it-py==4.3.0 mdit-py-plugins==0.7.0 mdurl==0.1.2 platformdirs==4.14.8 pygments==2.21.0 rich==15.0.0 textual==8.2.8 typing_extensions==4.16.0
import asyncio

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message
from textual.reactive import reactive
from textual.screen import ModalScreen
from textual.widgets import Button, Checkbox, DataTable, Footer, Input, Label, ListItem, ListView, Static


class Counter(Static):
    count = reactive(0)

    class Changed(Message):
        def __init__(self, count):
            super().__init__()
            self.count = count

    def render(self):
        return f"count {self.count}"

    def validate_count(self, value):
        return min(value, 3)

    def watch_count(self, old, new):
        self.post_message(self.Changed(new))


class Ask(ModalScreen[bool]):
    def compose(self) -> ComposeResult:
        yield Label("Sure?")
        yield Button("Yes", id="yes")

    @on(Button.Pressed)
    def answer(self, event):
        self.dismiss(event.button.id == "yes")


class Small(App):
    CSS = "Counter { width: 20; height: 3; border: solid red; } #row { height: auto; } .hidden { display: none; }"
    BINDINGS = [Binding("plus", "add(1)", "Add"), ("q", "ask", "Ask")]

    def __init__(self):
        super().__init__()
        self.log_of = []

    def compose(self) -> ComposeResult:
        yield Counter(id="counter")
        with Horizontal(id="row"):
            yield Input(placeholder="name", id="name")
            yield Checkbox("box")
        yield VerticalScroll(DataTable(), ListView(ListItem(Label("a")), ListItem(Label("b"))))
        yield Footer()

    def on_mount(self):
        table = self.query_one(DataTable)
        table.add_columns("x", "y")
        table.add_rows([(n, n * n) for n in range(4)])

    def action_add(self, n):
        self.query_one(Counter).count += n

    def action_ask(self):
        self.push_screen(Ask(), lambda yes: self.log_of.append(("asked", yes)))

    def on_counter_changed(self, event):
        self.log_of.append(event.count)

    @on(Input.Submitted, "#name")
    def named(self, event):
        self.log_of.append(event.value)

    @on(Checkbox.Changed)
    def boxed(self, event):
        self.log_of.append(event.value)


async def main():
    app = Small()
    async with app.run_test(size=(60, 24)) as pilot:
        app.query_one("#counter").focus()
        app.set_focus(None)
        await pilot.press("plus", "plus", "plus", "plus")
        app.query_one("#name").focus()
        await pilot.press("a", "B", "space", "c", "backspace", "enter")
        app.query_one(Checkbox).focus()
        await pilot.press("enter")
        app.set_focus(None)
        await pilot.press("q")
        await pilot.click("#yes")
        await pilot.pause()
        print(app.log_of, app.query_one(Counter).render(), app.query_one(DataTable).get_row_at(3))
        counter = app.query_one("#counter")
        print(counter.size, counter.region, counter.styles.border.top[0], [type(w).__name__ for w in app.query("#row > *")])
        app.query_one("#row").add_class("hidden")
        await pilot.pause()
        print(app.query_one("#row").display, app.query_one(ListView).children[1].query_one(Label).content, app.focused, len(app.export_screenshot()) > 1000)
    print(app.return_value, app.return_code)


asyncio.run(main())
