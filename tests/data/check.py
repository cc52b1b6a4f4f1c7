"""The data set, the citations and the linked data, read back by libraries that
are not ours: what they understand must be what the archive says.

Run it in an environment with the packages of `requirements.txt`:

    python tests/data/check.py --sowbook target/release/sowbook \
        --data target/data --site target/site-addressed --base-url https://example.org/archive

`--data` is what `sowbook export` wrote, `--site` what `sowbook build` wrote with
that `--base-url`. No test needs the network.
"""

import argparse
import csv
import html.parser
import json
import logging
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import urllib.parse
import warnings
from concurrent.futures import ThreadPoolExecutor

import bibtexparser
import jsonschema
import pycldf
import rdflib
import rispy
from bibtexparser import middlewares
from citeproc import Citation, CitationItem, CitationStylesBibliography
from citeproc import CitationStylesStyle, formatter
from citeproc.source.json import CiteProcJSON
from pylatexenc.latex2text import LatexNodes2Text
from simplepybtex import database

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
METADATA = "StructureDataset-metadata.json"


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sowbook", type=pathlib.Path, required=True)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--site", type=pathlib.Path, required=True)
    parser.add_argument("--base-url", required=True)
    return parser.parse_args()


OPTIONS = options()
ARCHIVE = json.loads((OPTIONS.data / "archive.json").read_text("utf-8"))


def note(game, siglum):
    """The bytes of a note as it was received."""
    return (REPOSITORY / "sources/games" / game / f"notes/{siglum}.txt").read_bytes()


def flat(text):
    """A text with each run of white space as one space."""
    return " ".join(text.split())


def plain(latex):
    """What LaTeX prints for a field of BibTeX."""
    text = LatexNodes2Text(keep_braced_groups=False, strict_latex_spaces=True)
    return flat(text.latex_to_text(latex))


class Complaints(logging.Handler):
    """Keeps what is logged."""

    def __init__(self):
        super().__init__()
        self.all = []

    def emit(self, record):
        self.all.append(record.getMessage())


def validate(folder):
    """Whether pycldf finds the data set in `folder` valid, and all it says."""
    log = logging.Logger("cldf")
    complaints = Complaints()
    log.addHandler(complaints)
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        try:
            dataset = pycldf.Dataset.from_metadata(folder / METADATA)
            is_valid = dataset.validate(log=log)
        except Exception as error:  # whatever a damaged file makes of it
            return False, [repr(error)]
    return is_valid, complaints.all + [str(one.message) for one in warned]


class Documents(unittest.TestCase):
    def test_documents_are_what_their_schemas_say(self):
        paths = [OPTIONS.data / "archive.json", *sorted(OPTIONS.data.glob("games/*.json"))]
        self.assertEqual(len(paths), 1 + len(ARCHIVE["games"]))
        for path in paths:
            document = json.loads(path.read_text("utf-8"))
            schema = json.loads((path.parent / document["$schema"]).read_text("utf-8"))
            jsonschema.Draft202012Validator.check_schema(schema)
            jsonschema.Draft202012Validator(schema).validate(document)

    def test_statements_are_the_bytes_of_the_notes(self):
        for game in ARCHIVE["games"]:
            for witness in game["witnesses"]:
                received = note(game["slug"], witness["siglum"])
                for statement in witness["statements"]:
                    words = received[statement["start"] : statement["end"]].decode("utf-8")
                    self.assertIn(statement["text"].split()[0], flat(words))
                    if statement.get("label"):
                        self.assertTrue(flat(words).startswith(statement["label"]), words)


