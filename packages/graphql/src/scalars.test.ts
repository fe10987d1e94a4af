import { DateTime } from "./scalars.ts";

test.each([
  ["2026-05-31T10:00:00+02:00", "2026-05-31T08:00:00.000Z"],
  ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"],
  ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"],
])("%s is %s", (sent, read) => {
  expect(DateTime.parseValue(sent)).toBe(read);
});

test.each(["9999-12-31T23:59:59.999-12:00", "0001-01-01T00:00:00+12:00", "0000-06-01T00:00:00Z"])(
  "%s is outside of what a database holds",
  (sent) => {
    expect(() => DateTime.parseValue(sent)).toThrow("between the years 1 and 9999");
  },
);
