import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { emptyDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import pg from "pg";
import { migrate, type MigrationFolder } from "./migrate.ts";

let database: TestDatabase;
let path: string;
let folder: MigrationFolder;

beforeEach(async () => {
  database = await emptyDatabase();
  path = await mkdtemp(join(tmpdir(), "callboard-migrations-"));
  folder = { set: "test", folder: pathToFileURL(`${path}/`) };
  await file("0001_a.sql", "create table a (id int)");
  await file("0002_b.sql", "alter table a add column b int");
});
afterEach(async () => {
  await database.drop();
  await rm(path, { recursive: true });
});

const file = (name: string, sql: string) => writeFile(join(path, name), sql);
const run = () => migrate(database.url, [folder]);

async function columns(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'a' order by 1",
  );
  await client.end();
  return rows.map((row) => row.name);
}

test("applies what is missing, in order, once", async () => {
  expect(await run()).toEqual(["test/0001_a.sql", "test/0002_b.sql"]);
  expect(await run()).toEqual([]);
  await file("0003_c.sql", "alter table a add column c int");
  expect(await run()).toEqual(["test/0003_c.sql"]);
  expect(await columns()).toEqual(["b", "c", "id"]);
});

test("processes that start at once apply each file once", async () => {
  const applied = await Promise.all([run(), run(), run(), run()]);
  expect(applied.flat().toSorted()).toEqual(["test/0001_a.sql", "test/0002_b.sql"]);
});

test("a file that was changed after it was applied stops the start", async () => {
  await run();
  await file("0001_a.sql", "create table a (id bigint)");
  await expect(run()).rejects.toThrow("test/0001_a.sql was changed");
});

test("a version starts on the schema of a later one, and the later one goes on from there", async () => {
  await file("0002_b.sql", "alter table a add column b int");
  expect(await run()).toEqual(["test/0001_a.sql", "test/0002_b.sql"]);
  await rm(join(path, "0002_b.sql"));
  expect(await run()).toEqual([]);
  expect(await columns()).toEqual(["b", "id"]);
  await file("0002_b.sql", "alter table a add column b int");
  await file("0003_c.sql", "alter table a add column c int");
  expect(await run()).toEqual(["test/0003_c.sql"]);
});

test("a file that is gone from among the others stops the start", async () => {
  await file("0002_b.sql", "alter table a add column b int");
  await run();
  await rm(join(path, "0001_a.sql"));
  await expect(run()).rejects.toThrow("test/0001_a.sql was applied but its file is gone");
});

test("a file that fails leaves nothing of itself and keeps what came before", async () => {
  await file("0002_b.sql", "alter table a add column b int; select 1 / 0");
  await expect(run()).rejects.toThrow("test/0002_b.sql failed");
  expect(await columns()).toEqual(["id"]);
  await file("0002_b.sql", "alter table a add column b int");
  expect(await run()).toEqual(["test/0002_b.sql"]);
});

test("a file without its number is refused", async () => {
  await file("later.sql", "select 1");
  await expect(run()).rejects.toThrow("later.sql is not named like");
});

test("sets of migrations do not know each other", async () => {
  await run();
  expect(
    await migrate(database.url, [
      {
        ...folder,
        set: "other",
        folder: new URL("../../../runtime/test/fixture/migrations/", import.meta.url),
      },
    ]),
  ).toEqual(["other/0001_things.sql"]);
});
