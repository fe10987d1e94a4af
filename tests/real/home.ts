import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { EventBus } from "@callboard/bus/bus.ts";
import { openJetstreamBus } from "@callboard/bus/nats/jetstream-bus.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { storyHome, storyUrl } from "../e2e/steps/stage.ts";
import { openDatabases, type Databases } from "../support/databases.ts";
import { databaseUrlOf } from "../support/product.ts";

const servicesSchema = z.record(z.string(), z.number());
const enginesSchema = z.record(z.string(), z.object({ pid: z.number() }));
const portsSchema = z.object({ client: z.number() });

/** Data of the product running on real engines, with the addresses of everything. */
export interface Home {
  readonly url: string;
  /** Current process ids of the services, the gateway and the engines. */
  pids(): Readonly<Record<string, number>>;
  readonly databases: Databases;
  /** The bus with permission to read everything. */
  openBus(): Promise<EventBus>;
}

/** The run's product, whose data folder is `STORY_HOME`. */
export function openHome(): Home {
  const folder = storyHome();
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));
  return {
    url: storyUrl(),
    pids() {
      const engines = Object.entries(enginesSchema.parse(read("engines/processes.json")));
      return {
        ...servicesSchema.parse(read("processes.json")),
        ...Object.fromEntries(engines.map(([name, { pid }]) => [name, pid])),
      };
    },
    databases: openDatabases({
      places: { databaseUrl: (database) => databaseUrlOf(folder, database) },
    }),
    openBus() {
      const { client } = portsSchema.parse(read("engines/nats/ports.json"));
      const password = readFileSync(join(folder, "engines/nats/callboard.secret"), "utf8").trim();
      const address = `nats://callboard:${password}@127.0.0.1:${client}`;
      return openJetstreamBus({ url: address, name: "callboard", log: createLog("test", "silent") });
    },
  };
}
