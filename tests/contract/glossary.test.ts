import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";

const root = resolve(import.meta.dirname, "../..");

/** Every form of the words of the glossary that are not used; a word of the page without its forms fails the test. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  ask: ["ask", "asks", "asked", "asking"],
  answer: ["answer", "answers", "answered", "answering"],
  hear: ["hear", "hears", "heard", "hearing"],
  tell: ["tell", "tells", "told", "telling"],
  away: ["away"],
  trouble: ["trouble", "troubles", "troubled"],
  anew: ["anew"],
  bury: ["bury", "buries", "buried"],
  exhume: ["exhume", "exhumes", "exhumed"],
  stand: ["stands", "standing", "stood"],
  lie: ["lies", "lying"],
  neighbour: ["neighbour", "neighbours"],
  mend: ["mend", "mends", "mended"],
};

/** Names that are stored or travel on the wire and cannot be changed, or that the field uses. */
const ALLOWED_NAMES: Readonly<Record<string, string>> = {
  listStandingTalents: "a procedure of casting's protocol",
  StandingTalents: "its request",
  stands: "a column of projects",
  told_left: "a column of casting",
  told_up_to: "a column of messaging",
  asked_at: "a column of casting and of projects",
  address_answer: "a table of projects",
  answer: "in projects, a column of address_answer",
  AskOtherTime: "an operation of the client, as its users say it",
  asked: "a field of the messages to the client's worker, whose versions meet",
  AskToSlot: "an operation of the client, as its users say it",
};

/** Where an answer is what somebody says to a request, an invitation, an offer or a question. */
const ANSWERS_OF_PEOPLE: readonly RegExp[] = [
  /^services\/casting\/src\//,
  /^services\/projects\/src\/adapters\/store\/(tables|kept-addresses)\.ts$/,
  /^services\/messaging\/src\/(app\/(correspondents|with-minors)|domain\/)/,
  /^packages\/catalog\/src\//,
  /^dev\/seed\//,
  /^web\/src\/features\/(calendar|dashboard|kit|mail|my-submissions|project-detail|submissions)\//,
  /^web\/src\/lib\/talent-side\//,
];

/** Titles of tests that still have such a word. It may only fall. */
const MAX_TITLES = 22;

interface Found {
  readonly file: string;
  readonly text: string;
}

const unused = new Set(Object.values(FORMS).flat());

function wordsOf(text: string): readonly string[] {
  return text.split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase());
}

const hasUnused = (text: string): boolean => wordsOf(text).some((word) => unused.has(word));

function isAllowed({ file, text }: Found): boolean {
  if (text in ALLOWED_NAMES && text !== "answer") return true;
  const rest = wordsOf(text).filter((word) => unused.has(word) && !FORMS["answer"]?.includes(word));
  return rest.length === 0 && ANSWERS_OF_PEOPLE.some((folder) => folder.test(file));
}

const isTest = (file: string): boolean => /\.test\.tsx?$|^tests\/|\/test\/|^packages\/testkit\//.test(file);

/** Names that a file declares, without those it imports or takes over from an object. */
function namesIn(source: ts.SourceFile): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function isDeclaration(node: ts.Node): node is ts.Node & { readonly name: ts.Identifier } {
  if (ts.isPropertyAccessExpression(node) || ts.isImportSpecifier(node)) return false;
  return "name" in node && node.name !== undefined && ts.isIdentifier(node.name as ts.Node);
}

function titlesIn(source: ts.SourceFile): readonly string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    const isTitle = first !== undefined && ts.isStringLiteralLike(first);
    if (isTitle && /^(test|it|describe)\b/.test((node as ts.CallExpression).expression.getText(source)))
      titles.push(first.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

function listFiles(): readonly string[] {
  const pathspecs = ["*.ts", "*.tsx", ":!*/gen/*", ":!web/src/i18n/bundles/*"];
  const listed = spawnSync("git", ["ls-files", "--", ...pathspecs], { cwd: root, encoding: "utf8" });
  return listed.stdout.split("\n").filter(Boolean);
}

function findUnused(files: readonly string[], read: (source: ts.SourceFile) => readonly string[]): Found[] {
  return files.flatMap((file) => {
    const text = readFileSync(resolve(root, file), "utf8");
    const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    return read(source)
      .filter(hasUnused)
      .map((name) => ({ file, text: name }));
  });
}

const files = listFiles();

test("the page and this test list the same words", () => {
  const page = readFileSync(resolve(root, "docs/glossary.md"), "utf8");
  const list = /## Words we do not use\s+([\s\S]*?)\n\n/.exec(page)?.[1] ?? "";
  const words = list.replaceAll(/\([^)]*\)/g, "").split(/[·,\s]+/);
  expect(words.filter(Boolean).toSorted()).toEqual(Object.keys(FORMS).toSorted());
});

test("names of sources use the glossary's words", () => {
  const found = findUnused(
    files.filter((file) => !isTest(file)),
    namesIn,
  );
  expect(found.filter((one) => !isAllowed(one))).toEqual([]);
}, 120_000);

test(`no more than ${MAX_TITLES} titles of tests have a word that is not used`, () => {
  const titles = findUnused(files.filter(isTest), titlesIn);
  expect(titles.length).toBeLessThanOrEqual(MAX_TITLES);
}, 120_000);
