import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf } from "../submission-calls.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({ ANNOUNCE_SWEEP_MS: "20", ANNOUNCE_BOOKED_MS: "0" });
});
afterAll(() => world.close());

test("the service announces by itself what is due", async () => {
  const people = createPeople();
  const calls = callsOf(world);
  const sent = await calls.send(world.others.position(world.others.project(people.companyA)));
  expect(await calls.book(people.producerOwner, sent)).toEqual([]);
  const announcements = () => world.published.filter(({ subject }) => subject.includes("announced"));
  await waitFor("the announcement", () => announcements().length > 0);
  expect(await calls.read(sent.talent, sent, "BookingStatus")).toEqual({ BookingStatus: "Booked" });
  expect(announcements()).toHaveLength(1);
});
