# Versions, specifiers, requirements, markers, tags and metadata.
# pip: packaging==26.4
from packaging.markers import InvalidMarker, Marker
from packaging.metadata import Metadata, parse_email
from packaging.requirements import InvalidRequirement, Requirement
from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.tags import parse_tag
from packaging.utils import canonicalize_name, canonicalize_version, parse_sdist_filename, parse_wheel_filename
from packaging.version import InvalidVersion, Version

texts = "1.0 1.0.post1 1.0.dev2 1.0a1 1.0rc1 1!0.5 1.0+local.2 1.10 1.9 v2.0-beta3 1.0.0".split()
print([str(v) for v in sorted(map(Version, texts))])
version = Version("1!2.3.4rc5.post6.dev7+abc.8")
print(repr(version), version.release, version.pre, version.public, version.base_version, version.is_prerelease, version.local, version.epoch, hash(Version("1.0")) == hash(Version("1.0.0")))
for text, candidates in ((">=1.0,!=1.5.*,<2", ["0.9", "1.0", "1.5.3", "1.6b1", "2.0"]), ("~=2.2.post3", ["2.2", "2.2.post4", "2.9", "3.0"]), ("==1.*", ["1", "1.7", "2"]), ("===weird", ["weird"]), ("", ["1.0a1", "1.0"])):
    specifiers = SpecifierSet(text)
    print(text, [str(v) for v in specifiers.filter(candidates)], specifiers.contains("1.6b1", prereleases=True), sorted(map(str, specifiers)))
for text in ('name[extra1,extra2] >=1,<2 ; python_version >= "3.8" and (os_name == "nt" or extra == "x")', "pkg @ https://example.org/a.zip", "a", "A.b_C~=1.0"):
    requirement = Requirement(text)
    print(requirement, requirement.name, sorted(requirement.extras), requirement.specifier, requirement.url, requirement.marker and requirement.marker.evaluate({"extra": "x"}))
for kind, wrong in ((Version, "1.x.y"), (SpecifierSet, ">>1"), (Requirement, "a b"), (Requirement, "a[b"), (Marker, "foo == 1"), (Marker, "python_version >"), (Requirement, "x; extra = 'y'")):
    try:
        kind(wrong)
    except (InvalidVersion, InvalidSpecifier, InvalidRequirement, InvalidMarker) as error:
        print(type(error).__name__, error)
print(Marker("python_version < '3.10' or sys_platform in 'linux darwin'").evaluate(), sorted(map(str, parse_tag("cp311.py3-abi3.none-any"))))
print(parse_wheel_filename("foo_bar-1.0-2-py3-none-any.whl"), parse_sdist_filename("a-1.0.tar.gz"), canonicalize_name("A.b__C-d"), canonicalize_version("1.4.0.0"))
raw, rest = parse_email("Metadata-Version: 2.1\nName: x\nVersion: 1.0\nRequires-Dist: a>1\nKeywords: p,q\nOdd: 1\n\nText\n")
print(raw, rest, Metadata.from_raw(raw).requires_dist)
print(sum(Version(f"{n}.{n % 7}").minor for n in range(500)))
