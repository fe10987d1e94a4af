import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KEPT_MESSAGES, openMessageStore } from "./message-store.ts";
import type { StoredMessage } from "./message-store.ts";
import { startMailbox } from "./start-mailbox.ts";
import type { Mailbox } from "./start-mailbox.ts";

let folder: string;
let mailbox: Mailbox;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mailbox-"));
  mailbox = await startMailbox({ port: 0, secret: "test-secret", dataFolder: folder });
});

afterEach(async () => {
  await mailbox.stop();
  await rm(folder, { recursive: true });
});

function url(path: string): string {
  return `http://127.0.0.1:${mailbox.port}${path}`;
}

async function send(message: object, secret = "test-secret"): Promise<number> {
  const response = await fetch(url("/messages"), {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  return response.status;
}

async function messages(to: string): Promise<StoredMessage[]> {
  const response = await fetch(url(`/dev/mailbox/messages.json?to=${encodeURIComponent(to)}`));
  return (await response.json()) as StoredMessage[];
}

const hello = { to: "ada@callboard.test", subject: "Hello", text: "Your code is 123456." };

it("keeps a message and lists it for its address, newest first, without case", async () => {
  expect(await send(hello)).toBe(201);
  expect(await send({ ...hello, to: "Ada@Callboard.test", subject: "Again" })).toBe(201);
  expect(await send({ ...hello, to: "bob@callboard.test" })).toBe(201);
  expect((await messages("ADA@callboard.test")).map((message) => message.subject)).toEqual([
    "Again",
    "Hello",
  ]);
});

it("takes no message without the secret and none that is malformed", async () => {
  expect(await send(hello, "wrong")).toBe(401);
  expect(await send({ to: "ada@callboard.test" })).toBe(400);
  expect(await messages("ada@callboard.test")).toEqual([]);
});

it("shows the files of a message on its page, as text", async () => {
  const attachments = [{ fileName: "audition.ics", type: "text/calendar", content: "SUMMARY:<Captain>" }];
  expect(await send({ ...hello, attachments })).toBe(201);
  const [message] = await messages(hello.to);
  expect(message?.attachments).toEqual(attachments);
  const page = await (await fetch(url(`/dev/mailbox/${message?.id}`))).text();
  expect(page).toContain("<h2>audition.ics</h2>");
  expect(page).toContain("SUMMARY:&lt;Captain&gt;");
});

it("keeps a message that is handed in twice with the same key once", async () => {
  await send({ ...hello, key: "k1" });
  expect(await send({ ...hello, key: "k1" })).toBe(201);
  expect(await messages(hello.to)).toHaveLength(1);
});

it("shows text as text", async () => {
  await send({ ...hello, subject: "<b>x</b>", text: "<script>alert(1)</script>" });
  const id = (await messages(hello.to))[0]?.id ?? "";
  const response = await fetch(url(`/dev/mailbox/${id}`));
  const page = await response.text();
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await (await fetch(url("/dev/mailbox"))).text()).toContain("&lt;b&gt;x&lt;/b&gt;");
  expect((await fetch(url("/dev/mailbox/none"))).status).toBe(404);
});

it("still has its messages after a restart and a line cut off by a crash", async () => {
  await send(hello);
  await mailbox.stop();
  await appendFile(join(folder, "mailbox.jsonl"), '{"to":"ada@ca');
  mailbox = await startMailbox({ port: 0, secret: "test-secret", dataFolder: folder });
  expect(await messages(hello.to)).toHaveLength(1);
  await send({ ...hello, subject: "After" });
  await mailbox.stop();
  mailbox = await startMailbox({ port: 0, secret: "test-secret", dataFolder: folder });
  expect(await messages(hello.to)).toHaveLength(2);
});

it("keeps the newest thousand, in memory and in the file", async () => {
  const path = join(folder, "bounded.jsonl");
  const store = await openMessageStore(path);
  const sent = Array.from({ length: 2 * KEPT_MESSAGES + 5 }, (_, index) =>
    store.add({ ...hello, subject: String(index) }),
  );
  await Promise.all(sent);
  expect(store.list()).toHaveLength(KEPT_MESSAGES);
  expect(store.list()[0]?.subject).toBe(String(2 * KEPT_MESSAGES + 4));
  const lines = (await readFile(path, "utf8")).trim().split("\n");
  expect(lines.length).toBeLessThanOrEqual(2 * KEPT_MESSAGES);
  expect((await openMessageStore(path)).list()).toEqual(store.list());
});
