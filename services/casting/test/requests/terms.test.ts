import pg from "pg";
import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, facts, type Sent } from "../submission-calls.ts";
import { requestCallsOf } from "../request-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let calls: ReturnType<typeof callsOf>;
let requests: ReturnType<typeof requestCallsOf>;
let producer: Actor;
let projectId: string;

beforeAll(async () => {
  world = await openWorld({ CALL_BACK_MS: "0" });
  calls = callsOf(world);
  requests = requestCallsOf(world);
});
beforeEach(() => {
  people = createPeople();
  producer = people.producerOwner;
  projectId = world.others.project(people.companyA);
});
afterAll(() => world.close());

const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const DAYS = [dayAhead(30), dayAhead(31)];
const OFFER = {
  Terms: "All media, two years.",
  Dates: DAYS,
  Fee: 1200,
  Currency: "CAD",
  FeeUnit: "Daily",
  Cancellation: {
    Agreement: "ACTRA_IPA",
    CallTime: "08:00",
    Zone: "America/Toronto",
    Text: "Travel is paid.",
  },
};
const DUE = "{ Days { Date Percent } Amount Currency BeyondControl }";
const TERMS = `BookingStatus Request { Kind Status Dates Fee Currency FeeUnit Terms TermsVersion
  Cancellation { Agreement Name Source Since Per MayCancel Zone CallTime Text BeyondControlPercent
    Steps { From Count Time Percent MinDays MaxDays } }
  CancellationDue ${DUE} } History { To Reason Due ${DUE} }`;

interface Shown {
  readonly BookingStatus: string;
  readonly Request: Readonly<Record<string, unknown>> & { readonly TermsVersion: string };
  readonly History: readonly { readonly To: string; readonly Reason: string | null; readonly Due: unknown }[];
}
const shown = async (actor: Actor, sent: Sent) => (await calls.read(actor, sent, TERMS)) as unknown as Shown;

async function selected(): Promise<Sent> {
  const sent = await calls.send(world.others.position(projectId), member({ roles: ["Talent"] }));
  await calls.set(producer, sent, "Selected");
  return sent;
}
async function booked(offer: object = OFFER): Promise<Sent> {
  const sent = await selected();
  expect(await requests.offer(producer, sent, offer)).toEqual([]);
  expect(await requests.answer(sent.talent, sent, "Accept")).toEqual([]);
  return sent;
}
const answerShown = (sent: Sent, Answer: string, TermsVersion: string) =>
  requests.answerWith(sent.talent, sent, { Answer, TermsVersion });
