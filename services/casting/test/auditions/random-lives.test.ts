import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import fc from "fast-check";
import { member } from "@callboard/testkit/as-actor.ts";
import { printedSeed } from "@callboard/testkit/property/printed-seed.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "../company-stage.ts";
import type { Sent } from "../submission-calls.ts";

/** Lives of people, slots, capacities, lines and moves, whatever happens in whichever order. */
const stage = companyStage({ ANNOUNCE_SWEEP_MS: "20" });
const DAY_MS = 86_400_000;
const ACTS = [
  "offer",
  "offer to several",
  "invite",
  "confirm",
  "decline",
  "call off",
  "join",
  "leave",
  "ask for another time",
  "withdraw",
  "submit",
  "pass",
  "move",
  "more places",
  "fewer places",
] as const;
type Act = (typeof ACTS)[number];

/** Who has a place in a slot or waits for one, by slot. */
const STANDING = `
  select slot.id as slot, submission.id as submission from slot
  join submission on submission.slot_id = slot.id and submission.status = 'AuditionConfirmed'
  where slot.project_id = $1
  union select slot_id, submission_id from slot_waiting join slot on slot.id = slot_id
  where slot.project_id = $1 order by 1, 2`;
/** Rows that break a rule; there are none. */
const BROKEN = {
  "more places promised than there are": `
    select slot.id from slot where project_id = $1
      and taken + (select count(*) from slot_waiting where slot_id = slot.id and held) > capacity`,
  "places taken that nobody has": `
    select slot.id from slot where project_id = $1 and taken <> (select count(*) from submission
      left join announcement on announcement.submission_id = submission.id and announcement.version = submission.version
      where coalesce(announcement.former ->> 'slot_id', submission.slot_id::text) = slot.id::text
        and coalesce(announcement.former ->> 'status', submission.status) in ('AuditionConfirmed', 'Auditioned'))`,
  "a place in line without an open invitation": `
    select submission.id from slot_waiting join submission on submission.id = submission_id
    left join announcement on announcement.submission_id = submission.id and announcement.version = submission.version
    where submission.project_id = $1
      and coalesce(announcement.former ->> 'status', submission.status) <> 'AuditionRequested'`,
  "a held place in another slot than the invitation": `
    select submission.id from slot_waiting join submission on submission.id = submission_id
    left join announcement on announcement.submission_id = submission.id and announcement.version = submission.version
    where submission.project_id = $1 and held
      and coalesce(announcement.former ->> 'slot_id', submission.slot_id::text) is distinct from slot_waiting.slot_id::text`,
  "an invitation without an end": `
    select id from submission where project_id = $1 and status = 'AuditionRequested' and audition_expires_at is null`,
};

async function life() {
  const { world, calls, producer, projectId } = stage;
  const slots = [1, 2].map((capacity) => world.others.slot(projectId, { capacity }));
  const positionId = world.others.position(projectId, { quantity: 9 });
  const people: Sent[] = [];
  for (let count = 0; count < 4; count += 1)
    people.push(await calls.send(positionId, member({ roles: ["Talent"] })));
  const leave = ({ PK, SK, talent }: Sent) =>
    world.execute(talent, "mutation($p: ID!, $s: ID!) { leaveWaitingList(pK: $p, sK: $s) { SK } }", {
      p: PK,
      s: SK,
    });
  const resize = async (slotId: string, difference: number) => {
    const { capacity = 1, version = 1n } = world.others.slots.get(slotId) ?? {};
    const next = capacity + difference;
    if (next < 1) return;
    const asked = { slotId, capacity: next, cancelled: false, version: version + 1n };
    const agreed = difference > 0 || (await world.asProjects.setSlotCapacity(asked)).ok;
    if (agreed) await calls.changeSlot(slotId, { capacity: next });
  };
  const move = async (slotId: string) => {
    // A slot that casting does not know yet moves nobody.
    if ((await stage.query("select 1 from slot where id = $1", [slotId])).length === 0) return;
    const before = await stage.query(STANDING, [projectId]);
    const startsAt = timestampFromDate(new Date(Date.now() + (8 + Math.random() * 20) * DAY_MS));
    await calls.changeSlot(slotId, { startsAt }, { moved: true });
    const version = String(world.others.slots.get(slotId)?.version);
    await waitFor("the move", async () => {
      const [row] = await stage.query(
        `select version::text = $2 and not exists (select from submission
           where updated_at < slot.moved_at and status in ('AuditionRequested', 'AuditionConfirmed')
             and (slot_id = slot.id or exists (select from slot_waiting
               where submission_id = submission.id and slot_id = slot.id))) as done from slot where id = $1`,
        [slotId, version],
      );
      return row?.["done"] === true;
    });
    expect(await stage.query(STANDING, [projectId])).toEqual(before);
  };
  const acts: Readonly<Record<Act, (one: Sent, slot: string) => Promise<unknown>>> = {
    offer: (one, slot) => calls.request(producer, one, slot),
    "offer to several": (one, slot) => calls.request(producer, one, slot, { Shared: true }),
    invite: (one) => calls.request(producer, one, null),
    confirm: (one, slot) => calls.confirm(one.talent, one, slot),
    decline: (one) => calls.cancel(one.talent, one),
    "call off": (one) => calls.cancel(producer, one),
    join: (one, slot) => calls.join(one.talent, one, slot),
    leave,
    "ask for another time": (one) => calls.otherTime(one.talent, one),
    withdraw: (one) => calls.withdraw(one.talent, one),
    submit: (one) => calls.send(positionId, one.talent).catch(() => null),
    pass: (one) => calls.book(producer, one, false),
    move: (_, slot) => move(slot),
    "more places": (_, slot) => resize(slot, 1),
    "fewer places": (_, slot) => resize(slot, -1),
  };
  return { acts, people, slots };
}

test("capacity is exact, one person has one place, and nobody loses a place by a move", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.nat(3), fc.nat(1)), { minLength: 8, maxLength: 40 }),
      async (steps) => {
        const { acts, people, slots } = await life();
        for (const [act, who, where] of steps) await acts[act](people[who] as Sent, slots[where] ?? "");
        for (const [rule, query] of Object.entries(BROKEN))
          expect({ rule, rows: await stage.query(query, [stage.projectId]) }).toEqual({ rule, rows: [] });
      },
    ),
    { numRuns: 25, seed: printedSeed("lives of auditions") },
  );
}, 240_000);
