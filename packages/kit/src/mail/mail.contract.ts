import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Mail, MailMessage } from "./mail.ts";

/** An engine under test: mail, what arrived through it, and how to make its far end refuse. */
export interface MailEngine {
  readonly mail: Mail;
  arrived(): Promise<readonly MailMessage[]>;
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

const MESSAGE: MailMessage = {
  to: "someone@example.org",
  subject: "Çağrı: your code",
  text: "The code is 123456.\n\nضع الرمز",
  html: "<p>The code is <b>123456</b>.</p>",
  kind: "code",
};

/** What every way of sending mail promises. */
export function describeMail(name: string, open: () => Promise<MailEngine>): void {
  describe(`mail through ${name}`, () => {
    let engine: MailEngine;
    beforeAll(async () => {
      engine = await open();
    });
    afterAll(() => engine.close());

    it("delivers a mail as it was written", async () => {
      expect(await engine.mail.send(MESSAGE)).toEqual({ ok: true, value: undefined });
      const [mail] = await waitFor("it arrived", async () => {
        const arrived = await engine.arrived();
        return arrived.length > 0 && arrived;
      });
      expect(mail).toMatchObject({ ...MESSAGE, kind: expect.any(String) });
    });

    it.each([
      ["an address that is none", { ...MESSAGE, to: "nobody" }],
      ["two addresses", { ...MESSAGE, to: "a@example.org b@example.org" }],
      ["a text without end", { ...MESSAGE, text: "x".repeat(100_001) }],
    ])("refuses %s", async (_name, message) => {
      expect(await engine.mail.send(message)).toMatchObject({ ok: false, failure: { code: "VALIDATION" } });
    });

    it("says UNAVAILABLE when nobody takes the mail", async () => {
      await engine.breakDown();
      expect(await engine.mail.send(MESSAGE)).toMatchObject({
        ok: false,
        failure: { code: "UNAVAILABLE", dependency: "mail" },
      });
    });
  });
}
