import type { Places } from "#dev/start/settings.ts";
import type { Market } from "#dev/seed/market.ts";
import { insertRows, withDatabase } from "./rows.ts";

/** A brand code that a demo member can be referred by. */
export const DEMO_BRAND_CODE = "CALLBOARD1";

/** Every member is known to billing; the second talent has a brand code to try. */
export async function writeBilling(market: Market, places: Places): Promise<void> {
  const owner = market.members[1]?.id;
  await withDatabase(places.databaseUrl("billing"), (client) =>
    insertRows(
      client,
      "subscriber",
      market.members.map(({ id }) => ({
        user_id: id,
        customer_id: `cus_test_${id.replaceAll("-", "")}`,
        plan: "Free",
        cancel_at_period_end: false,
        trial_used: false,
        brand_code: id === owner ? DEMO_BRAND_CODE : null,
        version: 0,
      })),
    ),
  );
}
