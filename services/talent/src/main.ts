import { parseConfig, readEnvironment } from "@callboard/kit/config.ts";
import { stopOnSignals } from "@callboard/kit/shutdown.ts";
import { configSchema } from "./config.ts";
import { start } from "./start.ts";

const service = await start(parseConfig(configSchema, readEnvironment()));
stopOnSignals(service, service.log);
