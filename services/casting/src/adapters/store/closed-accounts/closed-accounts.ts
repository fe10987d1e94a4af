import type { Transaction } from "kysely";
import type { ClosedAccountUnit } from "#app/closed-accounts/closed-account-ports.ts";
import type { Tables } from "../tables.ts";

/** Lists what a person who closed the account has with companies. */
export function closedAccountUnit(tx: Transaction<Tables>): ClosedAccountUnit {
  return {
    async notWithdrawn(userId, after, limit) {
      const rows = await tx
        .selectFrom("submission")
        .select(["id", "position_id"])
        .where("user_id", "=", userId)
        .where("status", "<>", "Withdrawn")
        .$if(after !== null, (query) => query.where("id", ">", after?.submissionId ?? ""))
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ submissionId: row.id, positionId: row.position_id, userId }));
    },
  };
}
