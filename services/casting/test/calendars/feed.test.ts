import ICAL from "ical.js";
import type { Actor, Member } from "@callboard/kit/actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import pg from "pg";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { requestCallsOf } from "../request-calls.ts";
import { callsOf, type Sent } from "../submission-calls.ts";

let world: World;
let database: pg.Client;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
let producer: Actor;
let projectId: string;

beforeAll(async () => {
  // Disables automatic announcements: a decision stays the company's own.
  world = await openWorld({ ANNOUNCE_SWEEP_MS: String(3_600_000) });
  calls = callsOf(world);
  requests = requestCallsOf(world);
  database = new pg.Client(world.databaseUrl);
  await database.connect();
});
beforeEach(() => {
  people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA, { name: "The Harbour" });
});
afterAll(async () => {
  await database.end();
  await world.close();
});

/** Makes somebody known to identity, and returns the address of their feed. */
async function feedOf(member: Member, facts: object = {}): Promise<string> {
  const { userId: id, roles, organisationId } = member;
  const company = organisationId === null ? {} : { companyId: organisationId };
  const known = {
    id,
    firstName: "Ada",
    lastName: "Lovelace",
    roles: [...roles],
    registered: true,
    version: 1n,
  };
  world.others.members.set(id, { ...known, ...company, ...facts });
  const { data, errors } = await world.execute<{ createCalendarFeed: { Path: string } }>(
    member,
    "mutation { createCalendarFeed { Path } }",
    {},
  );
  expect(errors).toEqual([]);
  return data.createCalendarFeed.Path;
}

async function read(path: string) {
  const response = await fetch(new URL(path, world.casting.httpUrl));
  const text = await response.text();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => {
    const value = (name: string) => String(event.getFirstPropertyValue(name) ?? "");
    return {
      uid: value("uid"),
      title: value("summary"),
      location: value("location"),
      text: value("description"),
      status: value("status"),
      sequence: Number(value("sequence")),
      start: value("dtstart"),
      modified: value("last-modified"),
    };
  });
  return { response, text, events };
}

/** A person who is invited to a time in Room 4. */
async function invited(): Promise<{ readonly sent: Sent; readonly slot: string; readonly path: string }> {
  const slot = world.others.slot(projectId, { place: "Room 4", capacity: 3 });
  const sent = await calls.send(world.others.position(projectId, { name: "Captain" }));
  const path = await feedOf(sent.talent);
  expect(await calls.request(producer, sent, slot, { Message: "Bring sides." })).toEqual([]);
  return { sent, slot, path };
}

const soon = (days: number) => timestampFromDate(new Date(Date.now() + days * 86_400_000));

test("an audition keeps its name while it is confirmed, moved and called off, and its sequence rises each time", async () => {
  const { sent, slot, path } = await invited();
  const [first] = (await read(path)).events;
  expect(first).toMatchObject({
    title: "Audition (not confirmed): Captain, The Harbour",
    location: "Room 4",
    status: "TENTATIVE",
    sequence: 0,
  });
  expect(first?.text).toContain("From casting: Bring sides.");
  expect(first?.text).toContain("Company: Marsh Lane Pictures");
  await calls.confirm(sent.talent, sent, slot);
  const [confirmed] = (await read(path)).events;
  expect(confirmed).toMatchObject({ uid: first?.uid, status: "CONFIRMED", sequence: 1 });
  await calls.changeSlot(slot, { startsAt: soon(9), place: "Room 5" }, { moved: true });
  const moved = await waitFor("the move", async () =>
    (await read(path)).events.find(({ location }) => location === "Room 5"),
  );
  expect(moved).toMatchObject({ uid: first?.uid });
  expect(moved.sequence).toBeGreaterThan(1);
  expect(moved.start).not.toBe(first?.start);
  await calls.cancel(producer, sent);
  const [cancelled, ...others] = (await read(path)).events;
  expect(cancelled).toMatchObject({ uid: first?.uid, status: "CANCELLED", location: "Room 5" });
  expect(cancelled?.title).toBe("Canceled: Audition: Captain, The Harbour");
  expect(cancelled?.sequence).toBeGreaterThan(moved.sequence);
  expect(others).toEqual([]);
});

test("another time for the same audition moves it, and leaves no second one", async () => {
  const { sent, path } = await invited();
  const [first] = (await read(path)).events;
  const later = world.others.slot(projectId, { place: "Room 6", startsAt: soon(11) });
  expect(await calls.request(producer, sent, later)).toEqual([]);
  const { events } = await read(path);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ uid: first?.uid, location: "Room 6", sequence: 1 });
});

