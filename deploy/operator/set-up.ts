import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { declareBus } from "@callboard/bus/nats/declare-bus.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { busPlan } from "../../dev/bus-plan.ts";
import { ensureDatabase } from "../../dev/engines/ensure-database.ts";
import { GATEWAY_DATABASE, SERVICES } from "../../dev/topology.ts";
import { applyRealm, readRealmEnvironment } from "../keycloak/apply-realm.ts";
import { BUS_OPERATOR, databasePassword } from "./process-secrets.ts";

/**
 * `node deploy/operator/set-up.ts`, run in a pod at each install and upgrade: creates missing databases and roles,
 * streams and consumers, and the realm. Each step is retried until its engine is available; all steps are idempotent.
 */
const settings = parseConfig(
  z.object({
    STEPS: z.string().transform((steps) => steps.split(",")),
    POSTGRES_URL: z.url(),
    BUS_URL: z.url(),
    SEED: z.string().min(1),
  }),
  readEnvironment(),
);

const TIMEOUT_MS = 900_000;
const PAUSE_MS = 3_000;

async function databases(): Promise<string> {
  const names = [...SERVICES.map(({ database }) => database), GATEWAY_DATABASE, "keycloak"];
  for (const name of names)
    await ensureDatabase(
      { connectionString: settings.POSTGRES_URL },
      name,
      databasePassword({ seed: settings.SEED }, name),
    );
  return `${names.length} databases are there, each with a role of its own.`;
}

async function bus(): Promise<string> {
  const plan = await busPlan();
  await declareBus({ url: settings.BUS_URL, name: BUS_OPERATOR, log: createLog("operator", "silent") }, plan);
  return `${plan.services.length} streams of events and ${plan.consumers.length} consumers are declared.`;
}

// Read before waiting for anything, because waiting does not fix an invalid setting.
const realm = settings.STEPS.includes("realm") ? readRealmEnvironment(readEnvironment()) : null;

const STEPS: Readonly<Record<string, () => Promise<string>>> = {
  databases,
  bus,
  realm: async () => (realm ? applyRealm(realm) : ""),
};

/** Retries a step until it succeeds; throws its last error if the engine never becomes available. */
async function untilDone(step: () => Promise<string>): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MS;
  let printed = "";
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      const words = error instanceof Error ? error.message : String(error);
      if (words !== printed) process.stdout.write(`waiting: ${words}\n`);
      printed = words;
      await sleep(PAUSE_MS);
    }
  }
}

for (const [name, step] of Object.entries(STEPS))
  if (settings.STEPS.includes(name)) process.stdout.write(`${await untilDone(step)}\n`);
