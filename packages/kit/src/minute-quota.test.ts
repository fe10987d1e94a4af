import { createMinuteQuota } from "./minute-quota.ts";

test("lets so many through in a minute, for each member, and says when to come back", () => {
  let now = new Date("2026-05-01T12:00:00Z");
  const quota = createMinuteQuota("SEARCHES_PER_MINUTE", 2, () => now);
  expect([quota("a").ok, quota("a").ok]).toEqual([true, true]);
  now = new Date("2026-05-01T12:00:20Z");
  expect(quota("a")).toMatchObject({
    ok: false,
    failure: { code: "LIMIT", limit: "SEARCHES_PER_MINUTE", max: 2, retryAfter: 40 },
  });
  expect(quota("b").ok).toBe(true);
  now = new Date("2026-05-01T12:01:00Z");
  expect(quota("a").ok).toBe(true);
});
