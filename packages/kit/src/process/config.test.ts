import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { parseConfig, serviceConfig } from "./config.ts";

const keys = createTestKeys("one");
const GOOD = {
  HTTP_PORT: "4001",
  GRPC_PORT: "0",
  DATABASE_URL: "postgres://a:b@localhost:5432/one",
  BUS_URL: "postgresql://a:b@localhost:5432/bus",
  INTERNAL_KEY: JSON.stringify(keys.key("one")),
  INTERNAL_JWKS: JSON.stringify(keys.jwks),
};

test("reads settings and fills in what has a default", () => {
  expect(parseConfig(serviceConfig, GOOD)).toMatchObject({
    HOST: "127.0.0.1",
    HTTP_PORT: 4001,
    POOL_SIZE: 5,
    LOG_LEVEL: "info",
    INTERNAL_KEY: { kid: "one" },
  });
});

test("names every bad setting at once and shows no value", () => {
  const bad = {
    ...GOOD,
    HTTP_PORT: "99999",
    DATABASE_URL: "swordfish",
    INTERNAL_KEY: "swordfish",
    BUS_URL: undefined,
  };
  const attempt = () => parseConfig(serviceConfig, bad);
  for (const key of ["HTTP_PORT", "DATABASE_URL", "INTERNAL_KEY", "BUS_URL"]) expect(attempt).toThrow(key);
  expect(attempt).not.toThrow("swordfish");
});
