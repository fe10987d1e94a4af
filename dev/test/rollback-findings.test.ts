import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  ABOUT_SCHEMA,
  exemptOf,
  findingsOf,
  mayRollBack,
  type Finding,
  type Runs,
} from "./rollback-findings.ts";

const root = resolve(import.meta.dirname, "../..");

test.each<[string, Runs, Finding | undefined, boolean]>([
  ["no red test", { among: [], now: [], then: [], exempt: [] }, undefined, true],
  [
    "red on the current schema alone",
    { among: ["a"], now: ["a"], then: [], exempt: [] },
    "red on this schema",
    false,
  ],
  [
    "red among the others only",
    { among: ["a"], now: [], then: [], exempt: [] },
    "red among the others only",
    true,
  ],
  ["red by itself only", { among: [], now: ["a"], then: [], exempt: [] }, "red on this schema", false],
  ["red on both schemas", { among: ["a"], now: ["a"], then: ["a"], exempt: [] }, "red then, too", true],
  [
    "exempt, and red on the current schema alone",
    { among: ["a"], now: ["a"], then: [], exempt: ["a"] },
    "about the schema itself",
    true,
  ],
  ["exempt, and green", { among: [], now: [], then: [], exempt: ["a"] }, "named in vain", false],
  [
    "exempt, and red on both",
    { among: ["a"], now: ["a"], then: ["a"], exempt: ["a"] },
    "named in vain",
    false,
  ],
])("%s", (_, runs, finding, may) => {
  const findings = findingsOf(runs);
  expect(findings.get("a")).toBe(finding);
  expect(mayRollBack(findings)).toBe(may);
});

test("an exemption hides no other red test", () => {
  expect(mayRollBack(findingsOf({ among: ["a", "b"], now: ["a", "b"], then: [], exempt: ["a"] }))).toBe(
    false,
  );
});

test("each exemption is a test that exists, of one service, with a reason", () => {
  for (const [test, reason] of Object.entries(ABOUT_SCHEMA)) {
    const [file = "", name = ""] = test.split(": ");
    expect(existsSync(resolve(root, file))).toBe(true);
    expect(readFileSync(resolve(root, file), "utf8")).toContain(name);
    expect(exemptOf(file.split("/")[1] ?? "")).toContain(test);
    expect(reason).not.toBe("");
  }
});
