import type { Kysely } from "kysely";
import { assertOutsideTransaction, runInsideTransaction } from "./transaction-scope.ts";

/**
 * Marks the context of every transaction that this query builder or a copy of it opens, so that clients of other systems
 * refuse to work inside. A second transaction inside would wait for a connection while it holds one: with a small pool,
 * for ever. A transaction that is ended by hand could not be marked: `startTransaction` throws.
 */
export function markTransactions<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  const { transaction, connection, withPlugin, withoutPlugins, withSchema, withTables } = db;
  return Object.assign(db, {
    transaction: () => {
      assertOutsideTransaction("a second transaction");
      const builder = transaction.call(db);
      const execute = builder.execute.bind(builder);
      return Object.assign(builder, {
        execute: ((work) => execute((tx) => runInsideTransaction(() => work(tx)))) satisfies typeof execute,
      });
    },
    connection: () => {
      const builder = connection.call(db);
      const execute = builder.execute.bind(builder);
      return Object.assign(builder, {
        execute: ((work) => execute((one) => work(markTransactions(one)))) satisfies typeof execute,
      });
    },
    withPlugin: (...args: Parameters<typeof withPlugin>) => markTransactions(withPlugin.apply(db, args)),
    withoutPlugins: () => markTransactions(withoutPlugins.call(db)),
    withSchema: (schema: string) => markTransactions(withSchema.call(db, schema)),
    withTables: () => markTransactions(withTables.call(db)),
    startTransaction: () => {
      throw new Error("startTransaction cannot be marked: use transaction().");
    },
  } as unknown as Kysely<Tables>);
}