class Cldf(unittest.TestCase):
    def setUp(self):
        self.folder = OPTIONS.data / "cldf"

    def test_it_is_valid(self):
        self.assertEqual(validate(self.folder), (True, []))

    def test_it_says_what_the_archive_says(self):
        dataset = pycldf.Dataset.from_metadata(self.folder / METADATA)
        self.assertEqual(dataset.module, "StructureDataset")
        witnesses = [
            (game, witness) for game in ARCHIVE["games"] for witness in game["witnesses"]
        ]
        self.assertEqual(
            [row["ID"] for row in dataset["LanguageTable"]],
            [f"{game['slug']}_{witness['siglum']}" for game, witness in witnesses],
        )
        keys = {work["key"] for work in ARCHIVE["bibliography"]}
        keys |= {f"{game['slug']}_{witness['siglum']}" for game, witness in witnesses}
        self.assertEqual({source.id for source in dataset.sources}, keys)
        values = {row["ID"]: row for row in dataset["ValueTable"]}
        names = {row["ID"]: row["Name"] for row in dataset["statements.csv"]}
        for game, witness in witnesses:
            own = {statement["id"]: statement for statement in witness["statements"]}
            for rule in game["rules"]:
                axis = rule["axis"].replace(".", "-")
                row = values.pop(f"{game['slug']}_{witness['siglum']}_{axis}")
                cited = [name for name in rule["cites"] if name in own]
                self.assertEqual([names[one] for one in row["Statement_IDs"]], cited)
                self.assertEqual(row["Status"], rule["status"])
                self.assertEqual(row["Value"] is not None, bool(cited), row)
                for name in cited:
                    self.assertIn(f"{name}: ", row["Comment"])
                    self.assertIn(own[name]["text"], row["Comment"])
                if row["Value"] is not None:
                    value = rule["setting"][rule["axis"]]
                    said = row["Value"] if isinstance(value, str) else json.loads(row["Value"])
                    self.assertEqual(said, value)
                for source in row["Source"]:
                    key, places = re.fullmatch(r"(.+)\[(.+)\]", source).groups()
                    sigla = [f"{witness['siglum']}:{one}" for one in places.split(", ")]
                    self.assertEqual(key, row["Language_ID"])
                    self.assertEqual(sigla, cited)
        self.assertEqual(values, {})

    def test_damage_is_complained_of(self):
        damages = {
            "a value of no witness": ("values.csv", "Language_ID", "nobody_sq"),
            "a value of no axis": ("values.csv", "Parameter_ID", "no-axis"),
            "a code that there is not": ("values.csv", "Code_ID", "no-code"),
            "a statement that there is not": ("values.csv", "Statement_IDs", "no_statement"),
            "a source that there is not": ("values.csv", "Source", "nobody1900[1]"),
            "a malformed id": ("values.csv", "ID", "not an id"),
            "a malformed code of Glottolog": ("languages.csv", "Glottocode", "Albanian"),
            "a place off the globe": ("places.csv", "Latitude", "91"),
            "a reading of no game": ("readings.csv", "Game_ID", "nothing"),
        }
        for what, (table, column, value) in damages.items():
            with self.subTest(what), tempfile.TemporaryDirectory() as folder:
                copy = pathlib.Path(folder) / "cldf"
                shutil.copytree(self.folder, copy)
                with open(copy / table, encoding="utf-8", newline="") as file:
                    rows = list(csv.DictReader(file))
                rows[0][column] = value
                with open(copy / table, "w", encoding="utf-8", newline="") as file:
                    writer = csv.DictWriter(file, rows[0].keys())
                    writer.writeheader()
                    writer.writerows(rows)
                is_valid, complaints = validate(copy)
                self.assertFalse(is_valid and not complaints, what)


class Works(unittest.TestCase):
    """The bibliography, by two readers of BibTeX."""

    def setUp(self):
        self.path = OPTIONS.data / "bibliography.bib"
        self.works = {work["key"]: work for work in ARCHIVE["bibliography"]}

    def test_fields_are_those_of_the_works(self):
        library = bibtexparser.parse_file(
            str(self.path), append_middleware=[middlewares.MonthIntMiddleware()]
        )
        self.assertEqual(library.failed_blocks, [])
        self.assertEqual([entry.key for entry in library.entries], sorted(self.works))
        for entry in library.entries:
            work = self.works[entry.key]
            fields = {name: field.value for name, field in entry.fields_dict.items()}
            self.assertEqual(plain(fields["title"]), flat(work["title"]))
            year, month, day = (work.get("date", "").split("-") + [""] * 3)[:3]
            self.assertEqual(fields.get("year", ""), year)
            self.assertEqual(int(fields.get("month", 0)), int(month or 0))
            self.assertEqual(int(fields.get("day", 0)), int(day or 0))
            self.assertEqual(fields.get("url"), work.get("url"))
            self.assertEqual(fields.get("doi"), work["serial_numbers"].get("doi"))
            pages = fields.get("pages", "").replace("--", "-")
            self.assertEqual(pages, work.get("pages", ""))
            self.assertEqual(plain(fields.get("note", "")), flat(work.get("note", "")))

    def test_names_are_those_of_the_authors(self):
        with open(self.path, encoding="utf-8") as file:
            library = database.parse_string(file.read(), "bibtex")
        for key, work in self.works.items():
            people = library.entries[key].persons.get("author", [])
            self.assertEqual(len(people), len(work["authors"]), key)
            for person, author in zip(people, work["authors"]):
                last = " ".join(person.prelast_names + person.last_names)
                self.assertEqual(plain(last), flat(f"{author.get('prefix', '')} {author['name']}"))
                given = " ".join(person.first_names + person.middle_names)
                self.assertEqual(plain(given), author.get("given_name", ""))


