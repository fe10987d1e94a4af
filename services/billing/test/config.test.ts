import { parseConfig } from "@callboard/kit/process/config.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { configSchema } from "../src/config.ts";

const keys = createTestKeys("billing");
const SETTINGS = {
  HTTP_PORT: "0",
  GRPC_PORT: "0",
  DATABASE_URL: "postgres://127.0.0.1/billing",
  BUS_URL: "postgres://127.0.0.1/bus",
  INTERNAL_KEY: JSON.stringify(keys.key("billing")),
  INTERNAL_JWKS: JSON.stringify(keys.jwks),
  PUBLIC_URL: "https://callboard.test",
  IDENTITY_GRPC: "identity:9090",
  PAYMENTS_WEBHOOK_SECRET: "whsec_of_the_test",
};
const KEY = { STRIPE_KEY: "sk_test_1" };

test.each([
  ["no word and no key", {}],
  ["a key alone", KEY],
  ["the sandbox", { PAYMENTS: "sandbox" }],
  ["Stripe with a key", { PAYMENTS: "stripe", ...KEY }],
])("billing starts with %s", (_name, more) => {
  expect(parseConfig(configSchema, { ...SETTINGS, ...more })).toMatchObject(more);
});

test("an installation that takes payments does not start on the sandbox", () => {
  const withoutKey = () => parseConfig(configSchema, { ...SETTINGS, PAYMENTS: "stripe" });
  expect(withoutKey).toThrow(/STRIPE_KEY: must be set/);
});
