# Writes a workbook with formulas, styles, merged cells and a chart, and reads it again.
# pip: et_xmlfile==2.0.0 openpyxl==3.1.5
import datetime
import io

from openpyxl import Workbook, load_workbook
from openpyxl.chart import BarChart, Reference
from openpyxl.comments import Comment
from openpyxl.formula.translate import Translator
from openpyxl.styles import Alignment, Font, PatternFill
from openpyxl.utils import get_column_letter, range_boundaries
from openpyxl.worksheet.datavalidation import DataValidation

book = Workbook()
sheet = book.active
sheet.title = "Numbers"
sheet.append(["name", "count", "when", "double"])
for n in range(2, 12):
    sheet.append([f"row {n}", n * 1.5, datetime.date(2024, 1, n), f"=B{n}*2"])
sheet["A1"].font = Font(bold=True, color="FF0000")
sheet["B1"].fill = PatternFill("solid", fgColor="DDDDDD")
sheet["C2"].number_format = "YYYY-MM-DD"
sheet["D2"].comment = Comment("doubled", "me")
sheet.merge_cells("A13:D13")
sheet["A13"] = "a <total> & é"
sheet["A13"].alignment = Alignment(horizontal="center")
sheet.freeze_panes = "A2"
sheet.auto_filter.ref = "A1:D11"
rule = DataValidation(type="list", formula1='"a,b"')
sheet.add_data_validation(rule)
rule.add("F1:F5")
chart = BarChart()
chart.add_data(Reference(sheet, min_col=2, min_row=1, max_row=11), titles_from_data=True)
sheet.add_chart(chart, "F8")
book.create_sheet("Second", 0)["B2"] = True
file = io.BytesIO()
book.save(file)
read = load_workbook(io.BytesIO(file.getvalue()))
print(read.sheetnames, read["Numbers"].dimensions, read["Numbers"].merged_cells.ranges, read["Second"]["B2"].value)
sheet = read["Numbers"]
for row in sheet.iter_rows(min_row=1, max_row=3, values_only=True):
    print(row)
print(sheet["A1"].font.b, sheet["A1"].font.color.rgb, sheet["B1"].fill.fgColor.rgb, sheet["C2"].number_format, sheet["D2"].comment.text)
print(sheet["A13"].value, sheet["A13"].alignment.horizontal, sheet.freeze_panes, sheet.data_validations.dataValidation[0].sqref)
print(sum(cell.value for cell in sheet["B"][1:11]), get_column_letter(703), range_boundaries("B3:AA10"))
print(Translator("=SUM(A1:$B2)*C3", origin="A1").translate_formula("C5"))
with_rows = load_workbook(io.BytesIO(file.getvalue()), read_only=True)
print([row[1].value for row in with_rows["Numbers"].rows][:4])
try:
    load_workbook(io.BytesIO(b"no zip"))
except Exception as error:
    print(type(error).__name__, error)
