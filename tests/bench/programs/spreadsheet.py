"""A spreadsheet: formulas are parsed once, cells know who depends on whom, and a change computes anew only what it
reaches, in order. Circles, divisions by zero and wrong names become errors that spread to other cells. After many
changes the sheet is compared with one that is made from its texts, so a cell that was forgotten shows."""

import random
import re
from collections import defaultdict

TOKEN = re.compile(r"\s*(?:(\d+\.?\d*)|([A-Z]+\d+)(?::([A-Z]+\d+))?|([A-Z]+)(?=\()|(<=|>=|<>|[-+*/^(),<>=]))")
PLACE = re.compile(r"([A-Z]+)(\d+)")


class CellError(Exception):
    def __eq__(self, other):
        return isinstance(other, CellError) and self.args == other.args

    def __hash__(self):
        return hash(self.args)

    def __repr__(self):
        return f"#{self.args[0]}"


def place(name):
    letters, row = PLACE.fullmatch(name).groups()
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 64
    return column - 1, int(row) - 1


def name_of(column, row):
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return f"{letters}{row + 1}"


def area(first, last):
    (a, b), (c, d) = place(first), place(last)
    return [name_of(column, row) for row in range(min(b, d), max(b, d) + 1) for column in range(min(a, c), max(a, c) + 1)]


def flat(values):
    for value in values:
        if isinstance(value, list):
            yield from flat(value)
        elif isinstance(value, CellError):
            raise value
        elif value is not None:
            yield value


FUNCTIONS = {
    "SUM": lambda *values: sum(flat(values)),
    "MAX": lambda *values: max(flat(values), default=0),
    "MIN": lambda *values: min(flat(values), default=0),
    "COUNT": lambda *values: sum(1 for _ in flat(values)),
    "ROUND": lambda value, digits=0: round(value, int(digits)),
    "ABS": abs,
    "IF": lambda test, then, other=0: then if test else other,
    "MEAN": lambda *values: sum(flat(values)) / FUNCTIONS["COUNT"](*values),
}
OPERATORS = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b,
    "^": lambda a, b: a**b,
    "=": lambda a, b: a == b,
    "<>": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
}
BINDS = {"=": 1, "<>": 1, "<": 1, ">": 1, "<=": 1, ">=": 1, "+": 2, "-": 2, "*": 3, "/": 3, "^": 4}


class Formula:
    """A tree of tuples, and the names that it reads."""

    def __init__(self, text):
        self.tokens = [match.groups() for match in TOKEN.finditer(text)]
        self.at = 0
        self.names = set()
        self.tree = self.parse(0)
        if self.at < len(self.tokens):
            raise CellError("SYNTAX")

    def sign(self):
        return self.tokens[self.at][4] if self.at < len(self.tokens) else None

    def parse(self, least):
        left = self.operand()
        while True:
            sign = self.sign()
            if BINDS.get(sign, 0) <= least:
                return left
            self.at += 1
            left = ("operate", OPERATORS[sign], left, self.parse(BINDS[sign]))

    def operand(self):
        if self.at >= len(self.tokens):
            raise CellError("SYNTAX")
        number, cell, last, function, sign = self.tokens[self.at]
        self.at += 1
        if number:
            return ("number", float(number) if "." in number else int(number))
        if cell:
            names = area(cell, last) if last else [cell]
            self.names.update(names)
            return ("area", names) if last else ("cell", cell)
        if function:
            if function not in FUNCTIONS:
                raise CellError("NAME")
            self.at += 1
            arguments = []
            while self.sign() != ")":
                arguments.append(self.parse(0))
                if self.sign() == ",":
                    self.at += 1
            self.at += 1
            return ("call", FUNCTIONS[function], arguments)
        if sign == "-":
            return ("operate", OPERATORS["-"], ("number", 0), self.parse(2))
        if sign == "(":
            inner = self.parse(0)
            self.at += 1
            return inner
        raise CellError("SYNTAX")

    def value(self, values, tree=None):
        tree = tree or self.tree
        kind = tree[0]
        if kind == "number":
            return tree[1]
        if kind == "cell":
            value = values.get(tree[1])
            if isinstance(value, CellError):
                raise value
            return value or 0
        if kind == "area":
            return [values.get(name) for name in tree[1]]
        if kind == "operate":
            return tree[1](self.value(values, tree[2]), self.value(values, tree[3]))
        return tree[1](*[self.value(values, argument) for argument in tree[2]])


