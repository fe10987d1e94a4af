import { createLog } from "@callboard/kit/log/log.ts";
import type { Mail } from "@callboard/mail/mail.ts";
import { createSmtp } from "@callboard/mail/smtp.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { startSmtpServer, type SmtpServer } from "@callboard/testkit/smtp-server.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { sql } from "kysely";
import { sendWaiting } from "../src/adapters/events/mail-sender.ts";
import { purgeMails, queueMails } from "../src/adapters/store/mails.ts";
import type { Tables } from "../src/adapters/store/tables.ts";

const log = createLog("test", "silent");
let store: TestDatabase;
let database: ReturnType<typeof openDatabase<Tables>>;
let smtp: SmtpServer;
let mail: Mail;

beforeAll(async () => {
  store = await serviceDatabase("messaging", new URL("../migrations/", import.meta.url));
  database = openDatabase<Tables>({ url: store.url, name: "test", log, poolSize: 2 });
  smtp = await startSmtpServer();
  mail = createSmtp({ url: `smtp://127.0.0.1:${smtp.port}`, from: "no-reply@callboard.test" }, log);
});
afterAll(async () => {
  await Promise.all([mail.close(), smtp.kill(), database.close()]);
  await store.drop();
});
afterEach(() => sql`delete from mail`.execute(database.db));

const DRAFT = {
  form: "digest",
  language: "en",
  firstName: "Ada",
  lines: [],
  total: 0,
  link: "http://localhost",
} as const;

async function queue(...receivers: string[]): Promise<void> {
  const mails = receivers.map((to) => ({
    key: to,
    to,
    subject: "Hello",
    text: "Hello",
    html: "<p>Hello</p>",
    kind: "test",
    draft: DRAFT,
  }));
  await database.db.transaction().execute((tx) => queueMails(tx, mails));
}

async function queued() {
  const { rows } = await sql<{ key: string; fate: string; tries: number; kept: boolean }>`
    select key, case when sent_at is not null then 'sent' when given_up_at is not null then 'given up' else 'waits' end
      as fate, tries, coalesce(body, html) is not null as kept
    from mail order by key`.execute(database.db);
  return rows;
}

/** The database's current time, in full precision. */
async function clock(): Promise<string> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(database.db);
  return rows[0]?.at ?? "";
}
test("what is taken is sent once, what is refused for good is given up, what is put off waits", async () => {
  await queue("ada@example.org", "gone@example.org", "later@example.org");
  await sendWaiting(database.db, mail, log);
  expect(await queued()).toEqual([
    expect.objectContaining({ key: "ada@example.org", fate: "sent", kept: false }),
    expect.objectContaining({ key: "gone@example.org", fate: "given up", kept: false }),
    expect.objectContaining({ key: "later@example.org", fate: "waits", kept: true }),
  ]);
  await sql`update mail set next_try_at = now()`.execute(database.db);
  expect(await sendWaiting(database.db, mail, log)).toBe(1);
  await waitFor("the mail", () => smtp.taken.length > 0);
  expect(smtp.taken.map(({ to }) => to)).toEqual([["ada@example.org"]]);
});

test("a file is sent with its mail, and nothing of it stays", async () => {
  const file = {
    fileName: "audition.ics",
    type: "text/calendar; charset=utf-8",
    content: "BEGIN:VCALENDAR\r\n",
  };
  const to = "file@example.org";
  const mails = [{ key: to, to, subject: "A", text: "A", html: "<p>A</p>", kind: "test", draft: DRAFT }];
  await database.db.transaction().execute((tx) =>
    queueMails(
      tx,
      mails.map((one) => ({ ...one, attachments: [file] })),
    ),
  );
  await sendWaiting(database.db, mail, log);
  const sent = await waitFor("the mail", () => smtp.taken.find((one) => one.to.includes(to)));
  expect(sent.attachments).toEqual([file]);
  const { rows } = await sql<{ attachments: unknown }>`select attachments from mail`.execute(database.db);
  expect(rows).toEqual([{ attachments: null }]);
});

test("pauses grow to an hour while the mail server is unavailable, and after two days the mail is given up", async () => {
  await queue("ada@example.org");
  await smtp.kill();
  for (const pause of [5, 15, 45, 135, 405, 1_215, 3_600, 3_600, 3_600]) {
    await sql`update mail set next_try_at = now()`.execute(database.db);
    const from = await clock();
    await sendWaiting(database.db, mail, log);
    // The pause begins when the attempt starts, however long it takes.
    const { rows } = await sql<{ kept: boolean }>`
      select next_try_at - make_interval(secs => ${pause}) between ${from}::timestamptz and clock_timestamp() as kept
      from mail`.execute(database.db);
    expect([pause, rows]).toEqual([pause, [{ kept: true }]]);
  }
  await sql`update mail set next_try_at = now(), created_at = now() - interval '49 hours'`.execute(
    database.db,
  );
  await sendWaiting(database.db, mail, log);
  expect(await queued()).toEqual([expect.objectContaining({ fate: "given up", kept: false })]);
  await smtp.start();
});

test("finished mails are deleted after 35 days, with their addresses; what waits stays", async () => {
  await queue("sent@example.org", "given-up@example.org", "recent@example.org", "waits@example.org");
  await sql`
    update mail set created_at = now() - interval '36 days',
      sent_at = case key when 'sent@example.org' then now() - interval '36 days'
        when 'recent@example.org' then now() - interval '34 days' end,
      given_up_at = case key when 'given-up@example.org' then now() - interval '36 days' end`.execute(
    database.db,
  );
  await purgeMails(database.db);
  expect((await queued()).map(({ key }) => key)).toEqual(["recent@example.org", "waits@example.org"]);
});
