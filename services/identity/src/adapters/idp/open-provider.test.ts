import { createLog } from "@callboard/kit/log/log.ts";
import { runInsideTransaction } from "@callboard/kit/postgres/transaction-scope.ts";
import { openProvider } from "./open-provider.ts";

const IDP_URL = "http://127.0.0.1:1";

test.each([
  ["the embedded provider", { IDP_KIND: "embedded", IDP_URL, IDP_SECRET: "secret" } as const],
  [
    "Keycloak",
    {
      IDP_KIND: "keycloak",
      IDP_URL,
      IDP_REALM: "callboard",
      IDP_CLIENT_ID: "callboard-identity",
      IDP_CLIENT_SECRET: "secret",
    } as const,
  ],
])("%s is not called inside a transaction", async (_name, config) => {
  const provider = openProvider(config, createLog("test", "silent"), () => new Date());
  const inside = runInsideTransaction(async () => provider.find("subject"));
  await expect(inside).rejects.toThrow("identity provider.find was called inside a database transaction");
});
