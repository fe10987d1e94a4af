import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { hasSmallDisks, mountSmallDisk, type SmallDisk } from "@callboard/testkit/small-disk.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { startPostgres, type RunningPostgres } from "../../../dev/engines/real/servers/postgres.ts";
import { startWatched, type Watched } from "./watched-service.ts";

const MEGABYTES = 200;
const TIMEOUT_MS = 90_000;
/** After this many changes a full disk must have been noticed; existing pages still have room for some. */
const MAX_CHANGES = 2_000;
const WARNING =
  "PostgreSQL has no room left, so nothing can be changed; what is there can be read. Free space on its disk";

/** A database on a small disk, and a service on it; its write-ahead log (WAL) may have its own disk. */
interface Setting {
  readonly disk: SmallDisk;
  readonly postgres: RunningPostgres;
  readonly things: Watched;
  close(): Promise<void>;
}

async function start(walApart: boolean): Promise<Setting> {
  const home = mkdtempSync(join(tmpdir(), "callboard-full-"));
  const folder = join(home, "disk");
  const disk = mountSmallDisk(folder, MEGABYTES);
  if (!disk) throw new Error("No small disk can be mounted.");
  const closing = [async () => rmSync(home, { recursive: true, force: true }), async () => disk.remove()];
  const close = async (): Promise<void> => {
    for (const step of closing.toReversed()) await step();
  };
  try {
    if (walApart) await moveWal(folder, join(home, "wal"));
    const postgres = await startPostgres({ folder });
    closing.push(postgres.stop);
    await postgres.ensureDatabase("things");
    await postgres.ensureDatabase("bus");
    const database = { url: postgres.databaseUrl("things") };
    const things = await startWatched({ database, bus: { url: postgres.databaseUrl("bus") } });
    closing.push(things.stop);
    return { disk, postgres, things, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function moveWal(folder: string, place: string): Promise<void> {
  await (await startPostgres({ folder, restart: false })).stop();
  const wal = join(folder, "data/pg_wal");
  if (spawnSync("mv", [wal, place]).status !== 0) throw new Error("The WAL cannot be moved.");
  symlinkSync(place, wal);
}

/** Makes changes until some are refused; returns both kinds by name. */
async function changeUntilRefused({ add }: Watched): Promise<{ done: string[]; refused: string[] }> {
  const [done, refused]: [string[], string[]] = [[], []];
  for (let count = 0; count < MAX_CHANGES && refused.length < 5; count += 1) {
    const name = `thing ${count}`;
    const failed = await add(name);
    if (failed !== null) expect(failed).toMatchObject({ code: "UNAVAILABLE", dependency: "database" });
    (failed === null ? done : refused).push(name);
  }
  expect(refused).toHaveLength(5);
  return { done, refused };
}

/** Checks that everything done is stored once, and had its effect once, in order. */
async function expectWhole(things: Watched, done: readonly string[]): Promise<void> {
  const { effects, waiting, ready, stored } = things;
  const ofDone = async () => (await effects()).filter((name) => done.includes(name));
  await waitFor("all events", async () => (await ofDone()).length >= done.length, TIMEOUT_MS);
  expect(await ofDone()).toEqual(done);
  expect(await stored(done)).toBe(done.length);
  await waitFor("an empty outbox", async () => (await waiting()) === 0, TIMEOUT_MS);
  await waitFor("all is up", async () => !(await ready()).degraded, TIMEOUT_MS);
}

const onDisk = hasSmallDisks() ? describe : describe.skip;

onDisk("PostgreSQL on a small disk that is full (mounted by root)", () => {
  let setting: Setting | null = null;
  afterEach(async () => {
    await setting?.close();
    setting = null;
  });

  test("refuses changes whole, goes on reading, says what to do once, and recovers by itself", async () => {
    setting = await start(true);
    const { disk, postgres, things } = setting;
    expect(await things.add("before")).toBeNull();
    expect(await things.ready()).toEqual({ status: "ready" });
    disk.fill();
    const { done, refused } = await changeUntilRefused(things);
    // Existing data can be read, and nothing refused was stored.
    expect(await things.shows("before")).toBe(true);
    expect(await things.stored(refused)).toBe(0);
    expect(await things.ready()).toEqual({
      status: "ready",
      degraded: expect.arrayContaining(["database"]),
    });
    await waitFor("it is said", () => things.warnings().includes(WARNING), TIMEOUT_MS);

    disk.makeRoom();
    expect(await things.add("after")).toBeNull();
    await expectWhole(things, ["before", ...done, "after"]);
    expect(things.warnings().filter((words) => words === WARNING)).toHaveLength(1);
    expect(things.log()).not.toContain(postgres.address.password);
  });

  test("ends when there is no room for its log of changes, and what was acknowledged is there after it", async () => {
    setting = await start(false);
    const { disk, postgres, things } = setting;
    expect(await things.add("before")).toBeNull();
    disk.fill();
    await fillWal(postgres.address.url);
    const { done } = await changeUntilRefused(things);

    disk.makeRoom();
    await waitFor(
      "changes are taken again",
      async () => (await things.add("after")) === null,
      TIMEOUT_MS,
      250,
    );
    await expectWhole(things, ["before", ...done, "after"]);
    expect(things.log()).not.toContain(postgres.address.password);
  });
});

/** Forces one segment after another until the server has no room for the next and stops. */
async function fillWal(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  await expect(async () => {
    for (let segment = 0; segment < 100; segment += 1)
      await client.query("select pg_logical_emit_message(false, '', ''), pg_switch_wal()");
  }).rejects.toThrow(/terminat|recovery|space/);
  await client.end().catch(() => undefined);
}
