import { globSync, readFileSync } from "node:fs";
import { allForms } from "./lines/all-forms.ts";

const SRC = new URL("../../src/", import.meta.url).pathname;

/** Files with a form that sends nothing that someone has typed for a server to judge. */
const OTHERS: Readonly<Record<string, string>> = {
  "app/pages/not-found-page.tsx": "a search, which is an address",
  "features/auth/register-page.tsx": "one choice, which this tab remembers",
  "features/kit/kit-page.tsx": "examples of the parts",
  "features/project-detail/schedule/filling/fill-dialog.tsx":
    "choices, which place people on the board alone",
  "features/project-detail/schedule/filling/send-dialog.tsx":
    "a message that goes out later; refusals are announced",
  "features/project-search/search-field.tsx": "a search, which is an address",
  "features/submissions/filters/wall-filters.tsx": "filters, which are an address",
  "ui/views/name-dialog.tsx": "the name of a view, which the settings take at once",
};

/** A form of Ant Design, a plain or a laid-out one; `<Form.Item` alone is a part of someone else's. */
const FORM = /<(?:Form|form)[\s<>]|\sas="form"/;

function filesWithForm(): string[] {
  const files = globSync("**/*.tsx", { cwd: SRC }).filter((file) => !file.endsWith(".test.tsx"));
  return files.filter((file) => FORM.test(readFileSync(`${SRC}${file}`, "utf8"))).toSorted();
}

test("every form is in the table, or why it is not", () => {
  const named = new Set([...allForms.map(({ file }) => file), ...Object.keys(OTHERS)]);
  expect([...named].toSorted()).toEqual(filesWithForm());
});

test("no form is in the table twice under one name", () => {
  const names = allForms.map(({ file, of }) => `${file} ${of}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("every form is refused at its fields", () => {
  const unrefused = allForms.filter(({ fields }) => fields.every(({ path }) => path === undefined));
  expect(unrefused).toEqual([]);
});
