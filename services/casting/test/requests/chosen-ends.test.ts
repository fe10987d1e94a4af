import { newId } from "@callboard/kit/ids.ts";
import { ScheduleChangedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
let projectId: string;
beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
  requests = requestCallsOf(world);
});
beforeEach(() => {
  people = createPeople();
  projectId = world.others.project(people.companyA);
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(Date.now() + count * HOUR_MS);
const day = (count: number) =>
  hours(24 * count)
    .toISOString()
    .slice(0, 10);

/** Someone in California who is in consideration. */
async function selected(): Promise<Sent> {
  const talent = member({ roles: ["Talent"] });
  world.others.profiles.set(talent.userId, { userId: talent.userId, locationState: "CA", version: 1n });
  const sent = await calls.send(world.others.position(projectId), talent);
  await calls.set(people.producerOwner, sent, "Selected");
  return sent;
}
const ends = async (sent: Sent, actor: object = people.producerOwner) => {
  const read = await calls.read(actor as never, sent, "Request { Dates ExpiresAt DecideBy }");
  return read["Request"] as { Dates: string[]; ExpiresAt: string; DecideBy: string | null };
};
const clockInLosAngeles = (instant: string | null) =>
  new Date(instant ?? "").toLocaleTimeString("en-GB", {
    timeZone: "America/Los_Angeles",
    timeStyle: "short",
  });

test("a request leaves two working days, and a promise five, where the talent is; both sides read it", async () => {
  const sent = await selected();
  expect(await requests.avail(people.producerOwner, sent, { Dates: ["2099-03-01"] })).toEqual([]);
  const asked = await ends(sent);
  expect(Date.parse(asked.ExpiresAt)).toBeGreaterThan(hours(47.9).getTime());
  expect(Date.parse(asked.ExpiresAt)).toBeLessThan(hours(24 * 7).getTime());
  expect(asked.DecideBy).toBeNull();
  expect(await requests.answer(sent.talent, sent, "Free")).toEqual([]);
  const promised = await ends(sent, sent.talent);
  expect(clockInLosAngeles(promised.DecideBy)).toBe("18:00");
  // Who is free on a Sunday evening has until Friday 18:00, which is less than five times 24 hours.
  expect(Date.parse(promised.DecideBy ?? "")).toBeGreaterThan(hours(24 * 4).getTime());
  expect(await requests.answer(sent.talent, sent, "Conditional", "Mornings")).toEqual([]);
  expect(await ends(sent)).toEqual(promised);
});

test("a talent abroad has until the end of work in their own country", async () => {
  const talent = member({ roles: ["Talent"] });
  world.others.profiles.set(talent.userId, { userId: talent.userId, locationCountry: "TR", version: 1n });
  const sent = await calls.send(world.others.position(projectId), talent);
  await calls.set(people.producerOwner, sent, "Selected");
  expect(await requests.avail(people.producerOwner, sent, { Dates: ["2099-03-01"] })).toEqual([]);
  expect(await requests.answer(talent, sent, "Free")).toEqual([]);
  const { DecideBy } = await ends(sent, talent);
  expect(
    new Date(DecideBy ?? "").toLocaleTimeString("en-GB", { timeZone: "Europe/Istanbul", timeStyle: "short" }),
  ).toBe("18:00");
});

test("casting chooses both ends, but neither runs past the dates", async () => {
  const sent = await selected();
  const [ExpiresAt, DecideBy] = [hours(24).toISOString(), hours(72).toISOString()];
  const given = { Dates: [day(30)], ExpiresAt, DecideBy };
  expect(await requests.avail(people.producerOwner, sent, given)).toEqual([]);
  expect(await ends(sent)).toMatchObject({ ExpiresAt, DecideBy });
  expect(await requests.answer(sent.talent, sent, "Free")).toEqual([]);
  expect(await ends(sent)).toMatchObject({ ExpiresAt, DecideBy });
  const late = {
    Dates: [day(3)],
    ExpiresAt: hours(24 * 9).toISOString(),
    DecideBy: hours(24 * 10).toISOString(),
  };
  expect(await requests.avail(people.producerOwner, sent, late)).toEqual([]);
  const cut = await ends(sent);
  expect(clockInLosAngeles(cut.ExpiresAt)).toBe("00:00");
  expect(clockInLosAngeles(cut.DecideBy)).toBe("18:00");
  expect(Date.parse(cut.DecideBy ?? "")).toBeLessThan(Date.parse(cut.ExpiresAt));
});

test.each([
  [{ DecideBy: "2001-01-01T00:00:00Z" }, "IN_THE_PAST"],
  [{ ExpiresAt: hours(48).toISOString(), DecideBy: hours(24).toISOString() }, "ORDER"],
])("%j is refused: %s", async (given, rule) => {
  const sent = await selected();
  expect(facts(await requests.avail(people.producerOwner, sent, given))).toMatchObject({
    code: "VALIDATION",
    fields: [{ path: "request.DecideBy", rule }],
  });
});

test("without days of its own a request has those of the breakdown that are ahead, and holds them", async () => {
  const sent = await selected();
  for (const date of ["2020-01-01", "2099-05-02", "2099-05-01"]) {
    const id = newId();
    world.others.filmingDates.set(id, { id, projectId, date });
  }
  const about = { projectId, companyId: people.companyA };
  await world.receive(ScheduleChangedSchema, { ...about, filmingDateIds: [newId()] });
  await waitFor("the days", async () => {
    await calls.set(people.producerOwner, sent, "Selected");
    await requests.avail(people.producerOwner, sent);
    return (await ends(sent)).Dates.length === 2;
  });
  expect((await ends(sent)).Dates).toEqual(["2099-05-01", "2099-05-02"]);
  expect(await calls.read(people.producerOwner, sent, "Request { Ranks { Date Rank } }")).toEqual({
    Request: {
      Ranks: [
        { Date: "2099-05-01", Rank: 1 },
        { Date: "2099-05-02", Rank: 1 },
      ],
    },
  });
});
