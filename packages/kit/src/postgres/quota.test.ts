import { emptyDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { expectFailure } from "@callboard/testkit/expect-failure.ts";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { migrate, SERVICE_MIGRATIONS } from "./migrate.ts";
import { createQuota, purgeQuotas } from "./quota.ts";

let database: TestDatabase;
let replicas: [pg.Pool, pg.Pool];

beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database.url, [SERVICE_MIGRATIONS]);
  replicas = [
    new pg.Pool({ connectionString: database.url }),
    new pg.Pool({ connectionString: database.url }),
  ];
});

afterAll(async () => {
  await Promise.all(replicas.map((pool) => pool.end()));
  await database.drop();
});

const options = { limit: "SEARCHES_PER_MINUTE", max: 5, seconds: 60 } as const;

test("two replicas share one quota, for each member", async () => {
  const quotas = replicas.map((pool) => createQuota(pool, options));
  const calls = await Promise.all([1, 2, 3, 4, 5].map((n) => quotas[n % 2]!("maya")));
  expect(calls.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
  for (const quota of quotas) {
    const failure = expectFailure(await quota("maya"), "LIMIT", "SEARCHES_PER_MINUTE");
    expect(failure).toMatchObject({ limit: "SEARCHES_PER_MINUTE", max: 5 });
    expect(failure.retryAfter).toBeGreaterThan(0);
    expect(failure.retryAfter).toBeLessThanOrEqual(60);
  }
  expect(await quotas[0]!("jonas")).toMatchObject({ ok: true });
});

test("calls at once never pass the limit", async () => {
  const quotas = replicas.map((pool) => createQuota(pool, options));
  const calls = await Promise.all(Array.from({ length: 20 }, (_, n) => quotas[n % 2]!("grace")));
  expect(calls.filter(({ ok }) => ok)).toHaveLength(5);
});

test("a window that has ended is forgotten, one that runs is kept", async () => {
  const quota = createQuota(replicas[0], options);
  await quota("kept");
  await replicas[0].query("insert into quota values ('SEARCHES_PER_MINUTE:old', 5, 1)");
  await purgeQuotas(new Kysely({ dialect: new PostgresDialect({ pool: replicas[0] }) }));
  const { rows } = await replicas[0].query(
    "select key from quota where key like '%:old' or key like '%:kept'",
  );
  expect(rows).toEqual([{ key: "SEARCHES_PER_MINUTE:kept" }]);
});

test("a quota of a database that is down is an error, not a free pass", async () => {
  const unreachable = new pg.Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
  await expect(createQuota(unreachable, options)("maya")).rejects.toThrow("ECONNREFUSED");
  await unreachable.end();
});
