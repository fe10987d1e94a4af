import { MAX_ATTEMPTS } from "#domain/mailed-codes/mailed-code.ts";
import { canTry, newPhoneCode, readPhone, readProvenPhone } from "./phone-code.ts";

const now = new Date("2026-11-30T12:00:00Z");
const phone = "+905321234567";
const code = newPhoneCode({ userId: "ada", phone, codeHash: "hash" }, now);
const after = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

it.each([
  ["at once", code, phone, now, true],
  ["in the tenth minute", code, phone, after(9.99), true],
  ["after ten minutes", code, phone, after(10), false],
  ["at the fifth try", { ...code, attempts: MAX_ATTEMPTS - 1 }, phone, now, true],
  ["after five tries", { ...code, attempts: MAX_ATTEMPTS }, phone, now, false],
  ["for another number", code, "+905321234568", now, false],
])("a code may be tried %s", (_when, pending, number, at, expected) => {
  expect(canTry(pending, number, at)).toBe(expected);
});

it.each([
  ["+90 532 123 45 67", phone],
  ["0090 (532) 123 45 67", phone],
  ["+٩٠ ٥٣٢ ١٢٣ ٤٥ ٦٧", phone],
])("reads the number %s", (written, expected) => {
  expect(readPhone({ phone: written })).toEqual({ ok: true, value: { phone: expected } });
});

it.each(["0532 123 45 67", "ada@callboard.test", "+1 212 555 0123 ext. 45"])(
  "refuses the number %j",
  (written) => {
    expect(readPhone({ phone: written })).toMatchObject({
      failure: { fields: [{ path: "phone", rule: "PHONE" }] },
    });
  },
);

it("reports the number and the code at once", () => {
  const read = readProvenPhone({ phone: "5", code: "12" });
  expect(read.ok ? [] : read.failure.fields?.map(({ path, rule }) => [path, rule])).toEqual([
    ["phone", "PHONE"],
    ["code", "SIX_DIGITS"],
  ]);
});
