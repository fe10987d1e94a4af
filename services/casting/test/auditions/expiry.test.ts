import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { sql } from "kysely";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { unitOf } from "../../src/adapters/store/unit-of-work.ts";
import { createReads } from "../../src/adapters/store/reads.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { expireInvitations } from "../../src/app/expire-invitations.ts";
import type { Deps } from "../../src/app/ports.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, type Sent } from "../submission-calls.ts";

const HOUR_MS = 3_600_000;
let world: World;
let database: Database<Tables>;
let producer: Actor;
let projectId: string;
beforeAll(async () => {
  world = await openWorld({ EXPIRY_SWEEP_MS: String(HOUR_MS) });
  const people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA);
  database = openDatabase({ url: world.databaseUrl, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await world.close();
});

/** A submission with an invitation that ends in this many hours. */
async function invited(hours: number): Promise<Sent> {
  const calls = callsOf(world);
  const sent = await calls.send(world.others.position(projectId));
  const ExpiresAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
  expect(await calls.request(producer, sent, null, { ExpiresAt })).toEqual([]);
  return sent;
}

const statusOf = async (sent: Sent): Promise<string | undefined> =>
  (
    await database.db
      .selectFrom("submission")
      .select("status")
      .where("user_id", "=", sent.talent.userId)
      .executeTakeFirst()
  )?.status;

/** Expires what is due after this many hours; each read of the clock may return another time. */
async function expire(...hours: readonly [number, ...number[]]) {
  const { db } = database;
  const looks = [...hours];
  const failed: string[] = [];
  const deps = {
    reads: createReads(db),
    now: () =>
      new Date(Date.now() + (looks.length > 1 ? (looks.shift() ?? 0) : (hours.at(-1) ?? 0)) * HOUR_MS),
    transaction: createTransaction(db, unitOf),
  } satisfies Partial<Deps>;
  const count = await expireInvitations(deps, ({ userId }) => void failed.push(userId));
  return { count, failed };
}

test("an invitation that was extended since it was listed stays", async () => {
  const sent = await invited(2);
  expect(await expire(3, 1)).toEqual({ count: 0, failed: [] });
  expect(await statusOf(sent)).toBe("AuditionRequested");
  expect(await expire(3)).toEqual({ count: 1, failed: [] });
  expect(await statusOf(sent)).toBe("Submitted");
});

test("one that cannot be expired is reported and keeps back none of those behind it", async () => {
  const [broken, ...others] = [await invited(1), await invited(2), await invited(3)];
  await sql`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'this row cannot be written'; end $$`.execute(database.db);
  await sql`
    create trigger refuse before update on submission for each row
    when (old.user_id = ${sql.lit(broken.talent.userId)}) execute function refuse()`.execute(database.db);
  expect(await expire(4)).toEqual({ count: 2, failed: [broken.talent.userId] });
  expect(await Promise.all([broken, ...others].map(statusOf))).toEqual([
    "AuditionRequested",
    "Submitted",
    "Submitted",
  ]);
  await sql`drop trigger refuse on submission`.execute(database.db);
  expect(await expire(4)).toEqual({ count: 1, failed: [] });
});

test("more than one batch is expired at once, in the order of their ends", async () => {
  await sql`
    insert into submission (id, project_id, position_id, user_id, company_id, status, created_by, submitted_at,
      updated_at, audition_expires_at, former_status, version)
    select gen_random_uuid(), ${projectId}, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'AuditionRequested',
      gen_random_uuid(), now(), now(), now(), 'Submitted', 1 from generate_series(1, 250)`.execute(
    database.db,
  );
  expect(await expire(1)).toMatchObject({ count: 250 });
  const published = () =>
    world.published.filter(({ subject }) => subject.endsWith("submission.status_changed.v1")).length;
  await waitFor("their events", () => published() >= 250);
});
