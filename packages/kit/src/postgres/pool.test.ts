import { emptyDatabase } from "@callboard/testkit/database.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { sql } from "kysely";
import pg from "pg";
import { createLog } from "#log/log.ts";
import { openDatabase } from "./pool.ts";

test("a connection that the server ends in a transaction fails that transaction, and the process goes on", async () => {
  const base = await emptyDatabase();
  const lines: string[] = [];
  const log = createLog("test", "info", { write: (line: string) => void lines.push(line) });
  const { db, close } = openDatabase<unknown>({ url: base.url, name: "test", log });
  const server = new pg.Client({ connectionString: base.url });
  await server.connect();
  const lost = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await server.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await waitFor("the loss is noticed between two statements", () => lines.length > 0);
    await sql`select 1`.execute(tx);
  });
  await expect(lost).rejects.toThrow("not queryable");
  expect(lines.join()).toContain("a database connection was lost");
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await server.end();
  await close();
  await base.drop();
});
