# email: messages made, written and read again, with parts, headers in other alphabets, addresses and dates.
import email
import email.policy
import email.utils
from email.message import EmailMessage
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText

m = EmailMessage()
m["Subject"] = "Grüße aus dem Süden"
m["From"] = "Änne <aenne@example.org>"
m["To"] = "b@example.org, C D <c@example.org>"
m.set_content("Text with ü and a line\nand another\n")
m.add_attachment(b"\0\1\2data", maintype="application", subtype="octet-stream", filename="d.bin")
m.set_boundary("BOUNDARY")
text = m.as_bytes()
print(text.decode())
back = email.message_from_bytes(text, policy=email.policy.default)
print(back["subject"], [a.addr_spec for a in back["to"].addresses], back.get_body().get_content(), [p.get_filename() for p in back.iter_attachments()], [p.get_content() for p in back.iter_attachments()])
old = MIMEMultipart("alternative", "B")
old["Subject"] = "plain"
old.attach(MIMEText("plain text", "plain", "us-ascii"))
old.attach(MIMEText("<b>ü</b>", "html", "utf-8"))
print(old.as_string())
for part in email.message_from_string(old.as_string()).walk():
    print(part.get_content_type(), part.get_payload(decode=True))
print(email.utils.parseaddr("A B <a@b.c>"), email.utils.formataddr(("Ä", "a@b.c")), email.utils.getaddresses(["x@y, Z <z@z>"]), email.utils.formatdate(0), email.utils.parsedate_to_datetime("Mon, 20 Nov 1995 19:12:08 -0500"))
for i in range(60):
    m = email.message_from_string(f"Subject: number {i}\nX-N: {i * i}\n\nbody {i}\n")
print(m["subject"], m.get_payload(), m.keys())
