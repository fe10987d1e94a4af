import { expectFailure } from "@callboard/testkit/expect-failure.ts";
import { startSmtpServer, type SmtpServer } from "@callboard/testkit/smtp-server.ts";
import { startExpiredWay } from "@callboard/testkit/tls-way.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createLog, type Log } from "@callboard/kit/log/log.ts";
import { describeMail } from "./mail.contract.ts";
import type { Mail } from "./mail.ts";
import { createSmtp, type SmtpOptions } from "./smtp.ts";

const FROM = "Çağrı Board <no-reply@callboard.test>";
const MESSAGE = { to: "someone@example.org", subject: "Hello", text: "Hello", kind: "greeting" };
const servers: SmtpServer[] = [];
const mails: Mail[] = [];
afterAll(() =>
  Promise.all([...mails.map((mail) => mail.close()), ...servers.map((server) => server.kill())]),
);

/** A log that records its lines. */
function rememberingLog(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  return { lines, log: createLog("test", "info", { write: (line: string) => void lines.push(line) }) };
}

async function server(...args: Parameters<typeof startSmtpServer>): Promise<SmtpServer> {
  const started = await startSmtpServer(...args);
  servers.push(started);
  return started;
}

function client(options: Partial<SmtpOptions> & { url: string }) {
  const { log, lines } = rememberingLog();
  const mail = createSmtp({ from: FROM, patienceMs: 60_000, ...options }, log);
  mails.push(mail);
  return { mail, lines };
}

const at = ({ port }: SmtpServer, credentials = ""): string => `smtp://${credentials}127.0.0.1:${port}`;

describeMail("SMTP", async () => {
  const smtp = await server();
  return {
    mail: client({ url: at(smtp) }).mail,
    arrived: async () => smtp.taken.map((mail) => ({ ...mail, to: mail.to.join(" ") })),
    breakDown: () => smtp.kill(),
    comeBack: () => smtp.start(),
    close: () => smtp.kill(),
  };
});

