import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { ProjectUpdatedSchema, ScheduleChangedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { callsOf, facts, type Sent } from "./submission-calls.ts";
import { requestCallsOf } from "./request-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
let producer: Actor;
let projectId: string;

beforeAll(async () => {
  // Disables automatic announcements for the duration of the tests.
  world = await openWorld({ ANNOUNCE_SWEEP_MS: String(3_600_000) });
  calls = callsOf(world);
  requests = requestCallsOf(world);
});
beforeEach(() => {
  people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA, { name: "The Harbour" });
});
afterAll(() => world.close());

const DAYS = [1, 2, 3].map((ahead) =>
  new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10),
) as [string, string, string];
const SPAN = { From: DAYS[0], To: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10) };

interface Entry {
  readonly Id: string;
  readonly Cursor: string;
  readonly Kind: string;
  readonly Tentative: boolean;
  readonly Date: string;
  readonly Submission: { readonly SK: string } | null;
}
const calendar = (actor: Actor, criteria: object = {}) =>
  world.execute<{ getCalendar: Entry[] }>(
    actor,
    `query($c: CalendarCriteria!) { getCalendar(criteria: $c) { Id Cursor Kind Tentative AllDay Date StartsAt EndsAt Zone
      Project { Name } Position { Name } User { PK } Submission { SK } } }`,
    { c: { ...SPAN, ...criteria } },
  );
const shown = async (actor: Actor, criteria: object = {}) =>
  (await calendar(actor, criteria)).data.getCalendar.map(({ Kind, Tentative, Date: day }) => [
    Kind,
    Tentative,
    day,
  ]);
const feed = async (actor: Actor) =>
  (
    await world.execute<{ createCalendarFeed: { Path: string } }>(
      actor,
      "mutation { createCalendarFeed { Path CreateDate } }",
      {},
    )
  ).data.createCalendarFeed.Path;
const download = async (path: string) => {
  const answer = await fetch(new URL(path, world.casting.httpUrl));
  // Unfolds folded lines.
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    text: (await answer.text()).replaceAll("\r\n ", ""),
  };
};

/** A person with two offered days and a confirmed audition for another position. */
async function busy(): Promise<{ sent: Sent; auditioning: Sent }> {
  const sent = await calls.send(world.others.position(projectId, { name: "Captain" }));
  await calls.set(producer, sent, "Selected");
  await requests.offer(producer, sent, { Terms: "Scale", Dates: DAYS.slice(0, 2) });
  const auditioning = await calls.send(world.others.position(projectId, { name: "Mate" }), sent.talent);
  const slot = world.others.slot(projectId);
  await calls.request(producer, auditioning, slot);
  await calls.confirm(auditioning.talent, auditioning, slot);
  const id = sent.talent.userId;
  const known = {
    id,
    firstName: "Ada",
    lastName: "Lovelace",
    roles: ["Talent"],
    registered: true,
    version: 1n,
  };
  world.others.members.set(id, known);
  return { sent, auditioning };
}

test("an offer is tentative, a booking is not, and an audition is at its time", async () => {
  const { sent, auditioning } = await busy();
  const offered = await shown(sent.talent);
  expect(offered.slice(0, 2)).toEqual([
    ["Offer", true, DAYS[0]],
    ["Offer", true, DAYS[1]],
  ]);
  expect(offered[2]?.slice(0, 2)).toEqual(["Audition", false]);
  await requests.answer(sent.talent, sent, "Accept");
  const { getCalendar } = (await calendar(producer)).data;
  expect(getCalendar.map(({ Kind }) => Kind)).toEqual(["Booking", "Booking", "Audition"]);
  expect(getCalendar.map(({ Submission }) => Submission?.SK)).toEqual([sent.SK, sent.SK, auditioning.SK]);
  expect(await shown(people.producerOther)).toEqual([]);
  expect(await shown(people.producerNoCompany)).toEqual([]);
  expect(await shown(people.talentOther)).toEqual([]);
  expect(facts((await calendar(people.talentOther, { UserId: sent.talent.userId })).errors)).toMatchObject({
    code: "NOT_FOUND",
  });
  expect(facts((await calendar(people.producerOther, { ProjectId: projectId })).errors)).toMatchObject({
    code: "NOT_FOUND",
  });
});

test.each([
  [["Audition"], ["Audition"]],
  [
    ["Offer", "Booking"],
    ["Offer", "Offer"],
  ],
  [["Filming"], []],
  [[], ["Offer", "Offer", "Audition"]],
])("of the kinds %j it shows %j", async (Kinds, expected) => {
  const { sent } = await busy();
  expect((await shown(sent.talent, { Kinds })).map(([kind]) => kind)).toEqual(expected);
  const [first] = (await calendar(sent.talent, { Kinds: ["Audition"], PageSize: 1 })).data.getCalendar;
  expect(first?.Kind).toBe("Audition");
});

/** Replaces the filming days, in projects. */
async function film(...days: readonly string[]): Promise<void> {
  for (const [id, { projectId: of }] of world.others.filmingDates)
    if (of === projectId) world.others.filmingDates.delete(id);
  for (const date of days) {
    const id = newId();
    world.others.filmingDates.set(id, { id, projectId, date });
  }
  const about = { projectId, companyId: people.companyA };
  await world.receive(ProjectUpdatedSchema, about);
  await world.receive(ScheduleChangedSchema, { ...about, filmingDateIds: [newId()] });
}
const filmed = async (actor: Actor, more: object = {}) =>
  (await shown(actor, more)).filter(([kind]) => kind === "Filming").map(([, , day]) => day);