def citables():
    """All that can be cited: its name on the command line, where it stands, its
    language, and what its citation must hold."""
    yield None, "index.html", "en", ARCHIVE["title"]["en"]
    for game in ARCHIVE["games"]:
        page = f"games/{game['slug']}/index.html"
        yield game["slug"], page, "en", game["title"]
        for witness in game["witnesses"]:
            received = note(game["slug"], witness["siglum"])
            for one in witness["statements"]:
                words = received[one["start"] : one["end"]].decode("utf-8")
                anchor = f"{game['slug']}#{one['id']}"
                yield anchor, f"{page}#{one['id']}", one["language"], words
        for one in game["readings"]:
            anchor = f"{game['slug']}#reading:{one['id']}"
            yield anchor, f"{page}#reading:{one['id']}", "en", one["adopted"]["en"]
        for one in game["examples"]:
            path = f"games/{game['slug']}/examples/{one['id']}/index.html"
            yield f"{game['slug']}#example:{one['id']}", path, "en", one["title"]["en"]


class Citations(unittest.TestCase):
    """What `sowbook cite` prints of everything, read by others."""

    @classmethod
    def setUpClass(cls):
        cls.citables = list(citables())
        styles = ["bibtex", "ris", "csl-json"]
        asked = [(one[0], style) for one in cls.citables for style in styles]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            cls.texts = dict(zip(asked, pool.map(lambda one: cls.cite(*one), asked)))

    @staticmethod
    def cite(name, style):
        command = [OPTIONS.sowbook.resolve(), "cite", *([name] if name else [])]
        command += ["--style", style, "--base-url", OPTIONS.base_url]
        run = subprocess.run(command, cwd=REPOSITORY, capture_output=True, check=False)
        if run.returncode or run.stderr:
            raise AssertionError(f"{command}: {run.stderr.decode('utf-8')}")
        return run.stdout.decode("utf-8")

    def check(self, style, understand):
        """What each format must say of everything; `understand` finds its fields
        under common names."""
        for name, path, language, holds in self.citables:
            with self.subTest(name=name, style=style):
                said = understand(self.texts[name, style])
                self.check_one(name, said, f"{OPTIONS.base_url}/{path}", language, holds)

    def check_one(self, name, said, address, language, holds):
        self.assertEqual(said["editors"], ARCHIVE["editors"])
        self.assertEqual(said["version"], ARCHIVE["version"])
        self.assertEqual(said["date"], ARCHIVE["date"])
        self.assertEqual(said["language"], language)
        self.assertEqual(
            urllib.parse.unquote(said["address"]), urllib.parse.unquote(address)
        )
        container = ARCHIVE["title"]["en"] if name else None
        self.assertEqual(said["container"], container)
        title, abstract = flat(said["title"]), flat(said["abstract"] or "")
        self.assertTrue(flat(holds) in (title, abstract) or flat(holds) in title, holds)
        if name and "#" not in name:
            self.assertEqual(title, flat(holds))

    def test_bibtex(self):
        def understand(text):
            library = bibtexparser.parse_string(
                text, append_middleware=[middlewares.MonthIntMiddleware()]
            )
            self.assertEqual(library.failed_blocks, [])
            (entry,) = library.entries
            fields = {key: field.value for key, field in entry.fields_dict.items()}
            year, month, _ = (int(part) for part in ARCHIVE["date"].split("-"))
            self.assertEqual((int(fields["year"]), fields["month"]), (year, month))
            (parsed,) = database.parse_string(text, "bibtex").entries.values()
            self.assertEqual(parsed.fields["title"], fields["title"])
            return {
                "editors": [plain(str(person)) for person in parsed.persons["editor"]],
                "version": plain(fields["version"]),
                "date": fields["date"],
                "language": fields["language"],
                "address": fields["url"],
                "container": plain(fields["booktitle"]) if "booktitle" in fields else None,
                "title": plain(fields["title"]),
                "abstract": plain(fields.get("abstract", "")),
            }

        self.check("bibtex", understand)

    def test_ris(self):
        def understand(text):
            (record,) = rispy.loads(text)
            year, month, day = ARCHIVE["date"].split("-")
            self.assertEqual(record["year"], year)
            self.assertEqual(record["date"], f"{year}/{month}/{day}")
            return {
                "editors": record["secondary_authors"],
                "version": record["edition"],
                "date": record["date"].replace("/", "-"),
                "language": record["language"],
                "address": record["urls"][0],
                "container": record.get("secondary_title"),
                "title": record["title"],
                "abstract": record.get("abstract"),
            }

        self.check("ris", understand)

    def test_csl_json(self):
        def understand(text):
            (item,) = json.loads(text)
            (parts,) = item["issued"]["date-parts"]
            return {
                "editors": [editor["literal"] for editor in item["editor"]],
                "version": item["version"],
                "date": "-".join(f"{part:02}" for part in parts),
                "language": item["language"],
                "address": item["URL"],
                "container": item.get("container-title"),
                "title": item["title"],
                "abstract": item.get("abstract"),
            }

        self.check("csl-json", understand)

    def test_csl_json_is_cited_by_another_processor(self):
        items = [json.loads(self.texts[one[0], "csl-json"])[0] for one in self.citables]
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            # A variable of CSL 1.0.2, which this processor does not know.
            warnings.filterwarnings("ignore", message=r".* unsupported: license$")
            source = CiteProcJSON(items)
        style = CitationStylesStyle("harvard-cite-them-right", validate=False)
        bibliography = CitationStylesBibliography(style, source, formatter.plain)
        for item in items:
            bibliography.register(Citation([CitationItem(item["id"])]))
        self.assertEqual(len(source), len(items), "an id stands twice")
        printed = [flat(str(one)) for one in bibliography.bibliography()]
        self.assertEqual(len(printed), len(items))
        for item in items:
            title = flat(item["title"]).rstrip("?")
            of_item = [one for one in printed if title in one]
            self.assertTrue(of_item, item["title"])
            self.assertTrue(all(ARCHIVE["date"][:4] in one for one in of_item))


