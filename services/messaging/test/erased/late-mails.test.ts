import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { ok } from "@callboard/kit/result.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { forgetPerson } from "#adapters/store/erasure.ts";
import { queueMails, toQueue, type QueuedMail } from "#adapters/store/mails.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { MailDraft } from "#domain/mails/mail-draft.ts";

let store: TestDatabase;
let database: ReturnType<typeof openDatabase<Tables>>;
beforeAll(async () => {
  store = await serviceDatabase("messaging", new URL("../../migrations/", import.meta.url));
  database = openDatabase<Tables>({ url: store.url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await store.drop();
});

/** A daily mail whose only line names a person. */
function digestNaming(id: string, name: string): QueuedMail {
  const line = {
    happening: "submission-received",
    count: 1,
    about: ["", "Night", "Iris", ""],
    person: { id, name },
  };
  const draft: MailDraft = {
    form: "digest",
    language: "en",
    firstName: "Rea",
    lines: [line as never],
    total: 1,
    link: "http://localhost/",
  };
  const mail = toQueue(draft, { key: `digest:${newId()}:2026-11-29`, to: "rea@example.com" });
  if (!mail) throw new Error("The mail has no text.");
  return mail;
}

const run = (work: (tx: never) => Promise<unknown>) =>
  inTransaction(database.db, async (tx) => {
    await work(tx as never);
    return ok();
  });

/** Files can name the person as well. */
const withFile = (mail: QueuedMail): QueuedMail => ({
  ...mail,
  attachments: [{ fileName: "a.ics", type: "text/calendar", content: "SUMMARY:Mary Quill" }],
});

const textOf = async ({ key }: QueuedMail) => {
  const { rows } = await sql<{ text: string }>`
    select concat(subject, body, html, draft, attachments) as text from mail where key = ${key}`.execute(
    database.db,
  );
  return rows[0]?.text;
};

test("a mail that was prepared before an erasure is queued without the name after it", async () => {
  const [gone, other] = [newId(), newId()];
  await run((tx) => forgetPerson(tx, gone));
  const [about, kept] = [gone, other].map((id) => withFile(digestNaming(id, "Mary Quill"))) as [
    QueuedMail,
    QueuedMail,
  ];
  await run((tx) => queueMails(tx, [about, kept]));
  expect(await textOf(about)).not.toContain("Quill");
  expect(await textOf(about)).toContain("Former member");
  expect(await textOf(kept)).toContain("SUMMARY:Mary Quill");
});

test("an erasure waits for a mail that is being queued, and finds it", async () => {
  const gone = newId();
  const mail = withFile(digestNaming(gone, "Mary Quill"));
  const queued = Promise.withResolvers<void>();
  const queueing = run(async (tx) => {
    await queueMails(tx, [mail]);
    queued.resolve();
    await sql`select pg_sleep(0.2)`.execute(tx);
  });
  await queued.promise;
  await Promise.all([queueing, run((tx) => forgetPerson(tx, gone))]);
  expect(await textOf(mail)).not.toContain("Quill");
});
