import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refuseToBackUp } from "./back-up.ts";
import { MANIFEST, newManifest } from "./manifest.ts";
import { BackupRefused } from "./refusal.ts";
import { ownMajorVersion, refuseToRestore, restore } from "./restore.ts";
import { keptPaths, refuseOwnEngines } from "./shape.ts";

let place: string;
let home: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "callboard-backup-"));
  home = join(place, "home");
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const SAME = { postgres: ownMajorVersion() };

/** Locks the folder as a running product does: with the id of this process, which is a running Node process. */
function hold(): void {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "start.lock"), String(process.pid));
}

describe("a restore", () => {
  test("goes into a folder that is empty or not there", () => {
    expect(() => refuseToRestore(home, SAME)).not.toThrow();
    mkdirSync(home);
    expect(() => refuseToRestore(home, SAME)).not.toThrow();
  });

  test("does not mind the data of the other shape, nor what a broken restore left", () => {
    for (const name of ["real", "unfinished-restore"]) mkdirSync(join(home, name), { recursive: true });
    expect(() => refuseToRestore(home, SAME)).not.toThrow();
  });

  test("refuses a folder with data, and names it", () => {
    mkdirSync(join(home, "postgres"), { recursive: true });
    expect(() => refuseToRestore(home, SAME)).toThrow(BackupRefused);
    expect(() => refuseToRestore(home, SAME)).toThrow(`${home} has data already (postgres)`);
  });

  test("refuses a folder on which the product runs", () => {
    hold();
    expect(() => refuseToRestore(home, SAME)).toThrow(`Callboard runs on ${home}: stop it`);
  });

  test("refuses files of another PostgreSQL", () => {
    expect(() => refuseToRestore(home, { postgres: "17" })).toThrow("The backup is of PostgreSQL 17");
  });

  test("leaves the folder as it was when the backup was changed", async () => {
    const folder = join(place, "backup");
    mkdirSync(folder);
    writeFileSync(join(folder, "objects.tar"), "other");
    const manifest = newManifest({
      ...SAME,
      madeAt: "2026-11-23T20:00:00.000Z",
      product: { version: "0.1.0", commit: null },
      engines: "embedded",
      databases: {},
      objects: { count: 0, bytes: 0, sha256: "" },
      parts: { "objects.tar": { bytes: 5, sha256: "0" } },
    });
    writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
    const restored = restore({ folder, manifest, home, progress: () => undefined });
    await expect(restored).rejects.toThrow("objects.tar has other content");
    expect(() => refuseToRestore(home, SAME)).not.toThrow();
  });
});

describe("a backup", () => {
  const target = (): string => join(place, "backup");

  test("refuses a folder that is there, empty or not", () => {
    mkdirSync(target());
    const refuse = (): void => refuseToBackUp({ home, engines: "embedded", folder: target() });
    expect(refuse).toThrow(`${target()} is there already, and a backup overwrites nothing`);
  });

  test.each(["embedded", "real"] as const)("needs the product to run (%s)", (engines) => {
    const refuse = (): void => refuseToBackUp({ home, engines, folder: target() });
    expect(refuse).toThrow(`Callboard does not run on ${home}: start it`);
    hold();
    expect(refuse).toThrow("does not run");
    const server = join(home, engines === "real" ? "engines/postgres/data" : "postgres/data");
    mkdirSync(server, { recursive: true });
    writeFileSync(join(server, "postmaster.pid"), "1");
    expect(refuse).not.toThrow();
  });

  test("keeps the secrets of the real engines, and neither addresses nor logs", () => {
    const files = [
      "secrets.json",
      "engines/postgres/password",
      "engines/keycloak/admin.secret",
      "engines/keycloak/ports.json",
      "engines/nats/casting.secret",
      "engines/s3/callboard.secret",
      "logs/casting.log",
      "processes.json",
    ];
    for (const file of files) {
      mkdirSync(join(home, file, ".."), { recursive: true });
      writeFileSync(join(home, file), "");
    }
    expect(keptPaths(home, "real")).toEqual([
      "secrets.json",
      "engines/postgres/password",
      "engines/keycloak/admin.secret",
      "engines/nats/casting.secret",
      "engines/s3/callboard.secret",
    ]);
  });
});

test.each([
  ["embedded", { ENGINE_POSTGRES_URL: "postgres://x" }, null],
  ["real", {}, null],
  ["real", { ENGINE_NATS_URL: "nats://x", ENGINE_OPENSEARCH_URL: "http://x" }, null],
  [
    "real",
    { ENGINE_KEYCLOAK_URL: "http://x", ENGINE_S3_URL: "http://x" },
    "ENGINE_KEYCLOAK_URL, ENGINE_S3_URL names",
  ],
] as const)("engines of one's own (%s, %j)", (engines, environment, refusal) => {
  const refuse = (): void => refuseOwnEngines(engines, environment as NodeJS.ProcessEnv);
  if (refusal === null) expect(refuse).not.toThrow();
  else expect(refuse).toThrow(refusal);
});
