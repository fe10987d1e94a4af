import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { newId } from "@callboard/kit/ids.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { ScheduleChangedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { printedSeed } from "@callboard/testkit/property/printed-seed.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "../company-stage.ts";
import { requestCallsOf } from "../request-calls.ts";
import type { Sent } from "../submission-calls.ts";

/**
 * Lives of requests on the database: two companies, several roles and people, whose clocks run out, whose connections are
 * killed and whose messages come twice, in whichever order.
 */
const stage = companyStage({ ANNOUNCE_SWEEP_MS: "20", ANNOUNCE_BOOKED_MS: "30", CALL_BACK_MS: "200" });

const DAYS = ["2099-03-01", "2099-03-02", "2099-03-03", "2099-03-04"] as const;
const KINDS = ["Avail", "FirstRefusal", "Hold", "Offer"] as const;
const ANSWERS = ["Free", "NotFree", "Conditional", "Accept", "Decline", "TakeBack"] as const;
const WORDS = ["Selected", "Backup", "Avail"] as const;

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("ask" as const),
      kind: fc.constantFrom(...KINDS),
      days: fc.uniqueArray(fc.constantFrom(...DAYS), { maxLength: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("answer" as const), answer: fc.constantFrom(...ANSWERS) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("word" as const), word: fc.constantFrom(...WORDS) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "book",
        "book over",
        "book both at once",
        "pass",
        "release",
        "withdraw",
        "run out",
        "kill",
        "hear twice",
      ),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A submission with the company that decides on it. */
interface Line extends Sent {
  readonly producer: Member;
}

/** Rows that break a rule; there are none. */
const BROKEN: Readonly<Record<string, string>> = {
  "days held by a request that does not stand": `
    select day.request_id from request_day day join request on request.id = day.request_id
    where day.user_id = any($1) and request.status not in ('Open', 'Free', 'Conditional', 'Accepted')`,
  "days held by a request that is not the last of its submission": `
    select day.request_id from request_day day join request on request.id = day.request_id
    join submission on submission.id = request.submission_id
    where day.user_id = any($1) and submission.request_id is distinct from day.request_id`,
  "days held without an end": `
    select request.id from request join submission on submission.request_id = request.id
    where request.user_id = any($1) and submission.status <> 'Booked'
      and request.status in ('Free', 'Conditional') and request.decide_by is null`,
  "days held past their end": `
    select request.id from request join submission on submission.request_id = request.id
    where request.user_id = any($1) and submission.status <> 'Booked' and (
      request.status = 'Open' and request.expires_at < now()
      or request.status in ('Free', 'Conditional') and request.decide_by < now())`,
  "two promises of one submission": `
    select submission_id from request where user_id = any($1)
      and status in ('Open', 'Free', 'Conditional', 'Accepted') group by submission_id having count(*) > 1`,
  // The person themselves may accept an offer for days on which they work already: they read what clashes.
  "a person whom one company booked twice for a day, which nobody confirmed": `
    with booked as (BOOKED)
    select later.id from booked earlier
    join booked later on later.user_id = earlier.user_id and later.company_id = earlier.company_id
      and (later.at, later.id) > (earlier.at, earlier.id)
    join request_day one on one.request_id = earlier.request_id
    join request_day other on other.request_id = later.request_id and other.day = one.day
    where later.clash_reason is null and later.actor_id::text <> later.user_id::text`,
  "a quantity that is not kept": `
    select position.id from position where id in (select position_id from submission where user_id = any($1))
      and (booked_count > quantity or booked_count <> (
        select count(*) from submission where position_id = position.id and status = 'Booked'))`,
  "a promise that was let go of but kept": `
    select submission.id from submission join request on request.id = submission.request_id
    left join announcement on announcement.submission_id = submission.id
    where submission.user_id = any($1) and submission.status in ('NotBooked', 'Released', 'Withdrawn')
      and announcement.submission_id is null and request.status in ('Open', 'Free', 'Conditional', 'Accepted')`,
};

/** Bookings and the move by which each was made, the last one if it was booked again. */
const BOOKED = `
  select distinct on (submission.id) submission.*, move.at, move.actor_id, move.clash_reason from submission
  join submission_move move on move.submission_id = submission.id and move.to_status = 'Booked'
  where submission.user_id = any($1) and submission.status = 'Booked' order by submission.id, move.version desc`;

/** The place of a submission in the line of each of its days. */
async function placesOf({ SK }: Line): Promise<ReadonlyMap<string, number>> {
  const [, positionId, userId] = SK.split("#");
  const rows = await stage.query(
    `select kept.day::text as day, (select count(*)::int from request_day other
       where other.user_id = kept.user_id and other.day = kept.day
         and (other.asked_at, other.request_id) <= (kept.asked_at, kept.request_id)) as place
     from submission join request_day kept on kept.request_id = submission.request_id
     where position_id = $1 and submission.user_id = $2`,
    [positionId, userId],
  );
  return new Map(rows.map(({ day, place }) => [String(day), Number(place)]));
}

async function lines(): Promise<readonly Line[]> {
  const { world, calls, people } = stage;
  const talents = [member({ roles: ["Talent"] }), member({ roles: ["Talent"] })];
  const found: Line[] = [];
  for (const [producer, companyId] of [
    [people.producerOwner, people.companyA],
    [people.producerOther, people.companyB],
  ] as const)
    for (const quantity of [1, 2]) {
      const projectId = world.others.project(companyId);
      const positionId = world.others.position(projectId, { quantity });
      for (const talent of talents) {
        const sent = await calls.send(positionId, talent);
        await calls.set(producer, sent, "Selected");
        found.push({ ...sent, producer });
      }
    }
  return found;
}

/** Asks twice with one key, as a client does that lost the response: there is one request, and no place is lost. */
async function ask(line: Line, kind: (typeof KINDS)[number], days: readonly string[]): Promise<void> {
  const requests = requestCallsOf(stage.world);
  const before = await placesOf(line);
  const content = {
    Dates: days,
    ClientKey: newId(),
    ...(kind === "Offer" ? { Terms: "Scale" } : { Kind: kind }),
  };
  const send = () =>
    kind === "Offer"
      ? requests.offer(line.producer, line, content)
      : requests.avail(line.producer, line, { ...content, ...(kind === "Hold" && { Fee: 100 }) });
  const [first, again] = [await send(), await send()];
  expect(again.map(({ extensions }) => extensions.rule)).toEqual(
    first.map(({ extensions }) => extensions.rule),
  );
  if (first.length > 0) return;
  const after = await placesOf(line);
  for (const day of days)
    if (before.has(day)) expect({ day, place: after.get(day) }).toEqual({ day, place: before.get(day) });
}

const RUN_OUT = `update request set expires_at = now() - interval '1 second',
  decide_by = case when decide_by is null then null else now() - interval '1 second' end
  where id = (select request_id from submission where position_id = $1 and user_id = $2)
    and status in ('Open', 'Free', 'Conditional')`;
const KILL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state is not null`;

const UNPUBLISHED = "select from outbox where published_at is null";

async function act(all: readonly Line[], line: Line, one: Step): Promise<unknown> {
  const { world, calls } = stage;
  const requests = requestCallsOf(world);
  if (one.do === "ask") return ask(line, one.kind, one.days);
  if (one.do === "answer") return requests.answer(line.talent, line, one.answer, "Mornings");
  if (one.do === "word") return calls.set(line.producer, line, one.word);
  const [, positionId, userId] = line.SK.split("#");
  const projectId = line.PK.slice("PRJ#".length);
  switch (one.do) {
    case "book":
      return calls.book(line.producer, line);
    case "book over":
      return calls.book(line.producer, line, true, "Agreed with both.");
    case "book both at once":
      return Promise.all(
        all
          .filter(({ talent, producer }) => talent === line.talent && producer === line.producer)
          .map((both) => calls.book(both.producer, both)),
      );
    case "pass":
      return calls.book(line.producer, line, false);
    case "release":
      return requests.release(line.producer, line, { Reason: "Recast.", CancellationTerms: "Half." });
    case "withdraw":
      return calls.withdraw(line.talent, line);
    case "run out":
      return stage.query(RUN_OUT, [positionId, userId]);
    case "kill":
      // What runs meanwhile is done or not, and never half.
      await Promise.allSettled([calls.book(line.producer, line), stage.query(KILL)]);
      // The client lost the response and sends the same again.
      return calls.book(line.producer, line);
    default: {
      const message = { projectId, companyId: newId(), filmingDateIds: [] };
      await world.receive(ScheduleChangedSchema, message);
      return world.receive(ScheduleChangedSchema, message);
    }
  }
}

const READ_BY_BOTH = "BookingStatus UndoUntil Request { Kind Status Dates Ranks { Date Rank Taken } }";

/** What both sides read of the same moment: nothing was announced between the company's two readings. */
async function readByBoth(line: Line) {
  const { calls } = stage;
  for (let known = await calls.read(line.producer, line, READ_BY_BOTH); ;) {
    const told = await calls.read(line.talent, line, READ_BY_BOTH);
    const after = await calls.read(line.producer, line, READ_BY_BOTH);
    if (isDeepStrictEqual(known, after)) return { told, known };
    known = after;
  }
}

/** What one side reads of a request is what the other did; what waits is read by the company alone. */
async function expectBothSidesAgree(line: Line): Promise<void> {
  const { told, known } = await readByBoth(line);
  expect(told["Request"]).toEqual(known["Request"]);
  expect(told["BookingStatus"]).not.toBe("Backup");
  if (known["UndoUntil"] !== null) expect(told["BookingStatus"]).not.toBe("NotBooked");
  else if (known["BookingStatus"] !== "Backup") expect(told["BookingStatus"]).toBe(known["BookingStatus"]);
}

test("nothing is held without an end, no place lost, nothing promised twice, and quantities are exact", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(7), step), { minLength: 10, maxLength: 40 }), async (steps) => {
      const all = await lines();
      for (const [who, one] of steps) await act(all, all[who] as Line, one);
      const people = [...new Set(all.map(({ talent }) => talent.userId))];
      await waitFor("what is over has ended", async () => {
        const rows = await stage.query(BROKEN["days held past their end"] ?? "", [people]);
        return rows.length === 0;
      });
      for (const [rule, query] of Object.entries(BROKEN)) {
        const rows = await stage.query(query.replace("BOOKED", BOOKED), [people]);
        expect({ rule, rows }).toEqual({ rule, rows: [] });
      }
      // A kill ends the relay's connection as well: what it had not published is published by the next.
      await waitFor("every event is published", async () => (await stage.query(UNPUBLISHED)).length === 0);
      for (const line of all) await expectBothSidesAgree(line);
    }),
    { numRuns: 10, seed: printedSeed("lives of requests") },
  );
}, 300_000);
