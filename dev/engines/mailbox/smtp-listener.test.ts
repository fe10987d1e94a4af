import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { StoredMessage } from "./message-store.ts";
import { readMail } from "./mime-text.ts";
import { startMailbox } from "./start-mailbox.ts";
import type { Mailbox } from "./start-mailbox.ts";

let folder: string;
let mailbox: Mailbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mailbox-"));
  mailbox = await startMailbox({ port: 0, smtpPort: 0, secret: "test-secret", dataFolder: folder });
});

afterAll(async () => {
  await mailbox.stop();
  await rm(folder, { recursive: true });
});

async function send(message: { to: string; subject: string; text?: string; html?: string }): Promise<void> {
  const transport = createTransport({ host: "127.0.0.1", port: mailbox.smtpPort ?? 0, secure: false });
  await transport.sendMail({ from: "realm@callboard.test", ...message });
  transport.close();
}

async function messages(to: string): Promise<StoredMessage[]> {
  const answer = await fetch(
    `http://127.0.0.1:${mailbox.port}/dev/mailbox/messages.json?to=${encodeURIComponent(to)}`,
  );
  return (await answer.json()) as StoredMessage[];
}

const LINK = `https://callboard.test/auth/realms/callboard/login-actions/action-token?key=${"x".repeat(200)}`;

it("keeps the plain text of a message with two forms, as it was written", async () => {
  const text = `Merhaba Çağrı,\nضع الرمز\n${LINK}`;
  await send({
    to: "ada@callboard.test",
    subject: "Adresinizi onaylayın: Çağrı",
    text,
    html: "<p>other</p>",
  });
  expect(await messages("ada@callboard.test")).toMatchObject([
    { subject: "Adresinizi onaylayın: Çağrı", text },
  ]);
});

it("keeps the HTML of a message that has nothing else", async () => {
  await send({ to: "bob@callboard.test", subject: "", html: "<p>only this</p>" });
  expect(await messages("bob@callboard.test")).toMatchObject([{ text: "<p>only this</p>" }]);
});

it("keeps a message for each of its receivers", async () => {
  await send({ to: "carol@callboard.test, dave@callboard.test", subject: "Both", text: "Hello" });
  expect(await messages("carol@callboard.test")).toHaveLength(1);
  expect(await messages("dave@callboard.test")).toHaveLength(1);
});

it("refuses a message that is too long", async () => {
  const text = "x".repeat(1_200_000);
  await expect(send({ to: "eve@callboard.test", subject: "Long", text })).rejects.toThrow(/552|too/);
});

it.each([
  ["no body", "Subject: Only a head", { subject: "Only a head", text: "" }],
  ["nothing at all", "", { subject: "", text: "" }],
  [
    "a part without an end",
    'Content-Type: multipart/mixed; boundary="b"\n\n--b\n\nlost',
    { subject: "", text: "" },
  ],
  [
    "an unknown character set",
    "Content-Type: text/plain; charset=nothing\n\nabc",
    { subject: "", text: "abc" },
  ],
  [
    "a word in two pieces",
    "Subject: =?utf-8?Q?A_?=\r\n =?utf-8?B?w6c=?=\n\nx",
    { subject: "A ç", text: "x" },
  ],
])("reads a message with %s", (_name, message, read) => {
  expect(readMail(Buffer.from(message))).toEqual({ ...read, attachments: [] });
});
