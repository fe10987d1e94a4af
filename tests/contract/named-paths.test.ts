import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files"], { cwd: root, maxBuffer: 2 ** 26 })
  .toString()
  .trim()
  .split("\n");
const documents = files.filter((file) => file.endsWith(".md"));
const folders = new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]));
/** Documents shorten paths within a package or service by leaving out `src`. */
const shortened = files.map((file) => `/${file.replace("/src/", "/")}`);

/** Paths in backticks: with a slash, below a folder of the root or with an extension. */
const PATH = /`((?:[\w.<>{},*-]+\/)+[\w.<>{},*-]*)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)[^)\s]*\)/g;

function linksOf(document: string): readonly string[] {
  return [...read(document).matchAll(LINK)].map(([, target = ""]) => target);
}

function pathsOf(document: string): readonly string[] {
  const paths = [...read(document).matchAll(PATH)].map(([, path = ""]) => path);
  return paths.filter((path) => folders.has(path.split("/")[0]) || /\.[a-z]+$/.test(path));
}

function read(document: string): string {
  return readFileSync(join(root, document), "utf8");
}

/** `<name>` and `NNNN_what_it_does` are placeholders for any name. */
function isThere(path: string): boolean {
  const pattern = path.replace(/<\w+>|NNNN_what_it_does/g, "*");
  if (folders.has(path.split("/")[0])) return globSync(pattern, { cwd: root }).length > 0;
  return (
    shortened.some((file) => file.endsWith(`/${path}`)) ||
    globSync(`{web,services/*}/src/${pattern}`, { cwd: root }).length > 0
  );
}

test("there are links and paths to check", () => {
  expect(documents.flatMap(linksOf).length).toBeGreaterThan(30);
  expect(documents.flatMap(pathsOf).length).toBeGreaterThan(100);
});

test.each(documents)("%s links to what is there", (document) => {
  const broken = linksOf(document).filter(
    (target) => globSync(join(dirname(document), target), { cwd: root }).length === 0,
  );
  expect(broken).toEqual([]);
});

test.each(documents)("%s names paths that are there", (document) => {
  expect(pathsOf(document).filter((path) => !isThere(path))).toEqual([]);
});
