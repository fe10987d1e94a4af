import { execFileSync } from "node:child_process";
import { dirname } from "node:path";

const MAX_FILES = 20;

function filesByFolder(): Map<string, number> {
  const root = new URL("../../", import.meta.url).pathname;
  const listed = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.css", "*.sql", "*.proto"], {
    cwd: root,
  });
  const counts = new Map<string, number>();
  for (const file of listed.toString().split("\n")) {
    const folder = dirname(file);
    if (file === "" || /(^|\/)(gen|migrations|i18n)(\/|$)/.test(folder)) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

const counts = filesByFolder();

test("there are folders to count", () => {
  expect(counts.size).toBeGreaterThan(100);
});

test("no folder holds more than twenty files", () => {
  const tooLarge = [...counts].filter(([, files]) => files > MAX_FILES);
  expect(tooLarge).toEqual([]);
});
