import { ProjectApprovedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { sql, type Transaction } from "kysely";
import { newId } from "@callboard/kit/ids.ts";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { registerMetrics } from "@callboard/kit/http/metrics.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { assertOutsideTransaction } from "@callboard/kit/postgres/transaction-scope.ts";
import { GUEST } from "@callboard/kit/actor.ts";
import { draftEvent, type Envelope } from "./event.ts";
import { consumerOf, on, onIdempotent, type Effect, type EventHandler } from "./handler.ts";
import { addToOutbox } from "./outbox.ts";
import { startRelay } from "./relay/relay.ts";
import { openPostgresBus } from "#postgres/postgres-bus.ts";

const log = createLog("test", "silent");
const metrics = registerMetrics(createHttpServer(log), "things");
let base: TestDatabase;
let database: Database<unknown>;

beforeAll(async () => {
  base = await serviceDatabase("things");
  database = openDatabase({ url: base.url, name: "test", log });
  await sql`create table effect (event_id uuid, what text)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

function envelopeOf(id = newId()): Envelope {
  const about = { aggregateId: newId(), version: 1 };
  const draft = draftEvent(ProjectApprovedSchema, { projectId: newId() }, about);
  return { ...draft, id, occurredAt: new Date(), actorId: null, traceparent: "" };
}

/** The consumer of one effect of the service things. */
async function consumer(handlers: readonly EventHandler<unknown>[], effect: Partial<Effect<unknown>> = {}) {
  const signer = await createTestKeys("things").signer("things");
  return consumerOf(
    { service: "things", db: database.db, signer, metrics },
    { name: "one", handlers, ...effect },
  );
}

const write = (tx: Transaction<unknown>, id: string, what: string): Promise<unknown> =>
  sql`insert into effect values (${id}, ${what})`.execute(tx);

async function effectsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`select what from effect where event_id = ${id}`.execute(
    database.db,
  );
  return rows.map(({ what }) => what);
}

const plain = (what = "done") =>
  on({
    schema: ProjectApprovedSchema,
    apply: async (tx: Transaction<unknown>, _, __, { id }) => void (await write(tx, id, what)),
  });

test("an event that is delivered again has its effect once", async () => {
  const { name, handle } = await consumer([plain()]);
  const event = envelopeOf();
  await handle(event);
  await handle(event);
  expect(name).toBe("things-one");
  expect(await effectsOf(event.id)).toEqual(["done"]);
});

test("a dead letter is counted by its subject, from 0", async () => {
  const { died } = await consumer([plain()]);
  const dead = async (): Promise<string | undefined> =>
    /outcome="dead",?.*\} (\d+)$/m.exec(
      await metrics.registry.getSingleMetricAsString("events_handled_total"),
    )?.[1];
  expect(await dead()).toBe("0");
  died?.(envelopeOf());
  expect(await dead()).toBe("1");
});

test("two deliveries at the same time have one effect", async () => {
  const { handle } = await consumer([plain()]);
  const event = envelopeOf();
  await Promise.all([handle(event), handle(event), handle(event)]);
  expect(await effectsOf(event.id)).toEqual(["done"]);
});

test("each effect of a service handles an event for itself", async () => {
  const event = envelopeOf();
  for (const name of ["first", "second"]) await (await consumer([plain(name)], { name })).handle(event);
  expect((await effectsOf(event.id)).toSorted()).toEqual(["first", "second"]);
});

test("what is fetched comes from outside of the transaction, and is not fetched for what was handled", async () => {
  let fetched = 0;
  const { handle } = await consumer([
    on({
      schema: ProjectApprovedSchema,
      fetch: async ({ projectId }) => {
        assertOutsideTransaction("fetch");
        fetched += 1;
        return `fetched for ${projectId !== ""}`;
      },
      apply: async (tx: Transaction<unknown>, answer, _, { id }) => {
        expect(() => assertOutsideTransaction("apply")).toThrow("apply was called inside");
        await write(tx, id, answer);
      },
    }),
  ]);
  const event = envelopeOf();
  await handle(event);
  await handle(event);
  expect(await effectsOf(event.id)).toEqual(["fetched for true"]);
  expect(fetched).toBe(1);
});

test.each(["fetch", "apply"])(
  "an event whose %s failed has no effect, and has it with the next try",
  async (part) => {
    let isBroken = true;
    const failIn = (here: string): void => {
      if (isBroken && here === part) throw new Error("not now");
    };
    const { handle } = await consumer([
      on({
        schema: ProjectApprovedSchema,
        fetch: async () => failIn("fetch"),
        apply: async (tx: Transaction<unknown>, _, __, { id }) => {
          await write(tx, id, "done");
          failIn("apply");
        },
      }),
    ]);
    const event = envelopeOf();
    await expect(handle(event)).rejects.toThrow("not now");
    expect(await effectsOf(event.id)).toEqual([]);
    isBroken = false;
    await handle(event);
    expect(await effectsOf(event.id)).toEqual(["done"]);
  },
);

test("what may be repeated is done outside of a transaction, and once more if it failed", async () => {
  const tries: string[] = [];
  const { handle } = await consumer([
    onIdempotent(ProjectApprovedSchema, async (_, { id }) => {
      assertOutsideTransaction("run");
      tries.push(id);
      if (tries.length === 1) throw new Error("not now");
    }),
  ]);
  const event = envelopeOf();
  await expect(handle(event)).rejects.toThrow("not now");
  await handle(event);
  await handle(event);
  expect(tries).toEqual([event.id, event.id]);
});

test("what the former consumer handled stays handled, for effects of either kind", async () => {
  const [handled, missed] = [envelopeOf(), envelopeOf()];
  await sql`insert into inbox (consumer, event_id) values ('things', ${handled.id})`.execute(database.db);
  const ran: string[] = [];
  const consumers = await Promise.all([
    consumer([plain()], { name: "plain", formerConsumer: "things" }),
    consumer([onIdempotent(ProjectApprovedSchema, async (_, { id }) => void ran.push(id))], {
      name: "idempotent",
      formerConsumer: "things",
    }),
  ]);
  for (const { handle } of consumers) for (const event of [handled, missed]) await handle(event);
  expect(await effectsOf(handled.id)).toEqual([]);
  expect(await effectsOf(missed.id)).toEqual(["done"]);
  expect(ran).toEqual([missed.id]);
});

test("two handlers of one event in an effect are a mistake", async () => {
  await expect(consumer([plain(), plain()])).rejects.toThrow("things-one handles an event twice");
});

test("an effect whose upstream does not respond delays neither events nor another effect", async () => {
  const busBase = await busDatabase();
  const bus = await openPostgresBus({ url: busBase.url, name: "test", log });
  const relay = await startRelay({ db: database.db, url: base.url, name: "things", bus, log });
  const answer = Promise.withResolvers<void>();
  const called = Promise.withResolvers<void>();
  let calls = 0;
  const [slow, quick] = await Promise.all([
    consumer(
      [
        on({
          schema: ProjectApprovedSchema,
          fetch: async () => {
            calls += 1;
            called.resolve();
            await answer.promise;
          },
          apply: async (tx: Transaction<unknown>, _, __, { id }) => void (await write(tx, id, "slow")),
        }),
      ],
      { name: "slow" },
    ),
    consumer([plain("quick")], { name: "quick" }),
  ]);
  await Promise.all([slow, quick].map((one) => bus.subscribe(one)));
  const publish = () =>
    addToOutbox(database.db, GUEST, [
      draftEvent(ProjectApprovedSchema, {}, { aggregateId: newId(), version: 1 }),
    ]);
  const count = async (what: string) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from effect where what = ${what}`.execute(
      database.db,
    );
    return rows[0]?.n;
  };
  await publish();
  await called.promise;
  // The upstream call is held until the next event has been fully handled.
  await publish();
  await waitFor("both events, in the other effect", async () => (await count("quick")) === 2);
  expect(await count("slow")).toBe(0);
  answer.resolve();
  await waitFor("both events, in the slow effect", async () => (await count("slow")) === 2);
  // Nothing that was open in the meantime timed out and was retried.
  expect(calls).toBe(2);
  await bus.close();
  await relay.stop();
  await busBase.drop();
});
