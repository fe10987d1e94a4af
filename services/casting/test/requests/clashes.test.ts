import { newId } from "@callboard/kit/ids.ts";
import { ScheduleChangedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, type Sent } from "../submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
beforeAll(async () => {
  world = await openWorld({ ANNOUNCE_BOOKED_MS: "0", ANNOUNCE_SWEEP_MS: "20" });
  calls = callsOf(world);
  requests = requestCallsOf(world);
});
beforeEach(() => {
  people = createPeople();
});
afterAll(() => world.close());

const DAY = "2099-03-01";

/** A project of a company that films on the day. */
async function filming(companyId: string): Promise<string> {
  const projectId = world.others.project(companyId);
  const id = newId();
  world.others.filmingDates.set(id, { id, projectId, date: DAY });
  await world.receive(ScheduleChangedSchema, { projectId, companyId, filmingDateIds: [id] });
  return projectId;
}
const clashes = async (actor: object, sent: Sent) =>
  (await calls.read(actor as never, sent, "Clashes { Kind Date Project { ProjectId } }"))["Clashes"];

test("a booking is seen by whoever would book the same day: in its own company, and elsewhere without a name", async () => {
  const talent = member({ roles: ["Talent"] });
  const [ours, again] = [await filming(people.companyA), await filming(people.companyA)];
  const theirs = await filming(people.companyB);
  const sent = await calls.send(world.others.position(ours), talent);
  const [second, elsewhere] = [
    await calls.send(world.others.position(again), talent),
    await calls.send(world.others.position(theirs), talent),
  ];
  expect(await clashes(people.producerOwner, second)).toEqual([]);
  expect(await calls.book(people.producerOwner, sent)).toEqual([]);
  const known = [{ Kind: "Booking", Date: DAY, Project: { ProjectId: `PRJ#${ours}` } }];
  await waitFor("the clash", async () => ((await clashes(talent, second)) as unknown[]).length > 0);
  expect(await clashes(people.producerOwner, second)).toEqual(known);
  expect(await clashes(talent, elsewhere)).toEqual(known);
  expect(await clashes(people.producerOther, elsewhere)).toEqual([
    { Kind: "Booking", Date: DAY, Project: null },
  ]);
  expect(await clashes(people.producerOwner, sent)).toEqual([]);
});

test.each([
  ["Hold", "Free", "Hold"],
  ["FirstRefusal", "Conditional", "FirstRefusal"],
  ["Hold", null, null],
  ["Avail", "Free", null],
] as const)("a %s that is answered %s shows elsewhere as %s", async (Kind, answer, shown) => {
  const talent = member({ roles: ["Talent"] });
  const sent = await calls.send(world.others.position(world.others.project(people.companyA)), talent);
  const other = await calls.send(world.others.position(world.others.project(people.companyB)), talent);
  await calls.set(people.producerOwner, sent, "Selected");
  await calls.set(people.producerOther, other, "Selected");
  await requests.avail(people.producerOwner, sent, { Kind, Fee: 1, Dates: [DAY] });
  if (answer) await requests.answer(talent, sent, answer, "Mornings");
  await requests.avail(people.producerOther, other, { Dates: [DAY] });
  const expected = shown ? [{ Kind: shown, Date: DAY, Project: null }] : [];
  expect(await clashes(people.producerOther, other)).toEqual(expected);
});

test("of a booking that waits nothing is told by a clash", async () => {
  const waiting = await openWorld({ ANNOUNCE_SWEEP_MS: String(3_600_000) });
  const [slow, ask] = [callsOf(waiting), requestCallsOf(waiting)];
  const talent = member({ roles: ["Talent"] });
  const send = (companyId: string) =>
    slow.send(waiting.others.position(waiting.others.project(companyId)), talent);
  const [sent, other] = [await send(people.companyA), await send(people.companyB)];
  await slow.set(people.producerOwner, sent, "Selected");
  await slow.set(people.producerOther, other, "Selected");
  await ask.avail(people.producerOwner, sent, { Dates: [DAY] });
  await ask.avail(people.producerOther, other, { Dates: [DAY] });
  await slow.book(people.producerOwner, sent);
  expect(await slow.read(talent, other, "Clashes { Kind }")).toEqual({ Clashes: [] });
  await waiting.close();
});
