import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { startShortLived } from "@callboard/testkit/tls-way.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createHttpServer } from "#http/http-server.ts";
import { createLog } from "#log/log.ts";
import { certificateExpiry, httpsSettings, measureCertificates } from "./certificate-expiry.ts";
import { registerMetrics } from "./metrics.ts";

const DAY_MS = 86_400_000;
const NAME = "certificate_expires_timestamp_seconds";

test("the https addresses among settings are found", () => {
  const settings = {
    PUBLIC_URL: "https://there.example",
    JWKS_URL: "http://in.example",
    KEY: { kty: "OKP" },
  };
  expect(httpsSettings(settings)).toEqual([["PUBLIC_URL", "https://there.example"]]);
});

test("what speaks no TLS has no certificate", async () => {
  const plain = createServer().listen(0, "127.0.0.1");
  await once(plain, "listening");
  const { port } = plain.address() as AddressInfo;
  expect(await certificateExpiry(`https://127.0.0.1:${port}`)).toBeNull();
  plain.close();
});

test("a process serves when the certificates that it is shown expire", async () => {
  const shown = await startShortLived(3);
  const app = createHttpServer(createLog("test", "silent"));
  const { registry } = registerMetrics(app, "things");
  measureCertificates(app, { registry }, { SEARCH_URL: shown.url });
  const text = await waitFor("the figure", async () => {
    const served = await registry.getSingleMetricAsString(NAME);
    return served.includes("SEARCH_URL") && served;
  });
  const [, setting, seconds] = /setting="(\w+)",service="things"\} (\d+)$/.exec(text) ?? [];
  expect(setting).toBe("SEARCH_URL");
  expect(Math.round((Number(seconds) * 1000 - Date.now()) / DAY_MS)).toBe(3);
  await app.close();
  await shown.close();
});
