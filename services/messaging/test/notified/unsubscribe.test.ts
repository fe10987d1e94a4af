import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { AvailRequestedSchema, OfferMadeSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { createUnsubscribeTokens } from "../../src/adapters/http/unsubscribe-tokens.ts";
import { DAILY_MAIL } from "../../src/domain/unsubscribe/unsubscription.ts";
import { startMessaging } from "../messaging-fixture.ts";

const SETTINGS = `{ getNotificationSettings { DailyMail Kinds { Kind Mode } } }`;
const SAVE = `mutation ($s: NotificationSettingsInput!) { saveNotificationSettings(settings: $s) { DailyMail Kinds { Kind Mode } } }`;
interface Settings {
  readonly DailyMail: boolean;
  readonly Kinds: readonly { readonly Kind: string; readonly Mode: string }[];
}

const talent = member({ roles: ["Talent"] });
const other = member({ roles: ["Talent"] });
let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  system = await startMessaging(
    [
      { member: talent, language: "tr" },
      { member: other, language: "en" },
    ],
    new Map(),
  );
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

const submission = () => ({
  projectId: newId(),
  positionId: newId(),
  userId: talent.userId,
  companyId: newId(),
  submissionId: newId(),
  requestId: newId(),
});
async function publish(schema: typeof AvailRequestedSchema | typeof OfferMadeSchema): Promise<string> {
  const id = newId();
  const draft = draftEvent(schema, submission(), { aggregateId: newId(), version: 1 });
  await system.bus.publish([{ ...draft, id, occurredAt: new Date(), actorId: null, traceparent: "" }]);
  return id;
}
const mailOf = (kind: string) =>
  waitFor(`the mail ${kind}`, async () => system.mails.find((mail) => mail.kind === kind));
/** The address as this process serves it. */
const here = (url: string): URL => new URL(new URL(url).pathname, system.url);
const press = (url: string) =>
  fetch(here(url), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
const settings = async (actor = talent) =>
  (await system.execute<{ getNotificationSettings: Settings }>(actor, SETTINGS, {})).data
    .getNotificationSettings;
const modeOf = async (kind: string, actor = talent) =>
  (await settings(actor)).Kinds.find(({ Kind }) => Kind === kind)?.Mode;
const own = () => createUnsubscribeTokens(system.keys.key("messaging").d);

test("one press turns off one kind of mail; the list keeps its lines, and the settings turn it on again", async () => {
  await publish(AvailRequestedSchema);
  const { unsubscribe = "", text, html } = await mailOf("avail-requested");
  expect(unsubscribe).toMatch(/^http:\/\/localhost\/api\/unsubscribe\/[\w.-]+$/);
  expect(text).toContain(unsubscribe);
  expect(html).toContain(`href="${unsubscribe}"`);

  // Programs that check mails open their links.
  const page = await fetch(here(unsubscribe));
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const shown = await page.text();
  expect(shown).toContain('<html lang="tr" dir="ltr">');
  expect(shown).toMatch(/müsaitlik soruları[^]*<form method="post">/);
  expect(await modeOf("Availability")).toBe("Now");

  for (const time of ["first", "again"]) {
    const answer = await press(unsubscribe);
    expect([time, answer.status]).toEqual([time, 200]);
    expect(await answer.text()).toContain("artık almayacaksınız");
    expect([time, await modeOf("Availability")]).toEqual([time, "ListOnly"]);
  }
  expect(await modeOf("Availability", other)).toBe("Now");
  expect(await modeOf("Message")).toBe("Now");

  const event = await publish(AvailRequestedSchema);
  await waitFor("the line in the list", async () => {
    const { rowCount } = await database.query(
      "select from notification where group_key = $1 and not digest",
      [event],
    );
    return rowCount === 1;
  });
  await waitFor("the mail's effect", async () => {
    const { rowCount } = await database.query(
      "select from inbox where event_id = $1 and consumer = 'messaging-mails'",
      [event],
    );
    return rowCount === 1;
  });
  const { rowCount } = await database.query("select from mail where key like $1", [`${event}:%`]);
  expect(rowCount).toBe(0);

  await system.execute(talent, SAVE, { s: { Kinds: [{ Kind: "Availability", Mode: "Now" }] } });
  expect(await modeOf("Availability")).toBe("Now");
});

test("a form of several parts is taken as well, and a body that is too long is refused", async () => {
  const url = new URL(
    `/api/unsubscribe/${own().write({ userId: talent.userId, target: "Message", language: "en" }, new Date())}`,
    system.url,
  );
  const long = await fetch(url, { method: "POST", body: "x".repeat(3_000) });
  expect(long.status).toBeGreaterThanOrEqual(400);
  expect(await modeOf("Message")).toBe("Now");
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  expect((await fetch(url, { method: "POST", body: form })).status).toBe(200);
  expect(await modeOf("Message")).toBe("ListOnly");
});

test("an offer cannot be turned off, and its mail has no such link", async () => {
  await publish(OfferMadeSchema);
  const { unsubscribe, text } = await mailOf("offer-made");
  expect(unsubscribe).toBeUndefined();
  expect(text).not.toContain("/api/unsubscribe/");
  expect(text).toContain("http://localhost/profile?tab=notices");
});

test("the daily mail is turned off alone", async () => {
  const token = own().write({ userId: other.userId, target: DAILY_MAIL, language: "en" }, new Date());
  expect((await press(`http://localhost/api/unsubscribe/${token}`)).status).toBe(200);
  const { DailyMail, Kinds } = await settings(other);
  expect(DailyMail).toBe(false);
  expect(Kinds.filter(({ Mode }) => Mode === "ListOnly")).toEqual([]);
  const saved = await system.execute<{ saveNotificationSettings: Settings }>(other, SAVE, {
    s: { DailyMail: true },
  });
  expect(saved.data.saveNotificationSettings.DailyMail).toBe(true);
});

test("whoever turned a kind off altogether keeps it so", async () => {
  await system.execute(other, SAVE, { s: { Kinds: [{ Kind: "Message", Mode: "Never" }] } });
  const token = own().write({ userId: other.userId, target: "Message", language: "en" }, new Date());
  expect((await press(`http://localhost/api/unsubscribe/${token}`)).status).toBe(200);
  expect(await modeOf("Message", other)).toBe("Never");
});

test("somebody who was erased gets no settings by an old link", async () => {
  const userId = newId();
  await database.query("insert into erased_person (user_id) values ($1)", [userId]);
  const token = own().write({ userId, target: "Message", language: "en" }, new Date());
  expect((await press(`http://localhost/api/unsubscribe/${token}`)).status).toBe(200);
  const { rowCount } = await database.query("select from notification_setting where user_id = $1", [userId]);
  expect(rowCount).toBe(0);
});

test.each([
  ["forged", () => `${"A".repeat(60)}.${"A".repeat(43)}`, 404, "لا يعمل"],
  [
    "of another key",
    () =>
      createUnsubscribeTokens("another").write(
        { userId: talent.userId, target: "Message", language: "en" },
        new Date(),
      ),
    404,
    "لا يعمل",
  ],
  [
    "expired",
    () =>
      own().write(
        { userId: talent.userId, target: "Review", language: "en" },
        new Date("2025-01-01T00:00:00Z"),
      ),
    410,
    "انتهت صلاحية",
  ],
] as const)("a link that is %s says so, and changes nothing", async (_what, token, status, words) => {
  const before = await settings();
  for (const method of ["GET", "POST"]) {
    const answer = await fetch(new URL(`/api/unsubscribe/${token()}`, system.url), {
      method,
      headers: { "accept-language": "fr, ar-EG;q=0.8" },
    });
    expect([method, answer.status]).toEqual([method, status]);
    const page = await answer.text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain(words);
    expect(page).not.toContain("<form");
  }
  expect(await settings()).toEqual(before);
});
