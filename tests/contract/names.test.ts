import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Files of the working tree with a line that matches an extended regular expression. */
function filesWith(expression: string): string[] {
  const pathspecs = ["*.ts", "*.tsx", ":!*/gen/*"];
  const found = spawnSync("git", ["grep", "-lE", expression, "--", ...pathspecs], {
    cwd: root,
    encoding: "utf8",
  });
  return found.stdout.split("\n").filter(Boolean);
}

test("bounds are named MAX_ and MIN_, as the glossary has it", () => {
  expect(filesWith("const (MAX|MIN)_").length).toBeGreaterThan(50);
  expect(filesWith("const ([A-Z]+_)*(MOST|LEAST)(_[A-Z]+)*\\b")).toEqual([]);
});
