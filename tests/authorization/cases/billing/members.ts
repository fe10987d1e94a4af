import type { MemberCase } from "../../mutation-case.ts";
import { bare } from "../../people.ts";

export const BILLING_MEMBERS: Readonly<Record<string, MemberCase>> = {
  updateAmbassadorBrandcode: {
    query:
      "mutation($PK: ID!, $code: String!) { updateAmbassadorBrandcode(PK: $PK, BrandCode: $code) { PK } }",
    async make(world, key) {
      // A code can be changed once in 90 days, so the last change is moved back for the next cell.
      await world.databases.query(
        "billing",
        "update subscriber set brand_code_changed_at = null where user_id = $1",
        [bare(key)],
      );
      const code = `M${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
      const row = { service: "billing", table: "subscriber", column: "user_id", id: bare(key) };
      return { variables: { PK: key, code }, rows: [row] };
    },
  },
};
