import { daysOf, requestInput } from "./request-input.ts";
import type { RequestFields } from "./request-input.ts";

test.each([
  [{}, []],
  [{ From: "", Until: "" }, []],
  [{ From: "2026-12-01" }, ["2026-12-01"]],
  [{ Until: "2026-12-01" }, ["2026-12-01"]],
  [{ From: "2026-12-31", Until: "2027-01-02" }, ["2026-12-31", "2027-01-01", "2027-01-02"]],
  [{ From: "2026-12-02", Until: "2026-12-01" }, null],
  [{ From: "2026-12-01", Until: "2027-02-15" }, null],
])("the days of %j are %j", (fields, days) => {
  expect(daysOf(fields)).toEqual(days);
});

const NOW = Date.parse("2026-11-25T12:00:00Z");
const avail: RequestFields = { kind: "Avail", hours: 48 };

test.each<[string, RequestFields, object]>([
  ["nothing but its end", avail, { ExpiresAt: "2026-11-27T12:00:00.000Z" }],
  [
    "no fee where none is asked for",
    { ...avail, Fee: 500, Message: "  " },
    { ExpiresAt: "2026-11-27T12:00:00.000Z" },
  ],
  [
    "the fee, days and words of a hold",
    {
      kind: "Hold",
      hours: 24,
      From: "2026-12-01",
      Until: "2026-12-02",
      Fee: 750.5,
      Currency: "gbp",
      Message: " Two nights. ",
    },
    {
      Dates: ["2026-12-01", "2026-12-02"],
      ExpiresAt: "2026-11-26T12:00:00.000Z",
      Fee: 750.5,
      Currency: "GBP",
      Message: "Two nights.",
    },
  ],
])("a request says %s", (_name, fields, input) => {
  expect(requestInput(fields, NOW)).toEqual(input);
});
