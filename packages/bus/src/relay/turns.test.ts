import { ProjectApprovedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { busDatabase, serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { GUEST } from "@callboard/kit/actor.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import type { EventBus, Subscription } from "../bus.ts";
import { draftEvent, type Envelope } from "../event.ts";
import { addToOutbox } from "../outbox.ts";
import { startRelay, type RelayOptions } from "./relay.ts";
import { openPostgresBus } from "#postgres/postgres-bus.ts";

/** The calls of a relay to the bus. */
interface Watched {
  readonly bus: RelayOptions["bus"];
  compared: number;
  readonly published: number[];
}

let bases: TestDatabase[];
let database: Database<unknown>;
let bus: EventBus;
let running: Subscription[];
const log = createLog("test", "silent");

beforeEach(async () => {
  running = [];
  bases = await Promise.all([serviceDatabase("things"), busDatabase()]);
  database = openDatabase({ url: bases[0]?.url ?? "", name: "test", log });
  bus = await openPostgresBus({ url: bases[1]?.url ?? "", name: "test", log, backoffMs: [5] });
});
afterEach(async () => {
  await Promise.all(running.map((relay) => relay.stop()));
  await bus.close();
  await database.close();
  await Promise.all(bases.map((base) => base.drop()));
});

function watched(): Watched {
  const seen: Watched = {
    compared: 0,
    published: [],
    bus: {
      positions: (...args: Parameters<EventBus["positions"]>) => {
        seen.compared += 1;
        return bus.positions(...args);
      },
      publish: (batch: readonly Envelope[]) => {
        seen.published.push(...batch.map(({ version }) => version));
        return bus.publish(batch);
      },
    },
  };
  return seen;
}

async function relayOf({ bus: seen }: Watched): Promise<Subscription> {
  const relay = await startRelay({ db: database.db, url: database.url, name: "things", bus: seen, log });
  running.push(relay);
  return relay;
}

const add = (version: number): Promise<void> =>
  addToOutbox(database.db, GUEST, [
    draftEvent(ProjectApprovedSchema, { projectId: "a" }, { aggregateId: "a", version }),
  ]);

test("of the relays of one outbox, one works; the next takes over when it stops", async () => {
  const [first, second, third] = [watched(), watched(), watched()];
  await add(1);
  const working = await relayOf(first);
  await waitFor("the first to publish", () => first.published.length === 1);
  const idle = await relayOf(second);
  await idle.stop();
  expect(second).toMatchObject({ compared: 0, published: [] });

  await working.stop();
  await add(2);
  await relayOf(third);
  await waitFor("the third to publish", () => third.published.length === 1);
  expect([first.published, second.published, third.published]).toEqual([[1], [], [2]]);
});

test("a relay that was stopped is woken by nothing", async () => {
  const [stopped, next] = [watched(), watched()];
  await add(1);
  const relay = await relayOf(stopped);
  await waitFor("it to publish", () => stopped.published.length === 1);
  await relay.stop();
  const { compared } = stopped;
  (relay as unknown as { wake(): void }).wake();
  await add(2);
  await relayOf(next);
  await waitFor("the next to publish", () => next.published.length === 1);
  expect(stopped).toMatchObject({ compared, published: [1] });
});
