import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { stopOnSignals } from "@callboard/kit/process/shutdown.ts";
import { configSchema } from "#config.ts";
import { start } from "#start.ts";

const config = parseConfig(configSchema, readEnvironment());
stopOnSignals(await start(config), createLog("gateway", config.LOG_LEVEL));
