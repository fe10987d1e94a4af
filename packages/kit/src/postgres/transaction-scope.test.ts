import { CastingService as RemoteService } from "@callboard/proto/casting/v1/service_pb.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { CamelCasePlugin } from "kysely";
import { GUEST } from "#actor.ts";
import { createGrpcClient } from "@callboard/grpc/client.ts";
import { createLog } from "#log/log.ts";
import { fail, ok } from "#result.ts";
import { conflict } from "#failure.ts";
import { keyedUnit } from "./client-keys.ts";
import { openDatabase, type Database } from "./pool.ts";
import { assertOutsideTransaction, outsideTransactions } from "./transaction-scope.ts";
import { inTransaction } from "./transaction.ts";

let base: TestDatabase;
let database: Database<unknown>;
beforeAll(async () => {
  base = await serviceDatabase("things");
  database = openDatabase({ url: base.url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

const INSIDE = "remote was called inside a database transaction: fetch first, then write.";
const call = async (): Promise<string> => {
  assertOutsideTransaction("remote");
  return "answer";
};

test.each<[string, () => Promise<unknown>]>([
  ["a transaction of the database", () => database.db.transaction().execute(call)],
  ["inTransaction", () => inTransaction(database.db, async () => ok(await call()))],
  [
    "what runs once per ClientKey",
    () =>
      inTransaction(database.db, (tx) =>
        keyedUnit(tx).once(
          { actor: GUEST, operation: "make", key: crypto.randomUUID(), body: {} },
          async () => ok(await call()),
        ),
      ),
  ],
  [
    "what a transaction awaits, however deep",
    () =>
      inTransaction(database.db, async () => {
        await Promise.all([1, 2].map(async () => Promise.resolve().then(call)));
        return ok();
      }),
  ],
  [
    "a transaction of a copy with a plugin",
    () => database.db.withPlugin(new CamelCasePlugin()).transaction().execute(call),
  ],
  ["a transaction of a copy without plugins", () => database.db.withoutPlugins().transaction().execute(call)],
  ["a transaction of another schema", () => database.db.withSchema("public").transaction().execute(call)],
  [
    "a transaction on a connection that is kept",
    () => database.db.connection().execute((one) => one.transaction().execute(call)),
  ],
])("a call inside %s throws", async (_where, work) => {
  await expect(work()).rejects.toThrow(INSIDE);
});

test("a transaction that is ended by hand cannot be begun, for it could not be marked", () => {
  expect(() => database.db.startTransaction()).toThrow("use transaction()");
});

test("a second transaction inside one throws: it would wait for a connection while it holds one", async () => {
  const nested = inTransaction(database.db, () => inTransaction(database.db, async () => ok()));
  await expect(nested).rejects.toThrow("a second transaction was called inside");
});

test("a call before and after a transaction works, and so does one that outlives its end", async () => {
  expect(await call()).toBe("answer");
  const gate = Promise.withResolvers<void>();
  let later: Promise<string> | null = null;
  await inTransaction(database.db, async () => {
    later = gate.promise.then(call);
    return ok();
  });
  await inTransaction(database.db, async () => fail(conflict("STALE", "no")));
  expect(await call()).toBe("answer");
  gate.resolve();
  expect(await later).toBe("answer");
});

test("transactions at the same time do not mark each other", async () => {
  const gate = Promise.withResolvers<void>();
  const open = inTransaction(database.db, async () => {
    await gate.promise;
    return ok();
  });
  expect(await call()).toBe("answer");
  gate.resolve();
  await open;
});

class Remote {
  readonly #name = "remote";
  readonly url = "http://remote";
  readonly parts = { list: () => "parts" };
  find(): string {
    return this.#name;
  }
}

test("a guarded port works outside, and throws inside with the name of the method", async () => {
  const port = outsideTransactions("port", new Remote());
  expect([port.find(), port.parts.list(), port.url]).toEqual(["remote", "parts", "http://remote"]);
  const inside = (work: () => unknown) => inTransaction(database.db, async () => ok(work()));
  await expect(inside(() => port.find())).rejects.toThrow("port.find was called inside");
  await expect(inside(() => port.parts.list())).rejects.toThrow("port.parts.list was called inside");
});

test("a gRPC client throws inside a transaction, before anything is sent", async () => {
  const keys = createTestKeys("things");
  const client = createGrpcClient(RemoteService, {
    target: "127.0.0.1:1",
    signer: await keys.signer("things"),
  });
  const inside = inTransaction(database.db, () => client.listSubmitters({}));
  await expect(inside).rejects.toThrow("grpc casting was called inside");
  client.close();
});
