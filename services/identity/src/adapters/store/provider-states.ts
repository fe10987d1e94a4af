import type { Kysely } from "kysely";
import type { ProviderStateStore } from "#app/ports.ts";
import type { Tables } from "./tables.ts";

/** What the identity provider said last, in the database or inside a transaction of it. */
export function providerStateStore(db: Kysely<Tables>): ProviderStateStore {
  return {
    find: async (issuer, subject) => {
      const all = db.selectFrom("provider_account").selectAll();
      const row = await all.where("issuer", "=", issuer).where("subject", "=", subject).executeTakeFirst();
      if (row === undefined) return null;
      const { enabled, roles } = row;
      return { issuer, subject, enabled, roles, signedOutAt: row.signed_out_at };
    },
    save: async ({ issuer, subject, enabled, roles, signedOutAt }) => {
      const facts = { enabled, roles: [...roles], signed_out_at: signedOutAt };
      await db
        .insertInto("provider_account")
        .values({ issuer, subject, ...facts })
        .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doUpdateSet(facts))
        .execute();
    },
    cursor: async (issuer) => {
      const query = db.selectFrom("provider_cursor").select("cursor").where("issuer", "=", issuer);
      return (await query.executeTakeFirst())?.cursor ?? "0";
    },
    saveCursor: async (issuer, cursor) => {
      await db
        .insertInto("provider_cursor")
        .values({ issuer, cursor })
        .onConflict((conflict) => conflict.column("issuer").doUpdateSet({ cursor }))
        .execute();
    },
  };
}
