import { UnsecuredJWT } from "jose";
import { brokerSettings } from "../../deploy/keycloak/broker-settings.ts";
import { clientSecretExpiry } from "../../deploy/keycloak/secret-expiry.ts";

test.each([
  ["nothing", {}, {}],
  ["empty variables", { GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "" }, {}],
  [
    "Google",
    { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" },
    { google: { clientId: "id", clientSecret: "secret" } },
  ],
  [
    "Apple",
    { APPLE_CLIENT_ID: "id", APPLE_CLIENT_SECRET: "secret" },
    { apple: { clientId: "id", clientSecret: "secret" } },
  ],
])("the outside providers of %s", (_what, environment, brokers) => {
  expect(brokerSettings.parse(environment)).toEqual({ brokers });
});

test("an id without its secret is named, both at once", () => {
  const parsed = brokerSettings.safeParse({ GOOGLE_CLIENT_ID: "id", APPLE_CLIENT_SECRET: "hidden" });
  expect(parsed.error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([
    "GOOGLE_CLIENT_SECRET goes with GOOGLE_CLIENT_ID: set both or none",
    "APPLE_CLIENT_SECRET goes with APPLE_CLIENT_ID: set both or none",
  ]);
});

const EXPIRY = 1_800_000_000;

test.each([
  ["nothing", undefined, {}],
  ["a secret that is no JWT", "GOCSPX-abc", {}],
  ["a JWT without an end", new UnsecuredJWT({}).encode(), {}],
  [
    "Apple's JWT",
    new UnsecuredJWT({ exp: EXPIRY }).encode(),
    { CLIENT_SECRETS_EXPIRE: JSON.stringify({ apple: EXPIRY }) },
  ],
])("identity is given when the secret of a client expires: %s", (_what, secret, settings) => {
  expect(clientSecretExpiry({ APPLE_CLIENT_SECRET: secret })).toEqual(settings);
});
