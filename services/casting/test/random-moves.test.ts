import fc from "fast-check";
import pg from "pg";
import { member } from "@callboard/testkit/as-actor.ts";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { callsOf, type Sent } from "./submission-calls.ts";
import { requestCallsOf } from "./request-calls.ts";

let world: World;
let database: pg.Client;
beforeAll(async () => {
  world = await openWorld({ ANNOUNCE_BOOKED_MS: "0", ANNOUNCE_NOT_BOOKED_MS: "0", ANNOUNCE_SWEEP_MS: "20" });
  database = new pg.Client(world.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await world.close();
});

const MOVES = [
  "Selected",
  "Auditioned",
  "Callback",
  "Backup",
  "Booked",
  "NotBooked",
  "Released",
  "Submitted",
  "avail",
  "offer",
  "Free",
  "NotFree",
  "Accept",
  "Decline",
  "release",
  "invite",
  "confirm",
  "cancel",
  "withdraw",
  "send",
  "bulk",
] as const;
type Move = (typeof MOVES)[number];
const DAYS = ["2099-03-01", "2099-03-02"];

/** Two people, each submitted to two positions of one project, with one slot of two places. */
async function stage() {
  const people = createPeople();
  const calls = callsOf(world);
  const requests = requestCallsOf(world);
  const producer = people.producerOwner;
  const projectId = world.others.project(people.companyA);
  const positions = [1, 1].map((quantity) => world.others.position(projectId, { quantity }));
  const slot = world.others.slot(projectId, { capacity: 2 });
  const sent: Sent[] = [];
  for (const talent of [member({ roles: ["Talent"] }), member({ roles: ["Talent"] })])
    for (const positionId of positions) sent.push(await calls.send(positionId, talent));
  const apply = async (move: Move, one: Sent): Promise<unknown> => {
    if (move === "avail") return requests.avail(producer, one, { Dates: DAYS });
    if (move === "offer") return requests.offer(producer, one, { Terms: "Scale", Dates: DAYS });
    if (move === "Free" || move === "NotFree" || move === "Accept" || move === "Decline")
      return requests.answer(one.talent, one, move);
    if (move === "release") return requests.release(producer, one, { Reason: "x", CancellationTerms: "y" });
    return more(move, one);
  };
  const more = async (move: Move, one: Sent): Promise<unknown> => {
    if (move === "invite") return calls.request(producer, one, slot);
    if (move === "confirm") return calls.confirm(one.talent, one, slot);
    if (move === "cancel") return calls.cancel(producer, one);
    if (move === "withdraw") return calls.withdraw(one.talent, one);
    if (move === "send") return calls.send(one.SK.split("#")[1] ?? "", one.talent).catch(() => null);
    if (move === "bulk") return bulk(one);
    return calls.set(producer, one, move);
  };
  const bulk = ({ PK, SK }: Sent) =>
    world.execute(
      producer,
      `mutation($s: [SubmissionKeyInput!]!) { projectSubmissionsBooking(submissions: $s, status: true) { Status } }`,
      { s: [{ PK, SK }, ...sent.map((other) => ({ PK: other.PK, SK: other.SK }))] },
    );
  return { projectId, producer, sent, apply };
}

const queries = {
  booked: `select position.booked_count as kept, (select count(*) from submission
      where position_id = position.id and status = 'Booked') as counted from position where project_id = $1`,
  places: `select slot.taken as kept, (select count(*) from submission
      left join announcement on announcement.submission_id = submission.id
        and announcement.version = submission.version
      where coalesce(announcement.former ->> 'slot_id', submission.slot_id::text) = slot.id::text
        and coalesce(announcement.former ->> 'status', submission.status) in ('AuditionConfirmed', 'Auditioned'))
      as counted from slot where project_id = $1`,
  days: `select count(*) as kept, (select coalesce(sum(cardinality(request.dates)), 0) from request
      join submission on submission.request_id = request.id where submission.project_id = $1
        and request.status in ('Open', 'Free', 'Conditional', 'Accepted')) as counted
      from request_day join request on request.id = request_id
      join submission on submission.id = request.submission_id where submission.project_id = $1`,
};

test("after any moves, counts, places, kept days and the calendar are those of the submissions", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...MOVES), fc.nat(3)), { minLength: 5, maxLength: 40 }),
      async (moves) => {
        const { projectId, producer, sent, apply } = await stage();
        await database.query("update submission_move set at = at - interval '1 hour'");
        for (const [move, who] of moves) await apply(move, sent[who] as Sent);
        for (const query of Object.values(queries))
          for (const { kept, counted } of (await database.query(query, [projectId])).rows)
            expect(Number(kept)).toBe(Number(counted));
        const shown = await world.execute<{ getCalendar: { Kind: string; Submission: { SK: string } }[] }>(
          producer,
          `query($p: ID!) { getCalendar(criteria: { ProjectId: $p, From: "2099-01-01", To: "2099-12-31" }) {
            Kind Submission { SK } } }`,
          { p: projectId },
        );
        const { rows } = await database.query<{ sk: string }>(
          `select 'SUB#' || position_id || '#' || submission.user_id as sk from submission
           join request_day day on day.request_id = submission.request_id
           where submission.project_id = $1 and submission.status = 'Booked'`,
          [projectId],
        );
        const bookings = shown.data.getCalendar.filter(({ Kind }) => Kind === "Booking");
        expect(bookings.map(({ Submission }) => Submission.SK).toSorted()).toEqual(
          rows.map(({ sk }) => sk).toSorted(),
        );
      },
    ),
    { numRuns: 20 },
  );
});
