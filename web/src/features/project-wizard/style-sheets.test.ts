import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const read = (path: string) => readFileSync(path, "utf8");
const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).map((name) => join(ROOT, name));
const sheets = files.filter((name) => name.endsWith(".css"));
const components = files.filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"));

/** A file and all its static imports within this folder. */
function withImports(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path) || !files.includes(path)) return seen;
  seen.add(path);
  for (const [, from = ""] of read(path).matchAll(/(?:from|import) "(\.[^"]+)"/g))
    withImports(resolve(path, "..", from), seen);
  return seen;
}

const classesOf = (path: string) =>
  [...read(path).matchAll(/className="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
const styledIn = (path: string) =>
  new Set([...read(path).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));

/** Loaded initially: the page and the first step. */
const page = withImports(join(ROOT, "wizard-page.tsx"));
/** Parts whose code is loaded when they are opened. */
const later = components.flatMap((path) =>
  [...read(path).matchAll(/import\("(\.[^"]+\.tsx)"\)/g)].map(([, from = ""]) => resolve(path, "..", from)),
);

test.each(later.map((path) => [path.slice(ROOT.length), path]))(
  "%s has the styles of what it shows, whichever part was open before",
  (_name, path) => {
    const own = withImports(path);
    const lacking = [...own]
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((file) => classesOf(file))
      .filter((name) => {
        const homes = sheets.filter((sheet) => styledIn(sheet).has(name));
        return homes.length > 0 && !homes.some((sheet) => own.has(sheet) || page.has(sheet));
      });
    expect(lacking).toEqual([]);
  },
);
