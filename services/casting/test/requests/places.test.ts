import { readEvent } from "@callboard/bus/event.ts";
import { AvailMovedUpSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import fc from "fast-check";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, type Sent } from "../submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
  requests = requestCallsOf(world);
});
beforeEach(() => {
  people = createPeople();
});
afterAll(() => world.close());

const DAYS = ["2099-03-01", "2099-03-02", "2099-03-03", "2099-03-04"] as const;

/** Submissions of one person to two companies, in consideration. */
async function twoOffices() {
  const talent = member({ roles: ["Talent"] });
  const ours = await calls.send(world.others.position(world.others.project(people.companyA)), talent);
  const theirs = await calls.send(world.others.position(world.others.project(people.companyB)), talent);
  await calls.set(people.producerOwner, ours, "Selected");
  await calls.set(people.producerOther, theirs, "Selected");
  return { ours, theirs };
}
async function places(sent: Sent): Promise<ReadonlyMap<string, number>> {
  const owner = [people.producerOwner, people.producerOther];
  const read = await Promise.any(
    owner.map((actor) => calls.read(actor, sent, "Request { Ranks { Date Rank } }")),
  );
  const request = read["Request"] as { Ranks: { Date: string; Rank: number }[] } | null;
  return new Map((request?.Ranks ?? []).map(({ Date: day, Rank }) => [day, Rank]));
}
const movedUp = (companyId: string) =>
  world.published
    .filter(({ subject }) => subject.includes("avail.moved_up"))
    .map((one) => readEvent(AvailMovedUpSchema, one))
    .filter((event) => event.companyId === companyId);

test("from avail to refusal to hold to offer the place stays; added days join at the end", async () => {
  const { ours, theirs } = await twoOffices();
  const owner = people.producerOwner;
  await requests.avail(owner, ours, { Dates: DAYS.slice(0, 2) });
  await requests.avail(people.producerOther, theirs, { Dates: DAYS.slice(1, 3) });
  for (const Kind of ["FirstRefusal", "Hold"])
    expect(await requests.avail(owner, ours, { Dates: DAYS.slice(0, 3), Kind, Fee: 100 })).toEqual([]);
  expect(await requests.offer(owner, ours, { Terms: "Scale", Dates: DAYS.slice(0, 3) })).toEqual([]);
  expect([...(await places(ours))]).toEqual([
    [DAYS[0], 1],
    [DAYS[1], 1],
    [DAYS[2], 2],
  ]);
  expect([...(await places(theirs))]).toEqual([
    [DAYS[1], 2],
    [DAYS[2], 1],
  ]);
  expect(movedUp(people.companyB)).toEqual([]);
});

test("days that a request drops are free, and whoever is behind moves up on them", async () => {
  const { ours, theirs } = await twoOffices();
  await requests.avail(people.producerOwner, ours, { Dates: DAYS.slice(0, 2) });
  await requests.avail(people.producerOther, theirs, { Dates: DAYS.slice(0, 2) });
  await requests.offer(people.producerOwner, ours, { Terms: "Scale", Dates: [DAYS[0]] });
  expect([...(await places(theirs))]).toEqual([
    [DAYS[0], 2],
    [DAYS[1], 1],
  ]);
});

test("an audition in between does not free the place of a backup", async () => {
  const { ours, theirs } = await twoOffices();
  await requests.avail(people.producerOwner, ours, { Dates: [DAYS[0]] });
  await requests.avail(people.producerOther, theirs, { Dates: [DAYS[0]] });
  await calls.set(people.producerOwner, ours, "Backup");
  expect(await calls.request(people.producerOwner, ours, null)).toEqual([]);
  expect(await calls.cancel(people.producerOwner, ours)).toEqual([]);
  expect([...(await places(ours))]).toEqual([[DAYS[0], 1]]);
  expect([...(await places(theirs))]).toEqual([[DAYS[0], 2]]);
});

const dates = fc.subarray([...DAYS], { minLength: 1 });

test("whatever is requested next, no day that remains loses its place", async () => {
  const lost: unknown[] = [];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), fc.constantFrom("Avail", "FirstRefusal", "Hold", "Offer"), dates), {
        minLength: 2,
        maxLength: 10,
      }),
      async (steps) => {
        const { ours, theirs } = await twoOffices();
        for (const [isOurs, kind, Dates] of steps) {
          const sent = isOurs ? ours : theirs;
          const actor = isOurs ? people.producerOwner : people.producerOther;
          const before = await places(sent);
          const asked =
            kind === "Offer"
              ? await requests.offer(actor, sent, { Terms: "Scale", Dates })
              : await requests.avail(actor, sent, { Kind: kind, Fee: 1, Dates });
          const after = await places(sent);
          if (asked.length > 0) expect(after).toEqual(before);
          for (const [day, place] of before) if (after.has(day)) expect(after.get(day)).toBe(place);
        }
      },
    ),
    { numRuns: 15 },
  );
  expect(lost).toEqual([]);
});
