import { emptyDatabase } from "@callboard/testkit/database.ts";
import { logInto } from "@callboard/testkit/log-into.ts";
import { postgresOpening, startExpiredWay } from "@callboard/testkit/tls-way.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { awaitDatabase, openDatabase } from "@callboard/kit/postgres/pool.ts";

const TIMEOUT_MS = 60_000;

test("a start that is shown an expired certificate says whose, and goes on once it is renewed", async () => {
  const base = await emptyDatabase();
  const way = await startExpiredWay(new URL(base.url), postgresOpening);
  const url = new URL(base.url);
  url.host = `localhost:${way.port}`;
  url.searchParams.set("sslmode", "verify-full");
  const logged: string[] = [];
  const log = logInto(logged);
  const database = openDatabase<unknown>({ url: url.href, name: "test", log });
  try {
    const started = awaitDatabase(database.db, log, "DATABASE_URL");
    await waitFor("it is said", () => logged.length > 0, TIMEOUT_MS);
    way.renew();
    await started;
    expect(logged).toEqual([
      "PostgreSQL's certificate has expired: renew it. The server is the one in DATABASE_URL. Will retry",
    ]);
  } finally {
    await database.close();
    await way.close();
    await base.drop();
  }
});
