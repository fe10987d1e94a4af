import { busDatabase } from "@callboard/testkit/database.ts";
import { describeBusAway } from "./bus-away.contract.ts";

describeBusAway("the PostgreSQL log", async () => {
  const { url, drop } = await busDatabase();
  return { url, close: drop };
});
