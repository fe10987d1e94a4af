import { CompiledQuery, type DatabaseConnection, type KyselyPlugin } from "kysely";
import { assertTimeLeft, remainingTime } from "#process/deadline.ts";

/** Lets no statement start for a request whose time is over. */
export const refuseLateStatements: KyselyPlugin = {
  transformQuery({ node }) {
    assertTimeLeft();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/**
 * Makes the server end statements with the time of their request, for `onReserveConnection` of Kysely. It costs a
 * statement only where less is left than the server gives by itself, and another when the connection is used next.
 */
export function limitStatements(usual: number): (connection: DatabaseConnection) => Promise<void> {
  const shortened = new WeakSet<DatabaseConnection>();
  return async (connection) => {
    const wanted = Math.max(1, Math.ceil(Math.min(usual, remainingTime())));
    if (wanted === usual && !shortened.has(connection)) return;
    const statement = CompiledQuery.raw(`set statement_timeout = ${wanted}`);
    // A connection that is lost says so with its next statement; an error here would keep it from going back.
    await connection.executeQuery(statement).catch(() => undefined);
    if (wanted === usual) shortened.delete(connection);
    else shortened.add(connection);
  };
}