test("days of filming stand in the calendars of who is booked, and once in the company's", async () => {
  const { sent, auditioning } = await busy();
  await film(DAYS[1], DAYS[2]);
  await waitFor("the days", async () => (await filmed(producer)).length === 2);
  expect(await filmed(sent.talent)).toEqual([]);
  await requests.answer(sent.talent, sent, "Accept");
  expect(await filmed(sent.talent)).toEqual([DAYS[1], DAYS[2]]);
  expect(await filmed(producer, { ProjectId: projectId })).toEqual([DAYS[1], DAYS[2]]);
  expect(await filmed(people.producerOther)).toEqual([]);
  const own = (await calendar(sent.talent)).data.getCalendar.filter(({ Kind }) => Kind === "Filming");
  expect(own.map(({ Submission }) => Submission?.SK)).toEqual([sent.SK, sent.SK]);
  expect(auditioning.SK).not.toBe(sent.SK);
  const file = await download(await feed(sent.talent));
  expect(file.text).toContain("SUMMARY:Filming: Captain\\, The Harbour\r\n");
  await film(DAYS[2]);
  await waitFor("the change", async () => (await filmed(producer)).length === 1);
  expect(await filmed(sent.talent)).toEqual([DAYS[2]]);
});

test("a booking that waits to be announced shows no filming to the talent", async () => {
  const { sent } = await busy();
  await film(DAYS[1]);
  await waitFor("the day", async () => (await filmed(producer)).length === 1);
  await calls.book(producer, sent);
  expect(await filmed(sent.talent)).toEqual([]);
});

test("a feed has all entries of its days, and none before or after", async () => {
  const { sent } = await busy();
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const all = Array.from({ length: 700 }, (_, place) => day(place - 150));
  await film(...all);
  await requests.answer(sent.talent, sent, "Accept");
  const path = await feed(sent.talent);
  await waitFor("the days", async () => (await download(path)).text.includes("SUMMARY:Filming"));
  const days = [...(await download(path)).text.matchAll(/SUMMARY:Filming/g)].length;
  // From 90 days ago to 400 days ahead, at any time of day.
  expect(days).toBe(490);
});

test("the talent learns of a booking when it is announced", async () => {
  const { sent } = await busy();
  await calls.book(producer, sent);
  expect((await shown(producer)).map(([kind]) => kind)).toEqual(["Booking", "Booking", "Audition"]);
  expect((await shown(sent.talent)).map(([kind]) => kind)).toEqual(["Offer", "Offer", "Audition"]);
});

test("pages by cursor, and a page of any size costs the same", async () => {
  const { sent } = await busy();
  const all = await calendar(sent.talent, { PageSize: 100 });
  const first = await calendar(sent.talent, { PageSize: 1 });
  const rest = await calendar(sent.talent, { After: first.data.getCalendar[0]?.Cursor });
  expect([...first.data.getCalendar, ...rest.data.getCalendar]).toEqual(all.data.getCalendar);
  expect([first.sqlStatements, first.grpcCalls]).toEqual([all.sqlStatements, all.grpcCalls]);
});

test.each([
  [{ From: null }, "criteria.From"],
  [{ To: "2001-01-01" }, "criteria.To"],
  [{ UserId: "x" }, "criteria.UserId"],
  [{ PageSize: 0 }, "criteria.PageSize"],
])("the criteria %j are refused at %s", async (criteria, path) => {
  expect(facts((await calendar(people.talentSelf, criteria)).errors)).toMatchObject({ fields: [{ path }] });
});

test("the secret address lists the same entries, until it is revoked or replaced", async () => {
  const { sent } = await busy();
  await requests.answer(sent.talent, sent, "Accept");
  const path = await feed(sent.talent);
  const file = await download(path);
  expect([file.status, file.type]).toEqual([200, "text/calendar; charset=utf-8"]);
  // All times of one audition are one appointment, which moves.
  const ids = (await calendar(sent.talent)).data.getCalendar.map(({ Id, Kind }) =>
    Kind === "Audition" ? Id.replace(/\/.*/, "/audition/1") : Id,
  );
  expect(file.text.match(/^UID:.*$/gm)).toEqual(ids.map((id) => `UID:${id}@callboard`));
  expect(file.text).toContain("SUMMARY:Booked: Captain\\, The Harbour\r\n");
  expect(file.text).toContain(`DTSTART;VALUE=DATE:${DAYS[0].replaceAll("-", "")}`);
  const second = await feed(sent.talent);
  expect((await download(path)).status).toBe(404);
  expect((await download(second)).status).toBe(200);
  await world.execute(sent.talent, "mutation { revokeCalendarFeed { Status } }", {});
  expect((await download(second)).status).toBe(404);
  for (const wrong of ["/api/calendar/x.ics", "/api/calendar/", `${second}x`])
    expect((await download(wrong)).status).toBe(404);
});

test("who is suspended, or left the company, reads nothing by the address", async () => {
  const { sent } = await busy();
  const path = await feed(sent.talent);
  const known = world.others.members.get(sent.talent.userId);
  world.others.members.set(sent.talent.userId, { ...known, suspended: true });
  expect((await download(path)).status).toBe(404);
  const company = await feed(producer);
  const id = people.producerOwner.userId;
  const member = { id, firstName: "P", lastName: "Q", roles: ["Production"], registered: true, version: 1n };
  world.others.members.set(id, { ...member, companyId: people.companyA });
  expect((await download(company)).text).toContain("BEGIN:VEVENT");
  world.others.members.set(id, member);
  const left = await download(company);
  expect([left.status, left.text.includes("VEVENT")]).toEqual([200, false]);
});
