import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { stopOnSignals } from "@callboard/kit/process/shutdown.ts";
import { configSchema } from "#config.ts";
import { start } from "#start.ts";

const running = await start(parseConfig(configSchema, readEnvironment()));
stopOnSignals(running, running.log);
