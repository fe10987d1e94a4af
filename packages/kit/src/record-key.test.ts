import { newId } from "./ids.ts";
import { formatKey, parseKey, parsePairKey, readClientKey } from "./record-key.ts";

const id = newId();
const other = newId();

test.each([
  [formatKey("USR", id), id],
  [id, id],
])("%s is the id", (text, expected) => {
  expect(parseKey("USR", text, "PK")).toEqual({ ok: true, value: expected });
});

test.each([
  ["another prefix", `CMP#${id}`],
  ["another case", `usr#${id}`],
  ["capitals", `USR#${id.toUpperCase()}`],
  ["no id", "USR#"],
  ["nothing", ""],
  ["another version of UUID", "USR#6f1f2f5e-8f43-4c1f-9d5c-2b6f6c2b8d11"],
  ["something behind", `USR#${id}#`],
  ["a line break", `${id}\n`],
])("%s is VALIDATION at its path", (_name, text) => {
  expect(parseKey("USR", text, "pK")).toMatchObject({
    ok: false,
    failure: { code: "VALIDATION", fields: [{ path: "pK", rule: "KEY" }] },
  });
});

test.each([[formatKey("SUB", id, other)], [`${id}#${other}`]])("%s is two ids", (text) => {
  expect(parsePairKey("SUB", text, "SK")).toEqual({ ok: true, value: [id, other] });
});

test.each([["SUB#"], [`SUB#${id}`], [`SUB#${id}#${other}#${id}`], [`SUB#${id}#x`], [`ROLE#${id}#${other}`]])(
  "%s is not two ids",
  (text) => {
    expect(parsePairKey("SUB", text, "SK")).toMatchObject({ ok: false, failure: { code: "VALIDATION" } });
  },
);

test("a ClientKey is any UUID or absent, and its place is named", () => {
  expect(readClientKey("6F1F2F5E-8f43-4c1f-9d5c-2b6f6c2b8d11", "project.ClientKey")).toMatchObject({
    ok: true,
  });
  expect(readClientKey(undefined, "project.ClientKey")).toEqual({ ok: true, value: null });
  expect(readClientKey("once", "project.ClientKey")).toMatchObject({
    failure: { fields: [{ path: "project.ClientKey", rule: "UUID" }] },
  });
});