class Page(html.parser.HTMLParser):
    """The linked data and the anchors of a page."""

    def __init__(self, text):
        super().__init__()
        self.linked, self.anchors, self.is_linked = [], set(), False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            self.anchors.add(attributes["id"])
        if tag == "script" and attributes.get("type") == "application/ld+json":
            self.is_linked = True
            self.linked.append("")

    def handle_endtag(self, tag):
        if tag == "script":
            self.is_linked = False

    def handle_data(self, data):
        if self.is_linked:
            self.linked[-1] += data


class LinkedData(unittest.TestCase):
    """JSON-LD, read as RDF."""

    VOCABULARY = "https://schema.org/"

    @classmethod
    def setUpClass(cls):
        cls.pages = {
            path.relative_to(OPTIONS.site).as_posix(): Page(path.read_text("utf-8"))
            for path in sorted(OPTIONS.site.rglob("*.html"))
        }

    def graph(self, text, address):
        document = json.loads(text)
        self.assertEqual(document["@context"].rstrip("/"), self.VOCABULARY.rstrip("/"))
        # The vocabulary's own context lies on the web; this is what it comes to
        # but for the types of values.
        document["@context"] = {"@vocab": self.VOCABULARY}
        graph = rdflib.Graph()
        graph.parse(data=json.dumps(document), format="json-ld", publicID=address)
        return graph

    def test_every_page_that_can_be_cited_says_what_it_is(self):
        self.assertTrue(all(len(page.linked) <= 1 for page in self.pages.values()))
        paths = {path.split("#")[0] for _, path, _, _ in citables()}
        for game in ARCHIVE["games"]:
            page = f"games/{game['slug']}"
            paths |= {f"{page}/readings/{one['id']}/index.html" for one in game["readings"]}
            for witness in game["witnesses"]:
                for one in witness["statements"]:
                    name = one["id"].replace(":", ".")
                    paths.add(f"{page}/statements/{name}/index.html")
        for folder in ("", "sq/", "mn/"):
            without = [one for one in paths if not self.pages[folder + one].linked]
            self.assertEqual(without, [], folder)

    def test_ids_lead_to_what_is_there(self):
        schema = rdflib.Namespace(self.VOCABULARY)
        seen = set()
        for path, page in self.pages.items():
            for text in page.linked:
                graph = self.graph(text, f"{OPTIONS.base_url}/{path}")
                kinds = {str(kind) for kind in graph.objects(None, rdflib.RDF.type)}
                self.assertTrue(kinds, path)
                self.assertTrue(all(kind.startswith(self.VOCABULARY) for kind in kinds), kinds)
                seen |= kinds
                for subject in set(graph.subjects(rdflib.RDF.type, None)):
                    if isinstance(subject, rdflib.URIRef):
                        self.assert_leads_somewhere(str(subject), path)
                for address in graph.objects(None, schema.url):
                    self.assert_leads_somewhere(str(address), path)
        for kind in ("Game", "Dataset"):
            self.assertIn(self.VOCABULARY + kind, seen)

    def assert_leads_somewhere(self, address, page):
        base = OPTIONS.base_url + "/"
        if not address.startswith(base):
            return
        path, _, anchor = urllib.parse.unquote(address[len(base) :]).partition("#")
        if not path or path.endswith("/"):
            path += "index.html"
        self.assertTrue((OPTIONS.site / path).is_file(), f"{page}: {address}")
        # Without a page at the address it is a name, not a place.
        if anchor and path in self.pages:
            self.assertIn(anchor, self.pages[path].anchors, f"{page}: {address}")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]], verbosity=2)
