import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { ok } from "@callboard/kit/result.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { forgetPerson } from "#adapters/store/erasure.ts";
import { markSent, queueMails, toQueue, type QueuedMail } from "#adapters/store/mails.ts";
import { addNotices } from "#adapters/store/notices/notices.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { toDraft, writeDraft, type MailDraft } from "#domain/mails/mail-draft.ts";

let store: TestDatabase;
let database: ReturnType<typeof openDatabase<Tables>>;
beforeAll(async () => {
  store = await serviceDatabase("messaging", new URL("../../migrations/", import.meta.url));
  database = openDatabase<Tables>({ url: store.url, name: "test", log: createLog("test", "silent") });
});
// Each test erases the same people.
beforeEach(() => sql`delete from erased_person`.execute(database.db));
afterAll(async () => {
  await database.close();
  await store.drop();
});

/** Names that a text can hold in other forms, or as a part of other words. */
const NAMES = [
  "Mary O'Brien",
  "Art",
  "A",
  "The",
  "Anna & <Bo>",
  'Jo "Back\\slash" Lee',
  "$& {talent} $1",
  "Former member",
  "a person who is described by four words or more",
  "مايا",
];

const [gone, namesake, other] = [newId(), newId(), newId()];
const FACTS = {
  firstName: "Rea",
  project: "The Art of A Long Night",
  role: "Art Director",
  company: "Art & The Artful",
  startsAt: null,
  respondBy: null,
  zone: "UTC",
  changes: [],
  file: "",
} as const;

const answered = (talentId: string, talent: string, language = "en"): MailDraft => ({
  form: "event",
  kind: "request-answered",
  reader: "casting",
  language,
  link: "http://localhost/",
  facts: { ...FACTS, talent, talentId },
});
const unread = (senderId: string, startedBy: string, talent: string): MailDraft => ({
  form: "event",
  kind: "message-unread",
  reader: "casting",
  language: "en",
  link: "http://localhost/",
  facts: { ...FACTS, talent, talentId: senderId, quotedIds: [senderId, startedBy] },
});
const digest = (...people: readonly (readonly [id: string, name: string])[]): MailDraft => ({
  form: "digest",
  language: "tr",
  firstName: "Rea",
  total: people.length,
  link: "http://localhost/",
  lines: people.map(([id, name]) => ({
    happening: "submission-withdrawn",
    count: 1,
    about: ["The Art of A Long Night", "Art Director"],
    person: { id, name },
  })),
});

const run = (act: (tx: Parameters<typeof forgetPerson>[0]) => Promise<unknown>) =>
  inTransaction(database.db, async (tx) => {
    await act(tx);
    return ok();
  });

async function stored(): Promise<
  Map<string, Pick<QueuedMail, "subject" | "text" | "html"> & { draft: unknown }>
> {
  const { rows } = await sql<{ key: string; subject: string; text: string; html: string; draft: unknown }>`
    select key, subject, body as text, html, draft from mail`.execute(database.db);
  return new Map(rows.map(({ key, ...mail }) => [key, mail]));
}

test.each(NAMES)(
  "%s is erased by id, and nothing that was said about somebody else changes",
  async (name) => {
    await sql`delete from mail`.execute(database.db);
    await sql`delete from notification`.execute(database.db);
    const mails: Readonly<Record<string, MailDraft>> = {
      gone: answered(gone, name),
      "gone-tr": answered(gone, name, "tr"),
      namesake: answered(namesake, name),
      other: answered(other, "Ben Hill"),
      digest: digest([gone, name], [namesake, name], [other, "Ben Hill"]),
      sent: answered(gone, name),
      "message-of-gone": unread(gone, other, name),
      "message-under-subject-of-gone": unread(namesake, gone, name),
      "message-of-namesake": unread(namesake, other, name),
    };
    await run(async (tx) => {
      const to = "reader@example.test";
      await queueMails(
        tx,
        Object.entries(mails).map(([key, draft]) => toQueue(draft, { key, to }) as QueuedMail),
      );
      const notice = (userId: string, person: string) => ({
        userIds: [other],
        groupKey: userId,
        happening: "request-answered",
        kind: "Response" as const,
        facts: { userId, person, project: FACTS.project },
      });
      await addNotices(tx, [notice(gone, name), notice(namesake, name)]);
    });
    await markSent(database.db, "sent");
    const before = await stored();
    await run((tx) => forgetPerson(tx, gone));
    const after = await stored();

    for (const key of ["namesake", "other", "message-of-namesake"])
      expect(after.get(key)).toEqual(before.get(key));
    expect(after.get("gone")).toMatchObject(writeDraft(answered(gone, "Former member")) ?? {});
    expect(after.get("gone-tr")).toMatchObject(writeDraft(answered(gone, "Eski üye", "tr")) ?? {});
    expect(after.get("digest")).toMatchObject(
      writeDraft(digest([gone, "Eski üye"], [namesake, name], [other, "Ben Hill"])) ?? {},
    );
    expect(after.get("sent")).toEqual({ subject: "", text: null, html: null, draft: null });
    expect([...before.keys()].filter((key) => !after.has(key)).toSorted()).toEqual([
      "message-of-gone",
      "message-under-subject-of-gone",
    ]);
    const { rows: left } = await sql`select from mail_person where user_id = ${gone}`.execute(database.db);
    expect(left).toEqual([]);
    const { rows: notices } = await sql`
    select group_key, facts ->> 'person' as person, facts ->> 'project' as project from notification`.execute(
      database.db,
    );
    expect(notices).toEqual(
      expect.arrayContaining([
        { group_key: gone, person: null, project: FACTS.project },
        { group_key: namesake, person: name, project: FACTS.project },
      ]),
    );
  },
);

