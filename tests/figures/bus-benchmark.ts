/**
 * Measures how fast a relay moves events from the outbox to each bus and marks them as published: `node
 * tests/figures/bus-benchmark.ts [events]`. For comparison, the same run also publishes them individually: each event
 * is read, published with its acknowledgement awaited, and marked before the next. Prints a table; results are
 * meaningful only on an otherwise idle machine. docs/engines.md has the results.
 */
import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import type { EventBus } from "@callboard/bus/bus.ts";
import { openBus } from "@callboard/bus/open-bus.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import { publishBatch } from "@callboard/bus/relay/waiting.ts";
import { startRelay } from "@callboard/bus/relay/relay.ts";
import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { SubmissionStatusChangedSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { startNatsServer } from "@callboard/testkit/nats-server.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { sql } from "kysely";

const EVENTS = Number(process.argv[2] ?? 100_000);
const SINGLE_EVENTS = 2_000;
const WRITTEN_AT_ONCE = 2_000;
const TRIALS = 3;
const TIMEOUT_MS = 300_000;
const MIN_PER_SECOND = 20_000;
const MIN_TIMES = 10;

/** Only relay problems; connections ended by dropping their database are ignored. */
const log = createLog("benchmark", "warn", {
  write: (line: string) => void (line.includes("relaying") && process.stderr.write(line)),
});

/** An engine under measurement. */
interface Engine {
  readonly name: string;
  readonly url: string;
  close(): Promise<void>;
}

interface Measured {
  /** Events per second. */
  readonly rate: number;
  /** CPU microseconds of this process per event. */
  readonly cpu: number;
}

async function fill(db: Database<unknown>["db"], events: number): Promise<void> {
  const actor = member();
  for (let from = 0; from < events; from += WRITTEN_AT_ONCE) {
    const drafts = Array.from({ length: Math.min(WRITTEN_AT_ONCE, events - from) }, (_, place) => {
      const aggregateId = newId();
      const keys = {
        projectId: newId(),
        positionId: newId(),
        userId: newId(),
        from: "Submitted",
        to: "Viewed",
      };
      return draftEvent(SubmissionStatusChangedSchema, keys, { aggregateId, version: from + place });
    });
    await addToOutbox(db, actor, drafts);
  }
}

async function waiting(db: Database<unknown>["db"]): Promise<boolean> {
  const { rows } = await sql`select from outbox where published_at is null limit 1`.execute(db);
  return rows.length > 0;
}

async function measure(events: number, work: () => Promise<void>): Promise<Measured> {
  const before = process.cpuUsage();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(before);
  return { rate: events / seconds, cpu: (user + system) / events };
}

/** Empties one outbox with a service's relay. */
async function relayed(bus: EventBus): Promise<Measured> {
  const base = await serviceDatabase("benchmark");
  const database = openDatabase({ url: base.url, name: "benchmark", log });
  const { db, url } = database;
  try {
    await fill(db, EVENTS);
    await sql`vacuum analyze outbox`.execute(db);
    return await measure(EVENTS, async () => {
      const relay = await startRelay({ db, url, name: "benchmark", bus, log });
      await waitFor("the outbox is empty", async () => !(await waiting(db)), TIMEOUT_MS);
      await relay.stop();
    });
  } finally {
    await database.close();
    await base.drop();
  }
}

/** The same, one event after the other. */
async function oneByOne(bus: EventBus): Promise<Measured> {
  const base = await serviceDatabase("benchmark");
  const database = openDatabase({ url: base.url, name: "benchmark", log });
  try {
    await fill(database.db, SINGLE_EVENTS);
    return await measure(SINGLE_EVENTS, async () => {
      for (let sent = 1; sent > 0;) sent = await publishBatch(database.db, bus, 1);
    });
  } finally {
    await database.close();
    await base.drop();
  }
}

const postgresLog = async (): Promise<Engine> => {
  const base = await busDatabase();
  return { name: "PostgreSQL log", url: base.url, close: base.drop };
};

const jetstream = async (): Promise<Engine> => {
  const server = await startNatsServer();
  return { name: "NATS JetStream", url: server.url(), close: server.close };
};

/** Measures one engine, prints its row, and returns whether it meets its goal. */
async function row(open: () => Promise<Engine>): Promise<boolean> {
  const engine = await open();
  const bus = await openBus({ url: engine.url, name: "benchmark", log });
  try {
    const single = await oneByOne(bus);
    const trials: Measured[] = [];
    for (let trial = 0; trial < TRIALS; trial += 1) trials.push(await relayed(bus));
    const [, middle] = trials.toSorted((a, b) => a.rate - b.rate);
    if (!middle) throw new Error("Nothing was measured.");
    const times = middle.rate / single.rate;
    const cells = [
      engine.name,
      Math.round(middle.rate).toLocaleString("en"),
      trials.map(({ rate }) => Math.round(rate).toLocaleString("en")).join(", "),
      Math.round(single.rate).toLocaleString("en"),
      `${times.toFixed(0)} ×`,
      middle.cpu.toFixed(1),
    ];
    process.stdout.write(`| ${cells.join(" | ")} |\n`);
    return middle.rate >= MIN_PER_SECOND && times >= MIN_TIMES;
  } finally {
    await bus.close();
    await engine.close();
  }
}

const model = /model name\s*:\s*(.*)/.exec(readFileSync("/proc/cpuinfo", "utf8"))?.[1] ?? cpus()[0]?.model;
process.stdout.write(
  `${cpus().length} × ${model}, load before ${loadavg()[0]?.toFixed(1)}; ${EVENTS} events\n\n`,
);
process.stdout.write("| bus | relayed a second, middle | all trials | one by one | | CPU µs an event |\n");
process.stdout.write("|---|---|---|---|---|---|\n");
const holds = [await row(postgresLog), await row(jetstream)];
process.stdout.write(`\nload after ${loadavg()[0]?.toFixed(1)}\n`);
if (holds.includes(false)) {
  process.stdout.write(`At least ${MIN_PER_SECOND} a second and ${MIN_TIMES} times were wanted.\n`);
  process.exitCode = 1;
}
