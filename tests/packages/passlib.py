# Hashes of passwords in many schemes, contexts that upgrade them, one-time codes.
# pip: passlib==1.7.4 setuptools==80.9.0
from passlib import pwd
from passlib.apps import custom_app_context
from passlib.context import CryptContext
from passlib.hash import apr_md5_crypt, bcrypt, des_crypt, ldap_salted_sha1, md5_crypt, mysql41, nthash, pbkdf2_sha256, postgres_md5, sha256_crypt, sha512_crypt, unix_disabled
from passlib.totp import TOTP

print(sha256_crypt.using(rounds=1000, salt="saltsalt").hash("secret"))
print(sha512_crypt.using(rounds=1000, salt="saltsalt").hash("sécret"))
print(md5_crypt.using(salt="12345678").hash("secret"), apr_md5_crypt.using(salt="abc").hash("secret"))
print(des_crypt.using(salt="ab").hash("secret"), nthash.hash("secret"), mysql41.hash("secret"), postgres_md5.hash("secret", user="me"))
print(pbkdf2_sha256.using(rounds=200, salt=b"bytes").hash("secret"), ldap_salted_sha1.using(salt=b"4444").hash("secret"))
made = pbkdf2_sha256.using(rounds=100).hash("word")
print(pbkdf2_sha256.verify("word", made), pbkdf2_sha256.verify("other", made), pbkdf2_sha256.identify(made), len(made))
context = CryptContext(schemes=["pbkdf2_sha256", "md5_crypt", "unix_disabled"], deprecated="auto", pbkdf2_sha256__rounds=150)
old = md5_crypt.hash("mine")
print(context.identify(old), context.needs_update(old), context.verify_and_update("mine", old)[0])
new = context.verify_and_update("mine", old)[1]
print(new[:18], context.verify("mine", new), context.needs_update(new), context.is_enabled(context.disable(new)))
print(context.to_string())
for wrong in (lambda: context.verify("x", "$9$what"), lambda: sha256_crypt.using(rounds=1), lambda: md5_crypt.using(salt="!"), lambda: md5_crypt.hash(None)):
    try:
        wrong()
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
code = TOTP("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", digits=8)
print(code.generate(59).token, code.generate(1111111109).token, code.match("94287082", time=59).counter)
print(TOTP(key="JBSWY3DPEHPK3PXP").to_uri("me@example.org", "Us"))
print(len(pwd.genword(length=12)), custom_app_context.schemes(), sha256_crypt.setting_kwds)
