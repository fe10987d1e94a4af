import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Mail, MailMessage } from "./mail.ts";

/** The mail adapter under test: the mail, what arrived, and how to stop its server and start it again. */
export interface MailEngine {
  readonly mail: Mail;
  arrived(): Promise<readonly Omit<MailMessage, "kind">[]>;
  breakDown(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const MESSAGE: MailMessage = {
  to: "someone@example.org",
  subject: "Your code",
  text: "The code is 123456.\n\nضع الرمز",
  html: "<p>The code is <b>123456</b>.</p>",
  kind: "code",
};

/** The contract of every way to send mail. */
export function describeMail(name: string, open: () => Promise<MailEngine>): void {
  describe(`mail through ${name}`, () => {
    let engine: MailEngine;
    beforeAll(async () => {
      engine = await open();
    });
    afterAll(() => engine.close());

    /** Sends it and returns it as it arrived. */
    async function sent(message: MailMessage) {
      expect(await engine.mail.send(message)).toEqual({ ok: true, value: undefined });
      return waitFor("it arrived", async () => (await engine.arrived()).find(({ to }) => to === message.to));
    }

    it.each([
      ["Çağrı: kodun burada", "tr@example.org"],
      ["رمزك في المنصة هو 123456", "ar@example.org"],
      [`Çok uzun bir başlık ${"ş".repeat(200)}`, "long@example.org"],
    ])("delivers a mail as it was written: %s", async (subject, to) => {
      const { subject: arrived, text, html } = await sent({ ...MESSAGE, subject, to });
      expect({ subject: arrived, text, html }).toEqual({ subject, text: MESSAGE.text, html: MESSAGE.html });
    });

    it("delivers a mail without HTML", async () => {
      const { html: _html, ...plain } = MESSAGE;
      expect(await sent({ ...plain, to: "plain@example.org" })).toMatchObject({ text: MESSAGE.text });
    });

    it("delivers a file with its name, its type and its letters", async () => {
      const file = {
        fileName: "audition.ics",
        type: "text/calendar; charset=utf-8; method=PUBLISH",
        content: "BEGIN:VCALENDAR\r\nX-WR-CALNAME:تجربة أداء – Görüşme\r\nEND:VCALENDAR\r\n",
      };
      const arrived = await sent({ ...MESSAGE, to: "file@example.org", attachments: [file] });
      expect(arrived).toMatchObject({ text: MESSAGE.text, html: MESSAGE.html, attachments: [file] });
    });

    it("makes one line of a subject that would begin another header", async () => {
      const subject = "Hello\r\nBcc: other@example.org\n\nbody\u2028end";
      expect(await sent({ ...MESSAGE, to: "lines@example.org", subject })).toMatchObject({
        subject: "Hello Bcc: other@example.org body end",
        text: MESSAGE.text,
      });
    });

    it.each([
      ["an address that is none", { ...MESSAGE, to: "nobody" }, "to"],
      ["two addresses", { ...MESSAGE, to: "a@example.org b@example.org" }, "to"],
      ["two addresses in a list", { ...MESSAGE, to: "a@example.org,b@example.org" }, "to"],
      ["an address with a header behind it", { ...MESSAGE, to: "a@example.org\nBcc:b@example.org" }, "to"],
      ["an address with a command", { ...MESSAGE, to: "a@example.org>\r\nRCPT" }, "to"],
      ["a text without end", { ...MESSAGE, text: "x".repeat(100_001) }, "text"],
      ["HTML without end", { ...MESSAGE, html: "x".repeat(100_001) }, "html"],
      [
        "a file without end",
        {
          ...MESSAGE,
          attachments: [{ fileName: "a.ics", type: "text/calendar", content: "x".repeat(200_001) }],
        },
        "attachments",
      ],
      ["a subject without end", { ...MESSAGE, subject: "x".repeat(501) }, "subject"],
    ])("refuses %s", async (_name, message, path) => {
      expect(await engine.mail.send(message)).toMatchObject({
        ok: false,
        failure: { code: "VALIDATION", fields: [{ path }] },
      });
    });

    it("says UNAVAILABLE when nobody takes the mail, and sends again once somebody does", async () => {
      const message = { ...MESSAGE, to: "again@example.org" };
      await engine.breakDown();
      expect(await engine.mail.send(message)).toMatchObject({
        ok: false,
        failure: { code: "UNAVAILABLE", dependency: "mail" },
      });
      await engine.comeBack();
      await sent(message);
      expect((await engine.arrived()).filter(({ to }) => to === message.to)).toHaveLength(1);
    });
  });
}
