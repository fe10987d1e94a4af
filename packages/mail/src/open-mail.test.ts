import { parseConfig } from "@callboard/kit/process/config.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { runInsideTransaction } from "@callboard/kit/postgres/transaction-scope.ts";
import { defaultSender, mailConfig, openMail } from "./open-mail.ts";

const PUBLIC_URL = "https://callboard.test";
const SMTP = { PUBLIC_URL, MAIL_URL: "smtp://user:secret@mail.test:587" };

test.each([
  ["SMTP", SMTP],
  ["SMTP with TLS and a sender", { ...SMTP, MAIL_URL: "smtps://mail.test", MAIL_FROM: "Us <a@b.test>" }],
  ["a sender without a name", { ...SMTP, MAIL_FROM: "a@b.test" }],
  ["the mailbox", { PUBLIC_URL, MAIL_URL: "http://127.0.0.1:1/messages", MAIL_SECRET: "shared" }],
])("%s can be set", (_name, settings) => {
  expect(parseConfig(mailConfig, settings)).toEqual(settings);
});

test.each([
  ["another protocol", { ...SMTP, MAIL_URL: "pop3://user:secret@mail.test" }, ["MAIL_URL: must be smtp://"]],
  ["a mailbox without its secret", { ...SMTP, MAIL_URL: "http://mail.test" }, ["MAIL_SECRET: is missing"]],
  [
    "a sender with a header behind it",
    { ...SMTP, MAIL_FROM: "a@b.test\nBcc: c@d.test" },
    ["MAIL_FROM: must"],
  ],
  [
    "two wrong",
    { PUBLIC_URL, MAIL_FROM: "us" },
    ["MAIL_URL: must be smtp://", "MAIL_FROM: must be an address"],
  ],
])("%s is said, and no value with it", (_name, settings, words) => {
  const parse = () => parseConfig(mailConfig, settings);
  for (const one of words) expect(parse).toThrow(one);
  expect(parse).not.toThrow("secret@");
});

test.each([
  ["https://callboard.example", "Callboard <no-reply@callboard.example>"],
  ["http://localhost:4000", "Callboard <no-reply@localhost>"],
  ["http://10.0.0.1:4000", "Callboard <no-reply@[10.0.0.1]>"],
  ["http://[fd00::1]:4000", "Callboard <no-reply@[IPv6:fd00::1]>"],
])("mails of %s come from %s", (url, sender) => {
  expect(defaultSender(url)).toBe(sender);
});

test.each([
  ["SMTP", SMTP],
  ["the mailbox", { PUBLIC_URL, MAIL_URL: "http://127.0.0.1:1/messages", MAIL_SECRET: "shared" }],
])("%s takes no mail inside a transaction", async (_name, settings) => {
  const mail = openMail(settings, createLog("test", "silent"));
  const send = () =>
    runInsideTransaction(() =>
      mail.send({ to: "a@b.test", subject: "Hello", text: "You.", kind: "welcome" }),
    );
  await expect(send()).rejects.toThrow("mail.send was called inside a database transaction");
  await mail.close();
});
