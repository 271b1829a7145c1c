# Makes pages, merges, rotates, encrypts and reads them again; texts, outlines and metadata.
# pip: pypdf==7.1.1
import io

from pypdf import PageObject, PdfReader, PdfWriter, Transformation
from pypdf.errors import PdfReadError
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject, NumberObject


def page_with(writer, text):
    page = writer.add_blank_page(200, 100)
    font = DictionaryObject({NameObject("/Type"): NameObject("/Font"), NameObject("/Subtype"): NameObject("/Type1"), NameObject("/BaseFont"): NameObject("/Helvetica")})
    page[NameObject("/Resources")] = DictionaryObject({NameObject("/Font"): DictionaryObject({NameObject("/F1"): writer._add_object(font)})})
    stream = DecodedStreamObject()
    stream.set_data(f"BT /F1 12 Tf 10 50 Td ({text}) Tj 0 -14 Td (second line) Tj ET".encode())
    page[NameObject("/Contents")] = writer._add_object(stream.flate_encode())
    return page


writer = PdfWriter()
for n in range(3):
    page_with(writer, f"Page number {n}")
writer.add_metadata({"/Title": "A title", "/Author": "Me (you)"})
parent = writer.add_outline_item("Start", 0)
writer.add_outline_item("End", 2, parent=parent)
writer.pages[1].rotate(90)
file = io.BytesIO()
writer.write(file)
reader = PdfReader(io.BytesIO(file.getvalue()))
print(len(reader.pages), reader.metadata.title, reader.metadata.author, reader.pdf_header)
for page in reader.pages:
    print(repr(page.extract_text()), page.rotation, page.mediabox)
print([item.title if not isinstance(item, list) else [i.title for i in item] for item in reader.outline])
other = PdfWriter(clone_from=reader)
other.pages[0].merge_transformed_page(reader.pages[2], Transformation().scale(0.5).translate(10, 20))
other.append(reader, pages=(0, 1))
other.compress_identical_objects()
for page in other.pages:
    page.compress_content_streams()
other.encrypt("user", "owner", algorithm="RC4-128")
file = io.BytesIO()
other.write(file)
locked = PdfReader(io.BytesIO(file.getvalue()))
print(locked.is_encrypted, locked.decrypt("wrong"), locked.decrypt("user"), len(locked.pages))
print(locked.pages[0].extract_text().split("\n"))
for wrong in (b"", b"%PDF-1.4\nnothing"):
    try:
        PdfReader(io.BytesIO(wrong))
    except PdfReadError as error:
        print(type(error).__name__, error)
