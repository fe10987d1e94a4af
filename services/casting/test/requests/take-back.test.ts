import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";

let world: World;
let database: pg.Client;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
beforeAll(async () => {
  world = await openWorld();
  calls = callsOf(world);
  requests = requestCallsOf(world);
  database = new pg.Client(world.databaseUrl);
  await database.connect();
});
beforeEach(() => {
  people = createPeople();
});
afterAll(async () => {
  await database.end();
  await world.close();
});

async function selected(): Promise<Sent> {
  const talent = member({ roles: ["Talent"] });
  const sent = await calls.send(world.others.position(world.others.project(people.companyA)), talent);
  await calls.set(people.producerOwner, sent, "Selected");
  return sent;
}
const both = async (sent: Sent) => {
  const read = "BookingStatus Request { Kind Status CallBackUntil Answer Ranks { Rank } }";
  const [ours, theirs] = await Promise.all(
    [people.producerOwner, sent.talent].map((actor) => calls.read(actor, sent, read)),
  );
  expect(ours).toEqual(theirs);
  return ours as { BookingStatus: string; Request: { Status: string; CallBackUntil: string | null } };
};
const answeredLongAgo = ({ talent }: Sent) =>
  database.query("update request set answered_at = now() - interval '11 minutes' where user_id = $1", [
    talent.userId,
  ]);

test("an offer that was accepted is taken back within ten minutes, and can be accepted again", async () => {
  const sent = await selected();
  await requests.offer(people.producerOwner, sent, { Terms: "Scale", Dates: ["2099-03-01"] });
  expect((await both(sent)).Request.CallBackUntil).toBeNull();
  expect(await requests.answer(sent.talent, sent, "Accept")).toEqual([]);
  const accepted = await both(sent);
  expect(accepted).toMatchObject({ BookingStatus: "Booked", Request: { Status: "Accepted" } });
  expect(Date.parse(accepted.Request.CallBackUntil ?? "")).toBeGreaterThan(Date.now() + 590_000);
  expect(await requests.answer(sent.talent, sent, "TakeBack")).toEqual([]);
  expect(await requests.answer(sent.talent, sent, "TakeBack")).toEqual([]);
  expect(await both(sent)).toMatchObject({
    BookingStatus: "Offered",
    Request: { Status: "Open", CallBackUntil: null, Ranks: [{ Rank: 1 }] },
  });
  const { rows } = await database.query("select booked_count from position where id = $1", [
    sent.SK.split("#")[1],
  ]);
  expect(rows).toEqual([{ booked_count: 0 }]);
  expect(await requests.answer(sent.talent, sent, "Accept")).toEqual([]);
  expect((await both(sent)).BookingStatus).toBe("Booked");
  const answers = () =>
    world.published.filter(
      ({ subject, payload }) =>
        subject.includes("request.answered") && Buffer.from(payload).includes(sent.talent.userId),
    );
  await waitFor("each answer is told", () => answers().length === 3);
});

test("after ten minutes a yes stays", async () => {
  const sent = await selected();
  await requests.offer(people.producerOwner, sent, { Terms: "Scale", Dates: ["2099-03-01"] });
  await requests.answer(sent.talent, sent, "Accept");
  await answeredLongAgo(sent);
  expect(facts(await requests.answer(sent.talent, sent, "TakeBack"))).toMatchObject({
    rule: "NOT_REQUESTED",
    state: "Accepted",
  });
  expect((await both(sent)).BookingStatus).toBe("Booked");
});

test("a hold is taken back as well; a mere avail has no way back but another answer", async () => {
  const sent = await selected();
  await requests.avail(people.producerOwner, sent, { Kind: "Hold", Fee: 100, Dates: ["2099-03-01"] });
  await requests.answer(sent.talent, sent, "Free");
  expect(await requests.answer(sent.talent, sent, "TakeBack")).toEqual([]);
  expect(await both(sent)).toMatchObject({
    BookingStatus: "Avail",
    Request: { Kind: "Hold", Status: "Open" },
  });
  await requests.avail(people.producerOwner, sent, { Dates: ["2099-03-01"] });
  await requests.answer(sent.talent, sent, "Free");
  expect(facts(await requests.answer(sent.talent, sent, "TakeBack"))).toMatchObject({
    fields: [{ path: "answer.Answer", rule: "CATALOG" }],
  });
});
