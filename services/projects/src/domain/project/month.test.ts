import { firstIdOfMonth } from "./month.ts";

test.each([
  ["2026-06-01T00:00:00Z", "2026-06-01T00:00:00.000Z"],
  ["2026-06-30T23:59:59Z", "2026-06-01T00:00:00.000Z"],
  ["2026-12-31T12:00:00Z", "2026-12-01T00:00:00.000Z"],
])("the month of %s begins with %s", (now, start) => {
  const id = firstIdOfMonth(new Date(now));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7000-8000-0{12}$/);
  expect(new Date(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toISOString()).toBe(start);
});
