import { UserReinstatedSchema, UserSuspendedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { companyA, producerOwner: producer, admin } = createPeople();
const statusOf = async (actor: Member, sent: Sent): Promise<unknown> =>
  (await callsOf(world).read(actor, sent, "BookingStatus")).BookingStatus;

async function end({ userId }: Member, { closed, suspended }: { closed: boolean; suspended: boolean }) {
  world.others.members.set(userId, { id: userId, suspended, version: 9n });
  await world.receive(UserSuspendedSchema, { userId, closed });
}

/** Three submissions of one person: one that waits for an answer to an offer, one that is booked, one that is new. */
async function threeOf() {
  const [calls, requests] = [callsOf(world), requestCallsOf(world)];
  const projectId = world.others.project(companyA);
  const first = await calls.send(world.others.position(projectId));
  const send = () => calls.send(world.others.position(projectId), first.talent);
  const [offered, booked] = [await send(), await send()];
  for (const sent of [offered, booked]) await calls.set(producer, sent, "Selected");
  await requests.offer(producer, offered, { Terms: "Scale", Dates: ["2099-03-01"] });
  await requests.offer(producer, booked, { Terms: "Scale", Dates: ["2099-04-01"] });
  await requests.answer(booked.talent, booked, "Accept");
  return { talent: first.talent, first, offered, booked };
}

test("an account that its member closes takes back what is open and leaves a booking, and casting books nobody of it", async () => {
  const calls = callsOf(world);
  const { talent, first, offered, booked } = await threeOf();
  await end(talent, { closed: true, suspended: true });
  await waitFor("the withdrawal", async () => (await statusOf(producer, offered)) === "Withdrawn");
  expect(await statusOf(producer, first)).toBe("Withdrawn");
  expect(await statusOf(producer, booked)).toBe("Booked");
  expect(await statusOf(admin, first)).toBe("Withdrawn");
  const agent = member({ roles: ["Agent"], representedIds: [talent.userId] });
  const hidden = async (actor: Member) => (await calls.read(actor, first, "AccountHidden")).AccountHidden;
  await waitFor("the account is hidden", async () => (await hidden(agent)) === true);
  expect([await hidden(admin), await hidden(producer)]).toEqual([true, null]);
  for (const errors of [await calls.book(producer, first), await calls.book(producer, offered)])
    expect(facts(errors)).toMatchObject({ code: "CONFLICT" });
  world.others.members.set(talent.userId, { id: talent.userId, suspended: false, version: 10n });
  await world.receive(UserReinstatedSchema, { userId: talent.userId });
  expect(await statusOf(talent, first)).toBe("Withdrawn");
  await waitFor("the account is back", async () => (await hidden(agent)) === false);
});

test.each([
  ["that an admin suspended", { closed: false, suspended: true }],
  ["that was closed once and is kept", { closed: true, suspended: false }],
])("an account %s keeps its submissions", async (_name, state) => {
  const { talent, first, offered } = await threeOf();
  await end(talent, state);
  const later = await threeOf();
  await end(later.talent, { closed: true, suspended: true });
  await waitFor("a later closing", async () => (await statusOf(producer, later.first)) === "Withdrawn");
  expect(await statusOf(producer, first)).toBe("Submitted");
  expect(await statusOf(producer, offered)).toBe("Offered");
});
