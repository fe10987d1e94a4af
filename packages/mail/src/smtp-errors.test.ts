import { classifySmtpError } from "./smtp-errors.ts";

const error = (code: string, status = 0, step = "CONN") => ({ code, status, step });

test.each([
  ["no such host", error("EDNS"), "", false, /correct the host in MAIL_URL/],
  ["a broken connection", error("ECONNECTION"), "", false, /correct the host and port in MAIL_URL/],
  ["a certificate that nobody signed", error("ETLS"), "", false, /certificate of a known authority/],
  ["an address that no command can hold", error("EENVELOPE", 0, "API"), "", true, /cannot be written/],
  ["no service", error("EPROTOCOL", 554), "", false, /correct the host and port/],
  ["no time", error("EENVELOPE", 421, "RCPT TO"), "", false, /right now/],
  ["a full disk", error("EMESSAGE", 452, "DATA"), "452 4.3.1 Insufficient storage", false, /right now/],
  ["disorder", error("EENVELOPE", 503, "RCPT TO"), "", false, /right now/],
  ["a user first", error("EENVELOPE", 530, "MAIL FROM"), "", false, /user and password into MAIL_URL/],
  ["another sender", error("EENVELOPE", 550, "MAIL FROM"), "", false, /correct MAIL_FROM/],
  ["a size above its limit", error("EENVELOPE", 552, "MAIL FROM"), "", true, /for good/],
  ["an unknown receiver", error("EENVELOPE", 550, "RCPT TO"), "550 No such user", true, /for good/],
  ["no relaying", error("EENVELOPE", 554, "RCPT TO"), "554 Relay access denied", false, /allow this host/],
  ["unwanted words", error("EMESSAGE", 554, "DATA"), "554 spam", true, /for good/],
])("a mail server that says: %s", (_what, facts, answer, isFinal, advice) => {
  expect(classifySmtpError(facts, answer)).toEqual({ isFinal, advice: expect.stringMatching(advice) });
});
