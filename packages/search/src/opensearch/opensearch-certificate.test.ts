import { FailureError } from "@callboard/kit/failure.ts";
import { logInto } from "@callboard/testkit/log-into.ts";
import { startExpiredWay, type TlsWay } from "@callboard/testkit/tls-way.ts";
import { callOpenSearch } from "./opensearch-errors.ts";
import { createOpenSearchClient } from "./opensearch-search.ts";

let way: TlsWay;
beforeEach(async () => {
  way = await startExpiredWay();
});
afterEach(() => way.close());

test("an engine whose certificate has expired is UNAVAILABLE, and the log says so", async () => {
  const logged: string[] = [];
  const client = createOpenSearchClient(`https://localhost:${way.port}`);
  const ping = callOpenSearch(logInto(logged), async () => client.ping());
  await expect(ping).rejects.toBeInstanceOf(FailureError);
  await client.close();
  expect(logged).toEqual([
    "OpenSearch's certificate has expired: renew it. The server is the one in SEARCH_URL",
  ]);
});
