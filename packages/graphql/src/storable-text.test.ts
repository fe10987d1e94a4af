import { parse } from "graphql";
import { hasStorableLiterals, unstorablePaths } from "./storable-text.ts";

test.each<[unknown, string[]]>([
  [{}, []],
  [{ a: "plain", b: 5, c: null, d: true }, []],
  [{ a: "emoji 👩‍👩‍👧 and Türkçe, العربية" }, []],
  [{ a: "\0" }, ["a"]],
  [{ a: "half \ud800" }, ["a"]],
  [{ a: "\udc00 other half" }, ["a"]],
  [{ input: { Name: "ok", Places: [{ City: "x\0" }, { City: "y" }] } }, ["input.Places.0.City"]],
  [{ a: ["\0", "ok", "\ud800"] }, ["a.0", "a.2"]],
])("of %j these cannot be kept: %j", (variables, paths) => {
  expect(unstorablePaths(variables)).toEqual(paths);
});

test("at most twenty are named, and what is nested without end is left", () => {
  expect(unstorablePaths({ a: Array.from({ length: 1_000 }, () => "\0") })).toHaveLength(20);
  let nested: unknown = "\0";
  for (let level = 0; level < 100_000; level += 1) nested = [nested];
  expect(unstorablePaths({ nested })).toEqual([]);
});

test.each([
  ['{ a(b: "fine") }', true],
  ['{ a(b: "\\u0000") }', false],
  ['{ a(b: { c: ["\\u0000"] }) }', false],
  ['query ($b: String = "\\u0000") { a(b: $b) }', false],
])("the literals of %s can be kept: %s", (source, storable) => {
  const document = parse(source);
  expect(hasStorableLiterals(document)).toBe(storable);
  expect(hasStorableLiterals(document)).toBe(storable);
});
