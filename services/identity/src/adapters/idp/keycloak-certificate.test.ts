import { expectFailure } from "@callboard/testkit/expect-failure.ts";
import { logInto } from "@callboard/testkit/log-into.ts";
import { startExpiredWay, type TlsWay } from "@callboard/testkit/tls-way.ts";
import { createKeycloakConnection } from "./keycloak-connection.ts";

let way: TlsWay;
beforeEach(async () => {
  way = await startExpiredWay();
});
afterEach(() => way.close());

test("a Keycloak whose certificate has expired is UNAVAILABLE, and the log says so and what it costs", async () => {
  const logged: string[] = [];
  const connection = createKeycloakConnection({
    url: `https://localhost:${way.port}/auth`,
    realm: "callboard",
    clientId: "callboard-identity",
    clientSecret: "secret",
    log: logInto(logged),
    clock: () => new Date(),
  });
  expectFailure(await connection.call({ method: "GET", path: "users" }), "UNAVAILABLE");
  expect(logged).toEqual([
    expect.stringMatching(
      /^Keycloak's certificate at https:\/\/localhost:\d+\/auth has expired: renew it\. Until then passwords cannot be reset/,
    ),
  ]);
});
