import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "tests/contract/migrations.sha256";
const MIGRATIONS = "{gateway,{services,packages}/*}/migrations/**/*.sql";

/** Paths of all migrations of the product, in order. */
export const migrationFiles = (root: string): string[] => globSync(MIGRATIONS, { cwd: root }).toSorted();

/** The first recorded checksum of each migration, by path. */
export function migrationSums(root: string): Map<string, string> {
  const file = join(root, FILE);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return new Map(lines.map((line) => line.split("  ")).map(([sum = "", path = ""]) => [path, sum]));
}

export const sumOf = (root: string, path: string): string =>
  createHash("sha256")
    .update(readFileSync(join(root, path)))
    .digest("hex");

/**
 * Adds the checksums of new migrations in the format of `sha256sum`. Existing ones never change: databases that have
 * applied a migration identify it by its whole text, including comments.
 */
export function generateMigrationSums(root: string, target: string): void {
  const known = migrationSums(root);
  const lines = migrationFiles(root).map((path) => `${known.get(path) ?? sumOf(root, path)}  ${path}\n`);
  mkdirSync(join(target, "tests/contract"), { recursive: true });
  writeFileSync(join(target, FILE), lines.join(""));
}