describe("a mail over SMTP", () => {
  test("the mail says who sends it, and that nobody reads replies", async () => {
    const smtp = await server();
    expect(await client({ url: at(smtp) }).mail.send(MESSAGE)).toMatchObject({ ok: true });
    const { raw, from } = await waitFor("it arrived", () => smtp.taken[0]);
    expect(from).toBe("no-reply@callboard.test");
    expect(raw).toMatch(/^From: =\?UTF-8\?.+ <no-reply@callboard\.test>\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test("a mail that is sent again has its Message-ID, belongs to its thread, and can be turned off by one press", async () => {
    const smtp = await server();
    const { mail } = client({ url: at(smtp), replyTo: "desk@callboard.test" });
    const unsubscribe = `https://callboard.test/api/unsubscribe/${"x".repeat(150)}`;
    const sent = { ...MESSAGE, id: "event:person", thread: "submission:1", unsubscribe };
    for (const _time of ["first", "again"]) expect(await mail.send(sent)).toMatchObject({ ok: true });
    expect(await mail.send({ ...sent, id: "other:person" })).toMatchObject({ ok: true });
    await waitFor("they arrived", () => smtp.taken.length === 3);
    const headers = (name: string) =>
      smtp.taken.map(
        ({ raw }) => new RegExp(`^${name}:\\s+(.+)\\r$`, "m").exec(raw.replaceAll(/\r\n\s+/g, " "))?.[1],
      );
    const [first, again, other] = headers("Message-ID");
    expect(first).toMatch(/^<[\w-]{43}@callboard\.test>$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    const [root] = headers("References");
    expect(root).toMatch(/^<[\w-]{43}@callboard\.test>$/);
    expect([first, other]).not.toContain(root);
    expect([...headers("References"), ...headers("In-Reply-To")]).toEqual(Array(6).fill(root));
    expect(headers("List-Unsubscribe")).toEqual(Array(3).fill(`<${unsubscribe}>`));
    expect(headers("List-Unsubscribe-Post")).toEqual(Array(3).fill("List-Unsubscribe=One-Click"));
    expect(headers("Reply-To")).toEqual(Array(3).fill("desk@callboard.test"));
    expect(headers("Auto-Submitted")).toEqual(Array(3).fill("auto-generated"));
  });

  test("a mail that stays on has no List-Unsubscribe", async () => {
    const smtp = await server();
    expect(await client({ url: at(smtp) }).mail.send(MESSAGE)).toMatchObject({ ok: true });
    const { raw } = await waitFor("it arrived", () => smtp.taken[0]);
    expect(raw).not.toMatch(/^(List-Unsubscribe|References|In-Reply-To|Reply-To)/im);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test("waits while the server's certificate has expired, and the log says so", async () => {
    const way = await startExpiredWay();
    // An address that reaches this machine but does not count as local, where certificates are not checked.
    const { mail, lines } = client({ url: `smtps://0.0.0.0:${way.port}` });
    expectFailure(await mail.send(MESSAGE), "UNAVAILABLE");
    await way.close();
    expect(lines.join("")).toContain(
      "The mail server shows a certificate that has expired: renew it. Mail will be retried",
    );
  });

  test("is encrypted where the server offers it, and signed in with what the URL says", async () => {
    const smtp = await server({ startTls: true, user: "me@here", password: "p:w/d" });
    const { mail } = client({ url: at(smtp, "me%40here:p%3Aw%2Fd@") });
    expect(await mail.send(MESSAGE)).toMatchObject({ ok: true });
    expect((await waitFor("it arrived", () => smtp.taken[0])).secure).toBe(true);
  });

  test.each([
    ["refused for good", { to: "gone@example.org" }, "VALIDATION", /refuses a mail for good/],
    ["put off", { to: "later@example.org" }, "UNAVAILABLE", /no mail right now/],
    ["not sent on", { to: "elsewhere@example.org" }, "UNAVAILABLE", /write user and password into MAIL_URL/],
  ])("that is %s says so, and no address gets into the log", async (_what, message, code, advice) => {
    const smtp = await server();
    const { mail, lines } = client({ url: at(smtp) });
    expect(await mail.send({ ...MESSAGE, ...message })).toMatchObject({ ok: false, failure: { code } });
    expect(lines.join("")).toMatch(advice);
    expect(lines.join("")).not.toContain("example.org");
    expect(await mail.send(MESSAGE)).toMatchObject({ ok: true });
  });
});

describe("the log names the setting to correct", () => {
  test.each([
    ["the password is wrong", "me:hidden@", {}, /"status":535.*correct the user and password in MAIL_URL/],
    ["there is no user", "", {}, /"status":530.*write user and password into MAIL_URL/],
    ["the sender is not ours", "me:secret@", { from: "stranger@callboard.test" }, /correct MAIL_FROM/],
  ])("when %s", async (_what, credentials, options, words) => {
    const smtp = await server({ user: "me", password: "secret" });
    const { mail, lines } = client({ url: at(smtp, credentials), ...options });
    expect(await mail.send(MESSAGE)).toMatchObject({ ok: false, failure: { code: "UNAVAILABLE" } });
    expect(lines.join("")).toMatch(words);
    expect(lines.join("")).not.toMatch(/hidden|secret|"me"|example\.org|that password/);
    expect(lines[0]).toContain('"dependency":"SMTP"');
  });

  test("when nothing listens there, already at the start", async () => {
    const { lines } = client({ url: "smtp://127.0.0.1:1" });
    await waitFor("it is said", () => lines.length > 0);
    expect(lines[0]).toMatch(/correct the host and port in MAIL_URL/);
  });

  test("when a server that does not encrypt would be sent a password over the network", async () => {
    const smtp = await server({ user: "me", password: "secret" });
    // Every address in 0.0.0.0/8 reaches this machine, and none of them is its loopback address.
    const { mail, lines } = client({ url: `smtp://me:secret@0.0.0.0:${smtp.port}` });
    expect(await mail.send(MESSAGE)).toMatchObject({ ok: false, failure: { code: "UNAVAILABLE" } });
    expect(lines.join("")).toMatch(/offers no encryption that can be trusted/);
    expect(smtp.taken).toEqual([]);
  });

  test("when the greeting comes too late; with patience or a faster server it goes through by itself", async () => {
    const smtp = await server({ greetingMs: 600_000 });
    const { mail, lines } = client({ url: at(smtp), patienceMs: 3_000 });
    expect(await mail.send(MESSAGE)).toMatchObject({ ok: false, failure: { code: "UNAVAILABLE" } });
    expect(lines.join("")).toMatch(/too slow.*correct MAIL_URL/);
    await smtp.kill();
    await smtp.start({});
    expect(await mail.send(MESSAGE)).toMatchObject({ ok: true });
  });
});