async function inDatabase<T extends pg.QueryResultRow>(query: string, values: unknown[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  const { rows } = await client.query<T>(query, values);
  await client.end();
  return rows;
}

test("an offer keeps its days, fee, terms and cancellation terms through the booking to the release", async () => {
  const sent = await booked();
  const terms = {
    Kind: "Offer",
    Dates: DAYS,
    Fee: 1200,
    Currency: "CAD",
    FeeUnit: "Daily",
    Terms: "All media, two years.",
    Cancellation: {
      Agreement: "ACTRA_IPA",
      Name: "ACTRA Independent Production Agreement",
      Per: "Day",
      MayCancel: "Company",
      Zone: "America/Toronto",
      CallTime: "08:00",
      Text: "Travel is paid.",
      BeyondControlPercent: 0,
      Steps: [
        {
          From: "Hours",
          Count: 36,
          Time: null,
          Percent: 50,
          MinDays: null,
          MaxDays: null,
        },
        {
          From: "Hours",
          Count: 24,
          Time: null,
          Percent: 100,
          MinDays: null,
          MaxDays: null,
        },
      ],
    },
  };
  const agent = member({ roles: ["Agent"], representedIds: [sent.talent.userId] });
  // The days of the breakdown change after the offer; what was offered does not.
  await inDatabase("insert into filming_date (id, project_id, day) values ($1, $2, $3)", [
    newId(),
    projectId,
    dayAhead(90),
  ]);
  for (const reader of [producer, sent.talent, agent])
    expect((await shown(reader, sent)).Request).toMatchObject(terms);
  expect(await requests.release(producer, sent, { Reason: "The scene was cut." })).toEqual([]);
  for (const reader of [producer, sent.talent, agent])
    expect((await shown(reader, sent)).Request).toMatchObject({ ...terms, Status: "Released" });
});

test("another offer has another version; only what was shown is accepted", async () => {
  const sent = await selected();
  await requests.offer(producer, sent, OFFER);
  const first = await shown(sent.talent, sent);
  await requests.offer(producer, sent, { ...OFFER, Fee: 900 });
  expect(facts(await answerShown(sent, "Accept", first.Request.TermsVersion))).toMatchObject({
    code: "CONFLICT",
    rule: "TERMS_CHANGED",
  });
  const second = await shown(sent.talent, sent);
  expect(second).toMatchObject({ BookingStatus: "Offered", Request: { Status: "Open", Fee: 900 } });
  expect(await answerShown(sent, "Accept", second.Request.TermsVersion)).toEqual([]);
  expect(await answerShown(sent, "Accept", second.Request.TermsVersion)).toEqual([]);
  expect((await shown(sent.talent, sent)).BookingStatus).toBe("Booked");
});

test("a hold whose fee has changed is not given by a yes to the former one", async () => {
  const sent = await selected();
  await requests.avail(producer, sent, { Kind: "Hold", Dates: DAYS, Fee: 500, FeeUnit: "Flat" });
  const { TermsVersion } = (await shown(sent.talent, sent)).Request;
  await requests.avail(producer, sent, { Kind: "Hold", Dates: DAYS, Fee: 400, FeeUnit: "Flat" });
  expect(facts(await answerShown(sent, "Free", TermsVersion))).toMatchObject({ rule: "TERMS_CHANGED" });
  expect((await shown(sent.talent, sent)).Request).toMatchObject({
    Status: "Open",
    Fee: 400,
    FeeUnit: "Flat",
  });
});

test("a release shows both sides what its terms say is due, and keeps it in the history", async () => {
  const sent = await booked({
    ...OFFER,
    Cancellation: { Steps: [{ Percent: 25, Count: 2_160 }], Zone: "UTC" },
  });
  const due = {
    Days: DAYS.map((Date) => ({
      Date,
      Percent: 25,
    })),
    Amount: 600,
    Currency: "CAD",
    BeyondControl: false,
  };
  for (const reader of [producer, sent.talent])
    expect((await shown(reader, sent)).Request["CancellationDue"]).toEqual(due);
  expect(await requests.release(producer, sent, { Reason: "The scene was cut." })).toEqual([]);
  for (const reader of [producer, sent.talent]) {
    const { Request, History } = await shown(reader, sent);
    expect(Request["CancellationDue"]).toBeNull();
    expect(History.at(-1)).toEqual({ To: "Released", Reason: "The scene was cut.", Due: due });
  }
  const submissions = await inDatabase<{ id: string }>("select id from submission where user_id = $1", [
    sent.talent.userId,
  ]);
  const told = await world.asProjects.batchGetNoticeFacts({ submissionIds: submissions.map(({ id }) => id) });
  expect(JSON.parse(told.ok ? (told.value.facts[0]?.due ?? "") : "")).toEqual({
    days: DAYS.map((day) => ({ day, percent: 25 })),
    amount: 600,
    currency: "CAD",
    beyondControl: false,
  });
});

test("weather is counted apart where the terms say so", async () => {
  const sent = await booked({ ...OFFER, Dates: [dayAhead(0)] });
  const weather = { Reason: "Storm.", BeyondControl: true };
  expect(await requests.release(producer, sent, weather)).toEqual([]);
  expect((await shown(sent.talent, sent)).History.at(-1)?.Due).toMatchObject({
    Amount: 0,
    BeyondControl: true,
  });
});

test("a booking without terms says so, and is released with words as before", async () => {
  const sent = await booked({ Terms: "Scale.", Dates: DAYS, Fee: 100 });
  // As a version that knows no such terms wrote it.
  await inDatabase("update request set fee_unit = null, cancellation = null where user_id = $1", [
    sent.talent.userId,
  ]);
  expect((await shown(sent.talent, sent)).Request).toMatchObject({
    FeeUnit: null,
    Cancellation: null,
    CancellationDue: null,
  });
  expect(facts(await requests.release(producer, sent, { Reason: "Recast" }))).toMatchObject({
    fields: [{ path: "release.CancellationTerms" }],
  });
  const words = { Reason: "Recast", CancellationTerms: "Half the fee" };
  expect(await requests.release(producer, sent, words)).toEqual([]);
  expect((await shown(sent.talent, sent)).History.at(-1)).toMatchObject({ To: "Released", Due: null });
});

test.each([
  [{ FeeUnit: "Yearly" }, "offer.FeeUnit"],
  [{ Cancellation: { Agreement: "NONE" } }, "offer.Cancellation.Agreement"],
  [{ Cancellation: { Steps: [{ Percent: 101 }] } }, "offer.Cancellation.Steps.0.Percent"],
  [
    { Cancellation: { Steps: [{ From: "WorkingDays", Count: 21, Percent: 1 }] } },
    "offer.Cancellation.Steps.0.Count",
  ],
  [
    { Cancellation: { Steps: Array.from({ length: 6 }, () => ({ Percent: 1 })) } },
    "offer.Cancellation.Steps",
  ],
  [{ Cancellation: { Agreement: "ACTRA_IPA", Steps: [{ Percent: 1 }] } }, "offer.Cancellation.Steps"],
  [{ Cancellation: { Text: "x", Zone: "Mars" } }, "offer.Cancellation.Zone"],
  [{ Cancellation: { Text: "x", CallTime: "25:00" } }, "offer.Cancellation.CallTime"],
])("an offer with %j is refused at %s", async (input, path) => {
  const sent = await selected();
  expect(facts(await requests.offer(producer, sent, { ...OFFER, ...input }))).toMatchObject({
    code: "VALIDATION",
    fields: [{ path }],
  });
});