class Sheet:
    def __init__(self):
        self.texts = {}
        self.values = {}
        self.formulas = {}
        self.readers = defaultdict(set)
        self.computed = 0

    def __setitem__(self, name, text):
        old = self.formulas.pop(name, None)
        if old is not None:
            for read in old.names:
                self.readers[read].discard(name)
        self.texts[name] = text
        self.values.pop(name, None)
        if text.startswith("="):
            try:
                formula = self.formulas[name] = Formula(text[1:])
                for read in formula.names:
                    self.readers[read].add(name)
            except CellError as error:
                self.values[name] = error
        elif text:
            self.values[name] = float(text) if "." in text else int(text)
        self.update(name)

    def order(self, start):
        """All that a cell reaches, each behind what it reads; and those that are in a circle or behind one."""
        reached, todo = {start}, [start]
        while todo:
            for reader in self.readers[todo.pop()]:
                if reader not in reached:
                    reached.add(reader)
                    todo.append(reader)
        waits = {name: len(self.formulas[name].names & reached) if name in self.formulas else 0 for name in reached}
        ready = [name for name in reached if not waits[name]]
        sequence = []
        while ready:
            name = ready.pop()
            sequence.append(name)
            for reader in self.readers[name]:
                waits[reader] -= 1
                if not waits[reader]:
                    ready.append(reader)
        return sequence, reached.difference(sequence)

    def update(self, start):
        sequence, circle = self.order(start)
        for name in circle:
            self.values[name] = CellError("CIRCLE")
        for name in sequence:
            if name in self.formulas:
                self.computed += 1
                try:
                    self.values[name] = self.formulas[name].value(self.values)
                except ZeroDivisionError:
                    self.values[name] = CellError("DIV")
                except OverflowError:
                    self.values[name] = CellError("NUM")
                except CellError as error:
                    self.values[name] = error


def row_of_sales(sheet, row, rng):
    sheet[f"A{row}"] = str(rng.randint(1, 90))
    sheet[f"B{row}"] = f"{rng.uniform(1, 20):.2f}"
    sheet[f"C{row}"] = f"=A{row}*B{row}"
    sheet[f"D{row}"] = f"=IF(C{row}>500, C{row}*(1-0.05), C{row})+SUM(A{row}:B{row})/2^2"
    sheet[f"E{row}"] = f"=E{row - 1}+D{row}" if row > 1 else "=D1"


def main():
    rng = random.Random(21)
    sheet = Sheet()
    for row in range(1, 121):
        row_of_sales(sheet, row, rng)
    sheet["G1"] = "=SUM(D1:D120)"
    sheet["G2"] = "=MEAN(D1:D120)-G1/COUNT(D1:D120)"
    sheet["G3"] = "=MAX(C1:C60,C61:C120)/MIN(A1:A120)"
    sheet["G4"] = "=ROUND(G1/ABS(-3-4*2^2), 2)"
    print("%.4f %.6f %.4f %s" % tuple(sheet.values[f"G{i}"] for i in range(1, 5)), sheet.computed)
    for _ in range(800):
        sheet[f"{rng.choice('AB')}{rng.randint(1, 120)}"] = rng.choice(["7", "12.5", "", "33", "=G7+1"])
    print("%.4f %.4f" % (sheet.values["E120"], sheet.values["G1"]), sheet.computed)
    sheet["H1"] = "=1/G9"
    sheet["H2"] = "=H1+1"
    sheet["H3"] = "=H4*2"
    sheet["H4"] = "=H3+G1"
    sheet["H5"] = "=NOSUCH(1)"
    sheet["H6"] = "=2+*3"
    sheet["H7"] = "=SUM(H4:H5)"
    print([sheet.values[f"H{i}"] for i in range(1, 8)])
    sheet["G9"] = "4"
    sheet["H4"] = "=10-3-2"
    print([sheet.values[f"H{i}"] for i in range(1, 8)])
    again = Sheet()
    for name, text in sorted(sheet.texts.items(), key=lambda item: (len(item[0]), item[0]), reverse=True):
        again[name] = text
    print(again.values == sheet.values, again.computed, len(again.texts), area("Y1", "AB2"), place("AB12"))


if __name__ == "__main__":
    main()
