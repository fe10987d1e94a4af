import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseConfig } from "@callboard/kit/process/config.ts";
import type { z } from "zod";
import { SERVICES } from "#dev/topology.ts";
import { openDataFolder, type DataFolder } from "./data-folder.ts";
import { serviceEnvironment, type Places } from "./settings.ts";

const names = SERVICES.map(({ name }) => name);
const PORTS = Object.fromEntries(
  [...names, "gateway", "identityProvider", "mailbox"].map((name, index) => [name, 4_001 + index]),
) as Places["http"];
const engine = (url: string) => ({ url, user: "me", password: "p:w/d" });
const REAL: NonNullable<Places["real"]> = {
  opensearch: engine("http://127.0.0.1:9200"),
  keycloak: engine("http://127.0.0.1:8080/auth"),
  s3: engine("http://127.0.0.1:9000"),
  smtp: null,
  stripe: null,
};

let folder: string;
let data: DataFolder;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "callboard-settings-"));
  data = await openDataFolder(folder, [...names, "gateway"], false);
});
afterAll(() => {
  data.release();
  rmSync(folder, { recursive: true, force: true });
});

function places(real: Places["real"]): Places {
  return {
    publicUrl: "http://localhost:4000",
    http: PORTS,
    grpc: PORTS,
    smtpPort: 2525,
    databaseUrl: (database) => `postgres://${database}:secret@127.0.0.1/${database}`,
    busUrl: () => (real ? "nats://me:secret@127.0.0.1:4222" : "postgres://bus:secret@127.0.0.1/bus"),
    authUrl: "http://127.0.0.1:8080/auth",
    real,
    objectsFolder: folder,
    persistedOperations: undefined,
    logFile: (name) => join(folder, name),
  };
}

/** A service's settings as it parses them from the environment that the start provides. */
async function settingsOf(name: string, real: Places["real"]): Promise<Record<string, unknown>> {
  const service = SERVICES.find((one) => one.name === name);
  if (!service) throw new Error(`There is no ${name}.`);
  const { configSchema } = (await import(`../../services/${name}/src/config.ts`)) as {
    configSchema: z.ZodType;
  };
  const environment = serviceEnvironment(service, places(real), data.secrets);
  return parseConfig(configSchema, environment) as Record<string, unknown>;
}

test.each(names)(
  "%s can read what it is given, on the embedded engines and on the real ones",
  async (name) => {
    expect(await settingsOf(name, null)).toHaveProperty("BUS_URL");
    expect(await settingsOf(name, REAL)).toHaveProperty("BUS_URL");
  },
);

test.each([
  ["the embedded engines", `http://127.0.0.1:${PORTS.mailbox}/messages`, null],
  ["the real ones", "smtp://127.0.0.1:2525", REAL],
  ["an own server", "smtp://me:secret@mail.test", { ...REAL, smtp: engine("smtp://me:secret@mail.test") }],
])("mail on %s goes to %s", async (_what, url, real) => {
  for (const name of ["identity", "messaging"]) expect((await settingsOf(name, real))["MAIL_URL"]).toBe(url);
});

test.each([
  ["the embedded engines", null, "mailbox"],
  ["the real ones", REAL, "mailbox"],
  [
    "an own mail server, where nobody reads the mailbox",
    { ...REAL, smtp: engine("smtp://me@mail.test") },
    "off",
  ],
])("text messages on %s", async (_what, real, kind) => {
  expect((await settingsOf("identity", real))["TEXTS"]).toBe(kind);
});
