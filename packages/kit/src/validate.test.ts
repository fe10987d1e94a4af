import { z } from "zod";
import * as fields from "./fields.ts";
import { validate } from "./validate.ts";

const ruleOf = (schema: z.ZodType, value: unknown): string | undefined => {
  const result = validate(z.object({ Field: schema }), { Field: value }, "input");
  return result.ok ? undefined : result.failure.fields?.map((field) => `${field.path} ${field.rule}`).join();
};

test.each<[string, z.ZodType, unknown, string | undefined]>([
  ["a line that is missing", fields.line(5), undefined, "REQUIRED"],
  ["a line that is null", fields.line(5), null, "REQUIRED"],
  ["a line of spaces", fields.line(5), "  ", "REQUIRED"],
  ["a line that is a number", fields.line(5), 7, "TYPE"],
  ["a line at its limit", fields.line(5), "12345", undefined],
  ["a line over its limit", fields.line(5), "123456", "TOO_LONG"],
  ["a line with a line break", fields.line(9), "a\nb", undefined],
  ["a line with NUL", fields.line(9), "a\0b", "CHARACTERS"],
  ["a line with a lone surrogate", fields.line(9), "a\ud800", "CHARACTERS"],
  ["a line that turns its direction", fields.line(9), "a\u202eb", undefined],
  ["a paragraph with a line break", fields.paragraph(9), "a\nb", undefined],
  ["a paragraph with NUL", fields.paragraph(9), "a\0", "CHARACTERS"],
  ["a paragraph with a lone surrogate", fields.paragraph(9), "\udfff", "CHARACTERS"],
  ["a line that may be missing", fields.optionalLine(5), null, undefined],
  ["a value of a list", z.enum(["A", "B"]), "B", undefined],
  ["a value outside of its list", z.enum(["A", "B"]), "C", "CATALOG"],

  ["a list with too many", fields.choices(["A", "B"], 1), ["A", "B"], "TOO_MANY"],
  ["an address", fields.email, "Maya@Example.com", undefined],
  ["no address", fields.email, "maya@", "EMAIL"],
  ["a phone number", fields.phone, "+12125550123", undefined],
  ["a phone number without a country", fields.phone, "2125550123", "PHONE"],
  ["a link", fields.httpsUrl, "https://example.org/a?b#c", undefined],
  ["a link that is not https", fields.httpsUrl, "http://example.org", "URL"],
  ["a link that runs code", fields.httpsUrl, "javascript:alert(1)", "URL"],
  ["an address of mail for a link", fields.httpsUrl, "maya.lin@example.org", "URL"],
  ["words for a link", fields.httpsUrl, "on request", "URL"],
  ["a link that is data", fields.httpsUrl, "data:text/html,x", "URL"],
  ["a link with a user", fields.httpsUrl, "https://user:pass@example.org", "URL"],
  ["a day", fields.day, "2026-02-28", undefined],
  ["a day that never was", fields.day, "2026-02-29", "DATE"],
  ["a time", fields.timeOfDay, "23:59", undefined],
  ["no time", fields.timeOfDay, "24:00", "TIME"],
  ["a zone", fields.timeZone, "Europe/Istanbul", undefined],
  ["no zone", fields.timeZone, "Europe/Nowhere", "TIME_ZONE"],
  ["an offset in place of a zone", fields.timeZone, "+03:00", "TIME_ZONE"],
  ["an amount", fields.cents, 0, undefined],
  ["an amount below zero", fields.cents, -1, "RANGE"],
  ["an amount with a fraction", fields.cents, 1.5, "TYPE"],
  ["a client's key", fields.clientKey, "0b9a9f4e-9d5e-4c39-8a4b-0f3b6b1c2d3e", undefined],
  ["no client's key", fields.clientKey, "x", "UUID"],
])("%s", (_name, schema, value, rule) => {
  expect(ruleOf(schema, value)).toBe(rule === undefined ? undefined : `input.Field ${rule}`);
});

test.each<[z.ZodType, unknown, unknown]>([
  [fields.line(9), "  Ame\u0301lie ", "Amélie"],
  [fields.optionalLine(9), " ", null],
  [fields.line(9), "\u202aa\u200bb\u202c\ufeff\u0007", "ab"],
  [fields.line(9), "a\r\nb\tc", "a b c"],
  [fields.line(9), "می\u200cخواهم", "می\u200cخواهم"],
  [fields.paragraph(20), "one\n\u2067two\u2069\u2028", "one\ntwo"],
  [fields.email, "\u202amaya@example.com\u202c", "maya@example.com"],
  [fields.phone, "+44 (0)20 7946 0000", "+442079460000"],
  [fields.phone, "+٩٠ ٥٣٢ ١٢٣ ٤٥ ٦٧", "+905321234567"],
  [fields.httpsUrl, "example.org/a", "https://example.org/a"],
  [fields.httpsUrl, "https:/example.org/a", "https://example.org/a"],
  [fields.httpsUrl, "https:example.org", "https://example.org"],
  [fields.httpsUrl, "https:\\\\example.org\\x", "https://example.org/x"],
  [fields.httpsUrl, "HTTPS://example.org", "https://example.org"],
  [fields.httpsUrl, "müzik.com.tr/ses", "https://müzik.com.tr/ses"],
  [fields.optionalParagraph(9), undefined, null],
  [fields.email, "Maya@Example.com", "maya@example.com"],
  [fields.choices(["A", "B"]), ["B", "B"], ["B"]],
  [fields.choices(["A", "B"]), null, []],
  [fields.optional(z.int()), undefined, null],
])("%# is stored as it is meant", (schema, value, stored) => {
  expect(validate(schema, value)).toEqual({ ok: true, value: stored });
});

test("all failing fields are named at once, with a sentence each", () => {
  const schema = z.object({ Name: fields.line(3), Items: z.array(z.object({ Size: z.int().min(1) })) });
  const result = validate(schema, { Name: "Ferry", Items: [{ Size: 1 }, { Size: 0 }] }, "project");
  expect(result).toMatchObject({
    ok: false,
    failure: {
      code: "VALIDATION",
      fields: [
        { path: "project.Name", rule: "TOO_LONG", message: "Name can have at most 3 characters." },
        { path: "project.Items.1.Size", rule: "RANGE", message: "Size must be at least 1." },
      ],
    },
  });
});
