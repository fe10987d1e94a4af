import pg from "pg";

/** Creates a role and its database if they are missing, and sets the role's password. Requires a superuser. */
export async function ensureDatabase(
  admin: pg.ClientConfig,
  database: string,
  password: string,
): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    const name = client.escapeIdentifier(database);
    const role = await client.query("select 1 from pg_roles where rolname = $1", [database]);
    const change = role.rowCount === 0 ? "create" : "alter";
    await client.query(`${change} role ${name} login password ${client.escapeLiteral(password)}`);
    const found = await client.query("select 1 from pg_database where datname = $1", [database]);
    if (found.rowCount === 0) {
      await client.query(`create database ${name} owner ${name}`);
      await client.query(`revoke connect on database ${name} from public`);
    }
  } finally {
    await client.end();
  }
}
