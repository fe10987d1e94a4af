import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import getPort from "get-port";

const root = resolve(import.meta.dirname, "../..");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-start-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start(flags: readonly string[], environment: Record<string, string> = {}) {
  return spawnSync(process.execPath, ["dev/start.ts", "--no-web", ...flags], {
    cwd: root,
    encoding: "utf8",
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: String(await getPort()),
      CALLBOARD_DATA: folder,
      ...environment,
    },
  });
}

test("with variables wrong the start says which and what to do, and leaves nothing running", async () => {
  const { status, stderr } = await start(["--engines", "real"], {
    ENGINE_NATS_URL: "nats://me:hidden@127.0.0.1:1",
    ENGINE_S3_URL: "hidden",
  });
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(
      /^ENGINE_NATS_URL: NATS at 127\.0\.0\.1:1 does not answer \(.+\)\. Start it, correct/,
    ),
    "ENGINE_S3_URL must be written as https://key:secret@host:9000.",
  ]);
  expect(status).toBe(1);
  expect(existsSync(join(folder, "real/start.lock"))).toBe(false);
});

test("engines of another kind are named", async () => {
  const { status, stderr } = await start(["--engines", "steam"]);
  expect(stderr.trim()).toBe(
    "--engines is embedded or real, not steam. npm start -- --help says what it takes.",
  );
  expect(status).toBe(2);
});
