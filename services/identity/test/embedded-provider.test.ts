import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyDatabase } from "@callboard/testkit/database.ts";
import { createEmbeddedProvider } from "#adapters/idp/embedded.ts";
import { describeIdentityProvider } from "#adapters/idp/identity-provider.contract.ts";
import { startIdentityProvider } from "../../../dev/engines/identity-provider/start-identity-provider.ts";

describeIdentityProvider("the embedded provider", async () => {
  const database = await emptyDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), "provider-"));
  const running = await startIdentityProvider({
    databaseUrl: database.url,
    origin: "http://callboard.test",
    port: 0,
    adminSecret: "a-secret-of-the-test",
    dataFolder,
    mail: async () => {},
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  const url = `http://127.0.0.1:${running.port}`;
  return {
    // Password hashing is slow by design; on a busy machine it can take seconds.
    provider: createEmbeddedProvider({ url, secret: "a-secret-of-the-test", deadlineMs: 60_000 }),
    close: async () => {
      await running.stop();
      await database.drop();
      await rm(dataFolder, { recursive: true });
    },
  };
});

it("is UNAVAILABLE when nothing listens", async () => {
  const provider = createEmbeddedProvider({ url: "http://127.0.0.1:9", secret: "x" });
  expect(await provider.findByEmail("ada@callboard.test")).toMatchObject({
    ok: false,
    failure: { code: "UNAVAILABLE", dependency: "identity provider" },
  });
});
