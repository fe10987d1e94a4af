import { busDatabase, emptyDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { startTcpProxy } from "@callboard/testkit/tcp-proxy.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { createLog } from "@callboard/kit/log/log.ts";
import { awaitDatabase, openDatabase } from "@callboard/kit/postgres/pool.ts";
import { startWatched } from "./watched-service.ts";

const TIMEOUT_MS = 60_000;
const SECRET = "swordfish";
const AWAY = "PostgreSQL does not answer: start it, or correct host and port in DATABASE_URL";

let base: TestDatabase;
let bus: TestDatabase;
beforeEach(async () => {
  [base, bus] = await Promise.all([emptyDatabase(), busDatabase()]);
});
afterEach(() => Promise.all([base.drop(), bus.drop()]));

/** A start that waits for its database, and what it logs meanwhile. */
function waiting(url: string, setting: string) {
  const lines: string[] = [];
  const log = createLog("test", "info", { write: (line: string) => void lines.push(line) });
  const database = openDatabase<unknown>({ url, name: "test", log });
  const logged = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  return { lines, logged, started: awaitDatabase(database.db, log, setting), close: database.close };
}

test("a start with a wrong password says which setting, without the password, and goes on when it is right", async () => {
  const admin = new pg.Client({ connectionString: base.url });
  await admin.connect();
  const role = `role_${new URL(base.url).pathname.slice(1)}`;
  await admin.query(`create role ${role} login password 'another'`);
  const url = new URL(base.url);
  Object.assign(url, { username: role, password: SECRET });
  const start = waiting(url.href, "DATABASE_URL");
  const words =
    "PostgreSQL refuses the user: correct user, password and database in DATABASE_URL. Will retry";
  await waitFor("it is said", () => start.logged().includes(words), TIMEOUT_MS);
  await admin.query(`alter role ${role} password '${SECRET}'`);
  await start.started;
  expect(start.logged()).toEqual([words]);
  expect(start.lines.join("")).not.toContain(SECRET);
  await start.close();
  await admin.query(`drop role ${role}`);
  await admin.end();
});

test("a start without its database says which setting, and goes on when it comes", async () => {
  const path = await startTcpProxy(bus.url);
  path.cut();
  const start = waiting(path.url, "BUS_URL");
  const words = "PostgreSQL does not answer: start it, or correct host and port in BUS_URL. Will retry";
  await waitFor("it is said", () => start.logged().includes(words), TIMEOUT_MS);
  path.restore();
  await start.started;
  expect(start.logged()).toEqual([words]);
  await start.close();
  await path.close();
});

test("a service that loses its database is not ready, responds with UNAVAILABLE, logs it once, and recovers", async () => {
  const path = await startTcpProxy(base.url);
  const things = await startWatched({ database: { url: path.url }, bus });
  try {
    expect(await things.add("before")).toBeNull();
    path.cut();
    for (let request = 0; request < 5; request += 1)
      expect(await things.add("meanwhile")).toMatchObject({ code: "UNAVAILABLE", dependency: "database" });
    expect(await things.ready()).toEqual({ status: "not ready", missing: ["database"] });
    await waitFor("it is said", () => things.warnings().includes(AWAY), TIMEOUT_MS);
    path.restore();
    await waitFor("it is ready", async () => (await things.ready()).status === "ready", TIMEOUT_MS);
    expect(await things.add("after")).toBeNull();
    await waitFor("all events", async () => (await things.effects()).length === 2, TIMEOUT_MS);
    expect(await things.effects()).toEqual(["before", "after"]);
    expect(things.warnings().filter((words) => words === AWAY)).toHaveLength(1);
    const { username, password } = new URL(base.url);
    expect(things.log()).not.toContain(`${username}:${password}`);
  } finally {
    await things.stop();
    await path.close();
  }
});
