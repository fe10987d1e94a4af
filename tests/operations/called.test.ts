import { readFileSync } from "node:fs";
import { parse, type DocumentNode } from "graphql";
import { ADDED, SERVED } from "../contract/served-operations.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** The operations that a document of the pages calls. */
function rootsOf({ definitions }: DocumentNode): readonly string[] {
  return definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition"
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === "Field" ? [field.name.value] : [],
        )
      : [],
  );
}

const documents = JSON.parse(read("web/src/gen/persisted-documents.json")) as Record<string, string>;
const called = new Set(Object.values(documents).flatMap((text) => rootsOf(parse(text))));

/** The rows of the decision: an operation, and what the pages call instead. */
const rows = read("docs/decisions/0027-operations-that-no-page-calls.md")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => {
    const [, operation = "", instead = "", why = ""] = line.split("|").map((cell) => cell.trim());
    const names = (cell: string) => [...cell.matchAll(/`(\w+)`/gu)].map(([, name]) => name ?? "");
    return { operation: names(operation)[0] ?? "", instead: names(instead), why };
  });

test("every operation is called by a page, or the decision says what is called instead", () => {
  const uncalled = [...SERVED, ...ADDED].filter((operation) => !called.has(operation));
  expect(rows.map(({ operation }) => operation).toSorted()).toEqual(uncalled.toSorted());
});

test.each(rows)("$operation has a reason, and what is called instead is called", ({ instead, why }) => {
  expect(why).not.toBe("");
  expect(instead).not.toEqual([]);
  expect(instead.filter((operation) => !called.has(operation))).toEqual([]);
});