test("what did not change is the same file an hour later, with the time of its last change", async () => {
  const { path } = await invited();
  const { text, events } = await read(path);
  const ago = "2026-01-02T03:04:05Z";
  await database.query("update calendar_entry set modified_at = $1 where uid = $2", [ago, events[0]?.uid]);
  const again = await read(path);
  expect(again.events[0]).toMatchObject({ modified: ago, sequence: 0 });
  const timeless = (file: string) => file.replaceAll(/^(DTSTAMP|LAST-MODIFIED):.*$/gm, "");
  expect(timeless(again.text)).toBe(timeless(text));
  expect((await read(path)).text).toBe(again.text);
});

test("an offered and a booked day carry the terms for both sides, and for nobody else", async () => {
  const sent = await calls.send(world.others.position(projectId, { name: "Captain" }));
  await calls.set(producer, sent, "Selected");
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const offer = { Terms: "Online, two years.", Dates: [day], Fee: 1200, Currency: "CAD", FeeUnit: "Daily" };
  expect(await requests.offer(producer, sent, { ...offer, Message: "We would love to." })).toEqual([]);
  const talent = await feedOf(sent.talent);
  const company = await feedOf(people.producerOwner as Member);
  const stranger = await feedOf(member({ roles: ["Talent"] }));
  const terms = ["Fee: CA$1,200 per day", "Use and terms: Online, two years."];
  for (const path of [talent, company]) {
    const [offered] = (await read(path)).events;
    for (const term of terms) expect(offered?.text).toContain(term);
    expect(offered?.text).toContain("From casting: We would love to.\n");
  }
  expect((await read(stranger)).events).toEqual([]);
  expect(await requests.answer(sent.talent, sent, "Accept")).toEqual([]);
  const booked = (await read(talent)).events.find(({ title }) => title.startsWith("Booked"));
  for (const term of terms) expect(booked?.text).toContain(term);
});

test("a cancelled appointment is given for 30 days", async () => {
  const { sent, path } = await invited();
  await read(path);
  await calls.cancel(sent.talent, sent);
  const [cancelled] = (await read(path)).events;
  expect(cancelled?.status).toBe("CANCELLED");
  await database.query("update calendar_entry set cancelled_at = now() - interval '31 days' where uid = $1", [
    cancelled?.uid,
  ]);
  expect((await read(path)).events).toEqual([]);
});

test("a decision that waits to be announced changes nothing in the talent's calendar, and does in the company's", async () => {
  const { sent, slot, path } = await invited();
  await calls.confirm(sent.talent, sent, slot);
  const company = await feedOf(people.producerOwner);
  const [before] = [await read(path), await read(company)];
  expect(await calls.book(producer, sent, false)).toEqual([]);
  expect((await read(path)).text).toBe(before.text);
  expect((await read(company)).events.map(({ status }) => status)).toEqual(["CANCELLED"]);
});

test("an agent's calendar has every client's appointments with the client's name, and nobody else's", async () => {
  const { sent } = await invited();
  const { sent: other } = await invited();
  const agent = people.agentFormer;
  const path = await feedOf(agent);
  expect((await read(path)).events).toEqual([]);
  world.others.clients.set(agent.userId, [sent.talent.userId]);
  const { events } = await read(path);
  expect(events.map(({ title }) => title)).toEqual([
    "Audition (not confirmed): Captain, The Harbour (Ada Lovelace)",
  ]);
  expect(events[0]?.text).toContain("Client: Ada Lovelace");
  world.others.clients.set(agent.userId, [sent.talent.userId, other.talent.userId]);
  expect((await read(path)).events).toHaveLength(2);
});

test.each([
  ["tr", "Seçme (onaylanmadı): Captain, The Harbour"],
  ["ar", "تجربة أداء (غير مؤكد): Captain, The Harbour"],
])("a calendar is in its member's language: %s", async (language, title) => {
  const { sent } = await invited();
  const [event] = (await read(await feedOf(sent.talent, { language }))).events;
  expect(event?.title).toBe(title);
});

test("a video call says so, with its address", async () => {
  const link = "https://meet.example/a,b;c";
  const slot = world.others.slot(projectId, { link });
  const sent = await calls.send(world.others.position(projectId));
  await calls.request(producer, sent, slot);
  const [event] = (await read(await feedOf(sent.talent))).events;
  expect(event?.location).toBe(`Video call: ${link}`);
});

test("a place that casting read before it knew places is read again", async () => {
  const { slot, path } = await invited();
  await database.query("update slot set place = null, link = null where id = $1", [slot]);
  expect((await read(path)).events[0]?.location).toBe("Room 4");
  const { rows } = await database.query<{ place: string }>("select place from slot where id = $1", [slot]);
  expect(rows).toEqual([{ place: "Room 4" }]);
});

test("no search engine lists a feed, and none of it is stored on the way", async () => {
  const { path } = await invited();
  const { response } = await read(path);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
});
