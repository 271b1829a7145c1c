# A prompt that is fed with keys through a pipe, with completion, validation and history; formatted text, key bindings, layouts.
# pip: prompt_toolkit==3.0.53 wcwidth==0.9.4
from prompt_toolkit import PromptSession
from prompt_toolkit.auto_suggest import AutoSuggestFromHistory
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, NestedCompleter, WordCompleter
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import ANSI, HTML, fragment_list_to_text, to_formatted_text
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.output import DummyOutput
from prompt_toolkit.shortcuts import CompleteStyle
from prompt_toolkit.styles import Style
from prompt_toolkit.validation import ValidationError, Validator

bindings = KeyBindings()


@bindings.add("c-t")
def _(event):
    event.current_buffer.insert_text("[T]")


def asked(keys, **options):
    with create_pipe_input() as given:
        given.send_text(keys)
        session = PromptSession(input=given, output=DummyOutput(), key_bindings=bindings, **options)
        return session.prompt("> ")


history = InMemoryHistory(["first line", "second"])
print(repr(asked("hello\r")), repr(asked("abc\x1b[D\x1b[DX\x7fY\r")), repr(asked("one two\x17three\r")), repr(asked("a\x14b\r")))
print(repr(asked("\x1b[A\x1b[A\r", history=history)), repr(asked("ab\x01c\x05d\x0b\r")), repr(asked("word\x1bbX\r")))
print(repr(asked("line\x1b\rnext\x1b\r", multiline=True)), repr(asked("dw\x1b0xiQ\r", vi_mode=True)))
print(repr(asked("sec\x06\r", history=history, auto_suggest=AutoSuggestFromHistory())))
for keys, error in (("\x03", KeyboardInterrupt), ("\x04", EOFError)):
    try:
        asked(keys)
    except error as raised:
        print(type(raised).__name__)
validator = Validator.from_callable(str.isdigit, error_message="digits only")
print(repr(asked("12x\r\x05\x7f\r", validator=validator)))
try:
    validator.validate(Document("x"))
except ValidationError as error:
    print(error)
words = WordCompleter(["alpha", "alps", "Beta"], ignore_case=True)
print([c.text for c in words.get_completions(Document("AL"), CompleteEvent())])
nested = NestedCompleter.from_nested_dict({"show": {"version": None, "ip": {"brief"}}, "exit": None})
print([c.text for c in nested.get_completions(Document("show "), CompleteEvent())], [c.text for c in nested.get_completions(Document("show ip "), CompleteEvent())])
print(to_formatted_text(HTML("<b>bold</b> <ansired>red &lt;</ansired>")), fragment_list_to_text(to_formatted_text(ANSI("\x1b[1mx\x1b[0my"))))
document = Document("first line\nsecond (line) here", 13)
print(document.current_line, document.cursor_position_row, document.get_word_under_cursor(), document.find_next_word_beginning(), document.translate_index_to_position(15))
buffer = Buffer(document=Document("some text", 9))
buffer.transform_current_line(str.upper), buffer.save_to_undo_stack(), buffer.delete_before_cursor(4), print(buffer.text), buffer.undo(), print(buffer.text)
print(Style.from_dict({"a": "bold #ff0000", "b": "underline"}).get_attrs_for_style_str("class:a class:b"))
