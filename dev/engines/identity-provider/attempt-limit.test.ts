import pg from "pg";
import { emptyDatabase } from "@callboard/testkit/database.ts";
import { readFileSync } from "node:fs";
import { createAttemptLimit, FREE_ATTEMPTS, FREE_MAILS, waitAfter } from "./attempt-limit.ts";

test.each([
  [FREE_ATTEMPTS - 1, FREE_ATTEMPTS, 0],
  [FREE_ATTEMPTS, FREE_ATTEMPTS, 5],
  [FREE_ATTEMPTS + 2, FREE_ATTEMPTS, 20],
  [FREE_MAILS - 1, FREE_MAILS, 0],
  [FREE_MAILS, FREE_MAILS, 5],
  [10_000, FREE_MAILS, 900],
])("after %i attempts, %i of them free, the wait is %i seconds", (attempts, free, seconds) => {
  expect(waitAfter(attempts, free)).toBe(seconds);
});

test("one address causes so many mails to others, and then waits; another address does not", async () => {
  const database = await emptyDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  try {
    await pool.query(readFileSync(new URL("schema.sql", import.meta.url), "utf8"));
    const { begin } = createAttemptLimit(pool);
    const mailTo = (count: number, address: string) => begin("mail", `person${count}@example.com`, address);
    for (let count = 0; count < FREE_MAILS; count += 1)
      expect(await mailTo(count, "192.0.2.1")).toEqual({ retryAfterSeconds: 0 });
    expect((await mailTo(FREE_MAILS, "192.0.2.1")).retryAfterSeconds).toBeGreaterThan(0);
    expect(await mailTo(FREE_MAILS, "192.0.2.2")).toEqual({ retryAfterSeconds: 0 });
  } finally {
    await pool.end();
    await database.drop();
  }
});
