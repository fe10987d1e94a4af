import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { expectFailure } from "@callboard/testkit/expect-failure.ts";
import { sql } from "kysely";
import { conflict } from "#failure.ts";
import { createLog } from "#log/log.ts";
import type { KeyedCall } from "#unit-of-work.ts";
import { keyedUnit, purgeClientKeys } from "./client-keys.ts";
import { openDatabase, type Database } from "./pool.ts";
import { inTransaction } from "./transaction.ts";
import { fail, ok, type Result } from "#result.ts";
import { folder } from "../../../runtime/test/fixture/start-things.ts";

interface Tables {
  thing: { id: string; name: string; version: number };
}
let base: TestDatabase;
let database: Database<Tables>;

beforeAll(async () => {
  base = await serviceDatabase("things", new URL("migrations/", folder));
  database = openDatabase({ url: base.url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

function callOf(facts: Partial<KeyedCall> = {}): KeyedCall {
  return {
    actor: { kind: "system", service: "one" },
    operation: "make",
    key: crypto.randomUUID(),
    body: { Name: "a" },
    ...facts,
  };
}

/** Makes a thing unless the call was made before; answers its id. */
function make(call: KeyedCall, outcome: Result<void> = ok()): Promise<Result<string>> {
  return inTransaction(database.db, (tx) =>
    keyedUnit(tx).once(call, async () => {
      const id = crypto.randomUUID();
      await tx
        .insertInto("thing")
        .values({ id, name: String(call.key), version: 1 })
        .execute();
      return outcome.ok ? ok(id) : outcome;
    }),
  );
}

async function made(call: KeyedCall): Promise<number> {
  const rows = await database.db
    .selectFrom("thing")
    .selectAll()
    .where("name", "=", String(call.key))
    .execute();
  return rows.length;
}

test("a repeated call returns the stored response, and the work is done once", async () => {
  const call = callOf();
  const first = await make(call);
  expect(first.ok).toBe(true);
  expect(await make({ ...call, body: { ...(call.body as object) } })).toEqual(first);
  expect(await made(call)).toBe(1);
});

test("the order of fields and the case of the key mean nothing", async () => {
  const call = callOf({ body: { a: 1, b: { c: 2, d: 3 } } });
  const first = await make(call);
  expect(await make({ ...call, key: call.key?.toUpperCase(), body: { b: { d: 3, c: 2 }, a: 1 } })).toEqual(
    first,
  );
});

test("twenty simultaneous calls do the work once and all get the same response", async () => {
  const call = callOf();
  const answers = await Promise.all(Array.from({ length: 20 }, () => make(call)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await made(call)).toBe(1);
});

test("the same key with another body is refused", async () => {
  const call = callOf();
  await make(call);
  expectFailure(await make({ ...call, body: { Name: "b" } }), "CONFLICT", "KEY_REUSED");
});

test.each<[string, Partial<KeyedCall>]>([
  ["another person", { actor: { kind: "system", service: "other" } }],
  ["another operation", { operation: "copy" }],
])("%s may use the same key", async (_name, facts) => {
  const call = callOf();
  const first = await make(call);
  const second = await make({ ...call, ...facts, body: "else" });
  expect(second.ok && first.ok && second.value !== first.value).toBe(true);
});

test("a failure is not remembered", async () => {
  const call = callOf();
  expectFailure(await make(call, fail(conflict("EXISTS", "Taken."))), "CONFLICT", "EXISTS");
  expect(await made(call)).toBe(0);
  expect((await make(call)).ok).toBe(true);
});

test("without a key every call does its work", async () => {
  const call = callOf({ key: null });
  await make(call);
  await make(call);
  expect(await made(call)).toBe(2);
});

test("a key that is no UUID is refused", async () => {
  expectFailure(await make(callOf({ key: "mine" })), "VALIDATION", "UUID");
});

test("after 48 hours the key is free again, and old responses are deleted", async () => {
  const call = callOf();
  const first = await make(call);
  await sql`update client_key set created_at = now() - interval '49 hours' where key = ${call.key}`.execute(
    database.db,
  );
  const second = await make({ ...call, body: "else" });
  expect(second.ok && first.ok && second.value !== first.value).toBe(true);
  await sql`update client_key set created_at = now() - interval '49 hours'`.execute(database.db);
  await purgeClientKeys(database.db);
  const { rows } = await sql`select 1 from client_key`.execute(database.db);
  expect(rows).toEqual([]);
});
