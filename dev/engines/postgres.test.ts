import { statSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import pg from "pg";
import { startPostgres, type PostgresEngine } from "./postgres.ts";
import { rolePassword } from "./role-passwords.ts";
import { isReachable } from "./unprivileged.ts";

let folder: string;
let postgres: PostgresEngine;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "postgres-"));
  await chmod(folder, 0o711);
  const settings = { folder: join(folder, "postgres"), port: await getPort(), logFile: join(folder, "log") };
  postgres = await startPostgres(settings);
  await Promise.all(["talent", "casting"].map((name) => postgres.ensureDatabase(name)));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

async function query(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const asTalent = (change: (url: URL) => void): string => {
  const url = new URL(postgres.url("talent"));
  change(url);
  return url.href;
};

test("a role reaches its own database", async () => {
  expect(await query(postgres.url("talent"), "select current_user::text as who")).toEqual([
    { who: "talent" },
  ]);
});

test.each([
  ["the superuser's name", (url: URL) => (url.username = "callboard"), "password authentication failed"],
  ["another service's name", (url: URL) => (url.username = "casting"), "password authentication failed"],
  ["another service's database", (url: URL) => (url.pathname = "/casting"), "permission denied"],
])("a service's own password with %s is refused", async (_case, change, reason) => {
  await expect(query(asTalent(change), "select 1")).rejects.toThrow(reason);
});

test.each([
  ["read a file of the server", "select pg_read_file('/etc/hostname')", "permission denied"],
  ["run a program", "copy (select 1) to program 'true'", "permission denied"],
  ["make a role", "create role mine superuser", "permission denied"],
])("a service's role cannot %s", async (_case, text, reason) => {
  await expect(query(postgres.url("talent"), text)).rejects.toThrow(reason);
});

test("the server keeps no capability where its folders can be passed", async () => {
  const status = await readFile(`/proc/${postgres.pid}/status`, "utf8");
  const reachable = isReachable(join(folder, "postgres", "data"));
  const effective = /^CapEff:\s+(\w+)/m.exec(status)?.[1] ?? "";
  const DAC_OVERRIDE = 1n << 1n;
  expect(reachable).toBe(true);
  expect(BigInt(`0x${effective}`) & DAC_OVERRIDE).toBe(0n);
});

test("the log and the secret are for their owner alone", () => {
  for (const file of ["log", "postgres/password"])
    expect((statSync(join(folder, file)).mode & 0o077).toString(8)).toBe("0");
});

test("a role's password reveals neither the secret nor another role's password", () => {
  expect(rolePassword("secret", "talent")).not.toBe(rolePassword("secret", "casting"));
  expect(rolePassword("secret", "talent")).not.toBe(rolePassword("other", "talent"));
  expect(rolePassword("secret", "talent")).not.toContain("secret");
});
