import { busDatabase } from "@callboard/testkit/database.ts";
import { describeBusAway } from "./bus-away.ts";

describeBusAway("PostgreSQL log", async () => {
  const { url, drop } = await busDatabase();
  return { url, close: drop };
});
