import { busDatabase } from "@callboard/testkit/database.ts";
import { describeBusUnavailable } from "./bus-away.contract.ts";

describeBusUnavailable("the PostgreSQL log", async () => {
  const { url, drop } = await busDatabase();
  return { url, close: drop };
});
