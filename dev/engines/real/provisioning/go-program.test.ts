import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildGoProgram } from "./go-program.ts";

test("a missing Go is reported with the version that the program's own go.mod requires", async () => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-program-"));
  try {
    writeFileSync(join(folder, "go.mod"), "module callboard.test/thing\n\ngo 1.25.0\n");
    writeFileSync(join(folder, "main.go"), "package main\n");
    const bare = { path: folder, home: folder, roots: [], mayInstall: false };
    const reported: string[] = [];
    const built = buildGoProgram(
      join(folder, "cache"),
      { sources: folder, family: "test" },
      (line) => reported.push(line),
      bare,
    );
    await expect(built).rejects.toThrow(
      /^Go 1\.25 or newer is needed to build callboard-program-\w+: install/,
    );
    expect(reported).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
