import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chosenK6, majorOf, prepareK6 } from "./k6.ts";

test.each([
  ["k6 v1.1.0 (commit/0e3fb953be, go1.24.4, linux/amd64)", 1],
  ["k6 v2.0.0-rc1 (go1.26, linux/amd64)", 2],
  ["k6.exe v2.1.0 (go1.26, windows/amd64)", 2],
  ["k6 v0.57.0 (go1.23)", 0],
  ["git version 2.47", null],
  ["", null],
])("%p is version %p", (printed, major) => {
  expect(majorOf(printed)).toBe(major);
});

test("the k6 that is named goes before that of the PATH, and one is fetched where there is neither", () => {
  expect(chosenK6("/own/k6", "/usr/bin/k6")).toEqual({ program: "/own/k6", from: "K6" });
  expect(chosenK6(undefined, "/usr/bin/k6")).toEqual({ program: "/usr/bin/k6", from: "PATH" });
  expect(chosenK6("", null)).toBeNull();
});

describe("a k6 that K6 names", () => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-k6-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const named = (printed: string): string => {
    const program = join(folder, "k6");
    writeFileSync(program, `#!/bin/sh\necho "${printed}"\n`);
    chmodSync(program, 0o755);
    return program;
  };

  test.each(["k6 v1.1.0 (linux)", "k6 v2.0.0 (linux)"])("is taken: %s", async (printed) => {
    const program = named(printed);
    expect(await prepareK6(folder, program, () => undefined)).toBe(program);
  });

  test.each([
    ["k6 v0.57.0 (linux)", "is k6 0, and the scenarios are for 1 and 2."],
    ["something else", "is no k6."],
  ])("is refused: %s", async (printed, fault) => {
    const program = named(printed);
    await expect(prepareK6(folder, program, () => undefined)).rejects.toThrow(
      `${program}, named by K6, ${fault}`,
    );
  });
});
