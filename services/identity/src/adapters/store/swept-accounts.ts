import type { Transaction } from "kysely";
import type { UnitOfWork } from "#app/ports.ts";
import * as rows from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Accounts that the clock changes: each locked, and skipped if another process has it. */
export function sweptAccounts(tx: Transaction<Tables>) {
  return {
    async lockSuspendedUntil(now, max) {
      const due = await tx
        .selectFrom("account")
        .selectAll()
        .where("suspended", "=", true)
        .where("suspended_until", "<=", now)
        .where("erase_at", "is", null)
        .orderBy("id")
        .limit(max)
        .forUpdate()
        .skipLocked()
        .execute();
      return due.map(rows.toAccount);
    },
    async lockActiveBornAfter(year, max) {
      const active = await tx
        .selectFrom("account")
        .selectAll()
        .where("birth_year", ">", year)
        .where("registered", "=", true)
        .where("suspended", "=", false)
        .orderBy("id")
        .limit(max)
        .forUpdate()
        .skipLocked()
        .execute();
      return active.map(rows.toAccount);
    },
    async lockMinorsBornUntil(year, max) {
      const minors = await tx
        .selectFrom("account")
        .selectAll()
        .where("minor", "=", true)
        .where("birth_year", "<=", year)
        .orderBy("id")
        .limit(max)
        .forUpdate()
        .skipLocked()
        .execute();
      return minors.map(rows.toAccount);
    },
  } satisfies Partial<UnitOfWork>;
}