test("a line that names several people keeps all names but one", async () => {
  await sql`delete from mail`.execute(database.db);
  const people = [
    { id: gone, name: "Mary O'Brien" },
    { id: other, name: "Ben Hill" },
  ];
  const line = { happening: "waiting-decisions", count: 2, about: [], person: null, people } as const;
  const daily: MailDraft = {
    form: "digest",
    language: "en",
    firstName: "Rea",
    total: 1,
    link: "http://localhost/",
    lines: [line],
  };
  await run(async (tx) => {
    await queueMails(tx, [toQueue(daily, { key: "daily", to: "reader@example.test" }) as QueuedMail]);
    const about = { userIds: [namesake], groupKey: "waiting", kind: "Response", count: 2 } as const;
    await addNotices(tx, [{ ...about, happening: "waiting-decisions", facts: { people } }]);
  });
  await run((tx) => forgetPerson(tx, gone));
  expect((await stored()).get("daily")?.text).toContain(
    "Waiting for your decision (2): Former member · Ben Hill\n",
  );
  const { rows } = await sql`
    select count, facts -> 'people' as people from notification where group_key = 'waiting'`.execute(
    database.db,
  );
  expect(rows).toEqual([
    {
      count: 2,
      people: [
        { id: gone, name: "" },
        { id: other, name: "Ben Hill" },
      ],
    },
  ]);
});

test("two people of one mail are erased one after the other", async () => {
  await sql`delete from mail`.execute(database.db);
  const both = digest([gone, "Mary O'Brien"], [namesake, "Mary O'Brien"]);
  await run((tx) =>
    queueMails(tx, [toQueue(both, { key: "both", to: "reader@example.test" }) as QueuedMail]),
  );
  await run((tx) => forgetPerson(tx, gone));
  await run((tx) => forgetPerson(tx, namesake));
  const mail = (await stored()).get("both");
  expect(JSON.stringify(mail)).not.toContain("Brien");
  expect(mail).toMatchObject(writeDraft(toDraft(mail?.draft)) ?? {});
});

test("more mails than one statement takes are all written again", async () => {
  await sql`delete from mail`.execute(database.db);
  const many = Array.from({ length: 450 }, (_, place) => `mail-${place}`);
  const to = "reader@example.test";
  await run((tx) =>
    queueMails(
      tx,
      many.map((key) => toQueue(answered(gone, "Zephyrine"), { key, to }) as QueuedMail),
    ),
  );
  await run((tx) => forgetPerson(tx, gone));
  const { rows } = await sql`select from mail where strpos(mail::text, 'Zephyrine') > 0`.execute(database.db);
  expect(rows).toEqual([]);
});

test("times of a mail outlive its rewriting", async () => {
  await sql`delete from mail`.execute(database.db);
  const draft = answered(gone, "Zephyrine");
  const startsAt = new Date("2026-12-01T18:00:00Z");
  const timed = {
    ...draft,
    facts: { ...(draft.form === "event" ? draft.facts : FACTS), startsAt },
  } as MailDraft;
  await run((tx) => queueMails(tx, [toQueue(timed, { key: "timed", to: "r@example.test" }) as QueuedMail]));
  await run((tx) => forgetPerson(tx, gone));
  expect((await stored()).get("timed")?.text).toContain("Tuesday, December 1, 2026");
});
