import { sql } from "kysely";
import { ProjectApprovedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { GUEST } from "@callboard/kit/actor.ts";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { registerMetrics } from "@callboard/kit/http/metrics.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { draftEvent } from "../event.ts";
import { addToOutbox } from "../outbox.ts";
import { measureOutbox } from "./outbox-age.ts";

const log = createLog("test", "silent");
const metrics = registerMetrics(createHttpServer(log), "things");
let base: TestDatabase;
let database: Database<unknown>;
beforeAll(async () => {
  base = await serviceDatabase("things");
  database = openDatabase({ url: base.url, name: "test", log });
  measureOutbox(metrics, database.db);
});
afterAll(() => base.drop());

async function oldest(): Promise<number> {
  const text = await metrics.registry.getSingleMetricAsString("outbox_oldest_seconds");
  return Number(/ ([\d.]+)$/.exec(text)?.[1]);
}

test("the oldest event that waits is measured; none waits at first, and after all are published", async () => {
  expect(await oldest()).toBe(0);
  const about = { aggregateId: newId(), version: 1 };
  await database.db
    .transaction()
    .execute((tx) =>
      addToOutbox(tx, GUEST, [draftEvent(ProjectApprovedSchema, { projectId: newId() }, about)]),
    );
  await sql`update outbox set occurred_at = now() - interval '90 seconds'`.execute(database.db);
  expect(Math.floor((await oldest()) / 10)).toBe(9);
  await sql`update outbox set published_at = now()`.execute(database.db);
  expect(await oldest()).toBe(0);
});

test("a database that does not respond leaves the other figures readable", async () => {
  await database.close();
  expect(await oldest()).toBe(0);
});
