import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf } from "../submission-calls.ts";

let world: World;
let calls: ReturnType<typeof callsOf>;
beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
});
afterAll(() => world.close());

test("whom a change concerns: those who stand, each once, by position, slot and decision, page by page", async () => {
  const people = createPeople();
  const projectId = world.others.project(people.companyA);
  const [lead, crowd] = [world.others.position(projectId), world.others.position(projectId)];
  const slot = world.others.slot(projectId);
  const [waits, invited, booked, passed] = [
    await calls.send(lead),
    await calls.send(lead),
    await calls.send(lead),
    await calls.send(lead),
  ];
  await calls.send(crowd, waits.talent);
  expect(await calls.request(people.producerOwner, invited, slot)).toEqual([]);
  expect(await calls.book(people.producerOwner, booked)).toEqual([]);
  expect(await calls.book(people.producerOwner, passed, false)).toEqual([]);
  const list = async (wanted: object = {}) =>
    expectOk(await world.asProjects.listStandingTalents({ projectId, limit: 100, ...wanted })).userIds;
  const ids = (...sent: (typeof waits)[]) => sent.map(({ talent }) => talent.userId).toSorted();
  expect(await list()).toEqual(ids(waits, invited, booked));
  expect(await list({ undecided: true })).toEqual(ids(waits, invited));
  expect(await list({ positionId: crowd })).toEqual(ids(waits));
  expect(await list({ slotId: slot })).toEqual(ids(invited));
  const first = await list({ limit: 2 });
  expect([...first, ...(await list({ limit: 2, after: first[1] }))]).toEqual(ids(waits, invited, booked));
  expect(await list({ projectId: world.others.project(people.companyA) })).toEqual([]);
});
