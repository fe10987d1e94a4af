import pg from "pg";

/** Rows per statement; each batch is a short transaction, so that no relay has to wait for the seed. */
const BATCH = 1_000;

export type Row = Readonly<Record<string, unknown>>;

/** Inserts rows into a table in batches. All rows have the first one's columns; a repeated seed adds nothing. */
export async function insertRows(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = client.escapeIdentifier(table);
  const columns = Object.keys(first)
    .map((column) => client.escapeIdentifier(column))
    .join(", ");
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await client.query(
      `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb) on conflict do nothing`,
      [batch],
    );
  }
}

/** Opens a database connection for the duration of `work`. */
export async function withDatabase(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url);
  // A broken connection fails the current statement; an unhandled event would end the process too.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
