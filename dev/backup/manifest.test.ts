import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  differences,
  MANIFEST,
  measure,
  measureAll,
  newManifest,
  readManifest,
  refuseChanged,
  type Manifest,
} from "./manifest.ts";
import { BackupRefused } from "./refusal.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-backup-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const TABLES = { casting: { "public.submission": { rows: 2, checksum: "a" } } };

const manifestOf = (parts: Manifest["parts"]): Manifest =>
  newManifest({
    madeAt: "2026-11-23T20:00:00.000Z",
    product: { version: "0.1.0", commit: null },
    engines: "real",
    postgres: "18",
    databases: TABLES,
    objects: { count: 0, bytes: 0, sha256: "" },
    parts,
  });

/** A backup with two parts. */
async function backupOf(): Promise<Manifest> {
  writeFileSync(join(folder, "databases.tar.gz"), "rows");
  writeFileSync(join(folder, "objects.tar"), "pictures");
  const manifest = manifestOf(await measureAll(folder));
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
  return manifest;
}

test("a file is measured by its size and SHA-256", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "abc");
  expect(await measure(file)).toEqual({
    bytes: 3,
    sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  });
});

test("a manifest is read as it was written, and does not count itself", async () => {
  const manifest = await backupOf();
  expect(Object.keys(manifest.parts)).toEqual(["databases.tar.gz", "objects.tar"]);
  expect(Object.keys(await measureAll(folder))).toEqual(["databases.tar.gz", "objects.tar"]);
  expect(readManifest(folder)).toEqual(manifest);
});

test("a whole backup is taken", async () => {
  await expect(refuseChanged(folder, await backupOf())).resolves.toBeUndefined();
});

test("all parts that are missing or changed are named", async () => {
  const manifest = await backupOf();
  rmSync(join(folder, "databases.tar.gz"));
  // Same size, so only the content differs.
  writeFileSync(join(folder, "objects.tar"), "picturez");
  const refused = refuseChanged(folder, manifest);
  await expect(refused).rejects.toThrow(BackupRefused);
  await expect(refused).rejects.toThrow("databases.tar.gz is missing, objects.tar has other content");
});

test("a folder without a manifest is no backup", () => {
  expect(() => readManifest(folder)).toThrow(`${folder} is no backup: it has no manifest.json.`);
});

test.each([
  ["cut short", (text: string) => text.slice(0, 40)],
  ["of a format that is not known yet", (text: string) => text.replace('"format":1', '"format":2')],
])("a manifest that is %s is refused", async (_, change) => {
  writeFileSync(join(folder, MANIFEST), change(JSON.stringify(await backupOf())));
  expect(() => readManifest(folder)).toThrow("cannot be read by this version");
});

test.each([
  ["the same", TABLES, []],
  [
    "other rows",
    { casting: { "public.submission": { rows: 3, checksum: "b" } } },
    [["casting public.submission", "has 3 rows instead of 2"]],
  ],
  [
    "the same number of rows with other content",
    { casting: { "public.submission": { rows: 2, checksum: "b" } } },
    [["casting public.submission", "has other content"]],
  ],
  ["a table less", { casting: {} }, [["casting public.submission", "is missing"]]],
  [
    "a table in another database",
    { ...TABLES, media: { "public.submission": { rows: 0, checksum: "" } } },
    [["media public.submission", "was not there"]],
  ],
])("tables are compared: %s", (_, found, expected) => {
  expect([...differences(TABLES, found)]).toEqual(expected);
});
