import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { layoutOf } from "./layout-classes.ts";
import { stepRules } from "./layout-steps.ts";

const SOURCES = join(import.meta.dirname, "../..");
const ELEMENT = /<(?:Box|Text|Stack|Row|Grid|Card|Toolbar)\s([^<]*)/g;
const PROPERTY = /\b([a-zA-Z]+)=(?:\{(\d+)\}|"([^"]*)")/g;

const inSheet = new Set(
  [
    ...`${readFileSync(join(import.meta.dirname, "layout.css"), "utf8")}\n${stepRules()}`.matchAll(
      /^\.([\w-]+) \{/gm,
    ),
  ].map(([, name]) => name),
);

/** The classes that the elements of a source take from the sheet. */
function usedIn(source: string): readonly string[] {
  return [...source.matchAll(ELEMENT)].flatMap(([, attributes = ""]) => {
    const given = [...attributes.matchAll(PROPERTY)].map(([, name, number, word]) => [name, number ?? word]);
    const { className = "" } = layoutOf("", "div", { ...Object.fromEntries(given), className: undefined });
    return className.split(" ").filter((one) => one !== "");
  });
}

test("each step and color that an element names has a rule, and each rule an element", () => {
  const files = globSync("**/*.tsx", { cwd: SOURCES }).filter((file) => !file.endsWith(".test.tsx"));
  const used = new Set(files.flatMap((file) => usedIn(readFileSync(join(SOURCES, file), "utf8"))));
  expect([...used].filter((name) => !inSheet.has(name))).toEqual([]);
  expect([...inSheet].filter((name) => /-\d|^text-/.test(name ?? "") && !used.has(name ?? ""))).toEqual([]);
});
