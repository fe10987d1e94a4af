import ICAL from "ical.js";
import { newId } from "@callboard/kit/ids.ts";
import { newScope, runInScope } from "@callboard/kit/process/request-scope.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import type { Actor } from "@callboard/kit/actor.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, type Sent } from "../submission-calls.ts";
import { requestCallsOf } from "../request-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
let producer: Actor;
let projectId: string;
beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
  requests = requestCallsOf(world);
});
beforeEach(() => {
  people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA, { name: "The Harbour" });
});
afterAll(() => world.close());

const EVERYBODY = [
  { reader: "talent", language: "tr" },
  { reader: "agent", language: "en" },
  { reader: "casting", language: "en" },
];

async function filesOf(
  sent: Sent,
  more: { positionId?: string; slotId?: string; readers?: typeof EVERYBODY } = {},
) {
  const { files } = expectOk(
    await world.asProjects.batchGetCalendarFiles({
      projectId,
      companyId: people.companyA,
      userIds: [sent.talent.userId],
      positionId: more.positionId ?? "",
      slotId: more.slotId ?? "",
      readers: more.readers ?? EVERYBODY,
    }),
  );
  return files.map(({ reader, content }) => {
    const events = new ICAL.Component(ICAL.parse(content)).getAllSubcomponents("vevent");
    return {
      reader,
      events: events.map((event) =>
        ["summary", "status", "sequence", "location"].map((name) => event.getFirstPropertyValue(name)),
      ),
    };
  });
}
const ONE = EVERYBODY.slice(0, 1);

async function invited(place = "Room 4") {
  const slot = world.others.slot(projectId, { place, capacity: 3 });
  const position = world.others.position(projectId, { name: "Captain" });
  const sent = await calls.send(position);
  const { userId: id } = sent.talent;
  world.others.members.set(id, { id, firstName: "Ada", lastName: "Vale", registered: true, version: 2n });
  expect(await calls.request(producer, sent, slot)).toEqual([]);
  return { sent, slot, position };
}

test("each reader has the audition in their words, as they know it", async () => {
  const { sent, position } = await invited();
  const files = await filesOf(sent, { positionId: position });
  expect(files.map(({ reader }) => reader)).toEqual(["talent", "agent", "casting"]);
  expect(files[0]?.events).toEqual([["Seçme (onaylanmadı): Captain, The Harbour", "TENTATIVE", 0, "Room 4"]]);
  expect(files[2]?.events[0]?.[0]).toMatch(/^Audition \(not confirmed\): Captain, The Harbour \(.+\)$/);
});

test("what is called off is given as cancelled, with a higher sequence than the invitation", async () => {
  const { sent, position } = await invited();
  await filesOf(sent, { readers: ONE });
  await calls.cancel(producer, sent);
  expect(await filesOf(sent, { positionId: position, readers: ONE })).toEqual([
    {
      reader: "talent",
      events: [["İptal edildi: Seçme: Captain, The Harbour", "CANCELLED", 1, "Room 4"]],
    },
  ]);
});

test("a moved slot is as its owner has it, also before casting learns of the move", async () => {
  const { sent, slot } = await invited();
  await filesOf(sent, { readers: ONE });
  const known = world.others.slots.get(slot);
  const startsAt = timestampFromDate(new Date(Date.now() + 12 * 86_400_000));
  world.others.slots.set(slot, { ...known, startsAt, place: "Room 9", version: 2n });
  const [file] = await filesOf(sent, { slotId: slot, readers: ONE });
  expect(file?.events.map(([, , sequence, place]) => [sequence, place])).toEqual([[1, "Room 9"]]);
});

test("a booking has its days, a release takes them out, and other roles are not in the file", async () => {
  const { sent: other } = await invited();
  const days = [20, 21].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10));
  const position = world.others.position(projectId, { name: "Mate" });
  const sent = await calls.send(position, other.talent);
  await calls.set(producer, sent, "Selected");
  await requests.offer(producer, sent, { Terms: "Scale", Dates: days });
  expect(await filesOf(sent, { positionId: position, readers: ONE })).toEqual([]);
  await requests.answer(sent.talent, sent, "Accept");
  const [file] = await filesOf(sent, { positionId: position, readers: ONE });
  expect(file?.events.map(([title, status]) => [title, status])).toEqual([
    ["Kesinleşen iş: Mate, The Harbour", "CONFIRMED"],
    ["Kesinleşen iş: Mate, The Harbour", "CONFIRMED"],
  ]);
  const ended = { Reason: "The day is off.", CancellationTerms: "Half" };
  expect(await requests.release(producer, sent, ended)).toEqual([]);
  const [after] = await filesOf(sent, { positionId: position, readers: ONE });
  expect(after?.events.map(([, status, sequence]) => [status, sequence])).toEqual([
    ["CANCELLED", 2],
    ["CANCELLED", 2],
  ]);
});

test("who has no appointment has no file, and members get none at all", async () => {
  const sent = await calls.send(world.others.position(projectId));
  expect(await filesOf(sent)).toEqual([]);
  const request = { projectId, companyId: people.companyA, userIds: [newId()], readers: EVERYBODY };
  const scope = newScope({ requestId: "r1" });
  scope.token = await world.keys.tokenFor(people.producerOther);
  const refused = await runInScope(scope, () => world.asProjects.batchGetCalendarFiles(request));
  expectFailure(refused, "FORBIDDEN", "ROLE");
});
