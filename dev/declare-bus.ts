/**
 * `BUS_URL=nats://operator:password@host:port node dev/declare-bus.ts`: creates or updates the product's streams and
 * consumers on a NATS whose services have least privilege. Run it before a new version starts; idempotent.
 */
import { BusError } from "@callboard/bus/nats/jetstream-errors.ts";
import { declareBus } from "@callboard/bus/nats/declare-bus.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { busPlan } from "#dev/bus-plan.ts";

try {
  const url = process.env["BUS_URL"] ?? "";
  if (!URL.canParse(url)) throw new BusError("BUS_URL is nats://user:password@host:port of an operator.");
  const plan = await busPlan();
  await declareBus({ url, name: "operator", log: createLog("operator", "silent") }, plan);
  console.log(
    `${plan.services.length} streams of events and ${plan.consumers.length} consumers are declared.`,
  );
} catch (error) {
  console.error(error instanceof BusError ? error.message : error);
  process.exitCode = 1;
}
